"""Tiny Game: whoever takes the last pebble wins."""

from tiny_game.game import GAME

__all__ = ["GAME"]
