"""Outages: time in which the house could not answer counts for nobody."""

import msgspec

from ludotheque.table.play.sitting import Sitting

__all__ = ["Outage", "give_time_back"]


class Outage(msgspec.Struct, frozen=True, array_like=True):
    """From when until when the house could not answer."""

    began: int
    ended: int


def give_time_back(sitting: Sitting, outages: list[Outage]) -> None:
    """Enter those of *outages*, the oldest first, that took time from somebody here."""
    for outage in outages:
        if outage.ended > sitting.outages_until and costs_somebody(sitting, outage):
            sitting.enter("outage", began=outage.began, ended=outage.ended)


def costs_somebody(sitting: Sitting, outage: Outage) -> bool:
    """Say whether a clock ran against a person meanwhile."""
    return any(
        chair.kind == "human" and not chair.resigned and sitting.due(seat) is not None
        and sitting.lost_time(seat, outage.began, outage.ended) > 0
        for seat, chair in enumerate(sitting.chairs)
    )  # fmt: skip
