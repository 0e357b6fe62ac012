# The rulebook of Kutná Hora: The City of Silver, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = Worum es geht
book-goal-lead = Eine Stadt wird reich durch Silber. Du baust sie, gräbst unter ihr und verkaufst, was sie braucht.
book-goal-story = Du gehörst drei Gilden an. Für jede errichtest du Gebäude, und jedes Gebäude *produziert* eine Ressource: Erz [ore], Silber [silver], Holz [wood], Genehmigungen [permit], Nahrung [food] oder Bier [beer].
book-goal-money = Gelagert wird nie etwas. Wenn du Einkommen nimmst, wird deine Produktion zu den heutigen Preisen bezahlt. Sie gelten für den ganzen Tisch, und fast alles, was jemand tut, bewegt sie.
book-goal-picture = Eine Stadt am Ende einer Partie zu dritt. Jedes Haus zeigt, wem ein Gebäude gehört; Gebäude ohne Haus sind öffentlich.
book-goal-points = Punkte [point] kommen von Gebäuden, aus den Bergwerken, von der Hl. Barbara, von Patriziern im Stadtrat und von einem guten Ruf. Die meisten kommen erst *am Ende*: siehe [#scoring].
book-goal-advice = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Groschen; sind auch die gleich, wird der Sieg geteilt.

book-round = Eine Runde in einem Bild
book-round-lead = Für jeden fünf Karten, dann legt die Stadt ihre Rechnung vor.
book-round-picture = Eine Runde. Zu zweit oder dritt gibt es { $rounds } davon, zu viert { $rounds_of_four }.
book-round-phase-turns = Alle reihum, dreimal
book-round-phase-actions = Jede Karte ist eine dieser Aktionen
book-round-phase-end = Das Ende der Runde
book-round-station-two = Erster Zug: zwei Karten
book-round-station-again = Zweiter Zug: zwei Karten
book-round-station-one = Dritter Zug: eine Karte
book-round-station-kept = Die sechste bleibt liegen
book-round-station-rights = Baurechte: Plättchen nehmen
book-round-station-plot = Grundstück: Feld nehmen
book-round-station-building = Gebäude: Plättchen bauen
book-round-station-mine = Bergwerk: Erz fördern
book-round-station-income = Einkommen: Geld nehmen
book-round-station-barbara = Hl. Barbara: Wappen nutzen
book-round-station-joker = Joker: eine davon
book-round-station-event = Das Ereignis tritt ein
book-round-station-tax = Steuern oder Reputation
book-round-station-council = Der Stadtrat wertet
book-round-station-red = Rote Patrizier, einmal
book-round-station-next = Karten zurück, Nächster beginnt
book-round-turns = Der Startspieler [start-player] spielt zwei Karten nacheinander, dann der Nächste im Uhrzeigersinn und so weiter. Nach einem zweiten Zug mit zwei Karten und einem dritten mit einer ist die Runde vorbei.
book-round-end = Der Stadtrat wertet nur in den *letzten drei Runden*. Die Gebäude mit Rotem Patrizier kommen einmal, nach Runde { $reds } (zu viert nach Runde { $reds_of_four }).

book-setup = Womit du beginnst
book-setup-lead = Für alle gleich, bis auf ein paar Groschen.
book-setup-rounds = Zu zweit oder dritt spielt man { $rounds } Runden, zu viert { $rounds_of_four }. Zu zweit nimmt man die kleine Stadt und das kleine Bergwerk.
book-setup-money = Der Startspieler hat { $purse1 } Groschen [groschen], die anderen in Zugreihenfolge { $purse2 }, { $purse3 } und { $purse4 }.
book-setup-board = Dein Tableau hat drei Reihen zu { $houses } Häusern [house], { $markers } Grundstücksteine [plot] sowie einen verfügbaren Bergmann [miner] und { $waiting } wartende. Deine Reputation steht bei 0.
book-setup-hall = Das *Rathaus* bietet Plättchen in drei Reihen an: sechs Stapel der Gilden und drei Stapel Öffentlicher Gebäude. Nehmen kann man nur das oberste Plättchen eines Stapels.
book-setup-mines = Bei den *Bergwerken* sind vier Felder durch Fels versperrt. Der Stapel der Bergwerkplättchen wird nach unten hin reicher.
book-setup-market = Auf dem *Markt* zeigen beide Decks ihre erste Karte, und alle Anzeiger stehen ganz links. Von dort schieben Gebäude sie nach rechts.
book-setup-picture = Das Rathaus zu Beginn. Je weiter links ein Stapel liegt, desto weniger kosten seine Baurechte.

book-guilds = Deine Gilden und deine drei Reihen
book-guilds-lead = Die erste Frage der Partie, und sie wirkt bis zum Ende.
book-guilds-what = Du trittst drei der sechs Gilden bei. Bauen darfst du nur *deren* Gebäude und Öffentliche Gebäude. Andere können derselben Gilde angehören: Dann teilt ihr euch ihren Stapel, und jedes Gebäude senkt den Preis für euch beide.
book-guilds-rows = Danach entscheidest du, welche Gilde in welche Reihe deines Tableaus kommt. Immer wenn du für eine Gilde baust, zieht das Haus ganz links in ihrer Reihe in die Stadt, und *was darunter lag, gehört dir*. Die Reihen unterscheiden sich also darin, was sie geben.
book-guilds-picture = Die drei Reihen eines Tableaus, mit dem, was unter jedem Haus liegt.
book-guilds-public = Die Reihe *Öffentliche Gebäude* gibt dir ab und zu ein solches Plättchen kostenlos.
book-guilds-pelican = Die Reihe *Pelikanwappen* [pelican] gibt, was ihr Name sagt; mit den Wappen bezahlst du die Gaben der Hl. Barbara.
book-guilds-reputation = Die Reihe *Reputation* [reputation] verbessert deinen Ruf und bringt damit billige Grundstücke und einen kostenlosen Joker.
book-guilds-first = Eine gute Faustregel: Die Gilde, für die du am meisten baust, kommt in die Reihe, deren Gaben dir am besten gefallen. In einer ersten Partie wird all das für dich verteilt.

book-cards = Deine Aktionskarten
book-cards-lead = Sechs Karten mit je zwei Aktionen. Du spielst fünf davon und nutzt von jeder eine Aktion.
book-cards-two = Jede Karte zeigt zwei Aktionen, und du wählst eine. Die andere ist damit für diese Runde weg. Frag also nicht nur, was du tun willst, sondern auch, welche Karte du entbehren kannst.
book-cards-picture = Eine volle Hand. Alle haben dieselben sechs Karten, und alle sehen, wer noch was hat.
book-cards-spent = Nach der Runde kommen alle Karten zurück.
book-cards-nothing = Eine Karte darf immer ohne Effekt gespielt werden. Eine Aktion, die sich nicht ausführen lässt, kann man nicht wählen.
book-cards-pay = Kosten zahlt man, wenn sie anfallen, immer in Groschen. Kostet etwas Holz oder Genehmigungen, zahlst du so viele zum heutigen Preis.

book-prices = Wie Preise funktionieren
book-prices-lead = Ein Preis ist eine Karte und ein Anzeiger: Die Karte bewegt sich aus vielen Gründen, der Anzeiger aus einem.
book-prices-read = Jede Ressource hat eine Zeile mit Preisen auf der obersten Karte ihres Decks und einen goldenen Anzeiger, der einen davon umrahmt. *Das ist der heutige Preis.*
book-prices-picture = Der Markt nach einigen Zügen. Die kleinen Zahlen rechts sind die Preise auf der nächsten Karte.
book-prices-decks = *Decks.* Holz, Nahrung und Bier folgen der *Bevölkerung* [population-deck]: Mehr Menschen machen sie teurer. Silber, Genehmigungen und Erz folgen dem *Erz-Deck* [ore-deck]: Je mehr Erz gefördert wird, desto billiger wird Erz und desto teurer werden Silber und Genehmigungen.
book-prices-arms = *Anzeiger.* Wird ein Gildengebäude gebaut, rückt der Anzeiger seiner Ressource um eine Raste nach rechts, zu einem niedrigeren Preis. Jedes Gebäude macht also sein eigenes Erzeugnis billiger. Erz hat keinen eigenen Anzeiger; man liest es am Anzeiger für Silber ab.
book-prices-town = *Die Stadt baut* [town-builds]: Umrahmt der Anzeiger dieses Zeichen, nimmt die Stadt selbst das oberste Plättchen der Gilde aus dem Spiel, und der Anzeiger rückt weiter.
book-prices-cross = *Ein rotes X* [red-x]: Solange der Anzeiger es umrahmt, kann niemand für diese Gilde bauen. Erst muss die Nachfrage steigen. Baurechte darf man weiterhin nehmen.
book-prices-rhythm = Achte auf den Rhythmus: Nimm Einkommen, solange dein Erzeugnis teuer ist, und bau erst nach, wenn es wieder teuer geworden ist.

book-rights = Baurechte: ein Plättchen nehmen
book-rights-lead = Bevor du baust, brauchst du die Baurechte für ein Plättchen.
book-rights-take = Nimm das oberste Plättchen eines Stapels im Rathaus: eines deiner Gilden oder ein beliebiges Öffentliches Gebäude.
book-rights-picture = Die Kosten stehen über den Spalten, mit dem, was sie heute ausmachen.
book-rights-columns = Die Spalte ist der Preis: { $column1 } Groschen in der ersten, dann { $column2 }, { $column3 } und { $column4 } Genehmigungen [permit]. Danach kommt der Stapel ans Ende seiner Reihe, und die anderen rücken nach links. Was heute teuer ist, kann also bald billig sein.
book-rights-permits = { $seat } nimmt die Baurechte für { FORM($building, "acc") }. Eine Genehmigung kostet heute { $permit } Groschen, und der Stapel liegt in der Spalte mit { $permits } Genehmigungen: { $permits } × { $permit } = { $paid } Groschen.
book-rights-slots = Dein Tableau hat Platz für { $slots } Plättchen. Erst bauen, dann sammeln.

book-plot = Grundstück: ein Feld beanspruchen
book-plot-lead = Ein Gebäude braucht Boden, und guter Boden hat gute Nachbarn.
book-plot-claim = Stell einen Grundstückstein [plot] auf ein freies Feld *neben einem Gebäude*. Daneben heißt Seite an Seite, nie Ecke an Ecke. Du zahlst den Preis auf dem Fähnchen des Nachbarn; bei mehreren Nachbarn zählt nur der höchste. Solange die Stadt leer ist, kostet jedes Feld { $anywhere }.
book-plot-beside = { $seat } beansprucht { $square }. Die Bäckerei daneben zeigt { $paid } auf ihrem Fähnchen, also kostet das Grundstück { $paid } Groschen.
book-plot-cheap = Ab Reputation { $cheap_at } kostet dich jedes Grundstück { $cheap } Groschen.
book-plot-tax = Du hast { $markers } Grundstücksteine. *Zwei am Ende einer Runde in der Stadt erhöhen deine Steuer um { $two_plots }, drei um { $three_plots }.* Ein Stein kommt zurück, wenn du dort baust.

book-building = Gebäude
book-building-lead = Das Herz des Spiels: ein Plättchen von dir auf einem Grundstück von dir.
book-building-build = Wähle eines deiner Plättchen und eines deiner Grundstücke. Der Grundstückstein kommt zurück, und du zahlst das Holz auf dem Plättchen zum heutigen Preis.
book-building-tile = Lies ein Plättchen von oben: was es produziert und wie viel Holz es kostet; was es sonst bewirkt; seine farbigen Symbolpunkte, die am Ende zählen; und auf dem Fähnchen den Preis der Grundstücke daneben.
book-building-effects = Alles, was auf dem Plättchen steht, geschieht sofort und der Reihe nach, die Produktion zuerst. Dann rückt der Anzeiger der Ressource nach rechts.
book-building-house = Zuletzt zieht das Haus ganz links in der Reihe der Gilde auf das Gebäude, und du bekommst, was es verdeckt hat. Ohne Haus in dieser Reihe oder bei einem roten X [red-x] kannst du nicht für die Gilde bauen.
book-building-bakery = { $seat } baut { FORM($building, "acc") } auf { $square }. Das braucht { $wood } Holz zu { $each } Groschen: zusammen { $paid }. Von nun an produziert { $seat } { $made } Nahrung. Der Anzeiger für Nahrung rückt von { $price } auf { $fallen }; aber die Bäckerei lockt auch { $people } neue Einwohner an, und die treiben den Preis wieder hinauf, auf { $now }.
book-building-public = *Öffentliche Gebäude* gehören niemandem. Sie produzieren nichts und brauchen kein Haus. Aber oft bringen sie Punkte, sie schicken einen Patrizier in den Fundus, und sie sind gute Nachbarn.
book-building-technology = *Gebäude der Bergleute* bewegen keinen Anzeiger. Sie erhöhen das Erz-Deck und bringen eine *Bergwerkstechnologie* [technology]: ein kostenloses Bergwerk, das du legen darfst. Von da an ziehen alle ein Bergwerkplättchen mehr zur Auswahl.
book-building-flip = *Umdrehen* [flip]: Manche Gebäude drehen das aktuelle Plättchen der Hl. Barbara um. Niemand bekommt, was darauf steht, aber seine Steuer zählt.

book-mine = Bergwerk
book-mine-lead = Erz ist das schnellste Geld, und Sterne in den Bergwerken sind Punkte für das Ende.
book-mine-miners = Du brauchst einen verfügbaren Bergmann [miner]. Hast du keinen, zahl zuerst eine Genehmigung und hol einen Bergmann oder zwei; der Preis ist derselbe. Verfügbar sind höchstens { $pool }.
book-mine-draw = Zieh ein Bergwerkplättchen (später dank der Technologie mehr) und wähle eines oder keines.
book-mine-where = Leg es an einen Eingang oder direkt neben oder unter ein Bergwerk, ganz gleich, wem es gehört. Fels ist im Weg.
book-mine-picture = Die Bergwerke in Runde 2. Offene Felder zeigen, wie viel Holz sie kosten; rechts stehen die Sterne jeder Reihe und was sie bringen werden.
book-mine-wood = Ein Eingang kostet immer { $entrance } Holz. Sonst sieh dir die Bergwerke neben und über dem Feld an: Die höchste Holzzahl unter ihnen gilt.
book-mine-first = { $seat } legt { FORM($mine, "acc") } auf { $space } an, einem Eingang: { $wood } Holz zu { $each } Groschen, zusammen { $paid }. Sie produziert { $ore } Erz, also steigt das Erz-Deck um { $deeper }. Erz fällt von { $ore_before } auf { $ore_after } Groschen, Silber steigt von { $silver_before } auf { $silver_after }.
book-mine-ore = Alles, was auf dem Plättchen steht, geschieht einmal: Produktion, Bevölkerung, Punkte. Die Sterne bleiben für das Ende.

book-income = Einkommen
book-income-lead = Die einzige Aktion, die Geld bringt.
book-income-earn = Multipliziere für jede Ressource deine Produktion mit dem heutigen Preis und zähl alles zusammen. Du bekommst es sofort. Deine Produktion wird nicht verbraucht; das nächste Einkommen zahlt wieder.
book-income-sum = { $seat } produziert { $made_ore } Erz zu { $price_ore }, { $made_silver } Silber zu { $price_silver } und { $made_food } Nahrung zu { $price_food }: { $sum_ore } + { $sum_silver } + { $sum_food } = { $income } Groschen.
book-income-patrician = Danach darfst du { $seating } Groschen zahlen, um *einen Patrizier* aus dem Fundus in den Stadtrat zu bringen, wo er für alle wertet: siehe [#patricians].

book-barbara = Hl. Barbara
book-barbara-lead = Mit Pelikanwappen kaufst du die Gaben des Doms, eine nach der anderen.
book-barbara-use = Dreh eines deiner ungenutzten Pelikanwappen [pelican] um und nimm, was das *aktuelle Plättchen* bietet. Dann wird das Plättchen umgedreht, und das nächste ist aktuell. Es gibt { $tiles } davon, immer in derselben Reihenfolge.
book-barbara-picture = Der Dom unter seinen Plättchen. Der goldene Rahmen markiert das aktuelle. Oben, was du nehmen musst, in der Mitte, was du nehmen darfst, unten die Steuer, wenn ein Gebäude es umdreht.
book-barbara-must = Reputation und Punkte musst du nehmen, auch wenn es Verluste sind. Der Effekt in der Mitte ist eine Gabe, die du ablehnen darfst. Nutzt du ein Plättchen, zählt seine Steuer nicht.
book-barbara-rights = { $seat } nutzt ein Pelikanwappen für Plättchen { $number }: Reputation +{ $reputation } und kostenlos die Baurechte für ein Plättchen. { $seat } nimmt { FORM($building, "acc") }.
book-barbara-flipped = Manche Gebäude drehen das aktuelle Plättchen um. Dann bekommt es niemand, und die Steuer steigt.
book-barbara-complete = Sind alle Plättchen umgedreht, bringt ein Pelikanwappen stattdessen { $completed } Reputation.

book-reputation = Reputation und der Joker
book-reputation-lead = Ein guter Ruf spart die ganze Partie lang Geld und ist am Ende Punkte wert.
book-reputation-track = Deine Reputation [reputation] steigt und fällt auf einer eigenen Leiste. Die Zahlen auf ihren Feldern sind die Punkte, die sie am Ende wert sind, gute wie schlechte. Reputation { $highest } ist { $highest_points } Punkte wert, Reputation −{ $lowest } kostet { $lowest_points }.
book-reputation-picture = Die Leiste auf einem Spielertableau.
book-reputation-plots = Ab { $cheap_at } kosten Grundstücke { $cheap } Groschen.
book-reputation-joker = Ab { $joker_at } kostet der Joker keine Reputation.
book-reputation-ends = Jeder Schritt über das obere Ende der Leiste hinaus bringt sofort { $beyond } Punkte, jeder über das untere kostet { $beyond }.
book-reputation-plot = { $seat } hat Reputation { $reputation } und beansprucht { $square } für { $paid } Groschen, was auch immer auf den Fähnchen der Nachbarn steht.
book-reputation-wild = *Der Joker* [joker] steht für jede andere Aktion. Er kostet { $joker } Reputation, und zwar zuerst: Fällst du damit unter { $cheap_at }, ist ein Grundstück wieder teuer.

book-taxes = Das Ende einer Runde: Ereignis und Steuern
book-taxes-lead = Heb ein paar Groschen für die Stadt auf oder zahl mit deinem guten Ruf.
book-taxes-event = *Ereignis* [event]. In Partien zu zweit (sonst nur auf Wunsch) liegt von Beginn der Runde an eine Karte offen. Am Ende bewegt sie Decks und belohnt jemanden. Zeigt sie eine Steuer, steigt die Steuer, sobald die Karte erscheint.
book-taxes-picture = Die Runden. Jede zeigt, was es kostet, die Steuer nicht zu zahlen, und wann der Stadtrat wertet; daneben die Steuer und das Ereignis.
book-taxes-tax = *Steuern* [tax]. Alle zahlen den Satz der Stadt, der immer nur steigt, höchstens auf { $most_tax }. Zwei Grundstücksteine in der Stadt kosten { $two_plots } dazu, drei { $three_plots }.
book-taxes-refuse = Wer nicht alles zahlen kann, zahlt nichts und verliert stattdessen Reputation. Du darfst dich auch weigern, wenn du zahlen könntest. Frühe Runden verzeihen das leicht, späte nicht.
book-taxes-plots = Der Satz beträgt { $rate }. { $player } hat { $plots } Grundstücksteine in der Stadt, das macht { $surcharge } dazu: { $due } Groschen sind fällig. Mit nur { $has } Groschen zahlt { $player } nichts und verliert { $loss } Reputation.
book-taxes-after = Nachdem der Stadtrat getagt hat ([#patricians]), kommen die Karten zurück, und der Nächste im Uhrzeigersinn beginnt. Nach Runde { $reds } (zu viert nach Runde { $reds_of_four }) kommen drei Öffentliche Gebäude mit Rotem Patrizier ins Rathaus.

book-patricians = Patrizier und Stadtrat
book-patricians-lead = Sie belohnen alle, aber nicht alle gleich.
book-patricians-way = Ein Öffentliches Gebäude bringt einen Patrizier seiner Farbe aus dem Vorrat in den *Fundus*. Wer Einkommen nimmt, darf einen von dort in den *Stadtrat* bringen, für { $seating } Groschen.
book-patricians-picture = Vorrat, Fundus und Stadtrat. Nur die im Stadtrat werten.
book-patricians-score = Am Ende jeder der *letzten drei Runden* wertet jeder Patrizier im Stadtrat für alle:
book-patricians-green = *Grün* [patrician-green]: { $green } Punkt für jedes Paar aus einem deiner Gebäude und einem Öffentlichen Gebäude daneben.
book-patricians-silver = *Silber* [patrician-silver]: { $silver } Punkte für je zwei genutzte Pelikanwappen.
book-patricians-yellow = *Gelb* [patrician-yellow]: { $yellow } Punkte mit einem eigenen Bergwerk in jeder Reihe, { $yellow_two } mit zweien in jeder Reihe.
book-patricians-red = *Rot* [patrician-red]: { $red } Punkte für jede Spalte deines Tableaus ohne Häuser.
book-patricians-pelicans = { $patricians } Silberner Patrizier sitzt im Stadtrat, und alle haben { $pelicans } Pelikanwappen genutzt: { $points } Punkte für jeden.

book-scoring = Die Schlusswertung
book-scoring-lead = Hier fallen die meisten Punkte, in fünf Schritten.
book-scoring-town = *Stadt.* Jedes deiner Gildengebäude bringt 1 Punkt für jeden Symbolpunkt *daneben* in einer Farbe, die es selbst hat. Es zählen die Symbolpunkte aller Nachbarn: deiner Gebäude, der Gebäude anderer, Öffentlicher Gebäude und der Dörfer am Rand. Öffentliche Gebäude selbst bringen nichts.
book-scoring-dots = In der Mitte steht ein Gebäude von { $player }: { FORM($building, "def") }. Vergleiche seine Farben mit den Symbolpunkten der vier Gebäude, die eine Seite mit ihm teilen: { $points } davon passen, also bringt es { $points } Punkte.
book-scoring-mines = *Bergwerke.* Jede Reihe ist ein Wettkampf. Alle Sterne darin, auch die auf Felsen, bestimmen, was sie bringt; die Sterne auf den eigenen Bergwerken bestimmen, wer Erster, Zweiter und Dritter ist. Bei Gleichstand bekommen alle den vollen Wert ihres Platzes. Ohne Stern gibt es nichts.
book-scoring-row = In der ersten Reihe liegen { $total } Sterne, also bringt sie { $value1 }, { $value2 } und { $value3 }. { $name1 } hat { $stars1 } davon und bekommt { $value1 }, { $name2 } hat { $stars2 } und bekommt { $value2 }, { $name3 } hat { $stars3 } und bekommt { $value3 }.
book-scoring-rest = *Einkommen:* 1 Punkt für je { $per_point } Groschen, die ein Einkommen jetzt bringen würde. *Reputation:* die Punkte auf ihrem Feld. *Extras:* { $leftover } Punkt für jedes nicht gebaute Plättchen, jeden Grundstückstein in der Stadt und jedes ungenutzte Pelikanwappen.
book-scoring-final = { $player } gewinnt diese Partie mit { $total } Punkten: { $town } für Symbolpunkte, { $mine_rows } für Bergwerkreihen, { $income } für ein Einkommen von { $income_groschen }, { $reputation } für Reputation und { $extras } für Extras. Der Rest kam unterwegs dazu.

book-mistakes = Was oft falsch gemacht wird
book-mistakes-lead = Zwölf Kleinigkeiten, die in den ersten Partien am meisten kosten.
book-mistakes-intro = Der Tisch lässt niemanden eine Regel brechen. Aber dies solltest du wissen, bevor du planst.
book-mistakes-wrong1 = *Gebäude zahlen nicht von selbst.* Sie bringen nur etwas, wenn du Einkommen nimmst. Siehe [#income].
book-mistakes-wrong2 = *Dein eigenes Gebäude senkt den Preis dessen, was es produziert.* Zwei Gebäude einer Gilde bringen nicht doppelt so viel. Siehe [#prices].
book-mistakes-wrong3 = *Holz und Genehmigungen sind Preise, keine Waren.* Du lagerst nie welche: Was du produzierst, verkaufst du mit dem Einkommen, und was du brauchst, kaufst du für Groschen.
book-mistakes-wrong4 = *Das höchste Fähnchen zählt, nicht die Summe,* und dasselbe gilt für das Holz der Bergwerke. Siehe [#plot].
book-mistakes-wrong5 = *Ecken sind keine Nachbarn,* nicht für Grundstücke, nicht für Symbolpunkte, nicht für Patrizier.
book-mistakes-wrong6 = *Ein rotes X verbietet das Bauen, nicht die Baurechte.* Du darfst das Plättchen trotzdem nehmen und warten. Siehe [#rights].
book-mistakes-wrong7 = *Grundstücksteine in der Stadt kosten Steuern.* Einer kostet nichts, zwei und drei schon. Siehe [#taxes].
book-mistakes-wrong8 = *Steuern lassen sich nicht zum Teil zahlen.* Entweder alles, oder es kostet Reputation.
book-mistakes-wrong9 = *Eine Genehmigung holt zwei Bergleute* zum Preis von einem. Siehe [#mine].
book-mistakes-wrong10 = *Patrizier im Fundus werten nicht.* Jemand muss sie in den Stadtrat bringen. Siehe [#patricians].
book-mistakes-wrong11 = *Die Reputation für den Joker geht zuerst verloren,* vor der Aktion und ihrem Preis. Siehe [#reputation].
book-mistakes-wrong12 = *Deine Gebäude punkten auch mit den Symbolpunkten anderer.* Ein fremdes Gebäude neben deinem kann der beste Nachbar sein. Siehe [#scoring].

book-icons = Die Symbole
book-icons-lead = Jedes Zeichen auf Tableaus, Plättchen und Karten und was es bedeutet.

book-tiles = Alle Plättchen und Karten
book-tiles-lead = Alles, was kommen kann, was es bewirkt und woher seine Werte stammen.
