# The rulebook of The Pillars of the Earth, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = Worum es geht
book-goal-lead = Sechs Runden, eine Kathedrale: Wer am meisten zu ihr beiträgt, gewinnt.
book-goal-story = Du leitest einen Bautrupp im Kingsbridge des zwölften Jahrhunderts. Deine *Arbeiter* [worker] holen Stein, Holz und Sand. Deine *Handwerker* [craftsman] machen Punkte daraus. Den Unterschied machen deine *Baumeister* [builder]: Sie erreichen die besten Orte der Stadt vor den anderen.
book-goal-points = Punkte [point] zählt die Wertungsleiste. Sie kommen von fast allem, die meisten aber von Handwerkern, die an der Kathedrale arbeiten.
book-goal-picture = Die Baustelle kurz vor dem Ende einer Partie. Die Kathedrale wächst um einen Teil pro Runde, ganz gleich, wer vorn liegt.
book-goal-engine = Stell dir dein Team wie eine Maschine vor. Anfangs sammelst du Handwerker, die viel aus Baustoffen machen. Später versorgst du sie. Ein Handwerker, den du in Runde 2 einstellst, arbeitet fünfmal; einer aus Runde 6 arbeitet einmal.
book-goal-tie = Nach Runde { $rounds } gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer mehr Gold [gold] hat; ist auch das gleich, wird der Sieg geteilt. Übrige Baustoffe und Karten sind nichts wert, also verbrauche sie rechtzeitig.

book-round = Eine Runde in einem Bild
book-round-lead = Drei Phasen, immer in dieser Reihenfolge. Danach führt dich der Spielplan von selbst herum.
book-round-picture = Eine Runde. In Phase II kommen alle Baumeister aus demselben Beutel, in einer Reihenfolge, die niemand kennt.
book-round-phase-supply = Phase I: sammeln
book-round-phase-builders = Phase II: Baumeister losschicken
book-round-phase-board = Phase III: rund um den Spielplan
book-round-one-of = eines davon
book-round-station-take = Baustoffkarten nehmen
book-round-station-hire = oder Handwerker einstellen
book-round-station-mill = Der Rest geht in die Manufaktur
book-round-station-draw = Baumeister ziehen
book-round-station-pay = Besitzer zahlt und setzt ihn ein
book-round-station-wait = oder lässt ihn warten
book-round-station-late = Wer wartete, kommt zuletzt
book-round-station-event = Ereignis und Bischof
book-round-station-wool = Wollmanufaktur zahlt
book-round-station-kingsbridge = Vorteilskarten
book-round-station-priory = Priorei punktet
book-round-station-sites = Baustoffe kommen
book-round-station-court = Steuer wird fällig
book-round-station-shiring = Neue Handwerker
book-round-station-castle = Graue Arbeiter
book-round-station-market = Kaufen, verkaufen
book-round-station-cathedral = Handwerker bauen
book-round-station-start = Neuer Startspieler
book-round-begin = *Vor jeder Runde* wird der Tisch neu bestückt: zwei Vorteilskarten in Kingsbridge, zwei Handwerker in Shiring, zwei im Angebot, dazu sieben der neun Baustoffkarten. Der Markt wird auf { $stall } Stein, { $stall } Holz und { $stall } Sand aufgefüllt, und am Königshof wartet ein Metall [metal].
book-round-end = *Nach jeder Runde* wechselt vielleicht der Startspieler, die Arbeiter kehren heim, und die nächste Runde beginnt. Insgesamt sind es { $rounds }.

book-setup = Womit du beginnst
book-setup-lead = Alle haben denselben Trupp. Wer später dran ist, hat etwas mehr Gold.
book-setup-each = *Alle* haben { $workers } Arbeiter [worker], { $builders } Baumeister [builder] und { $beginning } Punkte [point]. Alle Baumeister kommen in einen gemeinsamen Beutel.
book-setup-gold = *Gold:* Der Startspieler hat { $purse1 }, der Nächste { $purse2 }, dann { $purse3 } und { $purse4 }. Niemand besitzt je mehr als { $most_gold }; der Rest verfällt sofort.
book-setup-craftsmen = *Neue Handwerker:* vier pro Runde. Alle dürfen sehen, welche noch kommen und wann.
book-setup-advantages = *Vorteilskarten:* zwei pro Runde. { $advantages_out } von ihnen bleiben ungesehen in der Schachtel. Zwei sind für die letzte Runde aufgehoben.
book-setup-events = *Ereignisse:* eines pro Runde, verdeckt. { $events_out } der { $events } bleiben in der Schachtel.
book-setup-team = Diese drei Handwerker gehören von Anfang an zu jedem Team. Sie sind langsam, aber jeder öffnet eine Tür: Ohne Mörtelmischer arbeitet kein Maurer, ohne Schreiner kauft niemand Holz, ohne Steinmetz verkauft niemand Stein.
book-setup-chronicle = Hier sind die Wertungsleiste und die Handwerker, die in den einzelnen Runden kommen.

book-supply = Phase I: Baustoffkarten
book-supply-lead = Reihum nehmen alle eine Karte oder passen, bis niemand mehr will.
book-supply-turns = Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter, immer wieder. In deinem Zug nimmst du eine Baustoffkarte, stellst einen Handwerker ein ([#craftsmen]) oder passt.
book-supply-cards = Eine Baustoffkarte: oben die Baustoffe, die sie bringt, unten die Arbeiter [worker], die sie braucht. Stein ist harte Arbeit, Sand leichte.
book-supply-sites = Die Arbeiter für die Karte müssen frei sein, und sie ziehen sofort in den Wald, den Steinbruch oder die Kiesgrube. Die Baustoffe kommen später in der Runde, in Phase III.
book-supply-wood = { $seat } hat { $had } freie Arbeiter und nimmt { FORM($card, "acc") }. Die Karte braucht { $needed } davon, also bleiben { $left } frei. In Phase III bringt sie { $cubes } Holz.
book-supply-pass = *Gepasst ist gepasst:* Du nimmst in dieser Runde keine Karten mehr. Wenn alle gepasst haben oder alle neun Karten weg sind, endet die Phase. Handwerker, die niemand wollte, verlassen das Spiel; Baustoffkarten kommen wieder.
book-supply-mill = Arbeiter ohne Aufgabe gehen in die Wollmanufaktur und verdienen dort je 1 Gold. Eine Wahl ist das nicht, aber auch kein schlechter Ort.

book-craftsmen = Phase I: Handwerker
book-craftsmen-lead = Handwerker machen Runde für Runde Baustoffe zu Punkten.
book-craftsmen-hire = Um einen Handwerker einzustellen, zahlst du das Gold auf dem Schild und nimmst die Karte in dein Team. Du kannst sie schon in dieser Runde nutzen.
book-craftsmen-price = Zwei Handwerker im Angebot. Das Schild zeigt den Preis; die beiden in Shiring kosten kein Gold, aber einen Baumeister ([#shiring]).
book-craftsmen-card = Lies eine Karte von links nach rechts: Was vor dem Pfeil [arrow] steht, wird zu dem, was dahinter steht. Die kleinen Kreise darunter zeigen, wie oft das in einer Runde geht.
book-craftsmen-kinds = Ein Maurer braucht einen Mörtelmischer im Team, ob der arbeitet oder nicht. Ein Werkzeugmacher braucht Metall im Besitz und behält es. Ein Goldschmied arbeitet mit Gold statt mit Baustoffen.
book-craftsmen-limit = Ein Team hat Platz für *{ $team }*. Stellst du noch einen ein, musst du sofort jemanden entlassen, gern auch den Neuen. Wer entlassen wird, verlässt das Spiel. Aus anderen Gründen kannst du niemanden entlassen.
book-craftsmen-sixth = { $seat } hat { $size } Handwerker und stellt { FORM($craftsman, "acc") } für { $cost } Gold ein. Einer muss gehen, und es trifft { FORM($dismissed, "acc") }: Der Maurer macht mehr aus demselben Stein.

book-builders = Phase II: die Baumeister
book-builders-lead = Früh einsetzen ist teuer, warten ist kostenlos: Das ist das Herz des Spiels.
book-builders-draw = Alle Baumeister sind in einem Beutel. Der Startspieler zieht einen nach dem anderen, ohne hinzusehen.
book-builders-pay = Der Besitzer des gezogenen Baumeisters entscheidet sofort: *jetzt einsetzen* und zahlen, was das Rad zeigt, oder *warten lassen*. Der erste kostet { $dearest } Gold, und der Preis fällt mit jedem Baumeister um 1, ob eingesetzt oder nicht.
book-builders-wheel = Das Rad zeigt, was der nächste Baumeister kostet. Wartende sammeln sich der Reihe nach.
book-builders-wait = Ein Baumeister von { $seat } wird gezogen und kostet { $cost } Gold. { $seat } hat { $gold } Gold und lässt ihn warten. Der Marker rückt trotzdem weiter: Der nächste Baumeister kostet { $next }.
book-builders-free = Nach { $steps } Baumeistern sind die übrigen kostenlos, und dann müssen sie auch eingesetzt werden.
book-builders-waiting = Ist der Beutel leer, werden die Wartenden *kostenlos* eingesetzt; wer zuerst kam, ist zuerst dran. Sie bekommen, was übrig ist, und auch das kann sich lohnen.
book-builders-again = *Einmal pro Runde* darf der Startspieler einen Baumeister zurücklegen, wem auch immer er gehört, und neu ziehen. Es kann derselbe sein.
book-builders-spaces = Auf einem Platz steht ein Baumeister. Orte mit mehreren Plätzen füllen sich vom ersten an, und der ist der beste. In Kingsbridge und Shiring gehört jeder Platz zu seiner Karte, dort wählst du also frei. Du darfst mehrere Baumeister an einen Ort schicken.
book-builders-priory = Die Priorei hat zwei Plätze. Der erste bringt { $first } Punkte, der zweite { $second }.

book-event = Phase III beginnt: das Ereignis
book-event-lead = Allen geschieht etwas. Der Bischof kann es von dir fernhalten.
book-event-reveal = Das Ereignis der Runde wird aufgedeckt. Gute [sun] nützen allen. Schlechte [storm] treffen alle, die nicht geschützt sind.
book-event-cards = Ein gutes Ereignis und ein schlechtes.
book-event-bishop = Steht dein Baumeister am *Bischofssitz*, siehst du das Ereignis, bevor du wählst: Schutz davor oder ein Stein, Holz oder Sand vom Markt. Bei einem guten Ereignis bleibt nur der Baustoff.
book-event-palace = Links das Ereignis, rechts der Bischofssitz. Sein einziger Gast hat gerade gesehen, was kommt.
book-event-order = Nach dem Gast des Bischofs darf der Besitzer von Thomas diese Karte einsetzen, um verschont zu bleiben. Dann tritt das Ereignis ein, im Uhrzeigersinn ab dem Startspieler. Punkte fallen nie unter 0.

book-gains = Manufaktur, Kingsbridge, Priorei, Baustoffe
book-gains-lead = Nun die stillen Belohnungen: Gold, Karten, Punkte und Baustoffe.
book-gains-mill = *Wollmanufaktur:* 1 Gold [gold] für jeden deiner Arbeiter dort.
book-gains-kingsbridge = *Kingsbridge:* Dein Baumeister nimmt die Vorteilskarte seines Platzes.
book-gains-cards = Zwei Karten, zwei Plätze. Die linke wird ein Baumeister von Ben nehmen.
book-gains-kinds = Manche Karten wirken sofort. Manche gelten bis zum Ende der Partie [always]. Manche behältst du, bis du sie einsetzt [once]. Karten, die niemand genommen hat, verlassen das Spiel.
book-gains-priory = *Priorei:* { $first } Punkte für den Baumeister auf dem ersten Platz, { $second } auf dem zweiten.
book-gains-sites = *Wald, Steinbruch, Kiesgrube:* Deine Baustoffkarten bringen ihre Baustoffe. Davon gibt es immer genug. Deine Arbeiter kehren heim.
book-gains-claims = An jedem Ort siehst du, wessen Karten dort liegen und wie viele Baustoffe sie bringen.

book-court = Der Königshof
book-court-lead = Der König will Gold von allen außer seinen Gästen.
book-court-roll = Der Würfel bestimmt die Steuer: { $low } bis { $high } Gold, für alle gleich. Hast du einen Baumeister am Hof, zahlst du nichts, ganz gleich, auf welchem Platz er steht.
book-court-short = Kannst du nicht alles zahlen, gibst du her, was du hast, und verlierst für je 2 Gold, die fehlen, 1 Punkt. Fehlt nur 1 Gold, kostet das nichts.
book-court-metal = Der Baumeister auf dem ersten Platz nimmt auch das Metall [metal]. Ist niemand gekommen, bleibt es liegen.
book-court-four = Der Würfel zeigt { $tax }. { $one } und { $other } haben Baumeister am Hof und zahlen nichts. { $player } hat keinen und zahlt { $tax } Gold.

book-shiring = Shiring, Burg und Startspieler
book-shiring-lead = Kostenlose Handwerker, geliehene Hände und das Recht, als Erster dran zu sein.
book-shiring-craftsmen = *Shiring:* Dein Baumeister holt den Handwerker seines Platzes kostenlos in dein Team. Ein volles Team muss jemanden entlassen. Handwerker, die niemand genommen hat, verlassen das Spiel.
book-shiring-town = Von links nach rechts: Burg Shiring mit ihren { $grey } grauen Arbeitern und zwei Handwerker in Shiring.
book-shiring-castle = *Burg Shiring:* { $grey } graue Arbeiter [worker-grey] dienen dir in der *nächsten* Runde wie eigene.
book-shiring-start = *Baustelle:* Dein Baumeister macht dich zum Startspieler [start-player] der nächsten Runde. Steht dort niemand, beginnt der Nächste im Uhrzeigersinn.
book-shiring-last = In der letzten Runde bringen Burg und Baustelle nichts mehr.

book-market = Der Markt
book-market-lead = Baumeister handeln reihum, ein Geschäft nach dem anderen, bis sie genug haben.
book-market-order = Der Baumeister auf dem ersten Platz macht ein Geschäft, dann der zweite und so weiter; dann wieder der erste. Wer nicht handeln kann oder will, ist mit diesem Baumeister draußen.
book-market-stalls = Die Stände: { $price_stone } Gold für Stein, { $price_wood } für Holz, { $price_sand } für Sand. Metall lässt sich nur verkaufen, für { $price_metal }.
book-market-action = *Ein Geschäft* betrifft eine Sorte: Du kaufst davon am Stand oder verkaufst davon, so viel du willst.
book-market-wood = Um *Holz* zu kaufen, brauchst du einen Schreiner im Team.
book-market-stone = Um *Stein* zu verkaufen, brauchst du einen Steinmetz im Team.
book-market-resale = Was du hier in dieser Runde *gekauft* hast, darfst du hier in dieser Runde nicht verkaufen. Umgekehrt geht es.
book-market-supply = Was du verkaufst, liegt danach nicht am Stand.
book-market-trade = { $seat } beginnt mit { $gold_before } Gold, verkauft in kleinen Mengen { $sand } Sand für { $got } Gold und kauft zwischendurch { $wood } Holz für { $paid }. Es bleiben { $gold_after } Gold und Holz für den Schreiner.

book-cathedral = Die Kathedrale
book-cathedral-lead = Endlich werden Baustoffe zu Punkten.
book-cathedral-work = Im Uhrzeigersinn ab dem Startspieler lassen alle ihre Handwerker arbeiten, in beliebiger Reihenfolge, jeden höchstens so oft, wie es seine Karte sagt. Niemand muss arbeiten. Wollen zwei Handwerker dieselben Baustoffe, beginne mit dem, der mehr daraus macht.
book-cathedral-build = { $seat } verbraucht { $stone } Stein mit dem Maurer und { $wood } Holz mit dem Schreinermeister, und der Architekt braucht gar keine Baustoffe. Zusammen machen sie { $points } Punkte und { $gold } Gold.
book-cathedral-mason = Ein *Maurer* arbeitet nur, solange ein Mörtelmischer im Team ist.
book-cathedral-tool = Der *Werkzeugmacher* braucht Metall im Besitz, verbraucht es aber nicht.
book-cathedral-count = Gold, das ein Handwerker macht, darf der nächste schon ausgeben.
book-cathedral-keep = Danach behalten alle höchstens *{ $kept } Baustoffe*, Metall eingeschlossen; der Rest verfällt. In der letzten Runde muss niemand etwas abgeben, denn nichts zählt mehr.

book-mistakes = Was oft falsch gemacht wird
book-mistakes-lead = Zehn Kleinigkeiten, die in den ersten Partien die meisten Punkte kosten.
book-mistakes-intro = Der Tisch lässt niemanden eine Regel brechen. Aber dies solltest du wissen, bevor du planst.
book-mistakes-wrong1 = *Baustoffe kommen nicht sofort.* Arbeiter schickst du in Phase I, die Baustoffe kommen in Phase III, nach dem Ereignis. Siehe [#gains].
book-mistakes-wrong2 = *Warten kostet nichts.* Ein wartender Baumeister wird am Ende kostenlos eingesetzt. Du verlierst die Auswahl, nicht den Baumeister. Siehe [#builders].
book-mistakes-wrong3 = *Der Preis fällt, auch wenn niemand zahlt.* Jeder gezogene Baumeister bewegt den Marker, ob eingesetzt oder nicht.
book-mistakes-wrong4 = *Wer passt, passt für die ganze Phase,* nicht nur für einen Zug. Siehe [#supply].
book-mistakes-wrong5 = *Ein Maurer ohne Mörtelmischer ist untätig.* Überleg es dir gut, bevor du den langsamen Mörtelmischer entlässt. Siehe [#cathedral].
book-mistakes-wrong6 = *Gold über { $most_gold } hinaus verfällt,* auch bei einem Verkauf auf dem Markt.
book-mistakes-wrong7 = *Nur { $kept } Baustoffe bleiben* von einer Runde zur nächsten. Verkauf, was du nicht brauchst, solange du einen Baumeister auf dem Markt hast. Siehe [#market].
book-mistakes-wrong8 = *Wer beim Bischof ist, sieht zuerst das Ereignis* und wählt dann, nicht vorher. Siehe [#event].
book-mistakes-wrong9 = *Jeder Platz am Königshof erspart dir die Steuer.* Nur der erste bringt Metall. Siehe [#court].
book-mistakes-wrong10 = *Burg und Baustelle wirken für die nächste Runde,* in der letzten bringen sie also nichts.

book-icons = Die Symbole
book-icons-lead = Jedes Zeichen auf Tableaus und Karten und was es bedeutet.

book-cards = Alle Handwerker und Karten
book-cards-lead = Alles, was kommen kann, und was es bewirkt.
