"""Advice for people: a hint for the decision at hand, and a review of a match that is over."""
