# Les avis du navigateur quand c’est son tour à une table lente.
notices-turn-on = Préviens-moi quand c’est mon tour
notices-turn-off = Désactiver
notices-on = Cet appareil te prévient quand c’est ton tour.
notices-what = À une table lente, cet appareil peut te dire une fois par tour que c’est à toi, même si Sushiya est fermé.
notices-how = Ton navigateur va demander si Sushiya peut envoyer des avis. Tu peux les désactiver ici à tout moment.
notices-way = Un avis passe par le service de l’éditeur de ton navigateur. Il est chiffré : seul cet appareil peut le lire. Il dit de quel jeu il s’agit et qui joue.
notices-yes = Activer
notices-no = Pas maintenant
notices-failed = Le navigateur n’a pas pu les activer. Certains ne le font que pour une application installée, ou pas dans une fenêtre privée.
notices-denied = Ce navigateur ne laisse pas Sushiya envoyer d’avis. Tu peux les autoriser dans ses réglages pour cette page.
notices-insecure = Les navigateurs n’autorisent les avis qu’à une adresse qui commence par https.
notices-unable = Ce navigateur n’a pas d’avis. Sur iPhone et iPad, installe d’abord Sushiya comme une application.
notices-none = Ce serveur n’envoie pas d’avis.
