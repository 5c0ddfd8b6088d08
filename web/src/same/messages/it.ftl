# The same cards at several tables.
same-title = Le stesse carte
same-what = Tutti giocano esattamente lo stesso: le stesse carte, tessere e dadi, e bot che scelgono allo stesso modo. Poi si confronta.
same-you-new = Gioca le stesse carte
same-you-playing = Stai giocando queste carte
same-you-played = Hai giocato queste carte
same-you-skipped = Guardi soltanto
same-play = Gioca queste carte
same-play-again = Giocale ancora una volta
same-mine = Al tuo tavolo
same-seen-you = Conosci queste carte. Se le rigiochi, lo vedono tutti al tavolo.
same-no-more = Altri tavoli non possono più giocare queste carte. Condividine di nuove dopo un’altra partita.
same-skip = Non voglio giocarle
same-skip-sure = Vedrai tutto e risulterà che hai visto queste carte. Mostrare tutto?
same-skip-yes = Mostra tutto
same-browser = Chi ha giocato, guardato o rivisto la partita è segnato, secondo il browser. Un altro browser conta come un’altra persona.
same-send = Passale ad altri
same-nobody = Manda il link: chi lo apre gioca esattamente queste carte, anche giorni dopo.
same-qr = Codice QR con il link a queste carte
same-text = { $game }: gioca le stesse carte che abbiamo giocato noi e confronta.
same-tables = I tavoli
same-later = Finché non hai finito queste carte vedi solo i punti, nessuna carta.
same-table = Tavolo { $number }
same-table-yours = Tavolo { $number }, il tuo
same-state-open = C’è un posto libero
same-state-waiting = Sta per cominciare
same-state-running = Gioca ancora
same-state-over = Finito
same-state-left = Lasciato prima della fine
same-state-gone = Non più conservato
same-seen = ha visto queste carte
same-join = Siediti lì
same-replay = Rivedi
same-kinds = Punti nel dettaglio
compare-title = Confronto
compare-where = Dove avete scelto diversamente per la prima volta
compare-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
compare-place = { $place }° posto
compare-which = Tavolo { $place } del confronto
compare-parting = { $count ->
    [0] Già la prima decisione è stata diversa:
    [one] Una decisione è stata uguale, poi i due tavoli si dividono:
   *[other] { $count } decisioni sono state uguali, poi i due tavoli si dividono:
}
compare-alike = Tutte le { $count } decisioni sono state uguali ai due tavoli.
compare-alike-left = { $count ->
    [one] Fin dove hanno giocato entrambi, l’unica decisione è stata uguale.
   *[other] Fin dove hanno giocato entrambi, tutte le { $count } decisioni sono state uguali.
}
compare-by-bot = Ha scelto un bot
compare-by-clock = Ha scelto l’orologio
compare-see = Guarda lì
compare-wait = Confronto in corso …
course-title = I punti ai due tavoli, passo per passo
course-from = { $table }: da { $before } a { $after } punti
course-missing = I punti passo per passo non si possono mostrare ora.
room-same-what = Un altro tavolo, nello stesso momento o giorni dopo, può giocare esattamente le stesse carte, e poi si confronta. Da allora le regole restano come sono.
room-same-share = Crea un link a queste carte
room-same-on = Chi apre questo link ha un tavolo proprio con queste carte.
room-same-link = Link per altri tavoli
