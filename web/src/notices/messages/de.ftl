# Nachrichten des Browsers, wenn man an einem langsamen Tisch dran ist.
notices-turn-on = Sag mir, wenn ich dran bin
notices-turn-off = Ausschalten
notices-on = Dieses Gerät sagt dir, wenn du dran bist.
notices-what = An einem langsamen Tisch kann dieses Gerät dir einmal je Zug sagen, dass du dran bist, auch wenn Sushiya zu ist.
notices-how = Gleich fragt dein Browser, ob Sushiya Nachrichten schicken darf. Du kannst sie hier jederzeit ausschalten.
notices-way = Eine Nachricht läuft über den Dienst des Browser-Herstellers. Sie ist verschlüsselt: Nur dieses Gerät kann sie lesen. Darin steht, welches Spiel es ist und wer mitspielt.
notices-yes = Einschalten
notices-no = Jetzt nicht
notices-failed = Der Browser konnte sie nicht einschalten. Manche tun es nur für eine installierte App oder nicht in einem privaten Fenster.
notices-denied = Dieser Browser lässt Sushiya keine Nachrichten schicken. Du kannst sie in seinen Einstellungen für diese Seite erlauben.
notices-insecure = Browser erlauben Nachrichten nur bei einer Adresse, die mit https beginnt.
notices-unable = Dieser Browser kennt keine Nachrichten. Auf iPhone und iPad leg Sushiya zuerst auf den Home-Bildschirm.
notices-none = Dieser Server schickt keine Nachrichten.
