# Texte, die zu keinem Spiel gehören.

# Der Schiedsrichter
refused-over = Das Spiel ist vorbei; es kann nichts mehr folgen.
refused-no-text = Diese Aktion ist kein Text. Eine Aktion schreibt man wie „0 pass“.
refused-spaces = Zwischen den Wörtern steht genau ein Leerzeichen, wie in „0 pass“.
refused-seat = Einen Sitz „{$seat}“ gibt es an diesem Tisch nicht: Die Sitze heißen 0 bis {$last}, der Zufall heißt ~.
refused-not-understood = „{$text}“ ist nicht verständlich: So sieht keine Aktion dieses Spiels aus.
refused-no-card = „{$word}“, hier Karte Nr. {$nth}, gibt es in diesem Spiel nicht.
refused-not-chance = „{$text}“ ist nichts, was der Zufall in diesem Spiel tut.
refused-game = Ein Spiel „{$game}“ gibt es nicht. Es gibt: {$games}.
refused-game-type = „game“ muss ein Text sein, einer von: {$games}.
refused-seats = „seats“ muss in diesem Spiel eine ganze Zahl von {$least} bis {$most} sein.
refused-options-type = „options“ muss ein Objekt sein, zum Beispiel {"{"}"target": 20{"}"}.
refused-option-unknown = Eine Option „{$name}“ gibt es in diesem Spiel nicht. Es gibt: {$names}.
refused-option-number = Option „{$name}“ muss eine ganze Zahl von {$least} bis {$most} sein.
refused-option-word = Option „{$name}“ muss eines davon sein: {$words}.
refused-option-above = Option „{$name}“ darf nicht größer sein als „{$other}“.

# Ein Spiel als Text zum Lesen
show-seat = Sitz {$seat}
show-title = {$game}, {$seats ->
    [one] eine Person
   *[other] {$seats} Personen
}
show-round = Runde {$round}
show-totals = Stand: {$totals}
show-secret = (nur {$seat}: {$text})
show-unfinished = Die Aufzeichnung endet hier; das Spiel ist nicht vorbei.
show-place = {$place}. {$seat}, {$points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
show-won = Gewonnen.
show-lost = Verloren.
show-broken = Aktion {$n}, von 0 an gezählt („{$action}“), ist nicht erlaubt: {$reason}

# Warum ein Tisch nicht tut, worum er gebeten wird
table-already-started = Das Spiel hat schon begonnen.
table-busy = Der Tisch ist überlastet. Versuch es bitte gleich noch einmal.
table-chat-length = Eine Nachricht muss 1 bis 300 Zeichen haben.
table-claim-instead = Wenn mehrere dazuwerfen dürfen, wähl deine Karte; sie bleibt verdeckt, bis die Zeit um ist.
table-enough-entropy = Zum Mischen dieses Spiels wurde schon genug hinzugefügt.
table-same-for-all = Hier bekommen alle dieselben Karten; darum lässt sich nichts hinzufügen.
table-no-reveal = Jetzt gibt es nichts aufzudecken.
table-other-value = Das ist nicht der zugesagte Wert.
table-not-digits = Es müssen 64 hexadezimale Ziffern sein.
table-entropy-length = Was du zum Mischen hinzufügst, muss 1 bis 64 Zeichen haben.
table-first-is-drawn = In diesem Spiel wird ausgelost, wer beginnt.
table-game-under-way = Das muss warten, bis das Spiel vorbei ist.
table-id-too-long = Die Kennung dieser Anfrage ist zu lang.
table-late = Zu spät: Am Tisch ging es schon weiter.
table-muted = Der Gastgeber hat dich stummgeschaltet.
table-no-game = Hier wird gerade nicht gespielt.
table-no-hint = Tipps gibt es nur, wenn alle anderen Bots sind.
table-no-level = Diese Stufe gibt es nicht: Bots haben die Stufen 1 bis 5.
table-no-seat = Diesen Sitz gibt es nicht, oder er lässt sich so nicht einnehmen.
table-no-takeback = An diesem Tisch können keine Züge zurückgenommen werden.
table-no-takeback-asked = Niemand möchte einen Zug zurücknehmen.
table-no-watching = An diesem Tisch darf niemand zuschauen.
table-no-guest = So einen Gast gibt es an diesem Tisch nicht.
table-not-a-player = Das darf nur, wer mitspielt. Du hast an diesem Tisch keinen Sitz.
table-not-asked = Du bist jetzt nicht gefragt.
table-not-over = Das Spiel ist noch nicht vorbei.
table-not-stored = Das konnte nicht gespeichert werden. Versuch es bitte noch einmal.
table-not-the-host = Das darf nur der Gastgeber.
table-not-understood = So sieht keine Aktion dieses Spiels aus.
table-not-yourself = Dich selbst kannst du nicht entfernen; du kannst deinen Sitz verlassen.
table-log-full = Dieser Tisch hat keinen Platz mehr für Neues. Eröffne bitte einen anderen.
table-removed = Du wurdest von diesem Tisch entfernt. Der Gastgeber kann dich wieder hereinlassen.
table-seat-taken = Dieser Sitz ist schon besetzt.
table-seats-empty = Auf jedem Sitz muss eine Person oder ein Bot sitzen.
table-too-few-seats = Die Sitze reichen nicht für alle, die schon am Tisch sind. Entferne zuerst jemanden.
table-no-setting = Eine Einstellung liegt außerhalb ihrer Grenzen.
table-day-is-fixed = Das Solo des Tages ist für alle gleich und lässt sich nicht ändern.
table-takeback-revealed = Dieser Zug hat jemandem eine Karte gezeigt, darum lässt er sich nicht zurücknehmen.
table-takeback-too-late = Nur dein eigener letzter Zug lässt sich zurücknehmen, solange nichts darauf folgt.
table-too-many-actions = So viele Karten kannst du nicht dazuwerfen.
table-too-much-chat = Das war viel auf einmal. Bitte warte ein paar Sekunden.

# Warum der Server nicht tut, worum er gebeten wird
server-come-again = Die Verbindung war unterbrochen. Bitte komm wieder an den Tisch.
server-day-to-come = Die Karten dieses Tages gibt es noch nicht.
server-game-under-way = Die Karten werden gezeigt, wenn das Spiel vorbei ist.
server-hello-first = Ein Programm muss sich zuerst mit „hello“ melden.
server-name = Ein Name muss 1 bis 24 Zeichen haben.
server-no-code = Dieser Code gilt nicht mehr. Lass dir bitte einen neuen geben.
server-no-device = Dieses Gerät ist schon abgemeldet.
server-no-game = Dieses Spiel gibt es hier nicht.
server-no-reviews = Hier gibt es keine Rückblicke.
server-no-record = Das ist nicht die Aufzeichnung eines regelgerechten Spiels.
server-no-book = Unter diesem Link gibt es kein Buch, oder es hat einen neuen Link. Frag bitte danach.
server-book-owner = Das kann nur, wer die Gruppe angelegt hat.
server-book-device = Dieses Gerät schreibt für jemand anderen.
server-book-entry = Diesen Eintrag kann das Buch nicht aufnehmen.
server-book-full = Dafür hat das Buch keinen Platz.
server-book-csv = Diese Tabelle lässt sich nicht lesen. Jede Zeile braucht einen Tag wie 2026-12-24, ein Spiel, einen Namen und ganze Punkte.
server-book-photo = Das ist kein Foto, oder es ist zu gross.
server-no-table = So ein Tisch kann nicht eröffnet werden.
server-nobody = Sag bitte zuerst, wie du heißt.
server-not-found = Das gibt es hier nicht.
server-not-understood = Diese Nachricht konnte nicht gelesen werden.
server-origin = Diese Seite darf sich nicht mit diesem Server verbinden.
server-other-version = Diese Seite ist veraltet. Bitte lade sie neu.
server-scope = Dieses Programm darf das nicht: Sein Schlüssel reicht dafür nicht.
server-signed-out = Dieses Gerät wurde abgemeldet.
server-stopping = Der Server startet neu und ist gleich wieder da.
server-storage = Das konnte gerade nicht gespeichert oder gelesen werden. Versuch es bitte gleich noch einmal.
server-table-damaged = Dieser Tisch ist auf dem Server beschädigt, hier geht es nicht weiter. Andere Tische sind nicht betroffen. Sag bitte der Person Bescheid, die diesen Server betreibt.
server-table-full = An diesem Tisch sind alle Sitze besetzt.
server-too-many-devices = Du hast schon sehr viele Geräte. Melde bitte erst einige ab.
server-too-many-tables = Du hast schon sehr viele Tische. Bring bitte erst einige zu Ende.
server-too-much = Das war viel auf einmal. Bitte warte einen Moment.

# Rückblick auf Spiele
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-strength-beginner = Einsteigerniveau
review-strength-casual = Gelegenheitsniveau
review-strength-advanced = fortgeschritten
review-strength-expert = Expertenniveau
review-strength-world-class = Weltklasse
