# Come si è distribuito.
fair-title = Come si è distribuito
fair-fits = corrisponde
fair-fits-not = non corrisponde
fair-steps = Chi si è impegnato su che cosa, e quando
fair-restart = Una distribuzione è stata annullata
fair-restart-missing = Mancava il numero di { $names }. Si è ricominciato tutto senza.
fair-seal = La casa sigilla un segreto
fair-seal-when = Quando il tavolo è nato. Il sigillo lo vedevano tutti, il segreto nessuno:
fair-commitments = Ogni dispositivo si impegna su un numero
fair-commitments-when = Nella sala d’attesa, prima dell’inizio. Da lì in poi nessuno poteva scegliere un altro numero.
fair-bot = un bot non aggiunge nulla
fair-silent = non ha aggiunto nulla
fair-reveals = I dispositivi svelano i loro numeri
fair-reveals-when = Quando i posti erano fissati e tutti gli impegni noti. Ogni numero deve corrispondere al suo impegno.
fair-secret = La casa svela il suo segreto
fair-secret-when = A partita finita. Deve corrispondere al sigillo:
fair-seed = Il seme viene da tutto questo
fair-seed-made = Dal segreto e da tutti i numeri, con una formula che tutti conoscono:
fair-seed-fixed = È il segreto stesso, perché nessuno vi ha aggiunto nulla:
fair-seen = Confrontato con ciò che questo dispositivo ha visto
fair-seen-yes = Il sigillo, gli impegni e il proprio numero sono quelli che questo dispositivo ha conservato.
fair-seen-seal = Il sigillo è quello che questo dispositivo ha conservato.
fair-seen-no = Questo dispositivo non aveva una quota, quindi non può confrontare nulla.
fair-chance = Tutto ciò che il caso ha deciso
fair-chance-how = Ricalcolato qui dal seme. Ciò che il tavolo ha mostrato a tutti ha un segno.
fair-question = { $question ->
    [deck] In che ordine sono le carte?
    [controller] Chi controlla il robot per primo?
    [first] Chi comincia?
    [starter] Chi comincia?
    [pile] In che ordine sono le ricette di lunghezza { $number }?
    [customers] In che ordine sono le carte cliente?
    [actions] In che ordine sono le carte azione?
    [roll] Che cosa mostrano i due dadi?
   *[reroll] Che cosa mostra il dado ritirato?
}
fair-order = Mostra tutte e { $count }, dalla cima
fair-files = Controllare senza questa pagina
fair-files-how = Allo script basta Python. Controlla il sigillo e i numeri ed elenca tutto ciò che è stato estratto.
fair-script = Salva lo script
