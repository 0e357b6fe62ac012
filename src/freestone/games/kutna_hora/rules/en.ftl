# The rules of Kutná Hora in our own words; the numbers are those that the code and the tests name.

rule-k1 = Setting up
rule-k1-1 = Four players play 5 rounds, two or three play 6. Three and four use the large town and the large mine, two the small ones.
rule-k1-2 = The tax begins at 0. The three tiles with a red patrician wait on the rounds track.
rule-k1-3 = The town hall has three rows. The four tiles of each guild form a stack, the marked one at the bottom and the other three shuffled on top; the six stacks are dealt at random to the two left columns. Green, silver and yellow public tiles, three of each, are shuffled into stacks in the third column, each in the row printed for its colour. A tile costs 1 groschen in the first column, then 1, 2 and 3 permits.
rule-k1-4 = A setup card says which four spaces of the mine are rock; which rock lies where is random.
rule-k1-5 = Population and ore stand at 0, all price arms at the far left.
rule-k1-6 = The cathedral of St. Barbara has 11 tiles, taken in order. Three patricians of each colour are in the bank, and four technology tiles wait in order.
rule-k1-7 = Mine tiles lie in three layers: I on top of II on top of III, each shuffled.
rule-k1-8 = The starting player is random or given. Everybody has 12 houses in three rows of four, 1 miner in the pool and 8 waiting, 3 plot markers, reputation 0, no points and six action cards. The starting player has 40 groschen, the others 41, 42 and 43 in turn order.
rule-k1-9 = A setup card offers one set of three guilds a player. In reverse turn order everybody picks a set; then in turn order everybody decides which guild goes in which row of the board. In a first game card 1 is used, the sets are dealt at random, and the guilds of a set go to the rows of public tiles, pelicans and reputation in their order.
rule-k1-10 = Events are part of every game with two players, and an option with three or four. Every round but the last has one: from deck A up to the round after which the red tiles arrive, from deck B later. The first event lies open before round 1 begins. A tax symbol on an event raises the tax when the event is revealed.

rule-k2 = Rounds and turns
rule-k2-1 = Everybody takes three turns a round, clockwise from the starting player: two cards, one after the other, in the first turn and in the second, one card in the third. The sixth card stays unplayed.
rule-k2-2 = A card shows two actions; playing it means taking one of them. The card is then spent for the round. Cards are open.
rule-k2-3 = A card may always be played for no effect. An action that cannot be carried out has no effect, or stops where it can go no further; what it has cost by then is not given back.
rule-k2-4 = Costs are paid when they arise. What you cannot pay in full you cannot choose. An action is offered only if it can have an effect. Two go further: you may draw mine tiles even if you can pay for no space, and use St. Barbara whenever you have an unused pelican.

rule-k3 = Prices
rule-k3-1 = A price is read from the card on top of its deck and the position of its arm. Wood, food and beer follow the population; ore, silver and permits follow the ore deck. Ore is read at the silver arm.
rule-k3-2 = A deck advances card by card, and every new card’s symbols act at once: those of wood, food and beer in this order, or of silver and permits. At the last card further steps are ignored.
rule-k3-3 = The town builds: where that symbol shows, the arm moves one notch to the right, the top tile of that guild’s stack is discarded and the stack goes to the end of its row. Then the new cell acts in turn. Without a tile the arm moves all the same; at its last position it stays and nothing happens.
rule-k3-4 = A red X: nobody can build a building of that guild while it shows. Rights can still be bought. An X on ore stops Miners’ buildings, not mines and technology tiles. Public buildings are never stopped.
rule-k3-5 = When a building moves an arm, the symbol on the new cell acts at once.

rule-k4 = The Mine action
rule-k4-1 = With an empty miner pool you must first pay the price of one permit and move 1 or 2 waiting miners into it. With one miner there you may do the same for one more. The pool holds two, and it is filled only at the beginning of the action.
rule-k4-2 = Draw as many mine tiles as the technology level says and choose one, or none; the rest are discarded. The level begins at 1, and only Miners’ buildings raise it. An empty stack is made anew from the shuffled discards. The permit is not given back if you place no tile.
rule-k4-3 = A mine goes on an empty space without rock: an entrance, or a space directly to the left or right of a mine or directly below one. Everybody’s mines count, and so do technology tiles.
rule-k4-4 = An entrance always costs 2 wood, whatever lies beside it. Any other space costs the wood printed on the mines beside and above it; if they differ the highest counts, not the sum. A mine never affects the space above it.
rule-k4-5 = Place the tile and mark it with a miner from the pool. Then, in this order: your ore production rises, the ore deck advances by as much, and population, points and other effects follow.
rule-k4-6 = Without any miner on your board the action has no effect. If fewer tiles are left than you may draw, choose from what there is.
rule-k4-7 = You may draw even if you can pay for no space; the tiles are then discarded.

rule-k5 = The Rights action
rule-k5-1 = Take the top tile of a stack whose cost you can pay: a tile of one of your own three guilds, or any public tile. The column says what it costs: 1 groschen, then 1, 2 and 3 permits at today’s price.
rule-k5-2 = Your board has room for three tiles; while all three slots are full you cannot take this action. After you have taken a tile, its stack moves to the end of its row and the others slide left. An empty stack leaves its row.

rule-k6 = The Plot action
rule-k6-1 = While there is no building in town any free square costs 5 groschen. Later take a free square next to a building, for the highest price printed on its neighbours, not the sum. Next to means sharing a side; squares that touch only at a corner are never neighbours. If no such square is free, any free square costs 5.
rule-k6-2 = With reputation 3 or more a plot costs 1 groschen instead. You can have at most three markers in town.

rule-k7 = The Building action
rule-k7-1 = Build one of your tiles on one of your plots: the marker comes back, the tile is placed and its wood is paid at today’s price. Buildings are neighbours if they share a side, never diagonally.
rule-k7-2 = A guild’s buildings cannot be built while its commodity shows a red X, nor without a house left in that guild’s row.
rule-k7-3 = The tile’s effects happen in the printed order, production first. A guild building moves the price arm of its commodity; a Miners’ building instead advances the ore deck by its production and brings a technology tile.
rule-k7-4 = After a guild building the leftmost house of its row marks it, and what the house covered happens: points and reputation must be taken. A free public tile may be declined, needs room on your board and comes from the top of any public stack, red ones included; the stack moves as always.
rule-k7-5 = Nobody owns a public building; it has no house and no production. Its patrician goes from the bank to the patrician pool, if the bank has one left.
rule-k7-6 = Technology: put the next technology tile on any space where a mine could go, free, with a waiting miner, or one of the pool if none waits; or remove it from the game. Without a miner or an open space it can only be removed; when no technology tile is left nothing happens. Either way the technology level rises, and everybody draws more mine tiles from now on. A placed one is a mine in every respect, its effects included.
rule-k7-7 = “Flip St. Barbara”, on some guild buildings: the current tile is turned and its tax is added; nobody gets its effect. When no tile is left nothing happens.
rule-k7-8 = “Remove a house”: the leftmost house of a row of your choice goes, without its effect. You must do it; with no house left on your board such a tile cannot be built.
rule-k7-9 = The tax never rises above 25.
rule-k7-10 = Pelicans come from an unlimited supply, unused. Tax, population, ore, points and reputation change at once.

rule-k8 = The Income action
rule-k8-1 = You get groschen at once: each production times its price, added up. Ore from mines and from buildings is the same.
rule-k8-2 = Then you may pay 10 groschen to move one patrician from the patrician pool to the council.

rule-k9 = The St. Barbara action
rule-k9-1 = Turn an unused pelican to its used side, resolve the current tile and turn it; its tax is ignored. Gains and losses of reputation and points must be taken, the effect in the middle may be declined.
rule-k9-2 = After tile 11 has been turned, the action brings 2 reputation for a pelican.
rule-k9-3 = Tile 1: gain 2 reputation. Tile 2: gain 1 reputation; take the rights to a tile for free. Tile 3: lose 1 reputation; you may remove the leftmost house of one of your guilds, without its effect, for 2 more production of its commodity. Nothing is built, so no deck and no arm moves. Tile 4: gain 1 reputation; claim any free square for free. Tile 5: lose 2 reputation; income twice, each time with a chance to seat a patrician. Tile 6: gain 2 points; a patrician goes from the bank straight to the council. Tile 7: gain 1 reputation for each pair of a building of yours and a public building next to it, never diagonally. Tile 8: gain 1 point; build for 0 wood. Tile 9: two mines for 0 wood and without a permit, with waiting miners, or those of the pool if none waits. Tile 10: score the matching dots around one of your buildings now, as at the end of the game. Tile 11: gain 5 points.
rule-k9-4 = A building built with tile 8 that flips St. Barbara flips tile 8 itself, with its tax, and no further tile. Nobody gets the 5 points of a tile 11 that a guild building turns.

rule-k10 = The Joker
rule-k10-1 = Lose 1 reputation, or nothing with 6 or more, and take any one of the other actions; its costs are read after the loss. Played for no effect the Joker costs nothing.

rule-k11 = Reputation
rule-k11-1 = Each step beyond either end of the track is 2 points gained or lost instead. Points may be negative. From 3 on plots cost 1 groschen, from 6 on the Joker costs no reputation.

rule-k12 = The end of a round: event, taxes, patricians, new tiles
rule-k12-1 = First the event: the decks that it names advance, then its effect follows. “Each” rewards everybody who has enough; “most” rewards all who are tied, and only with more than none. What changes the cost of buildings or mines does so during the round, for those that are paid for, never below 0.
rule-k12-2 = Then the taxes, in turn order: pay the rate, plus 3 with two plot markers in town or 8 with three, or lose the reputation shown for the round. Who cannot pay in full loses the reputation and pays nothing; who can may still refuse. If nothing is due nothing is asked.
rule-k12-3 = Then, in each of the last three rounds, every patrician in the council scores for everybody. Green: 1 for each pair of a building of yours and a public building next to it, never diagonally. Silver: 3 for every two used pelicans. Yellow: 2 with a mine of yours in every row, 4 with two in every row. Red: 3 for each column of your board without houses.
rule-k12-4 = After round 2 with four players, after round 3 with two or three, the red tiles are shuffled; one comes to the end of each town hall row, each a stack of its own.
rule-k12-5 = Last, cards come back, the starting player marker passes to the left, and the next event is revealed.

rule-k13 = The end of the game
rule-k13-1 = Town: each of your guild buildings scores 1 for every dot on a neighbour in a colour that it has itself. Neighbours share a side with it, never only a corner: buildings of any kind, and villages at the edge of the town. A dot counts once, however often the building has its colour. Public buildings score nothing.
rule-k13-2 = Mines: all stars in a row, those of rocks and technology tiles included, decide what the row pays to the first, the second and the third. Players rank by the stars on their own mines in the row. Tied players each get the full value of their place, and the places they fill are used up. Without a star of your own you get nothing.
rule-k13-3 = Your income at final prices, divided by 10, rounded down.
rule-k13-4 = The points printed beside your reputation.
rule-k13-5 = 1 point for each tile on your board that you have not built, each plot marker of yours in town and each unused pelican of yours.
rule-k13-6 = Most points win; then most groschen; then victory is shared.
