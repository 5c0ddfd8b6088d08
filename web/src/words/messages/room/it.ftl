# Chi si è.
person-name = Nome
person-name-length = { $count } di { $most }
person-name-long = { $count } di { $most }: troppo lungo
person-colour = Colore e stemma
person-edit = Il tuo nome e il tuo colore
person-edit-crest = Il tuo stemma
person-save = Eccomi

# Entrare.
join-title = Siediti al tavolo: { $game }
join-there = A questo tavolo
join-as = Sarai
join-crests = A questo tavolo ognuno si chiama come il suo stemma. Scegli il tuo; nessun nome viene chiesto.
join-sit = Siediti come { $name }
join-take-over = Prendi il posto di un bot come { $name }
join-change = Un altro nome, colore o posto
join-change-crest = Un altro stemma, un altro posto
join-which-place = Posto
join-which-bot = Il posto di chi
join-watch = Guarda
join-rules = Che cosa si gioca qui
join-over = Questo tavolo è chiuso.
join-locked = Questo tavolo è bloccato: chiedi di aprirlo.
join-running = La partita è cominciata, e non ci sono posti aperti.
join-full = Tutti i posti sono occupati.
back-seat = Il tuo posto: { $name }
back-elsewhere = Questo posto è aperto su un altro dispositivo. Se torni qui, là si chiude.
back-removed = Chi gestisce il tavolo ha fatto subentrare un bot. Il posto resta tuo fino alla fine della partita.
move-here = Ho già un posto qui, su un altro dispositivo
move-here-hint = Lì apri il menu del tavolo e scegli “Continua su un altro dispositivo”.
move-here-code = Il codice che compare
move-here-do = Continua qui

# La sala d’attesa.
room = Tavolo per { $game }
room-rematch = Una rivincita: si comincia appena chi è presente dà il via.
room-rematch-slow = Una rivincita: comincia appena tutti sono pronti.
room-locked = bloccato
room-listed = in mostra al bancone
room-watched = si può guardare
room-memory = promemoria
room-hints = consigli
room-bots = i bot cedono il posto
room-clock = { $seconds } s per decidere
room-bank = { $minutes } min di riserva
room-crests = stemmi al posto dei nomi
room-watchers = { $count ->
    [one] una persona guarda
   *[other] { $count } guardano
}
leave-room-last = Non c’è nessun altro, quindi il tavolo si chiude.
places = Posti al bancone
place-you = tu
place-host = gestisce il tavolo
place-bot = Bot: { $level }
place-guest-bot = Bot: il programma di qualcuno
place-away = non raggiungibile
place-ready = c’è
place-not-ready = non ancora
place-add-bot = Un bot
place-add-level = Un bot: { $level }
place-sit-here = Siediti qui
place-more = Posto { $place }
place-about = { $name }: che fare?
give-role = Affida il tavolo a { $name }
remove = Chiedi a { $name } di andare
remove-sure = { $name } perde il posto e può tornare con il link o il codice finché il tavolo non è bloccato.
remove-bot = Togli il bot
sure-no = Annulla
sit-down = Siediti
start = Comincia la partita
start-bots = { $count ->
    [one] Comincia con un bot
   *[other] Comincia con { $count } bot
}
start-ready = Ci sono
start-not-ready = Anzi, non ancora
start-ready-hint = Di’ quando ci sei: chi gestisce il tavolo dà il via.
start-waiting = Bene. Fra poco si comincia.
start-unready = Non ancora: { $names }. Puoi cominciare lo stesso.
start-rematch = Mancano ancora: { $names }.
start-dealing = Si distribuisce …
start-dealing-again = Nessuna risposta in tempo da { $names }; si distribuisce di nuovo.
start-watching = Stai guardando. La partita non è cominciata.

# Invitare.
invite = Invita gli amici
invite-qr = Codice da inquadrare, con il link a questo tavolo
invite-code = O questo codice, da scrivere al bancone:
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-share = Condividi
invite-text = Vieni al mio tavolo! Il codice è { $code }.
invite-alone = Solo questo computer raggiunge il tavolo. Per giocare con amici nella stessa rete, apri il locale con

# Le regole di un tavolo.
rules = Regole di questo tavolo
rules-more = Varianti e regole della casa
rules-all = Tutte le altre regole
rules-done = Fatto
house-rule = regola della casa
house-usual = di solito: { $rule }
house-rules = { $count ->
    [one] una regola della casa
   *[other] { $count } regole della casa
}
house-rule-reset = Come nell’edizione
options-together = Non va d’accordo con le altre regole del tavolo: cambia prima quelle.
options-reset = Alcune regole non andavano più e sono di nuovo quelle dell’edizione.
option-sitting = { $place }: { $name }
option-sushi-go-passing-hint = Valgono tutt’e due; se al secondo giro si va a destra, i tuoi gusti li conoscono entrambi i vicini.
option-sushi-go-robot-hint = Solo in due: date da mangiare al robot a turno, e lui gareggia per maki e dessert.
option-sushi-go-maki-ties-hint = Quando in più d’uno hanno più maki di tutti, o sono secondi.
option-sushi-go-nigiri-hint = Sul wasabi vale il triplo: qui si decide se il wasabi si può tenere per dopo.
option-sushi-express-swap-hint = Il libretto dice “vicini”: qui si intende questo.
option-wasabi-hands-hint = Si prende tutto sotto gli occhi di tutti: chi guarda bene lo sa comunque.
option-sushi-go-starter-hint = Senza robot tutti scelgono insieme e nessuno comincia.
book-own = Usa il tuo ricettario
book-box = La mia scatola: { $title }
book-box-new = Inserisci la mia scatola
book-hint = Se hai la scatola, copia una volta i suoi ingredienti e le sue ricette: un testo come recipes.toml della casa, al massimo 64 kB.
book-file = Da un file
book-text = Oppure scrivilo o incollalo qui
book-use = Gioca con questo ricettario
book-too-long = È più lungo di { $most } kB.

# Che cosa si decide oltre al gioco.
settings = Il tavolo
setting-locked = Blocca il tavolo
setting-locked-hint = Nessun altro può sedersi
setting-listed = Mostralo a tutti
setting-listed-hint = Fra i tavoli aperti al bancone
setting-memory = Promemoria
setting-memory-hint = Lo schermo mostra quello che hai già visto
setting-hints = Consigli
setting-hints-hint = In più persone: ognuno può chiedere al coach, e il diario dice chi l’ha fatto. Un aiuto esterno non si può impedire.
setting-bots = I bot cedono il posto
setting-bots-hint = Chi arriva dopo può sostituire un bot
setting-names = Stemmi al posto dei nomi
setting-names-hint = Nessun nome viene mostrato o chiesto; adatto ai tavoli con bambini
setting-watchers = Chi può guardare
watchers-off = nessuno
watchers-link = con il link
watchers-open = tutti
setting-pace = Ritmo
pace-now = tutti qui adesso
pace-short = { $unit ->
    [days] { $count } giorni
   *[hours] { $count ->
        [24] un giorno
       *[other] { $count } h
    }
}
pace = { $unit ->
    [days] { $count } giorni per decisione
   *[hours] { $count ->
        [24] un giorno per decisione
       *[other] { $count } h per decisione
    }
}
pace-hint = Un tavolo lento, con tanto tempo per ogni decisione: vieni, scegli e vai. Il tempo passa anche quando non c’è nessuno. Quando è scaduto un bot sceglie per te, e il posto resta tuo. I tuoi tavoli sono sulla prima pagina.
setting-clock = Tempo per decidere
clock = { $seconds ->
    [0] senza limite
    [90] 1½ min
    [300] 5 min
   *[other] { $seconds } s
}
setting-bank = Riserva di tempo per tutta la partita
setting-bank-hint = Si usa quando il tempo di una decisione è scaduto. Senza quel tempo c’è solo la riserva.
bank = { $minutes ->
    [0] nessuna
   *[other] { $minutes } min
}
bank-runs = riserva { $time }
bank-mine = Tu: ancora { $time } di riserva
bank-of = { $name }: ancora { $time } di riserva

# Several people at one device.
room-devices = più persone possono condividere un dispositivo
room-sharing = su un dispositivo: { $names }
together = Su un dispositivo
together-share = Più persone possono condividere un dispositivo
together-share-hint = Passa di mano in mano, e una copertura nasconde ogni mano agli altri. Tutti al tavolo vedono chi condivide un dispositivo.
together-here = Anche su questo dispositivo
together-add = Si siede qui qualcun altro
together-nobody = Nessun altro
together-leaves = { $name } se ne va
together-screen = Un tablet o una TV nel mezzo può essere il tavolo, e i vostri telefoni le mani: aprite lì il link di questo tavolo, scegliete “Guarda” e attivate “Schermata da tavolo” nel menu.
together-allow = Permetti di guardare
cover-turn = Tocca a { $name }
cover-hand-over = Dai il dispositivo a { $name }. Ora nessun altro guarda.
cover-open = Sono { $name }
cover-look = Prima guarda il tavolo
