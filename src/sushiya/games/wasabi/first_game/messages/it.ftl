# What a guided first game explains, each once.
first-give = Prima scegli tre ingredienti per il bot, di tre categorie diverse. Poi lui ne sceglie tre per te.
first-aim = Si cucina sullo stesso tabellone. Le ricette sono segrete, ma gli ingredienti sul tabellone servono a tutti.
first-recipes = Pesca tre ricette. Il mazzo lo scegli ogni volta, e le vedi solo tu.
first-lengths = Due ingredienti danno 2 punti, tre 3, quattro 5, cinque 8. Le ricette corte sono veloci, quelle lunghe rendono.
first-place = Tocca a te: tocca un ingrediente, poi una casella vuota, poi il pulsante.
first-line = Una ricetta conta se i suoi ingredienti stanno uno accanto all’altro in una riga o colonna, in qualsiasi ordine. In diagonale no.
first-complete = Una tua ricetta è lì! Completala adesso: più tardi conta solo se una delle sue caselle cambia.
first-style = Nell’ordine della ricetta, in avanti o all’indietro, ha stile. Dalla lunghezza 3 in su dà cubetti, un punto l’uno.
first-done = Altro? Se no, di’ che hai finito e rifornisciti.
first-reward = Per ogni ricetta di questo turno puoi prendere una carta azione. Se ne hanno al massimo due, e se ne gioca una per turno.
first-kitchen = Pila! sopra un ingrediente. Piccante! due ingredienti. Taglio! toglierne uno. Cambio! due vicini. Wasabi! coprire quattro caselle.
first-refill = Torna a tre ingredienti in mano. Prendi quello che manca alle tue ricette.
first-together = Il bot ha piazzato un ingrediente. Conta anche per le tue ricette: guarda dove ti aiuta.
first-card = Hai una carta azione. Giocala prima o dopo aver piazzato, come dice la carta, quando ti aiuta con una ricetta.
first-next-recipe = Pesca finché hai di nuovo tre ricette. Per ogni ricetta completata serve un segnalino.
first-pass = Se nulla va bene puoi passare: rimetti via delle ricette e pescane altre. Ma allora non piazzi nulla.
first-points = La tua ricetta sta davanti a te con il segnalino. Hai quattro segnalini per le ricette da 2, tre da 3, due da 4, uno da 5.
first-finish = La partita finisce quando il tabellone è pieno, e vince chi ha più punti. Chi usa tutti e dieci i segnalini vince subito.
first-end = Adesso sai tutto. Gioca fino in fondo, o comincia una partita vera quando vuoi.

# Why a move was weak.
first-left-recipe = Una tua ricetta era lì, e l’hai lasciata. Adesso conta solo se una delle sue caselle cambia.
first-no-use = Questo ingrediente non è in nessuna delle tue ricette. Un altro della tua mano ti avrebbe aiutato.
first-all-long = Tre ricette lunghe vogliono tempo, e ogni ricetta dà una carta azione. Una corta aiuta a cominciare.
first-left-card = La carta azione era gratis. Più tardi forse ti mancherà.
first-passed = Passare costa un turno. Di solito è meglio piazzare, anche se serve solo a preparare qualcosa.
