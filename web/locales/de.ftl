# Die Texte der Seite selbst.

# Überall
page-description = Vier Kartenspiele an einem Tisch: sofort gegen Bots oder mit Freunden, die deinen Link öffnen.
home = Zur Startseite
back = Zurück
menu = Menü
close = Schließen
yes = Ja
no = Nein
you = Du
loading = Einen Moment …
try-again = Noch einmal versuchen
nothing-here = Hier ist nichts.
name = Dein Name
# Namen für alle, die sich keinen ausgesucht haben.
names = Klee, Ahorn, Amsel, Drossel, Farn, Fink, Hasel, Holunder, Igel, Meise
toast-rule = Regel { $rule }
connection-lost = Keine Verbindung. Neuer Versuch …
server-unreachable = Der Server antwortet nicht. Bist du online?

# Titel des Tabs
title-your-turn = Du bist dran
title-table = Tisch { $code }

# Startseite
home-play-now = Sofort spielen
home-friends = Mit Freunden
home-today = Solo des Tages
home-code = Tischcode
home-go = Los
home-mine = Meine Spiele
here-alone = Ohne Server spielst du hier, auf diesem Gerät, gegen Bots.
here-mark = auf diesem Gerät
here-not-kept = Dieser Browser behält nichts: Das Spiel ist weg, sobald du den Tab schließt.
here-files = Diese Seite hat keinen Server: Du spielst hier in deinem Browser, und deine Spiele bleiben auf diesem Gerät.
here-no-friends = Tische mit Freunden brauchen einen Server, und diese Seite hat keinen.
here-waits = Dein Spiel wartet beim Server auf dich und geht weiter, sobald du wieder online bist.
here-new = Hier ein neues spielen
here-daily = Ohne den Server sind das andere Karten als seine. Sie folgen allein aus dem Datum: Alle, die ohne Server spielen, haben dieselben und könnten sie vorher kennen.
here-daily-files = Diese Karten folgen allein aus dem Datum: Alle haben dieselben und könnten sie vorher kennen.
here-send = Beim Server aufbewahren
here-sent = Es steht bei deinen Ergebnissen auf dem Server.
here-sent-mark = in der Seite gespielt
home-turn-mine = Du bist dran
home-turn-other = { $who } ist dran
home-learn = Lernen
home-open = Offene Tische
home-goes-open = Verschwindet am { $day }, wenn niemand spielt
home-goes-playing = Verschwindet am { $day }, wenn niemand weiterspielt
home-goes-over = Verschwindet am { $day }; lade die Aufzeichnung herunter, wenn du sie behalten willst
home-over = Beendete Tische
home-more = Mehr
home-seats = { $taken } von { $seats }
leaf-players = { $players } Personen
home-bots = Gegner
home-strength = Stufe
home-leisure-hint = Du spielst mit der Tastatur: Ohne Wettlauf hast du Zeit, deine Karten durchzugehen.
home-bots-count = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}

# Plätze
seats = Am Tisch
seat-turn = ist dran
seat-away = nicht da
seat-empty = Freier Sitz
seat-forgotten = Jemand
seat-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Bots heißen nach ihrem Sitz.
seat-bot = { $seat ->
    [1] Esche
    [2] Buche
    [3] Zeder
    [4] Ulme
    [5] Lärche
    [6] Linde
   *[other] Kiefer
}
level-1 = 1 · Anfänger
level-2 = 2 · leicht
level-3 = 3 · gut
level-4 = 4 · stark
level-5 = 5 · sehr stark

# Ein neuer Tisch
new-seats = Wie viele spielen mit?
new-open = Tisch eröffnen
new-options = Einstellungen
new-clock = Bedenkzeit
new-clock-none = Ohne Zeitlimit
new-clock-quick = Flott: 15 Sekunden pro Zug, 1 Minute Reserve
new-clock-calm = Ruhig: 45 Sekunden pro Zug, 5 Minuten Reserve
new-clock-days = Zwei Tage pro Zug
new-clock-other = Eine andere Bedenkzeit
new-watch = Wer zuschaut, sieht
new-watch-public = was auf dem Tisch liegt
new-watch-delayed = alle Karten, eine Runde später
new-watch-nobody = nichts: niemand darf zuschauen
new-listed = Bei den offenen Tischen anzeigen
new-takeback = Züge dürfen zurückgenommen werden, wenn alle zustimmen
new-memory-aid = Merkhilfe: zeigt noch einmal, was du gesehen hast
new-sealed = Ohne Wettlauf: Alle wählen in Ruhe, das Los entscheidet

# Vor dem Spiel
lobby-first = Wer gibt zuerst?
lobby-first-drawn = das Los entscheidet
lobby-first-seat = Sitz { $seat }
lobby-first-named = { $who } gibt zuerst.
lobby-invite = Einladen
lobby-bot = Bot hinzufügen
lobby-level = Stufe der Bots
lobby-bot-level = { $who }: Stufe
lobby-sit = Hier Platz nehmen
lobby-stand = Aufstehen
lobby-remove = Entfernen
lobby-options = Einstellungen am Tisch
lobby-start = Los geht’s
lobby-start-bots = Los, mit Bots auf den freien Sitzen
lobby-waiting = Es geht los, sobald der Gastgeber startet …
# Eine Einstellung und ihr Wert.
option-is = { $option }: { $value }
changed = Geändert: { $what }
changed-seats = { $count ->
    [one] ein Sitz
   *[other] { $count } Sitze
}
changed-settings = Ablauf am Tisch
changed-moved = Du hast jetzt Sitz { $seat }.
invite-code = Code zum Eintippen
invite-link = Link verschicken
invite-copied = Der Link ist kopiert.
invite-qr = QR-Code mit dem Link zu diesem Tisch

# Am Tisch
your-side = Deine Seite
hint = Tipp
hint-told = Ein Bot würde wählen: { $action }
watching = { $watching ->
    [one] Eine Person schaut zu.
   *[other] { $watching } Personen schauen zu.
}
leave-seat = Sitz verlassen
takeback = Meinen letzten Zug zurücknehmen
takeback-asked = Du möchtest deinen Zug zurücknehmen.
takeback-question = { $who } möchte einen Zug zurücknehmen. Einverstanden?
plain-your-turn = Du bist dran. Du kannst:
plain-turn = { $who } ist dran.
guide = Erstes Spiel
guide-next = Alles klar
guide-skip = Ohne Hilfe spielen
leave-question = Willst du deinen Sitz wirklich verlassen? Ein Bot spielt für dich weiter.
leave-stay = Ich bleibe
left-table = { $who } ist gegangen. Ein Bot spielt weiter.
joined-table = { $who } spielt jetzt mit.
seat-substituted = nicht da, ein Bot spielt
watching-you = Du schaust zu.
watching-device = Sitzt du hier schon? Dieses Gerät verbinden
seat-take = Sitz von { $who } übernehmen
seat-open = { $who }: Sitz freigeben
seat-close = { $who }: Sitz nicht mehr freigeben
seat-open-short = Sitz freigeben
seat-close-short = Nicht mehr freigeben
seat-remove = { $who } entfernen
seat-remove-question = Ein Bot spielt für { $who } weiter.
forced = { $why } Für dich erledigt.
undo = Zurücknehmen
ready = Weiter
ready-waiting = Warten auf { $who } …
ready-seat = bereit
confirm-tap = Zum Spielen noch einmal tippen
react = Reagieren

# Tafeln
panel-log = Spielverlauf
panel-chat = Chat
panel-score = Punkte
panel-rules = Regeln
panel-keys = Tasten
panel-settings = Einstellungen
panel-table = Tisch
chat-nothing = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-mute = { $who } stummschalten
chat-unmute = Stummschaltung aufheben: { $who }
guest-let-in = { $who } wieder hereinlassen
reactions = Schnelle Reaktionen
reaction-applause = Applaus
reaction-laugh = Lachen
reaction-surprise = Staunen
reaction-sigh = Seufzen
reaction-think = Nachdenken
reaction-wave = Winken
score-round = Runde
score-total = Gesamt
score-none = Hier werden keine Punkte gezählt.
chart = Punkte nach Runden
rules-contents = Inhalt
rules-none = Zu diesem Spiel gibt es hier keine Regeln.
print = Drucken
card-down = Verdeckte Karte
key-cards = Von Karte zu Karte
key-pick = Karte wählen
key-enter = Enter
key-space = Leertaste
key-escape = Esc
settings-language = Sprache
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-table = Tisch
settings-table-cloth = Tuch
settings-table-wood = Holz
settings-table-night = Nacht
settings-back = Kartenrücken
settings-back-clover = Klee
settings-back-lattice = Gitter
settings-back-waves = Wellen
settings-back-rays = Strahlen
settings-sound = Töne
settings-vibration = Vibrieren, wenn ich dran bin
settings-notify = Bescheid geben, wenn dieser Tab im Hintergrund ist
settings-letters = Buchstaben auf farbigen Karten
settings-less-motion = Weniger Bewegung
chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
settings-shortcuts = Tasten ohne Strg oder Alt
settings-confirm = Karten erst beim zweiten Tippen spielen
settings-leisure = Ohne Wettlauf: Alle wählen in Ruhe
settings-tempo = Tempo
settings-tempo-calm = Ruhig
settings-tempo-normal = Normal
settings-tempo-quick = Schnell
log-round = Runde { $round }
log-you = { $who } (du)

# Faire Karten
fair = Sind die Karten fair ausgeteilt?
fair-explained = Vor der ersten Karte hat der Server das Siegel unten veröffentlicht. Nach dem Spiel zeigt er den Startwert, und alle können prüfen, ob die Karten wirklich daraus entstanden sind.
fair-commitment = Siegel
fair-entropy = Am Tisch hinzugefügt
fair-seed = Startwert
fair-fits = Der Startwert passt zum Siegel.
fair-differs = Der Startwert passt nicht zum Siegel. Sag bitte der Person Bescheid, die diesen Tisch betreibt.
fair-verify = Um jede Karte zu prüfen, lade das Spiel herunter und starte
fair-add = Eigenen Text fürs Mischen hinzufügen
fair-add-go = Hinzufügen
fair-values-explained = Dein eigenes Gerät steuert vor dem Spiel einen geheimen Zufallswert bei und deckt ihn zu Beginn auf, die anderen ebenso. Niemand kann die Karten lenken, auch nicht, wer den Server betreibt.
fair-values = Werte der Spielenden
fair-value-in = Sitz { $seat }: aufgedeckt
fair-value-awaited = Sitz { $seat }: zugesagt
fair-value-missing = Sitz { $seat }: nicht rechtzeitig aufgedeckt
fair-value-bot = Sitz { $seat }: Bot
fair-list = Prüfsumme der Liste
fair-own-in = Dein eigener Wert steckt in diesen Karten.
fair-own-missing = Dein eigener Wert steckt nicht in diesen Karten, obwohl dein Gerät ihn aufgedeckt hat. Sag bitte der Person Bescheid, die diesen Tisch betreibt.
fair-own-changed = Das ist nicht das Spiel, das deinem Gerät zu Beginn gezeigt wurde. Sag bitte der Person Bescheid, die diesen Tisch betreibt.

# Nach dem Spiel
result = Ergebnis
result-aside = Den Tisch ansehen
rematch = Noch einmal spielen
result-same-deal = Dasselbe Blatt noch einmal
rematch-waiting = Warten auf die anderen …
rematch-wanted = Noch einmal dabei: { $who }
replay = Noch einmal ansehen
record = Herunterladen
replay-view = Sicht
replay-public = Was alle sahen
replay-open = Alle Karten offen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Automatisch abspielen
result-won = Du gewinnst
result-shared = Geteilter Sieg
result-other = { $who } gewinnt
result-place = Platz { $place } von { $seats }
replay-step = Schritt
replay-round = Runde

# Ich
me = Über mich
me-figures = Statistik
me-game = Spiel
me-games = Spiele
me-wins = Siege
me-place = Platz im Schnitt
me-points = Punkte im Schnitt
me-results = Frühere Spiele
me-result = { $place } von { $seats }
me-device = Anderes Gerät
me-device-explained = Spiel unter demselben Namen auf Handy, Tablet oder Computer weiter.
me-device-make = Code zeigen
me-device-once = Gilt einmal, zehn Minuten lang.
me-device-code = Code vom anderen Gerät
me-device-qr = QR-Code, der ein anderes Gerät zu deinem macht
me-welcome = Willkommen zurück, { $who }.
devices = Geräte und Programme
devices-explained = Alle Geräte und Programme, die unter deinem Namen spielen. Was du abmeldest, ist sofort abgemeldet.
devices-browser = Ein Browser
devices-program = Ein Programm
devices-this = dieses hier
devices-scope-everything = darf alles
devices-scope-play = darf spielen
devices-scope-read = darf nur zuschauen
devices-days = seit { $since }, zuletzt benutzt { $used }
devices-end = Abmelden
devices-end-which = Abmelden: { $device }
devices-end-this = Dieses Gerät vergisst, wer du bist. Ohne ein anderes Gerät oder einen Code kommst du nicht als dieselbe Person zurück.
devices-end-other = Es wird sofort abgemeldet, auch von Tischen, an denen es gerade spielt.
devices-ended = Abgemeldet: { $device }
devices-make = Ein Schlüssel für ein Programm
devices-name = Name des Programms
devices-may = Was es darf
devices-make-go = Schlüssel erstellen
devices-token = Dieser Schlüssel wird nur jetzt gezeigt. Bewahre ihn auf, wo ihn sonst niemand liest.
me-forget = Meine Daten löschen
me-forget-explained = Dein Name, deine Ergebnisse und deine Geräte werden gelöscht. Deine Spiele bleiben erhalten, aber ohne deinen Namen.
me-forget-sure = Das lässt sich nicht rückgängig machen.
me-forget-go = Alles löschen
me-forgotten = Alles über dich ist gelöscht.

# Das erste Spiel
learn = Spielend lernen
learn-explained = Zu jedem Spiel ein geführtes erstes Spiel von etwa fünf Minuten. Du machst die Züge, alles andere ist vorbereitet.
learn-other = Das geht auch. Hier üben wir den anderen Zug: Er leuchtet.
learn-not-now = Das geht gerade nicht. Der nächste Schritt leuchtet.
learn-watch = Die anderen sind dran …
learn-next = Weiter
learn-play = Jetzt richtig spielen
learn-again = Noch einmal
learn-skip = Lektion beenden
learn-play-first = Spielend lernen: ein erstes Spiel

# Punkteblock
home-groups = Gruppen
pad = Punkteblock
pad-explained = Für Spiele mit echten Karten. Geht auch ohne Netz.
pad-game = Spiel
pad-other = Ein anderes Spiel
pad-player = Person { $n }
pad-dealer = gibt zuerst
pad-more = Person hinzufügen
pad-fewer = Person entfernen
pad-start = Los
pad-deals = Runde { $round }: { $who } gibt.
pad-points = { $who }: Punkte
pad-sign = { $who }: Plus oder Minus
pad-sum = Gesamt
pad-write = Runde speichern
pad-written = Runde { $round } ist gespeichert. Vorn: { $who }.
pad-whose = Wessen Karten?
pad-add = { $item }, { $points }: noch eine. Bisher { $count }.
pad-take = { $item }: eine weniger
pad-untap = Letztes Antippen rückgängig machen
pad-type = Punkte eintippen
pad-count = Karten antippen
pad-share = Teilen
pad-shared = { $game }, nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
pad-copied = Der Punktestand ist kopiert.
pad-one-needed = Genau eine Person muss das haben: { $item }.
pad-too-many = So viele gibt es nicht: { $item }, höchstens { $most }.
pad-hand = { $who } kann höchstens { $most } Karten übrig haben.
pad-out-needed = Wer hat Schluss gemacht? Eine Person muss ohne Karten sein.
pad-caller-needed = Wer hat STOP gesagt?
pad-said-stop = { $who } hat STOP gesagt
pad-stop-won = { $who } hat allein die kleinste Summe ({ $sum }): 0 Punkte.
pad-stop-failed = { $who } hat nicht allein die kleinste Summe ({ $sum }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pad-range = { $who }: Die Punkte müssen eine Zahl von { $least } bis { $most } sein.
pad-over = Das Spiel ist vorbei. Sieg für: { $who }.
pad-undo = Letzte Runde rückgängig machen
pad-again = Noch einmal mit denselben
pad-new = Neues Blatt
pad-new-question = Das Blatt mit allen Punkten wird gelöscht.
pad-new-go = Löschen und neu beginnen
pad-new-keep = Behalten

# Reviews
review = Rückblick
home-puzzles = Aufgaben
puzzle = Aufgabe des Tages
review-file = Rückblick auf eine Aufzeichnung
replay-seat = Platz {$seat}
