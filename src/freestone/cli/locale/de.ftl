# Help of the commands; the English stands in their code.

command = Kathedralenspiele spielen, simulieren und prüfen. Ohne Befehl: freestone serve.
option-version = Version und Hinweise ausgeben.
option-language = Die Sprache der Ausgabe; sonst die der Umgebung.
command-serve = Im Browser spielen: allein, rund um einen Bildschirm oder übers Netz.
option-host = Die Adresse, an der der Server lauscht; mit 0.0.0.0 können andere mitspielen.
option-port = Der Port, an dem der Server lauscht; 0 nimmt irgendeinen freien.
option-database = Partien in dieser Datei oder unter dieser SQLAlchemy-URL speichern.
option-name = Ein Hostname dieses Servers oder seine ganze Adresse hinter einem Proxy; wiederholbar.
option-proxy = Dem Proxy an dieser Adresse glauben, wer seine Clients sind; wiederholbar.
option-serve-pack = Auch das Paket in diesem Ordner anbieten.
option-processes = Die Zahl der Serverprozesse; mehr als einer braucht PostgreSQL.
option-serve-workers = Prozesse für Bots, Hinweise und Analysen; mit PostgreSQL überlässt 0 sie anderen.
option-limit = Einen Grenzwert ändern, etwa quiet-days=30; wiederholbar.
command-work = Für Server nachdenken: ihre Bots spielen, Hinweise und Analysen erarbeiten, auf diesem Rechner oder einem anderen.
option-work-database = Die PostgreSQL-Datenbank der Server.
option-work-workers = Die Zahl der Prozesse, die nachdenken.
option-work-pack = Das Paket in diesem Ordner kennen.
option-work-log = Warnungen für Menschen protokollieren oder als JSON.
option-browser = Den Browser öffnen.
option-log = Warnungen für Menschen protokollieren oder als JSON, dann auch jede Anfrage.
option-metrics-token = Wer dieses Token schickt, darf /metrics lesen, sonst niemand.
command-play = Im Terminal spielen, gegen Bots oder mit Freunden am selben Bildschirm.
option-game = Das Spiel, etwa pillars.
option-players = Menschen (you oder @Anna) und Bots (Namen oder Dateien); ohne Angabe you,random,random.
option-play-seed = Gleicher Startwert, gleiche Partie; ohne Angabe zufällig.
option-setting = Eine Einstellung des Tisches, etwa start=0; wiederholbar.
option-pack = Das Paket in diesem Ordner verwenden.
option-load-file = Die Partie in dieser Datei fortsetzen.
option-resume = Eine unfertige Partie fortsetzen.
command-simulate = Viele Partien zwischen Bots spielen und zusammenfassen.

    Strg+C bricht ab und behält die bisherigen Ergebnisse. Mit --output oder --journals setzt derselbe Befehl den Lauf fort.
option-simulate-players = Bots, durch Kommas getrennt: Namen oder Dateien wie ./mybot.py; ohne Angabe zwei zufällige.
option-population = Bots, durch Kommas getrennt, aus denen jede Partie ihre Spieler zieht; auch levels und die styles des Spiels.
option-simulate-seats = Mit --population: wie viele spielen; ohne Angabe so viele wie möglich.
option-games = Die Zahl der Partien.
option-seed = Gleicher Startwert, gleiche Partien.
option-workers = Die Zahl der Prozesse; 0 heißt einer pro Kern.
option-cluster = Auf einem Ray-Cluster spielen: auto, HOST:PORT oder ray://HOST:PORT.
option-output = Je Partie eine Zeile in dieser Datei speichern: .jsonl, .csv oder .parquet.
option-journals = Das Protokoll jeder Partie in diesem Ordner speichern.
option-format = Die Zeilen statt einer Zusammenfassung ausgeben.
option-as-json = Das Ergebnis als JSON ausgeben.
option-schema = Die Spalten erklären und aufhören.
command-replay = Eine Partie aus ihrem Protokoll nacherzählen und den Tisch am Ende oder nach einigen Einträgen zeigen.

    Solange eine Partie nicht zu Ende ist, bleiben die Geheimnisse der Spieler und der Startwert verborgen.
option-file = Ein Protokoll.
option-to = Nach so vielen Einträgen aufhören.
command-review = Eine beendete Partie analysieren: wie sich die erwarteten Punkte entwickelten, was den Ausschlag gab und was besser gewesen wäre.

    Beurteilt werden die Entscheidungen von Menschen, oder alle, wenn nur Bots gespielt haben, jede nach dem, was man wissen konnte.
option-review-file = Das Protokoll einer beendeten Partie.
command-check = Protokolle, ein Paket, die Materialdaten, die Lehrgänge, die Texte oder, durch zufälliges Spiel, die Regeln prüfen.

    Der Status ist 1, wenn etwas nicht stimmt.
option-what = Protokolle; mit --data oder --fuzz: Spiele.
option-repair = Eine beschädigte letzte Zeile entfernen; DATEI.bak behält sie.
option-fuzz = Eine Zeit lang zufällige Partien spielen, etwa 30s oder 5m.
option-data = Materialdaten nach Herkunft zählen, zweifelhafte Zeilen nennen.
option-lessons = Jeden Lehrgang durchspielen.
option-texts = Die Kataloge aller Sprachen vergleichen.
option-check-game = Mit --data, --lessons, --texts oder --fuzz nur dieses Spiel prüfen.
option-check-seed = Der Startwert von --fuzz; ohne Angabe zufällig.
command-perft = Alle Spielverläufe ab der ersten Entscheidung zählen, den Zufall eingeschlossen; eine geänderte Regel ändert die Zahlen.
option-depth = Wie viele Einträge weit höchstens vorausgeschaut wird.
option-seats = Die Zahl der Spieler.
option-perft-seed = Der Startwert des Zufalls vor der ersten Entscheidung.
option-perft-load-file = Vom Ende dieses Protokolls an zählen.
command-bench = Zufällige Partien, Kopien, Wiederholungen, Simulationen und Umgebungen messen, neben anderen Engines.

    Die anderen Engines werden bei Bedarf installiert, jede in eine eigene Umgebung in deinem Cache-Ordner.
option-bench-games = Spiele, etwa pillars; ohne Angabe alle.
option-engines = Die Engines, die verglichen werden, durch Kommas getrennt.
option-seconds = Die Zeit für jede Zahl in einer Runde.
option-rounds = Die Zahl der Runden; genannt werden die Mediane.
option-bench-output = Alle Messungen hier als JSON speichern.
command-games = Die installierten Spiele mit Einstellungen, Materialdaten und eigenen Bots nennen, und die Bots für jedes Spiel.
command-lab = Aus vielen Partien etwas über Bots, Regeln und Materialdaten lernen.
command-lab-report = Eine Seite mit Diagrammen aus simulierten Partien machen: Punkte, Siege, Preise und woher die Punkte kommen.

    Partien derselben Bots am gleichen Tisch werden zusammengefasst, egal wer wo sitzt.
option-files = Zeilen, die freestone simulate gespeichert hat.
option-lab-report-output = Der Ordner für die Seite und ihre Diagramme.
option-png = Jedes Diagramm auch als PNG speichern.
command-lab-balance = Berichten, wer womit gewinnt, wie sich Preise und Einkommen entwickeln und woher die Punkte kommen.

    Strg+C bricht ab und berichtet über die bisherigen Partien.
option-lab-balance-players = Bots, durch Kommas getrennt: Namen oder Dateien. Oder --seats und --bot.
option-lab-balance-seats = Die Zahl der Spieler; ohne Angabe so viele wie möglich.
option-bot = Der Bot auf jedem Platz; ohne Angabe greedy.
option-lab-balance-seed = Gleicher Startwert, gleicher Bericht.
option-lab-balance-output = Den Bericht auch hier als JSON speichern.
command-lab-compare = Zwei Bots vergleichen: Siege, Punkte nach Herkunft und jede Zahl des Spiels Runde für Runde.

    Die Bots nehmen jeden Platz gleich oft ein, und alle Sitzordnungen einer Rotation treffen auf denselben Zufall. Ein * steht bei einem Unterschied, dessen 95-%-Intervall die 0 nicht enthält. Strg+C bricht ab und zeigt die bisherigen Partien.
option-bots = Zwei Bots, durch ein Komma getrennt: Namen oder Dateien, der schwächere zuerst.
option-lab-compare-seats = Die Zahl der Spieler; die beiden Bots teilen sich die Plätze.
option-lab-compare-games = Die Zahl der Partien, auf ganze Rotationen aufgerundet.
option-saved = Die Partien vergleichen, die simulate hier gespeichert hat; wiederholbar.
command-lab-ladder = Jeden Bot mit wechselnden Plätzen gegen jeden anderen spielen lassen und alle einstufen.

    Strg+C bricht ab und behält die bisherigen Partien; derselbe Befehl setzt die Rangliste fort.
option-lab-ladder-bots = Bots, durch Kommas getrennt: Namen oder Dateien, der schwächste zuerst; auch levels und die styles des Spiels.
option-against = Nur gegen diesen Bot spielen, nicht alle gegen alle.
option-neighbours = Nur gegen den vorigen Bot spielen.
option-lab-ladder-seats = Die Zahl der Spieler: ein Bot gegen Kopien eines anderen.
option-lab-ladder-games = Die Zahl der Partien in jedem Wettkampf.
option-lab-ladder-output = Die Partien hier speichern; gespeicherte werden nicht noch einmal gespielt.
command-lab-tune = Die Gewichte der Bewertung eines Spiels auf Sieg einstellen, dann gegen die Population spielen lassen.

    Strg+C bricht ab; die Datei enthält die bisherigen Gewichte, und derselbe Befehl setzt die Suche fort.
option-lab-tune-output = Die Datei mit den Gewichten; sie beginnt als Kopie der mitgelieferten.
option-lab-tune-population = Die Gegner: Bots, und self oder earlier für die Gewichte selbst.
option-player = Wie mit den Gewichten gespielt wird: als greedy, planner oder search.
option-lab-tune-seats = Die Spielerzahlen, etwa 2,4; ohne Angabe alle.
option-trials = Die Zahl der Versuche; 0 heißt ohne Grenze.
option-hours = Wie lange, in Stunden; 0 heißt ohne Grenze.
option-lab-tune-games = Die Zahl der Partien in jedem Wettkampf der Schlussprüfung.
option-lab-tune-seed = Gleicher Startwert und gleich viele Versuche, gleiche Gewichte.
command-lab-exploit = Die Schwäche eines Bots suchen: Gewichte einstellen, die ihn schlagen, dann in neuen Partien zählen, wie oft.

    Strg+C bricht ab; die Datei enthält die bisherigen Gewichte, und derselbe Befehl setzt die Suche fort.
option-lab-exploit-bot = Der Bot, der geschlagen werden soll: ein Name oder eine Datei.
option-lab-exploit-output = Die Datei für die Gewichte der besten Antwort.
option-network = Stattdessen ein Netz trainieren, in einem Ordner, der wie die Datei heißt.
option-lab-exploit-seats = Die Zahl der Spieler: alle anderen sind Kopien des Bots.
option-lab-exploit-games = Die Zahl der Partien in jedem Wettkampf der Schlussprüfung.
option-lab-exploit-seed = Gleicher Startwert und gleich viele Versuche, gleiche Gewichte.
command-lab-train = Ein Netz durch Spiel gegen sich selbst trainieren und dabei an Gegnern messen.

    Strg+C bricht ab und speichert; derselbe Befehl setzt das Training fort.
option-lab-train-output = Der Ordner des Laufs; ohne Angabe SPIEL-SPIELERZAHL.
option-lab-train-hours = Wie lange gelernt wird, in Stunden, frühere Zeiten eingeschlossen.
option-lab-train-population = Die Gegner; styles steht für die Stile des Spiels.
option-begin-with = Mit einem Netz oder Lauf für weniger Spieler beginnen.
option-lab-train-seed = Der Startwert der ersten Gewichte und der Partien.
option-curve = Nur die Lernkurve des Laufs neu zeichnen.
command-lab-puzzles = Rätsel finden: Entscheidungen in Partien zwischen Bots, bei denen eine Möglichkeit klar besser ist, und zwar aus einem Grund.

    Jedes Rätsel wird durch zwei tiefe Suchen mit anderem Zufall bestätigt; was falsch oder zweideutig ist, fällt weg. Strg+C bricht ab und behält die bisherigen Partien; derselbe Befehl setzt die Suche fort.
option-count = Aufhören, wenn so viele Rätsel gefunden sind.
option-lab-puzzles-seats = Spielerzahlen, durch Kommas getrennt; sie wechseln sich ab.
option-lab-puzzles-player = Der Bot, der alle Plätze spielt.
option-lab-puzzles-output = Durchsuchte Partien hier speichern; ohne Angabe SPIEL-puzzles.jsonl.
option-into = Die Rätsel auch in diese Datei schreiben.
option-again = Statt Partien die Rätsel dieser Datei erneut durchsuchen und behalten, was Bestand hat.
option-lab-puzzles-hours = Nach so vielen Stunden aufhören.
command-pack = Eigene Pakete, für alle, die eine Schachtel besitzen.
command-pack-new = Das mitgelieferte Paket eines Spiels in einen neuen Ordner kopieren, um die Werte aus der eigenen Schachtel einzutragen.
option-folder = Der Ordner, der angelegt wird.
option-pack-new-name = Der Name des Pakets; ohne Angabe der seines Ordners.
command-admin = Sich um die Datenbank eines Servers kümmern: Tische auflisten, archivieren, sichern, wiederherstellen, migrieren.
option-admin-database = Die Datenbank: eine Datei oder ihre URL.
command-admin-tables = Die Tische auflisten: Spiel, Spieler, wann angelegt und zuletzt besucht, und wie lang ihr Protokoll ist.
command-admin-backup = Alles in einer Datei sichern, während Server weiterlaufen; sie enthält die Token aller Links, also verwahre sie gut.
option-admin-backup-file = Die Datei für die Sicherung.
command-admin-restore = Eine leere Datenbank aus einer Sicherung füllen, auch aus der einer anderen Art von Datenbank.
option-admin-restore-file = Eine Sicherung.
command-admin-migrate = Die Datenbank auf das Schema dieser Version bringen, wie es ein Server beim Start tut.
command-admin-archive = Tische archivieren, an denen lange niemand gespielt hat, wie es ein Server von selbst tut, oder die genannten.
option-admin-archive-table = Diese Tische archivieren.
command-admin-bring-back = Tische aus dem Archiv zurückholen; wer einen Link zu einem Tisch hat, kann das auch.
option-admin-bring-back-table = Tische im Archiv.

# The words around the help, and what is wrong with a command; their English is the library's.
frame-usage = Aufruf:
frame-arguments = Argumente
frame-options = Optionen
frame-commands = Befehle
frame-default = {"["}Standard: { $value }]
frame-required = {"["}nötig]
frame-variable = {"["}Umgebungsvariable: { $value }]
frame-help = Diese Hilfe zeigen.
# What stands for a value that somebody fills in.
value-address = ADRESSE
value-args = ARGUMENTE
value-bot = BOT
value-bots = BOTS
value-code = KÜRZEL
value-command = BEFEHL
value-dir = ORDNER
value-file = DATEI
value-game = SPIEL
value-name = NAME
value-number = ZAHL
value-options = OPTIONEN
value-path = PFAD
value-table = TISCH
value-text = TEXT
value-time = DAUER
value-value = WERT
complaint-near = ; meintest du { $near }?
complaint-command = kein Befehl „{ $text }“
complaint-option = keine Option { $text }
complaint-no-command = der Befehl fehlt
complaint-missing = { $name } fehlt
complaint-surplus = überzählige Argumente: { $text }
complaint-no-value = { $name } braucht einen Wert
complaint-value = { $name } nimmt keinen Wert
complaint-integer = { $name } muss eine ganze Zahl sein, nicht „{ $text }“
complaint-number = { $name } muss eine Zahl sein, nicht „{ $text }“
complaint-least = { $name } muss mindestens { $limit } sein, nicht „{ $text }“
complaint-most = { $name } muss höchstens { $limit } sein, nicht „{ $text }“
complaint-choice = { $name } muss { $known } sein, nicht „{ $text }“
complaint-absent = { $name }: „{ $text }“ gibt es nicht
complaint-folder = { $name }: „{ $text }“ ist ein Ordner
complaint-file = { $name }: „{ $text }“ ist eine Datei
complaint-unreadable = { $name }: „{ $text }“ ist nicht lesbar
complaint-invalid = ungültiger Wert für { $name }: { $reason }
