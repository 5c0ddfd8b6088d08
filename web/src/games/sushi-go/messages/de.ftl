# The screen of Sushi Go! in German.
# First meetings, at most 25 words each.
lesson-keep = Behalte eine Karte, der Rest wandert weiter. Sammle passende Karten. Du kannst deine Wahl ändern, bis alle gewählt haben.
lesson-wasabi = Dein Wasabi wartet: Das { word-nigiri }, das du darauf legst, zählt dreifach.
lesson-chopsticks = Mit deinen Stäbchen darfst du jetzt zwei Karten behalten: Tipp auf „Sushi Go!“. Danach wandern sie mit den Karten weiter.
lesson-robot = Du steuerst diesmal den Roboter und hast eine seiner Karten gezogen. Wähl erst deine Karte, dann eine für ihn.

# The places.
guests = Die anderen
your-place = Dein Platz
counter = Die Theke
your-hand = Deine Hand
place-empty = Hier kommen deine Gerichte hin.
belt-to = zu { $name }
belt-from = von { $name }
round-short = Durchgang { $round }
own-rules = Hausregeln
points-so-far = { $total } Punkte, und { $now } dazu, wenn der Durchgang jetzt endete
points-final = { $total } Punkte
remembered = Bekannte Karten dieser Hand:

# Choosing.
card-place = { $card }, { $place } von { $count }{ $state ->
    [chosen] , gewählt
    [gift] , für den Roboter
    [drawn] , vom Roboter
   *[no] {""}
}
plate-empty = Wähl eine Karte
plate-change = Ändern: { $cards }
change = Ändern
call-two = „Sushi Go!“ Zwei behalten
call-two-on = „Sushi Go!“ Wähl zwei
call = Sushi Go!
choose-keep-first = Wähl zuerst deine eigene Karte.
choose-gift = Wähl jetzt eine für den Roboter.
gift = Roboter
ways = Wie auslegen?
way = { $cards }

# The reveal: what the new cards made.
reveal-last = Die letzten Karten
made-tempura = Paar
made-sashimi = Dreier
made-dumpling = { points-dumpling } ×{ $count }
made-maki = { points-maki } ×{ $count }
made-nigiri = { $tripled ->
    [yes] auf Wasabi
   *[no] { word-nigiri }
}

# What a card is worth.
sign = { $kind ->
    [tempura] Zwei bringen 5 Punkte.
    [sashimi] Drei bringen 10 Punkte.
    [dumpling] Eine bis fünf bringen 1, 3, 6, 10 oder 15 Punkte.
    [nigiri-1] 1 Punkt, auf Wasabi 3.
    [nigiri-2] 2 Punkte, auf Wasabi 6.
    [nigiri-3] 3 Punkte, auf Wasabi 9.
    [wasabi] Ein { word-nigiri } darauf zählt dreifach.
    [chopsticks] Damit darfst du später einmal zwei Karten behalten.
    [pudding] Zählt am Ende des Spiels: die meisten bringen 6 Punkte, die wenigsten können 6 kosten.
   *[maki] Die meisten Maki bringen 6 Punkte, die zweitmeisten 3.
}

# A set on the table, for listeners.
tray = { $kind ->
    [nigiri] { points-nigiri }: { $count }, auf Wasabi: { $tripled }, freie Wasabi: { $waiting }, Punkte: { $points }
    [maki] { points-maki }: { $count }, Punkte: { $points }
    [tempura] { points-tempura }: { $count }, Punkte: { $points }
    [sashimi] { points-sashimi }: { $count }, Punkte: { $points }
    [dumpling] { points-dumpling }: { $count }, Punkte: { $points }
    [chopsticks] Stäbchen: { $count }
   *[pudding] { points-pudding }: { $count }{ $points ->
        [0] {""}
       *[other] , Punkte: { $points }
    }
}

# The score pad.
pad-now = Wenn Durchgang { $round } jetzt endete
pad-round = Durchgang { $round }
pad-so-far = Bisher
pad-final = Das ganze Spiel
why-maki = { $points ->
    [0] { $count ->
        [0] Keine Maki, keine Punkte.
        [-1] Weder die meisten noch die zweitmeisten Maki.
       *[other] { $count } Maki: Andere haben mehr.
    }
   *[other] { $count ->
        [-1] Die meisten Maki bringen 6, die zweitmeisten 3{ why-shared }.
       *[other] { $count } Maki: Die meisten bringen 6, die zweitmeisten 3{ why-shared }.
    }
}
why-shared = { $ties ->
    [split] ; bei Gleichstand wird geteilt
   *[full] , auch allen, die gleichauf liegen
}
why-tempura = { $count ->
    [-1] { $points ->
        [0] Kein Paar Tempura.
       *[other] Jedes Paar Tempura bringt 5.
    }
    [0] Keine Tempura.
    [1] Ein Tempura; mit einem zweiten gibt es 5.
   *[other] { $left ->
        [0] { $count } Tempura bringen { $points }: 5 je Paar.
       *[other] { $count } Tempura bringen { $points }: 5 je Paar, eins bleibt übrig.
    }
}
why-sashimi = { $count ->
    [-1] { $points ->
        [0] Weniger als drei Sashimi.
       *[other] Je drei Sashimi bringen 10.
    }
    [0] Keine Sashimi.
    [1] Ein Sashimi; mit zwei weiteren gibt es 10.
    [2] Zwei Sashimi; mit noch einem gibt es 10.
   *[other] { $left ->
        [0] { $count } Sashimi bringen { $points }: 10 je drei.
       *[other] { $count } Sashimi bringen { $points }: 10 je drei, { $left } übrig.
    }
}
why-dumpling = { $count ->
    [-1] { $points ->
        [0] Keine { word-dumplings }.
       *[other] Eine bis fünf { word-dumplings } bringen 1, 3, 6, 10 oder 15, hier { $points }.
    }
    [0] Keine { word-dumplings }.
   *[other] { word-dumplings }: { $count }, das bringt { $points }; die Stufen sind 1, 3, 6, 10, 15.
}
why-nigiri = { $count ->
    [-1] { $points ->
        [0] Kein { word-nigiri }.
       *[other] Jedes { word-nigiri } bringt 1, 2 oder 3, auf Wasabi das Dreifache.
    }
    [0] Kein { word-nigiri }.
   *[other] { $tripled ->
        [0] { $count } { word-nigiri }, je 1, 2 oder 3 wert: zusammen { $points }.
       *[other] { $count } { word-nigiri }, davon { $tripled } dreifach auf Wasabi: zusammen { $points }.
    }
}
why-round = Durchgang { $round }: { points-maki } { $maki }, { points-tempura } { $tempura }, { points-sashimi } { $sashimi }, { points-dumpling } { $dumpling }, { points-nigiri } { $nigiri }.
why-pudding = { $standing ->
    [equal] Alle haben gleich viele { word-puddings }: Niemand gewinnt oder verliert etwas.
    [most] Die meisten { word-puddings } ({ $count }) bringen 6{ why-shared }.
    [fewest] { $points ->
        [0] Die wenigsten { word-puddings } ({ $count }); an diesem Tisch kostet das nichts.
       *[other] Die wenigsten { word-puddings } ({ $count }) kosten 6{ why-shared }.
    }
   *[between] { word-puddings }: { $count }, weder die meisten noch die wenigsten.
}
why-pudding-so-far = { word-puddings } bisher: { $count }{ $standing ->
    [equal] , so viele wie alle
    [most] , am meisten
    [fewest] , am wenigsten
   *[between] {""}
}. Sie zählen am Ende des Spiels.
places-reason = Bei gleich vielen Punkten liegt vorn, wer mehr { word-puddings } hat.

# The end: what is counted, and how many each has.
count-kind = Durchgang { $round }: { $kind }
count-puddings = × { $count }

# Several turns in one: what was kept, and what the round gave.
summary-round = { $kept } { $scored }
known-hand = Noch in der Hand, die { $seat } jetzt hat
known-unseen = { $hidden ->
    [0] Nie gesehen: { $total } Karten
   *[other] Nie gesehen: { $total } Karten, { $hidden } davon in Händen. Chance, dass eine Hand sie hat:
}
