"""The titles. Each folder is one game; none knows another."""
