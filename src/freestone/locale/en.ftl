# The words of the site, whatever the game.

language-name = English
change-range = { $low } to { $high }
