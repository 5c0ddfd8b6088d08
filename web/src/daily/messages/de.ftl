# Das Tagesspiel: jeden Tag ein Spiel von jeder Sorte, für alle hier dasselbe.
daily-title = Tagesspiel
daily-what = Heute für alle hier dasselbe: du gegen { $bots } Küchenchefs. Ein Versuch zählt.
daily-left = { $unit ->
    [hours] { $count ->
        [one] Noch 1 Stunde
       *[other] Noch { $count } Stunden
    }
   *[other] { $count ->
        [one] Noch 1 Minute
       *[other] Noch { $count } Minuten
    }
}
daily-new = Noch nicht gespielt
daily-running = Du bist mittendrin
daily-play = Spielen
daily-go-on = Weiterspielen
daily-see = Ergebnis
daily-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
daily-place = { $place }. Platz
daily-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $place }. Platz
daily-streak = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage in Folge
}
daily-second = Ein zweiter Browser ist ein zweiter Versuch: Niemand prüft, wer du bist.
daily-how = Wie das Tagesspiel geht
daily-how-bots = Alle auf diesem Server spielen mit denselben Karten, Plättchen und Würfeln, und die Küchenchefs antworten auf dieselben Züge gleich. So zählt nur, was du wählst.
daily-how-day = Der nächste Tag beginnt um { $time } (Mitternacht UTC). Was du vorher begonnen hast, zählt noch eine Stunde länger.
daily-how-count = Danach siehst du, wie alle anderen gespielt haben und was ein Meister auf deinem Platz geschafft hat. Namen stehen nirgends.

# Warum ein Versuch nicht zählt.
daily-state-running = Du hast es noch nicht zu Ende gespielt.
daily-state-late = Es zählt nicht: Es war zu spät zu Ende.
daily-state-helped = Es zählt nicht: Ein Bot hat für dich gewählt, oder ein anderer Bot ist für einen Küchenchef eingesprungen.
daily-state-left = Es wurde vor dem Ende geschlossen.
daily-uncounted = zählt nicht
daily-not-ended = nicht zu Ende gespielt
daily-not-played = Du hast das nicht gespielt.

# Ein Tag, ein Spiel.
daily-day-title = Tagesspiel: { $game }
daily-subtitle = Tagesspiel vom { $date }
daily-all = Alle auf diesem Server
daily-first = Du bist hier die erste Person.
daily-worse = { $others ->
    [one] { $worse ->
        [0] Eine andere Person hat es auch gespielt.
       *[other] Besser als die andere Person, die es gespielt hat.
    }
   *[other] { $worse ->
        [0] { $others } andere haben es auch gespielt.
       *[other] Besser als { $worse } von { $others } anderen.
    }
}
daily-nobody = An diesem Tag hat es niemand gespielt.
daily-ranks = { $count ->
    [one] Ein Ergebnis, { $first ->
        [0] kein Sieg.
       *[other] ein Sieg.
    }
   *[other] { $count } Ergebnisse; { $first ->
        [0] niemand hat gegen die Küchenchefs gewonnen.
        [one] ein Sieg gegen die Küchenchefs.
       *[other] { $first } Siege gegen die Küchenchefs.
    }
}
daily-points-head = Punkte
daily-count-head = Wie viele
daily-you = du
daily-master-here = Meister
daily-master = Ein Meister auf deinem Platz: { $score }
daily-master-thinks = Ein Meister spielt auf deinem Platz …
daily-share = Teilen
daily-share-text = { $game }, Tagesspiel vom { $date }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $place }. Platz{ $streak ->
    [0] {""}
    [one] {""}
   *[other] {""}, { $streak } Tage in Folge
}{ $counts ->
    [no] {" "}(zählt nicht)
   *[yes] {""}
}
    { $link }
daily-to-all = Alle Tagesspiele
daily-later = Wenn der Tag um ist, wird sein Schlüssel veröffentlicht, und diese Seite prüft ihn.
daily-fits = Der Schlüssel des Tages ist veröffentlicht. Er führt zu dem, dessen Siegel dieses Gerät gesehen hat.
daily-fits-not = Der Schlüssel des Tages führt nicht zu dem, dessen Siegel dieses Gerät gesehen hat.

# Frühere Tage.
daily-past = Frühere Tage
daily-past-what = Zur Übung: dieselben Karten, dieselben Bots, aber es zählt nicht.
daily-which-day = Tag
daily-own-past = Deine Ergebnisse
daily-more = Alle zeigen
daily-practise = Zur Übung spielen
daily-offline = Heute geht es nur mit dem Server. Tage, die um sind, kannst du auf diesem Gerät zur Übung spielen.

# Wie geprüft wird.
daily-checked = Wie kann ich prüfen, dass niemand das Spiel von morgen kennt?
daily-chain = Jeder Tag hat einen Schlüssel, und die Schlüssel bilden eine Kette: Nach einer Formel, die jeder kennt, folgt aus jedem der vom Tag davor, aber niemand kommt in die andere Richtung. Aus dem Schlüssel folgt, was an dem Tag gegeben wird. Eine Stunde nach seinem Tag wird er veröffentlicht. Dann kann jeder prüfen, dass er zur Kette gehört, deren Ende von Anfang an bekannt war.
daily-anchor = Das Ende der Kette, bekannt seit { $date }:
daily-newest = Der Schlüssel vom { $date }:
daily-newest-none = Der erste Schlüssel wird eine Stunde nach dem ersten Tag veröffentlicht.
daily-anchored = Auf diesem Gerät geprüft: Der Schlüssel führt zum Ende der Kette.
daily-anchored-not = Der Schlüssel führt nicht zu dem Ende der Kette, das dieses Gerät kennt.
daily-proves-not = Nicht bewiesen ist, dass niemand, der diesen Server betreibt, die kommenden Schlüssel kennt: Sie sind alle am Anfang entstanden.
