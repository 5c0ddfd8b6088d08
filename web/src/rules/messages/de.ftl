# Die Regeln eines Spiels, zum Lesen.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden. Versuch es mit einem anderen Wort.
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-numbered = Alle Regeln, nummeriert
rules-explained = Mehr zu Regel { $rule }:
rules-table = Tabelle
rules-own-words = Die Regeln in unseren eigenen Worten.
rules-on-table = auf dem Tisch
rules-in-hand = auf der Hand
rules-passed = weitergegeben
rules-copies = × { $count }
rules-then = danach
rules-draws = zieht eine Karte
rules-drives = fährt
