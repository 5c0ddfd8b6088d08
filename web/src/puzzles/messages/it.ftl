puzzles-title = Problemi
puzzles-what = Posizioni da partite di bot forti: una scelta è chiaramente la migliore. Trovala e scopri perché.
puzzles-which = Quale gioco
puzzles-problem = I problemi non sono arrivati. Forse manca la rete.
puzzles-mixed = Misti
puzzles-ideas = Per idea
puzzles-solved = { $solved } su { $all } risolti
puzzles-due = { $count ->
    [one] 1 da rifare
   *[other] { $count } da rifare
}
puzzles-start = Si comincia
puzzles-practise = Esercitati: { $idea }
puzzles-how = Quello che non hai trovato torna: presto, poi dopo un giorno, tre giorni e una settimana. Resta solo sul tuo dispositivo.
puzzles-reset = Ricomincia da capo
puzzles-reset-sure = Dimenticare tutti i problemi risolti di { $game }?
puzzles-reset-what = Tutti saranno di nuovo nuovi per te. Gli altri giochi restano come sono.
puzzles-reset-no = Tienili
puzzles-ask = Qual è la scelta migliore?
puzzles-where = { $progress } · { $difficulty }
difficulty-easy = facile
difficulty-medium = medio
difficulty-hard = difficile
puzzles-right = Giusto!
puzzles-right-now = Ora ci sei!
puzzles-wrong = C’è di meglio
puzzles-you-chose = La tua scelta: { $command }
puzzles-answer = La scelta migliore: { $command }
puzzles-comes-back = Questo problema tornerà più tardi.
puzzles-tell = Mostra la risposta
puzzles-again = Riprova
puzzles-next = Prossimo problema
puzzles-overview = Tutti i problemi
puzzles-none = Per ora non c’è altro da risolvere
puzzles-all-known = Li hai risolti tutti.
puzzles-back-at = Il prossimo torna { $day }.
