# Kutná Hora: The City of Silver in English.

title = Kutná Hora: The City of Silver
tagline = Mines, markets and a cathedral in a town that silver built.

setting-events = Events
setting-events-false = Only for two players
setting-events-true = Always
setting-first_game = First game
setting-first_game-false = No: choose your guilds
setting-first_game-true = Yes: guilds are dealt

## Commodities, guilds, colours

commodity-ore = ore
commodity-silver = silver
commodity-wood = wood
commodity-permits = permits
commodity-food = food
commodity-beer = beer

guild-miners = Miners
guild-metallurgists = Metallurgists
guild-builders = Builders
guild-scribes = Scribes
guild-grocers = Grocers
guild-innkeepers = Innkeepers

deck-population = Population
deck-ore = Ore deck

row-public = public tiles
row-pelican = pelicans
row-reputation = reputation

patrician-green = green patrician
patrician-silver = silver patrician
patrician-yellow = yellow patrician
patrician-red = red patrician

## Sets of three guilds

set-miners-metallurgists-builders = Miners, Metallurgists, Builders
set-miners-metallurgists-scribes = Miners, Metallurgists, Scribes
set-miners-metallurgists-grocers = Miners, Metallurgists, Grocers
set-miners-metallurgists-innkeepers = Miners, Metallurgists, Innkeepers
set-miners-builders-scribes = Miners, Builders, Scribes
set-miners-builders-grocers = Miners, Builders, Grocers
set-miners-builders-innkeepers = Miners, Builders, Innkeepers
set-miners-scribes-grocers = Miners, Scribes, Grocers
set-miners-scribes-innkeepers = Miners, Scribes, Innkeepers
set-miners-grocers-innkeepers = Miners, Grocers, Innkeepers
set-metallurgists-builders-scribes = Metallurgists, Builders, Scribes
set-metallurgists-builders-grocers = Metallurgists, Builders, Grocers
set-metallurgists-builders-innkeepers = Metallurgists, Builders, Innkeepers
set-metallurgists-scribes-grocers = Metallurgists, Scribes, Grocers
set-metallurgists-scribes-innkeepers = Metallurgists, Scribes, Innkeepers
set-metallurgists-grocers-innkeepers = Metallurgists, Grocers, Innkeepers
set-builders-scribes-grocers = Builders, Scribes, Grocers
set-builders-scribes-innkeepers = Builders, Scribes, Innkeepers
set-builders-grocers-innkeepers = Builders, Grocers, Innkeepers
set-scribes-grocers-innkeepers = Scribes, Grocers, Innkeepers

## Actions and cards

action-mine = Mine
action-rights = Rights
action-plot = Plot
action-building = Building
action-income = Income
action-barbara = St. Barbara
action-joker = Joker

card-plot_mine = Plot / Mine
card-mine_joker = Mine / Joker
card-plot_income = Plot / Income
card-building_income = Building / Income
card-building_rights = Building / Rights
card-rights_barbara = Rights / St. Barbara

half-plot_mine-plot = Plot (or Mine)
half-plot_mine-mine = Mine (or Plot)
half-mine_joker-mine = Mine (or Joker)
half-mine_joker-joker = Joker (or Mine)
half-plot_income-plot = Plot (or Income)
half-plot_income-income = Income (or Plot)
half-building_income-building = Building (or Income)
half-building_income-income = Income (or Building)
half-building_rights-building = Building (or Rights)
half-building_rights-rights = Rights (or Building)
half-rights_barbara-rights = Rights (or St. Barbara)
half-rights_barbara-barbara = St. Barbara (or Rights)

## Guild buildings

building-sawmill = Sawmill
building-brick_kiln = Brick Kiln
building-carpenters_yard = Carpenters’ Yard
building-builders_lodge = Builders’ Lodge
building-bakery = Bakery
building-butchers_stalls = Butchers’ Stalls
building-vegetable_market = Vegetable Market
building-fish_market = Fish Market
building-tavern = Tavern
building-brewery = Brewery
building-bathhouse = Bathhouse
building-wine_merchant = Wine Merchant
building-roasting_yard = Roasting Yard
building-smelter = Smelter
building-refinery = Refinery
building-ore_washery = Ore Washery
building-pump_house = Pump House
building-horse_gin = Horse Gin
building-changing_house = Changing House
building-smithy = Smithy
building-mining_office = Mining Office
building-archive = Archive
building-scriptorium = Scriptorium
building-court = Court

## Public buildings

building-mint = Mint
building-coal_market = Coal Market
building-hospital = Hospital
building-st_bartholomew = Church of St. Bartholomew
building-high_church = High Church of the Virgin Mary
    .board = High Church
building-our_lady = Church of Our Lady
building-st_george = Chapel of St. George
building-st_mary_magdalene = Chapel of St. Mary Magdalene
    .board = St. Mary Magdalene
building-st_john = Chapel of St. John
building-little_castle = Little Castle
building-town_hall = Town Hall
building-school = School

## Mines, technology, rocks

mine-mine_1_1 = Osel Mine
mine-mine_1_2 = Hopy Mine
mine-mine_1_3 = Nyklasy Mine
mine-mine_1_4 = Fráty Mine
mine-mine_1_5 = Tolpy Mine
mine-mine_1_6 = Kuntery Mine
mine-mine_1_7 = Plimle Mine
mine-mine_1_8 = Šafary Mine
mine-mine_1_9 = Grejfy Mine
mine-mine_2_1 = Roveň Mine
mine-mine_2_2 = Skalka Mine
mine-mine_2_3 = Hloušky Mine
mine-mine_2_4 = Kuklík Mine
mine-mine_2_5 = Turkaňk Mine
mine-mine_2_6 = Panská Mine
mine-mine_2_7 = Rabštejn Mine
mine-mine_2_8 = Trmandl Mine
mine-mine_2_9 = Smíšek Mine
mine-mine_3_1 = St. Anne Mine
mine-mine_3_2 = St. George Mine
mine-mine_3_3 = St. Wenceslas Mine
mine-mine_3_4 = St. Adalbert Mine
mine-mine_3_5 = St. Procopius Mine
mine-mine_3_6 = St. Lawrence Mine
mine-mine_3_7 = All Saints Mine
mine-mine_3_8 = Holy Trinity Mine
mine-mine_3_9 = Ten Thousand Knights Mine

technology-technology_1 = Windlass
technology-technology_2 = Air Shaft
technology-technology_3 = Drainage Adit
technology-technology_4 = Water Wheel

rock-1 = rock with 1 star
rock-2 = rock with 2 stars
rock-3 = rock with 3 stars

## Setup cards

mine-card-1 = mine setup card 1
mine-card-2 = mine setup card 2
mine-card-3 = mine setup card 3
mine-card-4 = mine setup card 4
mine-card-5 = mine setup card 5
mine-card-6 = mine setup card 6
mine-card-7 = mine setup card 7
mine-card-8 = mine setup card 8
mine-card-9 = mine setup card 9
mine-card-10 = mine setup card 10
mine-card-11 = mine setup card 11
mine-card-12 = mine setup card 12
mine-card-13 = mine setup card 13
mine-card-14 = mine setup card 14
mine-card-15 = mine setup card 15

guild-card-1 = guild setup card 1
guild-card-2 = guild setup card 2
guild-card-3 = guild setup card 3
guild-card-4 = guild setup card 4
guild-card-5 = guild setup card 5
guild-card-6 = guild setup card 6
guild-card-7 = guild setup card 7
guild-card-8 = guild setup card 8
guild-card-9 = guild setup card 9

## The cathedral of St. Barbara

barbara-1 = St. Barbara, tile 1
barbara-2 = St. Barbara, tile 2
barbara-3 = St. Barbara, tile 3
barbara-4 = St. Barbara, tile 4
barbara-5 = St. Barbara, tile 5
barbara-6 = St. Barbara, tile 6
barbara-7 = St. Barbara, tile 7
barbara-8 = St. Barbara, tile 8
barbara-9 = St. Barbara, tile 9
barbara-10 = St. Barbara, tile 10
barbara-11 = St. Barbara, tile 11
barbara-complete = the finished cathedral

## Events

event-card-settlers = Settlers from Saxony
event-card-rich_vein = A Rich Vein
event-card-mining_code = The Royal Mining Code
event-card-market_privilege = Market Privilege
event-card-timber_rafts = Timber Rafts
event-card-royal_visit = The King’s Visit
event-card-procession = Corpus Christi Procession
event-card-flooded_shafts = Flooded Shafts
event-card-mint_reform = The Mint Reform
event-card-great_fair = The Great Fair

award-mines = mines
award-buildings = buildings
award-plots = plots
award-used_pelicans = used pelicans
award-reputation = reputation
award-groschen = groschen

## What components do

figure-wood = Costs { $amount } wood.
figure-plot = Plots beside it: { $amount }.
figure-dots-red = { $amount ->
    [one] 1 red dot.
   *[other] { $amount } red dots.
}
figure-dots-yellow = { $amount ->
    [one] 1 yellow dot.
   *[other] { $amount } yellow dots.
}
figure-dots-green = { $amount ->
    [one] 1 green dot.
   *[other] { $amount } green dots.
}
figure-dots-blue = { $amount ->
    [one] 1 blue dot.
   *[other] { $amount } blue dots.
}
figure-cost = Mines beside or below it: { $amount } wood.
figure-stars = { $amount ->
    [0] No star.
    [one] 1 star.
   *[other] { $amount } stars.
}
figure-flip_tax = { $amount ->
    [0] No tax if a building flips it.
   *[other] Tax +{ $amount } if a building flips it.
}
figure-tax = Tax +{ $amount } at once.
figure-building_wood = This round buildings cost { $amount } wood more.
figure-building_wood-less = This round buildings cost { $amount } wood less.
figure-mine_wood = This round mines cost { $amount } wood more.
figure-mine_wood-less = This round mines cost { $amount } wood less.
figure-end_of_round = At the end of the round:
figure-town_builds = The town builds for the { $guild }.
figure-award_most = Whoever has the most { $measure }:
figure-award_each = Everybody with { $least } or more { $measure }:

effect-points = { $amount ->
    [one] 1 point.
   *[other] { $amount } points.
}
effect-points-lost = { $amount ->
    [one] Lose 1 point.
   *[other] Lose { $amount } points.
}
effect-reputation = Reputation +{ $amount }.
effect-reputation-lost = Reputation −{ $amount }.
effect-tax = Tax +{ $amount }.
effect-pelican = { $amount ->
    [one] 1 pelican.
   *[other] { $amount } pelicans.
}
effect-population = Population +{ $amount }.
effect-ore_deck = Ore deck +{ $amount }.
effect-production = Makes { $amount } { $commodity }.
effect-arm = More { $commodity } on offer: its arm moves 1 to the right, to a lower price.
effect-patrician = A { $patrician } for the pool.
effect-technology = Technology +1.
effect-flip_barbara = Flips the next tile of St. Barbara.
effect-remove_house = Remove one of your houses from your board.
effect-public_tile = A public tile, free.
effect-free_rights = Rights to a tile, free.
effect-free_plot_anywhere = A plot anywhere, free.
effect-free_building = A building for no wood.
effect-income_actions = { $amount ->
    [one] Income, once.
    [2] Income, twice.
   *[other] Income, { $amount } times.
}
effect-free_mines = { $amount ->
    [one] A mine for no wood.
   *[other] { $amount } mines for no wood.
}
effect-house_to_production = A house for +{ $amount } production.
effect-patrician_bank_to_council = A patrician from the bank to the council.
effect-reputation_per_public_neighbour = Reputation +{ $amount } for each pair of your building and a public one beside it.
effect-score_one_building = Score the dots of one of your buildings.
offer-house = a house for production
offer-patrician = a patrician for the council
offer-neighbours = reputation for public neighbours
offer-dots = the dots of a building

pays-green = Each scoring: { $points ->
    [one] 1 point
   *[other] { $points } points
} for every pair of your building and a public one beside it.
pays-silver = Each scoring: { $points ->
    [one] 1 point
   *[other] { $points } points
} for every two used pelicans.
pays-yellow = Each scoring: { $points ->
    [one] 1 point
   *[other] { $points } points
} with a mine in every row, { $two } with two.
pays-red = Each scoring: { $points ->
    [one] 1 point
   *[other] { $points } points
} for every column of your board without houses.

## What is asked

prompt-play-card = { $left ->
    [one] { $seat }: play a card. You have { $groschen } groschen.
   *[other] { $seat }: play the first of { $left } cards. You have { $groschen } groschen.
}
prompt-choose-action = { $seat }: which action does the Joker take?
prompt-accept = { $seat }: St. Barbara offers you the action { $action }, free. Do you take it?
prompt-claim-plot = { $origin ->
    [barbara] { $seat }: which square do you claim, free? Any will do. You have { $markers ->
        [one] 1 plot marker
       *[other] { $markers } plot markers
    } left.
   *[other] { $seat }: which square do you claim? You have { $markers ->
        [one] 1 plot marker
       *[other] { $markers } plot markers
    } left and { $groschen } groschen.
}
prompt-take-rights = { $origin ->
    [house] { $seat }: which public tile do you take, free? You have room for { $slots ->
        [one] 1 tile
       *[other] { $slots } tiles
    }.
    [barbara] { $seat }: which tile do you take the rights to, free? You have room for { $slots ->
        [one] 1 tile
       *[other] { $slots } tiles
    }.
   *[other] { $seat }: which tile do you take the rights to? You have room for { $slots ->
        [one] 1 tile
       *[other] { $slots } tiles
    } and { $groschen } groschen.
}
prompt-choose-tile = { $origin ->
    [barbara] { $seat }: which of your tiles do you build, for no wood?
   *[other] { $seat }: what do you build? Wood costs { $wood }, and you have { $groschen } groschen.
}
prompt-choose-site = { $price ->
    [0] { $seat }: where do you build { $building }, for no wood?
   *[other] { $seat }: where do you build { $building }? It costs { $price } groschen ({ $quantity } wood at { $each }).
}
prompt-remove-house = { $seat }: a house leaves your board without its effect. Which guild gives it up?
prompt-fill-pool = { $pool ->
    [0] { $seat }: your miner pool is empty. How many of the waiting { $waiting } do you bring in? A permit costs { $price } groschen, for one or for two.
   *[other] { $seat }: your miner pool holds { $pool }. Do you bring in one of the waiting { $waiting }? A permit costs { $price } groschen.
}
prompt-pick-mine = { $tiles ->
    [one] { $seat }: do you dig this mine? You have { $groschen } groschen.
   *[other] { $seat }: which of these { $tiles } mines do you dig? You have { $groschen } groschen.
}
prompt-dig = { $origin ->
    [technology] { $seat }: where do you put the { $mine }, free?
    [barbara] { $seat }: where do you dig the { $mine }, for no wood?
   *[other] { $seat }: where do you dig the { $mine }? You have { $groschen } groschen.
}
prompt-seat-patrician = { $origin ->
    [barbara] { $seat }: do you move a patrician from the bank to the council, free?
   *[other] { $seat }: do you move a patrician from the pool to the council for { $price } groschen? You have { $groschen }.
}
prompt-convert-house = { $seat }: do you give up a house for { $production } more production of its guild?
prompt-gain-for-pairs = { $seat }: do you take { $reputation } reputation for the public buildings next to yours?
prompt-score-building = { $seat }: which of your buildings scores its dots now?
prompt-pay-tax = { $surcharge ->
    [0] { $seat }: the tax is { $due } groschen and you have { $groschen }. Pay, or lose { $reputation } reputation?
   *[other] { $seat }: the tax is { $due } groschen, { $surcharge } of them for your plots, and you have { $groschen }. Pay, or lose { $reputation } reputation?
}
prompt-pick-set = { $seat }: which three guilds do you join?
prompt-place-guild = { $seat }: which guild goes in your row of { $row }?
prompt-choose-start = Who starts?
prompt-deal-stack = A guild’s stack is dealt to the town hall.
prompt-reveal = The next tile of a stack is turned up.
prompt-draw-mine-card = A card says where the rocks lie.
prompt-place-rock = A rock is placed.
prompt-draw-guild-card = A card says which guilds go together.
prompt-deal-set = A set of guilds is dealt.
prompt-reveal-event = The event of the round is revealed.
prompt-deal-red-tile = A red tile comes to the town hall.
prompt-draw-mine = A mine tile is drawn.

## What can be chosen

choice-begin = { $noun } starts
choice-stack = The stack of the { $noun }
choice-reveal = { $noun }
choice-mine-card = { $noun }
choice-rock = A { $noun }
choice-guild-card = { $noun }
choice-event = { $noun }
choice-draw = { $noun }
choice-set = { $noun }
choice-guild = { $noun }
choice-play = { $noun }
deed-play = Play { $card } for { $action }
choice-rest = Play { $noun } for no effect
choice-action = { $noun }
choice-refill = { $amount ->
    [0] Bring nobody in
    [one] Bring 1 miner in for { $price } groschen
   *[other] Bring { $amount } miners in for { $price } groschen
}
choice-pick = Dig the { $noun }
choice-leave = Dig nothing
choice-mine = { $price ->
    [0] Dig at { $noun }
   *[other] Dig at { $noun } for { $price } groschen ({ $quantity } wood at { $each })
}
choice-remove = Remove the tile from the game
choice-rights = { $price ->
    [0] Take { $noun }
   *[other] { $quantity ->
        [0] Take { $noun } for { $price } groschen
        [one] Take { $noun } for { $price } groschen (1 permit)
       *[other] Take { $noun } for { $price } groschen ({ $quantity } permits at { $each })
    }
}
choice-plot = { $price ->
    [0] Claim { $noun }
   *[other] Claim { $noun } for { $price } groschen
}
choice-build = { $price ->
    [0] Build { $noun }
   *[other] Build { $noun } for { $price } groschen ({ $quantity } wood at { $each })
}
choice-site = Build it on { $noun }
choice-house = Remove a house of the { $noun }
choice-patrician = { $price ->
    [0] Move a { $noun } to the council
   *[other] Move a { $noun } to the council for { $price } groschen
}
choice-convert = Give up a house of the { $noun } for { $production } { $commodity }
choice-score = Score { $building } on { $noun } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
choice-accept = Take it
choice-decline = Decline
choice-tax = { $amount ->
    [0] Pay { $due } groschen
   *[other] Refuse and lose { $reputation } reputation
}
tax-pay = Pay
tax-refuse = Refuse

## What happened

event-starts = { $seat } is the starting player.
event-stack-dealt = The stack of the { $guild } comes to the town hall.
event-rock-placed = A rock with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} lies at { $space }.
event-guild-card-drawn = The sets of guilds are those of { $card }.
event-took-set = { $seat } joins three guilds: { $set }.
event-guild-placed = { $seat } puts the { $guild } in the row of { $row }.
event-round-began = Round { $round } begins.
event-new-start = { $seat } is the next starting player.
event-event-revealed = Event of the round: { $event_card }.
event-event-happened = The event takes effect: { $event_card }.
event-awarded = { $seat } earns the reward of { $event_card }.
event-played = { $seat } plays { $card } for { $action }.
event-rested = { $seat } plays { $card } for no effect.
event-hired-miners = { $seat } brings in { $count ->
    [one] 1 miner
   *[other] { $count } miners
} for { $price } groschen.
event-drew = { $seat } draws the { $mine }.
event-reshuffled = { $count ->
    [one] The discarded mine tile makes
   *[other] The { $count } discarded mine tiles make
} a new stack.
event-left-tiles = { $count ->
    [one] { $seat } discards the mine tile.
   *[other] { $seat } discards all { $count } mine tiles.
}
event-had-to-leave-tiles = { $count ->
    [one] { $seat } can open no mine, and discards the mine tile.
   *[other] { $seat } can open no mine, and discards all { $count } mine tiles.
}
event-dug = { $price ->
    [0] { $seat } digs the { $mine } at { $space }, free.
   *[other] { $seat } digs the { $mine } at { $space } for { $price } groschen.
}
event-technology-rose = Technology rises: { $level ->
    [one] 1 mine tile is drawn
   *[other] { $level } mine tiles are drawn
} from now on.
event-scrapped = { $seat } removes the { $mine } from the game.
event-took-rights = { $price ->
    [0] { $seat } takes the rights to { $building }, free.
   *[other] { $seat } takes the rights to { $building } for { $price } groschen.
}
event-revealed = The town hall offers { $building }.
event-claimed = { $price ->
    [0] { $seat } claims the square { $square }, free.
   *[other] { $seat } claims the square { $square } for { $price } groschen.
}
event-built = { $price ->
    [0] { $seat } builds { $building } on { $square }, free.
   *[other] { $seat } builds { $building } on { $square } for { $price } groschen.
}
event-house-removed = { $seat } removes a house of the { $guild }.
event-barbara-flipped = { $tax ->
    [0] The cathedral grows, and nobody has the tile: { $tile }.
   *[other] The cathedral grows, and nobody has the tile, but its tax counts: { $tile }.
}
event-barbara-turned = The cathedral grows: { $tile }.
event-pelican-used = { $seat } uses a pelican: { $tile }.
event-not-possible = { $seat } cannot take what is offered: { $offer }.
event-gained-pelicans = { $seat } gains { $count ->
    [one] 1 pelican
   *[other] { $count } pelicans
}.
event-earned = { $seat } earns { $groschen } groschen.
event-seated = { $price ->
    [0] { $seat } moves a { $patrician } to the council, free.
   *[other] { $seat } moves a { $patrician } to the council for { $price } groschen.
}
event-patrician-pooled = A { $patrician } joins the pool.
event-deck-advanced = { $deck } advances by { $amount }, to { $level }.
event-arm-moved = The arm of { $commodity } moves to the right.
event-price-changed = Price of { $commodity }: { $before } → { $price }.
event-town-built = The town builds for the { $guild }.
event-tile-discarded = { $building } is discarded.
event-production-rose = { $seat } produces { $amount } { $commodity } more, now { $production }.
event-gained-reputation = { $seat } gains { $amount } reputation, now { $reputation }.
event-lost-reputation = { $seat } loses { $amount } reputation, now { $reputation }.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ FORM($source, "one") }).
event-lost-points = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ FORM($source, "one") }).
event-tax-rose = The tax rises by { $amount } to { $tax }.
event-tax-paid = { $seat } pays the tax of { $groschen } groschen.
event-tax-not-paid = { $missing ->
    [0] { $seat } refuses the tax of { $due } groschen.
   *[other] { $seat } cannot pay the tax of { $due } groschen: { $missing } short.
}
event-council-met = The council meets, and its patricians pay everybody.
event-game-ended = The game is over.

## Why not

refusal-groschen-short = it costs { $price } groschen, { $missing } more than you have
refusal-commodity-short = it costs { $price } groschen ({ $commodity } at { $each }, { $quantity } needed), { $missing } more than you have
refusal-red-x = with a red X on { $commodity } nobody may build it now
refusal-card-spent = this card has been played this round
refusal-no-action-possible = no other action is possible either
refusal-no-free-slot = your board has no room for another tile
refusal-no-tile-left = the town hall has no tile for you
refusal-not-your-guild = you are not one of the { $guild }
refusal-only-public-tiles = only a public tile is free here
refusal-no-plot-marker = all your { $markers } plot markers are in town
refusal-no-free-square = no square is free
refusal-built-on = { $building } stands there
refusal-claimed-already = { $owner } has claimed it
refusal-not-next-to-a-building = no building stands next to it
refusal-no-plot = you have no plot to build on
refusal-no-tile = you have no tile to build
refusal-no-house-left = your row of the { $guild } has no house left
refusal-no-house-at-all = you have no house left to remove
refusal-not-your-plot = { $owner } has claimed it
refusal-no-miner = you have no miner left
refusal-no-mine-tile = no mine tile is left
refusal-no-open-space = no space is open for a mine
refusal-dug-already = the { $mine } lies there
refusal-not-next-to-a-mine = no mine lies beside or above it, and it is no entrance
refusal-pool-empty = your pool is empty: somebody must come in
refusal-pool-limit = { $most ->
    [0] nobody can come in
   *[other] at most { $most } can come in
}
refusal-no-production = you produce nothing
refusal-no-patrician = no patrician of this colour is there
refusal-no-unused-pelican = you have no unused pelican
refusal-nobodys-building = a public building is nobody’s
refusal-not-your-building = the building is { $owner }’s
refusal-no-matching-dots = no dot of its own colours lies next to it
refusal-set-taken = { $owner } has taken it
refusal-placed-already = it stands in the row of { $row } already

## Figures

measure-groschen = { $change } groschen
measure-points = { $change } { $count ->
    [one] point
   *[other] points
} at once
measure-final_points = { $change } { $count ->
    [one] point
   *[other] points
} in all if the game ended now
measure-reputation = reputation { $change }
measure-income = income { $change }
measure-production_ore = { $change } ore made
measure-production_silver = { $change } silver made
measure-production_wood = { $change } wood made
measure-production_permits = { $change } permits made
measure-production_food = { $change } food made
measure-production_beer = { $change } beer made
measure-price_ore = ore price { $change }
measure-price_silver = silver price { $change }
measure-price_wood = wood price { $change }
measure-price_permits = permit price { $change }
measure-price_food = food price { $change }
measure-price_beer = beer price { $change }
measure-tax = tax for everybody { $change }
measure-tax_due = your tax this round { $change }
measure-pelicans = { $change } { $count ->
    [one] pelican
   *[other] pelicans
}

## What sets an option apart

about-beside = beside { $buildings }
about-plot = plot
about-alone = nothing stands beside it
about-yours = your { $building }
about-theirs = { $owner }’s { $building }
about-public = { $building } (public)
about-dots = dots: { $dots }
about-dots-red = { $count } red
about-dots-yellow = { $count } yellow
about-dots-green = { $count } green
about-dots-blue = { $count } blue
about-tiles-here = points for dots here: { $tiles }
about-tile-here = { $building } { $points }
about-tile-here-more = { $building } { $points } ({ $others })
about-scores = scores for dots: { $tiles }
about-scores-more = { $building } +{ $points }
about-build-cost = { $price ->
    [0] building it costs nothing today
   *[other] building it costs { $price } groschen today
}
about-red-x = a red X on { $commodity } forbids building it for now
about-house = under its house: { $gift }
about-house-lost = gives up: { $gift }
about-column = { $seated ->
    [0] empties a column, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } in each scoring once a red patrician is on the council
   *[other] empties a column: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more from red patricians in each scoring
}
about-row = row { $row }: { $stars ->
    [one] 1 star of yours
   *[other] { $stars } stars of yours
} among { $all }, pays { $pays }
about-rivals = others there: { $stars }
about-patrician = { $times ->
    [0] will not score any more
    [one] scores once more; as things stand it pays { $pays }
   *[other] scores { $times } times more; as things stand each time it pays { $pays }
}
about-guild-makes = { $guild }: { $commodity } at { $price }
about-makes = makes { $commodity }, at { $price } today
about-no-earnings = you make no goods yet, so it earns nothing
about-earnings = { $amount } { $commodity } at { $price }
about-mine = { $tiles ->
    [one] 1 mine tile is drawn
   *[other] { $tiles } mine tiles are drawn, one may be dug
}
about-seat-for-sale = then a patrician may join the council for { $price } groschen
about-opens = opens any of these: { $actions }
about-opens-at = { $action } ({ $cost })

## Sources of points

source-tiles = printed on buildings
    .one = printed on the building
source-houses = under houses
    .one = under the house
source-barbara = St. Barbara
source-mines = printed on mines
    .one = printed on the mine
source-events = events
    .one = event
source-beyond = beyond the reputation track
source-green = green patricians
source-silver = silver patricians
source-yellow = yellow patricians
source-red = red patricians
source-town = dots in town
source-mine_rows = rows of mines
source-income = final income
source-reputation = final reputation
source-extras = leftovers

standing-pay-every-tax = Pay every tax I can, to the end of the game
standing-no-patricians = Buy no seat in the council for the rest of this round

cards-building = Buildings
cards-mine = Mines
cards-event = Events
cards-patrician = Patricians in the council
cards-action = Action cards
cards-technology = Technologies
cards-barbara = Tiles of St. Barbara

## The table in the terminal

terminal-legend =
    Town: ● ▲ ■ ◆ owners, ✦ public buildings with their patrician, r y g b dots, ⌂ villages;
       at the right of a building what a plot beside it costs, in ¤ groschen.
    Mines: ✶ stars, o ore, w wood for mines beside and below, ▒ rock, ▽ entrance;
       6✶ 3/2/1 is what a row pays to the first, second and third.
    Market: [4] the price today, » the town builds, ✗ red X.
    Town hall: 3w→3 beer means 3 wood make 3 beer; ×2, two tiles are left.
    Players: points → if the game ended now; pelicans unused + used; miners in the pool + waiting.
    Houses cover ▤ a public tile, ♗ a pelican, ★ points, ♥ reputation; · has left the board.
    Cards: P Plot, M Mine, B Building, R Rights, I Income, S St. Barbara, J Joker.
terminal-round = Round { $round } of { $rounds }, turn { $turn } of 3: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
terminal-setup = Setting up
terminal-over = The game is over
terminal-start = starts
terminal-town = Town
terminal-plot = plot
terminal-mines = Mines
terminal-ore = o
terminal-wood = w
terminal-stack = { $tiles } mine tiles in the stack; a miner draws { $draws }
terminal-market = Market
terminal-next = next
terminal-event = Event: { $event_card }.
terminal-red = red tiles
terminal-scoring = council
terminal-rounds = Rounds and taxes
terminal-tax = Tax { $tax }
terminal-refusing = or lose { $reputation } reputation this round
terminal-hall = Town hall
terminal-permits = { $count ->
    [one] 1 permit
   *[other] { $count } permits
}
terminal-cathedral = Cathedral and council
terminal-barbara = St. Barbara
terminal-council = Council
terminal-pool = pool
terminal-bank = bank
terminal-players = Players
terminal-groschen = groschen
terminal-points = points
terminal-reputation = rep.
terminal-income = income
terminal-tax-due = tax
terminal-pelicans = pelicans
terminal-miners = miners
terminal-plots = plots
terminal-tiles = tiles
terminal-cards = cards

dot-red = r
dot-yellow = y
dot-green = g
dot-blue = b

short-patrician-green = G
short-patrician-silver = S
short-patrician-yellow = Y
short-patrician-red = R
# Where at most eight letters fit.
short-commodity-permits = permits

short-card-plot_mine = PM
short-card-mine_joker = MJ
short-card-plot_income = PI
short-card-building_income = BI
short-card-building_rights = BR
short-card-rights_barbara = RS

short-brick_kiln = Kiln
short-carpenters_yard = Carpentry
short-builders_lodge = Lodge
short-butchers_stalls = Butchers
short-vegetable_market = Veg. Mkt.
short-fish_market = Fish Mkt.
short-wine_merchant = Wine
short-roasting_yard = Roasting
short-ore_washery = Washery
short-pump_house = Pumps
short-changing_house = Changing
short-mining_office = Office
short-scriptorium = Scriptor.
short-coal_market = Coal Mkt.
short-st_bartholomew = St. Barth
short-high_church = High Ch.
short-our_lady = Our Lady
short-st_george = St. Geo.
short-st_mary_magdalene = Magdalene
short-st_john = St. John
short-little_castle = Castle

## Reports

report-table-order = Turn order in round 1
report-table-sets = Guild sets
report-table-guilds = Guilds
report-table-actions = Cards played, by action
report-table-prices = Prices at the end of each round
report-table-decks = Decks and tax at the end of each round
report-table-rounds = Players at the end of each round
report-table-commodities = How prices move
report-table-events = Events
report-table-game = The game as a whole
report-rows-order = place
report-rows-sets = set
report-rows-guilds = guild
report-rows-actions = action
report-rows-prices = round
report-rows-decks = round
report-rows-rounds = round
report-rows-commodities = commodity
report-rows-events = event
report-rows-game = figure
report-column-plays = cards a player
report-column-tax = tax
report-column-incomes = Incomes
report-column-earned = each
report-column-income = income
report-column-groschen = groschen
report-column-reputation = reputation
report-column-points = points
report-column-changes = changes
report-column-lively = 4 or more
report-column-lowest = lowest
report-column-highest = highest
report-column-builds = town builds
report-column-drawn = drawn
report-column-awards = players rewarded
report-column-figure = value
report-table-groups = Sources that belong together
report-rows-groups = sources
report-patricians = all patricians
report-built = buildings, houses and mines
report-all-reputation = reputation, the end of its track included
target-winner = the winner’s points
target-last = games with the last player above 30 points
target-seats = wins of every seat
target-guilds = wins with every guild
target-sets = wins with every set of guilds
target-lively = games with 4 or more changes of a price, every commodity
target-lowest = lowest price of every commodity
target-highest = highest price of every commodity
target-population = games with a population of 20 or more
target-population-full = games with the last population card
target-ore = games with an ore level of 15 or more
target-ore-full = games with the last ore card
target-town-builds = buildings of the town itself, a game
target-held = games in which a red X holds back a ready tile
target-earned-first = groschen of an Income action, round 1
target-earned-third = groschen of an Income action, round 3
target-earned-last = groschen of an Income action, last round
target-incomes = Income actions of a player in rounds 2 and 3
target-tax = games that end with a tax of 10 to 22
target-sources = every single source, of all points
target-player-sources = every single source, of the points of any player
target-players = wins of every player, at least 70% of its fair share
target-patricians = patricians, of all points
target-yellow = yellow patricians, of all points
target-mine-rows = rows of mines, of all points
target-income = final income, of all points
target-built = buildings, houses and mines, of all points
target-extras = what is left at the end, of all points
target-barbara = St. Barbara, of all points
target-reputation = points of reputation, a player
report-rest = no effect
report-last-fair = games with the last player above 30 points
report-town-builds = buildings of the town itself, a game
report-held-plays = plays at which a red X holds back a ready tile
report-held-games = games in which it does
report-deck-population-grown = games with a population of 20 or more
report-deck-population-full = games with the last population card
report-deck-ore-grown = games with an ore level of 15 or more
report-deck-ore-full = games with the last ore card
report-tax = tax at the end
report-tax-fair = games that end with a tax of 10 to 22
report-taxes-unpaid = taxes not paid, a player
report-buildings = buildings, a player
report-mines = mines, a player
report-pelicans = pelicans used, a player
report-barbara = tiles of St. Barbara turned
report-council-green = green patricians on the council
report-council-silver = silver patricians on the council
report-council-yellow = yellow patricians on the council
report-council-red = red patricians on the council

## Charts, what is to come, and the score if the game ended now

chart-prices = Prices
chart-prices-about = The price of every commodity at the end of each round, in groschen.
chart-levels = Population, ore and tax
chart-levels-about = How far the two decks have advanced, and the tax.
chart-final = If the game ended there
chart-final-about = The final score of every player if the game had ended with each round.
chart-points = Points on the track
chart-points-about = The points of every player at the end of each round.
chart-income = Income
chart-income-about = What an Income action would bring every player at the end of each round, in groschen.
chart-groschen = Groschen
chart-groschen-about = The groschen of every player at the end of each round.

tie-broken = Equal on points: more groschen decides.
tie-shared = Equal on points and groschen: the victory is shared.
outlook-tally = If the game ended now
outlook-tally-note = The points on the track, and what the final scoring would add to them.
outlook-prices = Price tables
outlook-tab-mines = Mine tiles
outlook-tab-guild = Guild buildings
outlook-tab-public = Public buildings
outlook-prices-note = A row for each card of the deck, a column for each position of the arm. The price of today is marked; so are the cells where the town builds, and the red X that stops a guild.
outlook-mines = { $count ->
    [0] Mine tiles { $layer }: none left
    [one] Mine tiles { $layer }: 1 left
   *[other] Mine tiles { $layer }: { $count } left
}
outlook-mines-mixed = Mine tiles, mixed
outlook-discards = { $count ->
    [0] No tile is discarded.
    [one] 1 tile is discarded and comes back when the stack is empty.
   *[other] { $count } tiles are discarded and come back when the stack is empty.
}
outlook-technology = Technology
outlook-technology-note = { $draws ->
    [one] A miner draws 1 tile now, one more with every technology tile.
   *[other] A miner draws { $draws } tiles now, one more with every technology tile.
}
outlook-guild = Buildings of the { $guild }
outlook-guild-last = { $building } lies at the bottom of the stack.
outlook-public = Public buildings with a { $patrician }
outlook-red-note = They come to the town hall after round { $round }.
outlook-cathedral = St. Barbara
outlook-events = Events
outlook-events-note = One a round but the last, from these decks: { $decks }.
outlook-event = { $event_card } (deck { $deck })

## Before a step that one may regret

warning-tax = As things stand, the tax at the end of this round will be { $due } groschen, and you would have { $groschen }. Whoever cannot pay loses { $reputation } reputation.
warning-mine-dear = You could pay for no mine then: the cheapest space costs { $price } groschen and you would have { $groschen }.
warning-no-space = No space is open for a mine: whatever you draw is discarded.
warning-rest-income = { $card } could bring you { $groschen } groschen.
warning-rest-barbara = You have an unused pelican: { $card } could use the current tile of the cathedral.
warning-decline-free = This costs nothing, and it will not be offered again.
warning-remove-technology = The tile could be placed free of charge and would work for you.
warning-leave-free = One of these mines could be dug for no wood.
warning-rights-no-house = You have no house left for { $building }, so you can never build it. It would count 1 point at the end.

## Tips for the first round

tip-pick-set = Your guilds say which buildings you may build. Different guilds than your neighbours’ mean less competition for tiles and prices.
tip-place-guild = Every building of a guild frees a house in its row and gives you what lies beneath. Put the guild that you will build most where you like the rewards best.
tip-play-card = Use one of the two actions of a card; you play five of your six cards this round. First get the rights to a tile and a plot: without both you cannot build.
tip-first-steps = A good beginning: rights to a tile, a plot, then the building, and income before the money is gone.
tip-prices = A price rises with its deck and falls with every building of its guild. Produce what others do not.
tip-joker = The Joker costs 1 reputation and stands for any other action.
tip-barbara-gift = What St. Barbara offers is a gift; take it unless it does not fit your plans.
tip-claim-plot = Beside buildings and villages with dots in the colours of your tile you score at the end; beside a public building the green patricians pay you.
tip-markers = Two markers in town raise your tax by 3, three by 8. Build soon.
tip-take-rights = Take tiles of your guilds whose price is still high, or public ones for points.
tip-costs = The further left a stack lies, the cheaper it is; it moves to the end of its row when its top tile goes.
tip-choose-tile = Wood is paid at today’s price. The building produces at once, and lowers the price of what it makes.
tip-choose-site = At the end a building scores the dots next to it that match its own colours, villages included.
tip-remove-house = Give up the house whose reward you would miss least.
tip-fill-pool = One permit brings in one miner, or two if your pool has room for both: two at once are cheaper.
tip-pick-mine = Ore earns money; stars decide the rows at the end; people raise the prices of wood, food and beer.
tip-dig = An entrance always costs the same. Elsewhere the highest number on the mines beside and above is the cost in wood.
tip-rows = Every row pays those who have the most stars in it.
tip-seat-patrician = Patricians in the council pay everybody in the last three rounds. Seat the ones who would pay you most.
tip-convert-house = More production now, for a house whose reward is lost.
tip-gain-for-pairs = Reputation 3 makes plots cheap, 6 makes the Joker free.
tip-score-building = Choose the building with the most matching dots around it; it scores again at the end.
tip-pay-tax = Early in the game refusing costs little reputation, but reputation is worth a good deal: low on the track it costs points in the end, and high on it plots and the Joker get cheap.

## The icons

glossary-point = Point
glossary-point-text = Most points win.
glossary-groschen = Groschen
glossary-groschen-text = Money. Every price is paid in it.
glossary-ore = Ore
glossary-ore-text = Made by mines and by the Miners’ buildings; its price falls as the ore deck advances.
glossary-silver = Silver
glossary-silver-text = Made by the Metallurgists; its price rises with the ore deck.
glossary-wood = Wood
glossary-wood-text = Made by the Builders; buildings and mines are paid in it, at today’s price.
glossary-permit = Permit
glossary-permit-text = Made by the Scribes; rights and new miners are paid in it, at today’s price.
glossary-food = Food
glossary-food-text = Made by the Grocers; its price rises with the population.
glossary-beer = Beer
glossary-beer-text = Made by the Innkeepers; its price rises with the population.
glossary-income = Income
glossary-income-text = What you make, times the prices of today.
glossary-population-deck = Population
glossary-population-deck-text = Advances with mines and buildings; wood, food and beer cost more.
glossary-ore-deck = Ore deck
glossary-ore-deck-text = Advances with every ore mined; ore becomes cheaper, silver and permits cost more.
glossary-town-builds = The town builds
glossary-town-builds-text = Demand is high: the town itself builds for this guild, and its price falls.
glossary-red-x = Red X
glossary-red-x-text = Nobody can build for this guild until demand rises.
glossary-tax = Tax
glossary-tax-text = Due at the end of every round, or reputation is lost.
glossary-reputation = Reputation
glossary-reputation-text = 3 makes plots cheap, 6 makes the Joker free; both ends of the track count points.
glossary-pelican = Pelican
glossary-pelican-text = Lets you use the current tile of St. Barbara.
glossary-flip = St. Barbara
glossary-flip-text = The cathedral: its tiles are used with pelicans, or turned by buildings that raise the tax.
glossary-house = House
glossary-house-text = Marks a guild’s building; what it covered on your board is yours.
glossary-plot = Plot
glossary-plot-text = A square that you have claimed to build on.
glossary-mine = Mine
glossary-mine-text = Produces ore and holds stars for the end.
glossary-miner = Miner
glossary-miner-text = Marks a mine as yours. The pool holds two; others wait for a permit.
glossary-stack = Stack
glossary-stack-text = How many tiles are left.
glossary-technology = Technology
glossary-technology-text = A free mine from the Miners’ buildings, and one more mine tile to choose from.
glossary-star = Star
glossary-star-text = The stars of a row of mines are paid at the end to those who have most of them.
glossary-dot-red = Red dot
glossary-dot-red-text = At the end a building scores the red dots next to it if it has a red dot itself.
glossary-dot-yellow = Yellow dot
glossary-dot-yellow-text = At the end a building scores the yellow dots next to it if it has a yellow dot itself.
glossary-dot-green = Green dot
glossary-dot-green-text = At the end a building scores the green dots next to it if it has a green dot itself.
glossary-dot-blue = Blue dot
glossary-dot-blue-text = At the end a building scores the blue dots next to it if it has a blue dot itself.
glossary-patrician-green = Green patrician
glossary-patrician-green-text = In the council: pays for public buildings next to yours.
glossary-patrician-silver = Silver patrician
glossary-patrician-silver-text = In the council: pays for used pelicans.
glossary-patrician-yellow = Yellow patrician
glossary-patrician-yellow-text = In the council: pays for mines in every row.
glossary-patrician-red = Red patrician
glossary-patrician-red-text = In the council: pays for columns of your board without houses.
glossary-crown = The most
glossary-crown-text = For whoever has the most of what stands beside it, all who are tied included.
glossary-scroll = Rights
glossary-scroll-text = The right to build a tile of the town hall.
glossary-card = Action card
glossary-card-text = Two actions, one of which is used. Five of six cards are played in a round.
glossary-joker = Joker
glossary-joker-text = Any other action, for 1 reputation.
glossary-event = Event
glossary-event-text = Open from the beginning of the round, it acts at the end.
glossary-arrow = Becomes
glossary-arrow-text = What stands before it turns into what stands behind it.
glossary-start-player = Starting player
glossary-start-player-text = Takes the first turn of the round.
glossary-quill = To decide
glossary-quill-text = The game waits for this player.

## The table in the browser

scene-town = Town
scene-hall = Town hall
scene-market = Market
scene-cathedral = St. Barbara
scene-council = Council
scene-mines = Mines
scene-rounds = Rounds
scene-pool = Pool
scene-bank = Bank
scene-strip = { $seat } in brief
scene-label-turn = Turn
scene-label-dues = Taxes due
scene-label-pool = pool
scene-label-waiting = waiting miners
scene-square = Square { $square }
scene-square-open = Square { $square }: a plot costs { $price ->
    [0] nothing
   *[other] { $price } groschen
}
scene-plot = Plot of { $owner } on { $square }
scene-in-town = { FORM($building, "board") }
scene-building = { $building } of { $owner } on { $square }: { $points ->
    [one] 1 point for dots
   *[other] { $points } points for dots
}
scene-public = { $building } on { $square }: a public building
scene-public-guild = everybody
scene-house-of = House of { $owner }
scene-village = Village at { $square }: { $colours }
scene-dot-red = red dot
scene-dot-yellow = yellow dot
scene-dot-green = green dot
scene-dot-blue = blue dot
scene-space = Space { $space }
scene-entrance = Entrance at { $space }: { $wood } wood
scene-space-open = Space { $space }: { $wood } wood, { $price } groschen
scene-rock = { $rock } at { $space }
scene-mine = { $mine } of { $owner } at { $space }
scene-miner = Miner of { $owner }
scene-mine-row = Row { $row }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, pays { $pays }
scene-row-stars = { $seat } { $stars }
scene-mine-stack = { $tiles ->
    [one] 1 mine tile in the stack
   *[other] { $tiles } mine tiles in the stack
}, { $discards } discarded
scene-technology = { $draws ->
    [one] A miner draws 1 tile
   *[other] A miner draws { $draws } tiles
}; { $left ->
    [one] 1 technology tile left
   *[other] { $left } technology tiles left
}
scene-drawn = { $mine }, just drawn
scene-rights = { $permits ->
    [0] Rights cost { $price } groschen
    [one] Rights cost 1 permit, { $price } groschen
   *[other] Rights cost { $permits } permits, { $price } groschen
}
scene-offer = { $building }, for { $guild }: { $price } groschen, { $left ->
    [one] the last tile
   *[other] { $left } tiles in the stack
}
scene-level = { $deck }: card { $level } of { $last }
scene-price = Price of { $commodity }: { $price }
scene-prices = Prices of { $commodity } on this card: { $prices }
scene-next = The next card shows { $price } for { $commodity }
scene-arm = Arm of { $commodity }: position { $position } of 6
scene-tip-arm = The arm frames today’s price. A house with an arrow: the town builds and the arm moves right. A red X: nobody may build for this guild.
scene-cathedral-title = St. Barbara { $done }/{ $tiles }
scene-cathedral-now = { $tile }: { $done } of { $tiles } tiles turned
scene-barbara-turned = { $tile }, turned
scene-barbara-current = { $tile }, the current one
scene-barbara-coming = { $tile }, to come
scene-round = Round { $round }: refusing the tax costs { $loss } reputation{ $scores ->
    [0] {""}
   *[other] ; the council scores
}{ $reds ->
    [0] {""}
   *[other] ; red tiles come to the town hall
}
scene-tax = Tax: { $tax } groschen (at most { $most })
scene-tax-due = { $seat } owes { $due }
scene-turns = Turn { $turn } of { $turns }
scene-event = Event: { $event_card }
scene-patricians-bank = { $count ->
    [0] No { $patrician } in the bank
   *[other] { $count } × { $patrician } in the bank
}
scene-patricians-pool = { $count ->
    [0] No { $patrician } in the pool
   *[other] { $count } × { $patrician } in the pool
}
scene-patricians-council = { $count ->
    [0] No { $patrician } on the council
   *[other] { $count } × { $patrician } on the council
}
scene-pays = { $seat } { $points }
scene-groschen = { $groschen } groschen
scene-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $final } if the game ended now
scene-start-player = { $seat } starts the round
scene-turn = { $seat } decides
scene-reputation = Reputation { $reputation }
scene-tip-reputation = The numbers on the spaces are points at the end. From { $plot } on, plots cost 1; from { $joker } on, the Joker is free. Each step beyond an end is { $points } points.
scene-makes = Makes { $amount } { $commodity } at { $price } groschen
scene-income = Income: { $income } groschen
scene-row = { $guild }, in the row of { $row }
scene-row-empty = The row of { $row }
scene-covered = { $gone ->
    [0] Under house { $number }
   *[other] House { $number } has gone
}
scene-house = House in the row of { $row }
scene-pool-miners = { $count } of { $limit } miners in the pool
scene-waiting = { $count ->
    [one] 1 miner waits
   *[other] { $count } miners wait
}
scene-miner-pool = Miner of { $owner }, in the pool
scene-miner-waiting = Miner of { $owner }, waiting
scene-miners = Miners: { $pool } in the pool, { $waiting } waiting
scene-marker = Plot marker of { $owner }
scene-pelican = Pelican, unused
scene-pelican-used = Pelican, used
scene-pelicans = Pelicans: { $unused } unused, { $used } used
scene-slot = { $building }, to be built by { $owner }
scene-tiles = { $count ->
    [one] 1 tile to build
   *[other] { $count } tiles to build
}
scene-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
scene-half = { $action } ({ $card })
scene-half-spent = { $action } ({ $card }), played this round
scene-set = { $set }
scene-tip-mine = Draw mine tiles and dig one; most of them make ore.
scene-tip-rights = Take the top tile of a stack in the town hall.
scene-tip-plot = Claim a square in town.
scene-tip-building = Build one of your tiles on one of your plots.
scene-tip-income = Earn what you make at today’s prices; then a patrician may join the council.
scene-tip-barbara = Use a pelican for the current tile of the cathedral.
scene-tip-joker = Lose 1 reputation (none from 6 on) and take any other action.

## What things on the table are for, in a sentence

meaning-square = A square of the town: claim it as a plot, then build on it.
meaning-town-map = The town in brief: who has which square, and what stands there.
meaning-mine-map = The mines in brief: rocks, open spaces and whose mines there are.
meaning-village = A village at the edge is a neighbour when dots are scored.
meaning-building = A building: take the rights to its tile, then build it on a plot of yours.
meaning-house = A house marks a building of its owner, who gets what it covered on the board.
meaning-marker = A plot marker keeps a square for its owner until a building stands there.
meaning-entrance = An entrance to the mines, where the first mines are dug.
meaning-space = A space in the mines, open once a mine lies beside or above it.
meaning-rock = Rock blocks a space, but its stars count for the row.
meaning-mine = A mine produces ore for its owner, and its stars count at the end.
meaning-row = At the end each row pays the players with the most stars in it.
meaning-stack = The mine tiles that can still be drawn.
meaning-technology = Technology decides how many mine tiles are drawn at a time.
meaning-advanced = A technology tile is a mine that costs nothing to place.
meaning-miner = A miner marks a mine as yours; those in the pool are ready to dig.
meaning-rights = What the rights to a tile in this column cost today.
meaning-level = The top card of this deck shows the prices; mines and buildings turn it over.
meaning-cells = The prices on the top card of the deck; at a red X, nobody may build for its guild.
meaning-price = Today’s price of this commodity, the same for everybody.
meaning-next = The price on the next card of the deck, if the arm stays.
meaning-arm = Every building of a guild moves the arm of its commodity one place to the right.
meaning-barbara = A tile of the cathedral: a pelican buys its gift, one tile after the other.
meaning-cathedral = St. Barbara grows as its tiles are turned.
meaning-round = A round ends with taxes; the last three also with a meeting of the council.
meaning-tax = Everybody pays the tax at the end of the round, or loses reputation.
meaning-turns = Everybody takes three turns a round.
meaning-event = The event lies open during the round and takes effect at its end.
meaning-due = What a player has to pay at the end of the round.
meaning-bank = Patricians wait in the bank until a public building brings them to the pool.
meaning-patrician-pool = Patricians in the pool can be moved to the council after an income.
meaning-council = Patricians on the council score for everybody in the last three rounds.
meaning-patrician = A patrician scores for everybody, but only on the council.
meaning-groschen = Everything is paid in groschen, and incomes bring new ones.
meaning-points = The points so far; most of them come at the end of the game.
meaning-final = The points that this player would have if the game ended now.
meaning-start = The starting player takes the first turn of the round.
meaning-turn = The game waits for this player.
meaning-reputation = A good reputation makes plots and the Joker cheap and is worth points.
meaning-make = What a player produces is paid at today’s price with every income.
meaning-income = What an income would bring now.
meaning-guild = A player builds only for three guilds; each has a row of houses.
meaning-cover = What lies here is yours when the house above it leaves the board.
meaning-pool = A miner in the pool is ready to dig; a permit brings in more.
meaning-waiting = Miners who wait come to the pool for the price of a permit.
meaning-pelican = A pelican buys one gift of St. Barbara.
meaning-half = One of the two actions of a card; using it spends the whole card.
meaning-set = Three guilds to join: their buildings are the ones that you may build.
meaning-offer = One of your guilds, which still needs a row of your board.
meaning-tiles = Tiles to which this player has the rights and that are not built yet.
meaning-cards = The action cards that this player can still play in this round.

## Why an option is better or worse than others

theme-income = Income
theme-groschen = Groschen in hand
theme-reputation = Reputation
theme-town = The town
theme-mines = Mines
theme-pelicans = Pelicans
theme-council = Patricians
theme-plans = Tiles and plots
why-points-more = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more at once
why-points-less = brings about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less at once
why-income-more = earns about { $amount } groschen more with each income (worth { $points ->
    [one] 1 point
   *[other] { $points } points
})
why-income-less = earns about { $amount } groschen less with each income (worth { $points ->
    [one] 1 point
   *[other] { $points } points
})
why-groschen-more = leaves about { $amount } groschen more in hand (worth { $points ->
    [one] 1 point
   *[other] { $points } points
})
why-groschen-less = leaves about { $amount } groschen less in hand (worth { $points ->
    [one] 1 point
   *[other] { $points } points
})
why-reputation-more = keeps reputation about { $amount ->
    [one] 1 step
   *[other] { $amount } steps
} higher (worth { $points ->
    [one] 1 point
   *[other] { $points } points
})
why-reputation-less = keeps reputation about { $amount ->
    [one] 1 step
   *[other] { $amount } steps
} lower (worth { $points ->
    [one] 1 point
   *[other] { $points } points
})
why-town-more = makes buildings in the town worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more
why-town-less = makes buildings in the town worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less
why-mines-more = promises about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more in the rows of the mines
why-mines-less = promises about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less in the rows of the mines
why-pelicans-more = promises about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more for pelicans
why-pelicans-less = promises about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less for pelicans
why-council-more = lets the patricians pay about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more
why-council-less = lets the patricians pay about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less
why-plans-more = prepares tiles and plots for buildings worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} more
why-plans-less = prepares tiles and plots for buildings worth about { $amount ->
    [one] 1 point
   *[other] { $amount } points
} less

## What the coach says

coach-last-round = This is the last round: only what brings points counts now.
coach-last-best = This is the last round: only what brings points counts now. Of your actions, { $action } would bring the most: { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
coach-council-pays = The council pays at the end of this round: as things stand, { $points ->
    [one] 1 point
   *[other] { $points } points
} to you and { $others } to { $player }.
coach-council-soon = From round { $round } on the council pays at the end of each round. Patricians who pay you more than the others should sit there by then.
coach-behind = { $player } would win by { $points } points over you if the game ended now.
coach-new-event = A new round, a new event for everybody. { $event_card }: { $effect }
coach-tax-short = A tax of { $due } groschen is due at the end of the round, and you may not have it: that costs { $reputation } reputation.
coach-tax = A tax of { $due } groschen is due at the end of the round; you have { $groschen } now.
coach-no-income = You earn nothing yet: mines and buildings of your guilds produce the commodities that bring income.
coach-income = An Income action would bring you { $income } groschen now.
coach-income-now = You have only { $groschen } groschen. An Income action would bring { $income }.
coach-income-joker = No card with Income is left this round; only the Joker could still bring you { $income } groschen.
coach-sells = You make { $amount } { $commodity }, which brings { $price } groschen each at today’s price.
coach-best-tile = Of your guilds’ tiles, { $building } makes the most: { $amount } { $commodity }, at { $price } groschen each once it is built. Public tiles bring points, but no income.
coach-house-tile = The house of your building covered the right to a public tile, free of charge. Public tiles bring points and a patrician.
coach-stopped = A red X stops the { $guild }: until the price of { $commodity } changes, none of their tiles can be built.
coach-last-house = You have one house left in the row of the { $guild }.
coach-red-column = A house of the { $guild } is the last one in its column. { $seated ->
    [0] On the council, a red patrician would pay
   *[other] Each red patrician on the council pays
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for a column without houses.
coach-begin = A building takes three steps: the rights to a tile, a plot in the town, then the building itself.
coach-no-plot = You have the rights to { $building }, but no plot to build it on.
coach-no-plot-joker = You have the rights to { $building }, but no plot. Your cards claim none this round any more, but the Joker can.
coach-no-plot-now = You have the rights to { $building }, but no plot, and no card left that claims one this round.
coach-no-tile = You have { $plots ->
    [one] a plot
   *[other] { $plots } plots
} in the town, but no tile to build there.
coach-ready = Everything is there to build { $building }.
coach-ready-last = Everything is there to build { $building }. But the card for it is also your last one with Income: keep enough groschen for the tax.
coach-cannot-build = You cannot build { $building } yet: look at the price of wood, your houses and the red X.
coach-slots-full = All your { $slots } slots are full. Build before you take the rights to another tile.
coach-surcharge = Your plot markers in the town raise your tax by { $amount }. A building takes its marker away.
coach-rival-tile = { $player } belongs to the { $guild } too, and may take { $building } before you do.
coach-pool-empty = Your pool of miners is empty: the next mine first costs a permit, { $price } groschen now.
coach-first-mine = You have no mine yet. Its ore brings income in every round that is left.
coach-no-mine = You have no mine yet. At the end each row of the mines pays for its stars: as things stand { $player } would get { $points ->
    [one] 1 point
   *[other] { $points } points
}, and you none.
coach-no-mine-yet = You have no mine yet. Besides ore it brings stars: the most stars in a row of the mines are worth up to { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
coach-row = One more star in row { $row } of the mines would bring you { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
coach-row-lost = Watch row { $row } of the mines: with one more star there, { $player } would cost you { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
coach-pelican = You have { $pelicans ->
    [one] a pelican
   *[other] { $pelicans } pelicans
} for St. Barbara: that action uses one, and you get what the tile in the yellow frame says.
coach-patrician = The { $patrician } in the pool would pay you { $points ->
    [one] 1 point
   *[other] { $points } points
} whenever the council pays. An Income action can seat it for { $price } groschen.
coach-rival-patrician = Watch the patricians in the pool: one of them would pay { $player } { $points ->
    [one] 1 point
   *[other] { $points } points
}, and you nothing.

## Mistakes in component data; words of the files stay as they are

mistake-no-place = no place { $name }; they run from a1 to { $last }
mistake-village-edge = { $square } does not lie at the { $side } edge of the town
mistake-no-entrance = entrances names at least one space
mistake-rock-twice = a rock space appears twice: { $spaces }
mistake-rock-on-entrance = rock on the entrance { $space }
mistake-rocks-cut-off = the rocks cut off { $spaces }
mistake-sides = the sides are for 2, 3 and 4 players, each number once
mistake-miners-tile = a Miners’ tile has ore_deck = { $production } like its production, technology and no arm
mistake-guild-tile = a tile of the { $guild } moves the arm of { $commodity } once
mistake-patrician-tile = its effects move the { $patrician } patrician, once
mistake-halves = halves are two different actions, not { $found }
mistake-order = ids are numbers in order: this is number { $number }
mistake-own-arm = every commodity has its own arm; ore is read at the silver arm
mistake-deck-population = the population deck has { $count } cards, not { $found }
mistake-deck-ore = the ore deck has { $count } cards, not { $found }
mistake-no-town-for-ore = the town never builds for ore: it has no arm
mistake-early-town = the town does not build before the game begins: card 0 has no t at the left
mistake-cells = card { $card } has { $count } cells, not { $found }: { $cells }
mistake-cell = card { $card }: a cell is a price from { $least } to { $most } with t or x, not { $found }
mistake-prices-fall-right = card { $card }: prices fall, or stay, from left to right
mistake-prices-rise-right = card { $card }: prices rise, or stay, from left to right
mistake-prices-fall-down = card { $card }: prices fall, or stay, from one card to the next
mistake-prices-rise-down = card { $card }: prices rise, or stay, from one card to the next
mistake-event-decks = event_decks names deck A or B for each of the first { $rounds } rounds
mistake-rocks = there are { $rocks } rocks on either side, not { $large } and { $small }
mistake-guild-set = a set is three different guilds, not { $found }
mistake-guild-sets = { $key } has { $count } different sets, not { $found }
mistake-guild-owners = { $key }: the { $guild } stand in { $sets } sets
mistake-cards-a-turn = cards are at least 1 a turn and at most { $most } in all
mistake-no-card = no card has the action { $action }
mistake-row-end = row_end names { $patricians }, each once
mistake-id-in-both = this id appears twice, here and in { $file }
mistake-least-price = least is at most { $most }, not { $found }
mistake-stacks = the tiles belong to stacks 1, 2 and 3, not { $found }
mistake-row-points = points fall, or stay, from the first place to the third
mistake-row-stars = the row values begin with 0 stars and rise
mistake-miners-in-pool = miners_in_pool is at most { $most }, pool_limit
mistake-house-rows = the rows are { $rows }, in this order
mistake-least-reputation = least is below most
mistake-start-reputation = start lies between { $least } and { $most }, not { $found }
mistake-reputation-points = points rise, or stay, from space to space; a space that is not named has 0
mistake-start-tax = start is at most { $most }, the most
mistake-tracks = the tracks are for 2, 3 and 4 players, each number once
mistake-few-events = event_decks: events.toml has { $cards } cards of deck { $deck }, too few
mistake-one-verb = an effect is one verb and its value
mistake-effect-elsewhere = no effect { $verb } here; there are: { $known }
mistake-no-change = { $verb } changes something, so it is not 0
mistake-count-cards = { $expected } cards expected, not { $found }
mistake-count-town-hall-columns = { $expected } columns of the town hall expected, not { $found }
mistake-count-events = { $expected } events expected, not { $found }
mistake-count-tiles = { $expected } tiles expected, not { $found }
mistake-count-guild-tiles = { $expected } tiles of the { $guild } expected, not { $found }
mistake-count-marked-tiles = { $expected } marked tile of the { $guild } expected, not { $found }
mistake-count-patrician-tiles = { $expected } { $patrician } tiles expected, not { $found }
mistake-count-technology-tiles = { $expected } technology tiles expected, not { $found }
mistake-count-mine-tiles = { $expected } mine tiles expected, not { $found }
mistake-count-houses = { $expected } houses expected, not { $found }
mistake-count-mine-cards = { $expected } mine setup cards expected, not { $found }
mistake-count-guild-cards = { $expected } guild setup cards expected, not { $found }
