# The screen of Sushi Express in German.
spot = { $tile ->
    [0] Sushi Express
    [1] Gasthof (1)
    [2] Hochhaus (2)
    [3] Badehaus (3)
    [4] Pagode (4)
    [5] Bauernhof (5)
    [6] Park (6)
    [7] Blumenladen (7)
    [8] Hütte (8)
    [9] Schule (9)
    [10] Sternwarte (10)
   *[11] Leuchtturm (11)
}
percent = { $share } %

# The phases, and what is going on.
now = Was gerade passiert
now-you = du
phase = { $phase ->
    [bets] Wetten
    [dice] Würfeln
    [vans] Fahren
   *[deliveries] Liefern
}
now-bet = { $you ->
    [yes] Auf welche Zahl setzt du?
   *[no] { $seat } überlegt noch
}
now-bet-hint = Zwei Würfel müssen sie in zwei Versuchen erreichen; so viele Felder fährst du dann.
now-end = { $you ->
    [yes] { $more ->
        [yes] Du setzt auf { $bet }. Noch etwas?
       *[no] Du setzt auf { $bet }.
    }
   *[no] { $seat } darf noch eine Karte spielen
}
now-end-hint = { $more ->
    [yes] Spiel noch einen Tausch, wenn du magst. Sonst bist du fertig mit Setzen.
   *[no] Mehr kannst du jetzt nicht spielen: Du bist fertig mit Setzen.
}
now-throw = { $you ->
    [yes] { $total } ist zu wenig: Du brauchst { $bet }
   *[no] { $seat } hat { $total } und braucht { $bet }
}
now-throw-hint = { $last ->
    [no] { $mine ->
        [yes] Erster von zwei Versuchen: Du darfst noch einmal mit beiden würfeln.
       *[no] Erster von zwei Versuchen. Klappt es, dann fahren: { $drivers }.
    }
   *[yes] { $mine ->
        [yes] { $card ->
            [yes] Letzter Versuch. Gibst du auf, bleibst du stehen und ziehst eine Aktionskarte.
           *[no] Letzter Versuch. Gibst du auf, bleibst du stehen; Aktionskarten gibt es keine mehr.
        }
       *[no] Letzter Versuch. Klappt es, dann fahren: { $drivers }.
    }
}
now-drive = { $you ->
    [yes] Dein Lieferwagen fährt { $bet } Felder
   *[no] { $seat } fährt { $bet } Felder
}
now-customer = { $you ->
    [yes] Welche Karte nimmst du?
   *[no] { $seat } nimmt eine Karte aus der Reihe
}
now-customer-hint = Dein Lieferwagen kam zum Sushi Express oder daran vorbei.
now-row = { $you ->
    [yes] Du entscheidest: Bleibt die Reihe?
   *[no] { $seat } hat am niedrigsten gesetzt und entscheidet über die Reihe
}
row-cost = { $over ->
    [yes] beendet das Spiel
   *[no] braucht { $cards } von { $pile }
}

# What lies ahead.
ahead-chance = { $carried ->
    [yes] { $number }: Du fährst zu { $drives } %, zu { $alone } % durch eigene Würfel.
   *[no] { $number }: Du fährst zu { $drives } %.
}
ahead-way = Bis { $place }{ $jumped ->
    [0] {""}
   *[other] , { $jumped } übersprungen
}{ $served ->
    [yes] , mit Kundenkarte
   *[no] {""}
}{ $tile ->
    [6] {" "}und eine Aktionskarte.
   *[other] .
}
ahead-stack = Oben auf dem Stapel würfelst, fährst und wählst du vor { $people }.

# Ring and dial.
ring = { $mine ->
    [yes] Die Straße, von deinem Lieferwagen an
   *[no] Die Straße, vom Sushi Express an
}
ring-tile = { $place }{ $count ->
    [0] .
   *[other] : { $people }.
}
dial = Wettscheibe
dial-number = { $number }: { $count ->
    [0] frei
   *[other] { $people }
}.
dial-ahead = Du fährst zu { $share } %, führt { $place }{ $served ->
    [yes] , bringt eine Kundenkarte.
   *[no] .
}
die = Würfel zeigt { $face }
hub-needed = { $total } von { $needed }
hub-verdict = { $verdict ->
    [again] nochmal
   *[failed] geplatzt
}
rolling = { $you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} für die { $needed } …
rerolling = { $you ->
    [yes] Du würfelst
   *[no] { $seat } würfelt
} einen Würfel neu für die { $needed } …

# The row.
row = In der Reihe
row-stays = bleibt
row-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
row-card = { $customer }, dir jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
row-told = { $kind ->
    [tip] Trinkgeld: Wer am Ende am wenigsten hat, verliert so viele Punkte, wie das meiste Trinkgeld zählt. Im Stapel: { $left }.
   *[other] { $customer }: 3 Punkte für die erste Karte, 1 für jede weitere. Im Stapel: { $left }.
}
worth = +{ $points }
mine = Deine Kundenkarten
mine-none = Noch keine Kundenkarten

# Action cards.
hand = Deine Aktionskarten
hand-empty = Keine. Eine geplatzte Wette bringt dir eine, und der Park auch.
hand-card = { action }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $open ->
    [yes] , jetzt spielbar
   *[no] {""}
}
card-hint = { $kind ->
    [same-bet] Gleiche Wette: Wenn du setzt, nimmst du damit eine Zahl, die schon belegt ist.
    [swap] Tausch: Wenn du setzt, wechseln damit zwei benachbarte Wetten die Plätze.
    [re-roll] Neuwurf: Sind deine Würfel zu niedrig, würfelst du einen davon noch einmal.
    [further] Ein Feld weiter: Fährt dein Lieferwagen los, fährt er damit ein Feld mehr.
   *[tip] Trinkgeld spielt man nicht aus. Es zählt am Ende: Wer am wenigsten hat, verliert Punkte.
}
ways = { $kind ->
    [same-bet] Gleiche Wette: auf welche Zahl?
    [swap] Tausch: Welche Wetten wechseln?
    [re-roll] Neuwurf: Welcher Würfel?
    [further] Ein Feld weiter: Wie viele Karten?
   *[tip] Trinkgeld
}
way-swap = { $low } ⇄ { $high }
way-number = { $number }
way-die = { $die }
way-further = +{ $extra }
times = ×{ $count }

# Players.
players = Am Tisch
player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tips } × Trinkgeld, { $cards ->
    [one] { $cards } Aktionskarte
   *[other] { $cards } Aktionskarten
}{ $bet ->
    [0] .
   *[other] , Wette auf { $bet }.
}
cost = −{ $loss }
sheet-customers = Kundenkarten
sheet-tips = { $most ->
    [0] Noch hat niemand Trinkgeld.
   *[other] { $loss ->
        [0] { $own } × Trinkgeld; das wenigste am Tisch ist { $fewest }, das meiste { $most }.
       *[other] { $own } × Trinkgeld, das wenigste am Tisch: Das kostet zurzeit { $loss }, so viel wie das meiste.
    }
}
sheet-actions = Aktionskarten
sheet-unknown = { $count ->
    [one] eine Karte, die sonst niemand kennt
   *[other] { $count } Karten, die sonst niemand kennt
}
sheet-played = Schon gespielt: { $cards }.

# What everybody did, a few words each.
last-round = Die letzte Runde
last-none = Hier steht, was die letzte Runde gebracht hat
deeds = { $first } { $last }
deed-bet = { $you ->
    [yes] Du setzt auf { $bet }.
   *[no] { $seat } setzt auf { $bet }.
}
deed-rolled = { $you ->
    [yes] Du würfelst { $total }.
   *[no] { $seat } würfelt { $total }.
}
deed-failed = { $you ->
    [yes] Du
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
}: geplatzt{ $card ->
    [yes] , eine Aktionskarte.
   *[no] .
}
deed-customer = { $you ->
    [yes] Du
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
}: { $customer }{ $card ->
    [yes] , eine Aktionskarte.
   *[no] .
}
deed-drove = { $you ->
    [yes] Du
   *[no] { $seat }
}{ $bet ->
    [0] {""}
   *[other] {" "}{ $bet }
}: { $place }{ $card ->
    [yes] , eine Aktionskarte.
   *[no] .
}

# The end, counted one by one.
finale-count = { $count } ×
finale-tips = { $most ->
    [0] Trinkgeld: Niemand hat welches
   *[other] Trinkgeld: Das wenigste kostet { $most }
}
finale-tips-has = { $count } ×{ $fewest ->
    [yes] {" "}(am wenigsten)
   *[no] {""}
}
finale-equal = Gleich viele Punkte: Es entscheiden übrige Aktionskarten

# The score pad.
pad-now = Wenn das Spiel jetzt aus wäre
pad-final = Endstand
why-customer = { $customer }, { $count ->
    [0] noch keine Karte: Die erste brächte 3 Punkte.
    [one] eine Karte: 3 Punkte.
   *[other] { $count } Karten: 3 Punkte für die erste, 1 für jede weitere.
}
why-tips = { $most ->
    [0] Niemand hat Trinkgeld, also verliert auch niemand etwas.
   *[other] { $loss ->
        [0] { $own } × Trinkgeld ist nicht das wenigste: Nichts geht verloren.
       *[other] { $own } × Trinkgeld ist das wenigste: Das kostet so viele Punkte, wie das meiste zählt, also { $most }.
    }
}

# First meetings.
lesson-place-bet = Kundenkarten gibt es am Sushi Express. Zwei Würfel müssen deine Zahl erreichen: hoch fährt weit, niedrig ist sicher und fährt oft mit.
lesson-swap-bets = Du hast einen Tausch: Zwei benachbarte Wetten wechseln die Plätze, deine oder fremde. Es zählt, wo ein Marker am Ende steht.
lesson-end-bet = Dein Marker steht. Beende deinen Zug, falls du nicht vorher noch eine Karte spielen willst.
lesson-stand = Das reicht nicht. Nach dem ersten Versuch würfelst du noch einmal, nach dem zweiten gibst du auf und ziehst eine Aktionskarte.
lesson-reroll = Du hast einen Neuwurf: Wähl einen Würfel, den du neu würfelst. Die neue Summe gilt, auch wenn sie kleiner ist.
lesson-drive = Du fährst so viele Felder, wie du gesetzt hast, und überspringst andere Lieferwagen. Jedes „Ein Feld weiter“ gibt ein Feld dazu.
lesson-take-customer = Du warst am Sushi Express: Nimm eine Karte. Eine neue Figur bringt 3 Punkte, eine bekannte 1; zu wenig Trinkgeld kostet am Ende Punkte.
lesson-keep-row = Du hast am niedrigsten gesetzt und entscheidest: Karten liegen lassen oder alle abwerfen. Die nächste Runde fängst du an.
lesson-clear-row = Abgeworfene Karten kommen nie wieder, und das Ende rückt näher.
places-reason = Bei gleich vielen Punkten liegt vorn, wer noch mehr Aktionskarten hat; Trinkgeld zählt nicht mit.
known-bets = Was jede Wette wert ist, und wer dort liegt
known-customers = Noch nicht gesehene Kundenkarten: { $total }. Chance für die nächste Karte:
