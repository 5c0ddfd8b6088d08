# Che cosa dice il coach di ogni gioco.
coach-own = { $more ->
    [yes] Alla voce { $kind } fai in media { $points } punti in più.
   *[no] Alla voce { $kind } fai in media { $points } punti in meno.
}
coach-rival = { $more ->
    [yes] { $seat } finisce in media con { $points } punti in più.
   *[no] { $seat } finisce in media con { $points } punti in meno.
}
coach-other = Per l’altra scelta: { $reason }
coach-rest = Tutto il resto insieme
coach-equal = Più o meno pari
coach-title = { $game }, { $seat }
coach-accuracy = Precisione: { $percent } %. Decisioni buone come la migliore: { $good } su { $decisions }.
coach-chance = Probabilità di vincere
coach-turning-points = Svolte
coach-turning-point = Decisione { $decision }: da { $before } % a { $after } %
coach-costly = Che cosa è costato di più
coach-nothing-costly = Nessuna decisione è costata qualcosa con certezza. Ben giocato!
coach-decision = Decisione { $decision }, { $progress }
coach-chosen = Scelta tua: { $command } ({ $percent } %)
coach-better = Meglio: { $command } ({ $percent } %)
coach-went-well = Che cosa è andato bene
coach-well = Decisione { $decision }: { $command }, { $percent } % davanti a { $other }
coach-well-steady = Hai tenuto la scelta migliore in { $good } decisioni su { $decisions }.
coach-next-time = Una cosa da provare la prossima volta
coach-kinds = Punti per tipo, e quelli di uno chef in questo posto in media
coach-yours = tu
coach-chefs = chef
coach-book = Questo vale per il ricettario “{ $book }”.
coach-unsure = Le probabilità vengono da { $worlds } partite immaginate per scelta; ciò che può essere caso conta come più o meno pari.
