title = Dice
prompt-roll-or-keep = { $seat }, roll again or keep what you have?
choice-roll = Roll the die
choice-keep = Keep the points
choice-pips = The die shows { $noun }
event-rolled = { $seat } rolls { $pips }.
event-lost = { $seat } rolls 1 and loses { $points }.
event-kept = { $seat } keeps { $points }.
field-collected = { $value ->
    [0] Nothing is collected yet in this turn.
    [one] 1 point is collected in this turn.
   *[other] { $value } points are collected in this turn.
}
