# The mat.
mat = Brett
square-holds = { $square }, { $height ->
    [0] leer
    [1] { $top }
   *[other] { $top } auf { $below }
}
square-covered = unter Wasabi!
square-new = { $you ->
    [yes] neu von dir
   *[no] neu von { $seat }
}
square-target = wählbar
square-grows = hilft einem Rezept
square-serves = macht ein Rezept fertig
square-style = macht ein Rezept fertig, mit Stil
lights = Gute Felder zeigen

# One's own things.
recipes-own = Deine Rezepte
recipes-none = Noch keine Rezepte.
recipe-ready = { $style ->
    [gained] Fertig, mit Stil!
    [given-up] Fertig, aber ohne Stil
   *[possible] Fertig!
}
recipe-would = { $style ->
    [style] Damit fertig, mit Stil!
   *[plain] Damit fertig!
}
recipe-progress = { $laid ->
    [0] Noch nichts in einer Linie
   *[other] { $laid } von { $length } in einer Linie
}
recipe-old = Liegt schon: Verändere ein Feld
recipe-late = Liegt da, aber Phase 1 ist vorbei
recipe-late-over = Liegt da, aber nicht in deinem Zug serviert
recipe-no-token = Kein { $length }er-Marker mehr: passen und tauschen
recipe-no-tile = { $tile } ist gerade nicht zu haben
recipe-no-line = Keine Linie frei
strip-tiles = { $tiles }
hand = Deine Hand
hand-tiles = Plättchen
hand-cards = Aktionskarten
hand-empty = Keine Plättchen
cards-none = Noch keine Karten
tokens = { $done } von 10 Markern vergeben: { $two } von 4 der Länge 2, { $three } von 3 der Länge 3, { $four } von 2 der Länge 4, { $five } von 1 der Länge 5. Würfel: { $cubes }

# Supplies.
supply = Vorrat, Küche und Stapel
pantry = Vorrat
pantry-tile = { $tile }, noch { $count }{ $wants ->
    [0] {""}
    [one] , fehlt einem deiner Rezepte
   *[other] , fehlt { $wants } deiner Rezepte
}
kitchen = Küche
kitchen-card = { $card }, { $count } in der Küche
piles = Rezepte zum Ziehen
pile = { $length }er-Rezepte, noch { $count }: { $points } Punkte, { $cubes ->
    [0] kein Bonus für Stil
   *[other] { $cubes } Würfel für Stil
}.
pile-tokens = Deine freien Marker: { $tokens }
pile-words = { $length } Zutaten: { $points } Punkte{ $cubes ->
    [0] {""}
   *[other] , genau in Reihenfolge { $cubes } mehr
}
cookbook = Rezeptbuch
cookbook-open = Alle Rezepte
cookbook-house = „{ $title }“ haben wir nachempfunden: Was auf den Plättchen und Streifen des Spiels steht, ist nirgends veröffentlicht.
cookbook-other = „{ $title }“ wurde für diesen Tisch eingetippt.
cookbook-own = Wer das Spiel besitzt, kann am neuen Tisch sein eigenes Buch eintippen: Optionen, Rezeptbuch.
cookbook-of-length = { $length } Zutaten
cookbook-yours = deins

# The others.
others-here = Die anderen
points-now = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-own = Deine Punkte: { $points }
screened = Hinter dem Sichtschirm
screened-count = { $tiles ->
    [0] Keine Plättchen
   *[other] { $tiles } Plättchen
}, { $cards ->
    [0] keine Aktionskarten
    [one] { $cards } Aktionskarte
   *[other] { $cards } Aktionskarten
}
screened-hint = Alles wurde vor aller Augen genommen; die Gedächtnisstütze des Tisches würde es zeigen.
recipes-hidden = Rezepte hinter dem Sichtschirm
recipes-lengths = Längen: { $lengths }
recipes-served = Serviert
recipes-served-none = Noch nichts.

# The turn.
turn = Zug
phase = { $phase ->
    [0] Der Anfang
    [1] Phase 1: Karte, Plättchen, servieren
   *[2] Phase 2: auffüllen
}
turn-of = { $you ->
    [yes] Du bist dran
   *[no] { $seat }
}
step-give = Plättchen geben
step-draw = Rezepte ziehen
step-card = Karte
step-tile = Plättchen
step-serve = Servieren
step-cards = Karten nehmen
step-tiles = Plättchen nehmen
step-recipes = Rezepte ziehen
prompt-over = Das Brett, wie es am Ende lag.
prompt-wait-give = { seat-chooses } Plättchen für { $you-neighbour ->
    [yes] dich
   *[no] { $neighbour }
} aus.
prompt-wait-recipes = { seat-draws } Rezepte.
prompt-wait-play = { $you ->
    [yes] Du bist dran.
   *[no] { $seat } überlegt.
}
prompt-wait-cards = { seat-takes } Aktionskarten.
prompt-wait-tiles = { seat-takes } Plättchen.
prompt-give = Tipp { $left ->
    [one] noch ein Plättchen
   *[other] { $left } Plättchen
} für { $name } an, jedes aus einer anderen Kategorie.
prompt-recipes = Zieh { $left ->
    [one] ein Rezept
   *[other] { $left } Rezepte
}: Wähl einen Stapel. Lange bringen mehr.
prompt-tiles = Nimm { $left ->
    [one] ein Plättchen
   *[other] { $left } Plättchen
} aus dem Vorrat. Gelber Punkt: Das fehlt einem deiner Rezepte.
prompt-cards = Zur Belohnung: Nimm { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} aus der Küche{ $lifts ->
    [0] {""}
   *[other] {" "}oder einen Wasabi! vom Brett
}. Tipp eine an, um zu lesen, was sie kann.
prompt-discard = Du hast schon zwei: Tipp auf die Karte, die du dafür abgibst.
prompt-tile = Wähl ein Plättchen deiner Hand, dann ein Feld.
prompt-tile-or-card = Wähl Plättchen und Feld; vorher darfst du eine Karte spielen.
prompt-square = Tipp auf ein Feld für { $tile }.
prompt-square-stack = Tipp auf ein Feld oder ein Plättchen, auf das { $tile } soll.
prompt-second = Du darfst noch ein Plättchen legen, oder du bist fertig.
prompt-serve = { $count ->
    [one] Ein Rezept ist fertig: Tipp darauf, um es zu servieren.
   *[other] { $count } Rezepte sind fertig: Tipp auf eines, um es zu servieren.
}
prompt-end = In Phase 1 ist nichts mehr zu tun.
prompt-end-or-card = Du darfst noch eine Karte spielen, oder du bist fertig.
prompt-stack = Diesen Zug darf dein Plättchen auf ein anderes.
prompt-spicy = Diesen Zug darfst du zwei Plättchen legen.
prompt-chop = Tipp auf das Plättchen, das vom Brett soll.
prompt-switch = Tipp auf das erste von zwei Nachbarfeldern.
prompt-switch-second = Jetzt das Feld, mit dem es tauscht.
prompt-wasabi = Tipp, wohin er soll: Er sperrt vier Felder und bringt dir einen Würfel.
prompt-pass = Wähl die Rezepte, die du zurücklegst; dafür ziehst du neue.
chop-what = Das genommene Plättchen
chop-keep = Selbst legen
chop-pantry = In den Vorrat
pass-start = Passen …
pass-not = Nicht passen
passes-left = { $left ->
    [0] Das Spiel endet mit diesem Zug.
    [one] Noch einmal passen, und das Spiel ist aus.
   *[other] Noch { $left }-mal passen hintereinander, und das Spiel ist aus.
}

# What happened.
served-title = { seat-completes } { $recipe }
served-plain = ohne Stil
told-slide = { seat-switches } { $tile } auf { $from } mit dem leeren Feld { $to }.
told-switch = { seat-switches } { $one } und { $two } ({ $first }, { $second }).
complete-now = Servieren: { $points } Punkte
end-turn = Fertig: Zug beenden
summary = { $parts }.
summary-of = { $you ->
    [yes] Du
   *[no] { $seat }
}: { $deeds }
deed-tile-given = { $tile } für { $you-to ->
    [yes] dich
   *[no] { $to }
}
deed-tile-placed = { $tile } auf { $square }
deed-tile-chopped = Schnitt! auf { $square }
deed-squares-switched = Tausch! { $first }–{ $second }
deed-wasabi-laid = Wasabi! auf { $square }
deed-stack-played = Stapel!
deed-spicy-played = Scharf!
deed-recipe-completed = { $recipe } für { $points }
deed-recipes-returned = gepasst
deed-card-taken = { $card } als Belohnung

# The end.
finale-length = { $length }er-Rezepte
finale-recipes = { $count ->
    [0] keins
    [one] { $count } Rezept
   *[other] { $count } Rezepte
}
finale-cubes = { $count ->
    [0] keine
   *[other] { $count } Würfel
}
finale-tokens = alle { $count } Marker
finale-ten = Alle zehn Marker vergeben: Das gewinnt, egal bei welchen Punkten
finale-tie = Gleich viele Punkte: Mehr Würfel entscheiden
finale-shared = Gleich viele Punkte und Würfel: Der Sieg wird geteilt

# The start.
give-so-far = { $you-giver ->
    [yes] Du wählst
   *[no] { $giver } wählt
} für { $you-name ->
    [yes] dich
   *[no] { $name }
}: { $tiles }
give-so-many = { $you-giver ->
    [yes] Du wählst
   *[no] { $giver } wählt
} für { $you-name ->
    [yes] dich
   *[no] { $name }
}: { $count } von 3 Plättchen
example = So wird ein Rezept fertig
example-recipe = Dein Rezept. Auf dem Brett darf es waagerecht oder senkrecht liegen, auch mit Plättchen der anderen.
example-given-up = Nebeneinander, egal in welcher Reihenfolge: { $points } Punkte.
example-gained = Genau wie auf dem Streifen hat es Stil: { $cubes } Würfel dazu, je einen Punkt wert.

# The score pad.
pad-now = Wenn jetzt Schluss wäre
pad-end = Am Ende
pad-length = { $length }er
pad-cubes = Würfel
why-tokens = { $count ->
    [0] Kein { $length }er-Rezept serviert; jedes bringt { $each } Punkte.
    [one] { $count } { $length }er-Rezept bringt { $points } Punkte.
   *[other] { $count } { $length }er-Rezepte zu { $each } Punkten machen { $points }.
}
why-cubes = { $points ->
    [0] Noch keine Würfel: Es gibt sie für Stil und fürs Legen von Wasabi!.
   *[other] 1 Punkt je Würfel: { $style } für Stil, { $laid } fürs Legen von Wasabi!.
}

# First meetings.
lesson-give-tile = Du stellst die erste Hand links von dir zusammen: drei Plättchen aus verschiedenen Kategorien. Nett oder nicht: Damit wird gespielt.
lesson-draw-recipe = Rezepte sind deine Ziele. Kurze gehen schnell, lange bringen mehr. Du siehst jedes, bevor du das nächste ziehst.
lesson-place-tile = Leg jeden Zug ein Plättchen. Liegen die Zutaten deines Rezepts nebeneinander in einer Zeile oder Spalte, kannst du es servieren.
lesson-play-stack = Stapel! vor deinem Plättchen: Du darfst ein anderes zudecken, egal wessen. Nur das oberste zählt.
lesson-play-spicy = Mit Scharf! darfst du diesen Zug zwei Plättchen legen.
lesson-play-chop = Schnitt! nimmt ein Plättchen vom Brett: um Platz zu schaffen, oder um es selbst woanders zu legen.
lesson-play-switch = Tausch! vertauscht zwei Nachbarfelder. Das kann eine Linie sofort fertig machen.
lesson-lay-wasabi = Wasabi! sperrt vier Felder für alle und bringt dir einen Würfel, also einen Punkt.
lesson-complete = Ein Rezept ist fertig. Servieren bringt Punkte und eine Aktionskarte; genau in Reihenfolge hat es Stil und bringt Würfel.
lesson-end-play = Fertig gelegt? Dann füllst du Karten, Plättchen und Rezepte auf.
lesson-pass = Du kommst nicht weiter? Pass, statt zu legen: Leg Rezepte zurück und zieh andere.
lesson-take-card = Deine Belohnung: je serviertem Rezept eine Aktionskarte. Du hast höchstens zwei und spielst eine pro Zug.
lesson-leave-cards = Du darfst die Belohnung auch liegen lassen.
lesson-take-tile = Füll deine Hand auf: Nimm, was deinen Rezepten fehlt. Ein gelber Punkt zeigt es.
places-reason = Wer alle zehn Marker vergeben hat, gewinnt; bei gleich vielen Punkten liegt vorn, wer mehr Würfel hat.
known-holder = { $seat } × { $count }
known-recipes = Rezepte mit { $length } bei { $holders }: eines von diesen, wenn es nicht im Stapel liegt
