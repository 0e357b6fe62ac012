# The rulebook of Kutná Hora: The City of Silver, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = What the game is about
book-goal-lead = A town grows rich on silver. You build it, dig beneath it, and sell what it needs.
book-goal-story = You belong to three guilds. For each of them you put up buildings, and every building *produces* a commodity: ore [ore], silver [silver], wood [wood], permits [permit], food [food] or beer [beer].
book-goal-money = Nothing is ever stored. When you take an income, you are paid for what you produce, at the prices of that moment. Prices are shared by the whole table, and almost everything that anybody does moves them.
book-goal-picture = A town at the end of a game for three. Each house marks a building of its owner; buildings without a house are public.
book-goal-points = Points [point] come from buildings, from the mines, from St. Barbara, from patricians on the council and from a good name. Most of them arrive only *at the end*: see [#scoring].
book-goal-advice = Most points win. If players are level, more groschen decide; if those are equal too, the victory is shared.

book-round = A round in one picture
book-round-lead = Five cards each, then the town presents its bill.
book-round-picture = One round. There are { $rounds } of them with two or three players, and { $rounds_of_four } with four.
book-round-phase-turns = Everybody in turn, three times
book-round-phase-actions = Each card is one of these actions
book-round-phase-end = The end of the round
book-round-station-two = First turn: two cards
book-round-station-again = Second turn: two cards
book-round-station-one = Third turn: one card
book-round-station-kept = The sixth card is not played
book-round-station-rights = Rights: take a tile
book-round-station-plot = Plot: claim a square
book-round-station-building = Building: build the tile
book-round-station-mine = Mine: dig for ore
book-round-station-income = Income: get paid
book-round-station-barbara = St. Barbara: use a pelican
book-round-station-joker = Joker: any of them
book-round-station-event = The event takes effect
book-round-station-tax = Taxes, or a worse name
book-round-station-council = The council scores
book-round-station-red = Red tiles come, once
book-round-station-next = Cards back, next player starts
book-round-turns = The starting player [start-player] plays two cards, one after the other, then the next player clockwise, and so on. After a second turn of two cards and a third of one card, the round is over.
book-round-end = The council scores in the *last three rounds* only. The red tiles arrive once, after round { $reds } ({ $reds_of_four } with four players).

book-setup = What you begin with
book-setup-lead = The same for everybody, but for a few groschen.
book-setup-rounds = Two or three players play { $rounds } rounds, four play { $rounds_of_four }. Two use the small town and the small mine.
book-setup-money = The starting player has { $purse1 } groschen [groschen], the others { $purse2 }, { $purse3 } and { $purse4 } in turn order.
book-setup-board = Your board has three rows of { $houses } houses [house], one miner [miner] in the pool and { $waiting } waiting, { $markers } plot markers [plot], and your reputation at 0.
book-setup-hall = The *town hall* offers tiles in three rows: six stacks of the guilds and three stacks of public buildings. Only the top tile of a stack can be taken.
book-setup-mines = In the *mines* four spaces are blocked by rock. The stack of mine tiles becomes richer towards the bottom.
book-setup-market = On the *market* both decks show their first card, and all arms stand at the far left. From there buildings push them to the right.
book-setup-picture = The town hall at the beginning. The further left a stack lies, the less its rights cost.

book-guilds = Your guilds and your three rows
book-guilds-lead = The first question of the game, and one that lasts to its end.
book-guilds-what = You join three of the six guilds. You may build only *their* buildings, and public ones. Others may belong to the same guild: then you share its stack of tiles, and each building lowers the price for both of you.
book-guilds-rows = Then you decide which guild goes in which row of your board. Whenever you build for a guild, the leftmost house of its row moves to town, and *what lay under it is yours*. So the rows differ in what they give.
book-guilds-picture = The three rows of a board, with what lies under each house.
book-guilds-public = The row of *public tiles* gives a free public tile now and then.
book-guilds-pelican = The row of *pelicans* [pelican] gives pelicans, which pay for the gifts of St. Barbara.
book-guilds-reputation = The row of *reputation* [reputation] gives a better name, and with it cheap plots and a free Joker.
book-guilds-first = A good rule of thumb: the guild that you will build for most goes in the row whose gifts you like most. In a first game all this is dealt for you.

book-cards = Your action cards
book-cards-lead = Six cards, two actions on each. You play five of them, and use one action of each.
book-cards-two = Every card shows two actions, and you choose one. With it, the other is gone for this round. So ask not only what you want to do, but which card you can spare.
book-cards-picture = A full hand. Everybody has the same six cards, and everybody sees who still has what.
book-cards-spent = After the round all cards come back.
book-cards-nothing = A card may always be played for nothing. An action that cannot be carried out cannot be chosen.
book-cards-pay = Costs are paid when they come up, always in groschen. If something costs wood or permits, pay that many at today’s price.

book-prices = How prices work
book-prices-lead = A price is a card and an arm: the card moves for many reasons, the arm for one.
book-prices-read = Each commodity has a line of prices on the card on top of its deck, and a golden arm that frames one of them. *That is today’s price.*
book-prices-picture = The market after a few turns. The small numbers at the right are the prices on the next card.
book-prices-decks = *Decks.* Wood, food and beer follow the *population* [population-deck]: more people make them more expensive. Silver, permits and ore follow the *ore deck* [ore-deck]: the more ore is dug, the cheaper ore gets, and the more expensive silver and permits.
book-prices-arms = *Arms.* When a guild’s building is built, the arm of its commodity moves one place to the right, to a lower price. So every building makes its own product cheaper. Ore has no arm of its own; it is read at the arm of silver.
book-prices-town = *The town builds* [town-builds]: when the arm frames this sign, the town itself takes the guild’s top tile out of the game, and the arm moves on.
book-prices-cross = *A red X* [red-x]: while the arm frames it, nobody can build for this guild. Demand has to rise first. Rights may still be taken.
book-prices-rhythm = Watch the rhythm: take an income while your product is expensive, build it when it has become expensive again.

book-rights = Rights: take a tile
book-rights-lead = Before you build you need the rights to a tile.
book-rights-take = Take the top tile of a stack in the town hall: one of your own guilds, or any public building.
book-rights-picture = The costs stand above the columns, with what they amount to today.
book-rights-columns = The column is the price: { $column1 } groschen in the first, then { $column2 }, { $column3 } and { $column4 } permits [permit]. Afterwards the stack goes to the end of its row, and the others slide to the left. So what is expensive today may be cheap soon.
book-rights-permits = { $seat } takes the rights to { $building }. A permit costs { $permit } groschen today, and the stack lies in the column of { $permits } permits: { $permits } × { $permit } = { $paid } groschen.
book-rights-slots = Your board has room for { $slots } tiles. Build before you collect.

book-plot = Plot: claim a square
book-plot-lead = A building needs ground, and good ground has good neighbours.
book-plot-claim = Put a marker [plot] on a free square *next to a building*. Next to means side by side, never corner to corner. You pay the price on the pennant of the neighbour; with several neighbours only the highest counts. While the town is empty, any square costs { $anywhere }.
book-plot-beside = { $seat } claims { $square }. The Bakery next to it shows { $paid } on its pennant, so the plot costs { $paid } groschen.
book-plot-cheap = From reputation { $cheap_at } on, every plot costs you { $cheap } groschen.
book-plot-tax = You have { $markers } markers. *Two in town at the end of a round raise your tax by { $two_plots }, three by { $three_plots }.* A marker comes back when you build on it.

book-building = Building
book-building-lead = The heart of the game: a tile of yours, on a plot of yours.
book-building-build = Choose one of your tiles and one of your plots. The marker comes back, and you pay the wood on the tile at today’s price.
book-building-tile = Read a tile from the top: what it produces and how much wood it costs; what else it does; its coloured dots, which score at the end; and on the pennant the price of plots beside it.
book-building-effects = Everything printed on the tile happens at once, in order, production first. Then the arm of its commodity moves to the right.
book-building-house = Last, the leftmost house of the guild’s row moves onto the building, and you get what it covered. Without a house in that row, or with a red X [red-x], you cannot build for the guild.
book-building-bakery = { $seat } builds the { $building } on { $square }. It takes { $wood } wood at { $each } groschen: { $paid } in all. From now on { $seat } produces { $made } food. The arm of food moves from { $price } to { $fallen }; but the Bakery also brings { $people } new people, and they push food up again, to { $now }.
book-building-public = *Public buildings* belong to nobody. They produce nothing and need no house. But they often bring points, they send a patrician to the pool, and they are good neighbours.
book-building-technology = *Miners’ buildings* move no arm. They advance the ore deck, and they bring a *technology tile* [technology]: a free mine, for you to place. From then on everybody draws one mine tile more to choose from.
book-building-flip = *Flip* [flip]: some buildings turn the next tile of St. Barbara. Nobody gets what is on it, but its tax counts.

book-mine = Mine
book-mine-lead = Ore is the quickest money, and stars in the mines are points for the end.
book-mine-miners = You need a miner [miner] in your pool. If it is empty, first pay one permit and bring in one miner or two; the permit costs the same. The pool holds { $pool }.
book-mine-draw = Draw a mine tile (later more, thanks to technology) and choose one, or none.
book-mine-where = Place it at an entrance, or directly beside or below a mine. Anybody’s mine will do. Rock is in the way.
book-mine-picture = The mines in round 2. Open spaces show the wood that they cost; at the right are the stars of each row and what they will pay.
book-mine-wood = An entrance always costs { $entrance } wood. Elsewhere look at the mines beside and above the space: the highest number of wood among them counts.
book-mine-first = { $seat } digs the { $mine } at { $space }, an entrance: { $wood } wood at { $each } groschen, { $paid } in all. It produces { $ore } ore, so the ore deck advances by { $deeper }. Ore falls from { $ore_before } to { $ore_after } groschen, silver rises from { $silver_before } to { $silver_after }.
book-mine-ore = Everything printed on the tile happens, once: production, people, points. The stars stay for the end.

book-income = Income
book-income-lead = The only action that brings money.
book-income-earn = For each commodity, multiply what you produce by today’s price, and add it all up. You are paid at once. What you produce is not used up; the next income pays again.
book-income-sum = { $seat } produces { $made_ore } ore at { $price_ore }, { $made_silver } silver at { $price_silver } and { $made_food } food at { $price_food }: { $sum_ore } + { $sum_silver } + { $sum_food } = { $income } groschen.
book-income-patrician = Then you may pay { $seating } groschen to move *one patrician* from the pool to the council, where they score for everybody: see [#patricians].

book-barbara = St. Barbara
book-barbara-lead = Pelicans buy the gifts of the cathedral, one after the other.
book-barbara-use = Turn one of your unused pelicans [pelican] upside down, and take what the *current tile* offers. Then the tile is turned, and the next one is current. There are { $tiles } of them, always in the same order.
book-barbara-picture = The cathedral under its tiles. The golden frame marks the current one. At the top what must be taken, in the middle what may be, at the bottom the tax if a building flips it.
book-barbara-must = Reputation and points must be taken, also when they are losses. The effect in the middle is a gift that you may decline. If you use a tile, its tax does not count.
book-barbara-rights = { $seat } uses a pelican on tile { $number }: reputation +{ $reputation }, and the rights to a tile, free. { $seat } takes the { $building }.
book-barbara-flipped = Some buildings flip the current tile. Then nobody gets it, and the tax rises.
book-barbara-complete = When all tiles are turned, a pelican brings { $completed } reputation instead.

book-reputation = Reputation and the Joker
book-reputation-lead = A good name saves money all game long, and is worth points at the end.
book-reputation-track = Your reputation [reputation] goes up and down on a track of its own. The numbers on its spaces are the points that they are worth at the end, good or bad. A reputation of { $highest } is worth { $highest_points } points, one of −{ $lowest } costs { $lowest_points }.
book-reputation-picture = The track on a player board.
book-reputation-plots = From { $cheap_at } on, plots cost { $cheap } groschen.
book-reputation-joker = From { $joker_at } on, the Joker costs no reputation.
book-reputation-ends = Each step beyond an end of the track is { $beyond } points at once, gained or lost.
book-reputation-plot = { $seat } has reputation { $reputation } and claims { $square } for { $paid } groschen, whatever the neighbours’ pennants say.
book-reputation-wild = *The Joker* [joker] takes any other action. It costs { $joker } reputation, and that comes first: if it takes you below { $cheap_at }, a plot costs its full price again.

book-taxes = The end of a round: event and taxes
book-taxes-lead = Keep some groschen for the town, or pay with your good name.
book-taxes-event = *Event* [event]. With two players always, with more if you like, a card lies open from the beginning of the round. At the end it moves decks and rewards somebody. If it shows a tax, the tax rises when the card appears.
book-taxes-picture = The rounds. Each shows what refusing the tax costs, and when the council scores; beside them the tax and the event.
book-taxes-tax = *Taxes* [tax]. Everybody pays the rate of the town, which only ever rises, up to { $most_tax }. Two markers in town add { $two_plots }, three add { $three_plots }.
book-taxes-refuse = Who cannot pay in full pays nothing, and loses reputation instead. You may also refuse, even if you could pay. Early rounds forgive this easily, late ones do not.
book-taxes-plots = The rate is { $rate }. { $player } has { $plots } markers in town, which add { $surcharge }: { $due } groschen are due. With only { $has } groschen, { $player } pays nothing and loses { $loss } reputation.
book-taxes-after = After the council has met ([#patricians]) cards come back, and the next player clockwise starts. After round { $reds } ({ $reds_of_four } with four players) three red public tiles come to the town hall.

book-patricians = Patricians and the council
book-patricians-lead = They pay everybody, but not everybody alike.
book-patricians-way = A public building brings a patrician of its colour from the bank to the *pool*. With an income, somebody may move one from there to the *council*, for { $seating } groschen.
book-patricians-picture = Bank, pool and council. Only those on the council score.
book-patricians-score = At the end of each of the *last three rounds* every patrician on the council scores for every player:
book-patricians-green = *Green* [patrician-green]: { $green } point for each pair of a building of yours and a public building next to it.
book-patricians-silver = *Silver* [patrician-silver]: { $silver } points for every two used pelicans.
book-patricians-yellow = *Yellow* [patrician-yellow]: { $yellow } points with a mine of yours in every row, { $yellow_two } with two in every row.
book-patricians-red = *Red* [patrician-red]: { $red } points for each column of your board without houses.
book-patricians-pelicans = { $patricians } silver patrician sits on the council, and everybody has used { $pelicans } pelicans: { $points } points for each player.

book-scoring = The final scoring
book-scoring-lead = Most points of a game, in five steps.
book-scoring-town = *Town.* Each of your guild buildings scores 1 point for every dot *next to it* in a colour that it has itself. Dots of all neighbours count: your buildings, those of others, public ones, and villages at the edge. Public buildings score nothing themselves.
book-scoring-dots = { $player }’s { $building } stands in the middle. Compare its colours with the dots of the four buildings that share a side with it: { $points } of them match, so it scores { $points } points.
book-scoring-mines = *Mines.* Each row is a contest. All stars in it, those on rocks too, decide what it pays; the stars on your own mines decide who is first, second and third. Players who are level all get the full value of their place. Without a star you get nothing.
book-scoring-row = { $total } stars lie in the first row, so it pays { $value1 }, { $value2 } and { $value3 }. { $name1 } has { $stars1 } of them and gets { $value1 }, { $name2 } has { $stars2 } and gets { $value2 }, { $name3 } has { $stars3 } and gets { $value3 }.
book-scoring-rest = *Income:* 1 point for every { $per_point } groschen that an income would bring now. *Reputation:* the points on its space. *Leftovers:* { $leftover } point for each tile not built, each marker in town and each unused pelican.
book-scoring-final = { $player } wins this game with { $total } points: { $town } for dots, { $mine_rows } for rows of mines, { $income } for an income of { $income_groschen }, { $reputation } for reputation and { $extras } for leftovers. The rest was scored on the way.

book-mistakes = What people often get wrong
book-mistakes-lead = Twelve small things that cost the most in first games.
book-mistakes-intro = The table lets nobody break a rule. But it is good to know these before you plan.
book-mistakes-wrong1 = *Buildings do not pay by themselves.* They produce only when you take an income. See [#income].
book-mistakes-wrong2 = *Your own building lowers the price of what it makes.* Two buildings of a guild do not earn twice as much. See [#prices].
book-mistakes-wrong3 = *Wood and permits are prices, not goods.* You never hold any: what you make is sold with your income, and what you need is bought for groschen.
book-mistakes-wrong4 = *The highest pennant counts, not the sum,* and the same goes for the wood of mines. See [#plot].
book-mistakes-wrong5 = *Corners are not neighbours,* not for plots, not for dots, not for patricians.
book-mistakes-wrong6 = *A red X stops building, not rights.* You may still take the tile and wait. See [#rights].
book-mistakes-wrong7 = *Markers in town cost tax.* One is free, two and three are not. See [#taxes].
book-mistakes-wrong8 = *You cannot pay a part of the tax.* It is all of it, or reputation.
book-mistakes-wrong9 = *One permit brings in two miners* for the price of one. See [#mine].
book-mistakes-wrong10 = *Patricians in the pool score nothing.* Somebody has to seat them. See [#patricians].
book-mistakes-wrong11 = *The Joker’s reputation is lost first,* before the action and its price. See [#reputation].
book-mistakes-wrong12 = *Your buildings score with the dots of others too.* A rival’s building beside yours may be the best neighbour. See [#scoring].

book-icons = The icons
book-icons-lead = Every sign on boards, tiles and cards, and what it means.

book-tiles = All tiles and cards
book-tiles-lead = Everything that can come up, with what it does and where its figures come from.
