## Komojo

# Was alle hören
komojo-event-first = {$seat} beginnt.
komojo-event-dealt = Runde {$round} ist ausgeteilt. Komojo GO! {$seat} beginnt.
komojo-event-drew = {$seat} zieht eine Karte.
komojo-event-turned = {$seat} zieht: {$card}.
komojo-event-swapped = {$seat} legt die gezogene Karte auf Platz {$place} und wirft ab: {$card}.
komojo-event-dropped = {$seat} wirft ab: {$card}.
komojo-event-took = {$seat} nimmt auf Platz {$place}: {$taken}. Abgeworfen wird: {$card}.
komojo-event-stopped = {$seat} sagt Komojo STOP.
komojo-event-ran-out = {$seat} hat keine Karten mehr: Komojo STOP.
komojo-event-snapped = {$seat} wirft von Platz {$place} dazu: {$card}, richtig.
komojo-event-missed = {$seat} wirft von Platz {$place} dazu: {$card}, falsch. Die Karte geht zurück.
komojo-event-penalty = {$seat} bekommt eine Strafkarte auf Platz {$place}.
komojo-event-spared = Für {$seat} ist keine Strafkarte mehr da.
komojo-event-declined = {$seat} wirft nichts dazu.
komojo-event-peeked = {$seat} schaut die eigene Karte auf Platz {$place} an.
komojo-event-spied = {$seat} schaut die Karte von {$other} auf Platz {$place} an.
komojo-event-traded = {$seat} tauscht die eigene Karte auf Platz {$place} gegen die von {$other} auf Platz {$other_place}.
komojo-event-switched = {$seat} tauscht die Karte von {$lower} auf Platz {$lower_place} gegen die von {$higher} auf Platz {$higher_place}.
komojo-event-skipped = {$seat} kann die Aktion nicht ausführen.
komojo-event-passed-over = {$seat} hat keine Karten und wird übersprungen.
komojo-event-reshuffled = Der Ablagestapel wird gemischt und zum Nachziehstapel: {$count ->
    [one] eine Karte
   *[other] {$count} Karten
}.
komojo-event-turned-up = Alle Karten werden aufgedeckt.
komojo-event-scored = {$seat} hat {$sum}, schreibt {$points} und steht bei {$total}.
komojo-event-lost = {$seat} hat mit {$total} verloren.

# Was nur eine Person hört
komojo-secret-saw = Du siehst bei {$seat} auf Platz {$place}: {$card}.
komojo-secret-drew = Du ziehst: {$card}.

# Warum nicht
komojo-refused-over = Das Spiel ist vorbei.
komojo-refused-start-first = Erst wird gelost, wer beginnt.
komojo-refused-deal-first = Erst werden die Karten ausgeteilt.
komojo-refused-shuffle-first = Erst wird der Ablagestapel gemischt.
komojo-refused-turn = {$seat} ist dran.
komojo-refused-own-turn = Im eigenen Zug kannst du nichts dazuwerfen.
komojo-refused-too-late = Zu spät: Jetzt kannst du nichts mehr dazuwerfen.
komojo-refused-no-snap = Jetzt gibt es nichts dazuzuwerfen.
komojo-refused-draw = Ziehen kannst du nur am Anfang deines Zugs.
komojo-refused-nothing-to-draw = Es ist keine Karte mehr zum Ziehen da.
komojo-refused-swap = Du hast keine gezogene Karte zum Tauschen.
komojo-refused-drop = Du hast keine gezogene Karte zum Abwerfen.
komojo-refused-take = Die offene Karte kannst du nur am Anfang deines Zugs nehmen.
komojo-refused-nothing-to-take = Es gibt noch keinen Ablagestapel.
komojo-refused-peek = Eine eigene Karte schaust du nur an, wenn du eine 7 gezogen hast.
komojo-refused-spy = Eine fremde Karte schaust du nur an, wenn du eine 8 gezogen hast.
komojo-refused-trade = Mit anderen tauschst du nur, wenn du eine 9 gezogen hast.
komojo-refused-switch = Karten von zwei anderen tauschst du nur, wenn du eine 10 gezogen hast.
komojo-refused-stop-said = STOP wurde schon gesagt.
komojo-refused-stop = STOP kannst du nur in deinem Zug sagen.
komojo-refused-stop-at-start = An diesem Tisch sagt man STOP am Anfang des Zugs.
komojo-refused-no-card = {$seat} hat auf Platz {$place} keine Karte.
komojo-refused-own-card = Das muss eine Karte von jemand anderem sein.
komojo-refused-same-seat = Die beiden Karten müssen zwei verschiedenen anderen Personen gehören.
komojo-refused-order = Nenn den niedrigeren Sitz zuerst.
komojo-refused-start = Jetzt wird nicht gelost, wer beginnt.
komojo-refused-start-seat = Es gibt keinen Sitz {$number}.
komojo-refused-deal = Jetzt wird nicht ausgeteilt.
komojo-refused-deal-count = Ausgeteilt werden {$expected} Karten, nicht {$count}.
komojo-refused-deal-card = Zu oft ausgeteilt: {$card}.
komojo-refused-shuffle = Jetzt wird nicht gemischt.
komojo-refused-shuffle-count = Der Ablagestapel hat ohne seine oberste Karte {$expected} Karten, nicht {$count}.
komojo-refused-shuffle-card = Diese Karte wird nicht gemischt, oder nicht so oft: {$card}.

# Karten in Worten
komojo-card = {$suit}-{$rank}
komojo-card-joker = Joker
komojo-rank-A = Ass
komojo-rank-2 = 2
komojo-rank-3 = 3
komojo-rank-4 = 4
komojo-rank-5 = 5
komojo-rank-6 = 6
komojo-rank-7 = 7
komojo-rank-8 = 8
komojo-rank-9 = 9
komojo-rank-T = 10
komojo-rank-J = Bube
komojo-rank-Q = Dame
komojo-rank-K = König
komojo-suit-s = Pik
komojo-suit-h = Herz
komojo-suit-d = Karo
komojo-suit-c = Kreuz
komojo-some-A = ein Ass
komojo-some-2 = eine 2
komojo-some-3 = eine 3
komojo-some-4 = eine 4
komojo-some-5 = eine 5
komojo-some-6 = eine 6
komojo-some-7 = eine 7
komojo-some-8 = eine 8
komojo-some-9 = eine 9
komojo-some-T = eine 10
komojo-some-J = einen Buben
komojo-some-Q = eine Dame
komojo-some-K = einen König
komojo-some-JK = einen Joker

# Das Blatt auf der Startseite und die Regeln eines Tischs
komojo-leaf-idea = Vier verdeckte Karten und ein gutes Gedächtnis. Die kleinste Summe gewinnt.
komojo-leaf-length = 30 Min.
komojo-option-stop = Komojo STOP
komojo-option-stop-with-turn = zusätzlich zum Zug
komojo-option-stop-instead-of-turn = anstelle des Zugs
komojo-option-auto-stop = Wenn jemand keine Karten mehr hat
komojo-option-auto-stop-everyone = alle anderen haben noch einen Zug
komojo-option-auto-stop-to-caller = es geht noch bis zu dieser Person
komojo-option-stop-penalty = Ein misslungener STOP kostet
komojo-option-stop-penalty-flat = 30
komojo-option-stop-penalty-added = die eigene Summe plus 30
komojo-option-limit-rule = Das Spiel endet, wenn jemand
komojo-option-limit-rule-reach = die Grenze erreicht
komojo-option-limit-rule-exceed = die Grenze überschreitet
komojo-option-limit = Grenze

# Was ich jetzt tun kann
komojo-prompt-look = Merk dir deine zwei unteren Karten.
komojo-prompt-seen = Merk dir: {$card}.
komojo-prompt-turn = Zieh eine Karte oder nimm die offene: {$card}.
komojo-prompt-turn-first = Zieh eine Karte.
komojo-prompt-take-only = Nichts mehr zu ziehen. Nimm die offene Karte: {$card}.
komojo-prompt-taking = Gegen welche deiner Karten tauschst du?
komojo-prompt-drawn = {$card}: Tausch die Karte gegen eine von deinen oder wirf sie ab.
komojo-prompt-snap = Hast du {$rank}? Schnell dazuwerfen.
komojo-prompt-snap-sealed = Hast du {$rank}? Wirf die Karte dazu oder lass es.
komojo-prompt-thrown = Geworfen. Die Karte zählt, wenn die Zeit um ist.
komojo-prompt-thrown-sealed = Geworfen. Die Karte zählt, wenn alle gewählt haben.
komojo-prompt-not-thrown = Du wirfst nichts dazu.
komojo-prompt-snap-others = Die anderen dürfen jetzt {$rank} dazuwerfen.
komojo-prompt-peek = 7: Schau eine deiner Karten an.
komojo-prompt-spy = 8: Schau eine Karte von jemand anderem an.
komojo-prompt-trade = 9: Tausch eine deiner Karten gegen eine fremde, ungesehen.
komojo-prompt-trade-theirs = Jetzt eine fremde Karte.
komojo-prompt-trade-mine = Jetzt eine von deinen.
komojo-prompt-switch = 10: Tausch Karten von zwei anderen, ungesehen.
komojo-prompt-switch-second = Jetzt eine Karte von jemand anderem.
komojo-prompt-waits = {$seat} ist dran.
komojo-prompt-thinks = {$seat} hat gezogen und überlegt.
komojo-prompt-acts = {$seat} führt die Aktion für {$rank} aus.
komojo-prompt-between = Alle Karten sind aufgedeckt. Gleich beginnt die nächste Runde.
komojo-look-done = Gemerkt
komojo-prompt-shuffle = Der Ablagestapel wird gemischt.
komojo-prompt-soon = Es wird ausgeteilt.
komojo-prompt-over = Das Spiel ist vorbei.
komojo-prompt-finished = Du hast keine Karten mehr. Die anderen spielen zu Ende.

# Knöpfe und Tasten
komojo-take = Nehmen
komojo-not-take = Nicht nehmen
komojo-undo-choice = Neu wählen

# Komojo STOP
komojo-stop-title = Komojo STOP sagen?
komojo-stop-text = Alle anderen haben noch einen Zug, dann wird aufgedeckt. Hast nur du die kleinste Summe, schreibst du 0, sonst {$penalty ->
    [added] deine Summe plus 30.
   *[flat] 30.
}
komojo-stop-yes = Komojo STOP
komojo-stop-back = Weiterspielen
komojo-banner-mine = Du hast STOP gesagt. {$turns ->
    [0] Das ist der letzte Zug.
    [one] Noch ein Zug.
   *[other] Noch {$turns} Züge.
}
komojo-banner = {$seat} hat STOP gesagt. {$turns ->
    [0] Das ist der letzte Zug.
    [one] Noch ein Zug.
   *[other] Noch {$turns} Züge.
}
komojo-banner-empty = {$seat} hat keine Karten mehr: STOP. {$turns ->
    [0] Das ist der letzte Zug.
    [one] Noch ein Zug.
   *[other] Noch {$turns} Züge.
}

# Der Tisch
komojo-piles = Stapel
komojo-pile-draw = Nachziehstapel, {$count ->
    [one] eine Karte
   *[other] {$count} Karten
}
komojo-pile-discard = Ablagestapel, oben: {$card}
komojo-pile-empty = Ablagestapel, leer
komojo-held = Gezogen: {$card}
komojo-held-empty = Platz für eine gezogene Karte
komojo-held-other = eine gezogene Karte
komojo-my-cards = Deine Karten
komojo-cards-of = Karten von {$seat}
komojo-place-mine = Dein Platz {$place}
komojo-place = {$seat}, Platz {$place}
komojo-place-shown = {$place}, aufgedeckt: {$card}
komojo-place-known = {$place}, gesehen: {$card}
komojo-place-thrown = {$place}, dazugeworfen
komojo-time = Zeit zum Dazuwerfen
komojo-note-stop = STOP
komojo-sum = Summe
komojo-result-good = {$seat} hat STOP gesagt, und {$sum} ist die kleinste Summe.
komojo-result-bad = {$seat} hat STOP gesagt, aber die Summe ist nicht klein genug: {$points} Punkte.
komojo-result-good-mine = Du hast STOP gesagt, und {$sum} ist die kleinste Summe.
komojo-result-bad-mine = Du hast STOP gesagt, aber deine Summe ist nicht klein genug: {$points} Punkte.
komojo-last-round = Vorige Runde
komojo-choose-title = Karten von {$seat}

# Das erste Spiel
komojo-guide-look = Komojo GO! Merk dir deine zwei unteren Karten. Die kleinste Summe gewinnt die Runde.
komojo-guide-turn = Zieh eine Karte. Tausch sie gegen eine von deinen oder wirf sie ab. Ein roter König zählt 0, ein Joker −1.
komojo-guide-take = Du kannst auch die offene Karte nehmen, gegen eine von deinen.
komojo-guide-power = Mit einer gezogenen 7 bis 10 schaust du eine Karte an oder tauschst Karten. Was genau, steht unten.
komojo-guide-snap = Gleicher Rang wie die offene Karte? Wirf deine dazu. Die schnellste Karte zählt; eine falsche kostet eine Strafkarte.
komojo-guide-stop = Glaubst du, du hast die kleinste Summe? Sag Komojo STOP. Alle anderen haben dann noch einen Zug.
komojo-guide-last = Jemand hat STOP gesagt. Das ist dein letzter Zug, dann wird aufgedeckt.

# Was ein Tipp sagt
komojo-do-draw = Ziehen
komojo-do-drop = Abwerfen
komojo-do-stop = Komojo STOP
komojo-do-no = Nichts dazuwerfen
komojo-do-swap = Gegen deine Karte auf Platz {$place} tauschen
komojo-do-take = Die offene Karte auf Platz {$place} nehmen
komojo-do-snap = Deine Karte von Platz {$place} dazuwerfen
komojo-do-peek = Deine Karte auf Platz {$place} anschauen
komojo-do-spy = Die Karte von {$seat} auf Platz {$place} anschauen
komojo-do-trade = Deine Karte auf Platz {$place} gegen die von {$other} auf Platz {$other_place} tauschen
komojo-do-switch = Die Karte von {$lower} auf Platz {$lower_place} gegen die von {$higher} auf Platz {$higher_place} tauschen

# Im Terminal
komojo-scene-draw-pile = Nachziehstapel
komojo-scene-discard-pile = Ablagestapel
komojo-scene-held = Die gezogene Karte
komojo-scene-seen = gesehen
komojo-scene-free = {$place}, leer
komojo-scene-cards = {$count ->
    [one] 1 Karte
   *[other] {$count} Karten
}
komojo-scene-points = {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
komojo-scene-sum = Summe {$sum}

# Der Punkteblock
komojo-pad-K-red = K rot
komojo-pad-K-black = K schwarz
komojo-pad-joker = Joker

# Das erste Spiel
komojo-lesson-draw = Vier verdeckte Karten. Die unteren beiden hast du gesehen: eine 2 und ein Ass. Niedrig ist gut. Zieh eine Karte.
komojo-lesson-swap = Eine 3 ist niedrig. Tausch sie gegen die Karte oben links, die niemand kennt.
komojo-lesson-window = Wirft jemand eine Karte ab, dürfen alle anderen eine vom selben Rang dazuwerfen. Du kennst keine Dame von dir: Wirf nichts dazu.
komojo-lesson-snap = Eine 2, und deine liegt unten links. Wirf sie dazu: eine Karte weniger. Eine falsche würde eine Strafkarte kosten.
komojo-lesson-turn = Noch drei Karten. Zieh wieder.
komojo-lesson-peek = Mit einer gezogenen 7 schaust du eine eigene Karte an. Schau die oben rechts an.
komojo-lesson-draw-again = Ein schwarzer König: 13 Punkte, der muss weg. Zieh.
komojo-lesson-joker = Ein Joker zählt −1, besser geht es nicht. Tausch ihn gegen den König oben rechts.
komojo-lesson-stop = 3, −1 und 1 sind 3 Punkte. Sag „Komojo STOP“: Dann haben alle anderen noch einen Zug.
komojo-lesson-stop-turn = Deinen Zug spielst du noch zu Ende. Zieh.
komojo-lesson-drop = Eine 4 brauchst du nicht. Wirf sie ab.
komojo-lesson-last-round = Die anderen haben ihren letzten Zug. Danach werden alle Karten aufgedeckt.
komojo-lesson-end = Du allein hast die kleinste Summe: 0 Punkte. Sonst hätte dich der STOP 30 gekostet.

# Warum ein Bot das täte
komojo-reason-open = Die offene Karte zählt {$value}.
komojo-reason-counts = Sie zählt {$value}.
komojo-reason-exchange = Die neue Karte zählt {$value}, die alte {$old}.
komojo-reason-unseen = Die neue Karte zählt {$value}; die alte hast du nie gesehen.
komojo-reason-same-rank = Du hast diese Karte gesehen: Sie hat denselben Rang.
komojo-reason-none-known = Keine deiner Karten, die du gesehen hast, hat diesen Rang.
komojo-reason-not-seen = Diese Karte hast du noch nie gesehen.
komojo-reason-sum = Du kennst {$known} von deinen {$all} Karten; sie zählen zusammen {$sum}.

# Rückblick: was zu einem Zug zu sagen ist, der nicht der beste war
komojo-review-sum = Du kanntest {$known} von deinen {$all} Karten; sie zählten zusammen {$sum}.
komojo-review-dropped = Du hast eine Karte abgeworfen, die {$value} zählt; behalten hast du dafür eine, die {$old} zählt.
komojo-review-dropped-unseen = Du hast eine Karte abgeworfen, die {$value} zählt; behalten hast du dafür eine, die du nie gesehen hattest.
komojo-review-kept = Du hast eine Karte behalten, die {$value} zählt, und dafür eine hergegeben, die {$old} zählt.
komojo-review-kept-unseen = Du hast eine Karte behalten, die {$value} zählt, und dafür eine hergegeben, die du nie gesehen hattest.
komojo-review-places = Du hast eine Karte hergegeben, die {$played} zählt; die andere zählt {$best}.
komojo-review-left = Die offene Karte, die du liegen gelassen hast, zählt {$value}.
komojo-review-taken = Die offene Karte, die du genommen hast, zählt {$value}.
komojo-review-missed-snap = Du hattest eine deiner Karten mit diesem Rang gesehen und sie nicht dazugeworfen.
komojo-review-blind-snap = Die Karte, die du dazugeworfen hast, hattest du nie gesehen.
