# Meine Schachtel auf Deutsch.
box-title = Meine Schachtel
box-undo = Zurück
box-progress = { $count } von { $most }
box-parts = Was eingegeben wird
box-part-ingredients = Plättchen
box-part-strips = Rezepte
box-part-tokens = Marker
box-part-share = Teilen
box-stays-here = Was du eingibst, bleibt auf diesem Gerät und wird nach jedem Tippen gesichert. Es geht auch ohne Netz.

# Zutaten.
box-ingredients-how = Nimm den Haken weg, wo deine Schachtel etwas nicht hat, und zähle bei den übrigen die Plättchen.
box-tiles = { $count } Plättchen
box-unique = Einzelstück
box-count-of = Plättchen: { $name }
box-fewer = { $name }: eins weniger
box-more = { $name }: eins mehr
box-edit = { $name } ändern
box-own = Weitere Zutat
box-kinds-full = Es ist Platz für { $most } Sorten von Plättchen.
box-name = Name
box-category = Kategorie
box-category-other = Andere Kategorie
box-category-name = Name der Kategorie
box-unique-one = Davon gibt es nur ein Plättchen
box-remove = Entfernen
box-use = Übernehmen

# Rezepte, Streifen um Streifen.
box-lengths = Zutaten eines Streifens (schon da)
box-of-length = { $length } ({ $count })
box-draft = Der Streifen, den du eingibst
box-take-back = Letztes Plättchen zurücknehmen
box-keys = Plättchen zum Antippen
box-nth = Nr. { $number }
box-strips-of = Streifen mit { $length } Zutaten
box-strips-how = Die Zutaten eines Streifens in der gedruckten Reihenfolge antippen: Mit der letzten ist er fertig. Ein Name kann später dazu.
box-full = Alle { $most } Rezepte sind da.
box-strip-name = Name (wenn du magst)
box-strip-remove = Rezept entfernen

# Marker.
box-tokens-how = So wie es auf den Markern deiner Schachtel steht.
box-token = Marker
box-token-length = Länge { $length }
box-points = Punkte
box-cubes = Würfel für Stil
box-points-of = Punkte bei Länge { $length }
box-cubes-of = Würfel für Stil bei Länge { $length }

# Verwenden und teilen.
box-book-title = Titel
box-not-yet = Noch kann man nicht damit spielen
box-playable = Damit kann man spielen
box-play = Im Wartezimmer eines Tischs von Wasabi! steht es unter den weiteren Regeln beim Rezeptbuch: „Meine Schachtel“.
box-play-site = Sichere es als Datei und gib diese einem Tisch von Wasabi! als Rezeptbuch.
box-sharing = Teilen
box-sharing-how = Das ganze Buch steckt im Link. Es geht an niemanden außer an die, denen du ihn schickst.
box-qr = Das Buch als Code zum Scannen
box-qr-too-long = Mit so vielen langen Namen passt es in keinen Code zum Scannen. Schicke den Link oder die Datei.
box-link = Link
box-copy = Link kopieren
box-copied = Der Link ist kopiert.
box-save = Als Datei sichern
box-load = Eine hier gesicherte Datei öffnen
box-loaded = Die Datei ist offen. „Zurück“ holt wieder, was hier war.
box-file-unreadable = Diese Datei wurde nicht hier gesichert. Ein von Hand geschriebenes Buch kann man einem Tisch geben, wie es ist.
box-anew = Neu anfangen
box-received = Ein Rezeptbuch für dich
box-received-book = { $count ->
    [one] „{ $title }“, mit { $count } Rezept.
   *[other] „{ $title }“, mit { $count } Rezepten.
}
box-received-replaces = { $count ->
    [one] Es kommt an die Stelle deines eigenen mit { $count } Rezept. „Zurück“ holt es wieder, solange diese Seite offen ist.
   *[other] Es kommt an die Stelle deines eigenen mit { $count } Rezepten. „Zurück“ holt es wieder, solange diese Seite offen ist.
}
box-received-unreadable = In diesem Link steckt kein Rezeptbuch. Vielleicht fehlt ein Stück davon: Lass ihn dir noch einmal schicken.
box-received-yes = Übernehmen
box-received-no = Meins behalten

# Mehrere Telefone.
box-share-phones = Mit mehreren Telefonen ausfüllen
box-share-how = Jedes Telefon scannt den Code und gibt Streifen einer anderen Länge ein. Alle sehen dieselbe Schachtel.
box-share-unreachable = Der Laden ist gerade nicht zu erreichen. Mach allein weiter; teilen kannst du später.
box-join = Eine Schachtel, gemeinsam ausgefüllt
box-join-replaces = Sie kommt an die Stelle deiner eigenen. Sichere deine zuerst als Datei, wenn du sie behalten willst.
box-join-yes = Mitmachen
