"""What is in the box: island, food, tiles, the names of actions, what players settle."""
