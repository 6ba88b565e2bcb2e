"""How bots play: what a position is worth, and the levels."""
