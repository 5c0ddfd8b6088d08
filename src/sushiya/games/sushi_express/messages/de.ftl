# Sushi Express in German.
game = Sushi Express

# Cards. A customer's colour is only its id.
customer = { $kind ->
    [light-blue] Pflegerin
    [dark-blue] Kapitän
    [pink] Tänzerin
    [purple] Professor
    [red] Feuerwehrfrau
    [orange] Bauarbeiter
    [yellow] Bäcker
    [green] Gärtnerin
   *[tip] Trinkgeld
}
action = { $kind ->
    [same-bet] Gleiche Wette
    [swap] Tausch
    [re-roll] Neuwurf
    [further] Ein Feld weiter
   *[tip] Trinkgeld
}
cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
# Follows “bis”: the preposition carries the case.
tile = { $tile ->
    [0] zum Sushi Express
    [1] zum Gasthof (1)
    [2] zum Hochhaus (2)
    [3] zum Badehaus (3)
    [4] zur Pagode (4)
    [5] zum Bauernhof (5)
    [6] zum Park (6)
    [7] zum Blumenladen (7)
    [8] zur Hütte (8)
    [9] zur Schule (9)
    [10] zur Sternwarte (10)
   *[11] zum Leuchtturm (11)
}
figure-cards = { $you ->
    [yes] du
   *[no] { $seat }
}: { $cards }
figure-points = { $you ->
    [yes] du
   *[no] { $seat }
} { $points }
# Commands.
command-swap-bets = Tausch spielen: { $low } und { $high }
command-place-bet = { $same ->
    [yes] Auf { $number } setzen, mit „Gleiche Wette“ obendrauf
   *[no] Auf { $number } setzen
}
command-end-bet = Fertig mit Setzen
command-reroll = Neuwurf spielen: die { $die } neu würfeln
command-stand = { $attempt ->
    [1] Noch einmal (2. Versuch)
   *[other] { $card ->
        [yes] Aufgeben: Aktionskarte ziehen
       *[no] Aufgeben: keine Aktionskarte mehr da
    }
}
command-drive = { $extra ->
    [0] Losfahren
    [one] Karte spielen: ein Feld weiter
   *[other] { $extra } Karten spielen: { $extra } Felder weiter
}
command-take-customer = { $customer } nehmen
command-keep-row = Reihe liegen lassen
command-clear-row = Reihe abwerfen
help-swap-bets = Spiel einen Tausch, solange du mit Setzen dran bist: Die Marker auf zwei Zahlen wechseln die Plätze, auch ganze Stapel. Am Ende gilt für jeden Marker die Zahl, auf der er steht.
help-place-bet = Wähl die Zahl, die du mit zwei Würfeln erreichen willst; so viele Felder fährt dein Lieferwagen. Auf einer belegten Zahl spielst du damit deine Karte „Gleiche Wette“.
help-end-bet = Dein Marker steht. Beende deinen Zug, oder spiel vorher noch einen Tausch, wenn du einen hast.
help-reroll = Spiel einen Neuwurf: Du würfelst einen der beiden Würfel noch einmal. Die neue Summe gilt, auch wenn sie kleiner ist.
help-stand = Du spielst keinen Neuwurf. Nach dem ersten Versuch würfelst du noch einmal mit beiden Würfeln; nach dem zweiten gibst du auf: Dein Lieferwagen bleibt stehen, und du ziehst eine Aktionskarte.
help-drive = Dein Lieferwagen fährt so viele Felder, wie du gesetzt hast, und eines mehr für jedes „Ein Feld weiter“, das du jetzt spielst. Felder mit anderen Lieferwagen werden übersprungen und nicht mitgezählt.
help-take-customer = Du hast den Sushi Express erreicht oder passiert: Nimm eine Karte aus der Reihe. Die erste Karte einer Figur bringt 3 Punkte, jede weitere 1; Trinkgeld bewahrt dich vor Minuspunkten.
help-keep-row = Du hast am niedrigsten gesetzt und entscheidest: Was noch in der Reihe liegt, bleibt, und neue Karten füllen sie auf.
help-clear-row = Du hast am niedrigsten gesetzt und entscheidest: Was noch in der Reihe liegt, kommt aus dem Spiel, und neue Karten füllen sie auf. Reichen die Karten nicht, ist das Spiel aus.

# What a seat is asked, for refusals.
question-bet = auf eine Zahl setzen
question-end = deinen Zug beenden oder tauschen
question-roll = einen Würfel neu würfeln oder ohne Neuwurf weitermachen
question-drive = sagen, wie weit dein Lieferwagen fährt
question-customer = eine Karte aus der Reihe nehmen
question-row = die Reihe liegen lassen oder abwerfen

# Events.
event-game-opened = { $players ->
    [3] Ein Spiel zu dritt beginnt.
    [4] Ein Spiel zu viert beginnt.
    [5] Ein Spiel zu fünft beginnt.
    [6] Ein Spiel zu sechst beginnt.
   *[other] Ein Spiel für { $players } beginnt.
} Alle haben „Gleiche Wette“ und „Ein Feld weiter“ auf der Hand.
event-row-filled = Neu in der Reihe: { $cards }.
event-round-began = { $you ->
    [yes] Du fängst die Runde an.
   *[no] { $seat } fängt die Runde an.
}
event-bets-swapped = { $you ->
    [yes] Du spielst einen Tausch: { $low } und { $high } wechseln die Plätze.
   *[no] { $seat } spielt einen Tausch: { $low } und { $high } wechseln die Plätze.
}
event-bet-placed = { $you ->
    [yes] Du setzt auf { $number }
   *[no] { $seat } setzt auf { $number }
}{ $same ->
    [yes] , mit „Gleiche Wette“ oben auf den Stapel.
   *[no] .
}
event-bet-ended = { $you ->
    [yes] Du hast gesetzt.
   *[no] { $seat } hat gesetzt.
}
event-turn-passed = { $you ->
    [yes] Du bist mit Setzen dran.
   *[no] { $seat } ist mit Setzen dran.
}
event-bets-closed = { $you ->
    [yes] Alle haben gesetzt, du am niedrigsten.
   *[no] Alle haben gesetzt, { $seat } am niedrigsten.
}
event-dice-rolled = { $you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} { $first } und { $second }, zusammen { $total } ({ $attempt }. Versuch).
event-die-rerolled = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} einen Neuwurf auf die { $die }: jetzt { $first } und { $second }, zusammen { $total }.
event-roll-accepted = { $you ->
    [yes] Du lässt die Würfel liegen.
   *[no] { $seat } lässt die Würfel liegen.
}
event-roll-succeeded = { $you ->
    [yes] Du schaffst deine Wette
   *[no] { $seat } schafft die Wette
}; wer noch einen Marker hat, fährt.
event-roll-failed = { $you ->
    [yes] Deine Wette ist geplatzt; dein Lieferwagen bleibt stehen.
   *[no] Die Wette von { $seat } ist geplatzt; der Lieferwagen bleibt stehen.
}
event-action-drawn = { $seat } zieht eine Aktionskarte.
event-action-drawn-own = { $you ->
    [yes] Du ziehst eine Aktionskarte: { $card }.
   *[no] { $seat } zieht eine Aktionskarte: { $card }.
}
event-drive-announced = { $you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $extra ->
    [0] für die Fahrt keine Karte.
    [one] „Ein Feld weiter“.
   *[other] { $extra } × „Ein Feld weiter“.
}
event-van-moved = { $you ->
    [yes] Du fährst
   *[no] { $seat } fährt
} { $tiles ->
    [one] { $tiles } Feld
   *[other] { $tiles } Felder
} bis { $tile }{ $jumped ->
    [0] {""}
    [one] {" "}({ $jumped } Feld übersprungen)
   *[other] {" "}({ $jumped } Felder übersprungen)
}{ $served ->
    [yes] . Dafür gibt es eine Karte aus der Reihe.
   *[no] .
}
event-customer-taken = { $you ->
    [yes] Du nimmst „{ $customer }“.
   *[no] { $seat } nimmt „{ $customer }“.
}
event-trip-ended = { $you ->
    [yes] Dein Marker kommt von der Wettscheibe.
   *[no] Der Marker von { $seat } kommt von der Wettscheibe.
}
event-vans-stopped = Alle Lieferwagen sind angekommen.
event-row-kept = { $you ->
    [yes] Du lässt die Reihe liegen.
   *[no] { $seat } lässt die Reihe liegen.
}
event-row-cleared = { $you ->
    [yes] Du wirfst die Reihe ab.
   *[no] { $seat } wirft die Reihe ab.
}
event-row-swept = Diese Runde fährt niemand; die ganze Reihe wird abgeworfen.
event-game-ended = Die Reihe lässt sich nicht mehr auffüllen: Das Spiel ist aus. Handkarten: { $hands }. Endstand: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Du hast gewonnen!
       *[no] { $winner } gewinnt.
    }
   *[other] Gemeinsam gewinnen: { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = Das Spiel ist aus (Regel { $rule }).
refusal-not-your-turn = Du bist nicht dran, sondern { $seat } (Regel { $rule }).
refusal-other-question = Das geht gerade nicht; jetzt kannst du { $question } (Regel { $rule }).
refusal-no-card = Du hast keine Karte „{ $card }“; wähl etwas, wofür du keine brauchst (Regel { $rule }).
refusal-bet-placed = Dein Marker steht schon; beende deinen Zug oder spiel einen Tausch (Regel { $rule }).
refusal-bet-missing = Setz zuerst deinen Marker auf eine Zahl (Regel { $rule }).
refusal-number-held = Die { $number } ist schon belegt, und dir fehlt „Gleiche Wette“; nimm eine freie Zahl (Regel { $rule }).
refusal-swap-empty = Auf der { $number } steht kein Marker; tausch zwei belegte Zahlen (Regel { $rule }).
refusal-swap-apart = { $reading ->
    [adjacent] An diesem Tisch tauscht man nur Zahlen, die direkt aufeinander folgen, etwa 6 und 7
   *[neighbours] Zwei Zahlen kannst du tauschen, wenn dazwischen kein Marker steht
} (Regel { $rule }).
refusal-die-not-shown = Kein Würfel zeigt eine { $die }; nimm eine Zahl, die daliegt (Regel { $rule }).
refusal-too-few-further = { $held ->
    [0] „Ein Feld weiter“ hast du nicht; fahr ohne los
    [one] „Ein Feld weiter“ hast du nur einmal; spiel es oder fahr ohne los
   *[other] „Ein Feld weiter“ hast du { $held }-mal; öfter kannst du es nicht spielen
} (Regel { $rule }).
refusal-not-in-row = „{ $customer }“ liegt nicht in der Reihe; nimm eine Karte, die dort liegt (Regel { $rule }).

# Refusals of the score pad.
refusal-score-wrong-players = Es sind Karten für { $found } angegeben; spielen können drei bis sechs (Regel { $rule }).
refusal-score-wrong-hands = Kundenkarten sind für { $wanted } angegeben, Aktionskarten für { $found }; gib beides für alle an (Regel { $rule }).
refusal-score-unknown-customer = { $seat }: Eine Kundenkarte „{ $card }“ gibt es nicht; es gibt { $kinds } (Regel { $rule }).
refusal-score-unknown-action = { $seat }: Eine Aktionskarte „{ $card }“ gibt es nicht; es gibt { $kinds } (Regel { $rule }).
refusal-score-too-many-customers = { $seat }: So oft gibt es „{ $card }“ nicht; unter den Kundenkarten sind { $copies } davon (Regel { $rule }).
refusal-score-too-many-actions = { $seat }: So oft gibt es „{ $card }“ nicht; unter den Aktionskarten sind { $copies } davon (Regel { $rule }).

# The table drawn as text. Titles of lines have room for five letters, and notes behind a name fit
# “Du” as well as any other name.
progress = Runde { $round }
table-head = Runde { $round }, { $phase ->
    [bets] Wetten
    [dice] Würfeln
    [vans] Fahren
   *[deliveries] Liefern
}. Am Zug: { $seat }.
table-over = Das Spiel ist aus.
table-house-rules = Hausregeln an diesem Tisch: { $rules }.
table-throw = { $attempt }. Versuch: Die Würfel zeigen { $first } und { $second }, zusammen { $total }.
table-road = Ring
table-express = Express
table-park = Park
table-dial = Wette
table-row = Reihe
table-piles = Noch im Stapel: { $customers ->
    [one] { $customers } Kundenkarte
   *[other] { $customers } Kundenkarten
}, { $actions ->
    [one] { $actions } Aktionskarte
   *[other] { $actions } Aktionskarten
}.
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-cards = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
table-starts = zuerst dran
table-hand = Aktionskarten: { $cards }

# How it can end.
ended-by-row-not-full = Für eine volle Reihe reichen die Kundenkarten nicht mehr.

# Options.
option-edition = Ausgabe
option-edition-standard = die einzige
option-players = Spielerzahl
option-swap = Welche Wetten ein Tausch vertauschen kann
option-swap-adjacent = zwei belegte Zahlen, die direkt aufeinander folgen
option-swap-neighbours = zwei belegte Zahlen, zwischen denen kein Marker steht
option-starter = Wer anfängt
option-starter-random = das Los entscheidet
option-starter-seat-1 = Platz 1
option-starter-seat-2 = Platz 2
option-starter-seat-3 = Platz 3
option-starter-seat-4 = Platz 4
option-starter-seat-5 = Platz 5
option-starter-seat-6 = Platz 6

# Kinds of points.
points-light-blue = Pflegerin
points-dark-blue = Kapitän
points-pink = Tänzerin
points-purple = Professor
points-red = Feuerwehrfrau
points-orange = Bauarbeiter
points-yellow = Bäcker
points-green = Gärtnerin
points-tips = Trinkgeld
