# Il bancone.
shop = Sushiya
back = Indietro
language-and-look = Lingua e aspetto
games = Giochi
my-tables = Continua a giocare
my-tables-more = { $count ->
    [one] ancora uno
   *[other] altri { $count }
}
open-tables = Tavoli aperti
open-tables-none = Nessuno al momento. Apri un tavolo per gli amici e mostralo a tutti.
slip-waiting = { $free ->
    [0] in attesa di cominciare
    [one] in attesa, un posto libero
   *[other] in attesa, { $free } posti liberi su { $places }
}
slip-watch = Puoi guardare.
slip-people = { $bots ->
    [0] con { $names }
    [one] con { $names } e un bot
   *[other] con { $names } e { $bots } bot
}
slip-bots = { $bots ->
    [one] contro un bot
   *[other] contro { $bots } bot
}
leave-table = Lascia questo tavolo ({ $game })
leave-room-sure = Il tuo posto si libera per qualcun altro.
dish-sushi-go = Sushi Go!
dish-sushi-go-taste = Tieni una carta, passa le altre e fai i piatti migliori con quello che ti arriva.
dish-wasabi = Wasabi!
dish-wasabi-taste = Metti ingredienti sul tabellone comune, finché le tue ricette segrete sono in fila.
dish-sushi-express = Sushi Express
dish-sushi-express-taste = Scommetti quanta strada farà il tuo furgone, tira i dadi e prendi i clienti migliori.
players-range = { $from }–{ $to }
minutes = { $minutes } min
play-bots = { $count ->
    [one] Gioca contro un bot
   *[other] Gioca contro { $count } bot
}
play-friends = Tavolo per amici
bots-of = Bot per { $game }
bot-count = Quanti bot
bot-level = Come giocano
level-random = Apprendista
level-random-hint = Prende quello che capita: va bene per provare.
level-cook = Cuoco
level-cook-hint = Conosce il mestiere e gioca bene.
code = Entra con un codice di sei lettere
code-join = Vai
code-short = Un codice ha sei lettere.
code-page = Un tavolo dal suo codice
about = Informazioni su Sushiya
recovery-link = Le mie partite in un altro browser
recovery-link-new = Ho un codice di recupero
recovery-offer = Certi browser dimenticano tutto dopo una settimana. Un codice di recupero ti ridà le tue partite.
recovery-offer-show = Mostra il mio codice
recovery-offer-no = Non ora

# Chi si è.
person-name = Nome
person-colour = Colore e stemma
person-edit = Il tuo nome e il tuo colore
person-save = Eccomi

# Entrare.
join-title = Siediti al tavolo: { $game }
join-there = A questo tavolo
join-as = Sarai
join-sit = Siediti come { $name }
join-take-over = Prendi il posto di un bot come { $name }
join-change = Un altro nome, colore o posto
join-which-place = Posto
join-which-bot = Il posto di chi
join-watch = Guarda
join-over = Questo tavolo è chiuso.
join-locked = Questo tavolo è bloccato: chiedi di aprirlo.
join-running = La partita è cominciata, e non ci sono posti aperti.
join-full = Tutti i posti sono occupati.
back-seat = Il tuo posto: { $name }
back-elsewhere = Questo posto è aperto su un altro dispositivo. Se torni qui, là si chiude.
back-removed = Chi gestisce il tavolo ha fatto subentrare un bot. Il posto resta tuo fino alla fine della partita.
come-back = Torna al tuo posto
move-here = Ho già un posto qui, su un altro dispositivo
move-here-hint = Lì apri il menu del tavolo e scegli “Continua su un altro dispositivo”.
move-here-code = Il codice che compare
move-here-do = Continua qui

# La sala d’attesa.
room = Tavolo per { $game }
room-rematch = Una rivincita: si comincia appena chi è presente dà il via.
room-locked = bloccato
room-listed = in mostra al bancone
room-watched = si può guardare
room-memory = promemoria
room-bots = i bot cedono il posto
room-clock = { $seconds } s per decidere
room-watchers = { $count ->
    [one] una persona guarda
   *[other] { $count } guardano
}
leave-room-last = Non c’è nessun altro, quindi il tavolo si chiude.
places = Posti al bancone
place-you = tu
place-host = gestisce il tavolo
place-bot = Bot: { $level }
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
remove-bot = Togli il bot
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
invite-copied = Copiato
invite-share = Condividi
invite-text = Vieni al mio tavolo! Il codice è { $code }.
invite-alone = Solo questo computer raggiunge il tavolo. Per giocare con amici nella stessa rete, apri il locale con

# Le regole di un tavolo.
rules = Regole di questo tavolo
rules-more = Varianti e regole della casa
rules-all = Tutte le altre regole
rules-done = Fatto
house-rule = regola della casa
house-rules = { $count ->
    [one] una regola della casa
   *[other] { $count } regole della casa
}
house-rule-reset = Come nell’edizione
options-together = Non va d’accordo con le altre regole del tavolo: cambia prima quelle.
options-reset = Alcune regole non andavano più e sono di nuovo quelle dell’edizione.
option-sitting = { $place }: { $name }
option-sushi-go-edition-hint = Cocktail divide i punti in caso di parità e ha ravioli e dessert. Zoch dà a tutti i punti pieni e ha molluschi e budino; ci vogliono almeno tre persone.
option-sushi-go-passing-hint = Valgono tutt’e due; se al secondo giro si va a destra, i tuoi gusti li conoscono entrambi i vicini.
option-sushi-go-robot-hint = Solo in due: date da mangiare al robot a turno, e lui gareggia per maki e dessert.
option-sushi-go-maki-ties-hint = Quando in più d’uno hanno più maki di tutti, o sono secondi.
option-sushi-go-nigiri-hint = Sul wasabi vale il triplo: qui si decide se il wasabi si può tenere per dopo.
option-sushi-express-swap-hint = Il libretto dice “vicini”: qui si intende questo.
option-wasabi-hands-hint = Si prende tutto sotto gli occhi di tutti: chi guarda bene lo sa comunque.
option-sushi-go-starter-hint = Senza robot tutti scelgono insieme e nessuno comincia.
book-own = Usa il tuo ricettario
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
setting-bots = I bot cedono il posto
setting-bots-hint = Chi arriva dopo può sostituire un bot
setting-watchers = Chi può guardare
watchers-off = nessuno
watchers-link = con il link
watchers-open = tutti
setting-clock = Tempo per decidere
clock = { $seconds ->
    [0] senza limite
    [90] 1½ min
    [300] 5 min
   *[other] { $seconds } s
}

# Come si gioca.
learn-title = { $game } in un minuto
rulebook = Tutte le regole
learn-sushi-go-1 = Hai in mano alcune carte. Tienine una di nascosto, come fanno tutti gli altri.
learn-sushi-go-2 = Quando hanno scelto tutti, le carte si scoprono insieme e restano davanti a chi le ha scelte.
learn-sushi-go-3 = Il resto di ogni mano passa avanti, e tu scegli fra carte nuove.
learn-sushi-go-4 = Le serie danno punti: due tempura 5, tre sashimi 10, i ravioli sempre di più.
learn-sushi-go-5 = Prima il wasabi: il prossimo sushi che ci metti sopra vale il triplo dei punti.
learn-sushi-go-6 = Chi ha più maki fa punti a ogni giro, chi ha più dessert alla fine, dopo tre giri.
learn-wasabi-1 = Hai tre ingredienti e tre ricette. Che cosa cucini lo sai soltanto tu.
learn-wasabi-2 = A ogni turno metti un ingrediente sul tabellone. Tutti cucinano sullo stesso.
learn-wasabi-3 = Se gli ingredienti di una ricetta sono in fila, in qualsiasi ordine, la completi e fai punti.
learn-wasabi-4 = Se sono proprio nell’ordine della ricetta, la completi con stile e prendi anche cubetti di wasabi.
learn-wasabi-5 = Ogni ricetta porta una carta azione: Taglio!, Pila!, Cambio!, Piccante! o Wasabi!.
learn-wasabi-6 = Quando il tabellone è pieno vince chi ha più punti. Con dieci ricette si vince subito.
learn-sushi-express-1 = Si scommette su un numero da 2 a 12: quanta strada farà il tuo furgone.
learn-sushi-express-2 = La scommessa più alta tira, al massimo due volte. Se è persa, tira la prossima; se riesce, partono anche le più basse.
learn-sushi-express-3 = La più alta avanza e sceglie per prima, saltando gli altri. Passando dal Sushi Express prendi un cliente.
learn-sushi-express-4 = La prima carta di un cliente vale 3 punti, ogni altra dello stesso solo 1.
learn-sushi-express-5 = Scommessa persa, o sosta proprio al Parco? Peschi una carta azione. La più bassa decide se la fila resta.
learn-sushi-express-6 = Raccogli anche le mance: alla fine chi ne ha meno perde punti. Vince chi ha più punti.
drawings = Disegni
