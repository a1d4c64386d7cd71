# Reviews of games. Fetched with the screens that show them.
review-of = Rückblick: {$game}
review-waiting = Der Rückblick wartet, bis er an der Reihe ist …
review-progress = {$done} von {$all} Schritten angesehen
review-whose = Spieler
review-seat = Person {$seat}
review-curve = Gewinnchance
review-curve-spoken = Gewinnchance im Lauf des Spiels. Die Tabelle weiter unten sagt dasselbe.
review-as-table = Die Kurve als Tabelle
review-everybody = Alle Spieler
review-event = Was geschah
review-luck = Glück
review-luck-good = Glück: {$change}
review-luck-bad = Pech: {$change}
review-luck-of = Glück für {$who}: {$change}
review-play = Züge
review-error = Verlust je Entscheidung
review-decisions = Entscheidungen
review-sum = Am Anfang {$share}, Glück {$luck}, Züge {$play}: am Ende {$result}
review-unfinished = Die Aufzeichnung endet vor dem Spiel: Es gibt kein Ergebnis.
review-moments = Was das Spiel entschied
review-moment-luck = Glück in Runde {$round}
review-moment-decision = Eine Entscheidung in Runde {$round}
review-marked = Wo mehr drin war
review-none = Kein Zug war sicher ein Fehler.
review-step = Schritt {$step}
review-look = Schritt {$step} auf dem Tisch ansehen
review-played = Gespielt: {$move}.
review-better = Besser: {$move}.
review-loss = verliert {$loss} ± {$doubt}
review-loss-exact = verliert {$loss}
review-fine = Nichts sicher Besseres gefunden.
review-before = Voriger markierter Zug
review-after = Nächster markierter Zug
review-share = Teilen
review-copied = Die Zusammenfassung ist kopiert
review-line = {$name}: {$decisions ->
    [one] eine Entscheidung
   *[other] {$decisions} Entscheidungen
}, im Mittel je {$error} verloren; Ungenauigkeiten {$inaccuracies}, Fehler {$mistakes}, grobe Fehler {$blunders}; Glück {$luck}
review-upload = Datei wählen
review-upload-explained = Du kannst auf jedes aufgezeichnete Spiel zurückblicken: hier heruntergeladen oder von einem Programm geschrieben.
review-how = Jede Entscheidung wird danach beurteilt, was dieser Spieler in dem Moment wissen konnte, in vielen erdachten Verteilungen mit dem stärksten Spiel, das es hier gibt. Glück wird mit offenen Karten beurteilt. Eine Markierung ist zu mindestens {$confidence} sicher.
review-strength = Spielstärke
review-picture = Als Bild
review-picture-saved = Das Bild ist gespeichert
review-learn = Lern aus deinen Fehlern
review-over-time = Wie du spielst
review-over-time-explained = Aus Rückblicken auf deine Spiele. Nur du siehst das: Es bleibt in diesem Browser.
review-over-time-sum = {$games ->
    [one] Ein Spiel
   *[other] {$games} Spiele
}: {$error} je Entscheidung verloren, Glück insgesamt {$luck}.
review-improved = Du bist besser geworden: von {$before} in der früheren Hälfte der Spiele auf {$after} in der späteren.
review-not-improved = {$before} in der früheren Hälfte der Spiele, {$after} in der späteren.
review-count = Anzahl
review-change = Änderung
review-catch-up = {$games ->
    [one] Auf ein weiteres Spiel zurückblicken
   *[other] Auf {$games} weitere Spiele zurückblicken
}
review-catching-up = {$left ->
    [one] Das letzte Spiel wird angesehen.
   *[other] Noch {$left} Spiele.
}
review-kind = Art der Entscheidung
review-kind-lead = ausspielen
review-kind-second = zweite Karte
review-kind-gap = in die Lücke
review-kind-pass = passen
review-kind-tie = Gleichstand
review-kind-open = offene Karte
review-kind-extra = Extrazug
review-kind-lay = legen
review-kind-end = Zug beenden
review-kind-put = Karte in ein Blatt
review-kind-draw = ziehen
review-kind-discard = abwerfen
review-kind-last-draw = letztes Ziehen
review-kind-last-play = letzter Zug
review-kind-swap = tauschen
review-kind-stop = STOP
review-kind-snap = dazuwerfen
review-kind-look = ansehen
review-kind-trade = mit anderen tauschen
puzzle-explained = Jeden Tag eine Aufgabe zu jedem Spiel: Einen besten Zug gibt es, und er ist leicht zu übersehen.
puzzle-ask = Was spielst du?
puzzle-own = Hier hast du etwas anderes gespielt. Finde etwas Besseres.
puzzle-count = {$n} von {$all}.
puzzle-solved = Schon gelöst.
puzzle-best = Ja, das ist der beste Zug.
puzzle-good = Das ist so gut wie der beste Zug.
puzzle-same = Das hast du gespielt.
puzzle-tempting = Das liegt nahe, ist aber nicht das Beste.
puzzle-worse = Es gibt etwas Besseres.
puzzle-again = Versuch es noch einmal.
puzzle-show = Lösung zeigen
puzzle-next = Weiter
puzzle-answer = Am besten: {$move} (Gewinnchance {$chance}).
puzzle-made = Schwächer: {$move} ({$chance}).
whatif = Was wäre, wenn?
whatif-explained = Du spielst ab Schritt {$step} weiter; für die anderen spielen Bots.
whatif-over = Das Spiel ist zu Ende.
whatif-again = Neu mischen
