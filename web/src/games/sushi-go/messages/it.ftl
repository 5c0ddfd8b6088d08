# The screen of Sushi Go! in Italian.
# First meetings, at most 25 words each.
lesson-keep = Tieni una carta, il resto passa avanti. Forma delle serie. Puoi cambiare scelta finché non hanno scelto tutti.
lesson-wasabi = Il tuo wasabi aspetta: il { word-nigiri } che ci metti sopra vale il triplo.
lesson-chopsticks = Con le bacchette puoi tenere due carte in questo turno: tocca “Sushi Go!”. Poi ripartono con la mano.
lesson-robot = In questo turno controlli il robot e hai pescato una sua carta. Scegli prima la tua, poi una per lui.

# The places.
guests = Gli altri
your-place = Il tuo posto
counter = Il bancone
your-hand = La tua mano
place-empty = Qui arrivano i tuoi piatti.
belt-to = a { $name }
belt-from = da { $name }
round-short = Giro { $round }
own-rules = Regole della casa
points-so-far = { $total } punti, e altri { $now } se il giro finisse adesso
points-final = { $total } punti
remembered = Carte note di questa mano:

# Choosing.
card-place = { $card }, { $place } di { $count }{ $state ->
    [chosen] , scelta
    [gift] , per il robot
    [drawn] , del robot
   *[no] {""}
}
plate-empty = Scegli una carta
plate-change = Cambia: { $cards }
change = Cambia
call-two = “Sushi Go!” Tienine due
call-two-on = “Sushi Go!” Scegline due
call = Sushi Go!
choose-keep-first = Scegli prima la tua carta.
choose-gift = Ora scegline una per il robot.
gift = Robot
ways = Come metterlo in tavola
way = { $cards }

# The reveal: what the new cards made.
reveal-last = Le ultime carte
made-tempura = coppia
made-sashimi = tris
made-dumpling = { points-dumpling } ×{ $count }
made-maki = { points-maki } ×{ $count }
made-nigiri = { $tripled ->
    [yes] sul wasabi
   *[no] { word-nigiri }
}

# What a card is worth.
sign = { $kind ->
    [tempura] Due fanno 5 punti.
    [sashimi] Tre fanno 10 punti.
    [dumpling] Da uno a cinque fanno 1, 3, 6, 10 o 15 punti.
    [nigiri-1] 1 punto, 3 sul wasabi.
    [nigiri-2] 2 punti, 6 sul wasabi.
    [nigiri-3] 3 punti, 9 sul wasabi.
    [wasabi] Un { word-nigiri } messo sopra vale il triplo.
    [chopsticks] Permette di tenere due carte in un turno successivo.
    [pudding] Conta a fine partita: chi ne ha di più prende 6 punti, chi ne ha di meno può perderne 6.
   *[maki] Chi ha più maki prende 6 punti, il secondo 3.
}

# A set on the table, for listeners.
tray = { $kind ->
    [nigiri] { points-nigiri }: { $count }, sul wasabi: { $tripled }, wasabi liberi: { $waiting }, punti: { $points }
    [maki] { points-maki }: { $count }, punti: { $points }
    [tempura] { points-tempura }: { $count }, punti: { $points }
    [sashimi] { points-sashimi }: { $count }, punti: { $points }
    [dumpling] { points-dumpling }: { $count }, punti: { $points }
    [chopsticks] Bacchette: { $count }
   *[pudding] { points-pudding }: { $count }{ $points ->
        [0] {""}
       *[other] , punti: { $points }
    }
}

# The score pad.
pad-now = Se il giro { $round } finisse adesso
pad-round = Giro { $round }
pad-so-far = Finora
pad-final = Tutta la partita
why-maki = { $points ->
    [0] { $count ->
        [0] Niente maki, niente punti.
        [-1] Né primo né secondo per i maki.
       *[other] { $count } maki: altri ne hanno di più.
    }
   *[other] { $count ->
        [-1] Chi ha più maki prende 6, il secondo 3{ why-shared }.
       *[other] { $count } maki: chi ne ha di più prende 6, il secondo 3{ why-shared }.
    }
}
why-shared = { $ties ->
    [split] ; in parità si divide
   *[full] , anche in parità
}
why-tempura = { $count ->
    [-1] { $points ->
        [0] Nessuna coppia di tempura.
       *[other] Ogni coppia di tempura dà 5.
    }
    [0] Nessuna tempura.
    [1] Una tempura; con un’altra farà 5.
   *[other] { $left ->
        [0] { $count } tempura fanno { $points }: 5 a coppia.
       *[other] { $count } tempura fanno { $points }: 5 a coppia, una avanza.
    }
}
why-sashimi = { $count ->
    [-1] { $points ->
        [0] Meno di tre sashimi.
       *[other] Ogni tre sashimi danno 10.
    }
    [0] Nessun sashimi.
    [1] Un sashimi; con altri due faranno 10.
    [2] Due sashimi; con un altro faranno 10.
   *[other] { $left ->
        [0] { $count } sashimi fanno { $points }: 10 ogni tre.
       *[other] { $count } sashimi fanno { $points }: 10 ogni tre, { $left } di avanzo.
    }
}
why-dumpling = { $count ->
    [-1] { $points ->
        [0] Niente { word-dumplings }.
       *[other] Da uno a cinque { word-dumplings } fanno 1, 3, 6, 10 o 15; qui { $points }.
    }
    [0] Niente { word-dumplings }.
   *[other] Carte di { word-dumplings }: { $count }, cioè { $points }; si sale da 1 a 3, 6, 10, 15.
}
why-nigiri = { $count ->
    [-1] { $points ->
        [0] Niente { word-nigiri }.
       *[other] Ogni { word-nigiri } dà 1, 2 o 3, e il triplo sul wasabi.
    }
    [0] Niente { word-nigiri }.
   *[other] { $tripled ->
        [0] { $count } { word-nigiri } da 1, 2 o 3: in tutto { $points }.
       *[other] { $count } { word-nigiri }, di cui { $tripled } sul wasabi, per tre: in tutto { $points }.
    }
}
why-round = Giro { $round }: { points-maki } { $maki }, { points-tempura } { $tempura }, { points-sashimi } { $sashimi }, { points-dumpling } { $dumpling }, { points-nigiri } { $nigiri }.
why-pudding = { $standing ->
    [equal] Tutti hanno lo stesso numero di { word-puddings }: nessuno guadagna o perde.
    [most] Chi ha più { word-puddings } ({ $count }) prende 6{ why-shared }.
    [fewest] { $points ->
        [0] Meno { word-puddings } di tutti ({ $count }), ma a questo tavolo non costa nulla.
       *[other] Meno { word-puddings } di tutti ({ $count }): costa 6{ why-shared }.
    }
   *[between] Numero di { word-puddings }: { $count }, né il massimo né il minimo.
}
why-pudding-so-far = Numero di { word-puddings } finora: { $count }{ $standing ->
    [equal] , come tutti
    [most] , il massimo
    [fewest] , il minimo
   *[between] {""}
}. Contano alla fine della partita.
places-reason = A parità di punti è davanti chi ha più { word-puddings }.

# The end: what is counted, and how many each has.
count-kind = Giro { $round }: { $kind }
count-puddings = × { $count }

# Several turns in one: what was kept, and what the round gave.
summary-round = { $kept } { $scored }
known-hand = Resta nella mano che { $seat } ha ora
known-unseen = { $hidden ->
    [0] Mai viste: { $total } carte
   *[other] Mai viste: { $total } carte, { $hidden } in mano. Probabilità che una mano ne abbia una:
}
