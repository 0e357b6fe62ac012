# The Pillars of the Earth in English.

title = The Pillars of the Earth
tagline = Six rounds to a cathedral.

## Materials, places and the spaces a builder can be sent to

material-stone = stone
material-wood = wood
material-sand = sand
material-metal = metal

place-bishop = Bishop’s Palace
place-kingsbridge = Kingsbridge
place-priory = Priory
place-kings_court = King’s Court
place-shiring = Shiring
place-castle = Shiring Castle
place-market = Market
place-cathedral = Cathedral Site

target-bishop = the Bishop’s Palace
target-kingsbridge-1 = the first card at Kingsbridge
target-kingsbridge-2 = the second card at Kingsbridge
target-priory = the Priory
target-kings_court = the King’s Court
target-shiring-1 = the first craftsman at Shiring
target-shiring-2 = the second craftsman at Shiring
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
card-archbishop = Archbishop’s Visit
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
part-and = +
part-becomes = →
part-uses = { $amount ->
    [one] (once a round)
   *[other] (up to { $amount } times a round)
}
part-needs = with a { $trade } in the team

when-now = At once:
when-always = For the rest of the game:
when-once = Once, when you like:

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
effect-craftsman_limit = Your team may have { $amount } more craftsman.
effect-workers = You have { $amount } more worker.
effect-tax_at_most = You never pay more than { $amount } gold in taxes.
effect-priory_points = Each of your builders at the Priory scores { $amount } point more.
effect-see_event = At the start of each round you alone see the coming event.
effect-no_tax = You pay no tax, decided after the die is rolled.
effect-no_event = Spares you a bad event; you decide once it is revealed.
effect-free_builder = Place a builder that was just drawn free of charge.
effect-gold_per_mill_worker = Gain { $amount } gold for each of your workers in the wool mill, at most { $most }.
effect-cubes_per_resource_card = Each of your resource cards brings { $amount } more.
effect-cubes_per_resource_card-lost = Each of your resource cards brings { $amount } less.
effect-extra_use = One of your craftsmen may work once more in this round’s building.
effect-builders_next_round = Next round you have only { $amount } builders.
effect-lose_craftsman = Dismiss one of your craftsmen.

## What is asked

prompt-take-card = { $seat }: send workers, hire a craftsman or pass. You have { $workers ->
    [0] no workers
    [one] 1 worker
   *[other] { $workers } workers
} and { $gold } gold.
prompt-dismiss = { $seat }: one craftsman has to go. Whom do you dismiss?
prompt-keep-or-redraw = { $own ->
    [0] { $seat }: { $owner }’s builder was drawn and would cost { $cost } gold. As start player you may put back one a round and draw again.
   *[other] { $seat }: your builder was drawn and would cost { $cost } gold. As start player you may put back one a round and draw again.
}
prompt-place = { $cost ->
    [0] { $seat }: place your builder, free of charge.
   *[other] { $seat }: place your builder for { $cost } gold, or let it wait.
}
prompt-place-free = { $seat }: place your builder, free of charge.
prompt-place-waiting = { $seat }: place your waiting builder, free of charge.
prompt-bishop = { $seat }: the event is “{ $card }”, and the bishop receives you. What do you ask for?
prompt-avert = { $seat }: the event “{ $card }” hits you. Do you spend your card to be spared?
prompt-claim-exemption = { $seat }: the tax is { $tax } gold and you have { $gold }. Do you spend your exemption?
prompt-trade = { $seat }: buy or sell cubes of one kind, or leave the market. You have { $gold } gold.
prompt-buy = { $seat }: how many cubes of { $material } do you buy, at { $price } gold each?
prompt-sell = { $seat }: how many cubes of { $material } do you sell, at { $price } gold each?
prompt-build = { $seat }: who works on the cathedral?
prompt-work = { $seat }: how many times does the { $craftsman } work?
prompt-return-cubes = { $seat }: you may keep { $keep } cubes and have { $excess } too many. How many cubes of { $material } do you give back?
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
choice-take = Send { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} for { $cubes } { $material }
choice-hire = { $full ->
    [0] Hire the { $noun } for { $cost } gold
   *[other] Hire the { $noun } for { $cost } gold and dismiss somebody
}
choice-pass = Pass for the rest of this phase
choice-dismiss = Dismiss the { $noun }
choice-keep = Keep it
choice-redraw = Put it back and draw again
choice-place = { $place ->
    [bishop] Bishop: protection or a cube
    [kingsbridge] Kingsbridge: { $card }
    [priory] Priory: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [kings_court] King’s Court: { $metal ->
        [0] no tax
       *[other] no tax, { $metal } metal
    }
    [shiring] Shiring: { $card }
    [castle] Castle: { $workers } workers next round
    [market] Market: trade as number { $rank }
   *[cathedral] Cathedral Site: start player
}
choice-wait = Let it wait and place it free, later
choice-spend = Spend { $noun }
choice-hold = Keep { $noun } for later
choice-protection = Ask for protection
choice-cube = Take 1 { $noun } from the market
choice-buy = Buy { $noun }
choice-sell = Sell { $noun }
choice-stop = Leave the market
choice-use = Put { $noun } to work
choice-finish = Finish building
routine-build = Everybody works: most points now
choice-amount = { $deed ->
    [buy] Buy { $amount } { $material }
    [sell] Sell { $amount } { $material }
    [return] { $amount ->
        [0] Keep all { $material }
       *[other] Give back { $amount } { $material }
    }
   *[work] { $amount ->
        [1] Once
       *[other] { $amount } times
    }
}

## What happened

event-starts = { $seat } is the start player.
event-round-began = Round { $round } begins.
event-revealed = Kingsbridge offers a card: { $advantage }.
event-offered = Shiring offers a craftsman: { $craftsman }.
event-supplied = The supply offers a craftsman: { $craftsman }.
event-sat-out = Out of play this round: { $resource }.
event-foresaw = You see the coming event: { $card }.
event-took = { $seat } takes the { $resource } with { $workers } workers.
event-hired = { $gold ->
    [0] { $seat } hires the { $craftsman }, free.
   *[other] { $seat } hires the { $craftsman } for { $gold } gold.
}
event-dismissed = { $seat } dismisses the { $craftsman }.
event-untaken = Nobody takes { $card }, and the card leaves the game.
event-passed = { $seat } passes.
event-had-to-pass = { $seat } has to pass: no card left is within reach.
event-went-to-mill = { $seat } sends { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} to the wool mill.
event-drew = { $cost ->
    [0] A builder of { $seat } is drawn and must be placed, free.
   *[other] A builder of { $seat } is drawn; placing it costs { $cost } gold.
}
event-put-back = As start player, { $seat } puts { $owner }’s builder back into the bag.
event-placed = { $gold ->
    [0] { $seat } sends a builder to { $target }, free.
   *[other] { $seat } sends a builder to { $target } for { $gold } gold.
}
event-waited = { $seat } lets the builder wait rather than pay { $cost } gold.
event-had-to-wait = { $seat } cannot pay { $cost } gold, so the builder waits.
event-spent = { $seat } spends { $advantage }.
event-happened = Event: { $card }.
event-protected = The bishop protects { $seat }.
event-spared = The event spares { $seat }.
event-gained-gold = { $seat } gains { $gold } gold.
event-milled = { $seat } earns { $gold } gold at the wool mill.
event-paid = { $seat } pays { $gold } gold ({ FORM($source, "one") }).
event-fell-short = { $seat } cannot pay in full: { $missing } gold short.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ FORM($source, "one") }).
event-lost-points = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ FORM($source, "one") }).
event-gained-cubes = { $seat } gains { $amount } { $material }.
event-fewer-builders = { $seat } will have only { $builders } builders next round.
event-got-card = { $seat } takes { $advantage } at Kingsbridge.
event-rolled = The tax is { $tax } gold.
event-exempt = { $seat } pays no tax.
event-got-workers = { $seat } has { $workers } grey workers more in the next round.
event-bought = { $seat } buys { $amount } { $material } for { $gold } gold.
event-sold = { $seat } sells { $amount } { $material } for { $gold } gold.
event-left-market = { $seat } leaves the market.
event-had-to-leave = { $seat } can neither buy nor sell, and leaves the market.
event-could-not-build = { $seat } builds nothing: no craftsman can work.
event-worked = { $seat } puts the { $craftsman } to work{ $times ->
    [one] {""}
   *[other] , { $times } times
}.
event-returned = { $seat } gives back { $amount } { $material }.
event-cathedral-grew = Part { $part } of the cathedral stands.
event-new-start = { $seat } is the next start player.
event-game-ended = The cathedral is complete.

## Why not

refusal-workers-short = it needs { $needed } workers, and you have { $free } left
refusal-gold-short = it costs { $needed } gold, and you have { $gold }
refusal-gold-short-cubes = { $amount } { $material } cost { $needed } gold, and you have { $gold }
refusal-occupied = { $owner }’s builder stands there
refusal-must-place = a builder that costs nothing must be placed
refusal-free-already = this builder costs nothing
refusal-good-event = the event is a good one
refusal-sold-out = the market has none left
refusal-bought-here = you have bought { $material } here this round
refusal-no-cubes = you have no { $material }
refusal-needs-woodworker = buying wood needs a woodworker in your team
refusal-needs-stonecutter = selling stone needs a stonecutter in your team
refusal-used-up = this craftsman has worked as often as possible this round
refusal-needs-trade = this needs a { $trade } in your team
refusal-cubes-short = this takes { $needed } { $material }, and you have { $have }
refusal-must-return = at least { $least } must go back

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
measure-advantages = { $change } advantage { $count ->
    [one] card
   *[other] cards
}
measure-stone_due = { $change } stone later this round
measure-wood_due = { $change } wood later this round
measure-sand_due = { $change } sand later this round

## What sets an option apart

about-event = { $spared ->
    [0] This happens to you: { $does }
   *[other] This does not happen to you: { $does }
}
about-no-stone = You can no longer sell stone
about-futile = Brings nothing in the last round
about-no-wood = You can no longer buy wood
about-finish = { $keep ->
    [0] Your craftsmen do no more.
   *[other] Your craftsmen do no more this round. You may keep up to { $keep } cubes.
}
about-builds-more = { $points ->
    [one] +1 point
   *[other] +{ $points } points
} when you build
about-builds-less = { $points ->
    [one] −1 point
   *[other] −{ $points } points
} when you build

## Sources of points

source-start = start
source-mortar_mixer = mortar mixers
    .one = mortar mixer
source-woodworker = woodworkers
    .one = woodworker
source-stonecutter = stonecutters
    .one = stonecutter
source-tool_maker = tool makers
    .one = tool maker
source-mason = masons
    .one = mason
source-carpenter = carpenters
    .one = carpenter
source-potter = potters
    .one = potter
source-architect = architect
source-sculptor = sculptors
    .one = sculptor
source-glassblower = glassblowers
    .one = glassblower
source-goldsmith = goldsmiths
    .one = goldsmith
source-organ_builder = organ builder
source-bell_maker = bell maker
source-priory = Priory
source-advantages = advantage cards
    .one = advantage card
source-events = events
    .one = event
source-tax = taxes
    .one = tax

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
scene-chronicle = Points and rounds
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
scene-craftsman-idle = { $craftsman } of { $owner }, who cannot work without a { $trade }
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
scene-court-metal = 1 metal for the first guest of the King’s Court
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
scene-builder-waiting = Builder of { $owner }, waiting as number { $number }, { $cost } gold declined
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
scene-tip-market = Buy or sell cubes, in the order of the spaces.
scene-tip-cathedral = You become the next start player.
scene-tip-wheel = Builders cost less the later they are placed. One that waits is placed free when the bag is empty.
scene-tip-bag = The builders still to be drawn. Once a round the start player may put one back and draw again.

## Reports

report-table-order = Turn order in round 1
report-table-craftsmen = Craftsmen
report-table-advantages = Advantage cards
report-table-rounds = At the end of each round
report-rows-order = place
report-rows-craftsmen = craftsman
report-rows-advantages = card
report-rows-rounds = round
report-column-taken = taken
report-column-uses = uses
report-column-points = points
report-column-gold = gold
report-column-craftsmen = craftsmen

## Charts, what is to come, and the points in one’s cubes

chart-points = Points
chart-points-about = The points of every player at the end of each round.
chart-gold = Gold
chart-gold-about = The gold of every player at the end of each round.
chart-craftsmen = Craftsmen
chart-craftsmen-about = How many craftsmen every player has at the end of each round.

tie-broken = Equal on points: more gold decides.
tie-shared = Equal on points and gold: the victory is shared.
outlook-tally = If you built now
outlook-tally-note =
    The points on the track, and those that the cubes and the gold in hand would make with today’s team, used as well
    as possible. What is still to be gathered or bought does not count.
outlook-bag = Builders in the bag
outlook-bag-note = { $builders ->
    [0] The bag is empty.
    [one] 1 builder is still to be drawn this round.
   *[other] { $builders } builders are still to be drawn this round.
}
outlook-tab-craftsmen = Craftsmen
outlook-craftsmen = Craftsmen of round { $round }
outlook-craftsmen-now = Craftsmen of this round
outlook-cost = { $gold } gold: { $does }
outlook-advantages = Advantage cards
outlook-advantages-note =
    { $left } cards of the common deck have not been seen; { $out } of them never come. The two of the last round always do.
outlook-events = Events
outlook-events-note = One a round. { $out } of all the events never come.
outlook-foreseen = Only you know: it comes this round. { $does }
outlook-resources = Resource cards of this round
outlook-resources-note = Nine cards in all; two sit out each round.

## Before a step that one may regret

warning-pass-idle = { $workers } of your workers are free, and { $cards ->
    [one] a resource card
   *[other] { $cards } resource cards
} within their reach would go untaken. They will earn 1 gold each at the mill instead.
warning-tax = You would have { $gold } gold when the tax of { $low } to { $high } comes. Every 2 gold missing costs 1 point, unless a builder of yours stands at the King’s Court.
warning-tax-now = The tax is { $due } gold and you have { $gold }: you would lose { $points ->
    [one] 1 point
   *[other] { $points } points
}.
warning-futile-place = In the last round { $target } brings nothing any more.
warning-buy-unused = Nobody in your team works with { $material }.
warning-hire-unable = { $craftsman } cannot work: you have no { $trade }.
warning-dismiss-needed = Without { $craftsman }, { $idle } cannot work: nobody else in your team has that trade.
warning-gold-lost = Nobody can hold more than { $limit } gold: { $gold } gold of this sale would be lost.
warning-finish-last = Your craftsmen could still make { $points ->
    [one] 1 point
   *[other] { $points } points
}, and this is the last building.
warning-finish-free = { $points ->
    [one] 1 point is
   *[other] { $points } points are
} to be had here without any cubes.
warning-finish-excess = You have { $excess ->
    [one] 1 cube
   *[other] { $excess } cubes
} more than you may keep, and your craftsmen could still make { $points ->
    [one] 1 point
   *[other] { $points } points
}.
warning-hold-last = This is the last round: { $advantage } can never be spent again.

## Tips for the first round

tip-take-card = Take one card a turn. A resource card needs workers and brings stone, wood or sand later this round. Take what your craftsmen can use.
tip-hire = Craftsmen cost gold, stay with you and turn cubes into points in every round. The earlier a good one comes, the more often he works.
tip-workers = Workers without a task earn 1 gold each at the wool mill, so passing is not a waste, but gold alone makes no points.
tip-dismiss = A team has room for five. Let go whoever gets the least out of a cube.
tip-redraw = Once a round you may put a builder back: another player’s, so that it does not choose first, or your own, so that it comes later and costs less.
tip-place = The first builders choose freely but are expensive. One that waits costs nothing, and takes what the others leave.
tip-places = Point at a place to read what it brings. A craftsman at Shiring, points at the Priory and no tax at the King’s Court are often good choices.
tip-place-waiting = This builder is free. Even a late one can go to market, to the King’s Court or to the castle.
tip-bishop = If the event is bad, protection keeps it from you; if it would hardly hurt, take a cube.
tip-claim-exemption = The exemption works once. Keep it if this tax is low.
tip-trade = Each of your builders here makes one deal at a time, turn by turn, until you leave. Buy what your craftsmen still lack, or sell what they cannot use before it is lost.
tip-buy = Count first: buy only what your craftsmen can still use. Of the rest you may keep five cubes, and after the last round none.
tip-sell = Gold beyond 30 is lost.
tip-build = Now cubes become points. Each craftsman works as often as the card says; then the others may go on. “Everybody works”, where it is offered, gets the most points out of them in one go.
tip-build-order = If two craftsmen want the same cubes, begin with whoever gets more out of them.
tip-work = More often is almost always better, unless another craftsman makes more of the same cubes.
tip-return-cubes = Five cubes may stay for the next round. Metal is the rarest.

## The icons

glossary-point = Point
glossary-point-text = What the game is about: most points win.
glossary-gold = Gold
glossary-gold-text = Pays craftsmen, builders, taxes and purchases. Nobody holds more than 30.
glossary-stone = Stone
glossary-stone-text = A grey cube from the quarry, for stonecutters, masons and sculptors.
glossary-wood = Wood
glossary-wood-text = A brown cube from the forest, for woodworkers, carpenters and the organ builder.
glossary-sand = Sand
glossary-sand-text = A cube from the gravel pit, for mortar mixers, potters and glassblowers.
glossary-metal = Metal
glossary-metal-text = A rare cube from the King’s Court and from cards, for glassblowers, the organ builder and the bell maker.
glossary-cube = Cube
glossary-cube-text = Any cube. Five may be kept from one round to the next.
glossary-worker = Worker
glossary-worker-text = Sent to fetch cubes, or earns 1 gold at the wool mill.
glossary-worker-grey = Grey worker
glossary-worker-grey-text = Comes from Shiring Castle and helps for one round.
glossary-builder = Master builder
glossary-builder-text = Three for each player, drawn from the bag and sent to a place on the board.
glossary-craftsman = Craftsman
glossary-craftsman-text = Turns cubes or gold into points or gold, as often a round as the card says.
glossary-card = Card
glossary-card-text = A resource card or an advantage card.
glossary-mortar_mixer = Mortar mixer
glossary-mortar_mixer-text = Makes points of sand; no mason works without one.
glossary-woodworker = Woodworker
glossary-woodworker-text = Makes points or gold of wood; needed to buy wood at the market.
glossary-stonecutter = Stonecutter
glossary-stonecutter-text = Makes points of stone; needed to sell stone at the market.
glossary-tool_maker = Tool maker
glossary-tool_maker-text = Earns gold while there is metal in hand, and does not use it up.
glossary-mason = Mason
glossary-mason-text = Makes points of stone, with a mortar mixer in the team.
glossary-carpenter = Carpenter
glossary-carpenter-text = Makes points of wood.
glossary-potter = Potter
glossary-potter-text = Makes points of sand.
glossary-architect = Architect
glossary-architect-text = Makes a point each round out of nothing but an idea.
glossary-sculptor = Sculptor
glossary-sculptor-text = Makes two points of every stone.
glossary-glassblower = Glassblower
glossary-glassblower-text = Makes points of sand and metal together.
glossary-goldsmith = Goldsmith
glossary-goldsmith-text = Makes points of gold.
glossary-organ_builder = Organ builder
glossary-organ_builder-text = Makes many points, once, of wood and metal together.
glossary-bell_maker = Bell maker
glossary-bell_maker-text = Makes points of metal.
glossary-metal-held = Metal in hand
glossary-metal-held-text = Must be there, but is not used up.
glossary-event = Event
glossary-event-text = One a round, good or bad, unknown until phase III.
glossary-sun = Good event
glossary-sun-text = Reaches everybody.
glossary-storm = Bad event
glossary-storm-text = Hits all who are not protected.
glossary-event-averted = Protection
glossary-event-averted-text = A bad event does not touch you.
glossary-tax = Tax
glossary-tax-text = 2 to 5 gold a round, by the die.
glossary-tax-free = No tax
glossary-tax-free-text = You do not pay this time.
glossary-each-round = Every round
glossary-each-round-text = Happens again in each round.
glossary-always = For the rest of the game
glossary-always-text = The card stays with you and works all the time.
glossary-once = Once
glossary-once-text = The card stays with you until you spend it.
glossary-eye = Foresight
glossary-eye-text = You see the coming event before the others.
glossary-arrow = Becomes
glossary-arrow-text = What stands before it turns into what stands behind it.
glossary-priory = Priory
glossary-priory-text = Builders at the Priory bring points.
glossary-cathedral = Cathedral
glossary-cathedral-text = After every round, one more part of it stands.
glossary-start-player = Start player
glossary-start-player-text = Begins every phase and draws the builders.
glossary-quill = To decide
glossary-quill-text = The game waits for this player.
glossary-pass = Passed
glossary-pass-text = This player takes no more cards in this phase.

## What things on the table are for, in a sentence

meaning-gold = Gold pays for craftsmen, builders, taxes and purchases.
meaning-points = Points win the game; most of them come from craftsmen at work.
meaning-cubes = Cubes in hand, for craftsmen to use or builders to sell.
meaning-workers = Workers fetch cubes; those left over earn gold at the wool mill.
meaning-start = The start player begins every phase and draws the builders.
meaning-turn = The game waits for this player.
meaning-passed = This player takes no more cards in this phase.
meaning-craftsman = A craftsman turns cubes or gold into points or gold, round after round.
meaning-advantage = An advantage card helps whoever has it: at once, from now on, or one single time.
meaning-resource = A resource card takes workers now and brings cubes later in the round.
meaning-coming = The craftsmen of every round are known from the beginning.
meaning-builder = A master builder is drawn from the bag and sent to a place in town.
meaning-castle = Grey workers from the castle help one player in the next round.
meaning-cathedral = The cathedral grows by one part after every round.
meaning-round = The game ends after the last round.
meaning-wheel = The wheel shows what it costs to place the next builder.
meaning-bag = All master builders come out of this bag, in an order that nobody knows.
meaning-metal = The first guest of the King’s Court takes this metal.
meaning-cube = Materials on a stall are for sale to builders at the market.
meaning-stall = At the stalls of the market builders buy and sell cubes.
meaning-die = The die decides the tax that everybody pays, except the guests of the court.
meaning-event = One event a round: good ones reach everybody, bad ones all who are not protected.
meaning-mill = Workers without a task earn 1 gold each at the wool mill.
meaning-place = Builders are sent to places like this one.
meaning-site = Whoever took a card of this place gets its cubes here, later in the round.
meaning-kept = The advantage cards that this player keeps.

## Why an option is better or worse than others

theme-gold = Gold
theme-cubes = Cubes
theme-craftsmen = Craftsmen
theme-cards = Cards and privileges
theme-hands = Workers and builders to come
theme-builders = Places for builders
why-points-more = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more this round
why-points-less = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less this round
why-gold-more = leaves about { $amount } gold more (worth { $points ->
    [one] 1 point
   *[other] { $points } points
})
why-gold-less = leaves about { $amount } gold less (worth { $points ->
    [one] 1 point
   *[other] { $points } points
})
why-cubes-more = leaves cubes to use or to sell that are worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more
why-cubes-less = leaves cubes to use or to sell that are worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less
why-craftsmen-more = has craftsmen who will make about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more in later rounds
why-craftsmen-less = has craftsmen who will make about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less in later rounds
why-cards-more = brings cards and privileges worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more
why-cards-less = brings cards and privileges worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less
why-hands-more = has workers and builders next round worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more
why-hands-less = has workers and builders next round worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less
why-builders-more = leaves places for the player’s other builders worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more
why-builders-less = leaves places for the player’s other builders worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less

## What the coach says

coach-last-round = This is the last round: gold and cubes bring no points afterwards, so use them now.
coach-last-but-one = One more round follows. You keep your gold, your craftsmen and up to { $keep } cubes for it.
coach-behind = { $player } is { $points } points ahead of you.
coach-tax = The tax will be about { $due } gold and you will have { $gold }. Two gold that are missing cost a point.
coach-tax-court = The tax will be about { $due } gold and you will have { $gold }. A builder at the King’s Court pays no tax.
coach-cubes-wanted = { $amount } more { $material } would bring you { $points ->
    [one] 1 more point
   *[other] { $points } more points
} this round.
coach-last-card = { $amount } more { $material } would bring you { $points ->
    [one] 1 more point
   *[other] { $points } more points
} this round, and only one card with { $material } is left.
coach-rival-wants = { $player } needs { $material } too, and may take it before you do.
coach-cubes-enough = Of { $material } you will have { $amount } more than your craftsmen can use this round.
coach-idle-workers = You have { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} left. Whoever is not sent out earns 1 gold in the wool mill.
coach-hire = With what you will have, the { $craftsman } would build { $points ->
    [one] 1 more point
   *[other] { $points } more points
} this round.
coach-team-full = Your team of { $most } is full: whoever you hire takes the place of somebody.
coach-builder-cost = This builder costs { $cost } gold now, and you have { $gold }. Waiting is free, but { $left ->
    [0] those who wait already choose first
    [one] 1 more builder is drawn first
   *[other] { $left } more builders are drawn first
}.
coach-metal = The first builder at the King’s Court gets a cube of metal. It would bring you { $points ->
    [one] 1 more point
   *[other] { $points } more points
} this round.
coach-market = A builder at the market could buy { $amount } { $material }. That would bring you { $points ->
    [one] 1 more point
   *[other] { $points } more points
} this round.
coach-event = Of { $count } events that may come, { $bad } are bad. The bishop’s guest is spared.
coach-buy = { $amount } more { $material } from the market would bring you { $points ->
    [one] 1 more point
   *[other] { $points } more points
} this round.
coach-sell = You have { $amount } { $material } more than your craftsmen can use this round.
coach-build = With what you have, your craftsmen can build { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
coach-excess = You may keep { $keep } cubes after building; even if everybody works, you have { $excess } more than that.

## Mistakes in component data; words of the files stay as they are

mistake-output = output is points or gold
mistake-start-or-round = a craftsman is there from the start or comes in a round
mistake-own-cards = own_cards is for { $places }
mistake-no-trade = needs an unknown trade { $trade }
mistake-no-craftsman = no craftsman is of the kind { $trade }, which the rules name
mistake-prices = prices has a price for each of { $materials }
mistake-start-gold = start_gold is at most { $most }, the gold_limit
mistake-builder-costs = builder_costs fall, or stay as they are, from one builder to the next
mistake-places = the places are { $places }, in this order
mistake-no-effect = says nothing: an effect has at least one verb
mistake-count-resource-cards = { $expected } resource cards expected, not { $found }
mistake-count-starting-craftsmen = { $expected } starting craftsmen expected, not { $found }
mistake-count-craftsmen-of-round = { $expected } craftsmen of round { $round } expected, not { $found }
mistake-count-craftsmen = { $expected } craftsmen expected, not { $found }
mistake-count-last-round-cards = { $expected } last-round cards expected, not { $found }
mistake-count-regular-cards = { $expected } regular cards expected, not { $found }: 2 for each round but the last, and { $removed } are advantages_removed in rules.toml
mistake-count-events = { $expected } events expected, not { $found }: 1 for each round, and { $removed } are events_removed in rules.toml
