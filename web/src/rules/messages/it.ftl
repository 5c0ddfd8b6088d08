# Le regole di un gioco, da leggere.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Non si è trovato nulla. Prova con un’altra parola.
    [one] Un passo trovato
   *[other] { $count } passi trovati
}
rules-numbered = Tutte le regole, numerate
rules-explained = Di più sulla regola { $rule }:
rules-table = Tabella
rules-own-words = Le regole con parole nostre.
rules-on-table = in tavola
rules-in-hand = in mano
rules-passed = passate
rules-copies = × { $count }
rules-then = poi
rules-draws = pesca una carta
rules-drives = si muove
