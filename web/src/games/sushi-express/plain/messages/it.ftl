# Sushi Express on the plain screen.
plain-hand = Le tue carte azione
plain-row = La fila
plain-dial = Scommesse
plain-bet = { $number }: { $seats }
plain-van = { $tile ->
    [0] Furgone al Sushi Express
    [6] Furgone al Parco
   *[other] Furgone sulla tessera { $tile }
}
plain-customers = Clienti: { $cards }
plain-sure = Di sicuro in mano: { $cards }
plain-gone = Clienti fuori dal gioco
plain-unseen-customers = Clienti che devono ancora arrivare
plain-unseen-actions = Carte azione che non hai visto
group-swap-bets = Gioca uno “Scambio di posto”
group-place-bet = Fai la tua scommessa
group-reroll = Ritira un dado
group-drive = Avanza
group-take-customer = Prendi una carta della fila
part-low = Numero più basso
part-high = Numero più alto
part-number = Numero
part-same = Carta “Stessa scommessa”
part-same-yes = Giocala
part-same-no = Tienila
part-die = Dado che segna
part-extra = Tessere in più
part-customer = Carta
