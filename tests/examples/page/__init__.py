"""Games of other packages in a browser."""
