# Was an einem Tisch geschieht, was auch immer dort gespielt wird.
happening-person-seated = { $name } setzt sich dazu.
happening-place-emptied = { $name } verlässt den Tisch.
happening-seat-freed = { $name } spielt hier nicht mehr mit, ein Bot macht weiter.
happening-person-renamed = { $old } heißt jetzt { $name }.
happening-handed-to-bot-left = { $you ->
    [yes] Du bist gegangen, ein Bot spielt für dich.
   *[no] { $seat } ist gegangen, ein Bot spielt weiter.
}
happening-handed-to-bot-dropped = { $you ->
    [yes] Ein Bot spielt für dich, bis du wieder da bist.
   *[no] Ein Bot springt für { $seat } ein, bis die Verbindung wieder steht.
}
happening-role-given = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $seat } leitet jetzt den Tisch.
}
happening-bot-failed = { $seat }: Von „{ $level }“ kam keine gültige Antwort, darum hat „{ $instead }“ gewählt.
happening-taken-back = { $you ->
    [yes] Du nimmst es zurück.
   *[no] { $seat } nimmt es zurück.
}
happening-hint-taken = { $you ->
    [yes] Du fragst den Coach um einen Tipp.
   *[no] { $seat } fragt den Coach um einen Tipp.
}
happening-handed-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $seat } ist wieder da.
}
happening-rematch-opened = { $you ->
    [yes] Du möchtest eine Revanche.
   *[no] { $seat } möchte eine Revanche.
}
happening-options-chosen = Die Regeln dieses Tisches haben sich geändert.
happening-cards-shared = Auch andere Tische können diese Karten spielen. Die Regeln bleiben jetzt, wie sie sind.
happening-cards-seen = { $you ->
    [yes] Du hast diese Karten an einem anderen Tisch gesehen, das sehen hier alle.
   *[no] { $seat } hat diese Karten an einem anderen Tisch gesehen.
}
happening-deal-voided = Keine rechtzeitige Antwort von { $seats }. Es wird neu gegeben, ohne diesen Anteil.
happening-game-started = Das Spiel beginnt.
happening-table-closed-closed = Der Tisch wurde geschlossen.
happening-table-closed-abandoned = Der Tisch wurde geschlossen, weil niemand zurückkam.

# Warum der Tisch nein sagt.
refusal-table-unknown = Diesen Tisch gibt es nicht, prüf den Link.
refusal-code-unknown = Kein offener Tisch hat diesen Code. Prüf ihn oder frag nach dem Link.
refusal-token-unknown = Dieses Gerät hat hier keinen Platz mehr. Du kannst dich neu dazusetzen oder zuschauen.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-host = Das kann nur, wer den Tisch leitet.
refusal-not-waiting = Das Spiel läuft schon, ändern lässt sich das nur vorher.
refusal-not-running = An diesem Tisch läuft gerade kein Spiel.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-table-over = Dieser Tisch ist geschlossen. Starte eine Revanche oder einen neuen Tisch.
refusal-no-such-place = Diesen Platz gibt es nicht, der Tisch hat { $most }.
refusal-place-taken = Da sitzt schon jemand, wähl einen freien Platz.
refusal-own-place = Das ist dein eigener Platz, dafür gibt es „Verlassen“.
refusal-already-seated = Du hast an diesem Tisch einen eigenen Platz; komm auf diesen zurück.
refusal-place-empty = Ein Platz ist noch frei. Setz einen Bot hin oder warte auf jemanden.
refusal-places-left = Hier sitzen { $people } Leute, zu viele für { $players } Plätze.
refusal-not-a-person = Auf diesem Platz sitzt keine Person.
refusal-table-full = Alle Plätze sind besetzt.
refusal-table-locked = Dieser Tisch ist für Neue gesperrt.
refusal-bots-closed = Das Spiel läuft schon, und die Plätze der Bots sind nicht freigegeben.
refusal-devices-own = An diesem Tisch spielen alle an einem eigenen Gerät.
refusal-devices-in-use = An diesem Tisch teilen sich welche ein Gerät. Sie müssten zuerst gehen.
refusal-watching-off = An diesem Tisch ist Zuschauen nicht erlaubt.
refusal-name-wrong = Ein Name hat 1 bis 16 sichtbare Buchstaben, Ziffern oder Zeichen.
refusal-name-taken = Hier heißt schon jemand { $name }, wähl einen anderen Namen.
refusal-colour-taken = Diese Farbe hat hier schon jemand, wähl eine andere.
refusal-deal-under-way = Gerade wird gegeben; versuch es gleich noch einmal.
refusal-deal-fixed = Die Karten dieses Tisches stehen fest, darum bleibt er, wie er ist. Für etwas anderes mach einen neuen Tisch auf.
refusal-share-copied = Ein anderer Platz hat sich auf denselben Anteil festgelegt; nimm einen neuen.
refusal-share-unasked = Nach diesem Anteil am Geben fragt gerade niemand.
refusal-share-wrong = Das ist nicht der Anteil, auf den sich der Platz festgelegt hatte.
refusal-level-unknown = Einen Bot { $level } gibt es nicht, es gibt { $levels }.
refusal-level-missing = „{ $level }“ kann hier nicht spielen, weil die Engine nicht gebaut ist; wähl einen anderen Bot.
refusal-game-unknown = Ein Spiel { $game } gibt es nicht, es gibt { $games }.
refusal-first-game-missing = Für dieses Spiel gibt es kein geführtes erstes Spiel. Die Regeln erklären es dir.
refusal-options-wrong = So lässt sich nicht spielen: { $reason }.
refusal-document-wrong = Zeile { $line }: { $reason }
refusal-document-too-long = { $option } ist zu lang, höchstens { $most } kB.
refusal-document-unreadable = { $option } konnte nicht rechtzeitig gelesen werden; versuch es noch einmal oder mit einer einfacheren Datei.
refusal-documents-used-up = Dieser Tisch hatte schon { $most } verschiedene Dateien; wähl eine davon oder mach einen neuen Tisch auf.
refusal-command-unreadable = Das ist kein Befehl: { $expected }.
refusal-decision-past = Das Spiel ist inzwischen weiter. Schau noch einmal hin und wähl neu.
refusal-nothing-to-take-back = Zurückzunehmen gibt es nichts: Es wurde schon etwas aufgedeckt, oder jemand anders ist dran.
refusal-hints-off = An diesem Tisch sind keine Tipps erlaubt.
refusal-hint-unasked = Du hast jetzt nichts zu entscheiden.
refusal-second-thoughts-used-up = Du hast dich { $most } Mal umentschieden. Was du gewählt hast, gilt, bis das Spiel weitergeht.
refusal-changes-used-up = Du hast hier schon { $most } Mal etwas geändert. Verlasse den Tisch und setz dich neu hin.
refusal-adjustments-used-up = Regeln und Einstellungen dieses Tisches wurden schon { $most } Mal geändert; fangt so an oder mach einen neuen Tisch auf.
refusal-table-worn = An diesem Tisch ist zu viel passiert, mach einen neuen auf.
refusal-not-dropped = Gib noch ein wenig Zeit. Nach einer Minute darf ein Bot einspringen.
refusal-slow-away = An einem langsamen Tisch darf man weg sein.
refusal-slow-bank = Ein langsamer Tisch hat keinen Zeitvorrat.
refusal-not-away = Du spielst diesen Platz schon selbst.
refusal-move-code-unknown = Dieser Code ist unbekannt oder abgelaufen. Hol dir auf dem anderen Gerät einen neuen.
refusal-record-not-finished = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
refusal-record-wrong = Diese Aufzeichnung lässt sich nicht abspielen: { $reason }
refusal-replay-private = Dieses Spiel sehen nur die, die mitgespielt oder zugeschaut haben, solange es niemand von ihnen veröffentlicht.
refusal-replay-sealed = Andere können das noch spielen, darum wird Fremden noch nichts davon gezeigt; versuche es wieder, wenn der Tag um ist.
refusal-deal-counted = Die Ergebnisse werden verglichen, darum bleibt dieser Tisch, wie er ist; spiele weiter oder verlasse ihn.
refusal-daily-unknown = Für diesen Tag gibt es kein Tagesspiel; wähl einen, der schon war.
refusal-daily-unfinished = Spiele dieses Tagesspiel erst zu Ende oder warte, bis sein Tag um ist.
refusal-daily-known = Die Uhr dieses Servers wurde zurückgestellt, und das Tagesspiel dieses Tages ist schon bekannt; morgen gibt es ein neues.
refusal-replay-too-long = Dieses Spiel ist zu lang, um es Schritt für Schritt zu zeigen.
refusal-rules-changed = Dieses Spiel wurde nach älteren Regeln begonnen und lässt sich nach einem Update des Servers nicht fortsetzen.
refusal-no-playing-on = Von dort aus lässt sich das Spiel nicht weiterspielen.
refusal-sheet-unknown = Dieses geteilte Blatt gibt es nicht mehr; wer es geteilt hat, kann es neu teilen.
refusal-sheet-full = Dieses geteilte Blatt ist voll: höchstens { $parts } Teile und { $kb } kB.
refusal-sheet-not-yours = Nur das Gerät, das dieses Blatt geteilt hat, kann es löschen.
refusal-sheets-used-up = Du hast { $most } Blätter geteilt; lösche eines oder warte, bis eines vergessen ist.
refusal-part-changed = Das hat gerade jemand anderes geändert; sieh nach und versuch es noch einmal.
refusal-part-too-long = Das ist zu lang für ein geteiltes Blatt; höchstens { $most } kB.
refusal-cannot-save = Der Zug ließ sich nicht speichern und gilt deshalb nicht. Versuch es gleich noch einmal.
refusal-busy = An diesem Tisch ist gerade zu viel auf einmal los, versuch es noch einmal.

# Wappen: So heißen Leute und Bots, bis sie einen Namen wählen.
crest-carp = Karpfen
crest-fan = Fächer
crest-moon = Mond
crest-bamboo = Bambus
crest-wave = Welle
crest-umbrella = Schirm
crest-pine = Kiefer
crest-plum = Pflaume

# Bots: wie ihre Stufen heißen und wie sie spielen.
level-random = Zufall
level-random-hint = Spielt irgendetwas Erlaubtes, ganz ohne Plan.
level-apprentice = Lehrling
level-apprentice-hint = Kennt die Regeln und macht Fehler, wie Menschen sie machen.
level-cook = Koch
level-cook-hint = Versteht das Handwerk und spielt solide.
level-chef = Küchenchef
level-chef-hint = Hat aus vielen tausend Partien gelernt und entscheidet auf einen Blick.
level-master = Meister
level-master-hint = Spielt vor jeder Wahl durch, was kommen kann; stärker ist keiner.

# Why a circle says no.
refusal-title-wrong = Der Name eines Spielkreises hat 1 bis { $most } sichtbare Buchstaben, Ziffern oder Zeichen.
refusal-circle-unknown = Diesen Spielkreis gibt es nicht. Prüf den Link.
refusal-circle-not-member = Du hast in diesem Spielkreis noch keinen Namen. Tritt erst bei.
refusal-circle-removed = Du wurdest aus diesem Spielkreis entfernt. Frag, wer ihn leitet.
refusal-circle-closed = Dieser Spielkreis nimmt gerade niemanden auf. Frag, wer ihn leitet.
refusal-circle-full = Dieser Spielkreis ist voll: Er hat Platz für { $most } Leute.
refusal-circle-not-organiser = Das kann nur, wer diesen Spielkreis leitet.
refusal-circle-no-member = Diese Nummer hat im Spielkreis niemand mehr. Schau noch einmal nach.
refusal-circle-tables = Ein Spielkreis kann { $most } offene Tische zugleich haben. Beendet erst einige davon.
refusal-circles-used-up = Du hast schon { $most } Spielkreise gegründet, mehr geht nicht.
refusal-round-size = { $people } Leute sind zu wenig: An einen Tisch gehören mindestens { $least }.
refusal-round-twice = Alle sitzen an genau einem Tisch. Prüf die Tische noch einmal.

# Warum geteilte Karten nein sagen.
refusal-same-unknown = Diese Karten gibt es hier nicht mehr. Wer sie geteilt hat, kann andere teilen.
refusal-same-key = Wer geteilte Karten sieht, wird vermerkt. Dafür braucht es einen Browser, der sich einen Schlüssel merkt.
refusal-same-full = { $most } Tische haben diese Karten gespielt; teil neue.
refusal-same-crowded = { $most } Leute haben diese Karten gesehen, mehr lassen sich nicht vermerken; teil neue.
refusal-same-used-up = Du hast { $most } Mal Karten geteilt. Die ältesten werden 100 Tage nach dem letzten Spiel vergessen.
refusal-same-not-yet = Spiel diese Karten erst zu Ende oder sag, dass du sie nicht spielen möchtest.
refusal-same-playing = Du spielst diese Karten gerade; spiel erst zu Ende.
refusal-same-no-table = Kein solcher Tisch hat diese Karten gespielt, oder er ist nicht mehr gespeichert.
