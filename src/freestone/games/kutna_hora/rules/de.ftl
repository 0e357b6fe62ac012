# The rules of Kutná Hora in our own words; the numbers are those that the code and the tests name.

rule-k1 = Aufbau
rule-k1-1 = Zu viert spielt man 5 Runden, zu zweit oder dritt 6. Zu dritt und zu viert gelten die große Stadt und das große Bergwerk, zu zweit die kleinen.
rule-k1-2 = Die Steuer beginnt bei 0. Die drei Gebäude mit Rotem Patrizier warten auf der Rundenleiste.
rule-k1-3 = Das Rathaus hat drei Reihen. Die vier Plättchen jeder Gilde bilden einen Stapel, das markierte zuunterst, die anderen drei gemischt darauf; die sechs Stapel werden zufällig auf die beiden linken Spalten verteilt. Die Öffentlichen Gebäude mit Grünem, Silbernem und Gelbem Patrizier, je drei, werden zu Stapeln in der dritten Spalte gemischt, jeder in der Reihe, die für seine Farbe aufgedruckt ist. Ein Plättchen kostet in der ersten Spalte 1 Groschen, dann 1, 2 und 3 Genehmigungen.
rule-k1-4 = Eine Vorbereitungskarte sagt, auf welchen vier Bergwerkfeldern Fels liegt; welcher Fels wo liegt, ist Zufall.
rule-k1-5 = Bevölkerung und Erz-Deck stehen bei 0, alle Anzeiger ganz links.
rule-k1-6 = Der Dom der Hl. Barbara hat 11 Plättchen, die der Reihe nach drankommen. Im Vorrat sind drei Patrizier jeder Farbe, und vier Bergwerkstechnologien warten in fester Reihenfolge.
rule-k1-7 = Die Bergwerkplättchen liegen in drei Lagen: I auf II auf III, jede gemischt.
rule-k1-8 = Der Startspieler wird ausgelost oder bestimmt. Alle haben 12 Häuser in drei Reihen zu vier, 1 verfügbaren Bergmann und 8 wartende, 3 Grundstücksteine, Reputation 0, keine Punkte und sechs Aktionskarten. Der Startspieler hat 40 Groschen, die anderen in Zugreihenfolge 41, 42 und 43.
rule-k1-9 = Eine Vorbereitungskarte bietet je Spieler einen Satz aus drei Gilden. In umgekehrter Zugreihenfolge nehmen alle einen Satz; dann entscheiden alle in Zugreihenfolge, welche Gilde in welche Reihe ihres Tableaus kommt. In einer ersten Partie gilt Karte 1, die Sätze werden zufällig verteilt, und die Gilden eines Satzes kommen in ihrer Reihenfolge in die Reihen „Öffentliche Gebäude“, „Pelikanwappen“ und „Reputation“.
rule-k1-10 = Ereignisse gehören zu jeder Partie zu zweit; zu dritt und zu viert sind sie freiwillig. Jede Runde außer der letzten hat eines: aus Stapel A bis zu der Runde, nach der die Gebäude mit Rotem Patrizier kommen, danach aus Stapel B. Das erste Ereignis liegt offen, bevor Runde 1 beginnt. Ein Steuersymbol auf einem Ereignis erhöht die Steuer beim Aufdecken.

rule-k2 = Runden und Züge
rule-k2-1 = Im Uhrzeigersinn ab dem Startspieler ist jeder pro Runde dreimal am Zug und spielt im ersten und im zweiten Zug zwei Karten nacheinander, im dritten eine. Die sechste Karte bleibt ungespielt.
rule-k2-2 = Eine Karte zeigt zwei Aktionen; wer sie spielt, führt eine davon aus. Danach ist die Karte für die Runde verbraucht. Karten sind offen.
rule-k2-3 = Eine Karte darf immer ohne Effekt gespielt werden. Eine Aktion, die sich nicht ausführen lässt, hat keinen Effekt oder endet dort, wo sie nicht weiterkommt; was sie bis dahin gekostet hat, wird nicht erstattet.
rule-k2-4 = Kosten werden bezahlt, wenn sie anfallen. Was du nicht ganz bezahlen kannst, kannst du nicht wählen. Eine Aktion wird nur angeboten, wenn sie einen Effekt haben kann. Mit zwei Ausnahmen: Bergwerkplättchen darfst du auch ziehen, wenn du kein Feld bezahlen kannst, und die Hl. Barbara nutzen, sobald du ein ungenutztes Pelikanwappen hast.

rule-k3 = Preise
rule-k3-1 = Einen Preis liest man an der obersten Karte des Decks und an der Stellung des Anzeigers ab. Holz, Nahrung und Bier folgen der Bevölkerung; Erz, Silber und Genehmigungen folgen dem Erz-Deck. Erz liest man am Anzeiger für Silber ab.
rule-k3-2 = Ein Deck steigt Karte für Karte, und die Symbole jeder neuen Karte wirken sofort: die von Holz, Nahrung und Bier in dieser Reihenfolge oder die von Silber und Genehmigungen. Bei der letzten Karte entfallen weitere Schritte.
rule-k3-3 = Die Stadt baut: Wo dieses Symbol erscheint, rückt der Anzeiger um eine Raste nach rechts, das oberste Plättchen des Gildenstapels kommt aus dem Spiel, und der Stapel kommt ans Ende seiner Reihe. Dann wirkt das neue Feld. Ohne Plättchen rückt der Anzeiger trotzdem; in seiner letzten Stellung bleibt er stehen, und nichts geschieht.
rule-k3-4 = Ein rotes X: Solange es zu sehen ist, kann niemand ein Gebäude dieser Gilde bauen. Baurechte lassen sich weiter kaufen. Ein X bei Erz hält Gebäude der Bergleute auf, nicht aber Bergwerke und Bergwerkstechnologien. Öffentliche Gebäude werden nie aufgehalten.
rule-k3-5 = Bewegt ein Gebäude einen Anzeiger, wirkt das Symbol auf dem neuen Feld sofort.

rule-k4 = Die Bergwerk-Aktion
rule-k4-1 = Ohne verfügbare Bergleute musst du zuerst den Preis einer Genehmigung zahlen und 1 oder 2 wartende Bergleute verfügbar machen. Mit einem verfügbaren Bergmann darfst du dasselbe für einen weiteren tun. Verfügbar sind höchstens zwei, und aufgefüllt wird nur zu Beginn der Aktion.
rule-k4-2 = Zieh so viele Bergwerkplättchen, wie die Stufe der Technologie sagt, und wähle eines oder keines; der Rest wird abgelegt. Die Stufe beginnt bei 1, und nur Gebäude der Bergleute erhöhen sie. Ein leerer Stapel wird aus den gemischten abgelegten Plättchen neu gebildet. Die Genehmigung wird nicht erstattet, wenn du kein Plättchen legst.
rule-k4-3 = Ein Bergwerk kommt auf ein leeres Feld ohne Fels: auf einen Eingang oder ein Feld direkt links, rechts oder unter einem Bergwerk. Die Bergwerke aller zählen, Bergwerkstechnologien ebenso.
rule-k4-4 = Ein Eingang kostet immer 2 Holz, was auch daneben liegt. Jedes andere Feld kostet das Holz, das auf den Bergwerken daneben und darüber steht; sind die Zahlen verschieden, gilt die höchste, nicht die Summe. Auf das Feld über sich wirkt ein Bergwerk nie.
rule-k4-5 = Leg das Plättchen und markiere es mit einem verfügbaren Bergmann. Dann der Reihe nach: Deine Erzproduktion steigt, das Erz-Deck steigt um ebenso viel, und Bevölkerung, Punkte und weitere Effekte folgen.
rule-k4-6 = Ohne einen Bergmann auf deinem Tableau hat die Aktion keinen Effekt. Sind weniger Plättchen übrig, als du ziehen darfst, wählst du aus denen, die es gibt.
rule-k4-7 = Du darfst auch ziehen, wenn du kein Feld bezahlen kannst; die Plättchen werden dann abgelegt.

rule-k5 = Die Baurechte-Aktion
rule-k5-1 = Nimm das oberste Plättchen eines Stapels, den du bezahlen kannst: eines deiner drei Gilden oder ein beliebiges Öffentliches Gebäude. Die Spalte sagt, was es kostet: 1 Groschen, dann 1, 2 und 3 Genehmigungen zum heutigen Preis.
rule-k5-2 = Dein Tableau hat Platz für drei Plättchen; solange alle drei Plätze belegt sind, kannst du die Aktion nicht ausführen. Hast du ein Plättchen genommen, kommt sein Stapel ans Ende seiner Reihe, und die anderen rücken nach links. Ein leerer Stapel verlässt seine Reihe.

rule-k6 = Die Grundstück-Aktion
rule-k6-1 = Solange es in der Stadt kein Gebäude gibt, kostet jedes freie Feld 5 Groschen. Später nimmst du ein freies Feld neben einem Gebäude, zum höchsten Preis auf seinen Nachbarn, nicht zur Summe. Nebeneinander heißt: mit gemeinsamer Seite; Felder, die sich nur an einer Ecke berühren, sind nie Nachbarn. Ist kein solches Feld frei, kostet jedes freie Feld 5.
rule-k6-2 = Mit Reputation 3 oder mehr kostet ein Grundstück stattdessen 1 Groschen. Du kannst höchstens drei Grundstücksteine in der Stadt haben.

rule-k7 = Die Gebäude-Aktion
rule-k7-1 = Bau eines deiner Plättchen auf einem deiner Grundstücke: Der Grundstückstein kommt zurück, das Plättchen wird gelegt und sein Holz zum heutigen Preis bezahlt. Gebäude sind Nachbarn, wenn sie eine gemeinsame Seite haben, nie diagonal.
rule-k7-2 = Gebäude einer Gilde lassen sich nicht bauen, solange ihre Ressource ein rotes X zeigt, und auch nicht ohne ein Haus in der Reihe dieser Gilde.
rule-k7-3 = Die Effekte des Plättchens geschehen in der gedruckten Reihenfolge, die Produktion zuerst. Ein Gildengebäude bewegt den Anzeiger seiner Ressource; ein Gebäude der Bergleute erhöht stattdessen das Erz-Deck um seine Produktion und bringt eine Bergwerkstechnologie.
rule-k7-4 = Zuletzt kommt das Haus ganz links aus der Reihe der Gilde auf das neue Gildengebäude, und was das Haus verdeckt hat, geschieht: Punkte und Reputation musst du nehmen. Ein kostenloses Öffentliches Gebäude darfst du ablehnen; es braucht Platz auf deinem Tableau und ist das oberste Plättchen eines beliebigen Stapels Öffentlicher Gebäude, auch solcher mit Rotem Patrizier; der Stapel wandert wie immer.
rule-k7-5 = Ein Öffentliches Gebäude gehört niemandem; es hat kein Haus und keine Produktion. Sein Patrizier kommt aus dem Vorrat in den Fundus, falls der Vorrat noch einen hat.
rule-k7-6 = Technologie: Leg die nächste Bergwerkstechnologie kostenlos auf ein Feld, auf dem ein Bergwerk liegen könnte, mit einem wartenden Bergmann oder, wenn keiner wartet, mit einem verfügbaren; oder nimm sie aus dem Spiel. Ohne Bergmann oder offenes Feld kann sie nur aus dem Spiel; ist keine Bergwerkstechnologie mehr da, geschieht nichts. In jedem Fall steigt die Stufe der Technologie, und alle ziehen von nun an mehr Bergwerkplättchen. Eine gelegte zählt in jeder Hinsicht als Bergwerk, samt ihren Effekten.
rule-k7-7 = „Hl. Barbara umdrehen“ auf manchen Gildengebäuden: Das aktuelle Plättchen wird umgedreht und seine Steuer addiert; seinen Effekt bekommt niemand. Ist kein Plättchen mehr da, geschieht nichts.
rule-k7-8 = „Ein Haus entfernen“: Entferne das Haus ganz links in einer Reihe deiner Wahl, ohne seinen Effekt. Das ist Pflicht; ohne ein Haus auf deinem Tableau lässt sich ein solches Plättchen nicht bauen.
rule-k7-9 = Die Steuer steigt nie über 25.
rule-k7-10 = Pelikanwappen kommen aus einem unbegrenzten Vorrat, ungenutzt. Steuer, Bevölkerung, Erz, Punkte und Reputation ändern sich sofort.

rule-k8 = Die Einkommen-Aktion
rule-k8-1 = Du bekommst sofort Groschen: jede Produktion mal ihren Preis, alles zusammengezählt. Erz aus Bergwerken und aus Gebäuden ist dasselbe.
rule-k8-2 = Danach darfst du 10 Groschen zahlen, um einen Patrizier aus dem Fundus in den Stadtrat zu bringen.

rule-k9 = Die Aktion Hl. Barbara
rule-k9-1 = Dreh ein ungenutztes Pelikanwappen auf die genutzte Seite, führe das aktuelle Plättchen aus und dreh es um; seine Steuer entfällt. Gewinne und Verluste an Reputation und Punkten musst du hinnehmen, den Effekt in der Mitte darfst du ablehnen.
rule-k9-2 = Ist Plättchen 11 umgedreht, bringt die Aktion für ein Pelikanwappen 2 Reputation.
rule-k9-3 = Plättchen 1: 2 Reputation. Plättchen 2: 1 Reputation; nimm kostenlos die Baurechte für ein Plättchen. Plättchen 3: Verliere 1 Reputation; du darfst das Haus ganz links bei einer deiner Gilden ohne seinen Effekt entfernen, für 2 mehr Produktion ihrer Ressource. Gebaut wird nichts, also bewegt sich kein Deck und kein Anzeiger. Plättchen 4: 1 Reputation; beanspruche kostenlos ein beliebiges freies Feld. Plättchen 5: Verliere 2 Reputation; zweimal Einkommen, jedes Mal mit der Gelegenheit, einen Patrizier in den Stadtrat zu bringen. Plättchen 6: 2 Punkte; ein Patrizier kommt aus dem Vorrat direkt in den Stadtrat. Plättchen 7: 1 Reputation für jedes Paar aus einem deiner Gebäude und einem Öffentlichen Gebäude daneben, nie diagonal. Plättchen 8: 1 Punkt; bau für 0 Holz. Plättchen 9: zwei Bergwerke für 0 Holz und ohne Genehmigung, mit wartenden Bergleuten oder, wenn keiner wartet, mit verfügbaren. Plättchen 10: Werte jetzt die passenden Symbolpunkte rund um eines deiner Gebäude, wie am Ende der Partie. Plättchen 11: 5 Punkte.
rule-k9-4 = Ein mit Plättchen 8 gebautes Gebäude, das die Hl. Barbara umdreht, dreht Plättchen 8 selbst um, mit seiner Steuer, und kein weiteres. Dreht ein Gildengebäude Plättchen 11 um, bekommt niemand die 5 Punkte.

rule-k10 = Der Joker
rule-k10-1 = Verliere 1 Reputation, mit 6 oder mehr nichts, und führe eine beliebige andere Aktion aus; ihre Kosten gelten nach dem Verlust. Ohne Effekt gespielt, kostet der Joker nichts.

rule-k11 = Reputation
rule-k11-1 = Jeder Schritt über das obere Ende der Leiste hinaus bringt stattdessen 2 Punkte, jeder über das untere kostet 2. Punkte dürfen negativ sein. Ab 3 kosten Grundstücke 1 Groschen, ab 6 kostet der Joker keine Reputation.

rule-k12 = Das Ende einer Runde: Ereignis, Steuern, Patrizier, neue Plättchen
rule-k12-1 = Zuerst das Ereignis: Die genannten Decks steigen, dann folgt der Effekt. „Alle“ belohnt jeden, der genug hat; „die meisten“ belohnt auch bei Gleichstand alle Ersten, aber nur, wenn sie mehr als 0 haben. Ändert ein Ereignis die Kosten von Gebäuden oder Bergwerken, gilt das während der Runde für alle, die bezahlt werden; unter 0 sinken die Kosten nie.
rule-k12-2 = Dann die Steuern, in Zugreihenfolge: Zahl den Satz, dazu 3 bei zwei oder 8 bei drei Grundstücksteinen in der Stadt, oder verliere die Reputation, die für die Runde angegeben ist. Wer nicht alles zahlen kann, verliert die Reputation und zahlt nichts; wer es kann, darf sich trotzdem weigern. Ist nichts fällig, wird nicht gefragt.
rule-k12-3 = Dann wertet in jeder der letzten drei Runden jeder Patrizier im Stadtrat für alle. Grün: 1 für jedes Paar aus einem deiner Gebäude und einem Öffentlichen Gebäude daneben, nie diagonal. Silber: 3 für je zwei genutzte Pelikanwappen. Gelb: 2 mit einem eigenen Bergwerk in jeder Reihe, 4 mit zweien in jeder Reihe. Rot: 3 für jede Spalte deines Tableaus ohne Häuser.
rule-k12-4 = Nach Runde 2 zu viert, nach Runde 3 zu zweit oder dritt werden die Gebäude mit Rotem Patrizier gemischt; je eines kommt ans Ende jeder Reihe des Rathauses, jedes als eigener Stapel.
rule-k12-5 = Zuletzt kommen die Karten zurück, der Startspielermarker wandert nach links, und das nächste Ereignis wird aufgedeckt.

rule-k13 = Das Ende der Partie
rule-k13-1 = Stadt: Jedes deiner Gildengebäude bringt 1 Punkt für jeden Symbolpunkt auf einem Nachbarn in einer Farbe, die es selbst hat. Nachbarn haben eine gemeinsame Seite mit ihm, nie nur eine Ecke: Gebäude jeder Art und Dörfer am Rand der Stadt. Ein Symbolpunkt zählt einmal, wie oft das Gebäude seine Farbe auch hat. Öffentliche Gebäude bringen nichts.
rule-k13-2 = Bergwerke: Alle Sterne einer Reihe, auch die von Felsen und Bergwerkstechnologien, bestimmen, was die Reihe dem Ersten, Zweiten und Dritten bringt. Die Rangfolge richtet sich nach den Sternen auf eigenen Bergwerken in der Reihe. Bei Gleichstand bekommen alle den vollen Wert ihres Platzes, und die Plätze, die sie füllen, sind verbraucht. Ohne eigenen Stern gibt es nichts.
rule-k13-3 = Dein Einkommen zu den letzten Preisen, durch 10 geteilt, abgerundet.
rule-k13-4 = Die Punkte, die neben deiner Reputation stehen.
rule-k13-5 = 1 Punkt für jedes nicht gebaute Plättchen auf deinem Tableau, jeden deiner Grundstücksteine in der Stadt und jedes deiner ungenutzten Pelikanwappen.
rule-k13-6 = Wer die meisten Punkte hat, gewinnt, bei Gleichstand, wer die meisten Groschen hat; sonst wird der Sieg geteilt.
