# What a guided first game explains, each once.
first-aim = Fahr um den Block. Kommt dein Lieferwagen zum Sushi Express oder daran vorbei, nimmst du eine Kundenkarte, und die bringt Punkte.
first-bet = Stell deinen Marker auf eine Zahl von 2 bis 12. So weit fährst du, wenn die Würfel sie erreichen. Hoch ist weit und gewagt.
first-end-bet = Dein Marker steht. Mit Aktionskarten auf der Hand sagst du selbst, wann deine Wette fertig ist: Beende sie jetzt.
first-dice = Die höchste Wette würfelt zuerst, höchstens zweimal. Gelingt sie, fahren alle mit, die noch nicht gewürfelt haben.
first-short = Die Würfel liegen unter deiner Wette. Mit einem Neuwurf darfst du einen davon noch einmal würfeln. Sonst geht es weiter.
first-failed = Zwei Versuche, beide zu niedrig: Du bleibst stehen. Dafür ziehst du eine Aktionskarte.
first-drive = Dein Lieferwagen fährt so weit wie deine Wette. Die Karte „Ein Feld weiter“ bringt ein Feld dazu, wenn dir das nützt.
first-jump = Felder mit anderen Lieferwagen zählen nicht, sie werden übersprungen. So kommt man weiter als die Wette.
first-customer = Du bist am Sushi Express vorbeigekommen: Nimm eine Kundenkarte aus der Reihe.
first-points = Die erste Karte einer Figur bringt 3 Punkte, jede weitere 1. Sammle also viele verschiedene.
first-row = Deine Wette war die niedrigste. Du entscheidest über die Reihe: Alle bleiben, oder alle gehen. Und du beginnst die nächste Runde.
first-order = Eine neue Runde. Es beginnt, wer zuletzt am niedrigsten gesetzt hat, und wo schon jemand steht, ist besetzt.
first-same = Du hast eine Gleiche Wette. Damit darfst du dich zu einer besetzten Zahl stellen; dein Marker kommt obenauf.
first-swap = Du hast einen Tausch: Zwei Wetten, die aufeinander folgen, wechseln die Plätze, ob deine dabei ist oder nicht.
first-tips = Trinkgeld bringt keine Punkte. Aber wer am Schluss am wenigsten hat, verliert so viele, wie das meiste Trinkgeld am Tisch ausmacht.
first-park = Halt genau auf dem Park, gegenüber vom Sushi Express, und du ziehst eine Aktionskarte.
first-finish = Das Spiel endet, wenn sich die Reihe nicht mehr auffüllen lässt. Dann gewinnen die meisten Punkte.
first-end = Jetzt weißt du alles. Spiel zu Ende, oder fang ein richtiges Spiel an, wann du willst.

# Why a move was weak.
first-high = Mutig: Mit zwei Versuchen gelingt die 11 etwa einmal von sechs Malen, die 12 einmal von achtzehn.
first-low = Das gelingt fast sicher, bringt dich aber nicht weit. Es lohnt sich, wenn du über die Reihe entscheiden willst.
first-again = Diese Figur hattest du schon: 1 Punkt. Eine neue aus der Reihe hätte 3 gebracht.
first-stood = Du hast einen Neuwurf. Das war der zweite Versuch: Der Neuwurf hätte deine Wette retten können.
