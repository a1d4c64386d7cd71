# Groups and their books. Fetched with the screens that show them.
book-groups = Gruppi
book-explained = Un gruppo ha un libro: serate con carte vere e partite online, contate per anni. Nessuno ha bisogno di un account.
book-begin = Un nuovo gruppo
book-group-name = Nome del gruppo
book-begin-go = Apri il libro
book-join = Entra in un gruppo
book-code = Codice del gruppo
book-join-go = Entra
book-bot = Bot
book-somebody = Qualcuno
book-who = Chi sei?
book-who-new = Un nome nuovo
book-who-go = Sono io
book-who-taken = Sono uno di quelli che hanno già un dispositivo qui
book-sending = {$count ->
    [one] Invio di una voce …
   *[other] Invio di {$count} voci …
}
book-offline = {$count ->
    [0] Nessuna connessione. Puoi continuare a scrivere.
    [one] Nessuna connessione. Una voce aspetta su questo dispositivo.
   *[other] Nessuna connessione. {$count} voci aspettano su questo dispositivo.
}
book-members = Il gruppo
book-running = Fogli aperti
book-to-choose = C’è qualcosa da scegliere
book-board = Tabellone
book-tables = Tavoli online
book-latest = Ultimi fogli
book-the-book = Il libro
book-paper = Vecchia carta
book-tonight = Stasera
book-here = Chi c’è? Tocca nell’ordine dei posti.
book-fits = Quale gioco?
book-title = Come si chiama il gioco?
book-fewest = Vince chi ha meno punti
book-ends = Finisce
book-ends-open = quando smettiamo
book-ends-rounds = dopo un numero di giri
book-ends-target = a un numero di punti
book-rounds = Giri
book-points = Punti
book-draw = Tira a sorte
book-start = Inizia un foglio
book-table = Gioca online
book-fits-not = Questo gioco è per { $least }-{ $most } persone.
book-sheet = Foglio
book-replay = Rivedi la partita
book-choose-explained = Due telefoni hanno scritto punti diversi. Tocca un punto interrogativo e scegli.
book-closed = Nel libro. Vince: { $who }.
book-cell = { $who }, giro { $round }: { $points }
book-close = Nel libro
book-own = Scrivo solo i miei punti
book-totals = Totali invece dei giri
book-discard = Butta il foglio
book-discarded = Il foglio è buttato.
book-on = Avanti
book-reopen = Continua a scrivere
book-entered = { $who }: { $points } nel giro { $round }
book-type = { $who }, giro { $round }
book-type-total = { $who }, totale dopo il giro { $round }
book-erase = Cancella l’ultima cifra
book-enter = Scrivi
book-enter-zero = 0 punti per { $who }
book-cell-title = { $who }, giro { $round }
book-written = { $points }, { $who }, { $when }
book-choose = Quali punti sono giusti?
book-before = Prima
book-change = Cambia
book-empty = Svuota la casella
book-none-open = Nessun foglio è aperto.
book-photo = Aggiungi una foto
book-photo-again = Un’altra foto
book-photo-of = Foto del foglio
book-link = Link del gruppo
book-link-explained = Chi ha questo link o codice può leggere e scrivere nel libro.
book-people = Membri
book-you = tu
book-removed = rimosso
book-with-device = con un dispositivo
book-without-device = solo un nome
book-edit = Modifica { $who }
book-add = Un altro nome
book-add-go = Aggiungi
book-rename = Nome
book-merge = È la stessa persona di
book-split = Sono due persone
book-save = Salva
book-be = Sono io
book-remove = Rimuovi dal gruppo
book-back = Fai tornare
book-keep = Conserva o elimina
book-export-csv = Come tabella (CSV)
book-export = Tutte le voci
book-link-new = Nuovo link
book-link-new-explained = Il vecchio link e il vecchio codice non valgono più da subito. A tutti serve quello nuovo.
book-link-new-done = Il gruppo ha un nuovo link.
book-delete = Elimina il libro
book-delete-explained = Tutte le serate, i membri e le foto vengono eliminati per tutti e non si possono recuperare.
book-deleted = Il libro è eliminato.
book-print = Stampa il libro
book-season = Stagione
book-all-time = Tutto
book-summary = {$sheets ->
    [one] Un foglio
   *[other] {$sheets} fogli
} in {$evenings ->
    [one] una serata
   *[other] {$evenings} serate
}
book-name = Nome
book-games = Partite
book-wins = Vittorie
book-mean = Media
book-best = Migliore
book-place = Posto
book-place-explained = I posti vengono da tutte le partite, anche quando le persone cambiano. Tra parentesi: i posti possibili, perché con le carte servono molte partite.
book-with-bots = Con bot (vittorie/partite): { $list }
book-alone = In solitario (vinte/partite): { $list }
book-alone-won = ★ { $who } ha vinto
book-alone-lost = { $who } non ha vinto
book-records = Record
book-record-lowest-total = Totale più basso
book-record-highest-total = Totale più alto
book-record-best-round = Giro migliore
book-record-worst-round = Giro peggiore
book-record-longest-streak = Vittorie di fila
book-record-closest-finish = Vittoria più stretta
book-record-greatest-comeback = Rimonta più grande
book-record-rounds-without-win = Giri vinti senza vittoria
book-rosters = Le stesse persone
book-times = {$count ->
    [one] una volta
   *[other] {$count} volte
}
book-roster-name = Come vi chiamate insieme?
book-roster-call = Dai un nome
book-evenings = Serate
book-where = Dove
book-note = Nota
book-note-add = Luogo e nota
book-nothing-yet = Il libro è ancora vuoto. I fogli arrivano qui quando sono pieni.
book-more = Serate precedenti
book-season-new = Stagioni
book-season-end = Rimuovi
book-from = Primo giorno
book-until = Ultimo giorno
book-member-summary = {$games ->
    [one] Una partita
   *[other] {$games} partite
}, vittorie: { $wins } ({ $share }).
book-member-bots = {$games ->
    [one] E una partita con bot.
   *[other] E {$games} partite con bot.
}
book-member-alone = {$games ->
    [one] E una partita in solitario
   *[other] E {$games} partite in solitario
} (vinte: { $won }).
book-form = Forma
book-form-spoken = Forma nel tempo, alla fine { $last } su 100
book-form-explained = In alto: davanti a tutti. Media di cinque partite.
book-players = Giocatori
book-any = tutti
book-by-round = Per giro
book-rivals = Testa a testa
book-ahead = davanti
book-level = pari
book-behind = dietro
book-paper-explained = Scrivi i punti di un vecchio foglio; Invio scende. Puoi incollare celle da un foglio di calcolo.
book-day = Giorno
book-row-more = Un altro giro
book-paper-save = Nel libro
book-paper-saved = Il foglio è nel libro.
book-paper-wrong = Alcune caselle non possono essere giuste: vedi sotto la griglia.
book-paper-players = Scegli un membro diverso per ogni colonna.
book-paper-empty = Non ci sono ancora punti.
book-wrong-at = Giro { $round }, colonna { $player }:
book-wrong-number = Non è un numero intero.
book-wrong-range = Nessuno fa tanti punti in un giro.
book-wrong-falls = In questo gioco un totale non scende mai.
book-csv = Molte serate in una volta
book-csv-explained = Una tabella (CSV) con le colonne day, game, player, points e, se vuoi, sheet, round, place. I giorni come 2026-12-24.
book-csv-file = Scegli un file
book-csv-found = Trovati: { $sheets } fogli, { $evenings } serate, { $players } persone.
book-csv-fewest = Negli altri giochi vince chi ha meno punti
book-csv-take = Metti nel libro
book-csv-taken = {$count ->
    [one] Un foglio è nel libro.
   *[other] {$count} fogli sono nel libro.
}
