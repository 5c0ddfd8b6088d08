# Messages that every game shares.
seat = Sitz { $seat }
robot = Roboter
list-empty = nichts
list-and = { $first } und { $last }
# The reader's name in lists.
you = Du
welcome = Willkommen am Tisch! Tipp eine Zahl, um zu wählen, ? für Hilfe, q zum Aufhören.
place = { $rank }.
points-total = Summe

# Wer gewonnen hat, mitten im Satz.
winner = { $you ->
    [yes] du
   *[no] { $seat }
}
