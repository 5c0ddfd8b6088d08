# Die eigenen Spiele behalten und in einem anderen Browser wiederfinden.
recovery-title = Meine Spiele behalten
recovery-keep = Dein Rettungscode
recovery-why = Manche Browser vergessen nach einer Woche alles. Mit diesem Code findest du deine Spiele und Plätze wieder, in diesem Browser oder in jedem anderen.
recovery-code = { $code }
recovery-copy = Code kopieren
recovery-save = Als Datei speichern
recovery-file-holds = In der Datei stehen auch dein Name, deine Einstellungen und die Schlüssel zu deinen Plätzen.
recovery-careful = Wer den Code oder die Datei hat, gilt hier als du und kann auf deinen Plätzen spielen. Hüte ihn wie einen Schlüssel und zeig ihn niemandem.
recovery-enter = Ich habe einen Rettungscode
recovery-replaces = Dieser Browser hat eigene Spiele. Er zeigt danach die des Codes: Schreib dir vorher seinen eigenen Code auf, wenn du zu ihnen zurückwillst.
recovery-typed = Der Code; groß oder klein, mit oder ohne Bindestriche
recovery-do = Meine Spiele zurückholen
recovery-file = Oder gespeicherte Datei öffnen
recovery-done = Willkommen zurück
recovery-found = { $count ->
    [0] Dieser Browser gehört wieder dir. Auf diesem Server läuft gerade kein Spiel von dir.
    [one] Dieser Browser gehört wieder dir. Ein laufendes Spiel wurde gefunden: An der Theke bringt dich ein Tipp zurück auf deinen Platz.
   *[other] Dieser Browser gehört wieder dir. { $count } laufende Spiele wurden gefunden: An der Theke bringt dich ein Tipp zurück auf deinen Platz.
}
code-problem-empty = Tipp zuerst den Code ein.
code-problem-sign = In einem Code kommt kein „{ $sign }“ vor; vergleich ihn mit dem, was du aufgeschrieben hast.
code-problem-length = Ein Code hat sechs Gruppen zu fünf Zeichen, ein älterer neun. Eines fehlt, oder eines ist zu viel.
code-problem-typo = Ein Zeichen stimmt nicht; vergleich ihn mit dem, was du aufgeschrieben hast.
file-problem-too-long = Das ist keine Rettungsdatei: Sie ist zu lang.
file-problem-unreadable = Das ist keine Rettungsdatei; wähl die mit dem Namen sushiya-recovery.json.
file-problem-newer = Diese Datei stammt von einem neueren Sushiya als diesem; nimm stattdessen den Code.
