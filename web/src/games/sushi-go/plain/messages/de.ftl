# Sushi Go! on the plain screen.
plain-round = Durchgang { $round }, Runde { $turn }
plain-hand = Deine Hand
plain-chosen = Gewählt: { $command }
plain-points = { $points }, { $now }
plain-laid = Auf dem Tisch: { $cards }
plain-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
plain-seen-hand = Diese Hand kennst du: { $cards }
plain-gone = Aus dem Spiel
plain-unseen = Noch nicht gesehen
group-keep-one = Eine Karte behalten
group-keep-two = „Sushi Go!“ rufen und zwei behalten
part-cards = Karten
part-gift = Für den Roboter
