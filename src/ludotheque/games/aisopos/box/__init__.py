"""What is in the box: pieces, hexes, the names of actions, what players settle."""
