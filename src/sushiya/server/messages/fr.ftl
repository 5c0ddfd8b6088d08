# Pourquoi le serveur lui-même dit non.
refusal-message-unreadable = Ce message est incompréhensible : { $reason }.
refusal-message-too-long = Ce message est trop long ; { $most } ko au plus.
refusal-body-not-json = Le corps d’une requête est du JSON, et son content-type le dit : application/json.
refusal-hello-first = Une connexion commence par hello.
refusal-hello-twice = Cette connexion a déjà dit hello.
refusal-too-fast = Trop de messages à la fois ; attends un instant et continue.
refusal-too-slow = Cet appareil ne suivait plus et a été déconnecté ; il peut revenir tout de suite.
refusal-too-many-tables = Tu as { $most } tables en cours ; finis-en ou quittes-en une d’abord.
refusal-too-many-sockets = Il y a trop de connexions d’ici ; fermes-en une d’abord.
refusal-key-missing = Il faut pour cela la clé d’une personne ou d’une place.
refusal-key-wrong = Une clé a de 22 à 64 lettres, chiffres, traits d’union ou tirets bas.
refusal-origin-foreign = Un autre site ne peut pas utiliser ce serveur en ton nom.
refusal-not-from-here = Cela ne se voit que sur la machine du serveur.
refusal-host-unknown = Ce serveur n’est pas connu sous ce nom ; demande-le sur sa propre machine par localhost.
refusal-path-unknown = Il n’y a rien à cette adresse.
refusal-method-wrong = Cette adresse ne s’utilise pas ainsi.
refusal-server-broken = Quelque chose a mal tourné de notre côté ; rien n’a changé. Réessaie.
