# The rules of The Pillars of the Earth in our own words; the numbers are those that the code and the tests name.

rule-p1 = Aufbau
rule-p1-1 = Gespielt wird im Uhrzeigersinn. Der Startspieler wird ausgelost oder beim Eröffnen des Tisches bestimmt.
rule-p1-2 = Alle beginnen mit 2 Punkten, 12 Arbeitern, 3 Baumeistern und drei Handwerkern: einem Mörtelmischer, einem Schreiner und einem Steinmetz. Alle Baumeister kommen in einen gemeinsamen Beutel.
rule-p1-3 = Der Startspieler hat 20 Gold, der Nächste im Uhrzeigersinn 21, danach 22 und 23. Niemand kann mehr als 30 Gold besitzen: Was darüber hinausgeht, verfällt sofort.
rule-p1-4 = Vierzehn der sechzehn Vorteilskarten werden gemischt; vier davon bleiben ungesehen in der Schachtel. Jede Runde werden zwei ausgelegt. Die beiden Karten für die letzte Runde kommen immer in Runde 6.
rule-p1-5 = Sechs der zehn Ereignisse treten ein, eines pro Runde; niemand weiß, welche vier fehlen.
rule-p1-6 = Jede Runde hat ihre eigenen vier Handwerker.
rule-p1-7 = Jede Runde beginnt so: zwei Vorteilskarten in Kingsbridge, zwei Handwerker in Shiring und die anderen zwei im Angebot, sieben der neun Baustoffkarten im Angebot. Der Markt wird auf 4 Stein, 4 Holz und 4 Sand aufgefüllt, am Königshof wartet ein Metall, die in der vorigen Runde genutzten grauen Arbeiter kehren auf die Burg zurück, und der Kostenmarker kommt wieder auf 7.
rule-p1-8 = Wer Ellen besitzt, sieht sich jetzt das Ereignis der Runde an; sonst niemand.

rule-p2 = Phase I: das Angebot
rule-p2-1 = Im Uhrzeigersinn ab dem Startspieler nehmen alle je eine Karte oder passen, immer wieder reihum.
rule-p2-2 = Eine Baustoffkarte braucht so viele freie Arbeiter, wie auf ihr steht; sie gehen sofort an die Arbeit. Ohne genügend freie Arbeiter kannst du die Karte nicht nehmen. Graue Arbeiter und der schwarze von Otto dienen wie eigene, auf Baustoffkarten wie in der Manufaktur.
rule-p2-3 = Ein Handwerker kostet so viel Gold, wie auf der Karte steht. Ohne genügend Gold kannst du ihn nicht einstellen.
rule-p2-4 = Ein Team hat höchstens fünf Handwerker, mit Jack sechs. Stellst du noch einen ein, musst du sofort jemanden entlassen, gern auch den Neuen. Entlassene verlassen das Spiel. Anders kann man niemanden entlassen, außer wenn ein Gewölbe einstürzt.
rule-p2-5 = Wer gepasst hat, ist für den Rest der Phase draußen. Sie endet, wenn alle neun Karten genommen sind oder alle gepasst haben.
rule-p2-6 = Handwerker, die niemand eingestellt hat, verlassen das Spiel; Baustoffkarten, die niemand genommen hat, kommen zurück in den Stapel der neun, aus dem nächste Runde sieben gezogen werden.
rule-p2-7 = Alle Arbeiter ohne Aufgabe gehen in die Wollmanufaktur, auch graue und schwarze; eine Wahl gibt es nicht.

rule-p3 = Phase II: die Baumeister
rule-p3-1 = Der Startspieler zieht die Baumeister einen nach dem anderen verdeckt aus dem Beutel.
rule-p3-2 = Einmal pro Runde darf der Startspieler den gerade gezogenen Baumeister zurücklegen und neu ziehen, wem auch immer er gehört und was auch immer er kostet, bevor sein Besitzer entscheidet. Es kann wieder derselbe kommen. Ist nur noch diese Farbe im Beutel, wird nicht gefragt.
rule-p3-3 = Der Besitzer setzt den Baumeister jetzt zu den Kosten am Marker ein oder lässt ihn warten. Ohne das Gold kann er nur warten, es sei denn, Remigius hilft.
rule-p3-4 = Der erste Baumeister kostet 7 Gold, danach 6, 5, 4, 3, 2 und 1; alle späteren sind kostenlos. Der Marker rückt nach jedem Baumeister weiter, der eingesetzt wird oder wartet. Ein zurückgelegter Baumeister zählt nicht.
rule-p3-5 = Ein wartender Baumeister steht auf dem Rad bei den abgelehnten Kosten. Ab dem achten Baumeister ist das Einsetzen kostenlos, und er muss eingesetzt werden.
rule-p3-6 = Ist der Beutel leer, werden die wartenden Baumeister kostenlos eingesetzt, in der Reihenfolge, in der sie zu warten begannen. Zu zweit geschieht das nach dem sechsten Baumeister.
rule-p3-7 = Auf jedem Platz steht ein Baumeister. Bischofssitz 1 Platz, Kingsbridge 2, Priorei 2, Königshof 4, Shiring 2, Burg Shiring 1, Markt 4, Baustelle 1. Die Plätze eines Ortes füllen sich vom ersten an, außer in Kingsbridge und Shiring, wo jeder Platz zu der Karte darüber gehört. Du darfst mehrere Baumeister an einen Ort schicken.
rule-p3-8 = Remigius: Wurde einer deiner Baumeister gezogen, der etwas kosten würde, und hat der Startspieler ihn behalten, darfst du die Karte einsetzen; dann musst du den Baumeister kostenlos einsetzen. Der Marker rückt wie üblich weiter. Wartenden Baumeistern hilft die Karte nicht.
rule-p3-9 = Wer von der Stadtmauer getroffen wurde, hat in der nächsten Runde nur zwei Baumeister: Zwei kommen in den Beutel, der dritte bleibt neben dem Spielplan. In Runde 6 bewirkt sie nichts.

rule-p4 = Phase III: rund um den Spielplan
rule-p4-1 = Ereignis. Es wird aufgedeckt; dann wählt der Gast des Bischofs, dann darf der Besitzer von Thomas ein schlechtes Ereignis abwenden, dann wirkt es im Uhrzeigersinn ab dem Startspieler: gute Ereignisse auf alle, schlechte auf alle ohne Schutz. Was ein Ereignis zu Baustoffkarten hinzufügt oder ihnen nimmt, zählt, wenn deren Baustoffe kommen, und nicht für Tom, Aliena und Richard. Beim Gold für Arbeiter in der Manufaktur zählen auch graue und schwarze. Der zusätzliche Einsatz des Erzbischofs gilt nicht für Orgelbauer, Glockengießer, Werkzeugmacher und Architekt. Williams 4 Gold sind keine Steuer: Dagegen hilft weder ein Baumeister am Hof noch die Steuerbefreiung noch Francis. Wer nicht genug hat, zahlt, was er hat, und verliert Punkte wie in P4.7. Punkte fallen nie unter 0.
rule-p4-2 = Bischofssitz. Bei einem schlechten Ereignis: Schutz oder ein Stein, Holz oder Sand vom Markt. Bei einem guten: immer der Baustoff.
rule-p4-3 = Wollmanufaktur. 1 Gold für jeden deiner Arbeiter dort, auch für graue und schwarze.
rule-p4-4 = Kingsbridge. Der Baumeister nimmt die Karte seines Platzes. Manche Karten wirken sofort, manche bis zum Ende der Partie, manche behältst du, bis du sie einsetzt. Karten, die niemand genommen hat, verlassen das Spiel. Schon in der Runde, in der sie genommen werden, wirken Jack, Francis, Prior Philip, Tom, Aliena, Richard und die Steuerbefreiung. Ottos Arbeiter, Ellens Blick, Thomas und Remigius nützen erst ab der nächsten Runde, denn ihr Moment ist in dieser schon vorbei.
rule-p4-5 = Priorei. 2 Punkte auf dem ersten Platz, 1 auf dem zweiten. Prior Philip bringt für jeden Baumeister seines Besitzers dort 1 Punkt mehr, ab der Runde, in der er genommen wird.
rule-p4-6 = Wälder, Steinbrüche und Kiesgruben. Deine Baustoffkarten bringen ihre Baustoffe. Tom bringt jede Runde 1 Stein, Aliena 1 Holz und Richard 1 Sand, ab der Runde, in der sie genommen werden. Baustoffe gehen nie aus. Die Arbeiter kehren heim.
rule-p4-7 = Königshof. Der Startspieler würfelt die Steuer aus: Der Würfel zeigt 2, 3, 3, 4, 4, 5. Alle zahlen so viel Gold. Ausgenommen sind die Besitzer von Baumeistern am Hof, egal auf welchem Platz, und wer nach dem Wurf eine Steuerbefreiung einsetzt; wer Francis besitzt, zahlt nie mehr als 2, ab der Runde, in der er genommen wird. Wer nicht zahlen kann, gibt alles, was er hat, und verliert für je 2 Gold, die fehlen, 1 Punkt, abgerundet. Der Baumeister auf dem ersten Platz nimmt das Metall; ohne ihn bleibt es liegen.
rule-p4-8 = Shiring. Im Uhrzeigersinn ab dem Startspieler nehmen die Baumeister kostenlos den Handwerker ihres Platzes. Ein volles Team muss jemanden entlassen. Handwerker, die niemand genommen hat, verlassen das Spiel.
rule-p4-9 = Burg Shiring. Zwei graue Arbeiter dienen dir in der nächsten Runde, auf Baustoffkarten oder in der Manufaktur. In Runde 6 darf der Platz besetzt werden, bewirkt aber nichts.
rule-p4-10 = Markt. Die Baumeister handeln in der Reihenfolge ihrer Plätze, jeder einmal, immer wieder reihum, bis alle gegangen sind; wer zwei Baumeister dort hat, handelt zweimal pro Durchgang. Kauf beliebig viel von einer Sorte, die dort liegt, oder verkauf beliebig viel von einer Sorte: Stein 4 Gold, Holz 3, Sand 2; Metall lässt sich nur verkaufen, für 5. Was du verkaufst, geht in den allgemeinen Vorrat, nicht an den Stand. Um Holz zu kaufen, brauchst du einen Schreiner im Team, gleich welchen, und um Stein zu verkaufen, einen Steinmetz. Eine Sorte, die du hier in dieser Runde gekauft hast, darfst du in dieser Runde hier nicht mehr verkaufen, auch keine älteren Stücke und mit keinem deiner Baumeister. Erst verkaufen und später dieselbe Sorte kaufen ist erlaubt. Der Baustoff vom Bischof gilt nicht als gekauft. Wer verzichtet oder nichts tun kann, ist mit diesem Baumeister draußen.
rule-p4-11 = Kathedrale. Im Uhrzeigersinn ab dem Startspieler dürfen alle ihre Handwerker arbeiten lassen, in beliebiger Reihenfolge, jeden so oft, wie es seine Karte sagt; niemand muss arbeiten. Ein Maurer braucht einen Mörtelmischer im Team, gleich welchen, ob der nun arbeitet oder nicht. Der Werkzeugmacher braucht Metall im Besitz und verbraucht es nicht. Danach behalten alle, außer in Runde 6, höchstens fünf Baustoffe ihrer Wahl, Metall eingeschlossen; der Rest verfällt. Der Startspieler fügt den nächsten Teil der Kathedrale hinzu.
rule-p4-12 = Startspieler. Der Baumeister auf der Baustelle macht seinen Besitzer zum Startspieler der nächsten Runde; sonst ist es der Nächste im Uhrzeigersinn. In Runde 6 darf der Platz besetzt werden, bewirkt aber nichts.

rule-p5 = Das Ende
rule-p5-1 = Nach sechs Runden gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer das meiste Gold hat; sonst wird der Sieg geteilt. Die Leiste geht über 60 hinaus weiter.
rule-p5-2 = Übrige Baustoffe und Karten sind nichts wert.
