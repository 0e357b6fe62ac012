# What the teacher of Pillars says. One idea for each beat; the learner's table shows the rest.

## 1: How to score

lesson-points-title = How to score
lesson-points-about = What the game is about, when it ends, and where points come from.
lesson-points-welcome = Welcome to Kingsbridge! The town wants a cathedral, and you are one of its builders.
lesson-points-goal = This road counts points. Everybody begins at 2: Agnes is still there, you are at 4. Whoever has the most points at the end wins.
lesson-points-rounds = The game lasts six rounds, and we join it late in the first. When the sixth is over, so is the game.
lesson-points-goods = Points come from cubes of stone, wood, sand and metal. In this round you got 3 stone and 3 sand.
lesson-points-craftsmen = And these are the people who do it: your craftsmen. At the end of every round they turn cubes into points.
lesson-points-mixer = The mortar mixer makes 1 point from 3 sand, and no mason works in a team without one. You have 3 sand: put the mortar mixer to work!
lesson-points-scored = There it is: 3 sand less, 1 point more. Cubes are used up; craftsmen stay and work again next round.
lesson-points-two-ways = Two of them work with stone. The stonecutter needs 2 stone for a point, the mason only 1. But count the dots on a card: that is how often a craftsman may work in a round. The mason has only two, and so is called Mason II.
lesson-points-task = Score 2 points with your stone, and save 1 stone for the next round.
lesson-points-task-well = Exactly! The mason worked twice, and one stone waits for the next round. You may keep up to 5 cubes.
lesson-points-task-again = Almost. The stonecutter takes 2 stone for a point. The mason needs only 1 each time, and may work twice.

## 2: The supply

lesson-supply-title = Workers and gold
lesson-supply-about = The first phase of a round: your workers fetch cubes, your gold hires craftsmen.
lesson-supply-supply = Each chapter has a game of its own, and this one is just beginning. Every round starts with these cards: where your workers can go, and craftsmen for hire.
lesson-supply-workers = You have 12 workers. The number at the foot of a card says how many it takes, the cubes are what they bring.
lesson-supply-quarry = Let us begin with stone. Send 5 workers to the small quarry, for 2 stone.
lesson-supply-turns = They are on their way; the stone comes later in this round. Agnes took wood. So it goes in turns, one card each, until everybody has passed.
lesson-supply-hire = Craftsmen are paid in gold, once, and stay in your team, which has room for five. The skilled mortar mixer costs 4 and makes a point from 2 sand instead of 3.
lesson-supply-mill = Nobody is idle, by the way: workers without a card go to the wool mill when you pass. They earn 1 gold each.
lesson-supply-task = You have 7 workers left. Get 3 sand, 2 wood, and the skilled mortar mixer. Careful: Agnes would like the mortar mixer too.
lesson-supply-task-well = Well done: the craftsman first, because somebody else wanted it, then the cubes. What is in danger comes first!
lesson-supply-task-again = Something got away. Cards are gone once somebody takes them. Hire the mortar mixer at once; sand and wood can wait.

## 3: Master builders

lesson-builders-title = Master builders
lesson-builders-about = The second phase: three builders each, and many places that want them.
lesson-builders-bag = Your workers are busy. Now come the master builders: three of yours and three of Agnes’s. They are drawn from this bag, and the first is already out.
lesson-builders-flag = Agnes has the flag: she is the start player of this round, begins every phase and draws the builders, blind. For the next round the flag goes to whoever has a builder at the cathedral site, otherwise to the next player.
lesson-builders-wheel = Sending out the first builder costs 7 gold, the next 6, then 5, down to nothing; the marker shows the price. That is why, once a round, the start player may put a builder back into the bag: so that somebody else does not choose first, or to pay less later.
lesson-builders-wait = Yours comes out first, at 7 gold. You need not pay that: let it wait, with the last option or by the wheel. Once the bag is empty it goes out for free, to whatever is left.
lesson-builders-waiting = Your builder waits beside the wheel. Then Agnes’s was drawn; she paid 6 gold and sent it to Kingsbridge, for this card.
lesson-builders-choose = Yours again, for 5 gold. Each place says what it gives, and gives it once all builders are out. Send this builder wherever you like.
lesson-builders-choose-bishop = The bishop protects you from a bad event, or gives you a cube from the market; with a good event, always the cube.
lesson-builders-choose-card = At Kingsbridge you get the card of that space. Some help once, some for the rest of the game.
lesson-builders-choose-priory = The priory gives points: 2 for the first builder, 1 for the second. No questions asked.
lesson-builders-choose-court = At the King’s Court you pay no tax, and the first one there gets a cube of metal.
lesson-builders-choose-shiring = Shiring gives you the craftsman of that space, without paying.
lesson-builders-choose-castle = The castle lends you two grey workers for the next round.
lesson-builders-choose-market = Builders at the market may buy and sell there, later in the round.
lesson-builders-choose-cathedral = This brings you the flag: you are the start player of the next round, and choose first.
lesson-builders-task = Two more builders: this one costs 2 gold, the waiting one nothing. Have 4 points and 1 metal when everybody builds. The priory and the King’s Court can help.
lesson-builders-task-well = Very good: 4 points and the metal. Declining early saves gold; paying early buys the choice.
lesson-builders-task-again = Not quite. The priory gives 2 points to the first who comes, and the King’s Court gives the metal.

## 4: Events and taxes

lesson-trouble-title = Events and taxes
lesson-trouble-about = What can go wrong in a round, and how to be safe from it.
lesson-trouble-event = This card is the event of the round. It is turned up once all builders have gone out. Half of the events are kind; the others hurt everybody.
lesson-trouble-bishop = Everybody but the bishop’s guest, that is. Send this builder to the Bishop’s Palace for 5 gold.
lesson-trouble-tax = Later comes the King’s tax. A die decides: everybody pays 2 to 5 gold. Anyone who cannot pay loses points.
lesson-trouble-court = Builders at the King’s Court pay nothing. And this metal is for the first of them.
lesson-trouble-task = You have 16 gold and two builders: one for 3 gold, one waiting. Have 13 gold and 4 points when everybody builds. The priory gives points; the rest is about losing nothing.
lesson-trouble-task-well = Safe and sound! Agnes lost 2 points in the conflict and paid the tax. You did neither.
lesson-trouble-task-again = The 4 points: a builder at the priory brings the 2 that you lack, and the bishop protects the others, if you ask him to when the event is turned up. The 13 gold: a builder at the King’s Court saves you the tax.

## 5: The market

lesson-market-title = The market
lesson-market-about = Buy what your craftsmen need, sell what they do not.
lesson-market-winter = A cold winter: every card brought one cube less. 1 stone, 1 wood and 2 sand make only 1 point. But you have a builder at the market!
lesson-market-stalls = These are the prices of a cube: stone 4, wood 3, sand 2. You buy what lies here and sell for the same price. Metal you can only sell, for 5.
lesson-market-sell = You have 1 gold, and 1 metal that nobody in your team uses. Sell the metal.
lesson-market-laps = 5 gold for you. Agnes then bought 2 stone. So it goes round, one deal each: some of one kind, bought or sold. What you buy here you cannot sell again in the same round.
lesson-market-craftsmen = Now think of your team. The skilled mortar mixer makes a point from 2 sand, the woodworker from 2 wood, the stonecutter from 2 stone.
lesson-market-trades = Two of them count at the market, too: only with a stonecutter in your team may you sell stone, and only with a woodworker buy wood.
lesson-market-task = You have 6 gold. Score 2 points in this round: make a deal, leave the market, and build.
lesson-market-task-well = A good deal: what you bought, together with what you already had, made 2 points. Look what is missing for the next point before you buy: often it is a single cube.
lesson-market-task-again = Count what you have first: 2 sand make one point. For the second, 1 more wood costs 3 gold; 1 more stone or 2 more sand cost 4.

## 6: A team of five

lesson-team-title = A team of five
lesson-team-about = Better craftsmen come every round, but only five have room.
lesson-team-team = Round three, and your team is complete: five craftsmen, no more. Each has a use, some more than others.
lesson-team-coming = This row shows who comes in which round. They get better and better: the sculptor, who has just come to Shiring, makes 2 points from a single stone, and the last craftsmen even 4 or 6 points at once.
lesson-team-hire = So it pays to renew the team. Hire this mason for 4 gold: a point for each stone, up to four times a round.
lesson-team-dismiss = Six are too many, so one has to go. Mind one thing: masons work only if there is a mortar mixer in the team. Whom do you dismiss?
lesson-team-dismiss-mixer = Careful, that was the one the masons need! Now they cannot work until you hire another mortar mixer. It happens to everybody once.
lesson-team-dismiss-stonecutter = A good choice. The stonecutter needs two stone for a point, your masons only one. But without him you can no longer sell stone.
lesson-team-dismiss-mason = That is possible. One mason uses the stone that you usually get, and two compete for it.
lesson-team-dismiss-potter = Hm. The potter makes a point from one sand, and sand is cheap. The stonecutter would have been missed less.
lesson-team-dismiss-architect = A pity: the architect gives a point every round, for nothing. The stonecutter would have been missed less.
lesson-team-task = Craftsmen without cubes are just good company. You have 13 workers: get at least 4 stone in this round.
lesson-team-task-well = Four stone are on their way, for everybody who can work with them. First the people, then the cubes that they need: that is how a round begins well.
lesson-team-task-again = The large quarry brings 4 stone, but it takes 10 workers. Send them before they have gone elsewhere.

## 7: The end

lesson-end-title = The end of the game
lesson-end-about = The last building: what counts, what does not, and who wins.
lesson-end-last = The sixth round. You have 38 points, Agnes has 39. This is the last building, and then the game is over.
lesson-end-nothing = After this, cubes and cards are worth nothing. So use up what you can. Gold only breaks ties: of two with the same points, the one with more gold wins.
lesson-end-potter = Begin with your better potter: a point for each sand, up to three times.
lesson-end-often = How often? There is no reason to save sand now. Three times!
lesson-end-metal = One metal is left, and two want it. The bell maker makes 4 points from it. The organ builder makes 6, but also needs 1 wood.
lesson-end-task = Agnes will get to 49, and she has more gold. Win this game!
lesson-end-task-well = 50 to 49. You win! The organ, the wood and the sand: a fine cathedral.
lesson-end-task-again = It takes 50 points: at 49, Agnes wins with her gold. Give the metal to the organ builder, the other wood to the carpenter, and sand to the second potter.

## 8: Your own round

lesson-round-title = Your own round
lesson-round-about = Everything together, from the first card to the last stone.
lesson-round-ready = You know it all now: workers and craftsmen, then builders, then the building. Take your time; point at anything on the table, and it tells you what it does.
lesson-round-task = Play the first round of a game. Try to have 6 points when the second begins.
lesson-round-task-well = A strong first round! Five more like this one, and nobody will catch you.
lesson-round-task-again = Cubes for craftsmen you have, the priory for 2 points, and somebody new in the team: that is usually enough. Try it once more, or go on and play.
