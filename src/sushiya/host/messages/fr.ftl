# Ce qui se passe à une table, quel que soit le jeu.
happening-person-seated = { $name } prend place.
happening-place-emptied = { $name } quitte la table.
happening-seat-freed = { $name } ne joue plus ici ; un bot continue.
happening-person-renamed = { $old } s’appelle maintenant { $name }.
happening-handed-to-bot-left = { $you ->
    [yes] Tu as quitté la partie, un bot joue pour toi.
   *[no] { $seat } a quitté la partie, un bot continue.
}
happening-handed-to-bot-dropped = { $you ->
    [yes] Un bot joue pour toi jusqu’à ton retour.
   *[no] Un bot joue pour { $seat } en attendant.
}
happening-role-given = { $you ->
    [yes] C’est toi qui tiens la table maintenant.
   *[no] { $seat } tient la table maintenant.
}
happening-bot-failed = { $seat } : « { $level } » n’a pas donné de réponse valable, « { $instead } » a choisi.
happening-taken-back = { $you ->
    [yes] Tu reprends ton coup.
   *[no] { $seat } reprend son coup.
}
happening-hint-taken = { $you ->
    [yes] Tu demandes un conseil au coach.
   *[no] { $seat } demande un conseil au coach.
}
happening-handed-back = { $you ->
    [yes] Te revoilà.
   *[no] Revoilà { $seat }.
}
happening-rematch-opened = { $you ->
    [yes] Tu proposes une revanche.
   *[no] { $seat } propose une revanche.
}
happening-options-chosen = Les règles de cette table ont changé.
happening-cards-shared = D’autres tables peuvent aussi jouer ces cartes. Les règles restent désormais telles quelles.
happening-cards-seen = { $you ->
    [yes] Tu as vu ces cartes à une autre table ; tout le monde ici le voit.
   *[no] { $seat } a vu ces cartes à une autre table.
}
happening-deal-voided = Pas de réponse à temps de { $seats }. La donne recommence sans cette part.
happening-game-started = La partie commence.
happening-table-closed-closed = La table a été fermée.
happening-table-closed-abandoned = La table a été fermée, car personne n’est revenu.

# Pourquoi la table dit non.
refusal-table-unknown = Cette table n’existe pas ; vérifie le lien.
refusal-code-unknown = Aucune table ouverte n’a ce code ; vérifie-le ou demande le lien.
refusal-token-unknown = Cet appareil n’a plus de place ici ; tu peux te rasseoir ou regarder.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-not-host = Seule la personne qui tient la table peut le faire.
refusal-not-waiting = La partie a commencé ; cela ne se change qu’avant.
refusal-not-running = Aucune partie n’est en cours à cette table.
refusal-not-over = La partie n’est pas encore finie.
refusal-table-over = Cette table est fermée ; lance une revanche ou une nouvelle table.
refusal-no-such-place = Cette place n’existe pas ; la table en a { $most }.
refusal-place-taken = Cette place est prise ; choisis-en une libre.
refusal-own-place = C’est ta propre place ; utilise « Quitter ».
refusal-already-seated = Tu as déjà ta place à cette table ; reviens à celle-là.
refusal-place-empty = Il reste une place libre ; mets-y un bot ou attends quelqu’un.
refusal-places-left = Il y a { $people } personnes à table, trop pour { $players } places.
refusal-not-a-person = Il n’y a personne à cette place.
refusal-table-full = Toutes les places sont prises.
refusal-table-locked = Cette table n’accepte plus personne.
refusal-bots-closed = La partie a commencé, et les places des bots ne sont pas ouvertes.
refusal-devices-own = À cette table chaque personne joue sur son propre appareil.
refusal-devices-in-use = À cette table on partage un appareil. Il faudrait d’abord que ces personnes partent.
refusal-watching-off = On ne peut pas regarder à cette table.
refusal-name-wrong = Un nom a de 1 à 16 lettres, chiffres ou signes visibles.
refusal-name-taken = Quelqu’un s’appelle déjà { $name } ici ; choisis un autre nom.
refusal-colour-taken = Quelqu’un a déjà cette couleur ; choisis-en une autre.
refusal-deal-under-way = La donne est en cours ; réessaie dans un instant.
refusal-deal-fixed = Les cartes de cette table sont fixées, elle reste donc telle quelle. Pour autre chose, ouvre une nouvelle table.
refusal-share-copied = Une autre place s’est engagée sur la même part ; prends-en une nouvelle.
refusal-share-unasked = Personne ne demande cette part de la donne en ce moment.
refusal-share-wrong = Ce n’est pas la part sur laquelle la place s’était engagée.
refusal-level-unknown = Il n’y a pas de bot { $level } ; il y a { $levels }.
refusal-level-missing = « { $level } » ne peut pas jouer ici, car son moteur n’est pas compilé ; choisis un autre bot.
refusal-game-unknown = Il n’y a pas de jeu { $game } ; il y a { $games }.
refusal-first-game-missing = Il n’y a pas de première partie guidée pour ce jeu. Ses règles l’expliquent.
refusal-options-wrong = Ces options sont impossibles : { $reason }.
refusal-document-wrong = Ligne { $line } : { $reason }
refusal-document-too-long = { $option } est trop long ; { $most } ko au plus.
refusal-document-unreadable = { $option } n’a pas pu être lu à temps ; réessaie, ou envoie un fichier plus simple.
refusal-documents-used-up = Cette table a déjà eu { $most } fichiers différents ; choisis l’un d’eux, ou ouvre une nouvelle table.
refusal-command-unreadable = Ce n’est pas une commande : { $expected }.
refusal-decision-past = La partie a avancé entre-temps ; regarde et choisis à nouveau.
refusal-nothing-to-take-back = Rien à reprendre : quelque chose a été révélé, ou c’est à quelqu’un d’autre.
refusal-hints-off = Les conseils ne sont pas permis à cette table.
refusal-hint-unasked = Tu n’as rien à décider maintenant.
refusal-second-thoughts-used-up = Tu as changé d’avis { $most } fois ; ton choix reste jusqu’à ce que la partie avance.
refusal-changes-used-up = Tu as déjà fait { $most } changements ici ; quitte la table et reprends place.
refusal-adjustments-used-up = Les règles et réglages de cette table ont déjà été changés { $most } fois ; commencez ainsi, ou ouvre une nouvelle table.
refusal-table-worn = Il s’est passé trop de choses à cette table ; ouvres-en une nouvelle.
refusal-not-dropped = Patiente encore un peu ; un bot pourra jouer après une minute d’absence.
refusal-slow-away = À une table lente, on peut s’absenter.
refusal-slow-bank = Une table lente n’a pas de réserve de temps.
refusal-not-away = Tu joues déjà à cette place.
refusal-move-code-unknown = Ce code est inconnu ou n’est plus valable ; demandes-en un nouveau sur l’autre appareil.
refusal-record-not-finished = L’enregistrement sera là à la fin de la partie.
refusal-record-wrong = Cet enregistrement ne peut pas être revu : { $reason }
refusal-replay-private = Seuls ceux qui ont joué ou regardé cette partie peuvent la voir, tant que personne parmi eux ne la publie.
refusal-replay-sealed = D’autres peuvent encore jouer cette donne, alors rien n’en est encore montré ; réessaie quand sa journée sera finie.
refusal-deal-counted = Les résultats de cette donne sont comparés, alors cette table reste comme elle est ; continue ou quitte-la.
refusal-daily-unknown = Il n’y a pas de donne du jour à cette date ; choisis un jour passé.
refusal-daily-unfinished = Joue d’abord cette donne jusqu’au bout, ou attends la fin de sa journée.
refusal-daily-known = L’horloge de ce serveur a été retardée, et la donne de ce jour est déjà connue ; la prochaine vient demain.
refusal-replay-too-long = Cette partie est trop longue pour être montrée pas à pas.
refusal-rules-changed = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer après une mise à jour du serveur.
refusal-no-playing-on = La partie ne peut pas être reprise à partir de là.
refusal-sheet-unknown = Cette feuille partagée n’existe plus ; qui l’a partagée peut la partager de nouveau.
refusal-sheet-full = Cette feuille partagée est pleine : au plus { $parts } parties et { $kb } ko.
refusal-sheet-not-yours = Seul l’appareil qui a partagé cette feuille peut la supprimer.
refusal-sheets-used-up = Tu as partagé { $most } feuilles ; supprimes-en une ou attends que l’une soit oubliée.
refusal-part-changed = Quelqu’un d’autre vient de changer cela ; regarde et réessaie.
refusal-part-too-long = C’est trop long pour une feuille partagée ; au plus { $most } ko.
refusal-cannot-save = Le coup n’a pas pu être enregistré et ne compte donc pas ; réessaie dans un instant.
refusal-busy = Il se passe trop de choses à la fois à cette table ; réessaie.

# Blasons : le nom des gens et des bots tant qu’ils n’en ont pas choisi.
crest-carp = Carpe
crest-fan = Éventail
crest-moon = Lune
crest-bamboo = Bambou
crest-wave = Vague
crest-umbrella = Ombrelle
crest-pine = Pin
crest-plum = Prune

# Bots : le nom de leurs niveaux, et comment ils jouent.
level-random = Hasard
level-random-hint = Joue n’importe quel coup permis, sans plan.
level-apprentice = Apprenti
level-apprentice-hint = Connaît les règles et fait les erreurs que font les gens.
level-cook = Cuisinier
level-cook-hint = Connaît le métier et joue solidement.
level-chef = Chef
level-chef-hint = A appris de milliers de parties et décide d’un coup d’œil.
level-master = Maître
level-master-hint = Joue la suite dans sa tête avant de choisir ; le plus fort de tous.

# Why a circle says no.
refusal-title-wrong = Le nom d’un cercle a de 1 à { $most } lettres, chiffres ou signes visibles.
refusal-circle-unknown = Ce cercle n’existe pas ; vérifie le lien.
refusal-circle-not-member = Tu n’as pas encore de nom dans ce cercle ; rejoins-le d’abord.
refusal-circle-removed = On t’a retiré de ce cercle ; demande à la personne qui l’organise.
refusal-circle-closed = Ce cercle n’accueille personne en ce moment ; demande à la personne qui l’organise.
refusal-circle-full = Ce cercle est complet ; il a de la place pour { $most } personnes.
refusal-circle-not-organiser = Seule la personne qui organise ce cercle peut le faire.
refusal-circle-no-member = Plus personne n’a ce numéro dans le cercle ; regarde encore une fois.
refusal-circle-tables = Un cercle peut avoir { $most } tables ouvertes à la fois ; terminez-en d’abord quelques-unes.
refusal-circles-used-up = Tu as déjà fondé { $most } cercles ; c’est le maximum.
refusal-round-size = { $people } personnes, c’est trop peu ; il en faut au moins { $least } par table.
refusal-round-twice = Chaque personne est assise à une seule table ; vérifie encore les tables.

# Pourquoi des cartes partagées disent non.
refusal-same-unknown = Ces cartes ne sont plus ici ; la personne qui les a partagées peut en partager d’autres.
refusal-same-key = On note qui voit des cartes partagées ; il faut pour cela un navigateur qui garde une clé.
refusal-same-full = { $most } tables ont joué ces cartes ; partage-en d’autres.
refusal-same-crowded = { $most } personnes ont vu ces cartes, on ne peut pas en noter davantage ; partage-en d’autres.
refusal-same-used-up = Tu as partagé des cartes { $most } fois ; les plus anciennes sont oubliées 100 jours après la dernière partie.
refusal-same-not-yet = Termine d’abord ta partie avec ces cartes, ou dis que tu ne veux pas les jouer.
refusal-same-playing = Tu es en train de jouer ces cartes ; termine d’abord ta partie.
refusal-same-no-table = Aucune table de ce nom n’a joué ces cartes, ou elle n’est plus conservée.
