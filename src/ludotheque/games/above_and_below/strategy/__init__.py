"""How bots play: what a position is worth, what is likely, and the levels."""
