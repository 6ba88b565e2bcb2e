"""The table: a server where people and bots sit down and play any of the games.

`http` answers requests and sockets, `live` holds the tables that somebody sits at, `store` keeps
them in a database, `play` knows what may be done at a table and what follows.  Imports point in
this order, and never back.
"""
