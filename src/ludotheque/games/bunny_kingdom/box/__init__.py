"""What is in the box: the board, the cards, the names of actions, packs that correct them."""
