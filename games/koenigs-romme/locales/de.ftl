# Königs-Rommé: was geschieht, und warum etwas nicht geht.

koenigs-romme-event-dealer = {$seat} gibt als Erstes.
koenigs-romme-event-deal = Runde {$round}: {$seat} gibt allen {$cards} Karten und deckt {$card} auf. Joker sind auch die {$wild}.
koenigs-romme-event-draw = {$seat} zieht eine Karte.
koenigs-romme-event-take = {$seat} nimmt {$card} vom Ablagestapel.
koenigs-romme-event-shuffle = Der Nachziehstapel ist leer. {$cards} abgelegte Karten werden gemischt und sind der neue.
koenigs-romme-event-lay = {$seat} legt aus: {$cards}.
koenigs-romme-event-out = {$seat} macht Schluss mit {$cards}. Alle anderen sind noch einmal dran.
koenigs-romme-event-discard = {$seat} legt {$card} ab.
koenigs-romme-event-show = Was auf der Hand bleibt, nach Plätzen: {$cards}.
koenigs-romme-event-score = Runde {$round} ist zu Ende. Punkte nach Plätzen: {$points}.
koenigs-romme-event-hands = Elf Blätter sind gegeben. Fertig: {$finished}.
koenigs-romme-event-turn-up = Aufgedeckt: {$card}.
koenigs-romme-event-put = {$card} kommt in Blatt {$hand}, {$discard} geht weg.
koenigs-romme-event-finish = {$card} kommt in Blatt {$hand}, {$discard} geht weg, und das Blatt ist fertig.
koenigs-romme-event-won = Alle elf Blätter sind fertig. Du gewinnst.
koenigs-romme-event-lost = Der Nachziehstapel ist leer. Fertige Blätter: {$finished} von 11.

koenigs-romme-secret-hand = Deine Karten: {$cards}.
koenigs-romme-secret-drew = Du hast {$card} gezogen.

koenigs-romme-refused-over = Das Spiel ist zu Ende.
koenigs-romme-refused-dealer-first = Erst muss ausgelost werden, wer gibt.
koenigs-romme-refused-deal-first = Erst müssen die Karten gegeben werden.
koenigs-romme-refused-shuffle-first = Erst muss der Ablagestapel gemischt werden.
koenigs-romme-refused-not-your-turn = Jemand anderes ist dran.
koenigs-romme-refused-draw-first = Zieh erst eine Karte.
koenigs-romme-refused-has-drawn = Du hast schon eine Karte gezogen.
koenigs-romme-refused-not-in-hand = {$card} hast du nicht auf der Hand.
koenigs-romme-refused-just-taken = {$card} hast du gerade erst genommen. Die Karte darf nicht gleich zurück.
koenigs-romme-refused-lay-not-in-hand = Nicht alle diese Karten hast du auf der Hand.
koenigs-romme-refused-no-combination = Diese Karten sind weder ein Satz noch eine Reihe.
koenigs-romme-refused-all-but-one = Um Schluss zu machen, leg alle Karten bis auf genau eine aus.
koenigs-romme-refused-nothing-left = Eine Karte muss zum Ablegen übrig bleiben.
koenigs-romme-refused-only-just-taken-left = Nur {$card} bliebe übrig, und die hast du gerade erst genommen.
koenigs-romme-refused-nothing-laid = Sag, welche Karten du auslegst.
koenigs-romme-refused-only-solo = Nur im Spiel allein gibt es Blätter, in die man Karten legt.
koenigs-romme-refused-only-put = Im Spiel allein kommt die aufgedeckte Karte in ein Blatt.
koenigs-romme-refused-no-such-hand = Die Blätter heißen 3 bis 13.
koenigs-romme-refused-finished = Blatt {$hand} ist fertig.
koenigs-romme-refused-not-in-solo-hand = {$card} ist nicht in Blatt {$hand}.
koenigs-romme-refused-no-dealer-now = Jetzt wird nicht ausgelost, wer gibt.
koenigs-romme-refused-no-such-seat = Da sitzt niemand.
koenigs-romme-refused-no-deal-now = Jetzt wird nicht gegeben.
koenigs-romme-refused-deal-too-many = Gegeben werden 116 Karten, und hier sind es mehr.
koenigs-romme-refused-deal-too-often = {$card} ist öfter gegeben, als es die Karte gibt.
koenigs-romme-refused-deal-missing = {$card} fehlt beim Geben oder kommt zu selten vor.
koenigs-romme-refused-no-shuffle-now = Jetzt wird nicht gemischt.
koenigs-romme-refused-shuffle-too-many = Gemischt werden die abgelegten Karten, und hier sind es mehr.
koenigs-romme-refused-shuffle-too-often = {$card} ist nicht unter den abgelegten Karten, oder nicht so oft.
koenigs-romme-refused-shuffle-missing = {$card} ist unter den abgelegten Karten und fehlt hier.

# Auf der Startseite, und wenn ein Tisch eröffnet wird.

koenigs-romme-leaf-idea = Sammle Sätze und Reihen. Jede Runde sind andere Karten Joker.
koenigs-romme-leaf-length = 30–45 Min.
koenigs-romme-leaf-round = { $round ->
    [1] 3 Karten, 3er sind Joker
    [2] 4 Karten, 4er sind Joker
    [3] 5 Karten, 5er sind Joker
    [4] 6 Karten, 6er sind Joker
    [5] 7 Karten, 7er sind Joker
    [6] 8 Karten, 8er sind Joker
    [7] 9 Karten, 9er sind Joker
    [8] 10 Karten, 10er sind Joker
    [9] 11 Karten, Buben sind Joker
    [10] 12 Karten, Damen sind Joker
   *[11] 13 Karten, Könige sind Joker
}
koenigs-romme-option-reshuffle = Wenn der Nachziehstapel leer ist
koenigs-romme-option-reshuffle-whole = werden alle abgelegten Karten gemischt
koenigs-romme-option-reshuffle-keep-top = bleibt die oberste abgelegte Karte liegen
koenigs-romme-option-return-discard = Eine eben genommene Karte wieder ablegen
koenigs-romme-option-return-discard-allowed = ist erlaubt
koenigs-romme-option-return-discard-forbidden = geht nicht im selben Zug
koenigs-romme-option-dealt-complete = Allein: ein schon beim Geben fertiges Blatt
koenigs-romme-option-dealt-complete-counts = ist sofort fertig
koenigs-romme-option-dealt-complete-needs-turn = braucht noch eine Karte
koenigs-romme-option-first-round = Erste Runde
koenigs-romme-option-last-round = Letzte Runde

# Karten in Worten. Werte sind 3 bis 10, J, Q, K; Farben s, h, d, c, t (Stern).

koenigs-romme-card = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
    [c] Kreuz
   *[t] Stern
}{ $rank ->
    [J] -Bube
    [Q] -Dame
    [K] -König
   *[other] {" "}{ $rank }
}
koenigs-romme-joker = Joker
koenigs-romme-rank = { $rank ->
    [J] Buben
    [Q] Damen
    [K] Könige
   *[other] { $rank }er
}
koenigs-romme-is-wild = Joker
koenigs-romme-is-new = neu
koenigs-romme-is-combined = in einer Gruppe von { $cards }

# Was jetzt zu tun ist.

koenigs-romme-prompt-dealer = Es wird ausgelost, wer gibt.
koenigs-romme-prompt-deal = Gleich wird Runde { $round } gegeben.
koenigs-romme-prompt-draw = Zieh eine Karte von einem der Stapel.
koenigs-romme-prompt-discard = Leg eine Karte ab.
koenigs-romme-prompt-out = Du kannst Schluss machen.
koenigs-romme-prompt-last-card = Leg deine letzte Karte ab.
koenigs-romme-prompt-last-draw = Dein letzter Zug: Zieh eine Karte.
koenigs-romme-prompt-last-lay = Leg aus, was zusammenpasst, dann leg ab.
koenigs-romme-prompt-last-discard = Nichts passt zusammen. Leg eine teure Karte ab.
koenigs-romme-prompt-shuffle = Der Ablagestapel wird gemischt.
koenigs-romme-prompt-other-draw = { $seat } zieht.
koenigs-romme-prompt-other-play = { $seat } überlegt, was weg kann.
koenigs-romme-prompt-over = { $seat } gewinnt mit { $points } Punkten.
koenigs-romme-prompt-over-won = Du gewinnst mit { $points } Punkten.
koenigs-romme-prompt-over-shared = Geteilter Sieg mit { $points } Punkten.
koenigs-romme-prompt-solo-deal = Elf Blätter werden gegeben.
koenigs-romme-prompt-solo-where = Wohin mit { $card }? Wähl ein Blatt.
koenigs-romme-prompt-solo-discard = Blatt der { $wild }: Leg eine Karte ab.
koenigs-romme-prompt-solo-watch = Aufgedeckt: { $card }.
koenigs-romme-prompt-solo-won = Alle elf Blätter sind fertig. Du gewinnst.
koenigs-romme-prompt-solo-lost = Der Nachziehstapel ist leer. { $finished ->
    [one] 1 von 11 Blättern ist fertig.
   *[other] { $finished } von 11 Blättern sind fertig.
}

# Der Tisch.

koenigs-romme-you = Du
koenigs-romme-round = Runde { $round } von { $rounds }. Joker sind auch die { $wild }.
koenigs-romme-wild = { $wild } sind diese Runde Joker
koenigs-romme-draw-pile = Nachziehstapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
koenigs-romme-discard-pile = Ablagestapel, oben { $card }
koenigs-romme-discard-empty = Ablagestapel, leer
koenigs-romme-laid = Ausgelegt
koenigs-romme-left = Übrig: { $cards }
koenigs-romme-note-out = ist fertig
koenigs-romme-note-dealer = gibt
koenigs-romme-banner-out = { $seat } macht Schluss: letzte Züge.
koenigs-romme-banner-out-you = Du hast Schluss gemacht: letzte Züge.
koenigs-romme-banner-last = { $seat } macht Schluss: dein letzter Zug.
koenigs-romme-score = Runde { $round } ist zu Ende
koenigs-romme-score-round = Runde
koenigs-romme-score-total = Gesamt

# Die Hand, und was man damit macht.

koenigs-romme-hand = Deine Karten
koenigs-romme-points-left = { $points ->
    [0] Alles passt
    [one] 1 Punkt übrig
   *[other] { $points } Punkte übrig
}
koenigs-romme-sort = Karten sortieren
koenigs-romme-sort-groups = Gruppen
koenigs-romme-sort-rank = Werte
koenigs-romme-sort-suit = Farben
koenigs-romme-sorted = Sortiert: { $cards }
koenigs-romme-draw = Ziehen
koenigs-romme-take = { $card } nehmen
koenigs-romme-discard = { $card } ablegen
koenigs-romme-discard-none = Ablegen
koenigs-romme-go-out = Schluss machen
koenigs-romme-lay = Auslegen
koenigs-romme-lay-down = Auslegen: { $cards }
koenigs-romme-put = Blatt { $hand }: { $card } ablegen
koenigs-romme-choose-first = Wähl erst die Karte, die weg soll.
koenigs-romme-no-combination = Keine drei Nachbarn auf deiner Hand passen zusammen.
koenigs-romme-key-groups = Karten nach den besten Gruppen sortieren
koenigs-romme-key-rank = Karten nach Werten sortieren
koenigs-romme-key-suit = Karten nach Farben sortieren
koenigs-romme-key-move = Karte auf der Hand verschieben

# Das Spiel allein.

koenigs-romme-solo-title = Königs-Rommé allein
koenigs-romme-solo-hand = Blatt { $hand }, Joker: { $wild }
koenigs-romme-solo-finished = fertig
koenigs-romme-solo-near = Die aufgedeckte Karte macht es fertig
koenigs-romme-solo-of = von 11
koenigs-romme-solo-sum = { $finished ->
    [one] 1 von 11 Blättern
   *[other] { $finished } von 11 Blättern
}
koenigs-romme-solo-back = Anderes Blatt
koenigs-romme-solo-share = Ergebnis teilen
koenigs-romme-solo-copied = Das Ergebnis ist kopiert.
koenigs-romme-solo-key = Blatt der { $wild } öffnen

# Durch das erste Spiel.

koenigs-romme-guide-aim = Sammle Sätze (drei gleiche Werte) und Reihen (drei Karten einer Farbe hintereinander).
koenigs-romme-guide-goal = Wer alle Karten bis auf eine auslegen kann, macht Schluss. Was anderen bleibt, zählt gegen sie.
koenigs-romme-guide-wild = Joker tragen ein Band und stehen für jede Karte. Diese Runde sind es auch die { $wild }.
koenigs-romme-guide-draw = Tipp einen Stapel an, um seine Karte zu ziehen.
koenigs-romme-guide-discard = Tipp eine Karte zweimal an, um sie abzulegen. Grün heißt: passt zusammen.
koenigs-romme-guide-sort = Zieh Karten, wohin du magst. „Gruppen“ sortiert sie für dich.
koenigs-romme-guide-out = Alle bis auf eine passen. „Schluss machen“ legt sie aus.
koenigs-romme-guide-last = Jemand macht Schluss: Leg jetzt aus, was passt. Der Rest zählt.
koenigs-romme-guide-solo-aim = Elf Blätter, in jedem ist ein anderer Wert Joker. Mach alle fertig.
koenigs-romme-guide-solo-card = Tipp das Blatt an, in das die neue Karte soll. Leuchtet eins, wird es mit ihr fertig.
koenigs-romme-guide-solo-discard = Tipp eine Karte zweimal an, um sie abzulegen. Es darf die neue sein.

# Der Tisch in Buchstaben.

koenigs-romme-scene-seat = { $seat }
koenigs-romme-scene-list = { $before }, { $next }
koenigs-romme-scene-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
koenigs-romme-scene-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
koenigs-romme-scene-round = Runde { $round } von { $rounds }
koenigs-romme-scene-barred = darf nicht gleich zurück
koenigs-romme-scene-up = Aufgedeckt: { $card }
koenigs-romme-scene-goes = weg
