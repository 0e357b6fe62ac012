"""Lessons: games taught in short chapters, in which the learner makes the moves. Knows no game."""
