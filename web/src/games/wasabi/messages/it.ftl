# The mat.
mat = Tabellone
square-holds = { $square }, { $height ->
    [0] vuota
    [1] { $top }
   *[other] { $top } sopra { $below }
}
square-covered = sotto Wasabi!
square-new = { $you ->
    [yes] la tua ultima mossa
   *[no] ultima mossa: { $seat }
}
square-target = si può scegliere
square-grows = aiuta una ricetta
square-serves = completa una ricetta
square-style = completa una ricetta con stile
lights = Mostra le caselle buone

# One's own things.
recipes-own = Le tue ricette
recipes-none = Ancora nessuna ricetta.
recipe-ready = { $style ->
    [gained] Pronta, con stile!
    [given-up] Pronta, ma senza stile
   *[possible] Pronta!
}
recipe-would = { $style ->
    [style] Così è pronta, con stile!
   *[plain] Così è pronta!
}
recipe-progress = { $laid ->
    [0] Ancora niente in linea
   *[other] { $laid } su { $length } in linea
}
recipe-old = È già lì: cambia una sua casella
recipe-late = È lì, ma la fase 1 è finita
recipe-late-over = È lì, ma non completata nel tuo turno
recipe-no-token = Finiti i segnalini da { $length }: passa e cambiala
recipe-no-tile = { $tile }: ora non si trova
recipe-no-line = Nessuna linea libera
strip-tiles = { $tiles }
hand = La tua mano
hand-tiles = Ingredienti
hand-cards = Carte azione
hand-empty = Nessun ingrediente
cards-none = Ancora nessuna carta
tokens = { $done } segnalini su 10 usati: { $two } su 4 da 2, { $three } su 3 da 3, { $four } su 2 da 4, { $five } su 1 da 5. Cubetti: { $cubes }

# Supplies.
supply = Dispensa, cucina e mazzi
pantry = Dispensa
pantry-tile = { $tile }, ne restano { $count }{ $wants ->
    [0] {""}
    [one] , manca a una tua ricetta
   *[other] , manca a { $wants } tue ricette
}
kitchen = Cucina
kitchen-card = { $card }, { $count } in cucina
piles = Ricette da pescare
pile = Ricette da { $length }, ne restano { $count }: { $points } punti, { $cubes ->
    [0] nessun bonus per lo stile
    [one] { $cubes } cubetto per lo stile
   *[other] { $cubes } cubetti per lo stile
}.
pile-tokens = I tuoi segnalini liberi: { $tokens }
pile-words = { $length } ingredienti: { $points } punti{ $cubes ->
    [0] {""}
   *[other] , { $cubes } in più nell’ordine esatto
}
cookbook = Ricettario
cookbook-open = Tutte le ricette
cookbook-house = “{ $title }” è una nostra ricostruzione: quello che è stampato sui tasselli e sulle strisce del gioco non è pubblicato da nessuna parte.
cookbook-other = “{ $title }” è stato scritto per questo tavolo.
cookbook-own = Se possiedi il gioco, scrivi il tuo ricettario quando apri un tavolo: opzioni, ricettario.
cookbook-of-length = { $length } ingredienti
cookbook-yours = tua

# The others.
others-here = Gli altri
points-now = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points-own = I tuoi punti: { $points }
screened = Dietro lo schermo
screened-count = { $tiles ->
    [0] Nessun ingrediente
    [one] { $tiles } ingrediente
   *[other] { $tiles } ingredienti
}, { $cards ->
    [0] nessuna carta azione
    [one] { $cards } carta azione
   *[other] { $cards } carte azione
}
screened-hint = È stato preso tutto sotto gli occhi di tutti; il promemoria del tavolo lo mostrerebbe.
recipes-hidden = Ricette dietro lo schermo
recipes-lengths = Lunghezze: { $lengths }
recipes-served = Completate
recipes-served-none = Ancora niente.

# The turn.
turn = Turno
phase = { $phase ->
    [0] L’inizio
    [1] Fase 1: carta, ingrediente, ricette
   *[2] Fase 2: rifornirsi
}
turn-of = { $you ->
    [yes] Tocca a te
   *[no] { $seat }
}
step-give = Dai ingredienti
step-draw = Pesca ricette
step-card = Carta
step-tile = Ingrediente
step-serve = Completa
step-cards = Carte
step-tiles = Ingredienti
step-recipes = Ricette
prompt-over = Il tabellone com’era alla fine.
prompt-wait-give = { seat-chooses } ingredienti per { $you-neighbour ->
    [yes] te
   *[no] { $neighbour }
}.
prompt-wait-recipes = { seat-draws } ricette.
prompt-wait-play = { $you ->
    [yes] Tocca a te.
   *[no] { $seat } sta pensando.
}
prompt-wait-cards = { seat-takes } carte azione.
prompt-wait-tiles = { seat-takes } ingredienti.
prompt-give = Tocca { $left ->
    [one] ancora un ingrediente
   *[other] { $left } ingredienti
} per { $name }, ognuno di una categoria diversa.
prompt-recipes = Pesca { $left ->
    [one] una ricetta
   *[other] { $left } ricette
}: scegli un mazzo. Le lunghe valgono di più.
prompt-tiles = Prendi { $left ->
    [one] un ingrediente
   *[other] { $left } ingredienti
} dalla dispensa. Punto giallo: manca a una tua ricetta.
prompt-cards = Ricompensa: prendi { $left ->
    [one] una carta azione
   *[other] { $left } carte azione
}{ $lifts ->
    [0] {""}
   *[other] , o un Wasabi! dal tabellone
}. Toccane una per leggere cosa fa.
prompt-discard = Ne hai già due: tocca quella che dai in cambio.
prompt-tile = Scegli un ingrediente della tua mano, poi una casella.
prompt-tile-or-card = Scegli un ingrediente, poi una casella; prima puoi giocare una carta.
prompt-square = Tocca una casella per { $tile }.
prompt-square-stack = Tocca una casella o un ingrediente su cui mettere { $tile }.
prompt-second = Puoi piazzare un secondo ingrediente, oppure finire.
prompt-serve = { $count ->
    [one] Una ricetta è pronta: toccala per completarla.
   *[other] { $count } ricette sono pronte: toccane una per completarla.
}
prompt-end = Nella fase 1 non c’è altro da fare.
prompt-end-or-card = Puoi ancora giocare una carta, oppure finire.
prompt-stack = In questo turno il tuo ingrediente può andare sopra un altro.
prompt-spicy = In questo turno puoi piazzare due ingredienti.
prompt-chop = Tocca l’ingrediente da togliere dal tabellone.
prompt-switch = Tocca la prima di due caselle vicine.
prompt-switch-second = Ora la casella con cui si scambia.
prompt-wasabi = Tocca dove metterlo: blocca quattro caselle e ti dà un cubetto.
prompt-pass = Scegli le ricette da rimettere; ne peschi di nuove.
chop-what = L’ingrediente tolto
chop-keep = Lo piazzo io
chop-pantry = In dispensa
pass-start = Passa…
pass-not = Non passare
passes-left = { $left ->
    [0] La partita finisce con questo turno.
    [one] Se si passa ancora una volta la partita finisce.
   *[other] Se si passa ancora { $left } volte di fila la partita finisce.
}

# What happened.
served-title = { seat-completes } { $recipe }
served-plain = senza stile
told-slide = { seat-switches } { $tile } in { $from } con la casella vuota { $to }.
told-switch = { seat-switches } { $one } e { $two } ({ $first }, { $second }).
complete-now = Completa: { $points } punti
end-turn = Fatto: chiudi il turno
summary = { $parts }.
summary-of = { $you ->
    [yes] Tu
   *[no] { $seat }
}: { $deeds }
deed-tile-given = { $tile } per { $you-to ->
    [yes] te
   *[no] { $to }
}
deed-tile-placed = { $tile } in { $square }
deed-tile-chopped = Taglio! in { $square }
deed-squares-switched = Cambio! { $first }–{ $second }
deed-wasabi-laid = Wasabi! in { $square }
deed-stack-played = Pila!
deed-spicy-played = Piccante!
deed-recipe-completed = { $recipe } per { $points }
deed-recipes-returned = un passo
deed-card-taken = { $card } come ricompensa

# The end.
finale-length = Ricette da { $length }
finale-recipes = { $count ->
    [0] nessuna
    [one] { $count } ricetta
   *[other] { $count } ricette
}
finale-cubes = { $count ->
    [0] nessuno
    [one] { $count } cubetto
   *[other] { $count } cubetti
}
finale-tokens = tutti i { $count } segnalini
finale-ten = Usati tutti e dieci i segnalini: si vince, qualunque siano i punti
finale-tie = Punti pari: decidono i cubetti
finale-shared = Punti e cubetti pari: vittoria condivisa

# The start.
give-so-far = { $you-giver ->
    [yes] Scegli
   *[no] { $giver } sceglie
} per { $you-name ->
    [yes] te
   *[no] { $name }
}: { $tiles }
give-so-many = { $you-giver ->
    [yes] Scegli
   *[no] { $giver } sceglie
} per { $you-name ->
    [yes] te
   *[no] { $name }
}: { $count } ingredienti su 3
example = Come si completa una ricetta
example-recipe = La tua ricetta. Sul tabellone può stare in riga o in colonna, anche con gli ingredienti degli altri.
example-given-up = Uno accanto all’altro, in qualsiasi ordine: { $points } punti.
example-gained = Nell’ordine della striscia ha stile: { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
} in più, un punto ciascuno.

# The score pad.
pad-now = Se la partita finisse ora
pad-end = Alla fine
pad-length = Da { $length }
pad-cubes = Cubetti
why-tokens = { $count ->
    [0] Nessuna ricetta da { $length }; ognuna vale { $each } punti.
    [one] { $count } ricetta da { $length } vale { $points } punti.
   *[other] { $count } ricette da { $length } a { $each } punti fanno { $points }.
}
why-cubes = { $points ->
    [0] Ancora nessun cubetto: arrivano per lo stile e mettendo Wasabi!.
   *[other] 1 punto per cubetto: { $style } per lo stile, { $laid } per i Wasabi! messi.
}

# First meetings.
lesson-give-tile = Scegli la prima mano di chi siede alla tua sinistra: tre ingredienti di categorie diverse. Con gentilezza o no: giocherà con quelli.
lesson-draw-recipe = Le ricette sono i tuoi obiettivi. Le corte sono rapide, le lunghe valgono di più. Vedi ognuna prima della prossima.
lesson-place-tile = Piazza un ingrediente a turno. Quando quelli della tua ricetta sono vicini in riga o in colonna, puoi completarla.
lesson-play-stack = Pila! prima di piazzare: puoi coprire un altro ingrediente, di chiunque sia. Conta solo la cima.
lesson-play-spicy = Con Piccante! in questo turno puoi piazzare due ingredienti.
lesson-play-chop = Taglio! toglie un ingrediente dal tabellone, per fare posto o per piazzarlo tu altrove.
lesson-play-switch = Cambio! scambia due caselle vicine. Può completare una linea subito.
lesson-lay-wasabi = Wasabi! blocca quattro caselle per tutti e ti dà un cubetto, cioè un punto.
lesson-complete = Una ricetta è pronta. Completarla dà punti e una carta azione; nell’ordine esatto ha stile e dà cubetti.
lesson-end-play = Hai piazzato tutto? Allora ti rifornisci di carte, ingredienti e ricette.
lesson-pass = Non riesci ad andare avanti? Passa invece di piazzare: rimetti delle ricette e pescane altre.
lesson-take-card = La tua ricompensa: una carta azione per ricetta completata. Al massimo due in mano, una giocata a turno.
lesson-leave-cards = Puoi anche lasciare la ricompensa.
lesson-take-tile = Torna a tre ingredienti: scegli quelli che mancano alle tue ricette. Un punto giallo li indica.
places-reason = Chi ha usato tutti e dieci i segnalini vince; a parità di punti è davanti chi ha più cubetti.
known-holder = { $seat } × { $count }
known-recipes = Ricette da { $length } presso { $holders }: una di queste, se non è nel mazzo
