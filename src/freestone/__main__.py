"""`python -m freestone` is the command line too."""

from freestone.cli import main

if __name__ == "__main__":
    main()
