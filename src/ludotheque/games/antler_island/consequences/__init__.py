"""What an action would bring, told from what its seat knows."""
