# What a guided first game explains, each once.
first-give = Such zuerst drei Zutaten für den Bot aus, aus drei verschiedenen Kategorien. Dann sucht er drei für dich aus.
first-aim = Ihr kocht auf einem Brett. Rezepte sind geheim, aber die Plättchen auf dem Brett sind für alle da.
first-recipes = Zieh drei Rezepte. Den Stapel wählst du jedes Mal selbst, und nur du siehst sie.
first-lengths = Zwei Zutaten bringen 2 Punkte, drei 3, vier 5, fünf 8. Kurze Rezepte gehen schnell, lange lohnen sich.
first-place = Dein Zug: Tipp auf eine Zutat, dann auf ein leeres Feld, dann auf den Knopf.
first-line = Ein Rezept zählt, wenn seine Zutaten in einer Zeile oder Spalte nebeneinanderliegen, egal in welcher Reihenfolge. Schräg gilt nicht.
first-complete = Ein Rezept von dir liegt da! Servier es jetzt: Später zählt es nur, wenn sich eines seiner Felder verändert.
first-style = In der Reihenfolge des Rezepts, vorwärts oder rückwärts, hat es Stil. Ab Länge 3 bringt das Würfel, je einen Punkt.
first-done = Noch etwas? Wenn nicht, sag, dass du fertig bist, und füll auf.
first-reward = Für jedes Rezept dieses Zuges darfst du eine Aktionskarte nehmen. Du hast höchstens zwei und spielst eine pro Zug.
first-kitchen = Stapel! auf ein Plättchen. Scharf! zwei Plättchen. Schnitt! eines weg. Tausch! Nachbarn vertauschen. Wasabi! vier Felder abdecken.
first-refill = Füll deine Hand auf drei Zutaten auf. Nimm, was deinen Rezepten noch fehlt.
first-together = Der Bot hat ein Plättchen gelegt. Es zählt auch für deine Rezepte: Schau, wo es dir hilft.
first-card = Du hast eine Aktionskarte. Spiel sie vor oder nach dem Plättchen, wie es die Karte sagt, wenn sie dir zu einem Rezept hilft.
first-next-recipe = Zieh, bis du wieder drei Rezepte hast. Für jedes, das du servierst, brauchst du einen Marker.
first-pass = Passt nichts, darfst du passen: Leg Rezepte zurück und zieh andere. Dann legst du aber kein Plättchen.
first-points = Dein Rezept liegt mit seinem Marker vor dir. Du hast vier Marker für Länge 2, drei für 3, zwei für 4, einen für 5.
first-finish = Das Spiel endet, wenn das Brett voll ist; die meisten Punkte gewinnen. Wer alle zehn Marker legt, gewinnt sofort.
first-end = Jetzt weißt du alles. Spiel zu Ende, oder fang ein richtiges Spiel an, wann du willst.

# Why a move was weak.
first-left-recipe = Ein Rezept von dir lag da, und du hast es liegen lassen. Nun zählt es erst, wenn sich eines seiner Felder verändert.
first-no-use = Diese Zutat kommt in keinem deiner Rezepte vor. Eine andere aus deiner Hand hätte dir geholfen.
first-all-long = Drei lange Rezepte brauchen ihre Zeit, und jedes Rezept bringt eine Aktionskarte. Ein kurzes hilft am Anfang.
first-left-card = Die Aktionskarte wäre gratis gewesen. Später fehlt sie dir vielleicht.
first-passed = Passen kostet einen Zug. Meist ist ein Plättchen besser, auch wenn es nur etwas vorbereitet.
