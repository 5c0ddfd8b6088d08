# What a guided first game explains, each once.
first-keep = Tocca la carta che vuoi tenere, poi il pulsante. Anche il bot ne tiene una, e le due carte si scoprono insieme.
first-aim = Ci sono tre giri, e vince chi ha più punti. Quanto vale una carta lo scopri quando compare.
first-swap = Vi siete scambiati le mani: a questa manca già una carta. Quello che lasci torna da te, se il bot non lo prende.
first-wasabi = Wasabi: il prossimo sushi che tieni ci va sopra e conta il triplo. Prima il wasabi, quindi, poi un buon sushi.
first-on-wasabi = Un tuo wasabi è libero. Il sushi che tieni adesso ci va sopra e conta il triplo.
first-chopsticks = Le bacchette non danno punti. Ma in un turno successivo ti lasciano tenere due carte insieme.
first-two-cards = Le tue bacchette sono pronte. Con “Sushi Go!” tieni due carte; poi le bacchette ripartono con la mano.
first-tempura = Due tempura danno 5 punti. Una sola non vale nulla.
first-sashimi = Tre sashimi danno 10 punti. Uno o due non valgono nulla: comincia presto, o lascia stare.
first-nigiri = Il sushi conta da solo: omelette 1 punto, salmone 2, calamaro 3.
first-dumpling = I ravioli rendono sempre di più: da uno a cinque danno 1, 3, 6, 10, 15 punti.
first-maki = Maki: conta le icone sulle tue carte. Alla fine del giro chi ne ha di più prende 6 punti, il secondo 3.
first-pudding = I dessert restano in tavola e contano una volta, dopo il terzo giro: chi ne ha di più prende 6 punti. In due nessuno perde punti.
first-last-card = Restano due carte. Tienine una; l’ultima che ricevi va in tavola da sola.
first-score = Il giro è contato: guarda i punti. Tutto tranne i dessert è sparecchiato, e hai una mano nuova.
first-last-round = È l’ultimo giro. Poi contano anche i dessert. Chi ne ha di più?
first-end = Adesso sai tutto. Gioca fino in fondo, o comincia una partita vera quando vuoi.

# Why a pick was weak.
first-left-nigiri = Il tuo wasabi è ancora libero. Un sushi di quella mano avrebbe contato il triplo.
first-small-nigiri = Si può fare. Ma in quella mano c’era un sushi migliore, e sul wasabi ogni punto conta il triplo.
first-late-sashimi = Troppo tardi per tre sashimi: in questo giro non restano abbastanza turni.
first-late-chopsticks = Le bacchette servono solo in un turno successivo, e in questo giro non ce ne sono più.
