puzzles-title = Problèmes
puzzles-what = Des positions tirées de parties de bons bots : un choix est nettement le meilleur. Trouve-le, et vois pourquoi.
puzzles-which = Quel jeu
puzzles-problem = Les problèmes ne sont pas arrivés. Le réseau manque peut-être.
puzzles-mixed = Mélange
puzzles-ideas = Par idée
puzzles-solved = { $solved } sur { $all } résolus
puzzles-due = { $count ->
    [one] 1 à revoir
   *[other] { $count } à revoir
}
puzzles-start = C’est parti
puzzles-practise = S’exercer : { $idea }
puzzles-how = Ce que tu n’as pas trouvé revient : bientôt, puis après un jour, trois jours et une semaine. Cela reste sur ton appareil.
puzzles-reset = Tout recommencer
puzzles-reset-sure = Oublier tous les problèmes résolus de { $game } ?
puzzles-reset-what = Tous seront de nouveau neufs pour toi. Les autres jeux restent comme ils sont.
puzzles-reset-no = Les garder
puzzles-ask = Quel est le meilleur choix ?
puzzles-where = { $progress } · { $difficulty }
difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile
puzzles-right = Exact !
puzzles-right-now = Cette fois, tu l’as !
puzzles-wrong = Il y a mieux
puzzles-you-chose = Ton choix : { $command }
puzzles-answer = Le meilleur choix : { $command }
puzzles-comes-back = Ce problème reviendra plus tard.
puzzles-tell = Montrer la réponse
puzzles-again = Réessayer
puzzles-next = Problème suivant
puzzles-overview = Tous les problèmes
puzzles-none = Rien à résoudre pour le moment
puzzles-all-known = Tu les as tous résolus.
puzzles-back-at = Le prochain revient { $day }.
