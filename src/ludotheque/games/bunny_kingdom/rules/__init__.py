"""The rules by the sections of the rulebook.

1 is course; 4 setup and dealing; 5 draft, with hands for their size and direction; 6 resolution; 7
is with 4 and 5, where two play otherwise; 9 construction and trading; 10 camps; 11 fiefs and
harvest; 12 scoring; 13 and 14 parchments, with copying for those that copy.  Sections 2 and 3 are
the box, section 8 knowledge, with seen for what two players' turns leave behind.
"""
