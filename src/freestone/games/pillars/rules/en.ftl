# The rules of The Pillars of the Earth in our own words; the numbers are those that the code and the tests name.

rule-p1 = Setting up
rule-p1-1 = Players sit clockwise. The start player is drawn at random, or named when the table is made.
rule-p1-2 = Everybody begins with 2 points, 12 workers, 3 master builders and three craftsmen: a mortar mixer, a woodworker and a stonecutter. All builders go into one bag.
rule-p1-3 = The start player has 20 gold, the next player clockwise 21, then 22 and 23. Nobody can hold more than 30 gold: whatever would go beyond is lost on the spot.
rule-p1-4 = Fourteen of the sixteen advantage cards are shuffled; four of them stay out of the game unseen. Two are laid out each round. The two cards meant for the last round always come in round 6.
rule-p1-5 = Six of the ten events happen, one a round; nobody knows which four stay out.
rule-p1-6 = Every round brings four new craftsmen of its own.
rule-p1-7 = Each round begins like this: two advantage cards at Kingsbridge, two craftsmen at Shiring and the other two in the supply, seven of the nine resource cards in the supply. The market is filled to 4 stone, 4 wood and 4 sand, a metal waits at the King’s Court, grey workers return to the castle and the cost marker goes back to 7.
rule-p1-8 = Whoever owns Ellen looks at this round’s event now; nobody else does.

rule-p2 = Phase I: the supply
rule-p2-1 = Beginning with the start player, everybody takes one card or passes, round after round.
rule-p2-2 = A resource card needs the number of free workers printed on it; they are sent to work at once. Without enough of them you cannot take it.
rule-p2-3 = A craftsman costs the gold printed on the card. Without enough gold you cannot hire.
rule-p2-4 = A team has at most five craftsmen, six with Jack. Hire one more and you must dismiss somebody at once, the newcomer if you like. The dismissed leave the game. There is no other way to dismiss, except when a vault collapses.
rule-p2-5 = Who has passed is out for the rest of the phase. It ends when all nine cards are taken or all players have passed.
rule-p2-6 = Craftsmen nobody hired leave the game; resource cards nobody took come back next round.
rule-p2-7 = All workers without a task go to the wool mill.

rule-p3 = Phase II: the master builders
rule-p3-1 = The start player draws the builders from the bag one by one, blind.
rule-p3-2 = Once a round the start player may put the builder just drawn back and draw again, whoever owns it and whatever it costs, before the owner decides. The same one may come again. When only that colour is left there is nothing to ask.
rule-p3-3 = The owner places the builder now for the cost at the marker, or lets it wait. Without the gold it can only wait, unless Remigius helps.
rule-p3-4 = The first builder costs 7, then 6, 5, 4, 3, 2 and 1; all later ones are free. The marker moves after every builder that is placed or waits. A builder put back does not count.
rule-p3-5 = A waiting builder stands on the wheel at the cost that was declined. A builder that costs nothing must be placed.
rule-p3-6 = When the bag is empty the waiting builders are placed free of charge, in the order in which they began to wait.
rule-p3-7 = Each space holds one builder. Places with several spaces fill from the first on; at Kingsbridge and Shiring every space belongs to the card above it. You may send several builders to one place.
rule-p3-8 = Remigius: when one of your builders has been drawn and would cost something, spend the card and place it free. The marker moves as usual. It does not help builders that wait.
rule-p3-9 = Whom the town wall has hit has only two builders in the next round. In round 6 it hits nobody.

rule-p4 = Phase III: around the board
rule-p4-1 = Event. It is revealed; then the bishop’s guest chooses, then the owner of Thomas may avert a bad event, then it reaches the players clockwise: good events everybody, bad ones all who are not protected. What an event adds to resource cards or takes from them counts when their cubes come, and not for Tom, Aliena and Richard. The archbishop’s extra use is not for the organ builder, the bell maker, the tool maker and the architect. Gold that an event demands and you do not have costs points as with taxes. Points never fall below 0.
rule-p4-2 = Bishop’s Palace. Against a bad event: protection, or a stone, wood or sand from the market. If the event is good: the cube.
rule-p4-3 = Wool mill. 1 gold for each of your workers there.
rule-p4-4 = Kingsbridge. The builder takes the card of its space. Some cards act at once, some last for the game, some are spent when you like. Cards nobody took leave the game. Otto’s worker and Ellen’s look begin next round, Jack and Francis at once.
rule-p4-5 = Priory. 2 points on the first space, 1 on the second; Prior Philip adds 1 for each builder of his owner.
rule-p4-6 = Woods, quarries and gravel pits. Your resource cards bring their cubes, as do Tom, Aliena and Richard every round. Cubes never run out. The workers come home.
rule-p4-7 = King’s Court. A die sets the tax, 2 to 5 gold. Builders at court save their owners from paying, so does a tax exemption, spent after the roll; Francis never pays more than 2. If you cannot pay you give what you have and lose 1 point for every 2 gold missing, rounded down. The first builder at court takes the metal; without one it stays there.
rule-p4-8 = Shiring. Clockwise from the start player, builders take the craftsman of their space, free. A full team has to dismiss somebody.
rule-p4-9 = Shiring Castle. Two grey workers for the next round; worthless in round 6.
rule-p4-10 = Market. Builders act in the order of their spaces, one action each, round after round, until all have left; who has two builders there acts twice a lap. Buy any number of one kind that lies there, or sell any number of one kind: stone 4 gold, wood 3, sand 2; metal can only be sold, for 5. Buying wood needs a woodworker in your team, selling stone a stonecutter. What you bought this round you may not sell this round, nor buy what you sold; the bishop’s cube was not bought. Who declines, or can do nothing, is out.
rule-p4-11 = Cathedral. Clockwise from the start player everybody puts craftsmen to work, in any order, each as often as its card says. A mason needs a mortar mixer in the team, of either kind, at work or not. The tool maker needs metal in hand and does not use it up. Then, except in round 6, everybody keeps at most five cubes, metal included, and the cathedral grows by one part.
rule-p4-12 = Start player. The builder at the cathedral site makes its owner start player; otherwise it is the next player clockwise.

rule-p5 = The end
rule-p5-1 = After six rounds the most points win; then the most gold; then victory is shared. The track goes on beyond 60.
rule-p5-2 = Cubes and cards left over are worth nothing.
