# Messages that every game shares.
seat = Seat { $seat }
robot = the robot
list-empty = nothing
list-and = { $first } and { $last }
