"""Learning by self-play: networks that judge positions, the matches they learn from, and their training."""
