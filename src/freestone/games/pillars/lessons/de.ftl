# What the teacher of Pillars says. One idea for each beat; the learner's table shows the rest.

## 1: How to score

lesson-points-title = Wie man punktet
lesson-points-about = Worum es geht, wann Schluss ist und woher die Punkte kommen.
lesson-points-welcome = Willkommen in Kingsbridge! Die Stadt will eine Kathedrale, und du gehörst zu denen, die sie bauen.
lesson-points-goal = Diese Leiste zählt die Punkte. Alle beginnen bei 2: Agnes steht noch dort, du bist schon auf 4. Wer am Ende die meisten Punkte hat, gewinnt.
lesson-points-rounds = Eine Partie dauert sechs Runden, und wir steigen spät in der ersten ein. Nach der sechsten ist Schluss.
lesson-points-goods = Punkte macht man aus Baustoffen, den Klötzchen auf deinem Tableau. In dieser Runde hast du 3 Stein und 3 Sand bekommen.
lesson-points-craftsmen = Und das sind die Leute, die das können: deine Handwerker. Am Ende jeder Runde machen sie aus Baustoffen Punkte.
lesson-points-mixer = Der Mörtelmischer macht aus 3 Sand 1 Punkt, und ohne ihn im Team arbeitet kein Maurer. Du hast 3 Sand: Lass den Mörtelmischer arbeiten!
lesson-points-scored = Da ist er: 3 Sand weniger, 1 Punkt mehr. Baustoffe werden verbraucht; Handwerker bleiben und arbeiten nächste Runde wieder.
lesson-points-two-ways = Zwei von ihnen arbeiten mit Stein. Der Steinmetz braucht 2 Stein für einen Punkt, der Maurer nur 1. Aber zähl die kleinen Kreise auf der Karte: So oft kann ein Handwerker pro Runde arbeiten, und der Maurer hat nur zwei; darum heißt er Maurer II.
lesson-points-task = Mach 2 Punkte aus deinem Stein und spar 1 Stein für die nächste Runde auf.
lesson-points-task-well = Genau! Der Maurer hat zweimal gearbeitet, und ein Stein wartet auf die nächste Runde. Bis zu 5 Baustoffe darfst du behalten.
lesson-points-task-again = Fast. Der Steinmetz nimmt 2 Stein für einen Punkt. Der Maurer braucht jedes Mal nur 1 und darf zweimal arbeiten.

## 2: The supply

lesson-supply-title = Arbeiter und Gold
lesson-supply-about = Die erste Phase einer Runde: Deine Arbeiter holen Baustoffe, dein Gold bezahlt Handwerker.
lesson-supply-supply = Jedes Kapitel hat seine eigene Partie, und diese fängt gerade an. Jede Runde beginnt mit diesen Karten: wohin deine Arbeiter gehen können und welche Handwerker zu haben sind.
lesson-supply-workers = Du hast 12 Arbeiter. Die Zahl unten auf einer Karte sagt, wie viele sie braucht; oben siehst du die Baustoffe, die sie bringt.
lesson-supply-quarry = Fangen wir mit Stein an. Schick 5 Arbeiter in den Kleinen Steinbruch, für 2 Stein.
lesson-supply-turns = Sie sind unterwegs; der Stein kommt später in dieser Runde. Agnes hat Holz genommen. So geht es reihum, je eine Karte, bis alle gepasst haben.
lesson-supply-hire = Handwerker bezahlst du einmal mit Gold, dann bleiben sie in deinem Team, in dem Platz für fünf ist. Der Geübte Mörtelmischer kostet 4 und macht einen Punkt aus 2 Sand statt aus 3.
lesson-supply-mill = Niemand ist übrigens untätig: Wenn du passt, gehen Arbeiter ohne Karte in die Wollmanufaktur. Dort verdienen sie je 1 Gold.
lesson-supply-task = Du hast noch 7 Arbeiter. Besorg 3 Sand, 2 Holz und den Geübten Mörtelmischer. Vorsicht: Den hätte Agnes auch gern.
lesson-supply-task-well = Gut gemacht: zuerst der Handwerker, weil ihn noch jemand wollte, dann die Baustoffe. Was in Gefahr ist, kommt zuerst!
lesson-supply-task-again = Etwas ist dir entwischt. Karten sind weg, sobald jemand sie nimmt. Stell den Mörtelmischer sofort ein; Sand und Holz können warten.

## 3: Master builders

lesson-builders-title = Baumeister
lesson-builders-about = Die zweite Phase: für jeden drei Baumeister und viele Orte, die sie locken.
lesson-builders-bag = Deine Arbeiter sind beschäftigt. Jetzt kommen die Baumeister: drei von dir und drei von Agnes. Sie werden aus diesem Beutel gezogen, und der erste ist schon heraus.
lesson-builders-flag = Agnes hat die Fahne: Sie ist in dieser Runde Startspielerin, beginnt jede Phase und zieht die Baumeister, und zwar blind. Für die nächste Runde bekommt die Fahne, wer einen Baumeister auf der Baustelle der Kathedrale hat; sonst wandert sie einfach reihum weiter.
lesson-builders-wheel = Den ersten Baumeister einzusetzen kostet 7 Gold, den nächsten 6, dann 5, bis hinunter auf 0; der Marker zeigt den Preis. Deshalb darf, wer die Fahne hat, einmal pro Runde einen Baumeister in den Beutel zurücklegen: damit niemand anders zuerst wählt, oder um später weniger zu zahlen.
lesson-builders-wait = Deiner kommt als Erster, für 7 Gold. Die musst du nicht zahlen: Lass ihn warten, über die letzte Möglichkeit oder das Rad. Ist der Beutel leer, zieht er kostenlos los, dorthin, wo noch Platz ist.
lesson-builders-waiting = Dein Baumeister wartet neben dem Rad. Dann wurde einer von Agnes gezogen; sie hat 6 Gold bezahlt und ihn nach Kingsbridge geschickt, für diese Karte.
lesson-builders-choose = Wieder deiner, für 5 Gold. Jeder Ort zeigt, was er bringt, und bringt es, sobald alle Baumeister unterwegs sind. Schick diesen Baumeister, wohin du willst.
lesson-builders-choose-bishop = Der Bischof schützt dich vor einem schlechten Ereignis oder gibt dir einen Baustoff vom Markt; bei einem guten Ereignis immer den Baustoff.
lesson-builders-choose-card = In Kingsbridge bekommst du die Karte des Platzes. Manche helfen einmal, manche bis zum Ende der Partie.
lesson-builders-choose-priory = Die Priorei gibt Punkte: 2 für den ersten Baumeister, 1 für den zweiten. Einfach so.
lesson-builders-choose-court = Am Königshof zahlst du keine Steuer, und der Erste dort bekommt ein Metall.
lesson-builders-choose-shiring = Shiring gibt dir den Handwerker des Platzes, ganz ohne Gold.
lesson-builders-choose-castle = Die Burg leiht dir für die nächste Runde zwei graue Arbeiter.
lesson-builders-choose-market = Baumeister auf dem Markt dürfen dort später in der Runde kaufen und verkaufen.
lesson-builders-choose-cathedral = Das bringt dir die Fahne: In der nächsten Runde bist du Startspieler und wählst zuerst.
lesson-builders-task = Noch zwei Baumeister: Dieser kostet 2 Gold, der wartende nichts. Sorg dafür, dass du beim Bauen 4 Punkte und 1 Metall hast. Priorei und Königshof können helfen.
lesson-builders-task-well = Sehr gut: 4 Punkte und das Metall. Früh verzichten spart Gold; früh zahlen sichert die Auswahl.
lesson-builders-task-again = Nicht ganz. Die Priorei gibt dem Ersten, der kommt, 2 Punkte, und am Königshof gibt es das Metall.

## 4: Events and taxes

lesson-trouble-title = Ereignisse und Steuern
lesson-trouble-about = Was in einer Runde schiefgehen kann und wie man sich davor schützt.
lesson-trouble-event = Diese Karte ist das Ereignis der Runde. Es wird aufgedeckt, sobald alle Baumeister unterwegs sind. Die Hälfte der Ereignisse ist freundlich, die andere tut allen weh.
lesson-trouble-bishop = Allen außer dem Gast des Bischofs, versteht sich. Schick diesen Baumeister für 5 Gold zum Bischofssitz.
lesson-trouble-tax = Später kommt die Steuer des Königs. Ein Würfel entscheidet: Alle zahlen 2 bis 5 Gold. Wer nicht zahlen kann, verliert Punkte.
lesson-trouble-court = Mit einem Baumeister am Königshof zahlst du nichts. Und dieses Metall ist für den Ersten dort.
lesson-trouble-task = Du hast 16 Gold und zwei Baumeister: einen für 3 Gold, einen wartenden. Sorg dafür, dass du beim Bauen 13 Gold und 4 Punkte hast. Die Priorei gibt Punkte; sonst geht es darum, nichts zu verlieren.
lesson-trouble-task-well = Heil davongekommen! Agnes hat im Streit 2 Punkte verloren und die Steuer bezahlt. Du keins von beidem.
lesson-trouble-task-again = Die 4 Punkte: Ein Baumeister in der Priorei bringt die 2, die dir fehlen, und die übrigen schützt der Bischof, wenn du ihn beim Aufdecken des Ereignisses darum bittest. Die 13 Gold: Ein Baumeister am Königshof erspart dir die Steuer.

## 5: The market

lesson-market-title = Der Markt
lesson-market-about = Kauf, was deine Handwerker brauchen, und verkauf, was nicht.
lesson-market-winter = Ein kalter Winter: Jede Karte hat einen Baustoff weniger gebracht. 1 Stein, 1 Holz und 2 Sand ergeben nur 1 Punkt. Aber du hast einen Baumeister auf dem Markt!
lesson-market-stalls = Das sind die Preise pro Stück: Stein 4, Holz 3, Sand 2. Du kaufst, was hier liegt, und verkaufst zum selben Preis. Metall kannst du nur verkaufen, für 5.
lesson-market-sell = Du hast 1 Gold und 1 Metall, das niemand in deinem Team braucht. Verkauf das Metall.
lesson-market-laps = 5 Gold für dich. Danach hat Agnes 2 Stein gekauft. So geht es reihum, je ein Geschäft: etwas von einer Sorte, gekauft oder verkauft. Was du hier kaufst, kannst du in derselben Runde nicht wieder verkaufen.
lesson-market-craftsmen = Nun denk an dein Team. Der Geübte Mörtelmischer macht einen Punkt aus 2 Sand, der Schreiner aus 2 Holz, der Steinmetz aus 2 Stein.
lesson-market-trades = Zwei von ihnen brauchst du auch am Markt: Nur mit einem Steinmetz im Team darfst du Stein verkaufen, nur mit einem Schreiner Holz kaufen.
lesson-market-task = Du hast 6 Gold. Mach in dieser Runde 2 Punkte: Schließ ein Geschäft ab, verlass den Markt und bau.
lesson-market-task-well = Ein gutes Geschäft: Was du gekauft hast, ergab mit deinen eigenen Baustoffen 2 Punkte. Schau vor dem Kaufen, was zum nächsten Punkt fehlt: Oft ist es nur ein einziger Baustoff.
lesson-market-task-again = Zähl zuerst, was du hast: 2 Sand ergeben einen Punkt. Für den zweiten kostet 1 weiteres Holz 3 Gold; 1 weiterer Stein oder 2 weitere Sand kosten 4.

## 6: A team of five

lesson-team-title = Fünf im Team
lesson-team-about = Jede Runde kommen bessere Handwerker, aber Platz ist nur für fünf.
lesson-team-team = Runde drei, und dein Team ist komplett: fünf Handwerker, mehr nicht. Jeder ist nützlich, manche mehr als andere.
lesson-team-coming = Diese Reihe zeigt, wer in welcher Runde kommt. Sie werden immer besser: Der Bildhauer, der gerade nach Shiring gekommen ist, macht 2 Punkte aus einem einzigen Stein, und die letzten Handwerker sogar 4 oder 6 Punkte auf einmal.
lesson-team-hire = Es lohnt sich also, das Team zu erneuern. Stell diesen Maurer für 4 Gold ein: ein Punkt für jeden Stein, bis zu viermal pro Runde.
lesson-team-dismiss = Sechs sind zu viele, einer muss also gehen. Bedenke eines: Maurer arbeiten nur mit einem Mörtelmischer im Team. Wen entlässt du?
lesson-team-dismiss-mixer = Vorsicht, genau den brauchen die Maurer! Jetzt können sie nicht arbeiten, bis du einen anderen Mörtelmischer einstellst. Das passiert allen einmal.
lesson-team-dismiss-stonecutter = Eine gute Wahl. Der Steinmetz braucht zwei Stein für einen Punkt, deine Maurer nur einen. Stein verkaufen kannst du ohne ihn allerdings nicht mehr.
lesson-team-dismiss-mason = Das geht. Ein Maurer verbraucht den Stein, den du gewöhnlich bekommst, und zwei streiten sich darum.
lesson-team-dismiss-potter = Hm. Der Töpfer macht einen Punkt aus einem Sand, und Sand ist billig. Den Steinmetz hättest du weniger vermisst.
lesson-team-dismiss-architect = Schade: Der Architekt gibt jede Runde einen Punkt, für nichts. Den Steinmetz hättest du weniger vermisst.
lesson-team-task = Handwerker ohne Baustoffe sind bloß nette Gesellschaft. Du hast 13 Arbeiter: Sieh zu, dass du in dieser Runde mindestens 4 Stein bekommst.
lesson-team-task-well = Vier Stein sind unterwegs, für alle, die damit arbeiten können. Zuerst die Leute, dann die Baustoffe, die sie brauchen: So beginnt eine Runde gut.
lesson-team-task-again = Der Große Steinbruch bringt 4 Stein, braucht aber 10 Arbeiter. Schick sie los, bevor sie woanders sind.

## 7: The end

lesson-end-title = Das Ende der Partie
lesson-end-about = Der letzte Bau: was zählt, was nicht und wer gewinnt.
lesson-end-last = Die sechste Runde. Du hast 38 Punkte, Agnes hat 39. Jetzt wird zum letzten Mal gebaut, danach ist die Partie zu Ende.
lesson-end-nothing = Danach sind Baustoffe und Karten nichts mehr wert. Verbrauche also, was du kannst. Gold entscheidet nur bei Gleichstand: Bei gleich vielen Punkten gewinnt, wer mehr Gold hat.
lesson-end-potter = Beginne mit deinem besseren Töpfer: ein Punkt für jeden Sand, bis zu dreimal.
lesson-end-often = Wie oft? Sand zu sparen lohnt sich jetzt nicht mehr. Dreimal!
lesson-end-metal = Ein Metall ist noch da, und zwei wollen es. Der Glockengießer macht 4 Punkte daraus. Der Orgelbauer macht 6, braucht aber noch ein Holz dazu.
lesson-end-task = Agnes wird auf 49 kommen, und sie hat mehr Gold. Gewinn diese Partie!
lesson-end-task-well = 50 zu 49. Du gewinnst! Die Orgel, das Holz und der Sand: eine prächtige Kathedrale.
lesson-end-task-again = Du brauchst 50 Punkte: Bei 49 gewinnt Agnes mit ihrem Gold. Gib das Metall dem Orgelbauer, das andere Holz dem Zimmermann und Sand dem zweiten Töpfer.

## 8: Your own round

lesson-round-title = Eine eigene Runde
lesson-round-about = Alles zusammen, von der ersten Karte bis zum letzten Stein.
lesson-round-ready = Jetzt kennst du alles: Arbeiter und Handwerker, dann die Baumeister, dann das Bauen. Lass dir Zeit; alles auf dem Tisch erklärt sich, wenn du darauf zeigst.
lesson-round-task = Spiel die erste Runde einer Partie. Versuche, zu Beginn der zweiten 6 Punkte zu haben.
lesson-round-task-well = Eine starke erste Runde! Noch fünf davon, und niemand holt dich ein.
lesson-round-task-again = Baustoffe für die Handwerker, die du hast, die Priorei für 2 Punkte und jemand Neues im Team: Das reicht meistens. Versuche es noch einmal oder spiel einfach weiter.
