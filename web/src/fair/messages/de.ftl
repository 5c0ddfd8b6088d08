# Wie gegeben wurde.
fair-title = Wie hier gegeben wurde
fair-fits = passt
fair-fits-not = passt nicht
fair-steps = Wer sich wann worauf festgelegt hat
fair-restart = Einmal wurde abgebrochen
fair-restart-missing = Es fehlte die Zahl von { $names }. Ohne sie begann alles neu.
fair-seal = Das Haus versiegelt ein Geheimnis
fair-seal-when = Als der Tisch entstand. Das Siegel sahen alle, das Geheimnis kannte niemand:
fair-commitments = Jedes Gerät legt sich auf eine Zahl fest
fair-commitments-when = Im Warteraum, vor dem Start. Von da an ließ sich keine andere Zahl mehr wählen.
fair-bot = ein Bot gibt nichts dazu
fair-silent = gab nichts dazu
fair-reveals = Die Geräte decken ihre Zahlen auf
fair-reveals-when = Als die Plätze feststanden und alle Festlegungen bekannt waren. Jede Zahl muss zu ihrer Festlegung passen.
fair-secret = Das Haus deckt sein Geheimnis auf
fair-secret-when = Als das Spiel zu Ende war. Es muss zum Siegel passen:
fair-seed = Aus allem entsteht der Startwert
fair-seed-made = Aus dem Geheimnis und allen Zahlen, nach einer Formel, die jeder kennt:
fair-seed-fixed = Er ist das Geheimnis selbst, denn niemand hat etwas dazugegeben:
fair-seen = Verglichen mit dem, was dieses Gerät sah
fair-seen-yes = Das Siegel, die Festlegungen und die eigene Zahl sind die, die dieses Gerät behalten hat.
fair-seen-seal = Das Siegel ist das, das sich dieses Gerät gemerkt hat.
fair-seen-no = Dieses Gerät hatte keinen Anteil, darum kann es nichts vergleichen.
fair-chance = Alles, was der Zufall entschieden hat
fair-chance-how = Hier aus dem Startwert neu berechnet. Was der Tisch offen gezeigt hat, ist abgehakt.
fair-question = { $question ->
    [deck] In welcher Reihenfolge liegen die Karten?
    [controller] Wer steuert den Roboter zuerst?
    [first] Wer fängt an?
    [starter] Wer fängt an?
    [pile] In welcher Reihenfolge liegen die Rezepte der Länge { $number }?
    [customers] In welcher Reihenfolge liegen die Kundenkarten?
    [actions] In welcher Reihenfolge liegen die Aktionskarten?
    [roll] Was zeigen die beiden Würfel?
   *[reroll] Was zeigt der Würfel, der noch einmal gewürfelt wird?
}
fair-order = Alle { $count } zeigen, von oben
fair-files = Ohne diese Seite nachprüfen
fair-files-how = Das Skript braucht nur Python. Es prüft Siegel und Zahlen und listet alles auf, was gezogen wurde.
fair-script = Skript sichern
