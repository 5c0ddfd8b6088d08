# Messages that every game shares.
seat = Sitz { $seat }
robot = Roboter
list-empty = nichts
list-and = { $first } und { $last }
# The reader's name in lists; messages of the games look for this word where it needs another form.
you = Du
welcome = Willkommen am Tisch! Tipp eine Zahl, um zu wählen, ? für Hilfe, q zum Aufhören.
place = { $rank }.
points-total = Summe
