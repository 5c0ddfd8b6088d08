# Home, when there is no server.
offline-title = Pas de connexion aux tables
offline-works = Ce que tu peux faire en attendant :
site-title = Des parties, la feuille de score et les règles à emporter
site-works = Pour une table avec des amis il faut un serveur, et cette adresse n’en a pas. Voici ce qu’il y a :

# A newer version.
new-version = Il y a une nouvelle version de Sushiya.
new-version-take = Charger
new-version-later = Plus tard

# On the page about us.
kept-title = Sans réseau
kept-what = Dès la deuxième visite, la feuille de score, les règles et les pages en une minute s’ouvrent aussi sans réseau. Les parties en solo aussi, une fois que tu les as préparées. Les tables avec des amis en ont besoin.
kept-fetching = Les pages sont en train d’arriver pour cela …
kept-ready = Les pages sont sur cet appareil.
kept-insecure = Cette adresse commence par http://. Pour de telles adresses, aucun navigateur ne garde de pages ni n’installe rien. Qui gère ce serveur trouve le chemin vers https:// dans docs/hosting.md.
kept-unable = Ce navigateur ne peut pas garder de pages, peut-être parce que sa fenêtre est privée.
kept-install = Installer Sushiya
kept-install-menu = Pour l’installer comme une appli, cherche « Installer » dans le menu de ton navigateur.
kept-persist = Garder ce qui est enregistré ici
kept-persisted = Ce navigateur a promis de ne pas effacer ce que Sushiya garde sur cet appareil.
kept-not-persisted = Ce navigateur n’a rien promis : si la place manque, il peut effacer ce que Sushiya garde sur cet appareil.
