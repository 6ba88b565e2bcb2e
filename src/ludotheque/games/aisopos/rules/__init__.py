"""The rules by the sections of the rulebook.

2 is setup; 3 turn; 4 clash, which also writes down what all can tell by it (AI-5.3); 6 scoring; 7
agreement, and turn for quiet draws; 8 match.  Section 1 is the box, section 5 knowledge.
"""
