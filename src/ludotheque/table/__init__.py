"""The table: a server where people and bots sit down and play any of the games."""
