"""Sessions in one worker: who comes with a cookie, and the sockets that end with their session."""

from contextlib import suppress
from time import monotonic

from ludotheque.table.guests import Guest, random_id
from ludotheque.table.live.listener import Listener
from ludotheque.table.store.connections import LOST
from ludotheque.table.store.sessions import SessionRows
from ludotheque.table.timestamps import now_ms

__all__ = ["SESSION_ENDED", "Sessions"]

# The code with which a socket is closed when its session ends.
SESSION_ENDED = 4001
# How often the use of a session is noted, in milliseconds: not with every request.
NOTED_EVERY = 3_600_000
# How often, in seconds, the sessions behind open sockets are looked at, and old ones forgotten.
LOOKED_AFTER_EVERY = 60.0
# Asked for in one question.
TOGETHER = 500


class Sessions:
    """Begins, knows and ends sessions; *lasting* and *lasting_guest* are seconds without use.

    A guest without an account cannot sign in again, so their session lasts longer.
    """

    def __init__(self, rows: SessionRows, lasting: float, lasting_guest: float) -> None:
        self.rows = rows
        self.lasting = int(lasting * 1000)
        self.lasting_guest = int(lasting_guest * 1000)
        # The open sockets of every player.
        self.sockets: dict[str, set[Listener]] = {}
        self.looked_at = monotonic()

    def expiry(self, guest: Guest) -> int:
        """Return until when a session of *guest* lasts that is used now."""
        return now_ms() + (self.lasting if guest.account else self.lasting_guest)

    async def begin(self, guest: Guest, browser: str, password: str | None = None) -> Guest:
        """Begin a session; *password* is the hash that must still be the player's."""
        begun = Guest(guest.player, guest.name, guest.account, random_id(20))
        await self.rows.begin(begun, browser, self.expiry(begun), password)
        return begun

    async def known(self, claimed: Guest) -> tuple[Guest, bool]:
        """Return who comes, a stranger if their session has ended, and whether it was renewed."""
        if not claimed.player:
            return claimed, False
        if not claimed.session:
            taken = not claimed.account and await self.rows.takes_old_cookie(claimed.player)
            return (claimed if taken else Guest()), False
        row = await self.rows.find(claimed.session, claimed.player)
        if row is None:
            return Guest(), False
        if row["seen"] > now_ms() - NOTED_EVERY:
            return claimed, False
        # Whoever only reads is not turned away because nothing can be written now.
        with suppress(*LOST):
            await self.rows.renew([claimed.session], self.expiry(claimed), now_ms())
        return claimed, True

    async def end(self, player: str, session: str) -> bool:
        """End one session of *player* and close its sockets; False if there is none."""
        ended = await self.rows.end(player, session)
        self.close_sockets(player, session)
        return ended

    async def sign_out(self, guest: Guest) -> None:
        """End the session of *guest*, who without an account comes back as somebody else."""
        if guest.account:
            await self.end(guest.player, guest.session)
        else:
            await self.rows.sign_guest_out(guest.player)
            self.close_sockets(guest.player)

    # Open sockets

    def attach(self, listener: Listener) -> None:
        """Remember an open socket, so that it ends with its session."""
        if listener.guest.player:
            self.sockets.setdefault(listener.guest.player, set()).add(listener)

    def detach(self, listener: Listener, player: str) -> None:
        """Forget a socket that *player* came with."""
        held = self.sockets.get(player, set())
        held.discard(listener)
        if not held:
            self.sockets.pop(player, None)

    def close_sockets(self, player: str, session: str | None = None) -> None:
        """Close the sockets of a session, or of all sessions of *player*."""
        for listener in list(self.sockets.get(player, ())):
            if session is None or listener.guest.session == session:
                # What is still heard before the socket is closed comes from nobody.
                listener.guest = Guest()
                listener.close(SESSION_ENDED)
                self.detach(listener, player)

    def look_soon(self) -> None:
        """Look after all open sockets in the next round: we may not have heard of an end."""
        self.looked_at = monotonic() - LOOKED_AFTER_EVERY

    async def look_after(self) -> None:
        """Close sockets whose session has ended, renew the others, forget expired sessions."""
        if monotonic() - self.looked_at < LOOKED_AFTER_EVERY:
            return
        self.looked_at = monotonic()
        await self.rows.forget_expired()
        guests = list({one.guest for held in self.sockets.values() for one in held})
        for first in range(0, len(guests), TOGETHER):
            await self._look_at([one for one in guests[first : first + TOGETHER] if one.session])

    async def _look_at(self, guests: list[Guest]) -> None:
        alive = await self.rows.alive([guest.session for guest in guests])
        for guest in guests:
            if guest.session not in alive:
                self.close_sockets(guest.player, guest.session)
        due = now_ms() - NOTED_EVERY
        for account in (True, False):
            kind = [one for one in guests if one.session in alive and bool(one.account) == account]
            if kind:
                sessions = [guest.session for guest in kind]
                await self.rows.renew(sessions, self.expiry(kind[0]), due)
