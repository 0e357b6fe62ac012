"""The games, one in each folder; none knows another."""
