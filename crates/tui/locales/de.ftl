# Das Programm im Terminal.

# Am Tisch
tui-title = {$game} · Tisch {$code}
tui-you = du
tui-host = Gastgeber
tui-away = nicht da
tui-newcomer = Klee
tui-seat-bot = {$name}, Bot der Stufe {$level}
tui-seat-away = {$name}, nicht da
tui-lost = Keine Verbindung. Neuer Versuch …
tui-back = Die Verbindung ist wieder da.
tui-clock = noch {$left}, Reserve {$reserve}
tui-clock-paused = {$left} (angehalten)
tui-zone = {$title}: {$holds}.
tui-spot = {$name}: {$holds}
tui-empty = leer
tui-face-down = verdeckt
tui-chosen = gewählt: {$what}
tui-more-actions = Bild↓: noch {$count}
tui-takeback-question = {$who} möchte einen Zug zurücknehmen. Einverstanden? j oder n
tui-race = Dazuwerfen: {$bar} {$seconds} s
tui-race-sealed = Wähl in Ruhe: Niemand sieht es, bevor alle gewählt haben.
tui-over = Mit r spielt ihr noch einmal.
tui-rematch-wanted = Noch einmal dabei: {$who}
tui-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] {$count} Personen schauen zu.
}
tui-say = Nachricht:
tui-name = Dein Name:

# Vor dem Spiel
tui-lobby-host = Der Tisch ist offen. Mit s geht es los; Bots nehmen die freien Sitze.
tui-lobby-wait = Es geht los, sobald der Gastgeber startet …
tui-agreed = Einstellungen am Tisch: {$options}

# Tasten am unteren Rand
tui-keys-turn = ←→↑↓ ansehen  Leer wählen  Enter spielen  1–9 Liste  h Tipp  ? Hilfe  q Ende
tui-keys-wait = l Verlauf  p Punkte  c Chat  u zurücknehmen  ? Hilfe  q Ende
tui-keys-race = ←→ ansehen  Leer wählen  Enter werfen  n nichts werfen  ? Hilfe
tui-keys-over = r noch einmal  p Punkte  l Verlauf  c Chat  ? Hilfe  q Ende
tui-keys-host = s los  b Bot  +/− Stufe  x weg  Enter setzen  v aufstehen  n Name  q Ende
tui-keys-lobby = Enter setzen  v aufstehen  n Name  c Chat  ? Hilfe  q Ende
tui-keys-menu = ↑↓ Zeile  ←→ ändern  Enter spielen  q Ende
tui-keys-panel = ↑↓ blättern · Esc schließen

# Tafeln
tui-panel-help = Hilfe
tui-panel-log = Spielverlauf
tui-panel-scores = Punkte
tui-panel-result = Ergebnis
tui-round = Runde
tui-total = Gesamt
tui-no-points = Hier werden keine Punkte gezählt.
tui-points = {$who}: { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
tui-no-rules = Zu diesem Spiel gibt es hier keine Regeln.
tui-help =
    #Tasten
    ← → ↑ ↓   von Karte zu Karte
    Tab       zur nächsten Karte, mit der du etwas machen kannst
    Leer      eine Karte oder einen Stapel wählen oder abwählen
    Enter     spielen, was gewählt ist
    1–9       diese Zeile der Liste ausführen; Bild↑ und Bild↓ zeigen mehr davon
    Esc       alles abwählen
    h         Tipp: was ein Bot tun würde (wenn alle anderen Bots sind)
    u         den letzten Zug zurücknehmen
    n         im Wettlauf: nichts dazuwerfen
    l         Spielverlauf          p   Punkte nach Runden
    c         etwas sagen           r   noch einmal, wenn es vorbei ist
    q         aufhören; das Spiel wird gespeichert
    #Maus
    Ein Klick wählt eine Karte, ein zweiter spielt sie. Beim Nachziehstapel genügt einer. Ein Klick wählt eine Zeile der Liste, ein zweiter führt sie aus.
    #Zeichen
    Ein Punkt an einer Karte: Du kannst sie spielen. Ein dicker Rand: Sie ist gewählt. Ein Pfeil darunter: Dort bist du.

# Ein neuer Tisch
tui-menu = Vierblatt: Was spielen wir?
tui-continue = Das angefangene Spiel fortsetzen: {$game}
tui-game = Spiel
tui-players = Personen
tui-players-count = { $count ->
    [one] du allein
   *[other] {$count}
}
tui-level = Bots
tui-level-name = { $level ->
    [1] Stufe 1, Anfänger
    [2] Stufe 2, leicht
    [3] Stufe 3, gut
    [4] Stufe 4, stark
   *[other] Stufe 5, sehr stark
}
tui-start = Los geht’s
tui-about-game = {$idea} {$fewest} bis {$most} Personen, {$length}

# Zeile für Zeile
tui-plain-title = {$game}, Tisch {$code}. Am Tisch: {$names}.
tui-plain-more = Noch {$count}: Tipp „mehr“.
tui-plain-not-understood = Das ist nicht verständlich. Tipp eine Nummer aus der Liste oder „?“ für Hilfe.
tui-plain-again = Das Spiel ist vorbei. Tipp „nochmal“ für ein neues oder „ende“.
tui-plain-lobby = Es geht los, sobald der Gastgeber startet. Tipp „?“ für Hilfe.
tui-plain-lobby-host = Tipp „los“, um zu beginnen; Bots nehmen die freien Sitze.
tui-plain-help = Tipp die Nummer oder den Text einer Zeile der Liste oder die Aktion, wie sie in Aufzeichnungen steht. Außerdem:
tui-plain-which = Welches Spiel? {$from} bis {$to}, oder Enter für {$usual}:
tui-plain-players = Wie viele spielen, du eingeschlossen? {$from} bis {$to}, oder Enter für {$usual}:
tui-plain-level = Wie stark sind die Bots? {$from} bis {$to}, oder Enter für {$usual}:
tui-cmd-help = hilfe
tui-cmd-table = tisch
tui-cmd-hand = hand
tui-cmd-score = punkte
tui-cmd-log = verlauf
tui-cmd-hint = tipp
tui-cmd-more = mehr
tui-cmd-rules = regeln
tui-cmd-back = zurück
tui-cmd-chat = sag
tui-cmd-start = los
tui-cmd-again = nochmal
tui-cmd-quit = ende
tui-cmd-about = { $command ->
    [help] diese Hilfe
    [table] liest den Tisch vor
    [hand] liest deine Karten vor
    [score] Punkte
    [log] Spielverlauf
    [hint] was ein Bot tun würde
    [more] mehr von der Liste
    [rules] die Regeln des Spiels
    [back] nimmt deinen letzten Zug zurück
    [chat] sagt allen, was danach steht
    [start] beginnt das Spiel
    [again] noch ein Spiel
   *[quit] hört auf; das Spiel wird gespeichert
}

# Kommen und Gehen
tui-go-on = Das Spiel ist gespeichert. Weiter geht es mit: vierblatt play --resume
tui-come-back = Dein Sitz bleibt dir erhalten. Komm wieder mit: vierblatt play {$link}
tui-nothing-left = Es gibt kein angefangenes Spiel. Ein neues beginnt mit: vierblatt play
tui-no-link = „{$link}“ ist kein Link zu einem Tisch. Links sehen so aus: http://rechner:8080/t/CODE.
tui-unknown-game = Ein Spiel „{$game}“ gibt es hier nicht. Ohne Namen zeigt vierblatt play alle.
tui-no-data = In {$data} lassen sich keine Spiele speichern: { $why ->
    [in-use] Ein anderer Server benutzt das Verzeichnis.
    [newer] Die Datenbank stammt von einem neueren Vierblatt.
    [damaged] Die Datenbank ist beschädigt, oder die Datei ist gar keine Datenbank.
    [full] Die Platte ist voll.
    [read-only] In die Datenbank darf nicht geschrieben werden.
   *[other] Das Verzeichnis oder die Datenbank lässt sich nicht öffnen.
} Nenn mit --data ein anderes Verzeichnis.
tui-no-terminal = Das ist kein Terminal; deshalb wird Zeile für Zeile gespielt (--plain).
tui-too-small = Das Fenster ist zu klein: Mach es bitte mindestens {$wide} Spalten breit und {$high} Zeilen hoch, oder nimm --plain.
