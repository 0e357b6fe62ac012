# The words of the site, whatever the game.

language-name = Deutsch
change-range = { $low } bis { $high }

## The terminal

cli-news = Seit deiner letzten Entscheidung
cli-earlier = … { $count ->
    [one] 1 weitere Zeile
   *[other] { $count } weitere Zeilen
 }: log
cli-ask-again = Frag mich wieder: „{ $standing }“
cli-input-ended = die Eingabe endete, bevor es eine Antwort gab
cli-no-number = Eine Nummer { $number } gibt es hier nicht; wähle von 1 bis { $most }.
cli-hand-over = { $seat }, jetzt kommt etwas nur für deine Augen. Drück Enter, wenn sonst niemand hinsieht.
cli-agree = Damit wird zurückgenommen, was andere getan oder gesehen haben. Sind alle einverstanden? (j/n)
# How an answer begins that agrees.
cli-yes = j
cli-serving = Der Tisch steht bereit unter { $address } (Strg+C beendet)
cli-working = Denkt für Server nach (Strg+C beendet)
cli-serving-elsewhere = Port { $usual } ist von einem anderen Programm belegt, deshalb nutzt dieser Server Port { $port }.
cli-serving-too = Auch unter { $address }
cli-serving-here = Auf diesem Computer: { $address }
cli-serving-code = Für die Kamera eines Telefons:
cli-serving-local = Nur dieser Computer erreicht ihn. Um andere einzulassen: scripts/play serve --host 0.0.0.0 oder freestone serve --host 0.0.0.0
admin-backed-up = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
 } in { $file } gesichert.
admin-restored = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
 } aus { $file } wiederhergestellt.
admin-migrated = Die Datenbank hat das Schema dieser Version.
admin-archived = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
 } archiviert.
admin-brought-back = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
 } zurückgeholt.
cli-saved = Gespeichert als { $file }.
cli-left = Gespeichert als { $file }. Weiterspielen mit: { $command }
cli-finished = Gespeichert als { $file }. Noch einmal ansehen mit: { $command }
cli-figures-box = { $rows ->
    [one] 1 Zeile wurde von einer gedruckten Ausgabe abgelesen.
   *[other] { $rows } Zeilen wurden von einer gedruckten Ausgabe abgelesen.
 }
cli-figures-rulebook = { $rows ->
    [one] 1 Zeile steht im Regelheft.
   *[other] { $rows } Zeilen stehen im Regelheft.
 }
cli-figures-public = { $rows ->
    [one] 1 Zeile stammt aus einer öffentlichen Liste, die noch niemand mit einer gedruckten Ausgabe verglichen hat.
   *[other] { $rows } Zeilen stammen aus einer öffentlichen Liste, die noch niemand mit einer gedruckten Ausgabe verglichen hat.
 }
cli-figures-deduced = { $rows ->
    [one] 1 Zeile folgt aus dem, was das Regelheft sagt.
   *[other] { $rows } Zeilen folgen aus dem, was das Regelheft sagt.
 }
cli-figures-reconstructed = { $rows ->
    [one] 1 Zeile ist rekonstruiert:
   *[other] { $rows } Zeilen sind rekonstruiert:
 } Diese Werte stehen nicht im Regelheft und wurden so gewählt, dass sie zu allem passen, was man über das Spiel weiß. Es sind nicht die Werte der gedruckten Ausgabe.
cli-figures-of-pack = { $count ->
    [0] keine Werte sind rekonstruiert
    [one] { $count } von { $rows } Zeilen ist rekonstruiert
   *[other] { $count } von { $rows } Zeilen sind rekonstruiert
 }
cli-figures-own = Wenn du das Spiel besitzt, kannst du seine Werte eintragen: { $command }
cli-score = Punkte
cli-total = gesamt
cli-player = Spieler { $number }
cli-help =
    Antworte mit der Nummer einer Möglichkeit oder mit ihrem Kürzel, zum Beispiel pass.
    undo       deine letzte Wahl zurücknehmen
    save DATEI eine Kopie speichern; gespeichert wird ohnehin nach jeder Wahl
    quit       aufhören; die Partie kann später weitergehen
    log        alles, was bisher geschah
    cards      was jede Karte bewirkt
    score      die Punkte nach Herkunft
    table      den Tisch noch einmal zeigen
    hint       die besten Möglichkeiten, die erwarteten Endstände und warum

## The commands

cli-bar-games = Partien
cli-bar-rows = Zeilen
cli-bar-review = Analyse
cli-bar-trials = Versuche
cli-bar-seconds = Sekunden
cli-bar-lines = Zugfolgen
cli-bar-puzzles = Rätsel
cli-progress = { $what }: { $done } von { $total }, noch etwa { $left }
cli-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
 }
cli-minutes = { $number } Minuten
cli-hours = { $number } Stunden
column-apply-rate = apply/s
column-archived = archiviert
column-bot = Bot
column-box = Ausgabe
column-by-two = in Zweierschritten
column-cases = mal am Tisch
column-choices-rate = Züge/s
column-column = Spalte
column-contest = Wettkampf
column-copy = Kopie µs
column-created = angelegt
column-data = Materialdaten
column-deduced = abgeleitet
column-depth = Tiefe
column-doubtful = zweifelhafte Werte
column-elo = Elo
column-ended = beendet
column-engine = Engine
column-environment = Umgebung
column-fair = vom fairen Anteil
column-fair-share = fairer Anteil
column-game = Spiel
column-games = Partien
column-games-rate = Partien/s
column-grade-1 = leicht
column-grade-2 = mittel
column-grade-3 = schwer
column-grade-4 = sehr schwer
column-greatest = Höchstwert
column-interval = 95{"\u00A0"}%
column-least = Mindestwert
column-lines = Zugfolgen
column-match-rate = match/s
column-meaning = Bedeutung
column-mean-score = Punkteschnitt
column-middle = Median
column-name = Name
column-settings = Einstellungen, Standard zuerst
column-place = Ort
column-player = Spieler
column-players = Spieler
column-points = Punkte
column-public = öffentlich
column-quarter = ein Viertel darunter
column-reconstructed = rekonstruiert
column-replay = replay ms
column-rival = Gegner
column-row = Zeile
column-rows = Zeilen
column-rulebook = Regelheft
column-seat = Platz
column-seats = Plätze
column-seconds = Sekunden
column-simulated-rate = simuliert/s
column-source = Herkunft
column-steps-rate = Schritte/s
column-table = Tisch
column-theme = Thema
column-three-quarters = drei Viertel darunter
column-times = Anzahl
column-to-apply = apply = 1
column-to-rules = Regeln = 1
column-title = Titel
column-type = Typ
column-visited = letzter Besuch
column-which = welche
column-wins = Siege
column-won = gewonnen
schema-number = die Nummer der Partie, ab 0
schema-game = das Spiel
schema-rules = die Version seiner Regeln
schema-pack = die Materialdaten
schema-pack_digest = eine Prüfsumme der Materialdaten: gleiche Prüfsumme, gleiche Zahlen
schema-code = eine Prüfsumme der Regeln und der beteiligten Bots: gleiche Prüfsumme, gleicher Code
schema-settings = die Einstellungen des Tisches, als Name=Wert
schema-seed = der Seed dieser Partie; freestone.new trifft damit auf denselben Zufall
schema-seats = wie viele mitspielen
schema-entries = die Länge des Protokolls, mit dem Zufall
schema-choices = Einträge der Spieler, auch die erzwungenen
schema-player_S = der Bot auf diesem Platz
schema-score_S = seine Punkte am Ende
schema-win_S = 1 für einen Sieg, bei einem geteilten sein Anteil, sonst 0
schema-points_SOURCE_S = seine Punkte einer Herkunft; zusammen ergeben sie den Endstand
schema-round_R_FIGURE = eine Zahl des ganzen Tisches am Ende einer Runde, etwa ein Preis
schema-round_R_FIGURE_S = eine Zahl eines Platzes am Ende einer Runde, etwa Gold oder Einkommen
bench-compiling = Die kompilierte Fassung wird auf den neuesten Stand gebracht
bench-installing = { $requirement } wird einmalig in { $folder } installiert
bench-left-out = freestone: ausgelassen: { $reason }
check-all = alle
check-all-but = alle außer { $figures }
check-box = { $box } von { $rows } Zeilen aus deiner Ausgabe
check-data = { $game }, Paket { $pack }
check-fuzzed = Partien: { $games }; { $entries } Einträge, Startwert { $seed }
check-fuzzing = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $failures ->
    [one] 1 Fehlschlag
   *[other] { $failures } Fehlschläge
 }
check-mistakes = { $folder }: { $mistakes ->
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
 }
check-lessons = { $count ->
    [0] { $game }: kein Lehrgang
    [one] { $game }: 1 Kapitel lässt sich spielen
   *[other] { $game }: { $count } Kapitel lassen sich spielen
 }
check-over = { $game }, { $entries } Einträge, beendet
check-pack = { $folder }: Paket „{ $name }“ für { $game }, { $rows } Zeilen, Prüfsumme { $digest }
check-repaired = { $journal }; repariert, { $reason }
check-untranslated = { $place }: noch nicht auf { $language }: { $messages }
check-unused = { $id } wird nirgends gebraucht
fault-unreadable = { $where }, Zeile { $line }: das ist kein Fluent ({ $reason })
fault-twice = { $where }, Zeile { $line }: { $id } kommt zweimal vor
fault-not-english = { $where }: { $id } gibt es im Englischen nicht
fault-not-given = { $where }: { $id } verwendet { $variables }, was es hier nicht gibt
fault-left-out = { $where }: { $id } lässt { $variables } weg
fault-strange-mark = { $where }: { $id } hat { $marks }, was es im Englischen nicht gibt
fault-useless = { $where }: { $id } erklärt nichts
fault-no-text = { $where }: { $id } hat keinen Text
fault-silent = { $where }: { $id } sagt nichts ({ $values })
fault-not-filled-in = { $where }: { $id } lässt sich nicht ausfüllen: { $reason } ({ $values })
check-running = { $game }, { $entries } Einträge, läuft noch
games-levels = { " " }Spielstärken, die schwächste zuerst: { $bots }
games-bots = { " " }Weitere Bots: { $bots }
games-trained = { " " }Für { $game } trainiert haben die Bots mit so vielen Spielern: { $seats }
games-own-bots = { " " }Bots nur für { $game }: { $bots }
games-left-out = { " " }Ausgelassen: { $game } ({ $reason })
ladder-contest = { $challenger } gegen { $number }-mal { $rival }
ladder-fair-share = { $times }-fach
pack-head =
    Die `source` einer Zeile sagt, woher ihre Werte stammen; ohne Angabe gilt die der ganzen Datei.
    Schreib source = "box" in eine Zeile, wenn du ihre Werte eingetragen oder mit deiner Ausgabe verglichen hast,
    oder nenne einzelne Werte: sources = {"{"} wood = "box" {"}"}. `freestone check --pack` zählt deine Zeilen.
      box            von einer gedruckten Ausgabe abgelesen
      rulebook       steht im Regelheft
      public         aus einer öffentlichen Liste des Spielmaterials
      deduced        folgt aus dem Regelheft
      reconstructed  passend zu dem gewählt, was bekannt ist
pack-made =
    { $folder } ist angelegt: die Werte von { $game } als Paket „{ $name }“. Wie es weitergeht, steht in der README.md. Trag deine Werte ein, dann:
      freestone check --pack { $folder }
      freestone play { $game } --pack { $folder }
play-which = Welche (1–{ $most })
simulate-kept = alle waren schon in der Datei
simulate-none = keine Partie wurde beendet
simulate-played = { $played } jetzt gespielt, { $rate }
simulate-rate = { $games } Partien/s, { $choices } Züge/s
simulate-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }

## The laboratory

lab-stopped = Nach { $played } von { $games } Partien angehalten.
lab-stopped-resumable = Nach { $played } von { $games } Partien angehalten; sie sind gespeichert, und derselbe Befehl setzt den Lauf fort.
cluster-lost = Der Rechner { $machine } ist ausgefallen; seine Partien werden auf einem anderen wiederholt.
lab-tuning-stopped = Angehalten; das bisher Gefundene ist gespeichert, und derselbe Befehl macht weiter. Durch Partien geprüft wurde es nicht.
train-begun = { $steps ->
    [0] Der Lauf { $folder } beginnt auf { $device }.
   *[other] Der Lauf { $folder } geht auf { $device } nach { $steps } Schritten weiter.
 }
train-note = { $minutes } min: { $games } Partien ({ $rate }/s), { $rows } Zeilen, { $steps } Schritte
train-error = Fehler { $lead }, von Hand { $hand }
train-share = { $rival } { $won } ({ $interval })
train-stopped = Angehalten; der Lauf { $folder } ist gespeichert, und derselbe Befehl setzt ihn fort.
train-made = Anteile im letzten Viertel des Laufs. Das Netz liegt in { $folder }/network.npz, die Lernkurve in { $folder }/curve.svg.
puzzles-found = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
 } aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
 }.
puzzles-stand = Rätsel, die noch Bestand haben: { $count } von { $known }.
puzzles-stopped = Angehalten; { $file } behält das Gefundene, und derselbe Befehl setzt die Suche fort.
curve-title = Lernkurve
curve-note = { $title } mit { $seats } Spielern, nach { $games } Partien. Siege eines Netzes unter Kopien jedes Gegners, mit 95-%-Intervallen. Gestrichelt: { $fair }, der faire Anteil.
curve-minutes = Minuten des Trainings
curve-shares = Siege gegen
curve-errors = quadratischer Fehler des erwarteten Vorsprungs
curve-network = Netz
curve-hand = Bewertung von Hand
exploit-reached = { $bot } hält dieser besten Antwort stand, die { $allowed } ihrer Partien gewinnen darf. Sie liegt in { $file }.
exploit-missed = { $bot } hat eine Lücke: Eine beste Antwort sollte höchstens { $allowed } ihrer Partien gewinnen. Sie liegt in { $file }.
exploit-unsettled = { $bot } hat vielleicht eine Lücke: Eine beste Antwort sollte höchstens { $allowed } ihrer Partien gewinnen, aber für ein Urteil sind es zu wenige Partien. Sie liegt in { $file }.
compare-head = { $title }, { $seats } Spieler: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }
compare-rotated = Die Bots sitzen gleich oft auf jedem Platz, und alle Sitzordnungen einer Rotation treffen auf denselben Zufall.
compare-not-rotated = Die Bots saßen in diesen Partien nicht gleich oft auf jedem Platz; ein Teil der Unterschiede liegt also an den Plätzen.
compare-won = { $challenger } gewann { $won } gegen { $rival } (95{"\u00A0"}%: { $low } bis { $high }).
compare-difference = Unterschied
compare-sources = Punkte nach Herkunft, Mittel jedes Bots; * wo das Intervall des Unterschieds die 0 ausschließt
compare-rounds = Nach Runden: wie weit der zweite Bot vor dem ersten liegt, ± das halbe 95-%-Intervall; * wie oben
compare-round = Runde
compare-start = Beginn
lab-head = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } zwischen { $players }, Startwert { $seed }, Paket { $pack }
lab-players = { $number } × { $bot }
lab-population = { $seats } Spieler, jedes Mal ausgelost aus { $players }
lab-intervals = Mittel und Anteile mit 95-%-Intervallen; [kleinster…größter beobachteter Wert]
lab-cases = Fälle
lab-table-ranks = Punkte nach Rang
lab-table-seats = Plätze
lab-table-players = Spieler
lab-table-sources = Woher die Punkte kommen
lab-table-player-points = Punkte jedes Spielers nach Herkunft
lab-table-player-parts = Anteile an den Punkten jedes Spielers nach Herkunft
lab-rows-ranks = Rang
lab-rows-seats = Platz
lab-rows-players = Spieler
lab-rows-sources = Herkunft
lab-rows-player-points = Herkunft
lab-rows-player-parts = Herkunft
lab-table-targets = Ziele
lab-rows-targets = Wert
lab-column-wanted = Ziel
lab-column-found = gefunden
lab-column-verdict = erreicht?
lab-verdict-reached = ja
lab-verdict-missed = nein
lab-verdict-unsettled = zu wenige Partien
lab-column-wins = Siege
lab-column-score = Punkte
lab-column-points = Punkte je Spieler
lab-column-part = Anteil an allen Punkten
lab-column-winner-points = Punkte der Sieger
lab-column-winner-part = Anteil daran
lab-fair = vom fairen Anteil
lab-report-made = { $page }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }, { $pictures } Bilder
lab-report-title = Was simulierte Partien zeigen
lab-report-about = Zu jedem Mittel und jedem Anteil gehört ein 95-%-Intervall: Würde man gleich viele Partien wieder und wieder spielen, enthielten neunzehn von zwanzig Intervallen den wahren Wert. Bei wenigen Partien sind die Intervalle der Mittel zu schmal.
lab-report-heading = { $title }: { $players }
lab-report-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 } mit durchschnittlich { $choices } Entscheidungen.
lab-report-table = Einstellungen { $settings }; Paket { $pack } ({ $digest }).
lab-report-repeated = { $games ->
    [one] Eine Partie steht
   *[other] { $games } Partien stehen
 } mehrmals in den Dateien und { $games ->
    [one] zählt
   *[other] zählen
 } nur einmal.
lab-report-figures = Die Werte: { $what }
lab-report-scores = Punkte am Ende
lab-report-scores-note = Wie oft jeder Punktestand erreicht wurde; die Linie markiert das Mittel.
lab-report-players = Siege nach Spieler
lab-report-wins-note = Mit 95-%-Intervallen; die gestrichelte Linie ist der faire Anteil, { $fair }.
lab-report-seats = Siege nach Platz
lab-report-seats-fixed = Alle behielten ihre Plätze, verglichen werden also auch die Spieler. Gestrichelt: { $fair }.
lab-report-sources = Woher die Punkte kommen
lab-report-sources-note = Mittlere Punkte eines Spielers am Ende der Partie.
lab-report-mean = { $what }, Mittel

## The pages

site-name = Freestone
site-motto = Ein Tisch für Dombaumeister
site-notice =
    Ein inoffizielles Fanprojekt. Es enthält weder Bilder noch Texte der Verlage; die Namen der Spiele und ihrer
    Verlage gehören den jeweiligen Inhabern.

site-home = Startseite
site-skip = Direkt zu deinen Möglichkeiten
site-players-range = { $low } bis { $high } Spieler
site-seats = Wer spielt mit?
site-seat = Platz { $number }
site-seat-kind = Spieler auf Platz { $number }
site-seat-name = Name auf Platz { $number }
site-you = Du
site-person = Ein Mensch
site-nobody = Niemand
site-bot = Bot: { $bot }
site-default-name = { $number ->
    [1] Anna
    [2] Berthold
    [3] Cäcilie
    [4] Dietrich
    [5] Edith
    [6] Falk
    [7] Gisela
    [8] Hugo
    [9] Ida
   *[10] Konrad
 }
site-seed = Zufalls-Startwert
site-seed-hint = Leer: ein geheimer
site-language = Sprache
site-colour = Farbe von Platz { $number }
site-pack = Materialdaten
site-pack-built-in = Mitgeliefert, Version { $number }
site-figures = { $count ->
    [0] Keiner der Werte ist rekonstruiert.
    [one] { $count } von { $rows } Zeilen der Materialdaten ist rekonstruiert: Sie passt zu dem, was man über das Spiel weiß, aber eine gedruckte Ausgabe kann andere Werte zeigen.
   *[other] { $count } von { $rows } Zeilen der Materialdaten sind rekonstruiert: Sie passen zu dem, was man über das Spiel weiß, aber eine gedruckte Ausgabe kann andere Werte zeigen.
 }
site-start = Spielen
site-way-learn = Lernen
site-way-rules = Regeln
site-way-puzzles = Rätsel
site-first-game = Meine erste Partie: aufbauen, wie es das Regelheft empfiehlt
site-more = Mehr Einstellungen
site-resume = Fortsetzen
site-running = Weitere laufende Partien
site-finished = Beendete Partien
site-older = Ältere Partien: { $count }
site-away = Weggelegt: { $count }
site-put-away = Weglegen
site-put-away-sure = Die Partie wird weggelegt. Du findest sie auf der Startseite wieder; spielen andere weiter, übernimmt ein Bot deine Plätze, bis du zurückkommst.
site-take-up = Wieder aufnehmen
site-archive = Im Archiv: { $count }
site-in-archive = Im Archiv
site-archived = Dieser Tisch kam am { $day } ins Archiv, weil hier lange niemand gespielt hat. Nichts ist verloren: Hol ihn zurück, und alles ist, wie es war.
site-bring-back = Zurückholen
site-expires = Hier hat seit dem { $since } niemand gespielt. Bleibt das so, kommt dieser Tisch am { $until } ins Archiv. Über seine Links lässt er sich dann zurückholen.
site-expires-on = Kommt am { $until } ins Archiv
site-remove = Entfernen
site-remove-sure = Die Partie verschwindet aus dieser Liste. Hat sonst niemand einen Link zu ihr, wird sie endgültig gelöscht.
site-import = Eine gespeicherte Partie öffnen
site-import-file = Datei wählen …
site-continue = Weiter
site-replay = Nachspielen
site-export = Protokoll exportieren
site-export-short = Exportieren
site-with = mit { $names }

site-table = Tisch
site-log = Verlauf
site-whole-log = Der ganze Verlauf
site-choices = Deine Möglichkeiten
site-prompt = Worum es geht
site-your-turn = Du bist am Zug
site-waiting = { $name } entscheidet.
site-thinking = { $name } überlegt …
site-game-over = Die Partie ist zu Ende
site-result = Ergebnis
site-finale = Schlusswertung
site-finale-again = Wertung noch einmal zeigen
site-finale-part = { $name }: { $names }
site-pause = Pause
site-go-on = Weiter
site-not-over = Die Schlusswertung gibt es, sobald die Partie zu Ende ist.
finale-before = Während der Partie
site-since = Seit deinem letzten Zug
site-since-place = { $number }/{ $count }
site-key-recap = , und .
site-key-recap-does = durchblättern, was seit deinem letzten Zug geschah
site-shared = Was du auch wählst: { $names }
site-winner = { $names } gewinnt.
site-won = Du hast gewonnen!
site-winners = { $names } teilen sich den Sieg.
site-undo = Zurücknehmen
site-undo-ask = Um Rücknahme bitten
site-undo-asked = { $name } möchte etwas zurücknehmen. Einverstanden?
site-undo-waiting = Die anderen müssen noch zustimmen …
site-agree = Zustimmen
site-disagree = Ablehnen
site-skip-steps = Überspringen
site-confirm = Ausführen
site-cancel = Noch nicht
site-confirm-reveals = Damit wird etwas aufgedeckt, was sich nicht einfach zurücknehmen lässt.
site-confirm-passes = Danach ist jemand anderes am Zug.
site-no-changes = Sofort ändert sich nichts.
site-standing = Ein für alle Mal antworten
site-withdraw = Frag mich wieder
site-menu = Menü
site-settings = Einstellungen
site-close = Schließen
site-theme = Hell und dunkel
site-theme-auto = Wie das System
site-theme-light = Hell
site-theme-dark = Dunkel
site-motion = Animationen
site-pace = Zeit für jeden Schritt
site-bot-pace = Bedenkzeit der Bots
site-seconds = { $seconds } s
site-confirmations = Nachfragen vor Zügen, die sich nicht frei zurücknehmen lassen
site-patterns = Muster zusätzlich zu Farben
site-sound = Ton, wenn ich am Zug bin
site-seats-title = Plätze
site-hand-to-bot = Bot spielen lassen
site-take-back-seat = Selbst spielen
site-hand-out = Link zu diesem Platz vergeben
site-take-in = Platz zurückholen
site-watch-link = Link zum Zuschauen
site-watch-about = Wer diesen Link hat, sieht, was alle am Tisch sehen dürfen, und kann nicht mitspielen.
site-copy = Kopieren
site-send = Senden …
site-code = QR-Code
site-code-of = { $name }: der Link als Code für eine Kamera
site-scan = Halte die Kamera eines Telefons auf den Code oder verschick den Link.
site-reached-by = Adresse
site-only-here = Nur dieser Computer erreicht den Server. Um andere einzulassen, beende ihn mit Strg+C und starte ihn mit einem dieser Befehle neu:
site-only-here-then = Die Partie bleibt, wie sie ist. Vergib den Link danach noch einmal von hier aus.
site-leave = Die Partie einem Bot überlassen
site-rematch = Revanche
site-to-rematch = Zur nächsten Partie
site-scores = Wertungsblatt
site-source = Herkunft
site-total = Gesamt
site-hand-over = Gib den Bildschirm an { $name }
site-hand-over-hint = { $name } weiß etwas, was sonst niemand sehen darf.
site-hold-to-look = Halten zum Ansehen
site-ready = Ich bin { $name }
site-seat-yours = (du)
site-open-board = Tableau öffnen: { $name }
site-lost = Die Verbindung ist weg; neuer Versuch …
site-stale = Am Tisch ging es inzwischen weiter.
site-refused = Nicht möglich: { $reason }
site-refused-names = { $names }: nicht möglich, { $reason }
site-bot-plays = Hier spielt: { $bot }
site-round-seats = Spieler und Punkte
site-rules = Regeln
site-rule-number = Regel { $number }
site-book = Regelheft
site-book-title = { $name } – das Regelheft
site-book-whole = Das ganze Regelheft lesen
site-book-contents = Inhalt
site-book-skip = Direkt zum Text
site-book-print = Regelheft drucken
site-book-example = Ein Beispiel
site-book-picture = Der Tisch in diesem Beispiel
site-book-reference = { $count ->
    [one] Regel { $numbers } im Wortlaut
   *[other] Regeln { $numbers } im Wortlaut
 }
site-book-own-words = Die Regeln in unseren eigenen Worten, mit Bildern vom Tisch. Alle Beispiele stammen aus einer einzigen echten Partie.
site-book-all-rules = Alle Regeln nach Nummern
site-search = Regeln durchsuchen
site-charts = Diagramme
site-position = Stellung
site-puzzles = Rätsel
site-puzzles-about =
    Stellungen aus Partien zwischen Bots. Eine Möglichkeit ist deutlich besser als alle anderen: Welche? Jede Antwort
    wurde geprüft: Mit den besten Möglichkeiten wurde Hunderte Male weitergespielt, jedes Mal mit anderem Zufall.
site-puzzle-question = Was würdest du tun?
site-puzzle-goal = Eine Möglichkeit ist klar besser als die anderen: Finde sie.
site-puzzle-daily = Rätsel des Tages
site-puzzle-daily-solve = Lösen
site-puzzle-daily-done = Heute gelöst
site-puzzle-daily-tried = Nicht gelöst: noch einmal versuchen
site-puzzle-streak = Tage in Folge: { $count }
site-puzzle-solved = Gelöst
site-puzzle-missed = Verfehlt
site-puzzle-solved-of = { $count } von { $rows } auf Anhieb gelöst.
site-puzzle-none = Zu diesem Spiel gibt es noch keine Rätsel.
site-puzzle-theme = Thema
site-puzzle-any-theme = Alle
site-puzzle-players = { $count } Spieler
site-puzzle-round = Runde { $number }
site-puzzle-grade-1 = Leicht
site-puzzle-grade-2 = Mittel
site-puzzle-grade-3 = Schwer
site-puzzle-grade-4 = Sehr schwer
site-puzzle-you = Du bist { $name }.
site-puzzle-right = Richtig!
site-puzzle-wrong = Es geht noch besser.
site-puzzle-best = Am besten
site-puzzle-yours = Deine Wahl
site-puzzle-why = Warum
site-puzzle-less = { $count } Punkte weniger als die beste
site-puzzle-options = Was jede Möglichkeit wert ist
site-puzzle-option = Möglichkeit
site-puzzle-behind = Punkte Rückstand
site-puzzle-line = Wie es weitergehen kann
site-puzzle-start = Die Stellung, um die es geht.
site-puzzle-next = Nächstes Rätsel
site-puzzle-again = Noch einmal
site-puzzle-all = Alle Rätsel
site-step-back = Schritt zurück
site-step-on = Schritt weiter
site-play-on = Abspielen
site-continue-here = Ab hier weiterspielen
site-share = Bild dieser Stellung (SVG)
site-share-png = Dieses Bild als PNG speichern
site-to-table = Zum Tisch
site-no-points = Noch hat niemand einen Punkt.
site-in-the-lead = in Führung
site-if-ended-now = Wenn jetzt Schluss wäre
site-as-table = Als Tabelle
site-no-charts = Noch gibt es nichts zu zeichnen.
site-no-summaries = Noch ist keine Runde vorbei.
site-no-outlook = Über das Kommende ist nichts bekannt.
site-no-rules = Zu diesem Spiel lassen sich hier keine Regeln nachschlagen.
site-no-cards = Dieses Spiel hat keine Plättchen oder Karten.
site-no-glossary = Hier gibt es keine Symbole zu erklären.
site-search-cards = Karten durchsuchen
site-cards = Plättchen und Karten
site-glossary = Symbole
site-outlook = Was noch kommt
site-summaries = Bisherige Runden
site-no-tips = Keine Tipps mehr
site-understood = Verstanden
site-tip = Tipp
site-tips = Tipps für die erste Runde
site-round-summaries = Nach jeder Runde eine Übersicht zeigen
site-round-summary = Runde { $number } in Kürze
site-library = Nachschlagen
site-not-possible = Das geht nicht
site-nothing-found = Nichts gefunden.
site-levels = Wie spielen die Bots?
site-seed-digits = Ein Startwert ist eine ganze Zahl: nur Ziffern, höchstens 39.
site-name-empty = Alle brauchen einen Namen, den man sehen kann. Schreib einen Buchstaben, eine Zahl oder ein Bildzeichen.
site-name-long = Der Name „{ $name }“ ist zu lang. Erlaubt sind höchstens { $count } Zeichen.
site-name-odd = Der Name „{ $name }“ enthält Zeichen, die unsichtbar sind oder die Seite durcheinanderbringen. Tipp ihn noch einmal von Hand ein.
site-name-stacked = Der Name „{ $name }“ häuft mehr Zeichen auf einen Buchstaben, als irgendeine Sprache es tut. Lass einige weg.
site-name-same = Zwei heißen „{ $name }“. Gib allen einen eigenen Namen.
site-same-colour = Zwei tragen dieselbe Farbe. Gib allen eine eigene.
site-nobody-starts = Auf dem Platz des Startspielers sitzt niemand. Wähle einen anderen Startspieler.
site-odd-form = Dieses Formular verlangt etwas, was es hier nicht gibt. Wähle noch einmal.
site-wrong-count = „{ $name }“ ist für { $low } bis { $high } Spieler, und du hast { $count } gewählt. Ändere, wer mitspielt.
site-not-a-journal = Diese Datei ist kein Protokoll einer Partie, die hier gespielt werden kann. Ein Protokoll ist die Datei, die „Protokoll exportieren“ speichert.
site-no-page = Unter dieser Adresse gibt es nichts. Vielleicht wurde der Link nur zum Teil kopiert.
site-no-game = Ein Spiel „{ $name }“ gibt es hier nicht. Zur Wahl stehen: { $names }.
site-no-entry = Dieser Link öffnet diesen Tisch nicht. Vielleicht wurde er nur zum Teil kopiert, oder der Platz wurde zurückgeholt.
site-error-other = Das geht hier nicht. Geh zurück und versuche etwas anderes.
site-error-host = So heißt dieser Server nicht. Starte ihn mit diesem Namen, um andere einzulassen: freestone serve --name NAME
site-error-crowded = Von deiner Adresse kommen zu viele Anfragen auf einmal. Schließ ein paar Tische oder versuche es gleich noch einmal.
site-error-origin = Das wurde von der Seite eines anderen Servers geschickt, deshalb ist nichts geschehen.
site-full = Dieser Server bewahrt { $count } Partien auf und hat keinen Platz für eine weitere. Entferne ein paar beendete.
site-new-tables = Von deiner Adresse aus wurden zu viele Tische angelegt: Erlaubt sind { $count } pro Stunde. Versuche es später noch einmal.
site-busy = Gerade werden zu viele Hinweise und Analysen erarbeitet. Versuche es gleich noch einmal.
site-long-journal = Dieses Protokoll ist zu lang: Erlaubt sind { $count } Zeilen.
site-cannot-think = Der Server kann gerade nicht nachdenken. Versuche es später noch einmal.
site-not-kept = Die Datenbank antwortet nicht, deshalb wurde nichts geändert. Versuche es gleich noch einmal.
site-missing-pack = Diese Partie wurde mit Materialdaten gespielt, die dieser Server nicht hat oder die sich seither geändert haben: { $name }. Ein eigenes Paket bindest du ein mit freestone serve --pack ORDNER
site-not-your-seat = Das ist nicht dein Platz.
site-not-your-turn = Gerade entscheidet { $name }.
site-only-maker = Das kann nur, wer den Tisch eröffnet hat.
site-watchers-watch = Wer nur zuschaut, kann das Tempo nicht ändern.
site-holds-secrets = Solange diese Partie läuft, birgt ihre Vergangenheit etwas, was du nicht wissen darfst. Mach von einer früheren Stellung aus weiter oder warte bis zum Ende.
site-needs-token = Das Token eines Links wird gebraucht: Authorization: Bearer TOKEN oder ?token=TOKEN.
site-no-position = Die Partie hat noch keine Stellung { $number }.
site-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
site-nobody-asks = Niemand bittet dich um Zustimmung.
site-over-already = Die Partie ist zu Ende.
site-over-for-good = Die Partie ist zu Ende und alles aufgedeckt, zurücknehmen lässt sich nichts mehr. Du kannst von einer früheren Stellung aus an einem neuen Tisch weiterspielen.
site-undone-too-often = An diesem Tisch wurde schon zu viel zurückgenommen.
site-not-possible-now = Das geht jetzt nicht.
site-too-large = Das ist zu groß für alles, was sich hier öffnen lässt.
site-unmarked = Ohne Zeichen:
site-not-now = Jetzt ist etwas anderes gefragt. { $reason }
site-going-on = Es geht weiter …
site-you-watch = Du schaust jetzt zu.
site-bot-for-you = Ein Bot spielt für dich.
site-bot-for = Ein Bot spielt für { $names }.
site-hand-out-sure = Der Platz von { $name } verlässt diesen Bildschirm: Wer den Link hat, spielt ihn. Du kannst ihn jederzeit zurückholen.
site-handed-out = Schick diesen Link an die Person, die { $name } spielen soll. Auf diesem Platz schaust du jetzt nur zu.
site-take-in-sure = Der Platz von { $name } kommt auf diesen Bildschirm zurück; der vergebene Link gilt dann nicht mehr.
site-leave-sure = Ab jetzt spielt ein Bot alle deine Plätze. Über die Startseite kannst du zurückkommen und sie wieder übernehmen.
site-copied = Kopiert
site-help = Hilfe und Tasten
site-help-choose = Was grün umrandet ist, kannst du wählen: Klick oder tipp es an oder nimm es aus der Liste neben dem Tisch. Was grau ist, geht jetzt nicht; zeig darauf, dann siehst du, warum.
site-help-look = Zeig auf etwas, um zu sehen, was es ist und was sich ändern würde, wenn du es wählst. Ein Klick auf etwas, was gerade nicht geht, öffnet es groß und mit seiner Regel; ein Rechtsklick öffnet alles.
site-help-touch = Auf einem Touchscreen lässt du den Finger kurz auf etwas liegen, um zu sehen, was es ändern würde, bevor du es antippst.
site-help-log = Zeig auf eine Zeile des Verlaufs oder tipp sie an, um auf dem Tisch zu sehen, was gemeint ist.
site-sheet = Alles zu dieser Entscheidung zeigen oder verbergen
site-keys = Tasten
site-key-options = 1 bis 9, a bis z
site-key-options-does = die Möglichkeit mit diesem Zeichen wählen
site-key-tab = Tab
site-key-tab-does = von Bereich zu Bereich: Tisch, Möglichkeiten, Verlauf
site-key-arrows = Pfeiltasten
site-key-arrows-does = auf dem Tisch von Ding zu Ding, von Möglichkeit zu Möglichkeit, im Verlauf von Zeile zu Zeile
site-key-pages = Bild auf, Bild ab
site-key-pages-does = auf dem Tisch: zum vorigen oder nächsten Ding, das du wählen kannst oder das sagt, warum nicht
site-key-ends = Pos1, Ende
site-key-ends-does = zum ersten oder letzten davon
site-key-enter = Enter
site-key-enter-does = wählen, bestätigen; bei allem anderen: groß öffnen
site-key-zoom = + und −
site-key-zoom-does = ein Tableau nach dem anderen vergrößern; Esc stellt alle zurück
site-key-escape = Esc
site-key-escape-does = noch nicht; schließen
site-key-undo = u
site-key-undo-does = zurücknehmen
site-key-help = ?
site-key-help-does = diese Hilfe

setting-start = Startspieler
setting-start-none = Auslosen

## Charts, what is to come, summaries and the glossary, whatever the game

chart-time = Runde
chart-entries = Zeit
chart-start = Beginn
chart-now = jetzt
chart-figure-about = { $figure } aller Spieler.
chart-table-about = { $figure } am Tisch.
chart-latest = { $about } Zuletzt: { $values }
summary-round = Runde { $round } ist vorbei
summary-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ $gained })
measure-points = { $change } { $count ->
    [one] Punkt
   *[other] Punkte
 }
source-points = Punkte
tie-broken = Gleichstand nach Punkten.
tie-shared = Gleichstand nach Punkten: Der Sieg wird geteilt.
source-of-box = Die Werte wurden von einer gedruckten Ausgabe abgelesen.
source-of-rulebook = Die Werte stehen im Regelheft.
source-of-public = Die Werte stammen aus öffentlichen Listen des Spielmaterials.
source-of-deduced = Die Werte folgen aus dem Regelheft.
source-of-reconstructed = Die Werte sind rekonstruiert: Eine gedruckte Ausgabe kann andere zeigen.
source-of-mixed = Die Werte stammen aus dem Regelheft; einige sind rekonstruiert, und eine gedruckte Ausgabe kann andere zeigen.

## The colours of the seats, with their names in heraldry

tincture-azure = Blau
tincture-gules = Rot
tincture-vert = Grün
tincture-or = Gold
tincture-purpure = Purpur
tincture-sable = Schwarz

## Levels of bots

level-novice = Neuling
level-novice-character = Hat Vorlieben, übersieht sonst vieles, auch die Pläne der anderen, und verzeiht jeden Fehler.
level-apprentice = Lehrling
level-apprentice-character = Nimmt rasch, was gerade am besten aussieht, und schätzt manches viel zu hoch oder zu niedrig.
level-journeyman = Geselle
level-journeyman-character = Kennt den Wert der meisten Dinge, hat den einen oder anderen blinden Fleck und lässt wenig liegen.
level-master = Meister
level-master-character = Beurteilt gut, wohin jede Wahl führt, behält die anderen im Auge und irrt selten.
level-grandmaster = Großmeister
level-grandmaster-character = Urteilt wie ein Meister, mit der Erfahrung Tausender Partien, und denkt von dort aus voraus.
level-random = Zufall
level-random-character = Nimmt irgendeine Möglichkeit, ganz gleich welche.
level-greedy = Raffer
level-planner = Planer
level-search = Sucher

## Advice

advice-others = Im Vergleich zu den anderen Möglichkeiten bringt das
advice-others-alike = Die anderen untersuchten Möglichkeiten sind etwa genauso gut.
advice-first = Im Vergleich zur ersten bringt das
advice-first-alike = Etwa so gut wie die erste.
advice-taken = Das bringt
advice-taken-alike = Das ist in vielem ein wenig besser.
advice-yours = Im Vergleich zu deiner Wahl bringt das
advice-yours-alike = Das ist in vielem ein wenig besser als deine Wahl.
advice-second = Im Vergleich zur nächsten Möglichkeit bringt das
advice-second-alike = Das ist in vielem ein wenig besser als die nächste Möglichkeit.
advice-more = { $subject } { $first }.
advice-more-less = { $subject } { $first }, aber { $second }.
advice-then = { $first }, danach: { $second }
advice-next = Danach am besten: { $steps }.
why-points-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr
why-points-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger
puzzle-proof = Etwa { $points } Punkte besser als die nächste Möglichkeit, im Mittel über { $worlds } Versuche mit wechselndem Zufall.
puzzle-finders = Gefunden von: { $names }.
theme-points = Punkte sofort
theme-others = Die anderen bremsen
why-others-more = den Mitspielern etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger
why-others-less = den Mitspielern etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr
why-experience-more = im weiteren Verlauf etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr
why-experience-less = im weiteren Verlauf etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger
why-rest-more = in allem Übrigen zusammen etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr
why-rest-less = in allem Übrigen zusammen etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger
why-many-more = in vielen Kleinigkeiten zusammen etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr
why-many-less = in vielen Kleinigkeiten zusammen etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger
why-winning-more = in 100 Partien etwa { $amount ->
    [one] 1 Sieg
   *[other] { $amount } Siege
 } mehr
why-winning-less = in 100 Partien etwa { $amount ->
    [one] 1 Sieg
   *[other] { $amount } Siege
 } weniger

coach-mistake = „{ $best }“ wäre etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } besser gewesen. { $why }

## Hints, what an undo takes back, and the review

site-hint = Hinweis
site-hint-title = Die besten Möglichkeiten
site-hint-thinking = Ich überlege …
site-hint-scores = Erwartete Endstände
site-hint-end = am Ende:
site-coach = Trainer
site-coach-about = Deine Wahl: „{ $name }“
site-coach-on = Trainer einschalten
site-coach-off = Trainer ausschalten
site-coach-form = Mit Trainer
site-coach-form-about = Sagt allen vor jeder Entscheidung, worauf es ankommt, von Partie zu Partie etwas weniger.
site-hints = Hinweise
site-hints-alone = Nur gegen Bots
site-hints-true = Für alle
site-hints-false = Keine
site-hints-on = An diesem Tisch dürfen alle um Hinweise bitten.
site-hints-off = An diesem Tisch sind Hinweise ausgeschaltet.
site-origin-seed = Wer diesen Tisch eröffnet hat, hat den Startwert des Zufalls gewählt und könnte wissen, was kommt.
site-origin-journal = Dieser Tisch setzt ein mitgebrachtes Protokoll fort. Was vorher geschah, muss nicht durch Zufall geschehen sein.
site-origin-position = Dieser Tisch setzt eine frühere Stellung einer anderen Partie fort; manche erinnern sich vielleicht, was dort kam.
site-review = Analyse
site-review-later = Eine Partie wird analysiert, wenn sie zu Ende ist.
site-review-progress = Jeder Zug wird viele Male weitergespielt, um zu sehen, was er wert war … { $count }{"\u00A0"}%
site-stand-in = Wer spielt für dich?
review-curve = Wie die Partie verlief
review-curve-note = An jeder Stelle: wie die Partie ausgegangen wäre, wenn alle von da an wie ein starker Bot gespielt hätten. Wer weniger Erfahrung hat, holt weniger heraus; deshalb liegt die Kurve anfangs meist zu hoch.
review-better = Was besser gewesen wäre
review-better-note = Jede Entscheidung wird daran gemessen, was man in dem Moment wissen konnte. Zu jeder Möglichkeit stehen die Endstände, die danach zu erwarten waren. Maßstab ist der Vorsprung: mehr eigene Punkte oder weniger für die anderen.
review-instead = { $name } hätte gegenüber den anderen etwa { $points } Punkte herausholen können
review-taken = Gewählt
review-best = Besser
review-see = Auf dem Tisch ansehen
review-no-better = Keine Entscheidung eines Menschen hat mehr als einen Punkt gekostet. Gut gespielt!
review-only-bots = Es spielten nur Bots; hier braucht niemand einen Rat.
review-swings = Was die Partie gewendet hat
review-swings-note = Die Züge und Ziehungen, die die erwarteten Endstände am stärksten verschoben haben, nach dem, was alle am Tisch wussten. Was bloßes Rauschen sein kann, fehlt hier.
review-chance = Zufall
review-decision = { $name } entscheidet
review-swing-better = Ein stärkerer Zug, als zu erwarten war.
review-swing-worse = Ein schwächerer Zug, als zu erwarten war.
review-no-swings = Nichts hat die erwarteten Endstände stark verschoben.
review-luck = Glück
review-luck-note = Um wie viele Punkte das, was gezogen oder aufgedeckt wurde, den zu erwartenden Endstand jedes Spielers verändert hat.
chart-expected = Erwartete Endstände
chart-expected-about = Der Endstand, den jeder zu jedem Zeitpunkt der Partie erwarten konnte.
chart-expected-start = Beginn
undo-choice = die letzte Wahl.
undo-routine = alles, was auf einmal gewählt wurde.
undo-takes = Nimmt zurück: { $text }
undo-takes-drawn = Nimmt zurück: { $text } Was seither gezogen oder aufgedeckt wurde, wird wieder verdeckt.
undo-takes-others = Nimmt zurück: { $text } Ebenso alle späteren Züge von { $names }.
site-hand-to-bot-sure = Wähle, wer ab jetzt auf dem Platz von { $name } spielt. Du kannst ihn jederzeit zurückholen.
site-hint-behind = Punkte hinter der besten
site-hint-rank = Hinweis Nummer { $number }
site-key-hint = 0
site-key-hint-does = um einen Hinweis bitten, wo Hinweise erlaubt sind
review-round = Runde { $number }

# What things on a plain table are for.
meaning-question = Was gerade gefragt ist.
meaning-field = Etwas, was allen am Tisch gemeinsam ist.
meaning-option = Eine der Möglichkeiten; klick sie an, um sie zu wählen.
meaning-measure = Was dieser Spieler hat.
meaning-score = Die Punkte dieses Spielers.
meaning-crown = Dieser Spieler hat gewonnen.
meaning-quill = Das Spiel wartet auf diesen Spieler.

# What is wrong with a database, for whoever starts a server.
database-in-use = Die Datenbank { $file } wird vom Freestone-Server unter { $address }/ benutzt – öffne diese Seite oder beende zuerst jenen Server.
database-in-use-somewhere = Die Datenbank { $file } wird von einem anderen Freestone-Server benutzt, der gerade startet oder endet. Versuche es gleich noch einmal.
database-busy = Die Datenbank { $file } wird von einem anderen Programm benutzt. Schließ zuerst dieses Programm.
database-folder = { $file } ist ein Ordner. Nenne eine Datei darin: --database { $example }
database-no-folder = Den Ordner { $folder } für die Datenbank gibt es nicht. Leg ihn zuerst an oder nenne mit --database eine andere Datei.
database-read-only = In die Datenbank { $file } kann nicht geschrieben werden. Erlaube es für die Datei und ihren Ordner oder nenne mit --database eine andere Datei.
database-disk = Das Laufwerk nimmt die Datenbank { $file } nicht an ({ $problem }). Sieh nach, ob es voll ist, oder nenne mit --database eine andere Datei.
database-foreign = { $file } ist keine Datenbank von Freestone. Nichts wurde geändert; nenne mit --database eine andere Datei.
database-damaged = Die Datenbank { $file } ist beschädigt ({ $problem }). Setz eine Sicherung an ihre Stelle oder nenne mit --database eine andere Datei.
database-newer = Die Datenbank { $file } stammt von einem neueren Freestone (Schema { $found }; dieses kennt { $known }). Aktualisiere Freestone oder nenne mit --database eine andere Datei.
database-unreachable = Die Datenbank { $url } lässt sich nicht benutzen ({ $problem }). Sieh nach, ob dort PostgreSQL läuft und diesen Benutzer zulässt, oder nenne mit --database eine andere.
database-shared = Die Datenbank { $url } enthält Tabellen eines anderen Programms. Nichts wurde geändert; leg eine eigene für Freestone an: createdb freestone
database-one-process = Die Datenbank { $file } ist eine Datei, die nur ein Prozess benutzen kann. Nenne für mehrere eine PostgreSQL-Datenbank, etwa --database postgresql://host/freestone.
database-strange-url = Unter { $url } lassen sich keine Partien aufbewahren. Nenne mit --database eine Datei oder eine URL wie sqlite:////srv/tables.sqlite oder postgresql://host/freestone.
database-missing = Es gibt keine Datenbank { $file }. Nenne die des Servers mit --database.
database-old = Die Datenbank { $file } hat das Schema einer anderen Version. Bring sie zuerst auf den Stand dieser Version: freestone admin migrate
database-not-empty = Die Datenbank { $file } ist nicht leer, deshalb wurde nichts wiederhergestellt. Nenne eine leere oder neue mit --database.
database-no-backup = { $file } ist keine vollständige Sicherung von Freestone; nichts wurde wiederhergestellt
database-other-schema = Die Sicherung { $file } hat Schema { $found }, dieses Freestone Schema { $known }. Stell sie mit der Version wieder her, die sie gemacht hat, und aktualisiere danach.

## Lessons

site-learn-title = „{ $name }“ lernen
site-learn-about = Kurze Kapitel an einem echten Tisch, in denen du die Züge machst. Jedes dauert ein bis drei Minuten. Du kannst jederzeit aufhören und später weitermachen.
site-learn-enough = Genug für eine erste Partie: Den Rest erklärt ein Trainer, sobald es so weit ist.
site-learner = Schüler
site-teacher = Lehrer
site-begin-chapter = Beginnen
site-begin-again = Neu beginnen
site-resume-chapter = Fortsetzen
site-chapter-done = Fertig
site-chapters-done = { $number } von { $count } Kapiteln fertig
site-chapter-begun = Begonnen
site-chapter-of = Kapitel { $number }: { $name }
site-leave-chapter = Verlassen
site-task = Deine Aufgabe
site-try-again = Noch einmal
site-choose-again = Anders wählen
site-task-lost = So lässt sich die Aufgabe nicht mehr lösen.
site-go-on-anyway = Trotzdem weiter
site-pointed-at = Gemeint ist: { $names }
site-other-move = Das darfst du tun, aber wir probieren gerade etwas anderes. Es hätte diese Folgen:
site-show-me = Zeig es mir
site-back-to-lesson = Zurück zum Kapitel
site-detour = Das passiert dann also. Sieh dich um; dann gehen wir dorthin zurück, wo wir waren.
site-chapter-finished = Das war dieses Kapitel. Gut gespielt!
site-chapter-enough = Jetzt weißt du genug, um zu spielen! In der ersten Partie erklärt ein Trainer den Rest, sobald es so weit ist. Oder du lernst ihn gleich hier.
site-chapter-left = Das war dieses Kapitel. Du kannst es jederzeit wiederholen.
site-lesson-finished = Das war das letzte Kapitel. Für eine erste Partie weißt du nun alles. Viel Spaß!
site-next-chapter = Nächstes Kapitel
site-to-first-game = Erste Partie spielen
site-all-chapters = Alle Kapitel
site-origin-lesson = Dieser Tisch gehört zu einem Lehrgang.

## Errors: what is wrong and what to do, in one line. It begins with a small letter, since a name comes before it.

# What somebody typed.
quotation = „{ $text }“
# A text that nobody knows, and what may be meant.
error-near = { $fault }; meintest du { $near }?
error-there-are = { $fault }; es gibt: { $known }
error-no-game = kein Spiel { $text }
error-no-choice = keine Wahl { $text }
error-no-setting = keine Einstellung { $text }
error-no-player = kein Spieler { $text }
error-no-player-with-weights = kein Spieler mit Gewichten { $text }
error-no-colour = keine Farbe { $text }
error-no-mask-place = kein Platz für die Maske { $text }
error-no-render-mode = keine Darstellung { $text }
error-no-language = keine Sprache { $text }
error-no-answer = keine Antwort { $text }
error-no-engine = keine Engine { $text }
error-no-pack = kein Paket { $text } für { $game }
error-no-built-in-pack = kein mitgeliefertes Paket { $text }
error-no-standing = keine Dauerantwort { $text } an dieser Stelle
error-no-key = kein Schlüssel { $text }
error-no-value = { $key }: kein Wert { $text }
error-no-part = { $key }: kein Eintrag { $text }
error-no-item = kein Eintrag { $text }
error-no-limit = kein Grenzwert { $text }
error-no-table = kein Tisch { $text } in dieser Datenbank
error-no-component = kein Bestandteil mit dem Text { $text }
error-no-effect = kein Effekt { $text }
# Choices.
error-not-now = { $choice } geht jetzt nicht
error-not-now-because = { $choice } geht jetzt nicht: { $reason }
error-chance-first = { $choice } geht jetzt nicht: zuerst ist der Zufall an der Reihe
error-choice-after-end = { $choice } geht nicht mehr: die Partie ist zu Ende
error-foreign-choice = { $choice } gehört zu einem anderen Spiel oder Paket
error-undo-after-end = die Partie ist zu Ende: nichts lässt sich mehr zurücknehmen
error-nothing-to-undo = es gibt nichts zurückzunehmen
error-undo-needs-consent = inzwischen wurde etwas aufgedeckt oder jemand anderes hat gespielt: alle müssen zustimmen
# Tables: settings, seats, names.
error-malformed = { $where }: dieser Wert geht hier nicht
error-malformed-text = { $where }: hier wird ein Text erwartet
error-malformed-number = { $where }: hier wird eine ganze Zahl erwartet
error-malformed-decimal = { $where }: hier wird eine Zahl erwartet
error-malformed-flag = { $where }: hier wird true oder false erwartet
error-malformed-list = { $where }: hier wird eine Liste erwartet
error-malformed-object = { $where }: hier wird ein JSON-Objekt erwartet
error-malformed-short = { $where }: das ist zu kurz (mindestens { $limit })
error-malformed-long = { $where }: das ist zu lang (höchstens { $limit })
error-malformed-least = { $where }: hier wird mindestens { $limit } erwartet
error-malformed-most = { $where }: hier wird höchstens { $limit } erwartet
error-malformed-below = { $where }: hier wird weniger als { $limit } erwartet
error-malformed-form = { $where }: hier wird die Form { $limit } erwartet
error-malformed-missing = { $where }: das fehlt
error-malformed-extra = { $where }: das ist hier nicht bekannt
error-malformed-json = { $where }: das ist kein JSON
error-setting-value = Einstellung { $name } kann bei { $seats } Spielern nicht { $value } sein
error-seat-count = { $game } lässt sich mit der Spielerzahl { $seats } nicht spielen; möglich sind { $counts }
error-left-out = das Spiel { $game } bleibt außen vor: { $fault }
error-nor-a-folder = { $fault }; und es gibt keinen Ordner dieses Namens
error-name-empty = ein Name zeigt mindestens ein Zeichen, nicht { $name }
error-name-long = ein Name hat höchstens { $most } Zeichen, nicht { $name }
error-name-odd = ein Name hat nur druckbare Zeichen, nicht { $name }
error-name-stacked = ein Buchstabe eines Namens hat höchstens { $marks } Zusatzzeichen, nicht { $name }
error-name-same = zwei Spieler können nicht gleich heißen: { $name }
error-same-colour = jeder Platz braucht eine eigene Farbe, anders als in { $colours }
error-sitters-and-seats = { $sitters } Menschen und Bots für { $seats } Plätze
error-not-a-person = auf Platz { $seat } sitzt kein Mensch
error-no-such-entry = es gibt keinen Eintrag { $number }
error-other-game = { $bot } spielt { $plays }, nicht { $game }
error-cannot-listen = unter { $host }, Port { $port }, lässt sich kein Server starten: { $reason }. Nenne mit --host eine andere Adresse oder mit --port einen anderen Port
error-wrong-limit = { $text } geht nicht: { $name } ist eine ganze Zahl von { $least } bis { $most }
# Journals.
error-journal-line = Zeile { $number }: { $reason }
error-other-position = die Stellung ist nicht die gespeicherte (Prüfsumme { $digest })
error-entry-after-end = { $choice } von Platz { $seat }, aber die Partie ist zu Ende
error-entry-of-other-seat = { $choice } von Platz { $seat }, aber Platz { $deciding } entscheidet
error-under-other-rules = { $fault } (geschrieben nach Regeln { $written }, dies sind Regeln { $rules })
error-newer-rules = geschrieben nach Regeln { $written } von { $game }; dieses Freestone kennt Regeln { $rules }
error-other-pack = mit einem anderen Paket gespielt: { $played }, nicht { $digest }
error-players-and-names = { $players } Spieler für { $names } Namen
error-unreadable-name = ein Name hat 1 bis { $most } druckbare Zeichen, nicht { $name }
error-large-seed = ein Startwert hat höchstens { $most } Bits
error-undo-of-too-many = nimmt mehr Einträge zurück, als es gibt: { $count } von { $entries }
error-cannot-read = { $file } lässt sich nicht lesen: { $reason }
error-not-utf-8 = { $file } ist keine Textdatei in UTF-8
# What the operating system says of a file or an address.
error-system-missing = Datei oder Ordner nicht gefunden
error-system-forbidden = keine Berechtigung
error-system-folder = ist ein Ordner
error-system-no-folder = ist kein Ordner
error-system-there = die Datei gibt es schon
error-system-full = kein Platz mehr auf dem Gerät
error-system-read-only = das Dateisystem ist schreibgeschützt
error-system-long = der Dateiname ist zu lang
error-system-taken = die Adresse ist schon in Gebrauch
error-system-elsewhere = die Adresse gehört nicht zu diesem Rechner
error-system-died = ein Arbeitsprozess ist abgestürzt; war genug Speicher frei?
error-large-journal = { $file } ist zu groß für ein Protokoll: mehr als { $most } Bytes
error-torn-line = die letzte Zeile ist nicht vollständig
error-not-json = kein JSON: { $text }
error-not-a-journal = das ist nicht der Kopf eines Protokolls von Freestone
error-other-format = im Format { $written } geschrieben; dieses Freestone liest Format { $known }
error-header-field = { $name } fehlt im Kopf oder ist von falscher Art
error-header-texts = Namen, Spieler und Farben sind Listen von Texten
error-header-settings = Einstellungen sind Texte, ganze Zahlen, Ja oder Nein oder nichts
error-header-seed = der Startwert ist keine ganze Zahl
error-not-an-entry = weder ein Eintrag [Platz, Wahl] noch eine Zeile mit undo oder digest: { $text }
# Packs and weights.
error-mistakes = { $count ->
    [0] { $first }
   *[other] { $first } (und { $count } weitere: freestone check --pack nennt alle)
 }
error-not-a-folder = { $folder } ist kein Ordner
error-no-packs = { $game } hat keine Materialdaten in Dateien, also kein Paket zum Kopieren oder Ändern
error-pack-of-same-name = { $folder }: es gibt schon ein Paket { $name } für { $game }; gib diesem einen eigenen Namen
error-unreadable-weights = { $file } ist nicht lesbar: { $reason }
error-weights-list = { $file }: { $name } ist eine Liste von Zahlen mit Dezimalpunkt, nicht { $found }
error-weights-of-no-game = { $file } enthält Gewichte keines Spiels
error-not-a-network = { $file } ist kein Netz: { $reason }
# Mistakes in component data: a place in a file, and what is wrong there.
mistake-at = { $place }: { $fault }
mistake-in-line = { $file }, Zeile { $line }: { $fault }
mistake-in-key = { $key }: { $fault }
mistake-toml-at = Zeile { $line }, Spalte { $column }: { $fault }
mistake-toml-at-end = am Ende der Datei: { $fault }
mistake-toml-value = das ist kein TOML-Wert; Texte stehen in Anführungszeichen
mistake-toml-one-line = in jeder Zeile stehen ein Schlüssel und ein Wert
mistake-toml-equals = auf einen Schlüssel folgen = und sein Wert
mistake-toml-twice = das ist weiter oben schon festgelegt
mistake-toml-unclosed = ein Anführungszeichen oder eine Klammer ist nicht geschlossen
mistake-toml-escape = ein umgekehrter Schrägstrich in einem Text wird als \\ geschrieben
mistake-toml-other = das ist kein TOML
mistake-source = { $key } ist eines von { $known }, nicht { $found }
mistake-missing = { $key } fehlt
mistake-empty = { $key } ist leer
mistake-kind-text = { $key } ist ein Text, nicht { $found }
mistake-kind-number = { $key } ist eine ganze Zahl, nicht { $found }
mistake-kind-flag = { $key } ist „true“ oder „false“, nicht { $found }
mistake-kind-list = { $key } ist eine Liste, nicht { $found }
mistake-kind-table = { $key } ist eine Tabelle, nicht { $found }
mistake-list-text = { $key } ist eine Liste von Texten, nicht { $found }
mistake-list-number = { $key } ist eine Liste ganzer Zahlen, nicht { $found }
mistake-list-table = { $key } ist eine Liste von Tabellen, nicht { $found }
mistake-id = { $key } besteht aus höchstens 60 Zeichen (a-z, 0-9, _ und -), nicht aus { $found }
mistake-id-twice = diese id kommt zweimal vor
mistake-number = { $key } liegt zwischen { $least } und { $most }, nicht bei { $found }
mistake-one-number = { $key } ist { $only }, nicht { $found }
mistake-numbers = die Zahlen von { $key } liegen zwischen { $least } und { $most }, nicht bei { $found }
mistake-length = { $key } hat { $count } Zahlen, nicht { $found }
mistake-no-text = der Text { $id } fehlt; schreib { $id } = … in { $file }
mistake-text-form = ein Text hat die Form Nachrichten-id = Name, ohne Variablen und Verweise
mistake-text-twice = { $id } kommt zweimal vor
# Commands.
error-missing-extra = { $purpose } braucht { $library }: pip install 'freestone[{ $extra }]'
error-no-file = es gibt keine Datei { $file }
error-no-folder = es gibt keinen Ordner { $folder }: leg ihn an oder nenne ein anderes --output
error-cannot-write = { $file } lässt sich nicht schreiben: nenne ein anderes --output
error-already-there = { $folder } gibt es schon; nichts wurde geändert
error-no-bot-of-name = { $file } hat keinen Bot { $name }
error-several-bots = { $file } hat mehrere Bots; nenne einen: { $bots }
error-no-bot = { $file } hat keinen Bot: eine Klasse mit __init__(self, seed) und choose(self, seen)
error-not-a-setting = eine Einstellung schreibt man Name=Wert, nicht { $text }
error-not-players = Spieler trennt man durch Kommas wie in you,random,random; nicht { $text }
error-not-numbers-of-players = Spielerzahlen trennt man durch Kommas wie in 2,4; nicht { $text }
error-not-a-time = eine Zeit schreibt man 30s, 5m oder 1h, nicht { $text }
error-either-option = nimm entweder { $one } oder { $other }
error-either-options = nimm entweder { $one } oder { $other } und { $more }
error-instead-option = nimm { $one } anstelle von { $other } oder { $more }
error-play-what = nenne ein Spiel: freestone play pillars; oder setze eine Partie fort: freestone play --resume
error-perft-what = nenne ein Spiel, zum Beispiel: freestone perft pillars --depth 3
error-check-what = prüfe eines davon: Protokolle, --fuzz DAUER, --data, --lessons, --texts oder --pack ORDNER
error-compare-what = nenne ein Spiel oder mit --from Dateien gespeicherter Partien
error-compare-two = verglichen werden zwei Bots wie in --bots greedy,planner; nicht { $text }
error-bot-file = hier spielt { $file }, und eine Datei läuft nur, wenn du sie selbst nennst: --players { $players }
error-who-plays = nenne die Spieler von { $seats } Plätzen, zum Beispiel --players { $example }
error-nothing-to-resume = es gibt keine Partie fortzusetzen; beginne eine mit: freestone play pillars
error-nothing-to-resume-without-pack = es gibt keine Partie fortzusetzen; eine mit eigenem Paket braucht --pack ORDNER
error-not-on-list = { $text } ist keine Zahl von 1 bis { $most }
error-no-entry-in-file = { $file } hat { $entries } Einträge; es gibt keinen Eintrag { $number }
error-review-later = { $file }: die Partie ist noch nicht zu Ende; danach lässt sie sich analysieren
error-format-prints = --format gibt Zeilen aus und lässt sich nicht mit { $option } kombinieren
error-seats-of-population = --seats gehört zu --population; --players nennt für jeden Platz einen Bot
error-network-options = --network lernt nach --hours und nicht mit --trials, --set oder --player
# The laboratory.
error-another-output = { $fault }. Nenne ein anderes --output oder entferne die Datei
error-other-journal = { $file } enthält eine andere Partie. Nenne ein anderes --journals oder entferne die Datei
error-row-file = Zeilen werden als .jsonl, .csv oder .parquet gespeichert, nicht als { $file }
error-no-games = { $file } enthält keine Partien
error-no-row = { $file }, Zeile { $number }: das ist keine Zeile einer Simulation
error-no-rows = { $file } enthält keine Zeilen einer Simulation
error-no-rows-of-games = { $file } enthält keine Zeilen von Partien
error-games-before-change = { $file } enthält andere Partien: Regeln oder Bots haben sich seither geändert
error-other-games = { $file } enthält andere Partien: { $name } ist dort { $found }, nicht { $value }
error-weights-file = Gewichte werden in einer Datei wie { $example } gespeichert, nicht in { $file }: nenne ein anderes --output
error-weights-of-rival = { $file } ist einer der Gegner und würde beim Einstellen geändert: nenne ein anderes --output
error-no-weights = { $game } hat keine Gewichte zum Einstellen
error-weights-of-other-game = { $file } enthält nicht die Gewichte von { $game }: nenne ein anderes --output
error-other-tuning = { $file } enthält einen Lauf mit anderen Bots, Regeln, Werten oder Optionen
error-other-bots = eine Partie von { $bots } vergleicht nicht { $rival } mit { $challenger }
error-unlike-games = die verglichenen Partien unterscheiden sich im Spiel, in den Werten, den Einstellungen oder den Plätzen
error-games-of-two = ein Vergleich braucht Partien von zwei Bots, nicht von { $bots }
error-no-puzzle-search = { $file }, Zeile { $number }: das ist keine Suche nach Rätseln
error-other-puzzle-search = { $file }, Zeile { $number }: das sind andere Partien oder solche aus der Zeit, bevor sich Regeln oder Bots änderten
error-no-ladder-game = { $file }, Zeile { $number }: das ist keine Partie einer Rangliste
error-ladder-seed = { $file } enthält Partien mit dem Startwert { $found }, nicht { $seed }
error-ladder-settings = { $file } enthält Partien von { $contest } mit anderen Einstellungen oder Werten
error-ladder-before-change = { $file } enthält Partien von { $contest } aus der Zeit, bevor sich Regeln oder Bots änderten
error-bot-twice = { $bot } kommt in --bots zweimal vor; Ergebnisse werden nach Namen berichtet
error-ladder-of-two = eine Rangliste braucht zwei Bots: nenne mehrere in --bots oder einen Gegner in --against
error-no-run = { $folder } enthält keinen Lauf: es gibt kein aims.json
error-other-network = dieses Netz liest andere Stellungen, als { $game } jetzt hat: { $card }
error-another-run = { $folder } enthält einen anderen Lauf: { $reason }. Nenne ein anderes --output; mit --from { $folder } beginnt der neue Lauf mit dem, was dieser gelernt hat
error-other-aim = { $name } ist dort { $found }, nicht { $value }
error-other-fields = bei seinem Beginn hatten Stellungen andere Felder oder Züge
error-other-figures = bei seinem Beginn hatte das Material andere Werte
error-other-puzzle = Rätsel { $puzzle } von { $game }: seine Züge führen zu einer anderen Stellung
error-no-puzzles = { $file } enthält keine Rätsel
error-cluster-failed = der Cluster ist ausgefallen: { $reason }
error-cluster-code = { $machine } hat { $theirs }, dieser Rechner aber { $ours }: installiere auf jedem Rechner des Clusters dasselbe
error-no-cluster = kein Cluster unter { $address } ({ $reason }): starte einen mit { $start } oder lies docs/cluster.md
error-no-cluster-here = auf diesem Rechner läuft kein Cluster: starte einen mit { $start } oder lies docs/cluster.md
error-cluster-address = eine Adresse ist auto, HOST:PORT oder ray://HOST:PORT
error-cluster-without = kein Freestone oder eines, das keine Cluster kennt
