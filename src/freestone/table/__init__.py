"""Live play: tables with seats for people and bots, what each of them sees, and where it all is kept."""
