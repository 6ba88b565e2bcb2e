"""What a game's storyteller adds to its messages, where it has one."""

from typing import Any

from ludotheque.core import Game
from ludotheque.locale import Words

__all__ = ["choices_of", "story_of"]


def story_of(game: Game, event: dict[str, object], viewer: int, words: Words) -> str:
    """Return the story that *viewer* hears of an event, empty where there is none."""
    return game.storyteller.event(event, viewer, words.say) if game.storyteller else ""


def choices_of(game: Game, view: dict[str, Any], names: list[str], words: Words) -> list[str]:
    """Return the actions *names* as the story calls them, each empty where it does not."""
    if game.storyteller is None:
        return []
    return [game.storyteller.action(view, name, words.say) for name in names]
