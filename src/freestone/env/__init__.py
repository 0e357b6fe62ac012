"""Environments for research: the games as PettingZoo, Gymnasium and OpenSpiel know them, from one shared encoder."""
