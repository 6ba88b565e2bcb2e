"""What a seat may see and hear; it can imagine no other table, since only piles hide anything."""
