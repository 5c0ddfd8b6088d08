stats-title = Meine Statistik
stats-which = Welches Spiel
stats-loading = { $done } von { $all } Spielen sind gezählt.
stats-none = Noch nichts zu zählen. Sobald ein Spiel zu Ende ist, steht hier, wie du spielst.
stats-games = Spiele
stats-wins = Gewonnen
stats-between = von allen Spielen wohl { $low } bis { $high }
stats-best = Bestes Spiel
stats-best-round = Beste Runde
stats-kinds = Punkte nach Art, im Schnitt pro Spiel
stats-levels = Gegen Bots
stats-levels-how = In wie vielen Spielen du vor allen Bots einer Stufe warst. Der Balken zeigt, wo dein wahrer Anteil wohl liegt: Je weniger Spiele, desto breiter ist er.
stats-share = { $won } von { $of }, wohl { $low } bis { $high }
stats-no-bots = Noch haben keine Bots gegen dich gespielt.
stats-left = { $count ->
    [one] Ein Spiel zählt nicht: Es wurde vor dem Ende verlassen, oder niemand weiß, welcher Platz deiner war.
   *[other] { $count } Spiele zählen nicht: Sie wurden vor dem Ende verlassen, oder niemand weiß, welcher Platz deiner war.
}
stats-kept-only = Gezählt ist, was dieses Gerät behalten hat.
stats-here = Gezählt wird nur auf deinem Gerät, daraus, wie deine Spiele geendet haben.
