# Il tavolo intorno a ogni gioco.
place-free = libero

# A chi tocca.
status-mine = Tocca a te
status-waiting = Si aspetta { $names }
status-watching = Giocano gli altri
clock-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
away-me = Un bot gioca per te.
back-me = Eccomi di nuovo
away-dropped = { $name } ha perso la connessione.
away-gone = { $name } manca da un minuto.
away-bots = Un bot gioca per { $names }.
away-back = { $name } è di nuovo qui.
status-working = Un momento …
status-over = La partita è finita
status-lost = Connessione persa, nuovo tentativo
lost-hint = Puoi guardarti intorno. Quello che scegli ora parte appena torna la connessione.
skip = Vai al presente
tab-mine = ● Tocca a te · { $game }

# Sollevare e inviare.
raise-hint = Tocca qualcosa per vedere che cosa farebbe.
raised-hint = Tocca di nuovo o premi il pulsante per farlo.
held-hint = Scelto. Puoi cambiare finché non hanno scelto tutti.
watching-hint = Stai guardando la partita.
pending-sending = Invio: { $command }
pending-offline = Non ancora inviato: { $command }
lower = Rimetti giù
take-back = Ritira

# Pannelli.
log = Che cosa è successo
log-empty = Non è ancora successo niente.
scores = Punti
scores-empty = I punti compariranno qui.
scores-total = Totale
scores-why = { $points }, perché?
missed = Mentre non c’eri

# Reazioni.
reactions = Reazioni

# Menu.
menu = Menu
menu-screen = Schermata
menu-notices = Suoni e schermo
menu-table = Questo tavolo
free-seat = Un bot continua subito. { $name } può tornare finché il tavolo non è bloccato.
plain-screen = Schermata semplice
plain-screen-hint = Titoli, elenchi e pulsanti, per ogni gioco
table-screen = Schermata da tavolo
table-screen-hint = In grande e senza la tua mano, per uno schermo che vedono tutti
lessons = Spiega strada facendo
lessons-hint = Due parole alla prima decisione di ogni tipo
answers = Rispondi per me
answers-hint = Dopo due secondi, quando non c’è nulla da scegliere
speed = Ritmo degli altri
speed-calm = tranquillo
speed-normal = normale
speed-fast = veloce
sound = Un suono quando tocca a te
vibration = Vibra quando tocca a te
awake = Tieni acceso lo schermo
mute = Silenzia le reazioni di
move-seat = Continua su un altro dispositivo
move-seat-code = Apri lì questo tavolo e scrivi { $code }. Vale una volta sola, per dieci minuti.
let-bot-play = Fai giocare un bot al posto di { $name }
leave = Lascia
leave-over = La partita è finita: il tavolo sparisce solo dal tuo elenco.

# Tasti.
keys = Tasti

# La fine.
rematch = Rivincita
rematch-alone = Gioca ancora
rematch-join = Alla rivincita
rematch-watch = Guarda la rivincita
rematch-follow = C’è una rivincita: continui a guardare.

# Un tavolo in cui non si entra.
table-problem = Questo tavolo non si può aprire
table-closed = Questo tavolo è chiuso
table-closed-hint = Aprine uno nuovo al bancone.
seat-gone = Questo dispositivo non ha più questo posto
seat-gone-hint = È stato lasciato libero, o ci sta seduto qualcun altro. Puoi vedere se ce n’è un altro libero.
seat-moved = Continui su un altro dispositivo
seat-moved-hint = Il tuo posto è stato aperto là. Se torni qui, là si chiude.
seat-removed = Un bot ha preso il tuo posto
seat-removed-hint = Così ha voluto chi gestisce il tavolo. Il posto resta tuo fino alla fine della partita: puoi tornare.
connection-refused = La connessione è stata chiusa
connection-refused-hint = Il server non ha capito questa pagina: ricaricala.
join-again = Siediti di nuovo
