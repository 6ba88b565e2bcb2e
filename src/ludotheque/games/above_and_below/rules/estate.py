"""What the cards of a village say together, worked out once until a building changes hands."""

from librt.vecs import append
from mypy_extensions import i64

from ludotheque.core.ints import Ints
from ludotheque.games.above_and_below.box.components import Building
from ludotheque.games.above_and_below.table import OWNED, Estate, Table, places_of

__all__ = ["estate_of"]


def estate_of(s: Table, seat: i64) -> Estate:
    """Return the estate of *seat*."""
    estate = s.estates[seat]
    if estate is None:
        estate = surveyed(s, places_of(s.building_at, OWNED + seat))
        s.estates[seat] = estate
    return estate


def surveyed(s: Table, cards: Ints) -> Estate:
    """Return the estate that consists of *cards*."""
    estate = Estate(cards)
    for card in cards:
        building = s.box.buildings[card]
        estate.beds += building.beds
        estate.bonus += building.points
        estate.income += building.income
        if any(points != 0 for points in building.points_per):
            estate.scoring = append(estate.scoring, card)
        if any(coins != 0 for coins in building.income_per):
            estate.earning = append(estate.earning, card)
        if is_special(building):
            estate.special = append(estate.special, card)
    return estate


def is_special(building: Building) -> bool:
    """Say whether *building* has a symbol that helps in another way than by beds, coins, points."""
    return (
        building.potion_income != 0
        or building.coin_after_building != 0
        or building.coin_after_exploring != 0
        or building.rerolls != 0
        or building.train_to_ready
        or building.tokens_as_coins
        or building.refill
    )
