"""What is in the box: cards, villagers, the book, packs, the names of actions, what is settled."""
