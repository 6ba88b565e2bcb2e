"""What a seat may see and hear: the table, the drawing, the book read aloud."""
