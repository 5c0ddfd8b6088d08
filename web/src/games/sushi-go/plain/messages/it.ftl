# Sushi Go! on the plain screen.
plain-round = Giro { $round }, turno { $turn }
plain-hand = La tua mano
plain-chosen = Hai scelto: { $command }
plain-points = { $points }, { $now }
plain-laid = In tavola: { $cards }
plain-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
plain-seen-hand = Questa mano l’hai vista: { $cards }
plain-gone = Fuori dal gioco
plain-unseen = Non ancora viste
group-keep-one = Tieni una carta
group-keep-two = Di’ “Sushi Go!” e tienine due
part-cards = Carte
part-gift = Per il robot
