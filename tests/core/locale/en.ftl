title = Toy
tagline = Coins, points and a card of your own

prompt-turn = { $seat } has { $coins } coins
prompt-amount = How many points?

choice-deal = Deal { $noun }
choice-show = Show { $noun }
choice-prize = A prize for everybody: { $noun }
choice-coins = { $noun ->
    [one] One coin
   *[other] { $noun } coins
}
choice-buy = Buy points
choice-roll = Roll for coins
choice-beg = Beg for a coin
choice-pass = Pass
choice-amount = { $amount ->
    [one] One point
   *[other] { $amount } points
}

card-0 = a blank card
card-1 = a card of one point
card-2 = a card of two points
card-3 = a card of three points
prize-bronze = bronze
prize-silver = silver
prize-gold = gold

event-dealt = { $seat } is dealt { $card }.
event-rolled = { $seat } rolls for { $coins } coins.
event-bought = { $seat } buys { $points } points.
event-passed = { $seat } passes.

refusal-coins-short = Points cost a coin each.
refusal-rolled = You have already rolled.
refusal-begged = You have already begged.

measure-coins = { $count ->
    [one] { $change } coin
   *[other] { $change } coins
}
measure-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
source-bought = Bought
source-card = Card
standing-pass-always = Pass for the rest of the round
