# Groups and their books. Fetched with the screens that show them.
book-groups = Gruppen
book-explained = Eine Gruppe hat ein Buch: Abende mit echten Karten und Partien online, über Jahre gezählt. Niemand braucht ein Konto.
book-begin = Eine neue Gruppe
book-group-name = Name der Gruppe
book-begin-go = Buch anlegen
book-join = Zu einer Gruppe kommen
book-code = Code der Gruppe
book-join-go = Mitmachen
book-bot = Bot
book-somebody = Jemand
book-who = Wer bist du?
book-who-new = Ein neuer Name
book-who-go = Das bin ich
book-who-taken = Ich bin jemand, der hier schon ein Gerät hat
book-sending = {$count ->
    [one] Ein Eintrag wird gesendet …
   *[other] {$count} Einträge werden gesendet …
}
book-offline = {$count ->
    [0] Keine Verbindung. Du kannst weiterschreiben.
    [one] Keine Verbindung. Ein Eintrag wartet auf diesem Gerät.
   *[other] Keine Verbindung. {$count} Einträge warten auf diesem Gerät.
}
book-members = Die Gruppe
book-running = Offene Zettel
book-to-choose = Hier ist etwas zu wählen
book-board = Anzeigetafel
book-tables = Tische online
book-latest = Letzte Zettel
book-the-book = Das Buch
book-paper = Altes Papier
book-tonight = Heute Abend
book-here = Wer ist da? Tippe in der Sitzordnung.
book-fits = Welches Spiel?
book-title = Wie heisst das Spiel?
book-fewest = Wenige Punkte gewinnen
book-ends = Es endet
book-ends-open = wenn wir aufhören
book-ends-rounds = nach einer Anzahl Runden
book-ends-target = bei einer Punktzahl
book-rounds = Runden
book-points = Punkte
book-draw = Auslosen
book-start = Zettel beginnen
book-table = Online spielen
book-fits-not = Dieses Spiel ist für { $least } bis { $most } Leute.
book-sheet = Zettel
book-replay = Wiederholung
book-choose-explained = Zwei Telefone haben verschiedene Punkte geschrieben. Tippe auf ein Fragezeichen und wähle.
book-closed = Im Buch. Gewonnen: { $who }.
book-cell = { $who }, Runde { $round }: { $points }
book-close = Ins Buch
book-own = Ich trage nur meine Punkte ein
book-totals = Zwischenstände statt Runden
book-discard = Zettel wegwerfen
book-discarded = Der Zettel ist weggeworfen.
book-on = Weiter
book-reopen = Weiterschreiben
book-entered = { $who }: { $points } in Runde { $round }
book-type = { $who }, Runde { $round }
book-type-total = { $who }, Stand nach Runde { $round }
book-erase = Letzte Ziffer löschen
book-enter = Eintragen
book-enter-zero = 0 Punkte für { $who }
book-cell-title = { $who }, Runde { $round }
book-written = { $points }, { $who }, { $when }
book-choose = Welche Punkte stimmen?
book-before = Vorher
book-change = Ändern
book-empty = Feld leeren
book-none-open = Kein Zettel ist offen.
book-photo = Foto hinzufügen
book-photo-again = Anderes Foto
book-photo-of = Foto des Zettels
book-link = Link zur Gruppe
book-link-explained = Wer diesen Link oder Code hat, kann im Buch lesen und schreiben.
book-people = Mitglieder
book-you = du
book-removed = entfernt
book-with-device = mit Gerät
book-without-device = nur ein Name
book-edit = { $who } ändern
book-add = Noch ein Name
book-add-go = Hinzufügen
book-rename = Name
book-merge = Ist dieselbe Person wie
book-split = Doch zwei Personen
book-save = Speichern
book-be = Das bin ich
book-remove = Aus der Gruppe entfernen
book-back = Zurückholen
book-keep = Aufheben oder löschen
book-export-csv = Als Tabelle (CSV)
book-export = Alle Einträge
book-link-new = Neuer Link
book-link-new-explained = Der alte Link und Code gelten sofort nicht mehr. Alle brauchen den neuen.
book-link-new-done = Die Gruppe hat einen neuen Link.
book-delete = Buch löschen
book-delete-explained = Alle Abende, Mitglieder und Fotos werden für alle gelöscht und lassen sich nicht zurückholen.
book-deleted = Das Buch ist gelöscht.
book-print = Buch drucken
book-season = Saison
book-all-time = Alles
book-summary = {$sheets ->
    [one] Ein Zettel
   *[other] {$sheets} Zettel
} an {$evenings ->
    [one] einem Abend
   *[other] {$evenings} Abenden
}
book-name = Name
book-games = Spiele
book-wins = Siege
book-mean = Mittel
book-best = Bestes
book-place = Rang
book-place-explained = Die Ränge folgen aus allen Spielen, auch mit wechselnden Leuten. In Klammern: die Ränge, die es ebenso sein können, denn Karten brauchen viele Spiele.
book-with-bots = Mit Bots (Siege/Spiele): { $list }
book-alone = Für sich allein (gewonnen/Spiele): { $list }
book-alone-won = ★ { $who } hat gewonnen
book-alone-lost = { $who } hat nicht gewonnen
book-records = Rekorde
book-record-lowest-total = Niedrigster Stand
book-record-highest-total = Höchster Stand
book-record-best-round = Beste Runde
book-record-worst-round = Schlechteste Runde
book-record-longest-streak = Siege in Folge
book-record-closest-finish = Knappster Sieg
book-record-greatest-comeback = Grösste Aufholjagd
book-record-rounds-without-win = Gewonnene Runden ohne Sieg
book-rosters = Dieselben Leute wieder
book-times = {$count ->
    [one] einmal
   *[other] {$count}-mal
}
book-roster-name = Wie heisst ihr zusammen?
book-roster-call = Namen geben
book-evenings = Abende
book-where = Wo
book-note = Notiz
book-note-add = Ort und Notiz
book-nothing-yet = Noch steht nichts im Buch. Zettel kommen hierher, wenn sie voll sind.
book-more = Frühere Abende
book-season-new = Saisons
book-season-end = Entfernen
book-from = Erster Tag
book-until = Letzter Tag
book-member-summary = {$games ->
    [one] Ein Spiel
   *[other] {$games} Spiele
}, Siege: { $wins } ({ $share }).
book-member-bots = {$games ->
    [one] Und ein Spiel mit Bots.
   *[other] Und {$games} Spiele mit Bots.
}
book-member-alone = {$games ->
    [one] Und ein Spiel für sich allein
   *[other] Und {$games} Spiele für sich allein
} (gewonnen: { $won }).
book-form = Form
book-form-spoken = Form im Lauf der Zeit, zuletzt { $last } von 100
book-form-explained = Oben: vor allen anderen. Mittel aus fünf Spielen.
book-players = Leute
book-any = alle
book-by-round = Nach Runde
book-rivals = Gegeneinander
book-ahead = vorn
book-level = gleich
book-behind = hinten
book-paper-explained = Tippe die Punkte eines alten Zettels ein; mit Enter geht es abwärts. Zellen aus einer Tabelle lassen sich einfügen.
book-day = Tag
book-row-more = Noch eine Runde
book-paper-save = Ins Buch
book-paper-saved = Der Zettel ist im Buch.
book-paper-wrong = Einige Felder können nicht stimmen: siehe unter der Tabelle.
book-paper-players = Wähle für jede Spalte ein anderes Mitglied.
book-paper-empty = Es gibt noch keine Punkte.
book-wrong-at = Runde { $round }, Spalte { $player }:
book-wrong-number = Das ist keine ganze Zahl.
book-wrong-range = So viele Punkte bekommt niemand in einer Runde.
book-wrong-falls = In diesem Spiel sinkt ein Stand nie.
book-csv = Viele Abende auf einmal
book-csv-explained = Eine Tabelle (CSV) mit den Spalten day, game, player, points und, wenn du willst, sheet, round, place. Tage wie 2026-12-24.
book-csv-file = Datei wählen
book-csv-found = Gefunden: { $sheets } Zettel, { $evenings } Abende, { $players } Leute.
book-csv-fewest = In den anderen Spielen gewinnen wenige Punkte
book-csv-take = Ins Buch übernehmen
book-csv-taken = {$count ->
    [one] Ein Zettel ist im Buch.
   *[other] {$count} Zettel sind im Buch.
}
