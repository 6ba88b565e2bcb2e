"""Snapshots: a whole state as plain JSON values, and back."""

from typing import TYPE_CHECKING, Any, cast

from ludotheque.core.errors import BrokenRecord, LudothequeError, told
from ludotheque.core.ints import ints
from ludotheque.core.pile import Pile
from ludotheque.core.rng import Rng

if TYPE_CHECKING:
    from ludotheque.core.decision import AnyDecision
    from ludotheque.core.game import Game
    from ludotheque.core.state import State

__all__ = ["packed", "unpacked"]


def packed(state: "State") -> dict[str, object]:
    """Return *state* as plain values."""
    edition = state.edition
    return {
        "game": edition.game.name,
        "rules": edition.game.rules_version,
        "options": dict(edition.options),
        "pack": edition.pack_digest,
        "seats": state.seats,
        "over": state.over,
        "rng": state.rng.words(),
        "stack": [packed_decision(owed) for owed in state.stack],
        "fields": [packed_field(getattr(state, name)) for name in state.kept_fields()],
    }


def packed_field(value: Any) -> object:
    """Return a field: numbers as they are, rows as lists, piles and lists of them tagged."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Pile):
        return {"pile": [list(value.cards), list(value.layers)]}
    if isinstance(value, list):
        return {"list": [packed_field(item) for item in value]}
    return list(value)


def unpacked_field(value: Any) -> Any:
    """Return the field that `packed_field` made *value* of."""
    if isinstance(value, list):
        return ints(value)
    if isinstance(value, dict):
        if "pile" in value:
            cards, layers = value["pile"]
            return Pile(ints(cards), ints(layers))
        return [unpacked_field(item) for item in value["list"]]
    return value


def packed_decision(decision: "AnyDecision | None") -> object:
    """Return *decision* as its class's name and its fields."""
    if decision is None:
        return None
    named: list[object] = [type(decision).__name__]
    for name in decision.fields:
        named.append(packed_part(getattr(decision, name)))
    return named


def packed_part(value: Any) -> object:
    """Return a field of a decision: a number, a row, or a list of rows or decisions."""
    # Asked for first: compiled, a bool that is taken for an int becomes one.
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, list):
        if all(item is None or hasattr(item, "options") for item in value):
            return {"asked": [packed_decision(item) for item in value]}
        return {"list": [packed_field(item) for item in value]}
    return list(value)


def unpacked_decision(game: "Game", value: Any) -> "AnyDecision | None":
    """Return the decision that `packed_decision` made *value* of."""
    if value is None:
        return None
    name, *parts = value
    kind = game.kinds.get(name)
    if kind is None:
        raise BrokenRecord(f"a snapshot of {game.name} asks an unknown question: {told(name)}")
    filled: list[Any] = []
    for part in parts:
        if isinstance(part, dict) and "asked" in part:
            filled.append([unpacked_decision(game, item) for item in part["asked"]])
        else:
            filled.append(unpacked_field(part))
    decision: AnyDecision = kind(*filled)
    return decision


def unpacked(game: "Game", value: Any, pack: object = None) -> "State":
    """Return the state whose snapshot is *value*; say clearly what is wrong with it if it is."""
    if not isinstance(value, dict) or value.get("game") != game.name:
        raise BrokenRecord(f"not a snapshot of {game.name}")
    if value.get("rules") != game.rules_version:
        raise BrokenRecord(
            f"a snapshot of {game.name} by rules {told(value.get('rules'))}, "
            f"not {game.rules_version}"
        )
    try:
        # The options are part of a snapshot, the pack is not: it may be large, and has a digest.
        edition = game.edition(value["seats"], value["options"], pack)
        if edition.pack_digest != value["pack"]:
            raise BrokenRecord(f"the snapshot was made with the pack {told(value['pack'])}")
        stack = [cast("AnyDecision", unpacked_decision(game, owed)) for owed in value["stack"]]
        rng = Rng.restored(value["rng"])
        state: State = game.state(edition, value["seats"], rng, stack, value["over"])
        for name, field in zip(state.kept_fields(), value["fields"], strict=True):
            setattr(state, name, unpacked_field(field))
    except LudothequeError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BrokenRecord(
            f"the snapshot of {game.name} is incomplete: {told(str(error))}"
        ) from error
    return state
