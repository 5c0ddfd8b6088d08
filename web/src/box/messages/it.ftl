# La mia scatola in italiano.
box-title = La mia scatola
box-undo = Annulla
box-progress = { $count } su { $most }
box-parts = Che cosa inserire
box-part-ingredients = Tasselli
box-part-strips = Ricette
box-part-tokens = Segnalini
box-part-share = Condividi
box-stays-here = Ciò che inserisci resta su questo dispositivo, salvato a ogni tocco. Funziona anche senza rete.

# Gli ingredienti.
box-ingredients-how = Togli la spunta a ciò che la tua scatola non ha, e conta i tasselli del resto.
box-tiles = { $count ->
    [one] { $count } tassello
   *[other] { $count } tasselli
}
box-unique = unico
box-count-of = Tasselli: { $name }
box-fewer = { $name }: uno in meno
box-more = { $name }: uno in più
box-edit = Modifica { $name }
box-own = Un altro ingrediente
box-kinds-full = C’è posto per { $most } ingredienti diversi.
box-name = Nome
box-category = Categoria
box-category-other = Un’altra categoria
box-category-name = Nome della categoria
box-unique-one = Ce n’è un solo tassello
box-remove = Togli
box-use = Conferma

# Le ricette, striscia per striscia.
box-lengths = Tasselli di una striscia (già inserite)
box-of-length = { $length } ({ $count })
box-draft = La striscia che inserisci
box-take-back = Riprendi l’ultimo tassello
box-keys = Tasselli da toccare
box-nth = n. { $number }
box-strips-of = Strisce da { $length } tasselli
box-strips-how = Tocca i tasselli di una striscia nell’ordine stampato. L’ultimo la completa. Il nome si può aggiungere dopo.
box-full = Ci sono tutte e { $most } le ricette.
box-strip-name = Nome (se vuoi)
box-strip-remove = Togli questa ricetta

# I segnalini.
box-tokens-how = Come è stampato sui segnalini della tua scatola.
box-token = Segnalino
box-token-length = Lunghezza { $length }
box-points = Punti
box-cubes = Cubetti per lo stile
box-points-of = Punti con lunghezza { $length }
box-cubes-of = Cubetti per lo stile con lunghezza { $length }

# Usarlo e condividerlo.
box-book-title = Titolo
box-not-yet = Non si può ancora giocare
box-playable = Si può giocare
box-play = Nella sala d’attesa di un tavolo di Wasabi!, chi gestisce il tavolo lo trova tra le altre regole, al ricettario: “La mia scatola”.
box-play-site = Salvalo in un file, e dallo a un tavolo di Wasabi! come ricettario.
box-sharing = Condividi
box-sharing-how = Tutto il ricettario è nel link. Va solo a chi lo mandi.
box-qr = Il ricettario come codice da inquadrare
box-qr-too-long = Con tanti nomi lunghi non sta in un codice da inquadrare. Manda il link o il file.
box-link = Link
box-copy = Copia il link
box-copied = Il link è copiato.
box-save = Salva in un file
box-load = Apri un file salvato qui
box-loaded = Il file è aperto. “Annulla” riporta ciò che c’era qui.
box-file-unreadable = Questo file non è stato salvato qui. Un ricettario scritto a mano si può dare a un tavolo così com’è.
box-anew = Ricomincia
box-received = Un ricettario per te
box-received-book = “{ $title }”, ricette: { $count }.
box-received-replaces = Prende il posto del tuo (ricette: { $count }). “Annulla” lo riporta finché questa pagina è aperta.
box-received-unreadable = Questo link non contiene un ricettario. Forse ne manca un pezzo: fattelo mandare ancora.
box-received-yes = Prendilo
box-received-no = Tieni il mio

# Più telefoni.
box-share-phones = Compila con più telefoni
box-share-how = Ogni telefono inquadra il codice e inserisce strisce di un’altra lunghezza. Tutti vedono la stessa scatola.
box-share-unreachable = Il locale ora non è raggiungibile. Continua da solo; potrai condividere più tardi.
box-join = Una scatola da compilare insieme
box-join-replaces = Prende il posto della tua. Se vuoi tenerla, salva prima la tua in un file.
box-join-yes = Partecipa
