stats-title = Mes statistiques
stats-which = Quel jeu
stats-loading = { $done } parties comptées sur { $all }.
stats-none = Rien à compter pour l’instant. Dès qu’une partie est finie, tu verras ici comment tu joues.
stats-games = Parties
stats-wins = Gagnées
stats-between = de toutes tes parties, sans doute { $low } à { $high }
stats-best = Meilleure partie
stats-best-round = Meilleure manche
stats-kinds = Points par sorte, en moyenne par partie
stats-levels = Contre les bots
stats-levels-how = Dans combien de parties tu as fini devant tous les bots d’un niveau. La barre montre où se trouve sans doute ta vraie part : moins il y a de parties, plus elle est large.
stats-share = { $won } sur { $of }, sans doute { $low } à { $high }
stats-no-bots = Aucun bot n’a encore joué contre toi.
stats-left = { $count ->
    [one] Une partie ne compte pas : elle a été quittée avant la fin, ou personne ne sait quelle place était la tienne.
   *[other] { $count } parties ne comptent pas : elles ont été quittées avant la fin, ou personne ne sait quelle place était la tienne.
}
stats-kept-only = On compte ce que cet appareil a gardé.
stats-here = Tout est compté sur ton appareil seulement, d’après la fin de tes parties.
