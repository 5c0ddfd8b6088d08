# Messages that every game shares.
seat = Seat { $seat }
robot = Robot
list-empty = nothing
list-and = { $first } and { $last }
you = You
welcome = Welcome to the table. Type a number to choose, ? for help, q to leave.
place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
points-total = total

# Who has won, inside a sentence.
winner = { $you ->
    [yes] you
   *[no] { $seat }
}
