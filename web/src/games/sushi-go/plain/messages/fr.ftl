# Sushi Go! on the plain screen.
plain-round = Manche { $round }, tour { $turn }
plain-hand = Ta main
plain-chosen = Choisi : { $command }
plain-points = { $points }, { $now }
plain-laid = Sur la table : { $cards }
plain-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
plain-seen-hand = Cette main, tu l’as vue : { $cards }
plain-gone = Hors du jeu
plain-unseen = Pas encore vues
group-keep-one = Garder une carte
group-keep-two = Annoncer « Sushi Go! » et en garder deux
part-cards = Cartes
part-gift = Pour le robot
