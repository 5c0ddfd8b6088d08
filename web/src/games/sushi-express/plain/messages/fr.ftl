# Sushi Express on the plain screen.
plain-hand = Tes cartes action
plain-row = La file
plain-dial = Paris
plain-bet = { $number } : { $seats }
plain-van = { $tile ->
    [0] Camionnette au Sushi Express
    [6] Camionnette au Parc
   *[other] Camionnette sur la tuile { $tile }
}
plain-customers = Clients : { $cards }
plain-sure = En main à coup sûr : { $cards }
plain-gone = Clients hors du jeu
plain-unseen-customers = Clients encore à venir
plain-unseen-actions = Cartes action que tu n’as pas vues
group-swap-bets = Jouer un Échange
group-place-bet = Placer ton pari
group-reroll = Relancer un dé
group-drive = Rouler
group-take-customer = Prendre une carte de la file
part-low = Plus petit nombre
part-high = Plus grand nombre
part-number = Nombre
part-same = Carte « Pari identique »
part-same-yes = La jouer
part-same-no = La garder
part-die = Dé montrant
part-extra = Tuiles plus loin
part-customer = Carte
