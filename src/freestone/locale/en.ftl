# The words of the site, whatever the game.

language-name = English
change-range = { $low } to { $high }

## The terminal

cli-news = Since your last decision
cli-earlier = … { $count } more lines: log
cli-ask-again = Ask me again: “{ $standing }”
cli-input-ended = the input ended before there was an answer
cli-no-number = There is no number { $number } here; choose from 1 to { $most }.
cli-hand-over = { $seat }, something is for your eyes only. Press Enter when nobody else is looking.
cli-agree = This takes back what others have done or seen. Does everybody agree? (y/n)
# How an answer begins that agrees.
cli-yes = y
cli-serving = The table is at { $address } (Ctrl-C ends)
cli-working = Thinking for servers (Ctrl-C ends)
cli-serving-elsewhere = Port { $usual } is taken by another program, so this server uses port { $port }.
cli-serving-too = Also at { $address }
cli-serving-here = On this computer: { $address }
cli-serving-code = For the camera of a telephone:
cli-serving-local = Only this computer reaches it. To let others in: scripts/play serve --host 0.0.0.0, or freestone serve --host 0.0.0.0
admin-backed-up = Saved { $count ->
    [one] 1 table
   *[other] { $count } tables
 } in { $file }.
admin-restored = Restored { $count ->
    [one] 1 table
   *[other] { $count } tables
 } from { $file }.
admin-migrated = The database has the schema of this version.
admin-archived = Archived { $count ->
    [one] one table
   *[other] { $count } tables
 }.
admin-brought-back = Brought { $count ->
    [one] one table
   *[other] { $count } tables
 } back.
cli-saved = Saved as { $file }.
cli-left = Saved as { $file }. Resume with: { $command }
cli-finished = Saved as { $file }. See it again with: { $command }
cli-figures-box = { $rows ->
    [one] 1 row was read from a printed box.
   *[other] { $rows } rows were read from a printed box.
}
cli-figures-rulebook = { $rows ->
    [one] 1 row is stated in the rulebook.
   *[other] { $rows } rows are stated in the rulebook.
}
cli-figures-public = { $rows ->
    [one] 1 row is from a public list that has not been compared with a printed box.
   *[other] { $rows } rows are from a public list that has not been compared with a printed box.
}
cli-figures-deduced = { $rows ->
    [one] 1 row follows from what the rulebook says.
   *[other] { $rows } rows follow from what the rulebook says.
}
cli-figures-reconstructed = { $rows ->
    [one] 1 row is reconstructed:
   *[other] { $rows } rows are reconstructed:
} the rulebook does not print these figures, so they were made to fit what is known of the game. They are not the figures of the box.
cli-figures-of-pack = { $count ->
    [0] no figures are reconstructed
   *[other] { $count } of { $rows } rows are reconstructed
}
cli-figures-own = If you own the box, you can enter its figures: { $command }
cli-score = Points
cli-total = total
cli-player = Player { $number }
cli-help =
    Answer with the number of an option or with its command, such as pass.
    undo       take your last choice back
    save FILE  save a copy; the game is saved after every choice anyway
    quit       leave; the game can be resumed
    log        everything that has happened
    cards      what every card does
    score      the points by source
    table      show the table again
    hint       the best options, the final scores to expect and why

## The commands

cli-bar-games = games
cli-bar-rows = rows
cli-bar-review = review
cli-bar-trials = trials
cli-bar-seconds = seconds
cli-bar-lines = lines of play
cli-bar-puzzles = puzzles
cli-progress = { $what }: { $done } of { $total }, about { $left } left
cli-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
cli-minutes = { $number } minutes
cli-hours = { $number } hours
column-apply-rate = apply/s
column-archived = archived
column-bot = bot
column-box = box
column-by-two = by two
column-cases = times at the table
column-choices-rate = choices/s
column-column = column
column-contest = contest
column-copy = copy µs
column-created = created
column-data = component data
column-deduced = deduced
column-depth = depth
column-doubtful = doubtful figures
column-elo = Elo
column-ended = finished
column-engine = engine
column-environment = environment
column-fair = of the fair share
column-fair-share = fair share
column-game = game
column-games = games
column-games-rate = games/s
column-grade-1 = easy
column-grade-2 = medium
column-grade-3 = hard
column-grade-4 = very hard
column-greatest = greatest
column-interval = 95%
column-least = least
column-lines = lines
column-match-rate = match/s
column-meaning = meaning
column-mean-score = mean score
column-middle = middle
column-name = name
column-settings = settings, the default first
column-place = place
column-player = player
column-players = players
column-points = points
column-public = public
column-quarter = a quarter below
column-reconstructed = reconstructed
column-replay = replay ms
column-rival = rival
column-row = row
column-rows = rows
column-rulebook = rulebook
column-seat = seat
column-seats = seats
column-seconds = seconds
column-simulated-rate = simulated/s
column-source = source
column-steps-rate = steps/s
column-table = table
column-theme = theme
column-three-quarters = three quarters below
column-times = times
column-to-apply = apply = 1
column-to-rules = rules = 1
column-title = title
column-type = type
column-visited = last visit
column-which = which
column-wins = wins
column-won = won
schema-number = the number of the game, from 0 on
schema-game = the game
schema-rules = the version of its rules
schema-pack = the component data
schema-pack_digest = a digest of the component data: equal digests, equal figures
schema-code = a digest of the rules and bots that played: equal digests, equal code
schema-settings = the settings of the table, as name=value
schema-seed = the seed of this game; freestone.new with it meets the same chance
schema-seats = the number of players
schema-entries = the length of the journal, chance included
schema-choices = entries of players, forced ones included
schema-player_S = the bot on this seat
schema-score_S = its points at the end
schema-win_S = 1 for a victory, its part of a shared one, otherwise 0
schema-points_SOURCE_S = its points from one source; they add up to the score
schema-round_R_FIGURE = a figure of the whole table at the end of a round, such as a price
schema-round_R_FIGURE_S = a figure of a seat at the end of a round, such as gold or income
bench-compiling = Making sure that the compiled form is fresh
bench-installing = Installing { $requirement } into { $folder }, once
bench-left-out = freestone: left out: { $reason }
check-all = all
check-all-but = all but { $figures }
check-box = { $box } of { $rows } rows from your box
check-data = { $game }, pack { $pack }
check-fuzzed = Games: { $games }; { $entries } entries, seed { $seed }
check-fuzzing = { $games } games, { $failures } failures
check-mistakes = { $folder }: { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}
check-lessons = { $count ->
    [0] { $game }: no lesson
    [one] { $game }: 1 chapter can be taken
   *[other] { $game }: { $count } chapters can be taken
}
check-over = { $game }, { $entries } entries, over
check-pack = { $folder }: pack “{ $name }” of { $game }, { $rows } rows, digest { $digest }
check-repaired = { $journal }; repaired, { $reason }
check-untranslated = { $place }: not yet in { $language }: { $messages }
check-unused = nothing asks for { $id }
fault-unreadable = { $where }, line { $line }: this is not Fluent ({ $reason })
fault-twice = { $where }, line { $line }: { $id } appears twice
fault-not-english = { $where }: { $id } is not in English
fault-not-given = { $where }: { $id } uses { $variables }, which is not given
fault-left-out = { $where }: { $id } leaves out { $variables }
fault-strange-mark = { $where }: { $id } has { $marks }, which English does not have
fault-useless = { $where }: { $id } explains nothing
fault-no-text = { $where }: { $id } has no text
fault-silent = { $where }: { $id }: it says nothing ({ $values })
fault-not-filled-in = { $where }: { $id }: { $reason } ({ $values })
check-running = { $game }, { $entries } entries, in progress
games-levels = { " " }Levels, from the weakest: { $bots }
games-bots = { " " }Other bots: { $bots }
games-trained = { " " }The levels have learnt { $game } with this many players: { $seats }
games-own-bots = { " " }Bots for { $game } only: { $bots }
games-left-out = { " " }Left out: { $game } ({ $reason })
ladder-contest = { $challenger } against { $number } { $rival }
ladder-fair-share = { $times } times
pack-head =
    The `source` of a row says where its figures come from; a row without one has that of the whole file.
    Write source = "box" into a row when you have entered or compared its figures with your printed copy,
    or name single figures: sources = {"{"} wood = "box" {"}"}. `freestone check --pack` counts your rows.
      box            read from a printed copy
      rulebook       stated in the rulebook
      public         from a public list of the components
      deduced        follows from the rulebook
      reconstructed  made up to fit what is known
pack-made =
    Made { $folder }: the figures of { $game }, as the pack “{ $name }”. Its README.md says how to go on. Enter yours, then:
      freestone check --pack { $folder }
      freestone play { $game } --pack { $folder }
play-which = Which one (1-{ $most })
simulate-kept = all of them were already in the file
simulate-none = no game was finished
simulate-played = { $played } played now, { $rate }
simulate-rate = { $games } games/s, { $choices } choices/s
simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}

## The laboratory

lab-stopped = Stopped after { $played } of { $games } games.
lab-stopped-resumable = Stopped after { $played } of { $games } games; they are saved, and the same command resumes the run.
cluster-lost = Lost the machine { $machine }; its games are played again on another one.
lab-tuning-stopped = Stopped; what was found so far is saved, and the same command resumes. It was not checked by playing.
train-begun = { $steps ->
    [0] The run { $folder } begins on { $device }.
   *[other] The run { $folder } resumes on { $device } after { $steps } steps.
}
train-note = { $minutes } min: { $games } games ({ $rate }/s), { $rows } rows, { $steps } steps
train-error = error { $lead }, hand-made { $hand }
train-share = { $rival } { $won } ({ $interval })
train-stopped = Stopped; the run { $folder } is saved, and the same command resumes it.
train-made = Shares of the last quarter of the run. The network is { $folder }/network.npz, the learning curve { $folder }/curve.svg.
puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] one game
   *[other] { $games } games
}.
puzzles-stand = Puzzles that still stand: { $count } of { $known }.
puzzles-stopped = Stopped; { $file } keeps what was found, and the same command resumes the search.
curve-title = Learning curve
curve-note = { $title } with { $seats } players, after { $games } games. Victories of one network among copies of each rival, with 95% intervals. Dashed: { $fair }, a fair share.
curve-minutes = minutes of training
curve-shares = victories against
curve-errors = squared error of the expected lead
curve-network = network
curve-hand = hand-made evaluation
exploit-reached = { $bot } holds out against this best response, which may win { $allowed } of its games. It is in { $file }.
exploit-missed = { $bot } has a hole: a best response should win at most { $allowed } of its games. It is in { $file }.
exploit-unsettled = { $bot } may have a hole: a best response should win at most { $allowed } of its games, but these are too few games to say. It is in { $file }.
compare-head = { $title }, { $seats } players: { $games ->
    [one] one game
   *[other] { $games } games
}
compare-rotated = The bots take every seat equally often, and all orders of one rotation meet the same chance.
compare-not-rotated = The bots did not take every seat equally often in these games, so the seats explain a part of the differences.
compare-won = { $challenger } won { $won } against { $rival } (95%: { $low } to { $high }).
compare-difference = difference
compare-sources = Points by source, mean of each bot; * where the interval of the difference excludes 0
compare-rounds = By round: how far the second bot is ahead of the first, ± half the 95% interval; * as above
compare-round = round
compare-start = start
lab-head = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} between { $players }, seed { $seed }, pack { $pack }
lab-players = { $number } × { $bot }
lab-population = { $seats } players drawn each time from { $players }
lab-intervals = Means and shares with 95% intervals; [least…greatest value seen]
lab-cases = cases
lab-table-ranks = Points by rank
lab-table-seats = Seats
lab-table-players = Players
lab-table-sources = Where points come from
lab-table-player-points = Points of each player, by source
lab-table-player-parts = Share of each player’s points, by source
lab-rows-ranks = rank
lab-rows-seats = seat
lab-rows-players = player
lab-rows-sources = source
lab-rows-player-points = source
lab-rows-player-parts = source
lab-table-targets = Targets
lab-rows-targets = figure
lab-column-wanted = target
lab-column-found = found
lab-column-verdict = reached?
lab-verdict-reached = yes
lab-verdict-missed = no
lab-verdict-unsettled = too few games to say
lab-column-wins = wins
lab-column-score = points
lab-column-points = points a player
lab-column-part = share of all points
lab-column-winner-points = points of winners
lab-column-winner-part = share of those
lab-fair = of the fair share
lab-report-made = { $page }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $pictures } pictures
lab-report-title = What simulated games show
lab-report-about = Every mean and share is given with its 95% interval: if the same number of games were played again and again, nineteen intervals of twenty would hold the true value. Those of means are too narrow when there are only a few games.
lab-report-heading = { $title }: { $players }
lab-report-games = { $games ->
    [one] One game
   *[other] { $games } games
} with { $choices } choices on average.
lab-report-table = Settings { $settings }; pack { $pack } ({ $digest }).
lab-report-repeated = { $games ->
    [one] One game is
   *[other] { $games } games are
} in the files more than once and { $games ->
    [one] counts
   *[other] count
} once.
lab-report-figures = The figures: { $what }
lab-report-scores = Points at the end
lab-report-scores-note = How often every score was reached; the line marks the mean.
lab-report-players = Victories by player
lab-report-wins-note = With 95% intervals; the dashed line is a fair share, { $fair }.
lab-report-seats = Victories by seat
lab-report-seats-fixed = The players kept their seats, so this compares players too. Dashed: { $fair }.
lab-report-sources = Where points come from
lab-report-sources-note = Mean points of a player at the end of the game.
lab-report-mean = { $what }, mean

## The pages

site-name = Freestone
site-motto = A table for cathedral builders
site-notice =
    An unofficial project of fans. It contains no art or text of the publishers; the names of the games and of their
    publishers belong to their owners.

site-home = Start page
site-skip = Skip to your options
site-players-range = { $low } to { $high } players
site-seats = Who plays?
site-seat = Seat { $number }
site-seat-kind = Player at seat { $number }
site-seat-name = Name at seat { $number }
site-you = You
site-person = A person
site-nobody = Nobody
site-bot = Bot: { $bot }
site-default-name = { $number ->
    [1] Anna
    [2] Berthold
    [3] Cecily
    [4] Dietrich
    [5] Edith
    [6] Falk
    [7] Gisela
    [8] Hugo
    [9] Ida
   *[10] Konrad
}
site-seed = Seed of chance
site-seed-hint = Empty: a secret one
site-language = Language
site-colour = Colour of seat { $number }
site-pack = Component data
site-pack-built-in = Built-in, version { $number }
site-figures = { $count ->
    [0] None of its figures is reconstructed.
   *[other] { $count } of { $rows } rows of component data are reconstructed: they fit what is known of the game, but a printed copy may show others.
}
site-start = Play
site-way-learn = Learn
site-way-rules = Rules
site-way-puzzles = Puzzles
site-first-game = My first game: set it up as the rulebook suggests
site-more = More settings
site-resume = Resume
site-running = Other running games
site-finished = Finished games
site-older = Older games: { $count }
site-away = Put away: { $count }
site-put-away = Put away
site-put-away-sure = The game is put away. You find it again on the start page; if others play on, a bot takes your seats over until you come back.
site-take-up = Take up again
site-archive = In the archive: { $count }
site-in-archive = In the archive
site-archived = This table went to the archive on { $day }, because nobody had played here for a long time. Nothing is lost: bring it back, and it is as it was.
site-bring-back = Bring it back
site-expires = Nobody has played here since { $since }. If nobody does, this table goes to the archive on { $until }. Its links can then bring it back.
site-expires-on = Goes to the archive on { $until }
site-remove = Remove
site-remove-sure = The game leaves this list. If nobody else has a link to it, it is deleted for good.
site-import = Open a saved game
site-import-file = Choose the file …
site-continue = Go on
site-replay = Replay
site-export = Export the journal
site-export-short = Export
site-with = with { $names }

site-table = Table
site-log = Log
site-whole-log = The whole log
site-choices = Your options
site-prompt = What is asked
site-your-turn = Your turn
site-waiting = { $name } decides.
site-thinking = { $name } thinks …
site-game-over = The game is over
site-result = Result
site-finale = Final scoring
site-finale-again = Show the scoring again
site-finale-part = { $name }: { $names }
site-pause = Pause
site-go-on = Continue
site-not-over = The final scoring is shown when the game is over.
finale-before = Scored in play
site-since = Since your last move
site-since-place = { $number }/{ $count }
site-key-recap = , and .
site-key-recap-does = step through what happened since your last move
site-shared = Whatever you choose: { $names }
site-winner = { $names } wins.
site-won = You win.
site-winners = { $names } share the victory.
site-undo = Take back
site-undo-ask = Ask to take back
site-undo-asked = { $name } would like to take back. Do you agree?
site-undo-waiting = Waiting for the others to agree …
site-agree = Agree
site-disagree = Refuse
site-skip-steps = Skip
site-confirm = Do it
site-cancel = Not yet
site-confirm-reveals = This reveals something and cannot be taken back freely.
site-confirm-passes = After this it is somebody else’s turn.
site-no-changes = Nothing changes at once.
site-standing = Answer once and for all
site-withdraw = Ask me again
site-menu = Menu
site-settings = Settings
site-close = Close
site-theme = Light and dark
site-theme-auto = As the system
site-theme-light = Light
site-theme-dark = Dark
site-motion = Things move
site-pace = Time for each step
site-bot-pace = Time that bots take
site-seconds = { $seconds } s
site-confirmations = Ask before turns that cannot be taken back freely
site-patterns = Patterns beside colours
site-sound = Sound when it is my turn
site-seats-title = Seats
site-hand-to-bot = Let a bot play
site-take-back-seat = Play it myself
site-hand-out = Give a link to this seat
site-take-in = Take the seat back
site-watch-link = Link for watchers
site-watch-about = Whoever has this link sees what everybody at the table may see, and cannot play.
site-copy = Copy
site-send = Send …
site-code = QR code
site-code-of = { $name }: the link as a code for a camera
site-scan = Point the camera of a telephone at the code, or send the link.
site-reached-by = Address
site-only-here = Only this computer reaches the server. To let others in, stop it with Ctrl-C and start it again with one of these:
site-only-here-then = The game stays as it is. Then give the link away from here once more.
site-leave = Leave the game to a bot
site-rematch = Play again
site-to-rematch = Go to the next game
site-scores = Score sheet
site-source = Source
site-total = Total
site-hand-over = Hand the screen to { $name }
site-hand-over-hint = { $name } knows something that nobody else may see.
site-hold-to-look = Hold to look
site-ready = I am { $name }
site-seat-yours = (you)
site-open-board = Open the board of { $name }
site-lost = The connection is lost; trying again …
site-stale = The table has gone on meanwhile.
site-refused = Not possible: { $reason }
site-refused-names = { $names }: not possible, { $reason }
site-bot-plays = { $bot } plays here
site-round-seats = Players and points
site-rules = Rules
site-rule-number = Rule { $number }
site-book = Rulebook
site-book-title = Rulebook of { $name }
site-book-whole = Read the whole rulebook
site-book-contents = Contents
site-book-skip = Skip to the text
site-book-print = Print the rulebook
site-book-example = An example
site-book-picture = The table in this example
site-book-reference = { $count ->
    [one] Rule { $numbers } word for word
   *[other] Rules { $numbers } word for word
 }
site-book-own-words = The rules in our own words, with pictures from the table. All examples come from one real game.
site-book-all-rules = All rules by number
site-search = Search the rules
site-charts = Charts
site-position = Position
site-puzzles = Puzzles
site-puzzles-about =
    Positions from games between bots. One option is clearly better than all others: which one? Every answer was
    checked by playing the best options on hundreds of times, with different luck each time.
site-puzzle-question = What would you do?
site-puzzle-goal = One option is clearly better than the others: find it.
site-puzzle-daily = Puzzle of the day
site-puzzle-daily-solve = Solve it
site-puzzle-daily-done = Solved today
site-puzzle-daily-tried = Not solved: try again
site-puzzle-streak = Days in a row: { $count }
site-puzzle-solved = Solved
site-puzzle-missed = Missed
site-puzzle-solved-of = { $count } of { $rows } solved at the first try.
site-puzzle-none = There are no puzzles of this game yet.
site-puzzle-theme = Theme
site-puzzle-any-theme = All
site-puzzle-players = { $count } players
site-puzzle-round = Round { $number }
site-puzzle-grade-1 = Easy
site-puzzle-grade-2 = Medium
site-puzzle-grade-3 = Hard
site-puzzle-grade-4 = Very hard
site-puzzle-you = You are { $name }.
site-puzzle-right = Right!
site-puzzle-wrong = There is something better.
site-puzzle-best = Best
site-puzzle-yours = Your choice
site-puzzle-why = Why
site-puzzle-less = { $count } points less than the best
site-puzzle-options = What each option is worth
site-puzzle-option = Option
site-puzzle-behind = Points behind
site-puzzle-line = How it may go on
site-puzzle-start = The position in question.
site-puzzle-next = Next puzzle
site-puzzle-again = Try again
site-puzzle-all = All puzzles
site-step-back = One step back
site-step-on = One step on
site-play-on = Play
site-continue-here = Go on from here
site-share = Image of this position (SVG)
site-share-png = Save this image as PNG
site-to-table = To the table
site-no-points = Nobody has scored a point yet.
site-in-the-lead = in the lead
site-if-ended-now = If the game ended now
site-as-table = As a table
site-no-charts = There is nothing to draw yet.
site-no-summaries = No round is over yet.
site-no-outlook = Nothing is known of what is to come.
site-no-rules = This game has no rules to look up here.
site-no-cards = This game has no tiles or cards.
site-no-glossary = There are no icons to explain.
site-search-cards = Search the cards
site-cards = Tiles and cards
site-glossary = Icons
site-outlook = Still to come
site-summaries = Rounds so far
site-no-tips = No more tips
site-understood = Understood
site-tip = Tip
site-tips = Tips for the first round
site-round-summaries = Show a summary after each round
site-round-summary = Round { $number } in brief
site-library = Look up
site-not-possible = That does not work
site-nothing-found = Nothing found.
site-levels = How do the bots play?
site-seed-digits = A seed is a whole number: digits only, at most 39 of them.
site-name-empty = Every player needs a name that can be seen. Write a letter, a number or a picture.
site-name-long = The name “{ $name }” is too long. A name has at most { $count } characters.
site-name-odd = The name “{ $name }” holds characters that cannot be seen or would garble the page. Write it again by hand.
site-name-stacked = The name “{ $name }” piles up more marks on a letter than any language does. Leave some out.
site-name-same = Two players are called “{ $name }”. Give each a name of their own.
site-same-colour = Two players wear the same colour. Give each one of their own.
site-nobody-starts = Nobody sits where the start player shall be. Choose another start player.
site-odd-form = This form asks for something that is not offered here. Choose again.
site-wrong-count = { $name } is for { $low } to { $high } players, and you chose { $count }. Change who plays.
site-not-a-journal = This file is not the journal of a game that can be played here. A journal is the file that “Export the journal” saves.
site-no-page = There is nothing at this address. Perhaps the link was copied only in part.
site-no-game = There is no game “{ $name }” here. These are the games: { $names }.
site-no-entry = This link does not open this table. Perhaps it was copied only in part, or the seat was taken back.
site-error-other = This cannot be done here. Go back and try something else.
site-error-host = This server is not called by that name. Start it with that name to let others in: freestone serve --name NAME
site-error-crowded = Too much is asked from your address at the same time. Close some tables, or try again in a moment.
site-error-origin = This was sent from a page of another server, so nothing was done.
site-full = This server keeps { $count } games and has no room for another. Remove some that are finished.
site-new-tables = Too many tables were made from your address: there may be { $count } in an hour. Try again later.
site-busy = Too many hints and reviews are being worked out at the moment. Try again shortly.
site-long-journal = This journal is too long: one may have { $count } lines.
site-cannot-think = The server cannot think at the moment. Try again later.
site-not-kept = The database does not answer, so nothing was changed. Try again in a moment.
site-missing-pack = This game was played with component data that this server does not have, or that have changed since: { $name }. A pack of your own is brought with freestone serve --pack FOLDER
site-not-your-seat = This seat is not yours.
site-not-your-turn = It is { $name }’s turn to decide.
site-only-maker = Only who made the table can do that.
site-watchers-watch = Who only watches cannot change the pace.
site-holds-secrets = While this game goes on, its past holds something that you may not know. Go on from an earlier position, or wait for the end.
site-needs-token = A link’s token is needed: Authorization: Bearer TOKEN, or ?token=TOKEN.
site-no-position = The game has no position { $number } yet.
site-nothing-to-undo = There is nothing that you could take back.
site-nobody-asks = Nobody asks you to agree to anything.
site-over-already = The game is over.
site-over-for-good = The game is over and everything is revealed, so nothing can be taken back. You can go on from an earlier position at a new table.
site-undone-too-often = Too much has been taken back at this table already.
site-not-possible-now = That is not possible now.
site-too-large = This is too large for anything that can be opened here.
site-unmarked = Without a mark:
site-not-now = Something else is asked now. { $reason }
site-going-on = The game goes on …
site-you-watch = You watch now.
site-bot-for-you = A bot plays for you.
site-bot-for = A bot plays for { $names }.
site-hand-out-sure = { $name }’s seat leaves this screen: whoever has the link plays it. You can take it back at any time.
site-handed-out = Send this link to whoever shall play { $name }. You only watch this seat now.
site-take-in-sure = { $name }’s seat comes back to this screen; the link that was given away stops working.
site-leave-sure = A bot plays all your seats from now on. You can come back from the start page and take them again.
site-copied = Copied
site-help = Help and keys
site-help-choose = What is framed in green can be chosen: click or tap it, or take it from the list beside the table. What is grey cannot be chosen now; it says why when you point at it.
site-help-look = Point at anything to see what it is and what choosing it would change. A click on what cannot be chosen opens it large, with its rule; a right click opens anything.
site-help-touch = On a touch screen keep your finger on a thing for a moment to see what it would change, before you tap it.
site-help-log = Point at a line of the log, or tap it, to see on the table what it speaks of.
site-sheet = Show or hide everything about this decision
site-keys = Keys
site-key-options = 1 to 9, a to z
site-key-options-does = take the option with that sign
site-key-tab = Tab
site-key-tab-does = from part to part: the table, the options, the log
site-key-arrows = Arrow keys
site-key-arrows-does = from thing to thing on the table, from option to option, from line to line of the log
site-key-pages = Page Up, Page Down
site-key-pages-does = on the table: to the last or next thing that can be chosen, or that is grey and says why
site-key-ends = Home, End
site-key-ends-does = to the first or last of them
site-key-enter = Enter
site-key-enter-does = choose, confirm; on anything else: open it large
site-key-zoom = + and −
site-key-zoom-does = enlarge one board after the other; Esc puts all back
site-key-escape = Esc
site-key-escape-does = not yet; close
site-key-undo = u
site-key-undo-does = take back
site-key-help = ?
site-key-help-does = this help

setting-start = Start player
setting-start-none = By lot

## Charts, what is to come, summaries and the glossary, whatever the game

chart-time = Round
chart-entries = Time
chart-start = start
chart-now = now
chart-figure-about = The { $figure } of every player.
chart-table-about = The { $figure } of the table.
chart-latest = { $about } Latest: { $values }
summary-round = Round { $round } is over
summary-total = { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $gained })
measure-points = { $change } { $count ->
    [one] point
   *[other] points
}
source-points = Points
tie-broken = Equal on points.
tie-shared = Equal on points: the victory is shared.
source-of-box = The figures were read from a printed copy of the game.
source-of-rulebook = The rulebook states the figures.
source-of-public = The figures come from public lists of the components.
source-of-deduced = The figures follow from the rulebook.
source-of-reconstructed = The figures are reconstructed: a copy of the game may show others.
source-of-mixed = The figures come from the rulebook; some are reconstructed, and a copy of the game may show others.

## The colours of the seats, with their names in heraldry

tincture-azure = Blue (azure)
tincture-gules = Red (gules)
tincture-vert = Green (vert)
tincture-or = Gold (or)
tincture-purpure = Purple (purpure)
tincture-sable = Black (sable)

## Levels of bots

level-novice = Novice
level-novice-character = Has favourites, overlooks much of the rest and what others are up to, and forgives every mistake.
level-apprentice = Apprentice
level-apprentice-character = Takes what looks best right now, quickly, and values some things far too much or too little.
level-journeyman = Journeyman
level-journeyman-character = Knows what most things are worth, has a blind spot or two, and leaves little lying about.
level-master = Master
level-master-character = Judges well where every choice leads, keeps an eye on the others, and seldom errs.
level-grandmaster = Grandmaster
level-grandmaster-character = Judges like a Master, by the experience of thousands of games, and looks ahead from there.
level-random = Random
level-random-character = Takes any option, whatever it may be.
level-greedy = Greedy
level-planner = Planner
level-search = Search

## Advice

advice-others = Compared with the others, it
advice-others-alike = The other options that were looked at are about as good.
advice-first = Compared with the first, it
advice-first-alike = About as good as the first.
advice-taken = It
advice-taken-alike = It is a little better in many ways.
advice-yours = Compared with your choice, it
advice-yours-alike = It is a little better than your choice in many ways.
advice-second = Compared with the next option, it
advice-second-alike = It is a little better than the next option in many ways.
advice-more = { $subject } { $first }.
advice-more-less = { $subject } { $first }, but { $second }.
advice-then = { $first }, then: { $second }
advice-next = Then best: { $steps }.
why-points-more = brings about { $amount ->
    [one] 1 more point
   *[other] { $amount } more points
}
why-points-less = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less
puzzle-proof = About { $points } points better than the next option, on average over { $worlds } tries with different luck.
puzzle-finders = Found by: { $names }.
theme-points = Points at once
theme-others = Hold the others back
why-others-more = leaves the others about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less
why-others-less = leaves the others about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more
why-experience-more = gains about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more over the rest of the game
why-experience-less = gives up about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} over the rest of the game
why-rest-more = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more in everything else together
why-rest-less = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less in everything else together
why-many-more = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more in many small ways
why-many-less = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less in many small ways
why-winning-more = wins about { $amount ->
    [one] 1 game
   *[other] { $amount } games
} in 100 more
why-winning-less = wins about { $amount ->
    [one] 1 game
   *[other] { $amount } games
} in 100 fewer

coach-mistake = “{ $best }” would have been about { $points ->
    [one] 1 point
   *[other] { $points } points
} better. { $why }

## Hints, what an undo takes back, and the review

site-hint = Hint
site-hint-title = The best options
site-hint-thinking = Thinking …
site-hint-scores = Final scores to expect
site-hint-end = at the end:
site-coach = Coach
site-coach-about = Your choice: “{ $name }”
site-coach-on = Let the coach speak
site-coach-off = Switch the coach off
site-coach-form = With a coach
site-coach-form-about = Tells each person what matters before their decisions, and less from game to game.
site-hints = Hints
site-hints-alone = Against bots only
site-hints-true = For everybody
site-hints-false = None
site-hints-on = Everybody may ask for hints at this table.
site-hints-off = Hints are switched off at this table.
site-origin-seed = Whoever made this table chose the seed of chance, and could know what comes.
site-origin-journal = This table goes on from a journal that its maker brought. What happened before need not have happened by chance.
site-origin-position = This table goes on from an earlier position of another game, so that some may remember what came there.
site-review = Review
site-review-later = A game is reviewed when it is over.
site-review-progress = Every move is played on many times to see what it was worth … { $count } %
site-stand-in = Who plays for you?
review-curve = How the game went
review-curve-note = At each point: how the game would have ended if everybody had played like a strong bot from there on. Less experienced players score less than that, so the curve is usually too high at first.
review-better = What would have been better
review-better-note = Every decision is judged by what its player could know at the time. Each option shows the final scores that could be expected after it. The lead is what counts: points won as well as points kept from the others.
review-instead = { $name } could have improved the lead by about { $points } points
review-taken = Taken
review-best = Better
review-see = See it on the table
review-no-better = No decision of a person cost more than a point. Well played!
review-only-bots = Only bots played; there is nobody to advise.
review-swings = What swung the game
review-swings-note = The moves and draws that changed the scores to expect most, by what everybody at the table knew. What may be mere noise is left out.
review-chance = Chance
review-decision = { $name } decides
review-swing-better = A stronger move than expected.
review-swing-worse = A weaker move than expected.
review-no-swings = Nothing changed the scores to expect much.
review-luck = Luck
review-luck-note = By how many points what was drawn or revealed changed the final score that each player could expect.
chart-expected = Scores to expect
chart-expected-about = The final score that every player could expect at each point of the game.
chart-expected-start = Start
undo-choice = the last choice.
undo-routine = all the choices made at once.
undo-takes = Takes back: { $text }
undo-takes-drawn = Takes back: { $text } What was drawn or revealed since is covered again.
undo-takes-others = Takes back: { $text } Also taken back: all that { $names } did since.
site-hand-to-bot-sure = Choose who plays { $name }’s seat from now on. You can take it back at any time.
site-hint-behind = Points behind the first
site-hint-rank = Hint number { $number }
site-key-hint = 0
site-key-hint-does = asks for a hint, where hints are allowed
review-round = Round { $number }

# What things on a plain table are for.
meaning-question = What is asked now.
meaning-field = Something that the whole table shares.
meaning-option = One of the options; choose it with a click.
meaning-measure = What this player has.
meaning-score = The points of this player.
meaning-crown = This player has won.
meaning-quill = The game waits for this player.

# What is wrong with a database, for whoever starts a server.
database-in-use = The database { $file } is in use by the Freestone server at { $address }/ – open that page, or stop that server first.
database-in-use-somewhere = The database { $file } is in use by another Freestone server, which is just starting or stopping. Try again in a moment.
database-busy = The database { $file } is in use by another program. Close that program first.
database-folder = { $file } is a folder. Name a file in it: --database { $example }
database-no-folder = There is no folder { $folder } for the database. Make it first, or name another file with --database.
database-read-only = The database { $file } cannot be written. Allow it for the file and its folder, or name another file with --database.
database-disk = The disk refuses to keep the database { $file } ({ $problem }). See whether it is full, or name another file with --database.
database-foreign = { $file } is not a database of Freestone. Nothing was changed; name another file with --database.
database-damaged = The database { $file } is damaged ({ $problem }). Put a backup in its place, or name another file with --database.
database-newer = The database { $file } was made by a newer Freestone (schema { $found }; this one knows { $known }). Update Freestone, or name another file with --database.
database-unreachable = The database { $url } cannot be used ({ $problem }). See whether PostgreSQL runs there and lets this user in, or name another one with --database.
database-shared = The database { $url } has tables of another program. Nothing was changed; make one for Freestone alone: createdb freestone
database-one-process = The database { $file } is a file, which only one process can use. For several, name a PostgreSQL database, such as --database postgresql://host/freestone.
database-strange-url = Games cannot be kept at { $url }. Name a file, or a URL such as sqlite:////srv/tables.sqlite or postgresql://host/freestone, with --database.
database-missing = There is no database { $file }. Name the one of the server with --database.
database-old = The database { $file } has the schema of another version. Bring it to this one first: freestone admin migrate
database-not-empty = The database { $file } is not empty, so nothing was restored. Name an empty or a new one with --database.
database-no-backup = { $file } is not a whole backup of Freestone; nothing was restored
database-other-schema = The backup { $file } has schema { $found }, and this Freestone has schema { $known }. Restore it with the version that made it, then update.

## Lessons

site-learn-title = Learn { $name }
site-learn-about = Short chapters on a real table, in which you make the moves. Each takes one to three minutes. You can stop at any time and go on later.
site-learn-enough = Enough for a first game: a coach explains the rest when it comes up.
site-learner = Learner
site-teacher = Teacher
site-begin-chapter = Begin
site-begin-again = Begin again
site-resume-chapter = Resume
site-chapter-done = Done
site-chapters-done = { $number } of { $count } chapters done
site-chapter-begun = Begun
site-chapter-of = Chapter { $number }: { $name }
site-leave-chapter = Leave
site-task = Your task
site-try-again = Try again
site-choose-again = Choose again
site-task-lost = The task cannot be done this way any more.
site-go-on-anyway = Go on anyway
site-pointed-at = Pointed at: { $names }
site-other-move = You may do that, but it is not what we are trying now. It would do this:
site-show-me = Show me
site-back-to-lesson = Back to the lesson
site-detour = So this is what happens. Take a look around; then we go back to where we were.
site-chapter-finished = That is the end of this chapter. Well played!
site-chapter-enough = You know enough to play now! In a first game, a coach explains the rest when it comes up. Or learn it here first.
site-chapter-left = That is the end of this chapter. You can repeat it whenever you like.
site-lesson-finished = That was the last chapter. You know all you need for a first game. Enjoy it!
site-next-chapter = Next chapter
site-to-first-game = Play a first game
site-all-chapters = All chapters
site-origin-lesson = This table belongs to a lesson.

## Errors: what is wrong and what to do, in one line. It begins with a small letter, since a name comes before it.

# What somebody typed.
quotation = “{ $text }”
# A text that nobody knows, and what may be meant.
error-near = { $fault }; did you mean { $near }?
error-there-are = { $fault }; there are: { $known }
error-no-game = no game { $text }
error-no-choice = no choice { $text }
error-no-setting = no setting { $text }
error-no-player = no player { $text }
error-no-player-with-weights = no player with weights { $text }
error-no-colour = no colour { $text }
error-no-mask-place = no place for the mask { $text }
error-no-render-mode = no render mode { $text }
error-no-language = no language { $text }
error-no-answer = no answer { $text }
error-no-engine = no engine { $text }
error-no-pack = no pack of { $game } { $text }
error-no-built-in-pack = no built-in pack { $text }
error-no-standing = no standing answer { $text } here
error-no-key = no key { $text }
error-no-value = no { $key } { $text }
error-no-part = no { $key } entry { $text }
error-no-item = no entry { $text }
error-no-limit = no limit { $text }
error-no-table = no table { $text } in this database
error-no-component = no component with the text { $text }
error-no-effect = no effect { $text }
# Choices.
error-not-now = { $choice } is not possible now
error-not-now-because = { $choice } is not possible now: { $reason }
error-chance-first = { $choice } is not possible now: chance comes first
error-choice-after-end = { $choice } is not possible: the game is over
error-foreign-choice = { $choice } belongs to another game or pack
error-undo-after-end = the game is over: nothing is taken back any more
error-nothing-to-undo = there is nothing to take back
error-undo-needs-consent = something was revealed or somebody else has played since: everybody has to agree
# Tables: settings, seats, names.
error-malformed = { $where }: this value is not possible here
error-malformed-text = { $where }: this should be a text
error-malformed-number = { $where }: this should be a whole number
error-malformed-decimal = { $where }: this should be a number
error-malformed-flag = { $where }: this should be true or false
error-malformed-list = { $where }: this should be a list
error-malformed-object = { $where }: this should be a JSON object
error-malformed-short = { $where }: this is too short (at least { $limit })
error-malformed-long = { $where }: this is too long (at most { $limit })
error-malformed-least = { $where }: this should be at least { $limit }
error-malformed-most = { $where }: this should be at most { $limit }
error-malformed-below = { $where }: this should be less than { $limit }
error-malformed-form = { $where }: this should have the form { $limit }
error-malformed-missing = { $where }: this is missing
error-malformed-extra = { $where }: this is not known here
error-malformed-json = { $where }: this is not JSON
error-setting-value = setting { $name } cannot be { $value } with { $seats } players
error-seat-count = { $game } cannot be played by { $seats }; it takes { $counts } players
error-left-out = game { $game } is left out: { $fault }
error-nor-a-folder = { $fault }; and there is no folder of this name
error-name-empty = a name shows at least one character, not { $name }
error-name-long = a name has at most { $most } characters, not { $name }
error-name-odd = a name has only characters that can be printed, not { $name }
error-name-stacked = a letter of a name has at most { $marks } marks, not { $name }
error-name-same = no two players have the same name: { $name }
error-same-colour = no two seats can have the same colour, as in { $colours }
error-sitters-and-seats = { $sitters } people and bots for { $seats } seats
error-not-a-person = seat { $seat } is not a person's
error-no-such-entry = there is no entry { $number }
error-other-game = { $bot } plays { $plays }, not { $game }
error-cannot-listen = cannot listen at { $host }, port { $port }: { $reason }. Name another address with --host or another port with --port
error-wrong-limit = { $text } is not possible: { $name } is a whole number from { $least } to { $most }
# Journals.
error-journal-line = line { $number }: { $reason }
error-other-position = the position is not the one that was saved (digest { $digest })
error-entry-after-end = { $choice } by seat { $seat }, but the game is over
error-entry-of-other-seat = { $choice } by seat { $seat }, but it is seat { $deciding }'s decision
error-under-other-rules = { $fault } (written under rules { $written }, these are rules { $rules })
error-newer-rules = written under rules { $written } of { $game }; this Freestone knows rules { $rules }
error-other-pack = played with another pack: { $played }, not { $digest }
error-players-and-names = { $players } players for { $names } names
error-unreadable-name = a name has 1 to { $most } printable characters, not { $name }
error-large-seed = a seed has at most { $most } bits
error-undo-of-too-many = takes back { $count } entries of { $entries }
error-cannot-read = cannot read { $file }: { $reason }
error-not-utf-8 = { $file } is not a text file in UTF-8
# What the operating system says of a file or an address.
error-system-missing = no such file or directory
error-system-forbidden = permission denied
error-system-folder = is a directory
error-system-no-folder = not a directory
error-system-there = file exists
error-system-full = no space left on device
error-system-read-only = read-only file system
error-system-long = file name too long
error-system-taken = address already in use
error-system-elsewhere = cannot assign requested address
error-system-died = a worker process has died; was there enough memory?
error-large-journal = { $file } is too large for a journal: more than { $most } bytes
error-torn-line = the last line is not complete
error-not-json = not JSON: { $text }
error-not-a-journal = this is not the header of a Freestone journal
error-other-format = written in format { $written }; this Freestone reads format { $known }
error-header-field = the header's { $name } is missing or of the wrong kind
error-header-texts = names, players and colours are lists of texts
error-header-settings = settings are texts, whole numbers, yes or no, or nothing
error-header-seed = the seed is not a whole number
error-not-an-entry = neither an entry [seat, choice] nor an undo or digest line: { $text }
# Packs and weights.
error-mistakes = { $count ->
    [0] { $first }
   *[other] { $first } (and { $count } more: freestone check --pack names them all)
 }
error-not-a-folder = { $folder } is not a folder
error-no-packs = { $game } has no component data in files, so there is no pack to copy or to change
error-pack-of-same-name = { $folder }: there is another pack { $name } of { $game }; give this one a name of its own
error-unreadable-weights = { $file } is not readable: { $reason }
error-weights-list = { $file }: { $name } is a list of numbers with a point, not { $found }
error-weights-of-no-game = { $file } holds the weights of no game
error-not-a-network = { $file } is not a network: { $reason }
# Mistakes in component data: a place in a file, and what is wrong there.
mistake-at = { $place }: { $fault }
mistake-in-line = { $file }, line { $line }: { $fault }
mistake-in-key = { $key }: { $fault }
mistake-toml-at = line { $line }, column { $column }: { $fault }
mistake-toml-at-end = at the end of the file: { $fault }
mistake-toml-value = this is no value of TOML; texts need quotation marks
mistake-toml-one-line = each line has one key and one value
mistake-toml-equals = after a key comes = and its value
mistake-toml-twice = this is already set further up
mistake-toml-unclosed = a quotation mark or a bracket is not closed
mistake-toml-escape = a backslash inside a text is written \\
mistake-toml-other = this is not TOML
mistake-source = { $key } is one of { $known }, not { $found }
mistake-missing = { $key } is missing
mistake-empty = { $key } is empty
mistake-kind-text = { $key } is a text, not { $found }
mistake-kind-number = { $key } is a whole number, not { $found }
mistake-kind-flag = { $key } is true or false, not { $found }
mistake-kind-list = { $key } is a list, not { $found }
mistake-kind-table = { $key } is a table, not { $found }
mistake-list-text = { $key } is a list of texts, not { $found }
mistake-list-number = { $key } is a list of whole numbers, not { $found }
mistake-list-table = { $key } is a list of tables, not { $found }
mistake-id = { $key } is made of a-z, 0-9, _ and -, at most 60 of them, not { $found }
mistake-id-twice = this id appears twice
mistake-number = { $key } is { $least } to { $most }, not { $found }
mistake-one-number = { $key } is { $only }, not { $found }
mistake-numbers = { $key } has numbers of { $least } to { $most }, not { $found }
mistake-length = { $key } has { $count } numbers, not { $found }
mistake-no-text = the text { $id } is missing; write { $id } = … into { $file }
mistake-text-form = a text is written message-id = Name, without variables and references
mistake-text-twice = { $id } appears twice
# Commands.
error-missing-extra = { $purpose } needs { $library }: pip install 'freestone[{ $extra }]'
error-no-file = there is no file { $file }
error-no-folder = there is no folder { $folder }: make it, or name another --output
error-cannot-write = { $file } cannot be written: name another --output
error-already-there = { $folder } already exists; nothing was changed
error-no-bot-of-name = { $file } has no bot { $name }
error-several-bots = { $file } has several bots; name one: { $bots }
error-no-bot = { $file } has no bot: a class with __init__(self, seed) and choose(self, seen)
error-not-a-setting = a setting is written name=value, not { $text }
error-not-players = players are separated by commas, as in you,random,random; not { $text }
error-not-numbers-of-players = numbers of players are separated by commas, as in 2,4; not { $text }
error-not-a-time = a time is written 30s, 5m or 1h, not { $text }
error-either-option = use either { $one } or { $other }
error-either-options = use either { $one }, or { $other } and { $more }
error-instead-option = use { $one } instead of { $other } or { $more }
error-play-what = name a game, such as: freestone play pillars; or resume one: freestone play --resume
error-perft-what = name a game, such as: freestone perft pillars --depth 3
error-check-what = check one of these: journals, --fuzz TIME, --data, --lessons, --texts, or --pack DIR
error-compare-what = name a game to play, or files of saved games with --from
error-compare-two = a comparison is between two bots, as in --bots greedy,planner; not { $text }
error-bot-file = { $file } plays here, and a file is only run if you name it yourself: --players { $players }
error-who-plays = name the players of { $seats } seats, such as --players { $example }
error-nothing-to-resume = there is no game to resume; begin one with: freestone play pillars
error-nothing-to-resume-without-pack = there is no game to resume; a game with your own pack needs --pack DIR
error-not-on-list = { $text } is not one of 1 to { $most }
error-no-entry-in-file = { $file } has { $entries } entries; there is no entry { $number }
error-review-later = { $file }: the game is not over yet; it can be reviewed when it is
error-format-prints = --format prints rows, so it cannot be combined with { $option }
error-seats-of-population = --seats is for --population; --players names a bot for every seat
error-network-options = --network learns by --hours, and not with --trials, --set or --player
# The laboratory.
error-another-output = { $fault }. Name another --output, or remove the file
error-other-journal = { $file } holds another game. Name another --journals, or remove the file
error-row-file = rows are saved as .jsonl, .csv or .parquet, not as { $file }
error-no-games = { $file } holds no games
error-no-row = { $file }, line { $number }: this is no row of a simulation
error-no-rows = { $file } holds no rows of a simulation
error-no-rows-of-games = { $file } does not hold rows of games
error-games-before-change = { $file } holds other games: rules or bots have changed since they were played
error-other-games = { $file } holds other games: { $name } is { $found } there, not { $value }
error-weights-file = weights are saved in a file like { $example }, not { $file }: name another --output
error-weights-of-rival = { $file } is one of the rivals, and tuning would change it: name another --output
error-no-weights = { $game } has no weights to tune
error-weights-of-other-game = { $file } does not hold the weights of { $game }: name another --output
error-other-tuning = { $file } holds a run with other bots, rules, figures or options
error-other-bots = a game of { $bots } does not compare { $rival } with { $challenger }
error-unlike-games = the games to compare differ in the game, the figures, the settings or the seats
error-games-of-two = a comparison needs games of two bots, not of { $bots }
error-no-puzzle-search = { $file }, line { $number }: this is no search for puzzles
error-other-puzzle-search = { $file }, line { $number }: other games, or from before rules or bots changed
error-no-ladder-game = { $file }, line { $number }: this is no game of a ladder
error-ladder-seed = { $file } holds games with the seed { $found }, not { $seed }
error-ladder-settings = { $file } holds games of { $contest } with other settings or figures
error-ladder-before-change = { $file } holds games of { $contest } from before rules or bots changed
error-bot-twice = { $bot } appears twice in --bots; results are reported by name
error-ladder-of-two = a ladder needs two bots: name several in --bots, or a rival in --against
error-no-run = { $folder } holds no run: there is no aims.json
error-other-network = this network reads other positions than { $game } has now: { $card }
error-another-run = { $folder } holds another run: { $reason }. Name another --output; --from { $folder } begins there with what this run has learnt
error-other-aim = { $name } is { $found } there, not { $value }
error-other-fields = positions had other fields or choices when it began
error-other-figures = the components had other figures when it began
error-other-puzzle = puzzle { $puzzle } of { $game }: its choices lead to another position
error-no-puzzles = { $file } does not hold puzzles
error-cluster-failed = the cluster has failed: { $reason }
error-cluster-code = { $machine } has { $theirs }, but this machine has { $ours }: install the same on every machine of the cluster
error-no-cluster = no cluster at { $address } ({ $reason }): start one with { $start }, or see docs/cluster.md
error-no-cluster-here = no cluster runs on this machine: start one with { $start }, or see docs/cluster.md
error-cluster-address = an address is auto, HOST:PORT or ray://HOST:PORT
error-cluster-without = no Freestone, or one that knows no clusters
