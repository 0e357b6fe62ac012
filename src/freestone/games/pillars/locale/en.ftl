# The Pillars of the Earth in English.

title = The Pillars of the Earth
tagline = Six rounds to a cathedral.

## Materials, places and the spaces a builder can be sent to

material-stone = stone
material-wood = wood
material-sand = sand
material-metal = metal

place-bishop = Bishop's Palace
place-kingsbridge = Kingsbridge
place-priory = Priory
place-kings_court = King's Court
place-shiring = Shiring
place-castle = Shiring Castle
place-market = Market
place-cathedral = Cathedral Site

target-bishop = the Bishop's Palace
target-kingsbridge-1 = Kingsbridge, first card
target-kingsbridge-2 = Kingsbridge, second card
target-priory = the Priory
target-kings_court = the King's Court
target-shiring-1 = Shiring, first craftsman
target-shiring-2 = Shiring, second craftsman
target-castle = Shiring Castle
target-market = the Market
target-cathedral = the Cathedral Site

## Resource cards

resource-sand-2 = Small Gravel Pit
resource-sand-3 = Gravel Pit
resource-sand-4 = Large Gravel Pit
resource-wood-2 = Small Wood
resource-wood-3 = Wood
resource-wood-4 = Large Wood
resource-stone-2 = Small Quarry
resource-stone-3 = Quarry
resource-stone-4 = Large Quarry

## Craftsmen; the Roman numeral is how often a round they can work

craftsman-mortar_mixer = Mortar Mixer
craftsman-woodworker = Woodworker
craftsman-stonecutter = Stonecutter
craftsman-tool_maker = Tool Maker
craftsman-master_woodworker = Master Woodworker
craftsman-skilled_mortar_mixer = Skilled Mortar Mixer
craftsman-mason_2 = Mason II
craftsman-mason_3 = Mason III
craftsman-mason_4 = Mason IV
craftsman-mason_5 = Mason V
craftsman-carpenter_2 = Carpenter II
craftsman-carpenter_3 = Carpenter III
craftsman-carpenter_4 = Carpenter IV
craftsman-carpenter_5 = Carpenter V
craftsman-potter_2 = Potter II
craftsman-potter_3 = Potter III
craftsman-architect = Architect
craftsman-sculptor_1 = Sculptor I
craftsman-sculptor_2 = Sculptor II
craftsman-sculptor_3 = Sculptor III
craftsman-sculptor_4 = Sculptor IV
craftsman-glassblower_1 = Glassblower I
craftsman-glassblower_2 = Glassblower II
craftsman-goldsmith_6 = Goldsmith VI
craftsman-goldsmith_8 = Goldsmith VIII
craftsman-organ_builder = Organ Builder
craftsman-bell_maker = Bell Maker

## Advantage cards

advantage-madonna = The Madonna
advantage-wool_fair = Wool Fair
advantage-toledo = Toledo Steel
advantage-tom = Tom
advantage-aliena = Aliena
advantage-richard = Richard
advantage-jack = Jack
advantage-otto = Otto
advantage-francis = Francis
advantage-prior_philip = Prior Philip
advantage-ellen = Ellen
advantage-tax_exemption = Tax Exemption
advantage-thomas = Thomas
advantage-remigius = Remigius
advantage-celebrations = Celebrations
advantage-completion = Completion

## Events

card-king = The King Gives
card-richard_event = Richard Comes Home
card-philip = Philip Praises the Mill
card-volunteers = Volunteers
card-archbishop = The Archbishop's Visit
card-william = William Robs the Roads
card-conflict = Conflict
card-town_wall = The Town Wall
card-cold_winter = Cold Winter
card-collapse = A Vault Collapses

## What cards do

part-cubes = { $amount } { $material }
part-gold = { $amount } gold
part-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
part-workers = { $amount } workers
part-holds-metal = metal in hand
part-becomes = →
part-uses = { $amount ->
    [one] (once a round)
   *[other] (up to { $amount } times a round)
}
part-needs = needs a { $trade }

when-now = (at once)
when-always = (for the rest of the game)
when-once = (once, when you like)

effect-gold = Gain { $amount } gold.
effect-gold-lost = Pay { $amount } gold.
effect-points = Score { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
effect-points-lost = Lose { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
effect-cubes = Gain { $amount } { $material }.
effect-each_round = Gain { $amount } { $material } every round.
effect-craftsman_limit = Your team may have { $amount } craftsman more.
effect-workers = You have { $amount } worker more.
effect-tax_at_most = You never pay more than { $amount } gold in taxes.
effect-priory_points = Each of your builders at the Priory scores { $amount } point more.
effect-see_event = At the start of each round you alone see the coming event.
effect-no_tax = You pay no tax, decided after the die is rolled.
effect-no_event = A bad event spares you, decided after it is revealed.
effect-free_builder = Place a builder that was just drawn free of charge.
effect-gold_per_mill_worker = Gain { $amount } gold for each of your workers in the wool mill, at most { $most }.
effect-cubes_per_resource_card = Each of your resource cards brings { $amount } more.
effect-cubes_per_resource_card-lost = Each of your resource cards brings { $amount } less.
effect-extra_use = One of your craftsmen may work once more in this round's building.
effect-builders_next_round = Next round you have only { $amount } builders.
effect-lose_craftsman = Dismiss one of your craftsmen.

## What is asked

prompt-take-card = { $seat }: take a resource card, hire a craftsman or pass ({ $workers } workers and { $gold } gold left).
prompt-dismiss = { $seat }: which craftsman do you dismiss?
prompt-keep-or-redraw = { $seat }: { $owner }'s builder was drawn and would cost { $cost } gold. Keep it, or put it back and draw again (once a round)?
prompt-place = { $cost ->
    [0] { $seat }: place your builder, free of charge.
   *[other] { $seat }: place your builder for { $cost } gold, or let it wait.
}
prompt-place-free = { $seat }: place your builder, free of charge.
prompt-place-waiting = { $seat }: place your waiting builder, free of charge.
prompt-bishop = { $seat }: “{ $card }”. The bishop receives you; what do you ask for?
prompt-avert = { $seat }: “{ $card }” hits you. Spend your card to be spared?
prompt-claim-exemption = { $seat }: the tax is { $tax } gold and you have { $gold }. Spend your exemption?
prompt-trade = { $seat }: buy or sell one kind of material, or leave the market ({ $gold } gold).
prompt-buy = { $seat }: how many { $material } do you buy, at { $price } gold each?
prompt-sell = { $seat }: how many { $material } do you sell, at { $price } gold each?
prompt-build = { $seat }: who works on the cathedral?
prompt-work = { $seat }: how often does the { $craftsman } work?
prompt-return-cubes = { $seat }: you may keep 5 cubes and have { $excess } too many. How many { $material } do you give back?
prompt-choose-start = Who starts?
prompt-reveal-advantage = The next advantage card is revealed.
prompt-lay-out-craftsman = The next craftsman comes to Shiring.
prompt-set-aside = A resource card sits out this round.
prompt-foresee = { $owner } looks at the coming event.
prompt-draw-builder = A builder is drawn from the bag.
prompt-reveal-event = The event is revealed.
prompt-roll-tax = The tax is rolled.

## What can be chosen

choice-begin = { $noun } starts
choice-reveal = { $noun } is laid out at Kingsbridge
choice-shiring = { $noun } comes to Shiring
choice-aside = { $noun } sits out
choice-foresee = The coming event is { $noun }
choice-event = { $noun }
choice-draw = A builder of { $noun }
choice-roll = A { $noun }
choice-take = Take the { $noun }
choice-hire = Hire the { $noun }
choice-pass = Pass for the rest of this phase
choice-dismiss = Dismiss the { $noun }
choice-keep = Keep it
choice-redraw = Put it back and draw again
choice-place = Send the builder to { $noun }
choice-wait = Let it wait and place it free, later
choice-spend = Spend { $noun }
choice-hold = Keep { $noun } for later
choice-protection = Ask for protection
choice-cube = Take 1 { $noun } from the market
choice-buy = Buy { $noun }
choice-sell = Sell { $noun }
choice-stop = Leave the market
choice-use = Put the { $noun } to work
choice-finish = Finish building
choice-amount = { $amount }

## What happened

event-starts = { $seat } is the start player.
event-round-began = Round { $round } begins.
event-revealed = Kingsbridge offers { $advantage }.
event-offered = { $craftsman } waits in Shiring.
event-supplied = { $craftsman } can be hired from the supply.
event-sat-out = { $resource } sits out this round.
event-foresaw = You see the coming event: { $card }.
event-took = { $seat } takes the { $resource } with { $workers } workers.
event-hired = { $seat } hires the { $craftsman }.
event-dismissed = { $seat } dismisses the { $craftsman }.
event-untaken = Nobody takes { $card }; it leaves the game.
event-passed = { $seat } passes.
event-went-to-mill = { $seat } sends { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} to the wool mill.
event-drew = A builder of { $seat } is drawn at { $cost } gold.
event-put-back = { $seat }'s builder goes back into the bag.
event-placed = { $cost ->
    [0] { $seat } sends a builder to { $target }, free.
   *[other] { $seat } sends a builder to { $target } for { $cost } gold.
}
event-waited = { $seat } declines { $cost } gold; the builder waits.
event-spent = { $seat } spends { $advantage }.
event-happened = Event: { $card }.
event-protected = The bishop protects { $seat }.
event-spared = { $seat } is spared.
event-gained-gold = { $seat } gains { $gold } gold.
event-paid = { $seat } pays { $gold } gold.
event-fell-short = { $seat } is { $missing } gold short.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $source }).
event-lost-points = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $source }).
event-gained-cubes = { $seat } gains { $amount } { $material }.
event-fewer-builders = { $seat } will have only { $builders } builders next round.
event-got-card = { $seat } gets { $advantage }.
event-rolled = The tax is { $tax } gold.
event-exempt = { $seat } pays no tax.
event-got-workers = { $seat } hires { $workers } grey workers for the next round.
event-bought = { $seat } buys { $amount } { $material } for { $gold } gold.
event-sold = { $seat } sells { $amount } { $material } for { $gold } gold.
event-left-market = { $seat } leaves the market.
event-worked = { $seat } puts the { $craftsman } to work{ $times ->
    [one] {""}
   *[other] , { $times } times
}.
event-returned = { $seat } gives back { $amount } { $material }.
event-cathedral-grew = Part { $part } of the cathedral stands.
event-new-start = { $seat } is the next start player.
event-game-ended = The cathedral is complete.

## Why not

refusal-workers-short = needs { $needed } workers, you have { $free } left
refusal-gold-short = costs { $needed } gold, you have { $gold }
refusal-occupied = { $owner }'s builder stands there
refusal-must-place = a builder that costs nothing must be placed
refusal-free-already = this builder costs nothing
refusal-good-event = the event is a good one
refusal-sold-out = none left in the market
refusal-sold-here = you have sold { $material } here this round
refusal-bought-here = you have bought { $material } here this round
refusal-no-cubes = you have no { $material }
refusal-needs-woodworker = only with a woodworker in your team
refusal-needs-stonecutter = only with a stonecutter in your team
refusal-used-up = has worked as often as possible this round
refusal-needs-trade = needs a { $trade } in your team
refusal-cubes-short = needs { $needed } { $material }, you have { $have }
refusal-must-return = at least { $least } must go

## Figures

measure-gold = { $change } gold
measure-points = { $change } { $count ->
    [one] point
   *[other] points
}
measure-workers = { $change } { $count ->
    [one] worker
   *[other] workers
}
measure-stone = { $change } stone
measure-wood = { $change } wood
measure-sand = { $change } sand
measure-metal = { $change } metal
measure-craftsmen = { $change } { $count ->
    [one] craftsman
   *[other] craftsmen
}
measure-builders = { $change } { $count ->
    [one] builder on the board
   *[other] builders on the board
}
measure-cards = { $change } resource { $count ->
    [one] card
   *[other] cards
}

## Sources of points

source-start = start
source-mortar_mixer = mortar mixers
source-woodworker = woodworkers
source-stonecutter = stonecutters
source-tool_maker = tool makers
source-mason = masons
source-carpenter = carpenters
source-potter = potters
source-architect = architect
source-sculptor = sculptors
source-glassblower = glassblowers
source-goldsmith = goldsmiths
source-organ_builder = organ builder
source-bell_maker = bell maker
source-priory = Priory
source-advantages = advantage cards
source-events = events
source-tax = taxes

trade-mortar_mixer = mortar mixer

standing-keep-every-builder = Keep every builder for the rest of this round

## The table in the terminal

terminal-legend =
    On the table: ★ points, ¤ gold, ♙ workers, ▪ cubes, ✦ advantage cards.
    2 sand → 1★ ×3 means: two sand become one point, up to three times a round.
terminal-round = Round { $round } of { $rounds }
terminal-supply = Supply
terminal-supply-over = over for this round
terminal-builders = Master builders
terminal-board = The board
terminal-cathedral = Cathedral
terminal-start = starts
terminal-event = Event
terminal-mill = Wool Mill
terminal-hidden = still hidden
terminal-coming = only you know: { $card }
terminal-gold = gold
terminal-points = points
terminal-workers = workers
terminal-team = craftsmen and cards
terminal-players = Players
terminal-cost = next costs
terminal-bag = in the bag
terminal-waiting = waiting
terminal-nobody = nobody
terminal-tax-free = no tax
terminal-grey = { $amount } grey workers
terminal-starts-next = starts the next round
terminal-protection = protection or a cube
terminal-phase-supply = Phase I: supply
terminal-phase-builders = Phase II: master builders
terminal-phase-board = Phase III: the board
terminal-over = The cathedral is complete
cards-craftsman = Craftsmen
cards-resource = Resource cards
cards-advantage = Advantage cards
cards-card = Events

## The table: what things are called

scene-board = Board
scene-supply = Supply
scene-chronicle = Chronicle
scene-strip = { $seat } in brief
scene-place-mill = Wool Mill
scene-place-forest = Forest
scene-place-quarry = Quarry
scene-place-gravel_pit = Gravel Pit
scene-label-drawn = drawn
scene-label-waiting = waiting
scene-label-glory = The road of points
scene-label-coming = Craftsmen by round
scene-round = Round { $round } of { $rounds }
scene-cathedral-part = Part { $part } of the cathedral
scene-place = { $free ->
    [0] { $target }: full
    [one] { $target }: 1 space free
   *[other] { $target }: { $free } of { $spaces } spaces free
}
scene-event = Event: { $card }
scene-event-hidden = The event of this round, face down
scene-event-foreseen = The coming event, which only you see: { $card }
scene-resource = { $resource }, for { $workers } workers
scene-claim = { $resource }, taken by { $owner }
scene-craftsman-supply = { $craftsman }, for { $cost } gold
scene-craftsman-shiring = { $craftsman }, in Shiring
scene-craftsman-owned = { $craftsman } of { $owner }
scene-advantage-offered = { $advantage }, at Kingsbridge
scene-advantage-owned = { $advantage }, kept by { $owner }
scene-score = { $points ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $points } points
}
scene-coming = { $craftsman }: round { $round }, { $cost } gold
scene-kept = { $count ->
    [0] no advantage cards
    [one] 1 advantage card
   *[other] { $count } advantage cards
}
scene-mill = { $seat }: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} in the wool mill
scene-court-metal = 1 metal for the first guest of the King's Court
scene-tax = Tax: { $tax } gold
scene-tax-unknown = The tax has not been rolled yet
scene-castle-workers = { $workers } grey workers for the next round
scene-stall = { $material }: { $left } in the market, { $price } gold each
scene-stall-metal = metal: only sold, for { $price } gold each
scene-wheel = { $cost ->
    [0] The next builder is free
   *[other] The next builder costs { $cost } gold
}
scene-bag = { $builders ->
    [0] The bag is empty
    [one] 1 builder in the bag
   *[other] { $builders } builders in the bag
}
scene-builder-bag = Builder of { $owner }, in the bag
scene-builder-home = Builder of { $owner }, at home
scene-builder-drawn = Builder of { $owner }, just drawn
scene-builder-waiting = Builder of { $owner }, waiting as number { $number }
scene-builder-placed = Builder of { $owner } at { $target }
scene-gold = { $gold } of { $limit } gold
scene-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
scene-cubes = { $coming ->
    [0] { $count } { $material }
   *[other] { $count } { $material }, { $coming } more to come
}
scene-workers = { $free } workers free, { $mill } in the mill, { $grey } grey ones for the next round
scene-start-player = { $seat } is the start player
scene-turn = { $seat } decides
scene-passed = { $seat } has passed

scene-tip-bishop = Protection from a bad event, or 1 stone, wood or sand from the market.
scene-tip-kingsbridge = Your builder brings you the advantage card of its space.
scene-tip-priory = Points: the first builder scores more.
scene-tip-kings_court = Your builder spares you the tax; the first one also takes the metal.
scene-tip-shiring = The craftsman of this space joins your team, free.
scene-tip-castle = Grey workers for you in the next round.
scene-tip-market = Buy or sell materials, in the order of the spaces.
scene-tip-cathedral = You become the next start player.
scene-tip-wheel = Builders cost less the later they are placed. One that waits is placed free when the bag is empty.
scene-tip-bag = The builders still to be drawn. Once a round the start player may put one back and draw again.
