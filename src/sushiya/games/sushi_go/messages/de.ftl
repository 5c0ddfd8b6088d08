# Sushi Go! in German.
game = Sushi Go!

# Cards, as each edition names them.
card-cocktail = { $kind ->
    [maki-1] Maki 1
    [maki-2] Maki 2
    [maki-3] Maki 3
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Teigtaschen
    [nigiri-1] Ei-Sushi
    [nigiri-2] Lachs-Sushi
    [nigiri-3] Tintenfisch-Sushi
    [wasabi] Wasabi
    [chopsticks] Stäbchen
   *[pudding] Dessert
}
card-zoch = { $kind ->
    [maki-1] Maki-Rolle 1
    [maki-2] Maki-Rolle 2
    [maki-3] Maki-Rolle 3
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Muschel
    [nigiri-1] Ei-Nigiri
    [nigiri-2] Lachs-Nigiri
    [nigiri-3] Thunfisch-Nigiri
    [wasabi] Wasabi
    [chopsticks] Stäbchen
   *[pudding] Pudding
}
# Both words are neuter and the same in the plural, so sentences fit both.
word-nigiri = { $edition ->
    [zoch] Nigiri
   *[cocktail] Sushi
}
# One is masculine and one neuter: only the plural is the same for both.
word-puddings = { $edition ->
    [zoch] Puddings
   *[cocktail] Desserts
}
word-dumplings = { $edition ->
    [zoch] Muscheln
   *[cocktail] Teigtaschen
}
card-on-wasabi = { $card } auf Wasabi
card-free = { $card } (frei)
card-twice = zweimal { $card }
figure-cards = { $you ->
    [yes] du behältst { $cards }
   *[no] { $seat } behält { $cards }
}
figure-robot = der Roboter bekommt { $cards }
figure-points = { $seat } { $points }

# Commands.
command-keep = { $count ->
    [1] { $cards } behalten
   *[other] „Sushi Go!“: { $cards } behalten
}
command-keep-and-give = { $count ->
    [1] { $cards } behalten, { $gift } für den Roboter
   *[other] „Sushi Go!“: { $cards } behalten, { $gift } für den Roboter
}
help-keep = Behalte eine Karte von deiner Hand. Sobald alle gewählt haben, wird aufgedeckt, und der Rest deiner Hand wandert weiter. Liegen seit einer früheren Runde Stäbchen vor dir, darfst du zwei Karten behalten. { word-nigiri } auf einem freien Wasabi zählt dreifach, egal ob mit Ei, Lachs oder etwas anderem.

# Events.
event-game-opened = { $players ->
    [2] Ein Spiel zu zweit beginnt.
    [3] Ein Spiel zu dritt beginnt.
    [4] Ein Spiel zu viert beginnt.
    [5] Ein Spiel zu fünft beginnt.
   *[other] Ein Spiel für { $players } beginnt.
}
event-round-dealt = Alle bekommen { $cards } neue Karten.
event-robot-card-drawn = { $you ->
    [yes] Du steuerst den Roboter und ziehst eine Karte vom Roboterstapel.
   *[no] { $seat } steuert den Roboter und zieht eine Karte vom Roboterstapel.
}
event-robot-card-drawn-own = { $you ->
    [yes] Du steuerst den Roboter und ziehst vom Roboterstapel: { $card }.
   *[no] { $seat } steuert den Roboter und zieht vom Roboterstapel: { $card }.
}
event-pick-held = { $you ->
    [yes] Du hast gewählt.
   *[no] { $seat } hat gewählt.
}
event-pick-held-own = { $you ->
    [yes] Deine Wahl: { $command }.
   *[no] Die Wahl von { $seat }: { $command }.
}
event-pick-replaced = { $seat } hat neu gewählt.
event-pick-replaced-own = { $you ->
    [yes] Deine neue Wahl: { $command }.
   *[no] Die neue Wahl von { $seat }: { $command }.
}
event-picks-revealed = Aufgedeckt: { $picks }.
event-hands-passed = { $direction ->
    [left] Die Karten wandern nach links.
    [right] Die Karten wandern nach rechts.
   *[swap] Die Karten werden getauscht.
}
event-last-cards-laid = Die letzten Karten: { $picks }.
event-round-scored = Durchgang { $round } bringt: { $points }.
event-game-ended = Die { word-puddings } bringen: { $pudding }. Endstand: { $totals }. { $count ->
    [1] { $you-winner ->
        [yes] Du hast gewonnen!
       *[no] { $winner } gewinnt.
    }
   *[other] Gemeinsam gewinnen: { $winners }.
}

# Refusals; each cites its paragraph of the rulebook.
refusal-game-over = Das Spiel ist aus (Regel { $rule }).
refusal-last-card = Deine letzte Karte legt sich von selbst; zu wählen gibt es nichts mehr (Regel { $rule }).
refusal-one-or-two = Behalte eine Karte, oder zwei mit Stäbchen (Regel { $rule }).
refusal-not-in-hand = { $card } hast du nicht auf der Hand, oder nicht oft genug; behalte Karten, die du hast (Regel { $rule }).
refusal-no-chopsticks = Zwei Karten behältst du nur mit Stäbchen, die seit einer früheren Runde vor dir liegen (Regel { $rule }).
refusal-robot-needs-third = Zwei Karten für dich und eine für den Roboter sind drei, du hast nur zwei: Behalte eine (Regel { $rule }).
refusal-give-missing = Du steuerst diese Runde den Roboter: Wähl auch für ihn eine Karte (Regel { $rule }).
refusal-give-without-robot = Du steuerst diese Runde keinen Roboter; behalte nur deine Karte (Regel { $rule }).
refusal-not-a-nigiri = Auf Wasabi darf nur { word-nigiri } liegen (Regel { $rule }).
refusal-no-free-wasabi = { $free ->
    [0] Für dieses { word-nigiri } ist kein Wasabi frei; leg es ohne Wasabi aus (Regel { $rule }).
    [one] Nur { $free } Wasabi ist frei (Regel { $rule }).
   *[other] Nur { $free } Wasabi sind frei (Regel { $rule }).
}
refusal-must-use-wasabi = An diesem Tisch muss { word-nigiri } auf einen freien Wasabi (Regel { $rule }).

# The table drawn as text. Notes behind a name fit “Du” as well as any other name.
progress = Durchgang { $round }, Runde { $turn } von { $turns }
table-head = Durchgang { $round } von { $rounds }, Runde { $turn } von { $turns }. { $direction ->
    [left] Die Karten wandern nach links.
    [right] Die Karten wandern nach rechts.
   *[swap] Die Karten werden getauscht.
}
table-over = Das Spiel ist aus.
table-house-rules = Hausregeln an diesem Tisch: { $rules }.
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-now = jetzt +{ $now }
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-controls-robot = am Steuer des Roboters
table-has-chosen = Wahl getroffen
table-hand = Hand: { $cards }

# Refusals of the score pad.
refusal-score-unknown-kind = { $seat }, Durchgang { $round }: Eine Karte „{ $card }“ gibt es nicht; es gibt { $kinds } (Regel { $rule }).
refusal-score-too-many-copies = { $seat }, Durchgang { $round }: So oft gibt es { $card } nicht; im Spiel sind { $copies } davon (Regel { $rule }).
refusal-score-too-many-maki = { $seat }, Durchgang { $round }: So viele Maki-Symbole zeigen die Maki-Karten im Spiel nicht (Regel { $rule }).
refusal-score-too-many-cards = { $seat }, Durchgang { $round }: Das sind mehr Karten als die { $size } einer Hand (Regel { $rule }).
refusal-score-missing-seat = { $seat }, Durchgang { $round }: Hier fehlen die Karten; waren es keine, genügt eine leere Liste (Regel { $rule }).
refusal-score-too-many-seats = In Durchgang { $round } stehen Karten für { $found }, es spielen aber nur { $wanted } (Regel { $rule }).
refusal-score-too-many-rounds = { $rounds } Durchgänge sind zu viel; ein Spiel hat drei (Regel { $rule }).
refusal-score-plain = { $seat }, Durchgang { $round }: Mit diesen Optionen bleibt kein { word-nigiri } neben einem freien Wasabi liegen; „{ $card }“ kann also nicht sein (Regel { $rule }).

# How it can end.
ended-by-three-rounds = Der dritte Durchgang ist vorbei.

# Options.
option-edition = Ausgabe: wessen Regeln und Kartennamen gelten
option-edition-cocktail = Cocktail Games
option-edition-zoch = Zoch
option-players = Spielerzahl
option-maki-ties = Gleichstand bei Maki
option-maki-ties-full = wer gleichauf liegt, bekommt die vollen Punkte; einen zweiten Platz gibt es immer
option-maki-ties-split = die Punkte werden geteilt und abgerundet; liegen mehrere vorn, gibt es keinen zweiten Platz
option-pudding-ties = Gleichstand bei { word-puddings }
option-pudding-ties-full = wer gleichauf liegt, gewinnt oder verliert 6
option-pudding-ties-split = Gewinn und Verlust werden geteilt und abgerundet
option-pudding-loss = Minuspunkte für die wenigsten { word-puddings }
option-pudding-loss-yes = wer die wenigsten { word-puddings } hat, verliert 6
option-pudding-loss-no = niemand verliert etwas für { word-puddings }
option-nigiri = Neues { word-nigiri }, wenn ein Wasabi frei ist
option-nigiri-forced = muss auf den Wasabi
option-nigiri-optional = darf auf den Wasabi
option-same-turn = Wasabi und { word-nigiri } aus derselben Runde
option-same-turn-combine = das { word-nigiri } kann auf diesen Wasabi
option-same-turn-separate = auf den neuen Wasabi kommt diese Runde noch kein { word-nigiri }
option-passing = Wohin die Karten wandern
option-passing-left = immer nach links
option-passing-left-right-left = links, rechts, links, je nach Durchgang
option-robot = Zu zweit: ein Roboter als Dritter im Bunde
option-robot-off = ohne Roboter
option-robot-on = mit Roboter
option-starter = Wer den Roboter zuerst steuert (nur mit Roboter)
option-starter-random = das Los entscheidet
option-starter-seat-1 = Platz 1
option-starter-seat-2 = Platz 2
option-starter-seat-3 = Platz 3
option-starter-seat-4 = Platz 4
option-starter-seat-5 = Platz 5

# Kinds of points.
points-maki = Maki
points-tempura = Tempura
points-sashimi = Sashimi
points-dumpling = { word-dumplings }
points-nigiri = { word-nigiri }
points-pudding = { word-puddings }

# Was anders ist, in einer Zeile: für alle, die eine Ausgabe wählen.
option-edition-cocktail-differs = Bei Gleichstand wird geteilt, und auf einen freien Wasabi muss das nächste Sushi. Mit Teigtaschen und Dessert, ab zwei Personen.
option-edition-zoch-differs = Bei Gleichstand bekommen alle die vollen Punkte, und Wasabi darf warten. Mit Muscheln und Pudding, ab drei Personen.
