"""The engine: steps, states, chance, journals and matches. It knows no game."""
