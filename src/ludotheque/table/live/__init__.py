"""Live: the tables that somebody sits at, held in memory, and all that happens at them."""
