"""Limits: how often somebody may ask, and how much they may send."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic

import msgspec

from ludotheque.table.errors import RequestError

__all__ = ["NEIGHBOURS", "Bucket", "Limits", "Rates", "address_key"]

MOST_BUCKETS = 20_000
# How many times as much as one player all of one address may do: guests are free.
NEIGHBOURS = 10
# The part of an IPv6 address that a provider gives to one subscriber, who has all the rest of it.
SUBSCRIBER_BITS = 64


def address_key(address: str) -> str:
    """Return what stands in limits for all who come from *address*: of IPv6 its first half."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), SUBSCRIBER_BITS), strict=False))


class Rates(msgspec.Struct, frozen=True):
    """How many a second, and how many at once: for each kind of request."""

    requests: tuple[float, float] = (50, 200)
    tables: tuple[float, float] = (0.5, 20)
    messages: tuple[float, float] = (30, 120)
    sign_ins: tuple[float, float] = (0.1, 5)
    hints: tuple[float, float] = (0.5, 5)
    replays: tuple[float, float] = (2, 20)
    # Of all guests who come from one address together: several may share it, and guests are free.
    tables_from: tuple[float, float] = (0.2, 40)
    # What is written for ever: by player, and ten times as much by address.
    chat: tuple[float, float] = (1, 40)
    notes: tuple[float, float] = (1, 20)
    seatings: tuple[float, float] = (0.5, 30)
    # Of all sockets of one address together.
    messages_from: tuple[float, float] = (600, 2400)


class Bucket:
    """Fills with *rate* tokens a second up to *most*; every request takes one."""

    __slots__ = ("filled", "most", "rate", "tokens")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.tokens = most
        self.filled = monotonic()

    def take(self) -> None:
        """Take a token, or say how long to wait."""
        now = monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            wait = round((1 - self.tokens) / self.rate, 2)
            raise RequestError("too-many", f"slow down: again in {wait} s", wait=wait)
        self.tokens -= 1


class Limits:
    """The buckets of everybody, by what they do."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take_for(self, kind: str, player: str, address: str) -> None:
        """Count one request of *kind* by *player*, and by all who come from their *address*."""
        self.take(kind, player)
        self.take(kind, f"from {address}", NEIGHBOURS)

    def take(self, kind: str, who: str, times: int = 1) -> None:
        """Count one request of *kind* by *who*, who may do it so many *times* as often."""
        # Addresses are endless: without this the memory would grow with every new one.
        if len(self.buckets) > MOST_BUCKETS:
            self._forget_full()
        bucket = self.buckets.get((kind, who))
        if bucket is None:
            bucket = self.buckets[kind, who] = self.bucket(kind, times)
        bucket.take()

    def give_back(self, kind: str, who: str) -> None:
        """Count the last request of *kind* by *who* as none."""
        bucket = self.buckets.get((kind, who))
        if bucket is not None:
            bucket.tokens = min(bucket.most, bucket.tokens + 1)

    def bucket(self, kind: str, times: int = 1) -> Bucket:
        """Return a fresh bucket for requests of *kind*, so many *times* as large."""
        rate, most = getattr(self.rates, kind)
        return Bucket(rate * times, most * times)

    def _forget_full(self) -> None:
        """Forget those who have been quiet long enough to have a full bucket again."""
        now = monotonic()
        for key, bucket in list(self.buckets.items()):
            if bucket.tokens + (now - bucket.filled) * bucket.rate >= bucket.most:
                del self.buckets[key]
