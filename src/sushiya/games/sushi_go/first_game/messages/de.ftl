# What a guided first game explains, each once.
first-keep = Tipp auf die Karte, die du behalten willst, dann auf den Knopf. Der Bot behält auch eine, und beide werden zugleich aufgedeckt.
first-aim = Es gibt drei Durchgänge, und die meisten Punkte gewinnen. Was eine Karte wert ist, erfährst du, wenn sie auftaucht.
first-swap = Ihr habt die Hände getauscht: Aus dieser fehlt schon eine Karte. Was du liegen lässt, kommt wieder, wenn der Bot es nicht nimmt.
first-wasabi = Wasabi: Das nächste Sushi, das du behältst, kommt darauf und zählt dreifach. Also zuerst der Wasabi, dann ein gutes Sushi.
first-on-wasabi = Ein Wasabi von dir ist frei. Das Sushi, das du jetzt behältst, kommt darauf und zählt dreifach.
first-chopsticks = Stäbchen bringen keine Punkte. Aber in einer späteren Runde darfst du damit zwei Karten auf einmal behalten.
first-two-cards = Deine Stäbchen liegen bereit. Mit „Sushi Go!“ behältst du zwei Karten; danach wandern die Stäbchen mit der Hand weiter.
first-tempura = Zwei Tempura bringen 5 Punkte. Eines allein ist nichts wert.
first-sashimi = Drei Sashimi bringen 10 Punkte. Eines oder zwei sind nichts wert: Fang früh damit an oder gar nicht.
first-nigiri = Sushi zählt für sich: Ei 1 Punkt, Lachs 2, Tintenfisch 3.
first-dumpling = Teigtaschen lohnen sich immer mehr: Eine bis fünf bringen 1, 3, 6, 10, 15 Punkte.
first-maki = Maki: Zähl die Symbole auf deinen Karten. Am Ende des Durchgangs bringen die meisten 6 Punkte, die zweitmeisten 3.
first-pudding = Desserts bleiben liegen und zählen einmal, nach dem dritten Durchgang: Die meisten bringen 6 Punkte. Zu zweit verliert niemand etwas dafür.
first-last-card = Zwei Karten sind übrig. Behalte eine; die letzte, die du bekommst, legt sich von selbst.
first-score = Der Durchgang ist gewertet: Sieh dir die Punkte an. Alles außer Desserts ist abgeräumt, und du hast eine neue Hand.
first-last-round = Das ist der letzte Durchgang. Danach zählen auch die Desserts. Wer hat mehr?
first-end = Jetzt weißt du alles. Spiel zu Ende, oder fang ein richtiges Spiel an, wann du willst.

# Why a pick was weak.
first-left-nigiri = Dein Wasabi ist noch frei. Ein Sushi aus dieser Hand hätte dreifach gezählt.
first-small-nigiri = Das geht. Aber in der Hand war ein besseres Sushi, und auf Wasabi zählt jeder Punkt dreifach.
first-late-sashimi = Zu spät für drei Sashimi: Dieser Durchgang hat nicht mehr genug Runden.
first-late-chopsticks = Stäbchen helfen erst in einer späteren Runde, und dieser Durchgang hat keine mehr.
