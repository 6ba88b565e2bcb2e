"""How bots play: what a position is worth, what they do in a hurry, and the levels."""
