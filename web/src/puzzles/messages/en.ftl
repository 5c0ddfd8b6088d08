puzzles-title = Puzzles
puzzles-what = Positions from games of strong bots: one choice is clearly the best. Find it, and see why.
puzzles-which = Which game
puzzles-problem = The puzzles did not come. Perhaps the network is away.
puzzles-mixed = Mixed
puzzles-ideas = By idea
puzzles-solved = { $solved } of { $all } solved
puzzles-due = { $count ->
    [one] 1 to try again
   *[other] { $count } to try again
}
puzzles-start = Start
puzzles-practise = Practise: { $idea }
puzzles-how = What you get wrong comes back: soon, then after a day, three days and a week. This is kept on your device alone.
puzzles-reset = Begin anew
puzzles-reset-sure = Forget all puzzles of { $game } that you solved?
puzzles-reset-what = All of them are new to you then. Other games stay as they are.
puzzles-reset-no = Keep them
puzzles-ask = What is best?
puzzles-where = { $progress } · { $difficulty }
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
puzzles-right = Right!
puzzles-right-now = Now you have it!
puzzles-wrong = Something else is better
puzzles-you-chose = You chose: { $command }
puzzles-answer = Best is: { $command }
puzzles-comes-back = This puzzle comes back later.
puzzles-tell = Show the answer
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-overview = All puzzles
puzzles-none = Nothing left to solve for now
puzzles-all-known = You have solved all of these.
puzzles-back-at = The next one comes back on { $day }.
