# The rulebook of The Pillars of the Earth, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = What the game is about
book-goal-lead = Six rounds, one cathedral: whoever gives the most to it wins.
book-goal-story = You lead a crew of builders in twelfth-century Kingsbridge. Your *workers* [worker] fetch stone, wood and sand. Your *craftsmen* [craftsman] turn them into points. Your *master builders* [builder] make the difference: they reach the best places in town before the others do.
book-goal-points = Points [point] are counted on the road of points, and they come from almost everything, but mostly from craftsmen at work on the cathedral.
book-goal-picture = The building site near the end of a game. The cathedral grows by one part a round, whoever is ahead.
book-goal-engine = Think of it as an engine. Early on you gather craftsmen who make good use of cubes. Later you feed them. A craftsman hired in round 2 works five times; one hired in round 6 works once.
book-goal-tie = After round { $rounds } the most points win. If players are level, the one with more gold [gold] wins; if that is equal too, they share the victory. Cubes and cards left over are worth nothing, so use them up.

book-round = A round in one picture
book-round-lead = Three phases, always in this order. The board then leads you around by itself.
book-round-picture = One round. In phase II everybody’s builders come out of one bag, in an order that nobody knows.
book-round-phase-supply = Phase I: gather
book-round-phase-builders = Phase II: send out the builders
book-round-phase-board = Phase III: around the board
book-round-one-of = one of these
book-round-station-take = Take resource cards
book-round-station-hire = or hire craftsmen
book-round-station-mill = The rest work in the mill
book-round-station-draw = Draw a builder
book-round-station-pay = Its owner pays and places it
book-round-station-wait = or lets it wait
book-round-station-late = Those who waited go last, free
book-round-station-event = Event and bishop
book-round-station-wool = Wool mill pays
book-round-station-kingsbridge = Advantage cards
book-round-station-priory = Priory scores
book-round-station-sites = Cubes arrive
book-round-station-court = Tax is due
book-round-station-shiring = Craftsmen join
book-round-station-castle = Grey workers
book-round-station-market = Buy and sell
book-round-station-cathedral = Craftsmen build
book-round-station-start = Next start player
book-round-begin = *Before each round* the table is laid out anew: two advantage cards at Kingsbridge, two craftsmen at Shiring and two in the supply, and seven of the nine resource cards. The market is filled up to { $stall } stone, { $stall } wood and { $stall } sand, and a metal [metal] waits at the King’s Court.
book-round-end = *After each round* the start player may change hands, workers come home, and the next round begins. There are { $rounds } of them.

book-setup = What you begin with
book-setup-lead = Everybody has the same crew. Who plays later has a little more gold.
book-setup-each = *Each player* has { $workers } workers [worker], { $builders } master builders [builder] and { $beginning } points [point]. All master builders go into one bag.
book-setup-gold = *Gold:* the start player has { $purse1 }, the next { $purse2 }, then { $purse3 } and { $purse4 }. Nobody ever holds more than { $most_gold }; the rest is lost at once.
book-setup-craftsmen = *New craftsmen* come four to a round. Everybody may see which ones are still to come, and when.
book-setup-advantages = *Advantage cards* come two to a round. { $advantages_out } of them stay out of the game, unseen. Two are kept for the last round.
book-setup-events = *Events* come one to a round, face down. { $events_out } of the { $events } stay out.
book-setup-team = These three craftsmen are in every team from the beginning. They are slow, but each opens a door: no mason works without a mortar mixer, nobody buys wood without a woodworker or sells stone without a stonecutter.
book-setup-chronicle = Here are the road of points, and the craftsmen who come in each round.

book-supply = Phase I: resource cards
book-supply-lead = In turn, everybody takes one card or passes, until nobody wants more.
book-supply-turns = The start player begins, then it goes clockwise, again and again. On your turn take one resource card, or hire one craftsman ([#craftsmen]), or pass.
book-supply-cards = A resource card: above, the cubes that it brings; below, the workers [worker] that it takes. Stone is hard work, sand is easy.
book-supply-sites = The workers on the card must be free, and they leave for the forest, the quarry or the gravel pit at once. The cubes arrive later in the round, in phase III.
book-supply-wood = { $seat } has { $had } free workers and takes the { $card }. It needs { $needed } of them, so { $left } stay free. In phase III it will bring { $cubes } wood.
book-supply-pass = *Passing is for good:* you take no more cards in this round. When everybody has passed, or all nine cards are gone, the phase ends. Craftsmen whom nobody wanted leave the game; resource cards return.
book-supply-mill = Workers without a task go to the wool mill and will earn 1 gold each. That is not a choice, but it is not a bad place to be either.

book-craftsmen = Phase I: craftsmen
book-craftsmen-lead = Craftsmen turn cubes into points, round after round.
book-craftsmen-hire = To hire a craftsman, pay the gold on the plate and add the card to your team. You can use it in this very round.
book-craftsmen-price = Two craftsmen in the supply. The plate shows the price; the two at Shiring cost no gold, but a builder ([#shiring]).
book-craftsmen-card = Read a card from left to right: what stands before the arrow [arrow] becomes what stands behind it. The dots below are how often this works in one round.
book-craftsmen-kinds = A mason needs a mortar mixer in the team, busy or not. A tool maker needs metal in hand, and keeps it. A goldsmith works with gold instead of cubes.
book-craftsmen-limit = A team has room for *{ $team }*. Hire one more and you must dismiss somebody at once, even the newcomer if you like. Whoever is dismissed leaves the game. You cannot dismiss anybody for other reasons.
book-craftsmen-sixth = { $seat } has { $size } craftsmen and hires the { $craftsman } for { $cost } gold. One must go, and it is the { $dismissed }: the mason makes more of the same stone.

book-builders = Phase II: the master builders
book-builders-lead = Going early is expensive, waiting is free: this is the heart of the game.
book-builders-draw = All builders are in one bag. The start player draws one after the other, without looking.
book-builders-pay = The owner of the builder that comes out decides at once: *place it now* and pay what the wheel shows, or *let it wait*. The first costs { $dearest } gold, and the price falls by 1 with every builder, placed or not.
book-builders-wheel = The wheel shows what the next builder costs. Builders that wait gather in order.
book-builders-wait = { $seat }’s builder comes out at { $cost } gold. { $seat } has { $gold } gold and lets it wait. The marker moves on all the same: the next builder costs { $next }.
book-builders-free = After { $steps } builders the rest come out free, and then they must be placed.
book-builders-waiting = When the bag is empty, those who waited are placed *free of charge*, first come, first served. They get what is left, which may still be a good deal.
book-builders-again = *Once a round* the start player may put a builder back, whoever owns it, and draw again. It may be the same one.
book-builders-spaces = A space holds one builder. Places with several spaces fill from the first, which is the best. At Kingsbridge and at Shiring every space belongs to its own card, so choose freely there. You may send several builders to one place.
book-builders-priory = The Priory has two spaces. The first scores { $first } points, the second { $second }.

book-event = Phase III begins: the event
book-event-lead = Something happens to everybody. The bishop can keep it from you.
book-event-reveal = The event of the round is turned up. Good ones [sun] reach everybody. Bad ones [storm] hit everybody who is not protected.
book-event-cards = A good event and a bad one.
book-event-bishop = If your builder stands at the *Bishop’s Palace*, you see the event before you choose: protection from it, or one stone, wood or sand from the market. A good event leaves only the cube to ask for.
book-event-palace = Left the event, right the palace. Its only guest has just seen what is coming.
book-event-order = After the bishop’s guest, the owner of Thomas may spend that card to be spared. Then the event happens, clockwise from the start player. Points never fall below 0.

book-gains = Mill, Kingsbridge, Priory, sites
book-gains-lead = Now the quiet rewards: gold, cards, points and cubes.
book-gains-mill = *Wool mill:* 1 gold [gold] for each of your workers there.
book-gains-kingsbridge = *Kingsbridge:* your builder takes the advantage card of its space.
book-gains-cards = Two cards, two spaces. A builder of Ben will take the left one.
book-gains-kinds = Some cards act at once. Some last for the rest of the game [always]. Some are kept until you spend them [once]. Cards that nobody took leave the game.
book-gains-priory = *Priory:* { $first } points for the builder on the first space, { $second } on the second.
book-gains-sites = *Forest, quarry, gravel pit:* your resource cards bring their cubes. There are always enough of them. Your workers come home.
book-gains-claims = Every site shows whose cards lie there and how many cubes they bring.

book-court = The King’s Court
book-court-lead = The king wants gold from everybody but his guests.
book-court-roll = The die decides the tax: { $low } to { $high } gold, for everybody alike. If you have a builder at court you pay nothing, on whichever of its spaces it stands.
book-court-short = If you cannot pay in full you give all you have, and lose 1 point for every 2 gold missing. A single missing gold costs nothing.
book-court-metal = The builder on the first space also takes the metal [metal]. If nobody came, it stays there.
book-court-four = The die shows { $tax }. { $one } and { $other } have builders at court and pay nothing. { $player } has none and pays { $tax } gold.

book-shiring = Shiring, the castle and the start player
book-shiring-lead = Free craftsmen, borrowed hands, and the right to go first.
book-shiring-craftsmen = *Shiring:* your builder brings the craftsman of its space into your team, free. A full team has to dismiss somebody. Craftsmen nobody took leave the game.
book-shiring-town = From left to right: Shiring Castle with its { $grey } grey workers, and two craftsmen at Shiring.
book-shiring-castle = *Shiring Castle:* { $grey } grey workers [worker-grey] serve you in the *next* round, like your own.
book-shiring-start = *Cathedral Site:* your builder makes you the start player [start-player] of the next round. If nobody is there, the next player clockwise starts.
book-shiring-last = In the last round the castle and the site bring nothing any more.

book-market = The market
book-market-lead = Builders trade in turn, one deal at a time, until they have had enough.
book-market-order = The builder on the first space makes a deal, then the second, and so on; then the first again. If you cannot or do not want to trade, that builder is out.
book-market-stalls = The stalls: { $price_stone } gold for stone, { $price_wood } for wood, { $price_sand } for sand. Metal you can only sell, for { $price_metal }.
book-market-action = *One deal* is one kind: buy as many cubes of it as you like from the stall, or sell as many as you like.
book-market-wood = Buying *wood* needs a woodworker in your team.
book-market-stone = Selling *stone* needs a stonecutter in your team.
book-market-resale = What you have *bought* here this round you may not sell here this round. The other way round is fine.
book-market-supply = The cubes that you sell go to the supply, not to the stall.
book-market-trade = { $seat } begins with { $gold_before } gold, sells { $sand } sand in small lots for { $got } gold, and in between buys { $wood } wood for { $paid }. That leaves { $gold_after } gold, and wood for the woodworker.

book-cathedral = The cathedral
book-cathedral-lead = At last, cubes become points.
book-cathedral-work = Clockwise from the start player, put your craftsmen to work, in any order, each at most as often as its card says. Nobody has to work. If two craftsmen want the same cubes, begin with whoever makes more of them.
book-cathedral-build = { $seat } uses { $stone } stone with the mason and { $wood } wood with the master woodworker, and the architect needs no cubes at all. Together they make { $points } points and { $gold } gold.
book-cathedral-mason = A *mason* works only while a mortar mixer is in the team.
book-cathedral-tool = The *tool maker* needs metal in hand, but does not use it up.
book-cathedral-count = The gold that a craftsman makes may be spent by the next one.
book-cathedral-keep = Then everybody keeps at most *{ $kept } cubes*, metal included; the rest is lost. In the last round nobody has to give anything back, for nothing counts any more.

book-mistakes = What people often get wrong
book-mistakes-lead = Ten small things that cost the most points in first games.
book-mistakes-intro = The table lets nobody break a rule. But it is good to know these before you plan.
book-mistakes-wrong1 = *Cubes do not come at once.* You send workers in phase I, but the cubes arrive in phase III, after the event. See [#gains].
book-mistakes-wrong2 = *Waiting costs nothing.* A builder that waits is placed free at the end. You lose the choice, not the builder. See [#builders].
book-mistakes-wrong3 = *The price falls even if nobody pays.* Every builder that comes out moves the marker, placed or not.
book-mistakes-wrong4 = *Passing in the supply is for the whole phase,* not for one turn. See [#supply].
book-mistakes-wrong5 = *A mason without a mortar mixer is idle.* Think twice before you dismiss the slow mixer. See [#cathedral].
book-mistakes-wrong6 = *Gold beyond { $most_gold } is lost,* also when you sell at the market.
book-mistakes-wrong7 = *Only { $kept } cubes stay* from one round to the next. Sell what you cannot use, while you have a builder at the market. See [#market].
book-mistakes-wrong8 = *A guest of the bishop sees the event first* and chooses then, not before. See [#event].
book-mistakes-wrong9 = *Any space at the King’s Court spares you the tax.* Only the first brings metal. See [#court].
book-mistakes-wrong10 = *Castle and cathedral site work for the next round,* so in the last round they bring nothing.

book-icons = The icons
book-icons-lead = Every sign on boards and cards, and what it means.

book-cards = All craftsmen and cards
book-cards-lead = Everything that can come up, with what it does.
