# Was das Programm sagt, und seine Hilfe. Die englischen Wörter der Hilfe sind Kommentare in src/commands.

# Der Rahmen der Hilfe
cli-help-usage = Aufruf:
cli-help-usage-options = [OPTIONEN]
cli-help-commands = Befehle
cli-help-command = BEFEHL
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-everywhere = Überall
cli-help-examples = Beispiele:
cli-help-help = Hilfe zeigen; -h ist kürzer als --help
cli-help-version = Die Version zeigen
cli-help-default = [Standard: {$value}]
cli-help-values = [möglich: {$values}]
cli-help-variable = [Variable: {$name}]
cli-help-tables = Spiele, Sitze und Optionen:
cli-help-and = {$list} und {$last}
cli-help-seats = {$game}: {$least} bis {$most} Sitze
cli-help-seats-round = {$game}: {$least} bis {$most} Sitze; eine Verteilung ist eine Runde
cli-help-seats-game = {$game}: {$least} bis {$most} Sitze; eine Verteilung ist ein ganzes Spiel
cli-help-choice = {$values}; Standard: {$usual}
cli-help-range = {$least} bis {$most}; Standard: {$usual}
cli-help-more = Mehr zu jedem Befehl sagt „vierblatt help BEFEHL“.

# Handbuchseiten
cli-man-name = NAME
cli-man-synopsis = AUFRUF
cli-man-description = BESCHREIBUNG
cli-man-examples = BEISPIELE
cli-man-version = VERSION
cli-man-written = {$pages} Seiten liegen in {$directory}.
cli-page-written = {$files} Dateien liegen in {$directory}.
cli-page-no-tables = Diese Seite kann ohne Server nicht spielen: Das Programm wurde ohne ihre Tische gebaut. „cargo xtask pocket“ sagt, was dafür fehlt.
cli-page-base = „{$given}“ ist kein Ordner einer Adresse wie /karten/.
cli-page-server = „{$given}“ ist nicht die Adresse eines Servers wie https://karten.example.

# Was an einer Befehlszeile nicht stimmt
cli-wrong-argument = „{$command}“ kennt „{$argument}“ nicht.
cli-wrong-command = Einen Befehl „{$command}“ gibt es nicht.
cli-wrong-no-value = {$argument} braucht einen Wert.
cli-wrong-choice = „{$value}“ ist kein Wert für {$argument}.
cli-wrong-value = „{$value}“ passt nicht zu {$argument}: Gebraucht wird {$expected}.
cli-wrong-much = {$argument} nimmt keinen Wert, angegeben ist aber „{$value}“.
cli-wrong-twice = {$argument} darf nur einmal angegeben werden.
cli-wrong-together = {$argument} geht nicht zusammen mit {$other}.
cli-wrong-missing = Es fehlt: {$argument}
cli-wrong-text = Etwas in der Befehlszeile ist kein UTF-8-Text.
cli-wrong-near = Meinst du „{$near}“?
cli-wrong-elsewhere = Meinst du „{$command}“?
cli-wrong-allowed = Möglich: {$values}
cli-wrong-variable = Der Wert kommt aus der Umgebungsvariablen {$name}.
cli-wrong-help = Mehr sagt „{$command} --help“.
cli-expected-least = eine ganze Zahl ab {$least}
cli-expected-range = eine ganze Zahl von {$least} bis {$most}
cli-expected-whole-number = eine ganze Zahl
cli-expected-number = eine Zahl wie 0.5
cli-expected-number-or-all = eine ganze Zahl oder „all“
cli-expected-language = de, en, fr oder it
cli-expected-address = eine Adresse wie 127.0.0.1
cli-expected-switch = true oder false
cli-expected-directory = der Pfad eines Verzeichnisses
cli-expected-url = eine Adresse wie postgres://name@rechner/datenbank
cli-expected-texts = eine Liste von Texten in eckigen Klammern
cli-expected-other = ein anderer Wert

# Einstellungen
cli-config-file = Die Konfigurationsdatei ist {$file}.
cli-config-no-file = Eine Konfigurationsdatei gibt es nicht; sie wäre {$file}.
cli-config-nowhere = Es gibt keine Konfigurationsdatei und kein Benutzerverzeichnis für eine.
cli-config-setting = Einstellung
cli-config-is = Wert
cli-config-from = Herkunft
cli-config-from-option = Befehlszeile
cli-config-from-file = Datei
cli-config-from-locale = Sprache des Systems
cli-config-from-default = Standard
cli-config-place = {$file}, Zeile {$line}
cli-config-no-toml = das ist kein TOML: {$why}
cli-config-unknown = eine Einstellung „{$key}“ gibt es nicht. Es gibt: {$keys}
cli-config-value = „{$key}“ passt nicht: Gebraucht wird {$expected}.
cli-config-example =
    Die Einstellungen von Vierblatt. Zeilen mit # am Anfang sind Kommentare: Nimm das # weg, um etwas einzustellen.
    Eine Option gilt vor einer Umgebungsvariablen, und die vor dieser Datei.
    Was gilt, zeigt „vierblatt config“.

# Der Tisch ist offen
cli-serve-open = Vierblatt: Der Tisch ist offen.
cli-serve-here = auf diesem Rechner
cli-serve-house = im selben WLAN
cli-serve-kept = Die Spiele liegen in {$directory}. Beenden mit Strg+C.
cli-serve-no-home = Es gibt kein Benutzerverzeichnis für die Spiele; nenn ein Verzeichnis mit --data.
cli-serve-port-in-use = Port {$port} ist von einem anderen Programm belegt. Wähl einen anderen mit --port.
cli-serve-port-denied = Port {$port} ist dem System vorbehalten. Wähl mit --port einen über 1023, oder stell einen Proxy davor.
cli-serve-no-network = Unter {$address} kann sich niemand verbinden: {$why}

# Daten
cli-data-in-use = {$directory} wird von einem anderen Server benutzt. Beende ihn zuerst, oder nenn ein anderes Verzeichnis mit --data.
cli-data-directory = {$directory} taugt nicht als Datenverzeichnis: {$why}
cli-data-newer = Die Datenbank stammt von einem neueren Vierblatt (Schema {$found}; dieses Programm kennt bis {$known}). Nimm das neuere.
cli-data-damaged = Die Datenbank ist beschädigt, oder die Datei ist gar keine Datenbank ({$why}). „vierblatt restore“ stellt eine Sicherung wieder her.
cli-data-full = Die Platte ist voll.
cli-data-read-only = In die Datenbank darf dieser Benutzer nicht schreiben.
cli-data-other = Die Datenbank lässt sich nicht öffnen: {$why}
cli-database-address = Das ist keine Adresse einer Datenbank: {$why}
cli-database-certificates = Die Zertifikate in {$file} sind nicht brauchbar: {$why}
cli-database-unreachable = Die Datenbank ist nicht erreichbar: {$why}
cli-database-denied = Die Datenbank lässt diesen Benutzer nicht herein: {$why}
cli-database-in-use = Ein anderer Server benutzt die Datenbank. Beende ihn zuerst, oder nenn eine andere mit --database.
cli-database-encoding = Die Kodierung der Datenbank ist {$encoding}; sie muss UTF8 sein.
cli-database-foreign = Die Datenbank gehört einem anderen Programm; an ihr wurde nichts geändert. Nenn eine andere mit --database.
cli-bus-address = Das ist keine Adresse von NATS-Servern: {$why}
cli-bus-unreachable = Die NATS-Server sind nicht erreichbar: {$why}
cli-bus-alone = Mehrere Server brauchen eine gemeinsame Datenbank: Nenn sie mit --database.
cli-backup-runs = wird kopiert
cli-backup-done = Alle Spiele aus {$directory} sind in {$file}.
cli-backup-exists = {$file} gibt es schon, und überschrieben wird nichts. Wähl einen anderen Namen.
cli-backup-nothing = In {$directory} sind keine Spiele. Nenn das richtige Verzeichnis mit --data.
cli-backup-failed = Die Spiele lassen sich nicht kopieren: {$why}
cli-restore-runs = wird geprüft und kopiert
cli-restore-done = Die Spiele aus {$file} sind in {$directory}. Der Server kann starten.
cli-restore-exists = In {$directory} sind schon Spiele. Mit --force werden sie ersetzt und sind dann verloren.
cli-restore-no-backup = {$file} lässt sich nicht wiederherstellen. {$why}
cli-restore-damaged = Das ist keine Sicherung, oder sie ist beschädigt: {$why}
cli-data-foreign = Die Datenbank gehört einem anderen Programm; an ihr wurde nichts geändert. Nenn ein anderes Verzeichnis mit --data.
cli-data-empty = {$file} ist leer: Der Inhalt ist verloren, oder es war nie etwas darin. Stell mit „vierblatt restore“ eine Sicherung wieder her, oder lösch die Datei, um neu anzufangen.
cli-data-missing = {$file} fehlt, obwohl dort Spiele gespeichert waren. Stell mit „vierblatt restore“ eine Sicherung wieder her, oder lösch vierblatt.written und was sonst noch da ist, um neu anzufangen.
cli-backup-damaged = Darin sind diese Tische beschädigt: {$tables}. Alle anderen sind in Ordnung. Mehr sagt „vierblatt check“.
cli-restore-some-damaged = Darin sind diese Tische beschädigt: {$tables}. Mit --accept-damage wird sie trotzdem wiederhergestellt; an diesen Tischen kann man nicht weiterspielen.
cli-check-runs = wird geprüft
cli-check-table-damaged = Tisch {$code}: beschädigt {$damage} (unversehrte Einträge davor: {$entries})
cli-check-damage-entry = bei Eintrag {$number}
cli-check-damage-start = am Anfang von Spiel {$number}
cli-check-damage-storage = laut Datei: {$why}
cli-check-well = Alles ist, wie es geschrieben wurde. Tische: {$tables}, Einträge: {$entries}.
cli-check-damaged = Beschädigte Tische: {$damaged} von {$tables}. An ihnen kann man nicht weiterspielen; die anderen sind nicht betroffen. Was zu tun ist: eine Kopie des Datenverzeichnisses aufheben, dann eine Sicherung wiederherstellen, an der „vierblatt check --database“ nichts auszusetzen hat.
cli-check-missing = Fehlende Einträge, die die Datenbank selbst noch zählt: {$count}.
cli-check-lost = Fehlende Einträge, die hier geschrieben wurden: {$count}. Das Ende der Datenbank ist abgeschnitten, oder sie ist eine ältere Kopie. Stell eine neuere Sicherung wieder her, wenn es eine gibt; „vierblatt check --accept-loss“ nimmt es hin, wie es ist.
cli-check-file = Die Datei selbst ist beschädigt: {$why}
cli-check-unhashed = Die Datenbank stammt von einem älteren Vierblatt und hat noch keine Prüfsummen; sie bekommt sie, wenn der Server startet. Geprüft wurde die Datei selbst.
cli-check-accepted = Hingenommen. Von jetzt an wird nur noch gemeldet, was später verloren geht.
cli-data-unfinished = In diese Datenbank ziehen gerade Spiele um, und es sind noch nicht alle da. „vierblatt migrate“ mit demselben --from und --to macht weiter.
cli-book-none = Hier gibt es keine Bücher.
cli-book-id = Kennung
cli-book-name = Gruppe
cli-book-members = Leute
cli-book-sheets = Zettel
cli-book-entries = Einträge
cli-book-latest = zuletzt
cli-book-unknown = Ein Buch „{$book}“ gibt es nicht. „vierblatt book list“ zeigt alle.
cli-book-several = Mehrere Gruppen heißen „{$name}“. Nenn das Buch mit seiner Kennung: {$ids}
cli-book-failed = Die Bücher sind nicht brauchbar: {$why}
cli-book-imported = Das Buch von „{$name}“ ist da, und dieser Link deines Servers öffnet es: {$link}
cli-book-line = {$file}, Zeile {$line}: Das ist kein Eintrag eines Buchs. {$why}
cli-book-no-group = {$file} ist kein ausgegebenes Buch: Es beginnt nicht mit einer Gruppe.
cli-book-full = Das Buch ist zu groß.
cli-book-well = {$name} ({$id}): alles in Ordnung. Einträge: {$entries}.
cli-book-fault = {$name} ({$id}): {$fault}
cli-book-fault-damaged = Das Protokoll ist beschädigt {$damage}.
cli-book-fault-unreadable = Einträge, die diese Version nicht lesen kann: {$count}. Ein neueres Vierblatt hat sie geschrieben.
cli-book-fault-checkpoint = Der gespeicherte Stand ist nicht, was die Einträge ergeben.
cli-book-fault-no-link = Kein Link öffnet es.
cli-book-fault-no-photo = Das Foto {$photo} fehlt oder ist beschädigt.
cli-migrate-place = Ein Ort ist sqlite:VERZEICHNIS oder postgres://name@rechner/datenbank.
cli-migrate-same = --from und --to sind derselbe Ort.
cli-migrate-checks = {$done} von {$all} Zeilen geprüft, noch {$left}
cli-migrate-copies = {$done} von {$all} Zeilen kopiert, noch {$left}
cli-migrate-compares = {$done} von {$all} Zeilen verglichen, noch {$left}
cli-migrate-done = Alles ist in {$to} und ist gleich geblieben. Leute: {$people}, Protokolle: {$logs}, Einträge: {$entries}, Ergebnisse: {$results}.
cli-migrate-not-empty = In {$to} sind schon Spiele, und überschrieben wird dort nichts. Nenn mit --to einen leeren Ort.
cli-migrate-another = {$to} ist die Hälfte eines anderen Umzugs, oder die Spiele haben sich seit dessen Anfang geändert. Fang mit einem leeren Ort neu an.
cli-migrate-differs = Was in {$to} steht, ist nicht gleich dem, was gelesen wurde. Kein Server öffnet es. Fang mit einem leeren Ort neu an.
cli-migrate-damaged = {$code} in {$from} ist beschädigt {$damage}, und nichts wurde abgeschlossen. Stell zuerst eine Sicherung wieder her; mehr sagt „vierblatt check“.
cli-migrate-failed = Es wurde unterbrochen: {$why}. Derselbe Befehl macht von hier aus weiter.
cli-config-use = Die Spiele in {$directory} brauchen {$size}. Tische: {$tables}; {$per-table} je Tisch, {$per-day} am Tag.

# Aufzeichnungen
cli-record-stdin = Standardeingabe
cli-record-none = darin ist keine Aufzeichnung
cli-record-number = {$why} (Aufzeichnung {$number})
cli-record-unreadable = nicht lesbar: {$why}
cli-record-not-utf8 = Zeile {$line}: kein UTF-8-Text (Byte {$byte} der Aufzeichnung)
cli-record-no-record = Zeile {$line}: keine Aufzeichnung: {$why}
cli-record-too-long = Zeile {$line}: länger, als eine Aufzeichnung sein darf ({$most} MiB)
cli-option-form = „{$option}“: Eine Option schreibt man als NAME=WERT, zum Beispiel target=50.

# Faires Geben
cli-verify-too-long = zu lang für eine Aufzeichnung
cli-verify-no-record = das ist keine Aufzeichnung: {$why}
cli-verify-record = Aufzeichnung {$number}
cli-verify-fair = fair. {$chances ->
    [one] Einmal
   *[other] {$chances}-mal
} war der Zufall dran, jedes Mal so, wie Startwert und {$texts ->
    [one] ein hinzugefügter Text
   *[other] {$texts} hinzugefügte Texte
} es ergeben.
cli-verify-fair-so-far = fair. {$chances ->
    [one] Einmal
   *[other] {$chances}-mal
} war der Zufall dran, jedes Mal so, wie Startwert und {$texts ->
    [one] ein hinzugefügter Text
   *[other] {$texts} hinzugefügte Texte
} es ergeben; die Aufzeichnung endet, bevor das Spiel vorbei ist.
cli-verify-values = {$count ->
    [one] Der eigene Wert von Sitz {$seats} steckt
   *[other] Die eigenen Werte der Sitze {$seats} stecken
} darin: Niemand konnte die Karten bestimmen, auch nicht, wer den Server betreibt und mitspielt.
cli-verify-no-values = Niemand hat einen eigenen Wert beigetragen: Wer den Server betreibt, hätte den Startwert aussuchen können.
cli-verify-not-revealed = Eigener Wert nicht rechtzeitig aufgedeckt, das Spiel begann ohne ihn: Sitz {$seats}.
cli-verify-compare = Vergleiche das mit dem, was der Tisch vor dem Spiel gezeigt hat: {$commitment}
cli-verify-compare-list = Vergleiche das mit der Liste der Werte, die der Tisch zu Beginn gezeigt hat: {$hash}
cli-verify-not-fair = NICHT FAIR: {$why}
cli-verify-unchecked = nicht zu prüfen: {$why}
cli-verify-no-fair = die Aufzeichnung hat keinen Abschnitt „fair“, also kann niemand prüfen, wie ausgeteilt wurde
cli-verify-no-seed = der Startwert steht nicht in der Aufzeichnung: Er wird erst nach dem Spiel gezeigt
cli-verify-no-game = ein Spiel „{$game}“ gibt es nicht
cli-verify-set-up = solche Sitze oder Optionen hat das Spiel nicht
cli-verify-not-a-seed = der Startwert muss aus 64 hexadezimalen Ziffern bestehen
cli-verify-commitment = der Startwert passt nicht zum Siegel: Veröffentlicht wurde {$published}, der Startwert ergibt {$given}
cli-verify-share = der Wert von Sitz {$seat} ist nicht der zugesagte
cli-verify-share-list = die Werte müssen von den Sitzen des Tisches sein, in deren Reihenfolge, jeder höchstens einmal
cli-verify-illegal = Aktion {$n}, von 0 an gezählt („{$action}“), ist nicht erlaubt
cli-verify-differs =
    Aktion {$n}, von 0 an gezählt, ist nicht das, was der Startwert ergibt.
      aufgezeichnet: {$found}
      erwartet:      {$expected}

# Wie weit etwas ist
cli-progress-games = {$done} von {$all} Spielen, noch {$left}
cli-progress-deals = {$done} von {$all} Verteilungen, noch {$left}
cli-progress-lines = {$done} von {$all} gemessen, noch {$left}
cli-progress-tables = {$done} von {$all} Tischen bereit
cli-progress-seconds = {$done} von {$all} Sekunden

# Turniere
cli-arena-no-bot = Einen Bot „{$bot}“ gibt es nicht; es gibt level1 bis level5, greedy, policy (in Joomo), random und clairvoyant.
cli-arena-other-game = „{$bot}“ ist ein Bot für {$given}, und dies ist ein Turnier in {$game}.
cli-arena-command = Der Befehl „{$command}“ ist nicht lesbar: Fehlt ein Anführungszeichen?
cli-arena-not-started = Der Bot „{$command}“ lässt sich nicht starten: {$why}
cli-arena-bots = {$seats} Sitze brauchen {$seats} Bots, genannt {$bots ->
    [one] ist einer
   *[other] sind {$bots}
}. Nenn sie mit --bots oder --bot.
cli-arena-patience = --patience: Sekunden, mehr als 0 und höchstens 3600.
cli-arena-skill-of-nobody = --skill {$bot}: Nenn einen Bot, der in diesem Turnier spielt.
cli-arena-rounds = {$game}, {$seats} Sitze, {$deals ->
    [one] eine Verteilung
   *[other] {$deals} Verteilungen
} (je eine Runde), Startwert {$seed}
cli-arena-games = {$game}, {$seats} Sitze, {$deals ->
    [one] eine Verteilung
   *[other] {$deals} Verteilungen
} (je ein Spiel), Startwert {$seed}
cli-arena-bot = Bot
cli-arena-played = Spiele
cli-arena-wins = Siegquote
cli-arena-points = Punkte
cli-arena-elo = Elo
cli-arena-p50 = ms p50
cli-arena-p99 = ms p99
cli-arena-skill = Können von {$bot}: {$skill} (random 0, clairvoyant 1)
cli-arena-dared = {$bot}: {$what} {$tries ->
    [one] einmal
   *[other] {$tries}-mal
}, {$won} davon mit Erfolg
cli-arena-forfeits = {$bot}: {$moves ->
    [one] ein Zug
   *[other] {$moves} Züge
} verwirkt
cli-arena-unfinished = {$games ->
    [one] Ein Spiel endete nicht und wurde
   *[other] {$games} Spiele endeten nicht und wurden
} abgebrochen

# Wie weit vom perfekten Spiel
cli-exploit-solving = der Tisch wird gelöst
cli-exploit-asking = {$policy} wird gefragt
cli-exploit-no-policy = Eine Spielweise „{$policy}“ gibt es nicht; es gibt random, greedy, policy, level1 bis level5, {$policies}.
cli-exploit-table =
    {$name}: je {$hand} Karten aus {$deck}
    {$histories} Verläufe, {$sets} Informationsmengen; Punkte je Runde
cli-exploit-rounds = CFR+-Runden
cli-exploit-loss = Angreifbarkeit
cli-exploit-value = Wert beim Ausspielen
cli-exploit-policy = Spielweise
cli-exploit-iterations = Iterationen
cli-exploit-against = gegen die Lösung
cli-exploit-asked = gefragt
cli-exploit-own = eigene

# Das Solo
cli-grade-easy = leicht
cli-grade-medium = mittel
cli-grade-hard = schwer
cli-grade-very-hard = sehr schwer
cli-solo-share = {$hits} von {$of}, {$percent} % (95 %: {$low} bis {$high})
cli-solo-winnable = gewinnbar
cli-solo-won = gewonnen
cli-solo-lost = verloren
cli-solo-time = Zeit
cli-solo-surprises = Spiele, die anders endeten als vorausgesagt
cli-solo-by-counting = {$lost}, {$counted} davon durch Abzählen
cli-solo-times = p50 {$p50} ms, p99 {$p99} ms, höchstens {$max} ms, im Mittel {$mean} ms
cli-solo-spare = übrig
cli-solo-deals = Verteilungen
cli-solo-most = höchstens Blätter
cli-solo-lost-deals = verlorene Verteilungen
cli-solo-jokers = Joker im Nachziehstapel
cli-solo-opinions-lost = Zweite Meinungen zu verlorenen Verteilungen: {$agreed} stimmen zu, {$unknown} gaben auf, {$wrong} widersprechen.
cli-solo-opinions-winnable = Zweite Meinungen zu gewinnbaren Verteilungen: {$agreed} stimmen zu, {$unknown} gaben auf, {$wrong} widersprechen.
cli-solo-opinion-wrong = Verteilung {$deal}: {$why}
cli-solve-not-dealt = die Karten sind noch nicht ausgeteilt
cli-solve-one-record = darin ist mehr als eine Aufzeichnung
cli-solve-no-solo = kein Solo: Das wäre "game": "{$game}", "seats": 1
cli-solve-action = Aktion {$number}: {$why}
cli-solve-won = Es ist gewonnen.
cli-solve-winnable = Es ist zu gewinnen, egal in welcher Reihenfolge: Gebraucht werden {$needed} der {$cards} Karten, die noch kommen, {$spare} bleiben übrig ({$grade}).
cli-solve-lost = Es ist nicht zu gewinnen, egal in welcher Reihenfolge.
cli-solve-most = Höchstens {$hands ->
    [one] ein Blatt wird
   *[other] {$hands} Blätter werden
} fertig:
cli-solve-conflict = Die Blätter {$hands} werden nicht alle fertig; lässt man eines davon weg, werden es die anderen.
cli-solve-agrees = Zweite Meinung: stimmt zu.
cli-solve-gave-up = Zweite Meinung: gab auf.
cli-solve-disagrees = Zweite Meinung: Sie widerspricht sich; wo, sagt --json.
cli-solve-disagrees-winnable = Zweite Meinung: widerspricht. Sie findet einen Weg zu gewinnen.
cli-solve-disagrees-lost = Zweite Meinung: widerspricht. Sie beweist, dass es nicht zu gewinnen ist.
cli-solve-waits = Blatt {$hand} ist vollständig und wartet auf irgendeine Karte
cli-solve-exchange = Blatt {$hand} nimmt {$take} und wirft {$drop} ab
cli-solve-nothing = Keine Auswahl der Karten, die noch kommen, macht Blatt {$hand} vollständig.
cli-solve-need = Blatt {$hand}: {$cards}
cli-solve-too-many = Jedes für sich brauchen die Blätter mindestens {$all} von {$cards} Karten, mehr als es gibt ({$each}).
cli-solve-same-ones = Jedes für sich brauchen die Blätter mindestens {$all} von {$cards} Karten, nicht mehr als es gibt, aber sie wollen dieselben ({$each}).
cli-solve-wanted = {$card} ist für Blatt {$hand}, das {$drop} abwirft: {$put}
cli-solve-finishes = {$card} wird nicht gebraucht und macht Blatt {$hand} fertig: {$put}
cli-solve-spare = {$card} wird nicht gebraucht; die Karte kann durch jedes Blatt gehen: {$put}

# Geschwindigkeit
cli-bench-runs = --seconds geht von 0.001 bis 3600, --runs von 1 bis 1000.
cli-bench-no-seats = Keines dieser Spiele hat so viele Sitze. Wie viele es sind, sagt „vierblatt random --help“.
cli-bench-game = Spiel
cli-bench-seats = Sitze
cli-bench-playouts = Spiele/s
cli-bench-rounds = Runden/s
cli-bench-moves = Züge/s
cli-bench-actions = Aktionen/s
cli-bench-ns-action = ns/Aktion
cli-bench-bytes = B/Stand
cli-bench-ns-clone = ns/Kopie
cli-bench-worlds = Welten/s
cli-bench-iterations = Iterationen/s
cli-bench-plain = einfache Iterationen/s
cli-bench-melds = Karten
cli-bench-outs = Schluss/s
cli-bench-best = beste/s
cli-bench-median = beste, µs
cli-bench-p99 = 99 %, µs
cli-bench-files = {$connections} Verbindungen brauchen {$files} offene Dateien, erlaubt sind {$allowed}: Versuch „ulimit -n {$files}“ oder weniger Tische.
cli-bench-too-long = Es dauert zu lange.
cli-bench-stopped = Vor dem Ende abgebrochen.
cli-bench-limits = Höchstens {$connections} Verbindungen, --seconds von 0.1 bis 3600, --warmup bis 60, --rate von 0.001 bis 1000.
cli-bench-players = {$game} ist für {$least} bis {$most} Personen.
cli-bench-kill = --kill muss vor dem Ende liegen.
cli-bench-no-port = Kein Port ist frei.
cli-bench-server-ended = Der Server hat sich beendet ({$status}): {$last}
cli-bench-server-silent = Der Server meldet sich nicht: {$last}
cli-bench-set-up = Ein Tisch kommt nicht zustande: {$why}
cli-load-title = {$game}, {$tables} Tische zu {$players}, {$mode}, {$seconds} s
cli-load-not-measured = nicht gemessen
cli-load-moves = Züge
cli-load-moves-are = {$moves}, {$rate} in der Sekunde
cli-load-half = bis zur nächsten Person, Median
cli-load-95 = 95 %
cli-load-99 = 99 %
cli-load-attacked = 99 %, angegriffen
cli-load-all = am längsten
cli-load-cost = Server, 1000 Züge
cli-load-server = Server, Auslastung
cli-load-players = Spieler, Auslastung
cli-load-late = Spieler, verspätet, 99 %
cli-load-memory = Speicher je Tisch
cli-load-sent = gesendet je Zug
cli-load-acknowledged = bestätigte Züge
cli-load-lost = verloren
cli-load-errors = Fehler
cli-load-again = neu gestartet
cli-load-back = {$restart} ms, alle zurück {$back} ms später
cli-flood-connections = {$idle} stumme und {$slow} langsame Verbindungen von einer Adresse; vom Server geschlossen: {$closed}
cli-flood-newcomers = {$newcomers} Leute kamen, {$kept_out} davon kamen nicht herein; die Hälfte saß in {$half} ms an einem Tisch, alle in {$all} ms
cli-cluster-fault = {$fault}: Die Hälfte der Tische spielte nach {$half} ms weiter, alle nach {$all} ms
cli-cluster-moves = Bestätigte Züge: {$acknowledged}; verloren: {$lost}; abgelehnt, obwohl ausgeführt: {$wrong}; nie beantwortet: {$unanswered}
cli-cluster-failover = Vom Töten eines Knotens, bis der letzte Tisch weiterspielte: {$half} ms in der Hälfte der Fälle, höchstens {$all} ms
cli-load-ms = {$value} ms
cli-load-percent = {$value} %
cli-load-cpu = {$value} s Rechenzeit
cli-load-kib = {$value} KiB
cli-load-bytes = {$value} Bytes

# Die Hilfe: was mehrere Befehle gemeinsam haben
help-every-json = Ein JSON-Objekt ausgeben
help-every-game = Welches Spiel
help-every-seats = Wie viele Sitze
help-every-options = Eine Option des Tischs, zum Beispiel target=50. Darf mehrmals angegeben werden
help-every-deals = Wie viele Verteilungen
help-every-games = Nur diese Spiele
help-every-runs = Wie viele Läufe; genannt werden der beste und der mittlere
help-every-seconds = Wie lange ein Lauf dauert, in Sekunden
help-every-port = Der Port, mit dem man sich verbindet
help-every-address = Die Adresse, an der der Server lauscht; bei 127.0.0.1 bleiben andere draußen
help-every-data = Wo die Spiele liegen; Standard: ein Verzeichnis des Benutzers
help-every-database-url = PostgreSQL-Server für die Spiele, statt eines Verzeichnisses, etwa `postgres://name:passwort@rechner/datenbank`
help-every-bus-url = NATS-Server für mehrere Server mit einer gemeinsamen Datenbank, etwa `nats://name:passwort@rechner`
help-every-behind-proxy = Der Server steht hinter einem Proxy, der HTTPS spricht und sagt, von wem eine Anfrage kommt
help-every-trusted-proxies = Durch wie viele eigene Proxys eine Anfrage kommt, mit `--behind-proxy`: So vielen der letzten Adressen in X-Forwarded-For wird vertraut
help-every-connections = Wie viele Verbindungen es zugleich geben darf
help-every-connections-per-address = Wie viele Verbindungen eine Adresse zugleich haben darf (ein IPv6-Netz /64 zählt als eine)
help-every-timeout = Wie viele Sekunden ein Client für den Kopf einer Anfrage brauchen darf, und wie lange er eine Antwort ungelesen lassen darf
help-every-entries-per-table = Wie viele Einträge (Züge und Ähnliches) das Protokoll eines Tisches haben darf, bevor dort nichts Neues mehr beginnt
help-every-origins = Eine weitere Herkunft, deren Seiten mit diesem Server reden dürfen, zum Beispiel `https://cards.example`. Darf mehrmals angegeben werden
help-every-metrics = Zahlen für Prometheus unter /metrics veröffentlichen
help-every-bots-in-page = Spiele einer Person gegen Bots in ihrem Browser laufen lassen, wo er es kann, und nicht hier
help-every-log-json = Protokolle als JSON schreiben, ein Objekt je Zeile
help-every-no-limits = Alle dürfen so viel anfragen, wie sie wollen. Nur für Lasttests
help-every-keep-empty = Wie viele Tage ein Tisch bleibt, der auf Mitspieler wartet und an dem niemand sitzt; 0 heißt für immer
help-every-keep-unfinished = Wie viele Tage ein Tisch bleibt, dessen Spiel nicht vorbei ist und an dem nichts geschieht; 0 heißt für immer
help-every-keep-finished = Wie viele Tage ein Tisch nach dem Ende seines Spiels bleibt; 0 heißt für immer

# Die Hilfe: Namen von Werten
help-value-language = SPRACHE
help-value-file = DATEI
help-value-folder = ORDNER
help-value-port = PORT
help-value-address = ADRESSE
help-value-depth = TIEFE
help-value-directory = VERZEICHNIS
help-value-origin = HERKUNFT
help-value-commitment = SIEGEL
help-value-game = SPIEL
help-value-games = SPIELE
help-value-seat = SITZ
help-value-seats = SITZE
help-value-seed = STARTWERT
help-value-count = ANZAHL
help-value-days = TAGE
help-value-name-value = NAME=WERT
help-value-bots = BOTS
help-value-bot = BOT
help-value-command = BEFEHL
help-value-deals = ANZAHL
help-value-iterations = ANZAHL
help-value-seconds = SEKUNDEN
help-value-mini = TISCH
help-value-policy = SPIELWEISE
help-value-seeds = ANZAHL
help-value-rounds = RUNDEN
help-value-grade = GRAD
help-value-cores = KERNE
help-value-n-all = N|all
help-value-n = N
help-value-conflicts = ANZAHL
help-value-orders = ANZAHL
help-value-runs = LÄUFE
help-value-tables = TISCHE
help-value-players = PERSONEN
help-value-form = FORM
help-value-columns = SPALTEN
help-value-mode = ART
help-value-rate = RATE
help-value-moves = ANZAHL
help-value-url = URL
help-value-warmup = SEKUNDEN
help-value-book = BUCH
help-value-place = ORT
help-value-game-link = SPIEL|LINK
help-value-level = STUFE
help-value-name = NAME
help-value-shell = SHELL

# Die Hilfe: Befehl für Befehl
help-vierblatt = Ein Kartentisch für {$games}
help-vierblatt-long = Ohne Befehl öffnet sich der Tisch für alle im Haus, wie mit `vierblatt serve`.
help-vierblatt-lang = Die Sprache: de, en, fr oder it. Standard: die des Systems
help-vierblatt-config = Die Konfigurationsdatei, statt der des Benutzers
help-vierblatt-example-1 = öffnet den Tisch auf Port 8080
help-vierblatt-example-2 = ein ganzes zufälliges Spiel, beurteilt
help-vierblatt-example-3 = eine Kopie aller Spiele, während gespielt wird

help-serve = Den Tisch öffnen: ein Server, den man von überall mit dem Browser erreicht
help-serve-long =
    Das geschieht auch ohne Befehl. Alles liegt in einer Datei im Datenverzeichnis, und jeder Zug ist auf der
    Platte, bevor jemand davon erfährt.
help-serve-example-1 = öffnet den Tisch auf einem anderen Port
help-serve-example-2 = für einen Proxy auf diesem Rechner, der HTTPS spricht

help-play = Hier im Terminal spielen: gegen Bots ohne Netz, oder über den Link eines Tischs
help-play-long =
    Bildschirmfüllend, mit Tastatur und Maus; mit --plain Zeile für Zeile in Worten. Jeder Zug ist auf der Platte: Ein
    Spiel überlebt Strg+C, einen Absturz und ein geschlossenes Fenster und geht mit --resume weiter. Alle Tasten
    stehen in docs/terminal.md.
help-play-what = Das Spiel oder der Link eines Tischs; ohne beides ein Menü
help-play-resume = Mit dem angefangenen Spiel weitermachen
help-play-seats = Wie viele spielen, du eingeschlossen; die anderen sind Bots; 1 für ein Solo
help-play-level = Wie gut die Bots spielen, 1 bis 5; Standard: 3
help-play-daily = Das Solo des Tages, für alle dasselbe
help-play-name = Dein Name
help-play-clock = Sekunden für einen Zug, 5 bis 3600, und noch einmal so viele als Reserve für das ganze Spiel
help-play-sealed = Ohne Wettlauf, in Spielen, die einen haben: Alle wählen in Ruhe, das Los entscheidet
help-play-memory-aid = In Merkspielen noch einmal zeigen, was du gesehen hast
help-play-plain = Zeile für Zeile, in Worten: für Vorleseprogramme und Pipes
help-play-ascii = Nur mit einfachen Zeichen zeichnen
help-play-no-color = Ohne Farben, wie mit der Variable `NO_COLOR`
help-play-example-1 = Joomo gegen drei Bots, ohne Netz
help-play-example-2 = an einem Tisch, über seinen Link
help-play-example-3 = macht mit dem angefangenen Spiel weiter

help-referee = Aufzeichnungen von Spielen beurteilen, Regel für Regel
help-referee-long =
    Liest ein JSON-Objekt oder eines je Zeile und gibt ein JSON-Objekt je Zeile aus: wie es nach jeder Aktion
    steht, und am Ende, ob die Aufzeichnung den Regeln folgt. Status 0: alle tun es; 1: eine nicht; 2: die Eingabe
    ist gar keine Aufzeichnung. Das Format steht in docs/record.md.
help-referee-file = Die Aufzeichnungen; ohne Angabe, oder bei -, die Standardeingabe
help-referee-quiet = Nur die letzte Zeile jeder Aufzeichnung ausgeben
help-referee-example-1 = jeder Stand des Spiels, mit allen erlaubten Zügen
help-referee-example-2 = nur ein Urteil je Spiel

help-record = Aufzeichnungen ansehen
help-record-example-1 = das Spiel zum Lesen, Runde für Runde
help-record-show = Spiele als lesbaren Text zeigen, Runde für Runde
help-record-show-file = Die Aufzeichnungen; ohne Angabe, oder bei -, die Standardeingabe
help-record-show-example-1 = das Spiel zum Lesen, Runde für Runde
help-record-show-example-2 = dasselbe auf Italienisch

help-verify = Prüfen, ob so ausgeteilt wurde, wie der Tisch es festgelegt hatte
help-verify-long =
    Berechnet jedes Austeilen und Mischen noch einmal aus dem Startwert in der Aufzeichnung. Status 0: Alles ist,
    wie es sein muss; 1: etwas nicht; 2: etwas ist nicht zu prüfen. Wie das geht, steht in docs/fair-deals.md.
help-verify-file = Die Aufzeichnungen, wie ein Tisch sie herausgibt, oder - für die Standardeingabe
help-verify-commitment = Was der Tisch vor dem Spiel gezeigt hat; es wird mit der Aufzeichnung verglichen
help-verify-json = JSON ausgeben, ein Objekt je Zeile
help-verify-example-1 = ob fair ausgeteilt wurde
help-verify-example-2 = dasselbe für ein Programm, eine Zeile je Spiel

help-rules = Das Regelbuch eines Spiels lesen, hier oder auf Papier
help-rules-long =
    Ohne Spiel werden alle aufgezählt. Das Regelbuch ist in der Sprache, die das Programm spricht; die Nummern in
    eckigen Klammern sind die, die bei unerlaubten Zügen genannt werden.
help-rules-game = Welches Spiel
help-rules-form = Zum Lesen, zum Drucken oder wie es geschrieben ist
help-rules-form-text = Text für den Bildschirm.
help-rules-form-html = Eine eigene Seite, die ein Browser druckt.
help-rules-form-markdown = Die Quelle.
help-rules-width = Wie breit Zeilen sein dürfen; Standard: so breit wie der Bildschirm
help-rules-ascii = Nur mit einfachen Zeichen zeichnen
help-rules-example-1 = wie Komojo gespielt wird
help-rules-example-2 = Joomo auf Französisch, zum Drucken mit einem Browser

help-random = Zufällige ganze Spiele als Aufzeichnungen schreiben, eine je Zeile
help-random-seed = Derselbe Startwert schreibt dieselben Spiele
help-random-count = Wie viele Spiele
help-random-example-1 = ein Spiel, jedes Mal dasselbe
help-random-example-2 = hundert Spiele mit einer Option

help-arena = Ein Turnier zwischen Bots veranstalten
help-arena-long =
    Jede Verteilung wird in jeder Sitzordnung einmal gespielt, mit denselben Karten auf denselben Sitzen, auf
    allen Kernen. Bots sind level1 bis level5, greedy (einfache Regeln), policy (Gelerntes ohne Suche; in Joomo),
    random (Zufall) und clairvoyant (sieht alle Karten). Derselbe Startwert gibt dieselben Ergebnisse; nur die Zeiten ändern sich. Wie man sie liest:
    docs/bots.md.
help-arena-bots = Die Bots, einer je Sitz: level5,greedy,greedy,greedy
help-arena-commands = Ein eigenes Programm als Bot, nach den anderen; darf mehrmals angegeben werden. Es spricht das Protokoll in docs/bot-protocol.md
help-arena-deals = Wie viele Verteilungen. Eine ist eine Runde oder ein ganzes Spiel: siehe die Liste der Spiele unten
help-arena-whole-games = Auch dort ganze Spiele spielen, wo eine Verteilung eine Runde ist
help-arena-seed = Derselbe Startwert gibt dieselben Karten und dasselbe Spiel
help-arena-iterations = Iterationen je Zug für jeden Bot, der sucht, statt seiner eigenen Zahl
help-arena-skill = Dazu das Können dieses Bots messen: wie weit er von random nach clairvoyant kommt, auf demselben Sitz gegen dieselben Gegner
help-arena-patience = Wie lange ein eigenes Programm für einen Zug brauchen darf, in Sekunden
help-arena-example-1 = wie stark der beste Bot ist
help-arena-example-2 = dein eigenes Programm gegen einen Bot

help-exploit = Messen, wie weit Bots vom perfekten Spiel entfernt sind, an einem kleinen gelösten Joomo
help-exploit-long =
    Ein kleiner Tisch ist Joomo zu zweit mit wenigen Karten. Er wird mit CFR+ gelöst; dann wird jede Spielweise in
    jeder Lage gefragt, in die sie kommt, und genau berechnet, was jemand, der sie kennt, gegen sie gewinnt, in
    Punkten je Runde. Wie man es liest: docs/bots.md.
help-exploit-mini = Welcher kleine Tisch
help-exploit-policy = Nur diese, mit Kommas getrennt: Suchen mit Namen, random, greedy, policy, level1 bis level5
help-exploit-iterations = Wie viele Iterationen eine Suche hat; Standard: 200 und 1000, und die eigene Zahl eines Bots
help-exploit-seeds = Wie oft alle in jeder Lage gefragt werden
help-exploit-seed = Derselbe Startwert gibt dieselben Zahlen
help-exploit-rounds = Mit wie vielen Runden CFR+ der Tisch gelöst wird
help-exploit-json = JSON ausgeben, ein Objekt je Zeile
help-exploit-example-1 = alle Suchen, am kleinsten Tisch
help-exploit-example-2 = nur diese

help-solo = Das Solo von Königs-Rommé, gelöst: gewinnbare Verteilungen, Urteile, Tipps
help-solo-long = Was es lösbar macht, und die Zahlen, stehen in docs/solo.md.
help-solo-example-1 = eine schwere Verteilung, und wie sie gewonnen wird
help-solo-deal = Eine Verteilung, die sicher zu gewinnen ist, als Aufzeichnung schreiben
help-solo-deal-long =
    In der Aufzeichnung steht nur das Austeilen; man kann sie beurteilen, zeigen, lösen oder weiterspielen. Derselbe
    Startwert und Grad geben dieselbe Verteilung.
help-solo-deal-seed = Derselbe Startwert gibt dieselbe Verteilung
help-solo-deal-grade = Wie schwer: easy (5 Karten oder mehr übrig), medium (3 oder 4), hard (1 oder 2), very-hard (keine). Standard: egal wie schwer
help-solo-deal-options = Eine Option des Tischs, zum Beispiel `dealt_complete=needs_turn`
help-solo-deal-example-1 = eine schwere Verteilung, die zu gewinnen ist
help-solo-deal-example-2 = eine Verteilung zum Lesen und Auslegen
help-solo-solve = Sagen, ob ein Spiel zu gewinnen ist, wie, und was als Nächstes zu tun ist
help-solo-solve-long =
    Liest die Aufzeichnung eines Solos, auch mitten im Spiel, und nennt das Urteil: was jedes Blatt nimmt und abwirft,
    oder warum nichts hilft und was die meisten Blätter fertig macht. Benutzt wird nur, was man als Spieler sieht,
    nie die Reihenfolge des Nachziehstapels. Status 0: zu gewinnen; 1: nicht; 2: die Eingabe ist kein Solo.
help-solo-solve-file = Die Aufzeichnung; ohne Angabe, oder bei -, die Standardeingabe
help-solo-solve-conflict = Blätter nennen, die nicht alle fertig werden, so wenige wie möglich. Kann dauern
help-solo-solve-confirm = Einen SAT-Löser um eine zweite Meinung bitten. Kann dauern
help-solo-solve-example-1 = ob und wie das Spiel noch zu gewinnen ist
help-solo-solve-example-2 = mit einer zweiten Meinung
help-solo-measure = Messen, wie viele Verteilungen zu gewinnen sind
help-solo-measure-seed = Derselbe Startwert gibt dieselben Verteilungen; nur die Zeiten ändern sich
help-solo-measure-cores = Wie viele Kerne; Standard: alle
help-solo-measure-confirm = Für die ersten N verlorenen Verteilungen, oder alle, einen SAT-Löser um eine zweite Meinung bitten
help-solo-measure-confirm-winnable = Und für die ersten N, die zu gewinnen sind
help-solo-measure-conflicts = Nach wie vielen Konflikten eine zweite Meinung aufgibt
help-solo-measure-options = Eine Option des Tischs, zum Beispiel `dealt_complete=needs_turn`
help-solo-measure-example-1 = wie viele von 100.000 Verteilungen zu gewinnen sind
help-solo-play = Verteilungen nach dem Rat des Lösers und genau nach den Regeln spielen, mit gemischtem Nachziehstapel
help-solo-play-long = Er gewinnt genau die Verteilungen, die zu gewinnen sind; das wird bei jeder geprüft.
help-solo-play-seed = Derselbe Startwert gibt dieselben Karten und dasselbe Spiel
help-solo-play-orders = Wie oft jede Verteilung gespielt wird, jedes Mal mit dem Nachziehstapel in anderer Reihenfolge
help-solo-play-options = Eine Option des Tischs, zum Beispiel `dealt_complete=needs_turn`
help-solo-play-example-1 = hundert Verteilungen, jede mit zehn Reihenfolgen des Nachziehstapels

help-bench = Messen, wie schnell dieser Rechner ist
help-bench-example-1 = wie schnell Joomos Regeln hier laufen
help-bench-engine = Rein zufälliges Spiel auf einem Thread, ausgedachte Welten und Auslagen. Dauert zwei Minuten
help-bench-engine-seats = Nur Tische mit so vielen Sitzen, und keine Auslagen
help-bench-engine-json = JSON ausgeben, ein Objekt je Zeile
help-bench-engine-example-1 = ein Spiel an einem Tisch
help-bench-engine-example-2 = alles, für ein Programm
help-bench-search = Die Suche der Bots auf einem Thread, von der ersten Entscheidung einer Verteilung an
help-bench-search-seats = Nur Tische mit so vielen Sitzen
help-bench-search-json = JSON ausgeben, ein Objekt je Zeile
help-bench-search-example-1 = ein Spiel, ein Tisch
help-bench-server = Ein echter Server unter Last, über echte Verbindungen, mit Spielern, die zufällig ziehen
help-bench-server-long =
    Startet einen eigenen Server auf einem eigenen Kern, mit Daten, die danach gelöscht werden. Status 0: alles
    ging gut; 1: ein bestätigter Zug ging verloren, oder es gab Fehler. Was die Zahlen bedeuten, steht in
    benches/servers/README.md.
help-bench-server-tables = Wie viele Tische
help-bench-server-players = Wie viele Spieler jeder hat, jeder mit eigener Verbindung
help-bench-server-game = Was sie spielen
help-bench-server-mode = Wann gezogen wird
help-bench-server-mode-closed = Der Nächste zieht in dem Augenblick, in dem die Nachricht kommt: was der Server kann.
help-bench-server-mode-open = Jeder Tisch zieht nach einem festen Plan: wie lange Züge dauern.
help-bench-server-mode-idle = Niemand zieht: was Tische kosten, die nur warten.
help-bench-server-rate = Bei open: wie viele Züge in der Sekunde jeder Tisch macht
help-bench-server-seconds = Wie lange Züge zählen, in Sekunden
help-bench-server-warmup = Wie lange vorher gespielt wird, in Sekunden
help-bench-server-moves = Danach weitermachen, bis mindestens so viele Züge gezählt haben
help-bench-server-kill = Nach so vielen Sekunden den Server töten (kill -9), neu starten und zählen, was fehlt
help-bench-server-hostile = Noch einmal so lange messen, während jemand von einer Adresse aus so viel wie möglich anfragt
help-bench-server-seed = Derselbe Startwert trifft dieselbe Wahl, soweit die Karten es erlauben
help-bench-server-example-1 = ein voller Abend: tausend Tische, je ein Zug in der Sekunde
help-bench-server-example-2 = was verloren geht, wenn der Server getötet wird: nichts
help-bench-flood = Ein echter Server mit Tausenden von Verbindungen, die nichts tun, und wie lange jemand Neues braucht, um hereinzukommen
help-bench-flood-long =
    Startet einen eigenen Server, dessen Daten danach gelöscht werden; die Verbindungen kommen von 127.0.0.2, die Leute von anderen
    Adressen dieses Rechners. Status 0: Alle kamen herein; 1: jemand nicht.
help-bench-flood-idle = Wie viele Verbindungen nichts sagen
help-bench-flood-slow = Wie viele Verbindungen einen Kopf Byte für Byte senden
help-bench-flood-seconds = Wie lange neue Leute kommen, in Sekunden
help-bench-flood-example-1 = viertausend Verbindungen, die nichts tun, halten niemanden ab
help-bench-cluster = Mehrere echte Server mit einer Datenbank und einem Bus, und was Störungen den Spielen antun
help-bench-cluster-long =
    Startet eigene Server; in der genannten Datenbank kommen Tische hinzu. Knoten werden getötet, schlafen gelegt, beendet und abgeschnitten,
    und am Ende muss alles Bestätigte da sein. Status 0: Es ist da; 1: etwas fehlt oder wurde falsch gesagt.
help-bench-cluster-cluster-database = Datenbank, die sich die Server teilen
help-bench-cluster-cluster-bus = NATS-Server
help-bench-cluster-nodes = Wie viele Server
help-bench-cluster-faults = Wie viele Störungen nacheinander
help-bench-cluster-tables = Wie viele Tische, mit je zwei Leuten
help-bench-cluster-rate = Wie viele Züge jeder Tisch in der Sekunde macht
help-bench-cluster-sleep = Wie lange ein Server schläft, in Sekunden
help-bench-cluster-game = Das Spiel
help-bench-cluster-seed = Derselbe Startwert macht dieselben Störungen
help-bench-cluster-example-1 = drei Server, zehn Störungen: nichts geht verloren

help-config = Jede Einstellung zeigen, ihren Wert und woher er kommt
help-config-long =
    Eine Option gilt vor einer Umgebungsvariablen, die vor der Konfigurationsdatei, und die vor dem Standard. Mit den
    Optionen von `serve` zeigt der Befehl, was ein so gestarteter Server täte.
help-config-example = Eine Beispieldatei ausgeben, in der alles auskommentiert ist
help-config-example-1 = jede Einstellung und woher sie kommt
help-config-example-2 = eine Beispieldatei, in der alles auskommentiert ist

help-backup = Alle Spiele in eine Datei kopieren, auch während der Server läuft
help-backup-long =
    Die Kopie zeigt einen Augenblick: Alles, was vorher bestätigt war, ist darin. Unter ihrem Namen erscheint sie
    erst, wenn sie vollständig auf der Platte ist, und überschrieben wird nichts. `vierblatt restore` stellt sie wieder her.
help-backup-file = Die Datei, die geschrieben wird. Es darf sie noch nicht geben
help-backup-example-1 = kopiert die Spiele deines eigenen Servers
help-backup-example-2 = kopiert die Spiele eines Dienstes, mit dem Tag im Namen

help-restore = Spiele aus einer Sicherung wiederherstellen
help-restore-long =
    Die Datei wird zuerst geprüft, Eintrag für Eintrag: Sie muss eine ganze Datenbank dieses Vierblatt oder eines
    älteren sein. Dabei darf kein Server auf dem Datenverzeichnis laufen.
help-restore-file = Die Sicherung
help-restore-force = Die Spiele ersetzen, die schon da sind. Sie sind dann verloren
help-restore-accept-damage = Die Sicherung auch dann wiederherstellen, wenn Tische darin beschädigt sind. An denen kann man nicht weiterspielen
help-restore-example-1 = in ein neues Datenverzeichnis
help-restore-example-2 = anstelle der Spiele eines Dienstes

help-check = Alle Spiele lesen und prüfen, ob sie sind, was geschrieben wurde
help-check-long =
    Jeder Eintrag jedes Tischs wird mit seiner Prüfsumme verglichen, auch während der Server läuft. Status 0: alles in
    Ordnung; 1: etwas ist beschädigt oder fehlt. Was sich bemerken lässt und was nicht, steht in docs/storage.md.
help-check-database = Eine andere Datenbank prüfen als die im Datenverzeichnis, etwa eine Sicherung
help-check-accept-loss = Hinnehmen, dass Einträge fehlen, wenn du weißt, warum, und diese nicht mehr melden
help-check-json = JSON ausgeben, ein Objekt je Zeile: jeder Tisch, dann das Ganze
help-check-example-1 = prüft die Spiele deines eigenen Servers
help-check-example-2 = prüft eine Sicherung, für ein Programm

help-book = Die Bücher von Gruppen: auflisten, ausgeben, zurückholen, prüfen
help-book-long =
    Was ein Buch ist und was darin steht: docs/book.md.
help-book-example-1 = die Bücher deines eigenen Servers
help-book-list = Die Bücher auflisten, auch während der Server läuft
help-book-list-json = JSON ausgeben, ein Objekt je Zeile: jedes Buch
help-book-list-example-1 = die Bücher deines eigenen Servers
help-book-list-example-2 = die in einem Datenbankserver, für ein Programm
help-book-export = Ein Buch ausgeben, auch während der Server läuft
help-book-export-long =
    Als JSON ist es ganz, mit Fotos, und `vierblatt book import` holt es zurück. Als CSV ist es eine Tabelle: eine
    Zeile je Person und Runde.
help-book-export-book = Der Name der Gruppe, oder die Kennung des Buchs aus `vierblatt book list`
help-book-export-form = Alles, oder die Punkte als Tabelle
help-book-export-form-json = Alles, ein JSON-Objekt je Zeile.
help-book-export-form-csv = Die Punkte, für eine Tabellenkalkulation.
help-book-export-example-1 = das ganze Buch einer Gruppe
help-book-export-example-2 = seine Punkte, für eine Tabellenkalkulation
help-book-import = Ein Buch zurückholen, das als JSON ausgegeben wurde, hier oder anderswo
help-book-import-long =
    Es bekommt einen neuen Link, der genannt wird; ein Buch, das schon da ist, bleibt, wie es ist. Dabei darf kein
    Server die Spiele benutzen.
help-book-import-file = Das ausgegebene Buch, oder - für die Standardeingabe
help-book-import-example-1 = holt es zurück, mit einem neuen Link
help-book-check = Alle Einträge von Büchern noch einmal lesen und prüfen, ob alles stimmt
help-book-check-long =
    Einträge werden mit ihren Prüfsummen verglichen, der gespeicherte Stand eines Buchs mit dem, was vom ersten Eintrag
    an herauskommt, und Links und Fotos müssen da sein. Status 0: alles in Ordnung; 1: etwas nicht.
help-book-check-book = Der Name der Gruppe oder die Kennung des Buchs; ohne Angabe alle Bücher
help-book-check-json = JSON ausgeben, ein Objekt je Zeile: jedes Buch
help-book-check-example-1 = prüft alle Bücher deines eigenen Servers
help-book-check-example-2 = ein Buch eines Dienstes, für ein Programm

help-migrate = Alles von SQLite nach PostgreSQL umziehen, oder zurück
help-migrate-long =
    Leute, Geräte, Tische, Spiele, Ergebnisse und Bücher ziehen mit. Alles wird vor dem Kopieren geprüft und danach
    verglichen, mit verketteten Prüfsummen. Nach einer Unterbrechung macht derselbe Befehl weiter. Dabei darf kein
    Server einen der beiden Orte benutzen.
help-migrate-from = Wo alles ist: `sqlite:VERZEICHNIS` oder `postgres://name:passwort@rechner/datenbank`. Dort wird nichts geändert
help-migrate-to = Wohin es kommt, in denselben Worten. Dort darf noch nichts sein, oder ein früherer Versuch desselben Befehls
help-migrate-example-1 = in einen Datenbankserver; ein Passwort besser in PGPASSWORD
help-migrate-example-2 = und zurück in ein neues Verzeichnis
help-migrate-example-3 = in ein anderes Verzeichnis

help-page = Die Seite für einen Webspace schreiben, der nur Dateien hat
help-page-long =
    Alle spielen dann im eigenen Browser, allein oder gegen Bots. Tische mit Freunden brauchen einen Server; die Seite kann
    zu einem führen. Was sonst im Verzeichnis liegt, bleibt.
help-page-out = Das Verzeichnis, in das geschrieben wird. Es wird angelegt, wenn es fehlt
help-page-base = Der Ordner der Adresse, in dem die Dateien liegen werden
help-page-server = Ein Server, zu dem die Seite für Tische mit Freunden und für Runden führt
help-page-example-1 = für nginx, mit deploy/static.conf
help-page-example-2 = in einem Ordner, Tische mit Freunden woanders

help-completions = Ein Skript ausgeben, mit dem eine Shell Befehle und Optionen ergänzt
help-completions-shell = Welche Shell
help-completions-example-1 = für diese bash; als Zeile in ~/.bashrc für jede
help-completions-example-2 = für fish

help-man = Die Handbuchseite ausgeben, oder für jeden Befehl eine schreiben
help-man-dir = Alle Seiten in dieses Verzeichnis schreiben
help-man-example-1 = zeigt die Seite des ganzen Programms
help-man-example-2 = schreibt alle Seiten

help-help = Die Hilfe zu einem Befehl zeigen
help-help-command = Der Befehl; ohne Angabe das ganze Programm
help-help-example-1 = die Hilfe zu einem Befehl

# Rückblick
cli-review-title = Rückblick auf {$game}, {$depth}. Ein Urteil ist zu {$confidence} % sicher.
cli-review-unfinished = Die Aufzeichnung endet vor dem Spiel: Es gibt kein Ergebnis.
cli-review-player = {$seat}: {$decisions ->
    [one] eine Entscheidung
   *[other] {$decisions} Entscheidungen
}, Verlust {$error} ‰ je Entscheidung; Ungenauigkeiten {$inaccuracies}, Fehler {$mistakes}, grobe Fehler {$blunders}
cli-review-strength = Spielstärke: {$word}
cli-review-nothing = {$seat}: keine Entscheidung zu beurteilen
cli-review-result = Ergebnis {$result} %, Glück {$luck} %, Spiel {$play} %; ohne Glück {$adjusted} %
cli-review-moments = Was das Spiel für {$seat} entschieden hat:
cli-review-moment-luck = Aktion {$n}, Runde {$round}: Glück, {$change} %
cli-review-moment-decision = Aktion {$n}, Runde {$round}: eine Entscheidung, {$change} %
cli-review-marked = Aktion {$n}, Runde {$round}, {$seat}: {$mark}. {$played} – besser: {$best} ({$loss} ± {$doubt} %)
cli-review-marked-exact = Aktion {$n}, Runde {$round}, {$seat}: {$mark}. {$played} – besser: {$best} ({$loss} %, berechnet)
cli-review-none = Keine Entscheidung hat so viel verloren, dass es sicher wäre.
cli-review-no-seat = Einen Sitz {$seat} gibt es nicht; der Tisch hat {$seats}.
cli-review-too-long = Eine Aufzeichnung mit mehr als {$most} Aktionen wird nicht beurteilt.
cli-review-illegal = Aktion {$n}, gezählt ab 0, ist nicht erlaubt: {$reason}
cli-progress-review = {$done} von {$all} Aktionen, noch {$left}

help-puzzles = Aus Spielen zwischen Bots Aufgaben machen, eine je Zeile
help-puzzles-long =
    Eine Aufgabe ist eine Aufzeichnung, die abbricht, wo jemand entscheiden muss: Die gründliche Suche kennt den besten Zug
    sicher, und schnelles Spiel übersieht ihn. Bis eine gefunden ist, dauert es Sekunden bis Minuten. Das Format steht in
    docs/review.md.
help-puzzles-seed = Derselbe Startwert macht dieselben Aufgaben
help-puzzles-count = Wie viele Aufgaben
help-puzzles-example-1 = zehn Aufgaben, jedes Mal dieselben

help-review = Auf ein Spiel zurückblicken: was gut gespielt und was Glück war
help-review-long =
    Beurteilt jede Entscheidung nach dem, was ihr Sitz wissen konnte, und trennt Glück von Spiel. Ein Zug heißt nur dann
    Ungenauigkeit, Fehler oder grober Fehler, wenn der Verlust größer ist als seine Unsicherheit. Wie die Zahlen zu lesen sind: docs/review.md.
help-review-file = Die Aufzeichnungen; ohne oder mit - die Standardeingabe
help-review-seat = Nur die Entscheidungen dieses Sitzes beurteilen, gezählt ab 1
help-review-depth = Wie gründlich
help-review-depth-quick = Wenige Sekunden: klare Fehler.
help-review-depth-normal = Höchstens etwa zwanzig Sekunden für ein Spiel zu viert.
help-review-depth-deep = Zwanzigmal so viel.
help-review-seed = Derselbe Startwert gibt dasselbe Ergebnis
help-review-json = JSON ausgeben, ein Objekt je Spiel
help-review-example-1 = was in diesem Spiel gut und was Glück war
help-review-example-2 = nur der erste Sitz, für ein Programm
