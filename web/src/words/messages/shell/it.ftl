# Il tavolo intorno a ogni gioco.
place-free = libero

# A chi tocca.
status-mine = Tocca a te
status-waiting = Si aspetta { $names }
status-watching = Guarda che cosa succede
clock-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
clock-span-left = Ancora { span } per questa decisione
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
see-again = Rivedi la partita
ask-coach = Chiedi al coach
same-share = Fai giocare queste carte agli amici
same-compare = Confronta con altri tavoli
place-seen = Ha visto queste carte
hint = Consiglio
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

# Reazioni, tasti, suggerimenti e fine.
reaction-hello = Ciao!
reaction-nice = Bella mossa
reaction-wow = Wow
reaction-oops = Ops
reaction-thinking = Fammi pensare
reaction-hurry = Ho già fame
reaction-thanks = Grazie
reaction-again = Un’altra?
keys-tab = avanti alla prossima cosa
keys-arrows = muoversi fra carte, caselle o righe
keys-numbers = solleva la carta o la risposta in quella posizione
keys-enter = solleva, la seconda volta lo fa
keys-space-bar = Spazio
keys-space = salta ciò che viene mostrato
keys-escape = rimetti giù
keys-take-back = ritira
keys-scores = punti
keys-log = che cosa è successo
keys-react = reazioni
keys-menu = menu
keys-help = questo elenco
keys-on = Tasti singoli
keys-on-hint = Disattivali se disturbano il controllo vocale
lesson = Nuovo per te
lesson-got-it = Capito
lesson-off = Basta suggerimenti
over-winners = { $mine ->
    [yes] { $count ->
        [1] Hai vinto!
       *[other] Vincete insieme: { $names }
    }
   *[no] { $count ->
        [1] Vince { $names }
       *[other] Vincono insieme: { $names }
    }
}
over-fold = Riduci
over-unfold = Mostra la classifica
fixed-counted = Partita del giorno
fixed-practice = Allenamento
fixed-result = Vedi il risultato
deal-check = Il mazzo era onesto?
deal-fair = Sì: tutto era fissato prima che qualcuno potesse saperlo, e c’è dentro anche la tua quota.
deal-fixed = La distribuzione era fissata prima che questo tavolo esistesse, ed è quella di cui questo dispositivo ha visto il sigillo.
deal-unfair = La registrazione di questa partita non corrisponde a ciò che questo dispositivo ha visto prima della partita.
deal-unknown = La registrazione è coerente, ma questo dispositivo non ci ha messo la sua quota, quindi non può dire altro.
deal-missing = Non è stato possibile recuperare la registrazione di questa partita, quindi non si è potuto controllare nulla. Riprova più tardi.
deal-what = Che cosa dimostra e che cosa no
deal-steps = Vedi ogni passo
deal-how = Prima della partita la casa ha sigillato un segreto e il dispositivo di ogni persona si è impegnato su un numero a caso. Solo quando i posti erano fissati i dispositivi hanno svelato i loro numeri. Dal segreto e da questi numeri segue tutto ciò che viene distribuito e poi pescato o tirato.
deal-proves = Dimostra che nessuno, nemmeno la casa, ha potuto scegliere o cambiare la distribuzione dopo che i posti erano fissati, né conoscerla prima che tutti i numeri fossero svelati. Basta un solo dispositivo onesto.
deal-proves-not = Non dimostra che chi gestisce questo server non abbia guardato le carte durante la partita, e non dimostra nulla se tutte le persone sono la stessa. Chi ha un posto, magari proprio chi gestisce il server, può rifiutarsi di svelare il suo numero. Allora si distribuisce di nuovo senza quel numero, e la registrazione lo mostra.
deal-fixed-how = Questa distribuzione era fissata prima che il tavolo esistesse, perché altri giocano la stessa. Il tavolo ne ha mostrato un sigillo fin dall’inizio; nessun dispositivo ha aggiunto un numero. Da ciò che era sigillato segue tutto ciò che viene distribuito e poi pescato o tirato, e da questo e dalla posizione seguono le scelte dei bot.
deal-fixed-proves = Dimostra che nessuno, nemmeno la casa, ha potuto cambiare la distribuzione dopo che questo dispositivo ne aveva visto il sigillo.
deal-fixed-proves-not = Non dimostra che prima nessuno la conoscesse: chi l’ha fissata o l’ha già giocata poteva conoscerla.
deal-files = Non devi fidarti di questa pagina: con i due file e lo script docs/check_deal.py del progetto puoi controllare tutto da te.
deal-record = Salva la registrazione
deal-seen = Salva ciò che questo dispositivo ha visto

# Risposte che questa schermata dà da sola.
answering = Tra { $seconds } s al posto tuo: { $command }
answering-wait = Aspetta

# La fine in scena.
status-counting = Gli ultimi punti
finale = Come va a finire
finale-skip = Salta
over-shared = Parità in tutto ciò che conta: la vittoria è condivisa.
over-equal = Parità a { $points } punti: { $names }.
rule-open = Regola { $rule }

# A guided first game.
guide-next = Avanti
guide-real = Gioca davvero
guide-again = Ricomincia
guide-not-counted = Una partita guidata: non conta da nessuna parte.
guide-remark = Sulla tua mossa
guide-told = { $told } cose spiegate su { $of }
known = Che cosa puoi sapere
known-count = × { $count }
known-odds = { $percent } %
practice = Allenamento
