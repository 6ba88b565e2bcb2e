"""What a seat may see, knows and can imagine."""
