"""The rules by the sections of the rulebook.

1 is supplies; 2 setup and draws; 3 and 10 rounds and turn; 4 gather, explore, lanterns, luck and
reward, with encounter for what the party is about; 5 build; 6 harvest; 7 train; 8 work; 9 trade;
11 rounds and night; 12 track; 13 villagers and cats; 14 reputation; 15 scoring.  A symbol of 16 is
with what it changes, payment for the drinks that are coins.  Section 17 is the box.
"""
