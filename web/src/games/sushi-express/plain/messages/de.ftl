# Sushi Express on the plain screen.
plain-hand = Deine Aktionskarten
plain-row = Die Reihe
plain-dial = Wetten
plain-bet = { $number }: { $seats }
plain-van = { $tile ->
    [0] Lieferwagen am Sushi Express
    [6] Lieferwagen am Park
   *[other] Lieferwagen auf Feld { $tile }
}
plain-customers = Kundenkarten: { $cards }
plain-sure = Sicher auf der Hand: { $cards }
plain-gone = Kundenkarten aus dem Spiel
plain-unseen-customers = Kundenkarten, die noch kommen
plain-unseen-actions = Aktionskarten, die du nicht gesehen hast
group-swap-bets = Einen Tausch spielen
group-place-bet = Deine Wette setzen
group-reroll = Einen Würfel neu würfeln
group-drive = Losfahren
group-take-customer = Eine Karte aus der Reihe nehmen
part-low = Kleinere Zahl
part-high = Größere Zahl
part-number = Zahl
part-same = Karte „Gleiche Wette“
part-same-yes = Spielen
part-same-no = Behalten
part-die = Würfel mit
part-extra = Felder weiter
part-customer = Karte
