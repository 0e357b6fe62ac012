"""What the games share: reading component data."""
