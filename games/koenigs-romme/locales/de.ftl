# Königs-Rommé: was geschieht, und warum etwas nicht geht.

koenigs-romme-event-dealer = {$seat} gibt zuerst.
koenigs-romme-event-deal = Runde {$round}: {$seat} teilt allen {$cards} Karten aus. Aufgedeckt: {$card}. Joker sind auch die {$wild}.
koenigs-romme-event-draw = {$seat} zieht eine Karte.
koenigs-romme-event-take = {$seat} nimmt vom Ablagestapel: {$card}.
koenigs-romme-event-shuffle = Der Nachziehstapel ist leer. {$cards} abgeworfene Karten werden gemischt und bilden den neuen Nachziehstapel.
koenigs-romme-event-lay = {$seat} legt aus: {$cards}.
koenigs-romme-event-out = {$seat} macht Schluss und legt aus: {$cards}. Alle anderen sind noch einmal dran.
koenigs-romme-event-discard = {$seat} wirft ab: {$card}.
koenigs-romme-event-show = Auf der Hand geblieben: {$cards}.
koenigs-romme-event-score = Runde {$round} ist vorbei. Punkte: {$points}.
koenigs-romme-event-hands = Elf Blätter sind ausgeteilt. Fertig: {$finished}.
koenigs-romme-event-turn-up = Aufgedeckt: {$card}.
koenigs-romme-event-put = {$card} kommt in Blatt {$hand}, {$discard} wird abgeworfen.
koenigs-romme-event-finish = {$card} kommt in Blatt {$hand}, {$discard} wird abgeworfen, und das Blatt ist fertig.
koenigs-romme-event-won = Alle elf Blätter sind fertig. Du gewinnst.
koenigs-romme-event-lost = Der Nachziehstapel ist leer. Fertige Blätter: {$finished} von 11.
koenigs-romme-afterword-winnable = Dieses Spiel war zu gewinnen.
koenigs-romme-afterword-lost = Dieses Spiel war nicht zu gewinnen, was du auch getan hättest.

koenigs-romme-secret-hand = Deine Karten: {$cards}.
koenigs-romme-secret-drew = Du hast gezogen: {$card}.

koenigs-romme-refused-over = Das Spiel ist vorbei.
koenigs-romme-refused-dealer-first = Erst muss ausgelost werden, wer gibt.
koenigs-romme-refused-deal-first = Erst müssen die Karten ausgeteilt werden.
koenigs-romme-refused-shuffle-first = Erst muss der Ablagestapel gemischt werden.
koenigs-romme-refused-not-your-turn = Du bist nicht dran.
koenigs-romme-refused-draw-first = Zieh erst eine Karte.
koenigs-romme-refused-has-drawn = Du hast schon eine Karte gezogen.
koenigs-romme-refused-not-in-hand = Das hast du nicht auf der Hand: {$card}.
koenigs-romme-refused-just-taken = Gerade erst genommen: {$card}. Im selben Zug darfst du die Karte nicht abwerfen.
koenigs-romme-refused-lay-not-in-hand = Du hast nicht alle diese Karten auf der Hand.
koenigs-romme-refused-no-combination = Diese Karten sind weder ein Satz noch eine Reihe.
koenigs-romme-refused-all-but-one = Um Schluss zu machen, leg alle Karten bis auf genau eine aus.
koenigs-romme-refused-nothing-left = Eine Karte muss zum Abwerfen übrig bleiben.
koenigs-romme-refused-only-just-taken-left = Übrig bliebe nur die Karte, die du gerade erst genommen hast: {$card}.
koenigs-romme-refused-nothing-laid = Sag, welche Karten du auslegst.
koenigs-romme-refused-only-solo = Nur im Solospiel gibt es Blätter, in die man Karten legt.
koenigs-romme-refused-only-put = Im Solospiel kommt die aufgedeckte Karte in ein Blatt.
koenigs-romme-refused-no-such-hand = Die Blätter heißen 3 bis 13.
koenigs-romme-refused-finished = Blatt {$hand} ist fertig.
koenigs-romme-refused-not-in-solo-hand = Nicht in Blatt {$hand}: {$card}.
koenigs-romme-refused-no-dealer-now = Jetzt wird nicht ausgelost, wer gibt.
koenigs-romme-refused-no-such-seat = Da sitzt niemand.
koenigs-romme-refused-no-deal-now = Jetzt wird nicht ausgeteilt.
koenigs-romme-refused-deal-too-many = Ausgeteilt werden 116 Karten, hier sind es mehr.
koenigs-romme-refused-deal-too-often = {$card} ist öfter ausgeteilt, als es die Karte gibt.
koenigs-romme-refused-deal-missing = {$card} fehlt beim Austeilen oder kommt zu selten vor.
koenigs-romme-refused-no-shuffle-now = Jetzt wird nicht gemischt.
koenigs-romme-refused-shuffle-too-many = Gemischt werden die abgeworfenen Karten, hier sind es mehr.
koenigs-romme-refused-shuffle-too-often = {$card} ist nicht unter den abgeworfenen Karten, oder nicht so oft.
koenigs-romme-refused-shuffle-missing = {$card} ist unter den abgeworfenen Karten und fehlt hier.

# Auf der Startseite, und wenn ein Tisch eröffnet wird.

koenigs-romme-leaf-idea = Sammle Sätze und Reihen. In jeder Runde ist ein anderer Rang Joker.
koenigs-romme-leaf-length = 45 Min., ab 8
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
koenigs-romme-option-reshuffle-whole = alle abgeworfenen Karten werden gemischt
koenigs-romme-option-reshuffle-keep-top = die oberste abgeworfene Karte bleibt liegen
koenigs-romme-option-return-discard = Eine eben genommene Karte wieder abwerfen
koenigs-romme-option-return-discard-allowed = erlaubt
koenigs-romme-option-return-discard-forbidden = nicht im selben Zug
koenigs-romme-option-dealt-complete = Solo: ein schon beim Austeilen fertiges Blatt
koenigs-romme-option-dealt-complete-counts = ist sofort fertig
koenigs-romme-option-dealt-complete-needs-turn = braucht noch eine Karte
koenigs-romme-option-first-round = Erste Runde
koenigs-romme-option-last-round = Letzte Runde

# Karten in Worten. Ränge sind 3 bis 10, J, Q, K; Farben s, h, d, c, t (Stern).

koenigs-romme-card = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
    [c] Kreuz
   *[t] Stern
}-{ $rank ->
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
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
koenigs-romme-is-combined = in einer Kombination aus { $cards } Karten

# Was jetzt zu tun ist.

koenigs-romme-prompt-dealer = Es wird ausgelost, wer gibt.
koenigs-romme-prompt-deal = Gleich wird Runde { $round } ausgeteilt.
koenigs-romme-prompt-draw = Zieh eine Karte von einem der Stapel.
koenigs-romme-prompt-discard = Wirf eine Karte ab.
koenigs-romme-prompt-out = Du kannst Schluss machen.
koenigs-romme-prompt-last-card = Wirf deine letzte Karte ab.
koenigs-romme-prompt-last-draw = Dein letzter Zug: Zieh eine Karte.
koenigs-romme-prompt-last-lay = Leg deine Kombinationen aus, dann wirf eine Karte ab.
koenigs-romme-prompt-last-discard = Keine Kombination. Wirf eine teure Karte ab.
koenigs-romme-prompt-shuffle = Der Ablagestapel wird gemischt.
koenigs-romme-prompt-other-draw = { $seat } zieht.
koenigs-romme-prompt-other-play = { $seat } wählt, was abgeworfen wird.
koenigs-romme-prompt-over = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
koenigs-romme-prompt-over-won = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
koenigs-romme-prompt-over-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
koenigs-romme-prompt-solo-deal = Elf Blätter werden ausgeteilt.
koenigs-romme-prompt-solo-where = { $card }: In welches Blatt?
koenigs-romme-prompt-solo-discard = Blatt der { $wild }: Wirf eine Karte ab.
koenigs-romme-prompt-solo-watch = Aufgedeckt: { $card }.
koenigs-romme-prompt-solo-won = Alle elf Blätter sind fertig. Du gewinnst.
koenigs-romme-prompt-solo-lost = Der Nachziehstapel ist leer. { $finished ->
    [one] 1 von 11 Blättern ist fertig.
   *[other] { $finished } von 11 Blättern sind fertig.
}

# Der Tisch.

koenigs-romme-you = Du
koenigs-romme-round = Runde { $round } von { $rounds }. Joker sind auch die { $wild }.
koenigs-romme-wild = { $wild } sind in dieser Runde Joker
koenigs-romme-draw-pile = Nachziehstapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
koenigs-romme-discard-pile = Ablagestapel: oben { $card }
koenigs-romme-discard-empty = Ablagestapel, leer
koenigs-romme-laid = Ausgelegt
koenigs-romme-left = Übrig: { $cards }
koenigs-romme-note-out = Schluss
koenigs-romme-note-dealer = gibt
koenigs-romme-banner-out = { $seat } hat Schluss gemacht: letzte Züge.
koenigs-romme-banner-out-you = Du hast Schluss gemacht: letzte Züge.
koenigs-romme-banner-last = { $seat } hat Schluss gemacht: dein letzter Zug.
koenigs-romme-score = Runde { $round } ist vorbei
koenigs-romme-score-round = Runde
koenigs-romme-score-total = Gesamt

# Die Hand, und was man damit macht.

koenigs-romme-hand = Deine Karten
koenigs-romme-points-left = { $points ->
    [0] Alles kombiniert
    [one] { $points } Punkt übrig
   *[other] { $points } Punkte übrig
}
koenigs-romme-sort = Karten sortieren
koenigs-romme-sort-groups = Gruppen
koenigs-romme-sort-rank = Ränge
koenigs-romme-sort-suit = Farben
koenigs-romme-sorted = Sortiert: { $cards }
koenigs-romme-draw = Ziehen
koenigs-romme-take = { $card } nehmen
koenigs-romme-discard = { $card } abwerfen
koenigs-romme-discard-none = Abwerfen
koenigs-romme-go-out = Schluss machen
koenigs-romme-lay = Auslegen
koenigs-romme-lay-down = Auslegen: { $cards }
koenigs-romme-put = Blatt { $hand }: { $card } abwerfen
koenigs-romme-choose-first = Wähl erst die Karte, die du abwerfen willst.
koenigs-romme-no-combination = Keine drei benachbarten Karten auf deiner Hand bilden eine Kombination.
koenigs-romme-key-groups = Karten nach den besten Gruppen sortieren
koenigs-romme-key-rank = Karten nach Rängen sortieren
koenigs-romme-key-suit = Karten nach Farben sortieren
koenigs-romme-key-move = Karte auf der Hand verschieben

# Das Spiel allein.

koenigs-romme-solo-title = Königs-Rommé: Solospiel
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

koenigs-romme-guide-aim = Sammle Sätze (drei oder mehr vom selben Rang) und Reihen (drei oder mehr einer Farbe hintereinander).
koenigs-romme-guide-goal = Wer alle Karten bis auf eine auslegen kann, darf Schluss machen. Was den anderen bleibt, zählt gegen sie.
koenigs-romme-guide-wild = Joker tragen ein Band und stehen für jede Karte. In dieser Runde sind es auch die { $wild }.
koenigs-romme-guide-draw = Tipp einen Stapel an, um seine Karte zu ziehen.
koenigs-romme-guide-discard = Tipp eine Karte zweimal an, um sie abzuwerfen. Grün sind deine Kombinationen.
koenigs-romme-guide-sort = Zieh Karten, wohin du magst. „Gruppen“ sortiert sie für dich.
koenigs-romme-guide-out = Alle Karten bis auf eine bilden Kombinationen. „Schluss machen“ legt sie aus.
koenigs-romme-guide-last = Jemand hat Schluss gemacht: Leg jetzt deine Kombinationen aus. Der Rest zählt gegen dich.
koenigs-romme-guide-solo-aim = Elf Blätter, in jedem ist ein anderer Rang Joker. Mach alle fertig.
koenigs-romme-guide-solo-card = Tipp das Blatt an, in das die neue Karte soll. Leuchtet eins, wird es mit ihr fertig.
koenigs-romme-guide-solo-discard = Tipp eine Karte zweimal an, um sie abzuwerfen. Es darf die neue sein.

# Der Tisch in Buchstaben.

koenigs-romme-scene-seat = { $seat }
koenigs-romme-scene-list = { $before }, { $next }
koenigs-romme-scene-hands = { $before }; { $next }
koenigs-romme-scene-points-of = { $seat } { $points }
koenigs-romme-scene-hand-of = { $seat }: { $cards }
koenigs-romme-scene-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
koenigs-romme-scene-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
koenigs-romme-scene-round = Runde { $round } von { $rounds }
koenigs-romme-scene-barred = darf in diesem Zug nicht abgeworfen werden
koenigs-romme-scene-up = Aufgedeckt: { $card }
koenigs-romme-scene-goes = abwerfen

# Der Punkteblock
koenigs-romme-pad-joker = Joker

# Das erste Spiel
koenigs-romme-lesson-draw = Drei Karten, und die 3er sind in dieser Runde Joker. Zuerst ziehst du. Die offene 9 hilft dir nicht: Zieh vom Nachziehstapel.
koenigs-romme-lesson-discard = Jetzt wirfst du eine Karte ab. Der König ist am teuersten, 13 Punkte: Wirf ihn ab.
koenigs-romme-lesson-take = Eine 7. Mit deinen beiden 7ern ist das ein Satz: drei vom selben Rang. Nimm sie.
koenigs-romme-lesson-lay = Alle Karten bis auf eine bilden eine Kombination: Du kannst Schluss machen. Leg die drei 7er aus.
koenigs-romme-lesson-out = Wirf die 5 ab. Du hast Schluss gemacht und bekommst 0 Punkte.
koenigs-romme-lesson-last-turn = Die anderen sind noch einmal dran. Was ihnen dann auf der Hand bleibt, zählt gegen sie.
koenigs-romme-lesson-next = Runde 2: vier Karten, und jetzt sind die 4er Joker.
koenigs-romme-lesson-run = Die 8 passt zu deiner 6 und 7: Drei Karten einer Farbe hintereinander sind eine Reihe. Nimm sie.
koenigs-romme-lesson-wild = Deine 4 ist ein Joker und steht für eine Karte, die dir fehlt. So bilden alle vier eine Reihe. Leg sie aus.
koenigs-romme-lesson-out-again = Wirf den Buben ab, und du hast wieder Schluss gemacht.
koenigs-romme-lesson-partly = Im letzten Zug darfst du auch nur einen Teil deiner Karten auslegen.
koenigs-romme-lesson-end = Zweimal 0 Punkte, besser geht es nicht. Nach elf Runden gewinnt, wer die wenigsten Punkte hat.

# Warum ein Bot das täte
koenigs-romme-reason-take = Damit {$points ->
    [one] bleibt dir bestenfalls ein Punkt
   *[other] bleiben dir bestenfalls {$points} Punkte
} auf der Hand.
koenigs-romme-reason-draw = Mit der offenen Karte ({$card}) {$points ->
    [one] bliebe dir bestenfalls ein Punkt
   *[other] blieben dir bestenfalls {$points} Punkte
} auf der Hand.
koenigs-romme-reason-discard = Ohne sie {$points ->
    [one] bleibt dir bestenfalls ein Punkt
   *[other] bleiben dir bestenfalls {$points} Punkte
} auf der Hand.
koenigs-romme-reason-lay = Danach {$count ->
    [one] hast du nur noch die Karte, die du abwirfst.
   *[other] hast du noch {$count} Karten.
}

# Rückblick: was zu einem Zug zu sagen ist, der nicht der beste war
koenigs-romme-review-packing = Vor dieser Karte ließen sich noch alle Hände fertig machen, was auch kommt; danach nicht mehr.
koenigs-romme-review-out = Du hättest ausgehen können.
koenigs-romme-review-left = Mit {$card} vom Ablagestapel wären dir bestenfalls {$points} Punkte auf der Hand geblieben.
koenigs-romme-review-taken = Mit {$card} blieben dir bestenfalls {$points} Punkte auf der Hand.
koenigs-romme-review-discard = Bestenfalls bleiben dir nun {$played} Punkte auf der Hand; nach dem besseren Abwurf wären es {$best}.
