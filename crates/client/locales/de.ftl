# Was ein Programm am Tisch von sich aus sagt.

client-somebody = Jemand
client-seat-free = Freier Sitz
# Bots heißen nach ihrem Sitz, wie auf der Seite.
client-bot = { $seat ->
    [1] Esche
    [2] Buche
    [3] Zeder
    [4] Ulme
    [5] Lärche
    [6] Linde
   *[other] Kiefer
}
client-your-turn = Du bist dran.
client-turn = {$who} ist dran.
client-connecting = Verbindung wird aufgebaut …
client-hint = Ein Bot würde wählen: {$action}
client-refused-rule = {$why} (Regel {$rule})
client-nothing-with-it = Damit kannst du jetzt nichts machen.
client-several = Das geht auf mehrere Arten: Wähl eine Zeile der Liste mit ihrer Nummer.
client-more = Wähl auch aus, was dazugehört, oder eine Zeile der Liste.
client-unreachable = Der Server antwortet nicht. Stimmt der Link, und bist du online?
client-other-version = Der Server spricht eine andere Version des Protokolls. Bitte nimm dieselbe Version von Vierblatt.
client-value-missing = Dein eigener Wert steckt nicht in diesen Karten, obwohl er aufgedeckt wurde. Sag der Person Bescheid, die diesen Tisch betreibt.
client-value-changed = Das ist nicht das Spiel, das zu Beginn gezeigt wurde. Sag der Person Bescheid, die diesen Tisch betreibt.
client-seats-changed = Der Tisch hat jetzt {$seats ->
    [one] einen Sitz
   *[other] {$seats} Sitze
}.
client-moved = Du hast jetzt Sitz {$seat}.
client-options-changed = Der Gastgeber hat die Optionen geändert: {$options}.
client-settings-changed = Der Gastgeber hat Zeit oder Ablauf am Tisch geändert.
