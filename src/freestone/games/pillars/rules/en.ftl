# The rules of The Pillars of the Earth in our own words; the numbers are those that the code and the tests name.

rule-p1 = Setting up
rule-p1-1 = Players sit clockwise. The start player is drawn at random, or named when the table is made.
rule-p1-2 = Everybody begins with 2 points, 12 workers, 3 master builders and three craftsmen: a mortar mixer, a woodworker and a stonecutter. All builders go into one bag.
rule-p1-3 = The start player has 20 gold, the next player clockwise 21, then 22 and 23. Nobody can hold more than 30 gold: whatever would go beyond is lost on the spot.
rule-p1-4 = Fourteen of the sixteen advantage cards are shuffled; four of them stay out of the game unseen. Two are laid out each round. The two cards meant for the last round always come in round 6.
rule-p1-5 = Six of the ten events happen, one a round; nobody knows which four stay out.
rule-p1-6 = Every round brings four new craftsmen of its own.
rule-p1-7 = Each round begins like this: two advantage cards at Kingsbridge, two craftsmen at Shiring and the other two in the supply, seven of the nine resource cards in the supply. The market is filled to 4 stone, 4 wood and 4 sand, a metal waits at the King’s Court, the grey workers used last round return to the castle and the cost marker goes back to 7.
rule-p1-8 = Whoever owns Ellen looks at the event of the round now; nobody else does.

rule-p2 = Phase I: the supply
rule-p2-1 = Clockwise from the start player, everybody takes one card or passes, round after round.
rule-p2-2 = A resource card needs the number of free workers printed on it; they are sent to the site at once. Without enough of them you cannot take it. Grey workers and Otto’s black one serve like your own, at the sites and in the mill.
rule-p2-3 = A craftsman costs the gold printed on the card. Without enough gold you cannot hire.
rule-p2-4 = A team has at most five craftsmen, six with Jack. Hire one more and you must dismiss somebody at once, the newcomer if you like. The dismissed leave the game. There is no other way to dismiss, except when a vault collapses.
rule-p2-5 = Who has passed is out for the rest of the phase. It ends when all nine cards are taken or all players have passed.
rule-p2-6 = Craftsmen nobody hired leave the game; resource cards nobody took go back to the pile of nine, from which seven are drawn next round.
rule-p2-7 = All workers without a task go to the wool mill, grey and black ones too; there is no choice.

rule-p3 = Phase II: the master builders
rule-p3-1 = The start player draws the builders from the bag one by one, blind.
rule-p3-2 = Once a round the start player may put the builder just drawn back and draw again, whoever owns it and whatever it costs, before the owner decides. The same one may come again. When only that colour is left in the bag there is nothing to ask.
rule-p3-3 = The owner places the builder now for the cost at the marker, or lets it wait. Without the gold it can only wait, unless Remigius helps.
rule-p3-4 = The first builder costs 7 gold, then 6, 5, 4, 3, 2 and 1; all later ones are free. The marker moves after every builder that is placed or waits. A builder put back does not count.
rule-p3-5 = A waiting builder stands on the wheel at the cost that was declined. From the eighth builder on placing is free, and the builder must be placed.
rule-p3-6 = When the bag is empty the waiting builders are placed free of charge, in the order in which they began to wait. With two players that is after the sixth builder.
rule-p3-7 = Each space holds one builder. Bishop’s Palace 1 space, Kingsbridge 2, Priory 2, King’s Court 4, Shiring 2, Shiring Castle 1, Market 4, Cathedral Site 1. Spaces of a place fill from the first on, except at Kingsbridge and Shiring, where every space belongs to the card above it. You may send several builders to one place.
rule-p3-8 = Remigius: when one of your builders has been drawn and would cost something, and the start player has kept it, you may spend the card; then you must place the builder, free. The marker moves as usual. It does not help builders that wait.
rule-p3-9 = Whom the town wall has hit has only two builders in the next round: two go into the bag, the third stays beside the board. In round 6 it does nothing.

rule-p4 = Phase III: around the board
rule-p4-1 = Event. It is revealed; then the bishop’s guest chooses, then the owner of Thomas may avert a bad event, then it reaches the players clockwise from the start player: good events everybody, bad ones all who are not protected. What an event adds to resource cards or takes from them counts when their cubes come, and not for Tom, Aliena and Richard. The gold for workers in the mill counts grey and black ones too. The archbishop’s extra use is not for the organ builder, the bell maker, the tool maker and the architect. William’s 4 gold is not a tax: no builder at court, no tax exemption and no Francis helps against it. If you do not have it all you pay what you have and lose points as in P4.7. Points never fall below 0.
rule-p4-2 = Bishop’s Palace. Against a bad event: protection, or a stone, wood or sand from the market. If the event is good: always the cube.
rule-p4-3 = Wool mill. 1 gold for each of your workers there, grey and black ones too.
rule-p4-4 = Kingsbridge. The builder takes the card of its space. Some cards act at once, some last for the game, some are kept until you spend them. Cards nobody took leave the game. In the very round in which they are taken Jack, Francis, Prior Philip, Tom, Aliena, Richard and the tax exemption already work. Otto’s worker, Ellen’s look, Thomas and Remigius serve from the next round on, as what they act on is over.
rule-p4-5 = Priory. 2 points on the first space, 1 on the second. Prior Philip adds 1 point for each builder of his owner there, from the round in which he is taken.
rule-p4-6 = Woods, quarries and gravel pits. Your resource cards bring their cubes. Tom brings a stone, Aliena a wood and Richard a sand every round, from the one in which they are taken. Cubes never run out. The workers come home.
rule-p4-7 = King’s Court. The start player rolls the tax: the die shows 2, 3, 3, 4, 4, 5. Everybody pays that much gold. Not so the owners of builders at court, on any of its spaces, and not who spends a tax exemption after the roll; the owner of Francis never pays more than 2, from the round in which he is taken. If you cannot pay you give all you have and lose 1 point for every 2 gold missing, rounded down. The builder on the first space takes the metal; without one it stays there.
rule-p4-8 = Shiring. Clockwise from the start player, builders take the craftsman of their space, free. A full team has to dismiss somebody. Craftsmen nobody took leave the game.
rule-p4-9 = Shiring Castle. Two grey workers serve you in the next round, at the sites or in the mill. In round 6 the space may be taken, but does nothing.
rule-p4-10 = Market. Builders act in the order of their spaces, one action each, round after round, until all have left; who has two builders there acts twice a lap. Buy any number of one kind that lies there, or sell any number of one kind: stone 4 gold, wood 3, sand 2; metal can only be sold, for 5. Cubes you sell go to the general supply, not to the stall. Buying wood needs a woodworker in your team, of either kind, and selling stone needs a stonecutter. A kind that you have bought here this round you may not sell here any more this round, not even older cubes of it, and with none of your builders. Selling first and buying the same kind later is allowed. The bishop’s cube was not bought. Who declines, or can do nothing, is out with that builder.
rule-p4-11 = Cathedral. Clockwise from the start player everybody may put craftsmen to work, in any order, each up to as often as its card says; nobody has to work. A mason needs a mortar mixer in the team, of either kind, at work or not. The tool maker needs metal in hand and does not use it up. Then, except in round 6, everybody keeps at most five cubes of their choice, metal included; the rest is lost. The start player adds the next part of the cathedral.
rule-p4-12 = Start player. The builder at the cathedral site makes its owner start player of the next round; otherwise it is the next player clockwise. In round 6 the space may be taken, but does nothing.

rule-p5 = The end
rule-p5-1 = After six rounds the most points win; then the most gold; then victory is shared. The track goes on beyond 60.
rule-p5-2 = Cubes and cards left over are worth nothing.
