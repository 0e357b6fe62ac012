"""What bots know of a game: what positions are worth, and how far to look."""
