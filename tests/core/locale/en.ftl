# The toy game of the tests.

title = Toy

card-0 = card 0
card-1 = card 1
card-2 = card 2
card-3 = card 3
prize-bronze = bronze
prize-silver = silver
prize-gold = gold

prompt-turn = What do you do with { $coins } coins?
prompt-amount = How many points do you buy?

choice-buy = Buy points
choice-roll = Roll for coins
choice-beg = Beg for a coin
choice-pass = Pass
choice-amount = Buy { $amount }

refusal-coins-short = You need { $needed } coin.
refusal-rolled = You have rolled already.
refusal-begged = You have begged already.

event-dealt = { $seat } is dealt { $card }.
event-rolled = { $seat } rolls { $coins } coins.
event-bought = { $seat } buys { $points } points.
event-passed = { $seat } passes.

measure-coins = { $change } coins
measure-points = { $change } points
source-bought = bought
source-card = cards
standing-pass-always = Pass for the rest of this round
setting-rounds = Rounds
