# Was der Coach zu jedem Spiel sagt.
coach-own = { $more ->
    [yes] Für { $kind } bekommst du im Schnitt { $points } Punkte mehr.
   *[no] Für { $kind } bekommst du im Schnitt { $points } Punkte weniger.
}
coach-rival = { $more ->
    [yes] { $seat } hat am Ende im Schnitt { $points } Punkte mehr.
   *[no] { $seat } hat am Ende im Schnitt { $points } Punkte weniger.
}
coach-other = Für die andere Wahl: { $reason }
coach-rest = Alles andere zusammen
coach-equal = Etwa gleich gut
coach-title = { $game }, { $seat }
coach-accuracy = Genauigkeit: { $percent } %. { $good } von { $decisions } Entscheidungen waren so gut wie die beste.
coach-chance = Chance auf den Sieg
coach-turning-points = Wendepunkte
coach-turning-point = Entscheidung { $decision }: von { $before } % auf { $after } %
coach-costly = Was am meisten gekostet hat
coach-nothing-costly = Keine Entscheidung hat sicher etwas gekostet. Gut gespielt!
coach-decision = Entscheidung { $decision }, { $progress }
coach-chosen = Gewählt: { $command } ({ $percent } %)
coach-better = Besser: { $command } ({ $percent } %)
coach-went-well = Was gut lief
coach-well = Entscheidung { $decision }: { $command }, { $percent } % vor { $other }
coach-well-steady = In { $good } von { $decisions } Entscheidungen bist du beim Besten geblieben.
coach-next-time = Eine Idee für das nächste Mal
coach-kinds = Punkte nach Art, und was ein Küchenchef auf diesem Platz im Schnitt holt
coach-yours = du
coach-chefs = Küchenchef
coach-book = Das gilt für das Rezeptbuch „{ $book }“.
coach-unsure = Die Chancen kommen aus { $worlds } gedachten Partien je Wahl; was Zufall sein kann, gilt als etwa gleich gut.
