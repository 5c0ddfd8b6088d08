# Su tutte le pagine.
name = { $name }
close = Chiudi
to-home = Al bancone
try-again = Riprova
loading = Un momento …
unreachable = Il server non risponde: controlla la connessione e riprova.
page-unknown = Questa pagina non esiste.
tab = { $game } · Sushiya
language = Lingua
look = Aspetto
look-system = come il sistema
look-light = chiaro
look-dark = scuro
learn = Come si gioca
leave-sure = Un bot giocherà per te. Puoi tornare finché dura la partita.
leave-yes = Lascia il tavolo
leave-no = Resta

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
slip-your-turn = Tocca a te, da { $since }
slip-your-turn-left = Tocca a te, ancora { span }
span = { $unit ->
    [days] { $count } giorni
    [hours] { $count } h
   *[minutes] { $count } min
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
level-first = È la prima volta? Comincia contro “{ $level }”: conosce le regole e sbaglia come tutti.
level-first-home = È la prima volta? Una partita guidata ti mostra tutto in pochi minuti. Oppure comincia contro gli apprendisti: i cursori accanto a “Gioca” scelgono i bot.
levels-missing = { $levels } non possono ancora giocare qui: il loro motore non è pronto, oppure manca un compilatore C.
code = Entra con un codice di sei lettere
code-join = Vai
code-short = Un codice ha sei lettere.
code-page = Un tavolo dal suo codice
dead-link = Forse il link è incompleto, o il tavolo è stato sparecchiato da tempo.
new-table = Nuovo tavolo: { $game }
new-table-offer = Oppure apri un tavolo tuo:
about = Informazioni su Sushiya
imprint = Chi gestisce il sito
privacy = Privacy
recovery-link = Le mie partite in un altro browser
recovery-link-new = Ho un codice di recupero
recovery-offer = Certi browser dimenticano tutto dopo una settimana. Un codice di recupero ti ridà le tue partite.
recovery-offer-show = Mostra il mio codice
recovery-offer-no = Non ora
come-back = Torna al tuo posto
invite-copied = Copiato

# Come si gioca.
learn-title = { $game }: come si gioca
learn-minute = In un minuto
learn-print = Stampa un foglio
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
daily-link = Partita del giorno
daily-link-more = le stesse carte per tutti
solo-link = Gioca in solitario
solo-link-more = anche senza rete
puzzles-link = Problemi
puzzles-link-more = una posizione, la scelta migliore
pad-link = Segnapunti
pad-link-more = per una partita a un vero tavolo
box-link = La mia scatola
box-link-more = con le ricette del tuo Wasabi!
circles-link = Gruppi
circles-link-more = per una famiglia, una classe o un’associazione
my-games-link = Le mie partite
my-games-link-more = tutto quello che hai giocato
ways-soon = Per cinque minuti
ways-beside = E anche
guided-first = Partita guidata
guided-resume = Riprendi la partita guidata
