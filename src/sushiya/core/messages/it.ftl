# Messages that every game shares.
seat = Posto { $seat }
robot = Robot
list-empty = niente
list-and = { $first } e { $last }
# A name, so that it fits wherever a name does; messages that decline it look for [Tu].
you = Tu
welcome = Ti diamo il benvenuto al tavolo. Scrivi un numero per scegliere, ? per un aiuto, q per lasciare il tavolo.
place = { $rank }º
points-total = totale

# Chi ha vinto, dentro una frase.
winner = { $you ->
    [yes] tu
   *[no] { $seat }
}
