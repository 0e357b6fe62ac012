"""The flow of the game, one module a chapter of the rulebook."""
