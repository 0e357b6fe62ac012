# What the teacher of Kutná Hora says. One idea for each beat; the learner's table shows the rest.

## 1: What it is about

lesson-goal-title = What it is about
lesson-goal-about = A silver town, six rounds, and what counts in the end.
lesson-goal-welcome = Welcome to Kutná Hora, the city of silver! You build up the town, and dig for ore in the mines.
lesson-goal-rounds = The game lasts six rounds with two players, and this track counts them. In each round you play five cards. Whoever has the most points, the red flowers, at the end wins.
lesson-goal-town = Most points come at the very end. Every building has coloured dots at its foot. In town, yours will score for dots of the same colours beside them.
lesson-goal-mines = The mines have stars. In each of the four rows, those with the most stars score at the end.
lesson-goal-money = You have 40 groschen, the money of the town. The chest shows your income: you live on it during the game, and every 10 groschen of it are a point at the end.
lesson-goal-final = Nobody has to do sums. The number after this arrow says how many points you would have if the game ended now: 0.
lesson-goal-task = Claim a plot in town: play a half of a card that says Plot, then choose any square. Watch the number after the arrow.
lesson-goal-task-well = The number rose to 1: even an empty plot is worth a point at the end, and a building on it will be worth more.
lesson-goal-task-again = Look for a half of a card that says Plot. Then choose a free square in town.

## 2: Cards, rights and plots

lesson-cards-title = Cards, rights and plots
lesson-cards-about = How a turn goes, and what you need before you can build.
lesson-cards-hand = This is one of your six cards. Each has two halves, and you use one half: here a plot in town, or a mine. Then the card is spent for this round.
lesson-cards-turns = You play two cards, then Ondra does; two more each; then one each. So in every round you play five of your six cards; one that does not help you now can be played for no effect. The flag beside a name marks who begins, the quill whose turn it is.
lesson-cards-rights = To build something you first need the right to it. Play this card for Rights.
lesson-cards-hall = This is the town hall. The further right a stack of tiles lies, the more permits the right to its top tile takes: today’s prices are above. The number in the circle says how many tiles the stack has left. The Vegetable Market costs only 1 groschen. Take it.
lesson-cards-tile = Now the tile lies on your board, and its stack has moved to the end of its row. On the left is what it produces: 3 food. On the right, what building it costs: 3 wood. At its foot are the dots, and on the pennant the price of plots beside it.
lesson-cards-middle = In the middle, what happens once it is built: 3 people come to town, and you score 1 point. Even unbuilt it is worth 1 point at the end; that is why your number after the arrow rose to 1.
lesson-cards-guilds = Why not just any tile? What you can build depends on your guilds: you belong to the Builders, the Grocers and the Innkeepers. The colour behind its name tells whose a tile is. Those with a double edge, lit up here, are public buildings: they belong to no guild, and everybody may build them.
lesson-cards-dots = Next you need a plot. Your tile has two green dots, so it scores for green dots beside it. This sign at the edge of the town is a village with one, and nobody has claimed the corner beside it yet.
lesson-cards-task = With your second card, claim a plot for the Vegetable Market. The town is empty, so each costs 5 groschen. A corner beside a green village suits it.
lesson-cards-task-well = A tile and a place for it: in your next turn you can build. Once there are buildings in town, plots must lie beside them, and the pennants say what a plot costs; beside several, the highest price counts.
lesson-cards-task-elsewhere = You have a plot, and in your next turn you can build. But no green dot lies beside it, so the Vegetable Market would score nothing there yet; on a1 or e4 it would.
lesson-cards-task-again = You need the half of a card that says Plot. Then choose a free square in town.

## 3: Building

lesson-building-title = Building
lesson-building-about = What a building costs, what it produces, and what it does to prices.
lesson-building-ready = Round 1, your second turn. In this chapter you own the plot a1, beside the green village, and the Vegetable Market lies on your board. Now they come together.
lesson-building-wood = The tile asks for 3 wood. You buy it at today’s price, which the arm of wood shows in its yellow frame: 2 groschen each, 6 in all. The rest of the market can wait until chapter 5.
lesson-building-build = Play this card for Building. There is one tile and one plot, so nothing else is asked. Another plot would raise your tax, which is due at the end of the round: chapter 6 tells more.
lesson-building-makes = From now on you produce 3 food. Nothing is stored here: whenever you play Income, all that you produce is paid at today’s prices.
lesson-building-arm = But see: more food makes it cheaper. Your building moved the arm of food one step to the right, away from the 4.
lesson-building-population = Then people came for the food. The population grew by 3, they all want to eat, and at the new place food costs more: 3 instead of 2.
lesson-building-house = The building is marked with a house of the Grocers. What the house covered on your board is yours: a pelican. You will need it at the cathedral.
lesson-building-task = You have one more card in this turn. Get your first money for the food!
lesson-building-task-well = 3 food at 3 groschen: 9 groschen. Two of your cards have Income, so you can do that twice a round.
lesson-building-task-again = Look for a card with Income on one of its halves.

## 4: Mines

lesson-mine-title = Mines
lesson-mine-about = Miners, tiles, where to dig, and what the stars are for.
lesson-mine-below = Round 1, your third turn, with one card only. Below the town lies the ore. Whoever digs produces ore, and collects stars for the end.
lesson-mine-miners = These are your miners. One is in the pool, ready to dig; eight more are waiting. A permit brings in one of them, or two at once if the pool is empty.
lesson-mine-technology = Ondra’s Horse Gin is a Miners’ building, and each of those brings a technology tile: a free mine, placed at once, here the Windlass on b1. From then on everybody draws one mine tile more, now 2 to choose from.
lesson-mine-mine = This card has a mine. Play it for Mine.
lesson-mine-pool = You could bring in another miner, for a permit at 3 groschen. One is enough today. Bring nobody in.
lesson-mine-tile = Here are the two tiles. Both produce 1 ore and have a star. Take one: on the left Osel, on the right Hopy.
lesson-mine-tile-osel = The Osel mine also draws people into the town: the population will grow by 1.
lesson-mine-tile-hopy = The Hopy mine: 1 ore, 1 star, nothing else.
lesson-mine-stars = Each row of the mines is a race of its own for stars. In the first row there is 1 star, Ondra’s: at the end that row pays 1 point to whoever has the most.
lesson-mine-rocks = The more stars there are in a row, the more it pays. Stars on grey rocks count for that too, though they are nobody’s: the second row has 3 of them and no mine yet, and would pay 2 points to the first, 1 to the second.
lesson-mine-task = Choose a space so that you are alone in your row: the number after the arrow should rise to 6. You can dig at an entrance, beside a mine, or below one.
lesson-mine-task-well = Alone in a row with rocks full of stars: that is how small mines become points. Your income has grown as well, though by 1 less than promised: the event at the end of the round made ore cheaper. Chapter 6 explains events.
lesson-mine-task-again = The space below Ondra’s mine is in the second row, where nobody is yet. It costs 3 wood.

## 5: Prices

lesson-prices-title = Prices
lesson-prices-about = Supply and demand: why prices move, and how to use it.
lesson-prices-market = Round 2, your second turn; the tiles on your board have been chosen for you. Here are six commodities with today’s prices. You are paid these prices for what you produce, and you pay them for wood and permits.
lesson-prices-demand = The population drives three of them: wood, food and beer. More people, higher prices. Most buildings bring people.
lesson-prices-ore = The ore deck drives the other three. The more ore is mined, the cheaper ore gets, while silver and permits cost more. Ore has no arm of its own: that of silver counts for both. The arrow beside a price tells which way it goes with the next card of its deck.
lesson-prices-supply = And every building of a guild moves the arm of its own commodity to the right, to a lower price: more of the same is worth less and less.
lesson-prices-signs = While an arm stands on a red X, nobody may build for that guild, until its deck advances. If it stands on a house with an arrow, the town itself builds for the guild: the guild’s top tile is discarded, and the arm moves on.
lesson-prices-tiles = You have two tiles and a plot. The Butchers’ Stalls produce 3 food (you already produce 3), the Tavern 2 beer. And the event of this round, Timber Rafts, takes 1 wood off the cost of every building.
lesson-prices-task = Build one of them. Your income is 13 groschen now: raise it to 20 or more.
lesson-prices-task-well = Beer it is: 2 beer at a good price, and its guests eat your food, which now costs more as well. Produce different things!
lesson-prices-task-again = Your income is still below 20. Build one of the two, but beware: three more food push down the price of all your food. Look at the change of income beside both options.

## 6: Taxes

lesson-taxes-title = Taxes and reputation
lesson-taxes-about = What happens at the end of a round, and why to have a few groschen left.
lesson-taxes-last = This is round 1 again, and your third turn, with one card only. Then the round ends for you.
lesson-taxes-event = This is the event of the round. The tax on its bag counts at once: that is why it is 2 already. The rest takes effect at the end of the round: here the ore deck advances by 4, and whoever has two mines scores 2 points.
lesson-taxes-tax = Then everybody pays the tax. Now it is 2 groschen, but buildings and the cathedral raise it.
lesson-taxes-reputation = The lily is your reputation. Whoever does not pay the tax loses some of it: 1 in this round, 4 in the last. Refuse to pay only early in the game, and only if the groschen bring you more than that.
lesson-taxes-track = The golden frame is your place on the reputation track. The numbers are points at the end: 6 at the right end, −5 at the left. And from the space below the little plot on, plots cost you only 1 groschen.
lesson-taxes-task = Play your last card and pay the tax. Try to begin the next round with 40 groschen, and without losing reputation.
lesson-taxes-task-well = Money earned, taxes paid, good name kept. Keep some groschen for this moment, and do not leave two plots empty: that raises your own tax by 3.
lesson-taxes-task-again = One of your cards earns 9 groschen: Income. Then pay the 2 groschen; your reputation is worth more.

## 7: St. Barbara

lesson-barbara-title = St. Barbara
lesson-barbara-about = What pelicans are for.
lesson-barbara-cathedral = Round 2, your first turn. The miners build a cathedral for St. Barbara, in eleven parts. They are taken in order: the yellow frame marks the next one.
lesson-barbara-flipped = This one is finished: Ondra’s Scriptorium flipped it. Buildings that show a small cathedral under an arrow do that. Nobody got anything from it, but the tax rose.
lesson-barbara-pelican = You have a pelican, the sign of giving. Give it, and the next part is yours: you get what it says. A bag at the foot of a part raises the tax only if a building turns it over. An unused pelican would be worth a point at the end.
lesson-barbara-tile = The second part gives reputation and the right to a tile, free of charge. Play the card for St. Barbara.
lesson-barbara-task = You have 1 reputation more. Now choose any tile of the town hall you like; today you need not look at its price.
lesson-barbara-task-well = A fine gift. Used pelicans are not lost: a patrician may pay you for them later.
lesson-barbara-task-again = You gave the tile away! It would have cost nothing. Take one: even unbuilt it is a point at the end.

## 8: The council

lesson-council-title = Patricians
lesson-council-about = Public buildings, and the people who score in the last three rounds.
lesson-council-chapel = Round 2, your second turn: this time you took the Chapel of St. George. Public buildings like this belong to no guild. They produce nothing and have no owner, but they bring points and a patrician.
lesson-council-green = Patricians give points, and each colour likes something different. Green ones pay 1 point for every public building beside one of yours.
lesson-council-silver = Silver ones pay 3 points for every two pelicans that you have used.
lesson-council-red = Red ones pay 3 points for every column of your board without houses; this one still has two. Houses leave your board when you build for their guilds, and some tiles remove one.
lesson-council-build = And the yellow one? Your chapel brings it, and you have a plot. Play this card for Building.
lesson-council-pool = 2 points, 2 reputation, and here is the yellow patrician: in the pool beside the council, where everybody can reach it.
lesson-council-council = A patrician pays only on the council. The yellow one pays 2 points for a mine in every row, 4 for two in every row.
lesson-council-everybody = The council pays at the end of each of the last three rounds, and it pays everybody. So bring in those who like what you do.
lesson-council-task = Whoever plays Income may then move one patrician into the council, for 10 groschen. Do that with the yellow one.
lesson-council-task-well = There it sits, until the end of the game. Now it will pay whoever has a mine in every row. You have one row; three more to go!
lesson-council-task-again = Play Income first: 13 groschen. Then you are asked whether a patrician joins the council for 10.

## 9: The Joker

lesson-joker-title = The Joker
lesson-joker-about = An action that your cards do not have any more.
lesson-joker-missing = Round 2, your last card. You have a plot, and the Chapel of St. George to build on it. But both of your cards with Building are already spent this round.
lesson-joker-joker = That is what the Joker is for: it stands for any other action, even one on a spent card. It costs 1 reputation. Play it.
lesson-joker-price = Your reputation fell by 1. If it cannot fall any further, a step costs 2 points instead. From a reputation of 6 on, the space below the jester’s hat, the Joker is free.
lesson-joker-task = Choose the action, and get the Chapel into town: it brings 2 points, and your reputation rises to 2.
lesson-joker-task-well = A third Building in one round, and a better name than before. Use the Joker when an action is worth more than a step of reputation.
lesson-joker-task-again = Let the Joker take Building. Of your two tiles, build the Chapel of St. George.

## 10: Your guilds

lesson-guilds-title = Your guilds
lesson-guilds-about = The first decisions of a game: which guilds, and in which rows.
lesson-guilds-sets = Another game, from its very beginning. These are two sets of guilds. Your guilds decide what you can build, and so what you will produce and sell.
lesson-guilds-pick = Neither is better. Look at today’s prices at the market: ore and food are expensive already, silver and wood are still cheap, but will rise. Join one of the sets.
lesson-guilds-pick-silver = Silver costs more as more ore is mined, beer and wood as the town grows. They take some time, but they pay.
lesson-guilds-pick-ore = A good start: ore and food are expensive from the first round on. Scribes produce permits, which everybody needs later.
lesson-guilds-rows = Each guild now gets a row on your board, with four houses. Whenever you build for that guild, its next house leaves, and you get what it covered.
lesson-guilds-first = The houses of the first row free public tiles: you take one free of charge, and it brings a patrician. Which guild goes there? Choose one that you want to build early.
lesson-guilds-second = The second row is for pelicans, which you give to St. Barbara. Which guild goes there? The one that is left gets the row of reputation.
lesson-guilds-task = That was the whole setup. Begin your game: get the right to a tile.
lesson-guilds-task-well = And the game is on. If all this is too much for the first time: “My first game” on the start page deals the guilds for you.
lesson-guilds-task-again = Rights is on two of your cards. Only tiles of your own guilds, and those without a guild, are yours to take.

## 11: The end

lesson-end-title = The end of the game
lesson-end-about = One last card, and then everything is counted.
lesson-end-last = Round 6, the last card of a whole game. You have 26 points, Ondra 27. But most points are still to come: after the arrow, your number is 65.
lesson-end-town = In town, every building of yours scores a point for each dot beside it in one of its own colours: the Court 6 points, the Mining Office 5, the Scriptorium 2, the Horse Gin 1. Public buildings and villages give them dots too.
lesson-end-mines = In the mines: row by row, the most stars. You are first in most of them.
lesson-end-income = Your final income, divided by 10: 48 groschen would be 4 points. The groschen in your purse only break ties.
lesson-end-rest = Your place on the reputation track gives points: yours is 5, and that space is worth 2. And each unbuilt tile, empty plot and unused pelican is worth one point.
lesson-end-council = And before all that, the council meets once more: here a green patrician and a red one. They would pay you 5 points, which the number after the arrow does not count yet.
lesson-end-task = You have one card left, two unbuilt public tiles, and a plot. Finish with 75 points or more. Do not forget the tax!
lesson-end-task-well = From 26 points to 76, ahead of Ondra! The chapel gave points, reputation, and dots for its neighbours.
lesson-end-task-again = Use your last card for Building, and compare both tiles. The chapel of St. John brings reputation and more dots of the right colours beside your buildings. And pay the tax: lost reputation is lost points.

## 12: Your own round

lesson-round-title = Your own round
lesson-round-about = Five cards, no help: tile, plot, building, income.
lesson-round-ready = Now the whole first round is yours. A tile and a plot, a building, then income: that is the usual way. Everything on the table tells what it does; in a game, a strip above your options also tells you what the others did.
lesson-round-task = Play the first round. Begin the second with an income of 9 or more, and 20 groschen in your purse.
lesson-round-task-well = A building that earns, and money for the next one. You are ready for a real game!
lesson-round-task-again = Take a tile and a plot in your first turn, build in the second, and play Income with what is left. Try again, or go on and play.
