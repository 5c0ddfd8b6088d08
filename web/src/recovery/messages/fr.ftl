# Garder ses parties, et les retrouver dans un autre navigateur.
recovery-title = Garder mes parties
recovery-keep = Ton code de secours
recovery-why = Certains navigateurs oublient tout au bout d’une semaine. Avec ce code, tu retrouves tes parties et tes places, dans ce navigateur ou dans un autre.
recovery-code = { $code }
recovery-copy = Copier le code
recovery-save = Enregistrer un fichier
recovery-file-holds = Le fichier contient aussi ton nom, tes réglages et les clés de tes places.
recovery-careful = La personne qui a le code ou le fichier passe pour toi et peut jouer à tes places. Garde-le comme une clé et ne le montre à personne.
recovery-enter = J’ai un code de secours
recovery-replaces = Ce navigateur a ses propres parties. Il montrera celles du code à la place : note d’abord son code à lui si tu veux y revenir.
recovery-typed = Le code ; en majuscules ou minuscules, avec ou sans tirets
recovery-do = Retrouver mes parties
recovery-file = Ou ouvrir le fichier enregistré
recovery-done = Te revoilà
recovery-found = { $count ->
    [0] Ce navigateur est de nouveau le tien. Aucune partie en cours n’a été trouvée sur ce serveur.
    [one] Ce navigateur est de nouveau le tien. Une partie en cours a été trouvée : au comptoir, une touche te ramène à ta place.
   *[other] Ce navigateur est de nouveau le tien. { $count } parties en cours ont été trouvées : au comptoir, une touche te ramène à ta place.
}
code-problem-empty = Tape d’abord le code.
code-problem-sign = Un code ne contient pas « { $sign } » ; compare-le avec ce que tu as noté.
code-problem-length = Un code a six groupes de cinq signes, un ancien en a neuf. Il en manque un, ou il y en a un de trop.
code-problem-typo = Un des signes est faux ; compare-le avec ce que tu as noté.
file-problem-too-long = Ce n’est pas un fichier de secours : il est trop long.
file-problem-unreadable = Ce n’est pas un fichier de secours ; choisis celui qui s’appelle sushiya-recovery.json.
file-problem-newer = Ce fichier vient d’un Sushiya plus récent que celui-ci ; utilise plutôt le code.
