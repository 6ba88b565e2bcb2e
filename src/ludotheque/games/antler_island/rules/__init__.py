"""The rules by the sections of the rulebook.

2 is setup; 3 plan and turn; 4 new_round; 5 move, eat, rut and grow, and food for what is drawn,
held and paid; 6 fight; 7 wily and roar, every other tile with the action that it serves; 8 scoring;
9 cubes.  Section 1 is the box, section 10 knowledge.
"""
