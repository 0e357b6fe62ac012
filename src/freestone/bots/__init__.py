"""Players that are programs. They read `Seen` and nothing else."""
