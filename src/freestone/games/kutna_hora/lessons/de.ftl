# What the teacher of Kutná Hora says. One idea for each beat; the learner's table shows the rest.

## 1: What it is about

lesson-goal-title = Worum es geht
lesson-goal-about = Eine Silberstadt, sechs Runden und was am Ende zählt.
lesson-goal-welcome = Willkommen in Kutná Hora, der Stadt des Silbers! Du baust die Stadt auf und gräbst in den Bergwerken nach Erz.
lesson-goal-rounds = Zu zweit dauert eine Partie sechs Runden, und diese Leiste zählt sie. In jeder Runde spielst du fünf Karten. Die roten Blüten sind Punkte: Wer am Ende die meisten hat, gewinnt.
lesson-goal-town = Die meisten Punkte kommen ganz am Ende. Jedes Gebäude hat unten farbige Symbolpunkte. In der Stadt bringen deine Gebäude Punkte für Symbolpunkte derselben Farben daneben.
lesson-goal-mines = In den Bergwerken gibt es Sterne. In jeder der vier Reihen punkten am Ende die mit den meisten Sternen.
lesson-goal-money = Du hast 40 Groschen, das Geld der Stadt. Die Truhe zeigt dein Einkommen: Du lebst während der Partie davon, und je 10 Groschen davon sind am Ende ein Punkt.
lesson-goal-final = Niemand muss rechnen. Die Zahl hinter diesem Pfeil sagt, wie viele Punkte du hättest, wenn jetzt Schluss wäre: 0.
lesson-goal-task = Beanspruche ein Grundstück in der Stadt: Spiel eine Karte für „Grundstück“ und wähle dann ein beliebiges Feld. Achte auf die Zahl hinter dem Pfeil.
lesson-goal-task-well = Die Zahl ist auf 1 gestiegen: Selbst ein leeres Grundstück ist am Ende einen Punkt wert, und ein Gebäude darauf wird mehr wert sein.
lesson-goal-task-again = Such eine Karte, auf der „Grundstück“ steht. Dann wähle ein freies Feld in der Stadt.

## 2: Cards, rights and plots

lesson-cards-title = Karten, Baurechte, Grundstücke
lesson-cards-about = Wie ein Zug abläuft und was du brauchst, bevor du bauen kannst.
lesson-cards-hand = Das ist eine deiner sechs Karten. Jede hat zwei Hälften, und du nutzt eine davon: hier ein Grundstück in der Stadt oder ein Bergwerk. Danach ist die Karte für diese Runde verbraucht.
lesson-cards-turns = Du spielst zwei Karten, dann Ondra; noch einmal je zwei; dann je eine. So spielst du in jeder Runde fünf deiner sechs Karten; eine, die gerade nichts nützt, darfst du auch ohne Wirkung spielen. Die Fahne neben einem Namen zeigt, wer beginnt, die Feder, wer am Zug ist.
lesson-cards-rights = Um etwas zu bauen, brauchst du zuerst das Recht dazu. Spiel diese Karte für Baurechte.
lesson-cards-hall = Das ist das Rathaus. Je weiter rechts ein Stapel liegt, desto mehr Genehmigungen kosten die Baurechte für sein oberstes Plättchen: Die heutigen Preise stehen darüber. Die Zahl im Kreis sagt, wie viele Plättchen der Stapel noch hat. Der Gemüsemarkt kostet nur 1 Groschen. Nimm ihn.
lesson-cards-tile = Jetzt liegt das Plättchen auf deinem Tableau, und sein Stapel ist ans Ende seiner Reihe gerückt. Links steht, was es produziert: 3 Nahrung. Rechts, was der Bau kostet: 3 Holz. Unten sind die Symbolpunkte, und auf dem Fähnchen der Preis der Grundstücke daneben.
lesson-cards-middle = In der Mitte steht, was beim Bau geschieht: 3 Menschen ziehen in die Stadt, und du bekommst 1 Punkt. Selbst ungebaut ist das Plättchen am Ende 1 Punkt wert; darum ist deine Zahl hinter dem Pfeil auf 1 gestiegen.
lesson-cards-guilds = Warum nicht irgendein Plättchen? Was du bauen kannst, bestimmen deine Gilden: Du gehörst zu den Bauarbeitern, den Krämern und den Gastwirten. Die Farbe hinter dem Namen zeigt, zu welcher Gilde ein Plättchen gehört. Die mit doppeltem Rand, hier beleuchtet, sind Öffentliche Gebäude: Sie gehören zu keiner Gilde, und alle dürfen sie bauen.
lesson-cards-dots = Als Nächstes brauchst du ein Grundstück. Dein Plättchen hat zwei grüne Symbolpunkte, bringt also Punkte für grüne daneben. Dieses Schild am Stadtrand ist ein Dorf mit einem solchen, und die Ecke daneben gehört noch niemandem.
lesson-cards-task = Beanspruche mit deiner zweiten Karte ein Grundstück für den Gemüsemarkt. Die Stadt ist leer, also kostet jedes 5 Groschen. Gut passt eine Ecke neben einem grünen Dorf.
lesson-cards-task-well = Ein Plättchen und ein Platz dafür: Im nächsten Zug kannst du bauen. Stehen erst Gebäude in der Stadt, müssen Grundstücke neben ihnen liegen, und die Fähnchen sagen, was sie kosten; neben mehreren zählt der höchste Preis.
lesson-cards-task-elsewhere = Ein Grundstück hast du, und im nächsten Zug kannst du bauen. Aber daneben liegt kein grüner Symbolpunkt, also würde der Gemüsemarkt dort noch keine Punkte bringen; auf a1 oder e4 schon.
lesson-cards-task-again = Du brauchst eine Karte, auf der „Grundstück“ steht. Dann wähle ein freies Feld in der Stadt.

## 3: Building

lesson-building-title = Bauen
lesson-building-about = Was ein Gebäude kostet, was es produziert und was es mit den Preisen macht.
lesson-building-ready = Runde 1, dein zweiter Zug. In diesem Kapitel gehört dir das Grundstück a1 neben dem grünen Dorf, und der Gemüsemarkt liegt auf deinem Tableau. Jetzt kommt beides zusammen.
lesson-building-wood = Das Plättchen verlangt 3 Holz. Du kaufst es zum heutigen Preis, den der Anzeiger für Holz gelb umrahmt: je 2 Groschen, zusammen 6. Der Rest des Marktes hat Zeit bis Kapitel 5.
lesson-building-build = Spiel diese Karte für die Aktion Gebäude. Es gibt nur ein Plättchen und ein Grundstück, also wird nichts weiter gefragt. Ein weiteres Grundstück würde deine Steuer erhöhen, die am Ende der Runde fällig ist: Mehr dazu in Kapitel 6.
lesson-building-makes = Von nun an produzierst du 3 Nahrung. Gelagert wird hier nichts: Immer wenn du Einkommen spielst, wird deine ganze Produktion zu heutigen Preisen bezahlt.
lesson-building-arm = Aber sieh mal: Mehr Nahrung macht sie billiger. Dein Gebäude hat den Anzeiger für Nahrung einen Schritt nach rechts gerückt, weg von der 4.
lesson-building-population = Dann lockte die Nahrung Menschen an. Die Bevölkerung wuchs um 3, alle wollen essen, und am neuen Platz wurde Nahrung teurer: 3 statt 2.
lesson-building-house = Das Gebäude ist mit einem Haus der Krämer markiert. Was das Haus auf deinem Tableau verdeckt hat, gehört dir: ein Pelikanwappen. Das brauchst du noch für den Dom.
lesson-building-task = Du hast in diesem Zug noch eine Karte. Hol dir dein erstes Geld für die Nahrung!
lesson-building-task-well = 3 Nahrung zu 3 Groschen: 9 Groschen. Auf zwei deiner Karten steht „Einkommen“, du kannst das also zweimal pro Runde tun.
lesson-building-task-again = Such eine Karte, auf der „Einkommen“ steht.

## 4: Mines

lesson-mine-title = Bergwerke
lesson-mine-about = Bergleute, Plättchen, wo man gräbt und wozu die Sterne da sind.
lesson-mine-below = Runde 1, dein dritter Zug, mit nur einer Karte. Unter der Stadt liegt das Erz. Wer gräbt, produziert Erz und sammelt Sterne für das Ende.
lesson-mine-miners = Das sind deine Bergleute. Einer ist verfügbar und bereit zu graben; acht weitere warten. Eine Genehmigung holt einen davon, oder gleich zwei, wenn niemand verfügbar ist.
lesson-mine-technology = Ondras Göpelwerk ist ein Gebäude der Bergleute, und jedes davon bringt eine Technologie: ein kostenloses Bergwerk, das gleich angelegt wird, hier die Haspel auf b1. Von da an ziehen alle ein Bergwerkplättchen mehr, jetzt 2 zur Auswahl.
lesson-mine-mine = Auf dieser Karte steht „Bergwerk“. Spiel sie dafür.
lesson-mine-pool = Du könntest einen weiteren Bergmann holen, für eine Genehmigung zu 3 Groschen. Einer reicht heute. Hol niemanden.
lesson-mine-tile = Hier sind die beiden Plättchen. Beide bringen 1 Erz und haben einen Stern. Nimm eines: links Esel, rechts Hopy.
lesson-mine-tile-osel = Die Grube Esel lockt auch Menschen in die Stadt: Die Bevölkerung wird um 1 wachsen.
lesson-mine-tile-hopy = Die Grube Hopy: 1 Erz, 1 Stern, sonst nichts.
lesson-mine-stars = Jede Reihe der Bergwerke ist ein eigener Wettlauf um Sterne. In der ersten Reihe gibt es 1 Stern, den von Ondra: Am Ende bekommt dort 1 Punkt, wer die meisten Sterne hat.
lesson-mine-rocks = Je mehr Sterne es in einer Reihe gibt, desto mehr Punkte bringt sie. Auch die auf grauen Felsen zählen dafür, obwohl sie niemandem gehören: Die zweite Reihe hat 3 davon und noch kein Bergwerk; sie brächte 2 Punkte für den ersten Platz und 1 für den zweiten.
lesson-mine-task = Wähle ein Feld, mit dem du in seiner Reihe allein bist: Die Zahl hinter dem Pfeil soll auf 6 steigen. Graben kannst du an einem Eingang, neben einem Bergwerk oder darunter.
lesson-mine-task-well = Allein in einer Reihe mit Felsen voller Sterne: So werden kleine Bergwerke zu Punkten. Auch dein Einkommen ist gewachsen, allerdings um 1 weniger als angekündigt: Das Ereignis am Ende der Runde hat Erz billiger gemacht. Kapitel 6 erklärt Ereignisse.
lesson-mine-task-again = Das Feld unter Ondras Bergwerk liegt in der zweiten Reihe, wo noch niemand ist. Es kostet 3 Holz.

## 5: Prices

lesson-prices-title = Preise
lesson-prices-about = Angebot und Nachfrage: warum sich Preise bewegen und wie man das nutzt.
lesson-prices-market = Runde 2, dein zweiter Zug; die Plättchen auf deinem Tableau sind vorgegeben. Hier sind sechs Ressourcen mit ihren heutigen Preisen. Deine Produktion wird zu diesen Preisen bezahlt, und für Holz und Genehmigungen zahlst du sie selbst.
lesson-prices-demand = Drei davon treibt die Bevölkerung: Holz, Nahrung und Bier. Mehr Menschen, höhere Preise. Die meisten Gebäude bringen Menschen.
lesson-prices-ore = Die anderen drei treibt das Erz-Deck. Je mehr Erz gefördert wird, desto billiger wird Erz, aber Silber und Genehmigungen werden teurer. Erz hat keinen eigenen Anzeiger: Der des Silbers gilt für beide. Der Pfeil neben einem Preis zeigt, wohin er mit der nächsten Karte seines Decks geht.
lesson-prices-supply = Und jedes Gebäude einer Gilde rückt den Anzeiger der eigenen Ressource nach rechts, auf einen niedrigeren Preis: Mehr vom Gleichen ist immer weniger wert.
lesson-prices-signs = Steht der Anzeiger auf einem roten X, darf niemand für diese Gilde bauen, bis ihr Deck steigt. Steht er auf einem Haus mit Pfeil, baut die Stadt selbst für die Gilde: Deren oberstes Plättchen wird abgelegt, und der Anzeiger rückt weiter.
lesson-prices-tiles = Du hast zwei Plättchen und ein Grundstück. Die Metzgerei produziert 3 Nahrung (du produzierst schon 3), die Schenke 2 Bier. Und das Ereignis dieser Runde, die Holzflöße, macht jedes Gebäude um 1 Holz billiger.
lesson-prices-task = Bau eines von beiden. Dein Einkommen beträgt jetzt 13 Groschen: Bring es auf 20 oder mehr.
lesson-prices-task-well = Bier also: 2 Bier zu einem guten Preis, und die Gäste essen deine Nahrung, die auch teurer wurde. Vielfalt zahlt sich aus!
lesson-prices-task-again = Dein Einkommen liegt noch unter 20. Bau eines von beiden, aber Vorsicht: Drei Nahrung mehr drücken den Preis deiner ganzen Nahrung. Sieh dir bei beiden Möglichkeiten die Änderung des Einkommens an.

## 6: Taxes

lesson-taxes-title = Steuern und Reputation
lesson-taxes-about = Was am Ende einer Runde geschieht und warum ein paar Groschen übrig bleiben sollten.
lesson-taxes-last = Noch einmal Runde 1: Es ist dein dritter Zug, mit nur einer Karte. Dann ist die Runde für dich zu Ende.
lesson-taxes-event = Das ist das Ereignis der Runde. Die Steuer auf seinem Beutel zählt sofort: Darum beträgt sie schon 2. Das Übrige geschieht am Ende der Runde: Hier steigt das Erz-Deck um 4, und wer zwei Bergwerke hat, bekommt 2 Punkte.
lesson-taxes-tax = Dann zahlen alle die Steuer. Jetzt sind es 2 Groschen, aber Gebäude und der Dom erhöhen sie.
lesson-taxes-reputation = Die Lilie ist deine Reputation. Wer die Steuer nicht zahlt, verliert davon: 1 in dieser Runde, 4 in der letzten. Nicht zu zahlen lohnt sich höchstens früh in der Partie, und nur, wenn dir die Groschen mehr bringen.
lesson-taxes-track = Der goldene Rahmen zeigt, wo du auf der Reputationsleiste stehst. Die Zahlen sind Punkte am Ende: ganz rechts 6, ganz links −5. Und ab dem Feld unter dem kleinen Grundstück kosten dich Grundstücke nur 1 Groschen.
lesson-taxes-task = Spiel deine letzte Karte und zahl die Steuer. Versuche, die nächste Runde mit 40 Groschen zu beginnen, ohne Reputation zu verlieren.
lesson-taxes-task-well = Geld verdient, Steuern bezahlt, guten Ruf behalten. Heb für diesen Moment ein paar Groschen auf, und lass nicht zwei Grundstücke leer: Das erhöht deine eigene Steuer um 3.
lesson-taxes-task-again = Eine deiner Karten bringt 9 Groschen: Einkommen. Dann zahl die 2 Groschen; deine Reputation ist mehr wert.

## 7: St. Barbara

lesson-barbara-title = Hl. Barbara
lesson-barbara-about = Wozu Pelikanwappen da sind.
lesson-barbara-cathedral = Runde 2, dein erster Zug. Die Bergleute bauen der Hl. Barbara einen Dom aus elf Plättchen. Sie kommen der Reihe nach dran: Der gelbe Rahmen zeigt das nächste.
lesson-barbara-flipped = Dieses ist fertig: Ondras Skriptorium hat es umgedreht. Das tun Gebäude, die einen kleinen Dom unter einem Pfeil zeigen. Niemand hat etwas davon bekommen, aber die Steuer ist gestiegen.
lesson-barbara-pelican = Du hast ein Pelikanwappen, das Zeichen des Gebens. Gib es her, und das nächste Plättchen ist deines: Du bekommst, was darauf steht. Ein Beutel am unteren Rand erhöht die Steuer nur, wenn ein Gebäude das Plättchen umdreht. Ein unbenutztes Pelikanwappen wäre am Ende einen Punkt wert.
lesson-barbara-tile = Das zweite gibt Reputation und kostenlos die Baurechte für ein Gebäude. Spiel die Karte für Hl. Barbara.
lesson-barbara-task = Du hast 1 Reputation mehr. Nun wähle ein beliebiges Plättchen aus dem Rathaus; heute musst du nicht auf den Preis sehen.
lesson-barbara-task-well = Ein schönes Geschenk. Genutzte Pelikanwappen sind nicht verloren: Später gibt dir vielleicht ein Patrizier Punkte dafür.
lesson-barbara-task-again = Du hast das Plättchen verschenkt! Es hätte nichts gekostet. Nimm eines: Selbst ungebaut ist es am Ende einen Punkt wert.

## 8: The council

lesson-council-title = Patrizier
lesson-council-about = Öffentliche Gebäude und die Leute, die in den letzten drei Runden Punkte bringen.
lesson-council-chapel = Runde 2, dein zweiter Zug: Diesmal hast du die St.-Georgs-Kapelle genommen. Öffentliche Gebäude wie sie gehören zu keiner Gilde. Sie produzieren nichts und haben keinen Besitzer, aber sie bringen Punkte und einen Patrizier.
lesson-council-green = Patrizier geben Punkte, und jede Farbe mag etwas anderes. Grüne geben 1 Punkt für jedes Öffentliche Gebäude neben einem von deinen.
lesson-council-silver = Silberne geben 3 Punkte für je zwei Pelikanwappen, die du genutzt hast.
lesson-council-red = Rote geben 3 Punkte für jede Spalte deines Tableaus ohne Häuser; diese hat noch zwei. Häuser verlassen das Tableau, wenn du für ihre Gilden baust, und manche Plättchen entfernen eines.
lesson-council-build = Und der gelbe? Den bringt deine Kapelle, und ein Grundstück hast du. Spiel diese Karte für die Aktion Gebäude.
lesson-council-pool = 2 Punkte, 2 Reputation, und hier ist der gelbe Patrizier: im Fundus neben dem Stadtrat, wo ihn alle erreichen können.
lesson-council-council = Ein Patrizier wertet nur im Stadtrat. Der gelbe gibt 2 Punkte für ein Bergwerk in jeder Reihe, 4 für zwei in jeder Reihe.
lesson-council-everybody = Der Stadtrat wertet am Ende jeder der letzten drei Runden, und er wertet für alle. Hol also die hinein, denen gefällt, was du tust.
lesson-council-task = Wer Einkommen spielt, darf danach für 10 Groschen einen Patrizier in den Stadtrat bringen. Tu das mit dem Gelben.
lesson-council-task-well = Da sitzt er, bis zum Ende der Partie. Nun belohnt er alle, die in jeder Reihe ein Bergwerk haben. In einer Reihe hast du schon eines, drei fehlen noch!
lesson-council-task-again = Spiel zuerst Einkommen: 13 Groschen. Dann wirst du gefragt, ob für 10 ein Patrizier in den Stadtrat kommt.

## 9: The Joker

lesson-joker-title = Der Joker
lesson-joker-about = Eine Aktion, die auf deinen Karten nicht mehr steht.
lesson-joker-missing = Runde 2, deine letzte Karte. Du hast ein Grundstück und die St.-Georgs-Kapelle dafür. Aber deine beiden Karten mit „Gebäude“ sind in dieser Runde schon gespielt.
lesson-joker-joker = Dafür ist der Joker da: Er steht für jede andere Aktion, auch für die einer gespielten Karte. Er kostet 1 Reputation. Spiel ihn.
lesson-joker-price = Deine Reputation fiel um 1. Kann sie nicht weiter fallen, kostet ein Schritt stattdessen 2 Punkte. Ab Reputation 6, dem Feld unter der Narrenkappe, ist der Joker kostenlos.
lesson-joker-task = Wähle die Aktion und bring die Kapelle in die Stadt: Sie bringt 2 Punkte, und deine Reputation steigt auf 2.
lesson-joker-task-well = Ein drittes Mal gebaut in einer Runde, und ein besserer Ruf als zuvor. Nutze den Joker, wenn eine Aktion mehr wert ist als ein Schritt Reputation.
lesson-joker-task-again = Wähle für den Joker „Gebäude“. Bau von deinen zwei Plättchen die St.-Georgs-Kapelle.

## 10: Your guilds

lesson-guilds-title = Deine Gilden
lesson-guilds-about = Die ersten Entscheidungen einer Partie: welche Gilden und in welche Reihen.
lesson-guilds-sets = Eine andere Partie, ganz von Anfang an. Das sind zwei Sätze Gilden. Deine Gilden bestimmen, was du bauen kannst, und damit, was du produzierst und verkaufst.
lesson-guilds-pick = Keiner ist besser. Sieh dir die heutigen Preise auf dem Markt an: Erz und Nahrung sind schon teuer; Silber und Holz sind noch billig, werden aber steigen. Nimm einen der beiden Sätze.
lesson-guilds-pick-silver = Silber wird teurer, je mehr Erz gefördert wird, Bier und Holz, je mehr die Stadt wächst. Das braucht etwas Zeit, zahlt sich aber aus.
lesson-guilds-pick-ore = Ein guter Start: Erz und Nahrung sind von der ersten Runde an teuer. Schreiber produzieren Genehmigungen, die später alle brauchen.
lesson-guilds-rows = Jede Gilde bekommt nun eine Reihe auf deinem Tableau, mit vier Häusern. Immer wenn du für diese Gilde baust, zieht ihr nächstes Haus in die Stadt, und du bekommst, was es verdeckt hat.
lesson-guilds-first = Die Häuser der ersten Reihe geben dir Öffentliche Gebäude: Du nimmst eines kostenlos, und es bringt einen Patrizier. Welche Gilde kommt dorthin? Wähle eine, für die du früh bauen willst.
lesson-guilds-second = Die zweite Reihe ist für Pelikanwappen, die du der Hl. Barbara gibst. Welche Gilde kommt dorthin? Die übrige bekommt die Reihe der Reputation.
lesson-guilds-task = Das war der ganze Aufbau. Beginne deine Partie: Hol dir Baurechte für ein Plättchen.
lesson-guilds-task-well = Und die Partie läuft. Wenn dir das fürs erste Mal zu viel ist: „Meine erste Partie“ auf der Startseite verteilt die Gilden für dich.
lesson-guilds-task-again = „Baurechte“ steht auf zwei deiner Karten. Nehmen darfst du nur Plättchen deiner eigenen Gilden und solche ohne Gilde.

## 11: The end

lesson-end-title = Das Ende der Partie
lesson-end-about = Eine letzte Karte, und dann wird alles gezählt.
lesson-end-last = Runde 6, die letzte Karte einer ganzen Partie. Du hast 26 Punkte, Ondra 27. Aber das meiste kommt noch: Hinter dem Pfeil steht bei dir 65.
lesson-end-town = In der Stadt bringt jedes deiner Gebäude einen Punkt für jeden Symbolpunkt daneben, dessen Farbe es selbst hat: das Gericht 6 Punkte, das Bergamt 5, das Skriptorium 2, das Göpelwerk 1. Auch Öffentliche Gebäude und Dörfer geben Symbolpunkte.
lesson-end-mines = In den Bergwerken: Reihe für Reihe die meisten Sterne. In den meisten Reihen liegst du vorn.
lesson-end-income = Dein Einkommen am Ende, durch 10 geteilt: 48 Groschen wären 4 Punkte. Die Groschen in deiner Kasse entscheiden nur bei Gleichstand.
lesson-end-rest = Dein Stand auf der Reputationsleiste gibt Punkte: Du hast 5, und dieses Feld ist 2 wert. Und jedes nicht gebaute Plättchen, leere Grundstück und ungenutzte Pelikanwappen ist einen Punkt wert.
lesson-end-council = Und vor alldem tritt der Stadtrat noch einmal zusammen: hier ein Grüner Patrizier und ein Roter. Sie gäben dir 5 Punkte, die in der Zahl hinter dem Pfeil noch nicht enthalten sind.
lesson-end-task = Du hast noch eine Karte, zwei ungebaute Öffentliche Gebäude und ein Grundstück. Komm auf 75 Punkte oder mehr. Vergiss die Steuer nicht!
lesson-end-task-well = Von 26 Punkten auf 76, und vor Ondra! Die Kapelle gab Punkte, Reputation und Symbolpunkte für ihre Nachbarn.
lesson-end-task-again = Nutze deine letzte Karte zum Bauen und vergleiche beide Plättchen. Die Kapelle des Hl. Johannes bringt Reputation und mehr Symbolpunkte der richtigen Farben neben deine Gebäude. Und zahl die Steuer: Verlorene Reputation heißt verlorene Punkte.

## 12: Your own round

lesson-round-title = Eine eigene Runde
lesson-round-about = Fünf Karten, keine Hilfe: Plättchen, Grundstück, Gebäude, Einkommen.
lesson-round-ready = Jetzt gehört dir die ganze erste Runde. Ein Plättchen und ein Grundstück, ein Gebäude, dann Einkommen: So geht es meistens. Alles auf dem Tisch sagt, was es tut; in einer Partie zeigt dir ein Streifen über deinen Möglichkeiten auch, was die anderen getan haben.
lesson-round-task = Spiel die erste Runde. Beginne die zweite mit einem Einkommen von 9 oder mehr und 20 Groschen in der Kasse.
lesson-round-task-well = Ein Gebäude, das Geld bringt, und Geld für das nächste. Du bist bereit für eine echte Partie!
lesson-round-task-again = Nimm im ersten Zug ein Plättchen und ein Grundstück, bau im zweiten und spiel Einkommen mit dem, was übrig ist. Versuche es noch einmal oder spiel einfach weiter.
