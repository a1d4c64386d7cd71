# Was geschieht

joomo-event-dealer = {$seat} gibt in der ersten Runde.
joomo-event-dealt = Runde {$round}: {$seat} gibt.
joomo-event-first-limit = {$seat} spielt {$card} aus.
joomo-event-second-limit = {$seat} legt die zweite Grenze: {$card}.
joomo-event-gap = {$seat} spielt {$card}.
joomo-event-on-limit = {$seat} legt {$card} auf {$covered}.
joomo-event-raised = Mit der {$card} zählt der Stich jetzt {$value}.
joomo-event-passed = {$seat} passt.
joomo-event-joomo = {$seat} hat zuerst keine Karten mehr und nimmt den Joomo-Marker.
joomo-event-trick = {$seat} nimmt den Stich: { $markers ->
    [one] 1 Marker
   *[other] {$markers} Marker
}.
joomo-event-scored = {$seat} bekommt {$score}: { $markers ->
    [one] 1 Marker
   *[other] {$markers} Marker
}, { $tens ->
    [0] kein 10er
    [one] ein 10er
   *[other] {$tens} 10er
} auf der Hand. Insgesamt {$total}.
joomo-event-scored-joomo = {$seat} bekommt {$score}: { $markers ->
    [one] 1 Marker
   *[other] {$markers} Marker
} und den Joomo-Marker. Insgesamt {$total}.
joomo-event-tied = {$seats} liegen gleichauf vorn: den Sieg teilen oder weiterspielen?
joomo-event-shares = {$seat} will den Sieg teilen.
joomo-event-plays-on = {$seat} will weiterspielen.
joomo-event-won = {$seat} gewinnt das Spiel.
joomo-event-shared = {$seats} teilen sich den Sieg.

# Was nur eine Person hört

joomo-secret-hand = Deine Karten: {$cards}.

# Warum nicht

joomo-refused-over = Das Spiel ist vorbei.
joomo-refused-dealer-first = Es ist noch nicht ausgelost, wer zuerst gibt.
joomo-refused-deal-first = Die Karten sind noch nicht ausgeteilt.
joomo-refused-not-your-turn = Du bist nicht dran.
joomo-refused-not-in-hand = {$card} hast du nicht auf der Hand.
joomo-refused-leader-passes = Wer ausspielt, muss eine Karte legen.
joomo-refused-second-passes = An diesem Tisch muss die zweite Karte gelegt werden.
joomo-refused-not-in-gap = {$card} liegt nicht zwischen {$low} und {$high}.
joomo-refused-no-gap-yet = Die ersten beiden Karten eines Stichs sind selbst die Grenzen.
joomo-refused-not-a-five = {$card} ist kein 5er: Nur 5er dürfen auf eine Grenze.
joomo-refused-five-outside-gap = {$card} liegt nicht zwischen {$low} und {$high} und darf darum auf keine Grenze.
joomo-refused-no-tie = Es gibt keinen Gleichstand um den Sieg.
joomo-refused-tie-asks = Wer gleichauf liegt, teilt den Sieg oder spielt weiter.
joomo-refused-not-asked = Gefragt ist nur, wer gleichauf liegt und noch nicht geantwortet hat.
joomo-refused-no-such-dealer = Diesen Sitz gibt es nicht.
joomo-refused-dealer-drawn = Wer gibt, wird nur einmal am Anfang ausgelost.
joomo-refused-no-deal-due = Jetzt wird nicht ausgeteilt: Die Runde läuft noch.
joomo-refused-not-in-use = {$card} ist bei so vielen Personen nicht dabei.
joomo-refused-dealt-twice = {$card} ist zweimal ausgeteilt.
joomo-refused-deal-too-short = Es müssen alle {$needed} Karten ausgeteilt werden.

# Startseite und Optionen

joomo-leaf-idea = Zwei Karten bestimmen eine Lücke. Wer die letzte Karte spielt, nimmt den Stich.
joomo-leaf-length = 20 Min., ab 8
joomo-option-second-card = Die zweite Karte eines Stichs
joomo-option-second-card-must = muss gelegt werden
joomo-option-second-card-may-pass = ist freiwillig
joomo-option-tie = Gleichstand um den Sieg
joomo-option-tie-play-on = noch eine Runde
joomo-option-tie-shared = geteilter Sieg
joomo-option-target = Punkte bis zum Sieg

# Was jetzt gefragt ist

joomo-prompt-deal = Die Karten werden ausgeteilt.
joomo-prompt-lead = Du spielst aus: Leg die erste Grenze.
joomo-prompt-lead-other = {$who} spielt aus.
joomo-prompt-second = Leg die zweite Grenze zur {$limit}.
joomo-prompt-second-pass = Leg die zweite Grenze zur {$limit} oder passe.
joomo-prompt-second-other = {$who} legt die zweite Grenze.
joomo-prompt-gap = Spiel eine Karte zwischen {$low} und {$high} oder passe.
joomo-prompt-gap-other = {$who} ist dran: zwischen {$low} und {$high}.
joomo-prompt-doubles = Nichts passt zwischen {$low} und {$high}: Spiel eine Doppelziffer oder passe.
joomo-prompt-no-gap = Keine Lücke zwischen {$low} und {$high}: Spiel eine Doppelziffer oder passe.
joomo-prompt-only-pass = Zwischen {$low} und {$high} passt keine deiner Karten.
joomo-prompt-passed = Du hast gepasst. {$who} ist dran.
joomo-prompt-out = Du hast keine Karten mehr. {$who} ist dran.
joomo-prompt-where = Wohin mit der {$card}?
joomo-prompt-tie = Gleichstand: den Sieg teilen oder weiterspielen?
joomo-prompt-tie-others = Gleichstand. Antwort fehlt noch von: {$who}
joomo-prompt-won = Du gewinnst.
joomo-prompt-won-other = {$who} gewinnt.
joomo-prompt-shared = Geteilter Sieg: {$who}

# Was du tun kannst

joomo-action-pass = Passen
joomo-action-play = {$card} spielen
joomo-action-gap = {$card} in die Lücke
joomo-action-on = {$card} auf die {$limit}
joomo-action-share = Sieg teilen
joomo-action-play-on = Weiterspielen
joomo-key-hand = Zu deinen Karten
joomo-key-back = Die gewählte Karte zurückstecken

# Karten in Worten

joomo-card-double = {$card}, Doppelziffer
joomo-card-five = {$card}, 5er
joomo-card-ten = {$card}, 10er
joomo-card-five-double = {$card}, 5er und Doppelziffer
joomo-card-ten-double = {$card}, 10er und Doppelziffer
joomo-card-fits = {$card}, spielbar
joomo-limit = Grenze {$card}
joomo-covered = {$card}, abgedeckt

# Auf dem Tisch

joomo-hand = Deine Karten
joomo-place-first = Erste Grenze
joomo-place-second = Zweite Grenze
joomo-gap-none = Keine Lücke
joomo-gap-empty = In der Lücke liegt noch keine Karte.
joomo-in-gap = In der Lücke: {$cards}.
joomo-lane = Vorher gespielte Karten
joomo-ruler = Alle Karten im Spiel
joomo-ruler-gap = Die Lücke liegt zwischen {$low} und {$high}.
joomo-aside = { $cards ->
    [one] 1 Karte beiseitegelegt
   *[other] {$cards} Karten beiseitegelegt
}
joomo-worth = { $markers ->
    [one] Dieser Stich zählt 1 Marker.
   *[other] Dieser Stich zählt {$markers} Marker.
}
joomo-round = Runde {$round}, bis {$target}
joomo-takes = {$who}: +{$markers}
joomo-takes-you = Für dich: +{$markers}
joomo-last-trick = Voriger Stich
joomo-played-limit = Grenze
joomo-played-on = auf {$card}
joomo-seat-passed = gepasst
joomo-seat-gain = +{$markers}
joomo-seat-joomo = Joomo +{$markers}
joomo-banner = {$who} hat keine Karten mehr: letzter Stich.
joomo-banner-you = Du hast keine Karten mehr: letzter Stich.

# Was eine Runde gebracht hat

joomo-sheet = Runde {$round}
joomo-sheet-markers = Marker
joomo-sheet-joomo = Joomo-Marker
joomo-sheet-tens = 10er auf der Hand
joomo-sheet-round = Runde
joomo-sheet-total = Gesamt

# Ein erstes Spiel

joomo-guide-welcome = Zwei Karten bestimmen eine Lücke. Wer die letzte Karte spielt, nimmt den Stich. Bei {$target} Punkten ist das Spiel vorbei.
joomo-guide-lead = Du spielst aus. Jede Karte geht: Sie wird die erste Grenze.
joomo-guide-second = Deine Karte wird die zweite Grenze. Weit weg von der ersten gibt es eine breite Lücke, nah dran eine schmale.
joomo-guide-gap = Leuchtende Karten darfst du spielen. Passen geht immer, aber dann bist du in diesem Stich draußen.
joomo-guide-double = Zwei Balken: Doppelziffern gehen immer, auch außerhalb der Lücke.
joomo-guide-five = Das Scharnier: Ein 5er, der in die Lücke passt, darf auch auf eine Grenze. Dann wird die Lücke kleiner.
joomo-guide-ten = Der Stern: Ein 10er bringt dem Stich einen Marker mehr. Aber jeder 10er, den du am Ende der Runde noch hast, kostet einen Punkt.
joomo-guide-joomo = Wer zuerst keine Karten mehr hat, bekommt den Joomo-Marker, also 1 Punkt. Nach diesem Stich ist die Runde vorbei.

# Der Tisch in Buchstaben

joomo-scene-seat = {$seat}
joomo-scene-seats = {$seats}, {$seat}
joomo-scene-card = {$card}
joomo-scene-cards = { $cards ->
    [one] 1 Karte
   *[other] {$cards} Karten
}
joomo-scene-points = { $points ->
    [one] { $points } Punkt
   *[other] {$points} Punkte
}
joomo-scene-score = Diese Runde: {$score}
joomo-scene-trick = Der Stich
joomo-scene-in-gap = In der Lücke
joomo-scene-gap = Lücke von {$from} bis {$to}
joomo-scene-gap-one = Lücke nur für {$card}
joomo-scene-in-use = Im Spiel: 00 bis {$last}
joomo-scene-played = Schon gespielt: {$cards}

# Der Punkteblock
joomo-pad-marker = Siegpunktmarker
joomo-pad-joomo = Joomo-Marker
joomo-pad-ten = 10er auf der Hand

# Das erste Spiel
joomo-lesson-lead = Du spielst aus. Jede Karte geht: Sie wird die erste Grenze. Spiel die 08.
joomo-lesson-gap = 08 und 21 sind die Grenzen, dazwischen ist die Lücke. Ab jetzt kommen die Karten in die Lücke. Spiel die 12.
joomo-lesson-pass = Wer die letzte Karte spielt, nimmt den Stich. Deine 18 würde passen, ist aber später mehr wert. Passe diesmal.
joomo-lesson-second = Dein Gegenüber hat den Stich genommen und spielt 28 aus. Leg die zweite Grenze dicht daneben: die 24.
joomo-lesson-five-other = Ein 5er, der in die Lücke passt, darf auch auf eine Grenze. Schau zu: Die Lücke wird kleiner.
joomo-lesson-last = Jetzt ist nur noch zwischen 25 und 28 Platz. Spiel die 27.
joomo-lesson-won = Dein Stich: ein Siegpunktmarker. Wer den Stich nimmt, spielt als Nächstes aus. Fang niedrig an, mit der 05.
joomo-lesson-ten = Ein 10er bringt dem Stich einen Marker mehr. Hast du ihn am Ende noch auf der Hand, kostet er einen Punkt. Spiel die 20.
joomo-lesson-five = Noch ein 10er: Der Stich zählt jetzt 3. Leg deine 15 auf die Grenze 05.
joomo-lesson-inside = Zwischen 15 und 23 passt deine 18. Spiel sie.
joomo-lesson-again = Drei Marker für dich. Zwei Karten hast du noch. Spiel die 22 aus.
joomo-lesson-double = Deine 11 liegt nicht in der Lücke, aber Doppelziffern darfst du immer spielen. Und es ist deine letzte Karte: Das bringt den Joomo-Marker.
joomo-lesson-end = Geschafft: fünf Marker und der Joomo-Marker, also 6 Punkte. Wer zuerst 20 hat, gewinnt.

# Warum ein Bot das täte
joomo-reason-fitting = Zwischen {$low} und {$high} {$count ->
    [0] passt keine Karte mehr, die du noch nicht gesehen hast.
    [one] passt noch eine Karte, die du nicht gesehen hast.
   *[other] passen noch {$count} Karten, die du nicht gesehen hast.
}
joomo-reason-nothing = Du hast keine Karte, die passt.
joomo-reason-worth = Der Stich zählt bisher {$value}.
joomo-reason-ten = Mit dem 10er zählt der Stich {$value}, und du bist den 10er los.

# Rückblick: was zu einem Zug zu sagen ist, der nicht der beste war
joomo-review-passed = Du hast gepasst; der Stich zählte bisher {$value}.
joomo-review-spent = {$card} ist weg; mit Passen hättest du die Karte behalten.
joomo-review-fitting = Nach deinem Zug {$played ->
    [one] passte eine ungesehene Karte
   *[other] passten {$played} ungesehene Karten
} zwischen die Grenzen, nach dem besseren {$best}.
joomo-review-tens = Du hattest {$tens ->
    [one] einen 10er
   *[other] {$tens} 10er
}; jeder, der auf der Hand bleibt, kostet einen Punkt.
