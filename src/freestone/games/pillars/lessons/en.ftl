# What the teacher of Pillars says. One idea for each beat; the learner's table shows the rest.

## 1: How to score

lesson-points-title = How to score
lesson-points-about = What the game is about, when it ends, and where points come from.
lesson-points-welcome = Welcome to Kingsbridge! The town wants a cathedral, and you are one of its builders.
lesson-points-goal = This road counts points. Your marker is at 4, Agnes’s at 2. Whoever has the most points at the end wins.
lesson-points-rounds = The game lasts six rounds, and we join it late in the first. When the sixth is over, so is the game.
lesson-points-goods = Points are made of goods. In this round you got 3 stone and 3 sand.
lesson-points-craftsmen = And these are the people who do it: your craftsmen. At the end of every round they turn goods into points.
lesson-points-mixer = The mortar mixer makes 1 point of 3 sand. You have 3 sand: put the mortar mixer to work!
lesson-points-scored = There it is: 3 sand less, 1 point more. Goods are used up; craftsmen stay and work again next round.
lesson-points-two-ways = Two of them work with stone. The stonecutter needs 2 stone for a point, the mason only 1. But look at the marks on the mason’s card: only two times a round.
lesson-points-task = Score 2 points with your stone, and save 1 stone for the next round. When nothing is left to do, finish building.
lesson-points-task-well = Exactly! The mason worked twice, and one stone waits for the next round. You may keep up to 5 cubes.
lesson-points-task-again = Almost. The stonecutter takes 2 stone for a point. The mason needs only 1 each time, and may work twice.

## 2: The supply

lesson-supply-title = Workers and gold
lesson-supply-about = The first phase of a round: your workers fetch goods, your gold hires craftsmen.
lesson-supply-supply = Now from the beginning. Every round starts with these cards: where your workers can go, and craftsmen for hire.
lesson-supply-workers = You have 12 workers. The red number on a card says how many it takes, and the cubes are what they bring.
lesson-supply-quarry = Let us begin with stone. Send 5 workers to the small quarry, for 2 stone.
lesson-supply-turns = They are on their way; the stone comes later in this round. Agnes took wood. So it goes in turns, one card each, until everybody has passed.
lesson-supply-hire = Craftsmen are paid in gold, and stay for good. The skilled mortar mixer costs 4 and makes a point of 2 sand instead of 3.
lesson-supply-mill = Nobody is idle, by the way: workers without a card go to the wool mill when you pass. They earn 1 gold each.
lesson-supply-task = You have 7 workers left. Get 3 sand, 2 wood, and the skilled mortar mixer. Careful: Agnes would like the mortar mixer too.
lesson-supply-task-well = Well done: the craftsman first, because somebody else wanted it, then the goods. What is in danger comes first!
lesson-supply-task-again = Something got away. Cards are gone once somebody takes them. Hire the mortar mixer at once; the gravel pit and the small wood can wait.
