"""Other engines: scripts that run in environments of their own, without Freestone, and print what they measured."""
