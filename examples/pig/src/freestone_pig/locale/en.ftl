# Pig in English.

title = Pig
tagline = Roll as often as you dare.

prompt-roll-or-hold = This turn has brought { $turn }, and { $points } of { $goal } points are safe. Roll again?
choice-roll = Roll the die
choice-hold =
    { $turn ->
        [one] Hold: make { $turn } point safe
       *[other] Hold: make { $turn } points safe
    }

event-rolled = { $seat } rolls { $pips }; the turn is worth { $total }.
event-lost = { $seat } rolls a one and loses { $points }.
event-held = { $seat } holds: { $points } more.

measure-points =
    { $count ->
        [one] { $change } point
       *[other] { $change } points
    }
source-points = points

setting-goal = Goal
setting-goal-100 = 100 points
setting-goal-50 = 50 points
setting-goal-25 = 25 points
