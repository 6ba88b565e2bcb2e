"""Training: bots play themselves, and a small network learns from how it ended.

Generation by generation: the network of the last one plays (before there is one, a teacher does),
with some moves left to chance so that much is seen; positions of the last few generations are
learned; and the new network meets the one before at the same deals from every seat.
"""

from ludotheque.arena.train.generations import Generation, Training, train
from ludotheque.arena.train.plan import TrainingPlan

__all__ = ["Generation", "Training", "TrainingPlan", "train"]
