# Messages that every game shares. In French ":" and quotation marks take a no-break space,
# ";", "!" and "?" a narrow one.
seat = Place { $seat }
robot = Robot
list-empty = rien
list-and = { $first } et { $last }
# Stands where a name would: alone, or after "pour", "à" and "entre".
you = Toi
welcome = Bienvenue à la table. Tape un numéro pour choisir, ? pour l’aide, q pour quitter.
# "Place" is feminine, whoever holds it.
place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
points-total = total

# Qui a gagné, au milieu d’une phrase.
winner = { $you ->
    [yes] toi
   *[no] { $seat }
}
