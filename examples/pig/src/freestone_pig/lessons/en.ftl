# What the teacher of Pig says.

lesson-dare-title = How far do you dare to go?
lesson-dare-about = Everything about Pig.
lesson-dare-goal = In Pig you roll a die and collect what it shows. In this short game, 25 points win.
lesson-dare-roll = Your first roll was a 4. You may roll as often as you like, and everything is added up. Roll again!
lesson-dare-hold = A 2: this turn is worth 6 now. But if a 1 comes, all of it is lost. Hold, and the 6 points are safe.
lesson-dare-lost = Rosa rolled on after a 2, and a 1 came: she got nothing. Now it is your turn again.
lesson-dare-task = Get to 12 points. Roll as often as you dare, then hold.
lesson-dare-task-well = There you are. Now you know all about Pig, except how lucky you are.
lesson-dare-task-again = In this way Rosa gets to 25 first. Hold a little earlier.
