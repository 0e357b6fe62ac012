"""How fast the rules are: this Freestone, interpreted and compiled, side by side with other engines."""
