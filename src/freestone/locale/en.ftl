# The words of the site, whatever the game.

language-name = English
change-range = { $low } to { $high }

## The terminal

cli-notice =
    An unofficial project of fans: it contains no art or text of the publishers. The names of the
    games and of their publishers belong to their owners.
cli-news = Since your last decision
cli-earlier = … { $count } more lines: log
cli-ask-again = Ask me again: { $standing }
cli-no-number = There is no number { $number } here; choose from 1 to { $most }.
cli-hand-over = { $seat }, something is for your eyes only. Press Enter when nobody else is looking.
cli-agree = This takes back what others have done or seen. Does everybody agree? (y/n)
cli-saved = Saved as { $file }.
cli-left = Saved as { $file }. Go on with: { $command }
cli-finished = Saved as { $file }. See it again with: { $command }
cli-score = Points
cli-total = total
cli-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-help =
    Answer with the number of an option or with its text, such as pass.
    undo       take your last choice back
    save FILE  save a copy; the game is saved after every choice anyway
    quit       leave; the game can be resumed
    log        everything that has happened
    cards      what every card does
    score      the points by source
    table      show the table again
