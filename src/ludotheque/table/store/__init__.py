"""Store: everything that is kept, in SQLite or PostgreSQL."""
