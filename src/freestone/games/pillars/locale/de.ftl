# The Pillars of the Earth in German.

title = Die Säulen der Erde
tagline = Sechs Runden bis zur Kathedrale.

## Materials, places and the spaces a builder can be sent to

material-stone = Stein
    .all = Allen Stein
material-wood = Holz
    .all = Alles Holz
material-sand = Sand
    .all = Allen Sand
material-metal = Metall
    .all = Alles Metall

place-bishop = Bischofssitz
place-kingsbridge = Kingsbridge
place-priory = Priorei
place-kings_court = Königshof
place-shiring = Shiring
place-castle = Burg Shiring
place-market = Markt
place-cathedral = Baustelle

target-bishop = Bischofssitz
    .to = zum Bischofssitz
target-kingsbridge-1 = Kingsbridge, erste Karte
    .to = nach Kingsbridge zur ersten Karte
target-kingsbridge-2 = Kingsbridge, zweite Karte
    .to = nach Kingsbridge zur zweiten Karte
target-priory = Priorei
    .to = in die Priorei
target-kings_court = Königshof
    .to = an den Königshof
target-shiring-1 = Shiring, erster Handwerker
    .to = nach Shiring zum ersten Handwerker
target-shiring-2 = Shiring, zweiter Handwerker
    .to = nach Shiring zum zweiten Handwerker
target-castle = Burg Shiring
    .to = auf Burg Shiring
target-market = Markt
    .to = auf den Markt
target-cathedral = Baustelle
    .to = auf die Baustelle

## Resource cards

resource-sand-2 = Kleine Kiesgrube
    .acc = die Kleine Kiesgrube
resource-sand-3 = Kiesgrube
    .acc = die Kiesgrube
resource-sand-4 = Große Kiesgrube
    .acc = die Große Kiesgrube
resource-wood-2 = Kleiner Wald
    .acc = den Kleinen Wald
    .bare = Kleinen Wald
resource-wood-3 = Wald
    .acc = den Wald
resource-wood-4 = Großer Wald
    .acc = den Großen Wald
    .bare = Großen Wald
resource-stone-2 = Kleiner Steinbruch
    .acc = den Kleinen Steinbruch
    .bare = Kleinen Steinbruch
resource-stone-3 = Steinbruch
    .acc = den Steinbruch
resource-stone-4 = Großer Steinbruch
    .acc = den Großen Steinbruch
    .bare = Großen Steinbruch

## Craftsmen; the Roman numeral is how often a round they can work

craftsman-mortar_mixer = Mörtelmischer
    .def = der Mörtelmischer
    .acc = den Mörtelmischer
craftsman-woodworker = Schreiner
    .def = der Schreiner
    .acc = den Schreiner
craftsman-stonecutter = Steinmetz
    .def = der Steinmetz
    .acc = den Steinmetz
craftsman-tool_maker = Werkzeugmacher
    .def = der Werkzeugmacher
    .acc = den Werkzeugmacher
craftsman-master_woodworker = Schreinermeister
    .def = der Schreinermeister
    .acc = den Schreinermeister
craftsman-skilled_mortar_mixer = Geübter Mörtelmischer
    .def = der Geübte Mörtelmischer
    .acc = den Geübten Mörtelmischer
    .bare = Geübten Mörtelmischer
craftsman-mason_2 = Maurer II
    .def = der Maurer II
    .acc = den Maurer II
craftsman-mason_3 = Maurer III
    .def = der Maurer III
    .acc = den Maurer III
craftsman-mason_4 = Maurer IV
    .def = der Maurer IV
    .acc = den Maurer IV
craftsman-mason_5 = Maurer V
    .def = der Maurer V
    .acc = den Maurer V
craftsman-carpenter_2 = Zimmermann II
    .def = der Zimmermann II
    .acc = den Zimmermann II
craftsman-carpenter_3 = Zimmermann III
    .def = der Zimmermann III
    .acc = den Zimmermann III
craftsman-carpenter_4 = Zimmermann IV
    .def = der Zimmermann IV
    .acc = den Zimmermann IV
craftsman-carpenter_5 = Zimmermann V
    .def = der Zimmermann V
    .acc = den Zimmermann V
craftsman-potter_2 = Töpfer II
    .def = der Töpfer II
    .acc = den Töpfer II
craftsman-potter_3 = Töpfer III
    .def = der Töpfer III
    .acc = den Töpfer III
craftsman-architect = Architekt
    .def = der Architekt
    .acc = den Architekten
    .bare = Architekten
craftsman-sculptor_1 = Bildhauer I
    .def = der Bildhauer I
    .acc = den Bildhauer I
craftsman-sculptor_2 = Bildhauer II
    .def = der Bildhauer II
    .acc = den Bildhauer II
craftsman-sculptor_3 = Bildhauer III
    .def = der Bildhauer III
    .acc = den Bildhauer III
craftsman-sculptor_4 = Bildhauer IV
    .def = der Bildhauer IV
    .acc = den Bildhauer IV
craftsman-glassblower_1 = Glasbläser I
    .def = der Glasbläser I
    .acc = den Glasbläser I
craftsman-glassblower_2 = Glasbläser II
    .def = der Glasbläser II
    .acc = den Glasbläser II
craftsman-goldsmith_6 = Goldschmied VI
    .def = der Goldschmied VI
    .acc = den Goldschmied VI
craftsman-goldsmith_8 = Goldschmied VIII
    .def = der Goldschmied VIII
    .acc = den Goldschmied VIII
craftsman-organ_builder = Orgelbauer
    .def = der Orgelbauer
    .acc = den Orgelbauer
craftsman-bell_maker = Glockengießer
    .def = der Glockengießer
    .acc = den Glockengießer

## Advantage cards

advantage-madonna = Die Madonna
advantage-wool_fair = Wollmarkt
advantage-toledo = Stahl aus Toledo
advantage-tom = Tom
advantage-aliena = Aliena
advantage-richard = Richard
advantage-jack = Jack
advantage-otto = Otto
advantage-francis = Francis
advantage-prior_philip = Prior Philip
advantage-ellen = Ellen
advantage-tax_exemption = Steuerbefreiung
advantage-thomas = Thomas
advantage-remigius = Remigius
advantage-celebrations = Festlichkeiten
advantage-completion = Vollendung

## Events

card-king = Der König schenkt
card-richard_event = Richard kehrt heim
card-philip = Philip lobt die Weber
card-volunteers = Freiwillige
card-archbishop = Besuch des Erzbischofs
card-william = William plündert
card-conflict = Streit
card-town_wall = Die Stadtmauer
card-cold_winter = Kalter Winter
card-collapse = Ein Gewölbe stürzt ein

## What cards do

part-cubes = { $amount } { $material }
part-gold = { $amount } Gold
part-points = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 }
part-workers = { $amount } Arbeiter
part-holds-metal = Metall im Besitz
part-and = +
part-becomes = →
part-uses = { $amount ->
    [one] (einmal pro Runde)
   *[other] (bis zu { $amount }-mal pro Runde)
 }
part-needs = mit einem { $trade } im Team

when-now = Sofort:
when-always = Bis zum Ende der Partie:
when-once = Einmal, wann du willst:

effect-gold = Du erhältst { $amount } Gold.
effect-gold-lost = Du zahlst { $amount } Gold.
effect-points = Du erhältst { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 }.
effect-points-lost = Du verlierst { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 }.
effect-cubes = Du erhältst { $amount } { $material }.
effect-each_round = Du erhältst jede Runde { $amount } { $material }.
effect-craftsman_limit = Dein Team darf { $amount } Handwerker mehr haben.
effect-workers = Du hast { $amount } Arbeiter mehr.
effect-tax_at_most = Du zahlst nie mehr als { $amount } Gold Steuern.
effect-priory_points = Jeder deiner Baumeister in der Priorei bringt { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr.
effect-see_event = Zu Beginn jeder Runde siehst nur du das kommende Ereignis.
effect-no_tax = Du zahlst keine Steuer; du entscheidest nach dem Würfelwurf.
effect-no_event = Ein schlechtes Ereignis verschont dich; du entscheidest nach dem Aufdecken.
effect-free_builder = Setz einen gerade gezogenen Baumeister kostenlos ein.
effect-gold_per_mill_worker = Du erhältst { $amount } Gold für jeden deiner Arbeiter in der Wollmanufaktur, höchstens { $most }.
effect-cubes_per_resource_card = Jede deiner Baustoffkarten bringt { $amount ->
    [one] 1 Baustoff
   *[other] { $amount } Baustoffe
 } mehr.
effect-cubes_per_resource_card-lost = Jede deiner Baustoffkarten bringt { $amount ->
    [one] 1 Baustoff
   *[other] { $amount } Baustoffe
 } weniger.
effect-extra_use = Einer deiner Handwerker darf beim Bauen in dieser Runde einmal mehr arbeiten.
effect-builders_next_round = Nächste Runde hast du nur { $amount } Baumeister.
effect-lose_craftsman = Entlasse einen deiner Handwerker.

## What is asked

prompt-take-card = { $seat }: Schick Arbeiter los, stell einen Handwerker ein oder passe. Du hast { $workers ->
    [0] keine Arbeiter mehr
    [one] noch 1 Arbeiter
   *[other] noch { $workers } Arbeiter
 } und { $gold } Gold.
prompt-dismiss = { $seat }: Ein Handwerker muss gehen. Wen entlässt du?
prompt-keep-or-redraw = { $own ->
    [0] { $seat }: Ein Baumeister von { $owner } wurde gezogen und würde { $cost } Gold kosten. Als Startspieler darfst du einmal pro Runde einen zurücklegen und neu ziehen.
   *[other] { $seat }: Dein Baumeister wurde gezogen und würde { $cost } Gold kosten. Als Startspieler darfst du einmal pro Runde einen zurücklegen und neu ziehen.
 }
prompt-place = { $cost ->
    [0] { $seat }: Setz deinen Baumeister kostenlos ein.
   *[other] { $seat }: Setz deinen Baumeister für { $cost } Gold ein oder lass ihn warten.
 }
prompt-place-free = { $seat }: Setz deinen Baumeister kostenlos ein.
prompt-place-waiting = { $seat }: Setz deinen wartenden Baumeister kostenlos ein.
prompt-bishop = { $seat }: Das Ereignis ist „{ $card }“, und der Bischof empfängt dich. Worum bittest du?
prompt-avert = { $seat }: Das Ereignis „{ $card }“ trifft dich. Setzt du deine Karte ein, um verschont zu bleiben?
prompt-claim-exemption = { $seat }: Die Steuer beträgt { $tax } Gold, und du hast { $gold }. Setzt du deine Steuerbefreiung ein?
prompt-trade = { $seat }: Kauf oder verkauf eine Sorte Baustoffe oder verlass den Markt. Du hast { $gold } Gold.
prompt-buy = { $seat }: Wie viel { $material } kaufst du, zu je { $price } Gold?
prompt-sell = { $seat }: Wie viel { $material } verkaufst du, zu je { $price } Gold?
prompt-build = { $seat }: Wer arbeitet an der Kathedrale?
prompt-work = { $seat }: Wie oft arbeitet { FORM($craftsman, "def") }?
prompt-return-cubes = { $seat }: Du darfst { $keep } Baustoffe behalten und hast { $excess } zu viel. Wie viel { $material } gibst du ab?
prompt-choose-start = Wer beginnt?
prompt-reveal-advantage = Die nächste Vorteilskarte wird aufgedeckt.
prompt-lay-out-craftsman = Der nächste Handwerker kommt nach Shiring.
prompt-set-aside = Eine Baustoffkarte setzt in dieser Runde aus.
prompt-foresee = { $owner } sieht sich das kommende Ereignis an.
prompt-draw-builder = Ein Baumeister wird aus dem Beutel gezogen.
prompt-reveal-event = Das Ereignis wird aufgedeckt.
prompt-roll-tax = Die Steuer wird ausgewürfelt.

## What can be chosen

choice-begin = { $noun } beginnt
choice-reveal = „{ $noun }“ liegt in Kingsbridge aus
choice-shiring = { $noun } kommt nach Shiring
choice-aside = { $noun } setzt aus
choice-foresee = Das kommende Ereignis ist „{ $noun }“
choice-event = { $noun }
choice-draw = Ein Baumeister von { $noun }
choice-roll = Eine { $noun }
choice-take = { $cubes } { $material } mit { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeitern
 } holen
choice-hire = { $full ->
    [0] { FORM($noun, "bare") } für { $cost } Gold einstellen
   *[other] { FORM($noun, "bare") } für { $cost } Gold einstellen und jemanden entlassen
 }
choice-pass = Für den Rest dieser Phase passen
choice-dismiss = { FORM($noun, "bare") } entlassen
choice-keep = Behalten
choice-redraw = Zurücklegen und neu ziehen
choice-place = { $place ->
    [bishop] Bischof: Schutz oder ein Baustoff
    [kingsbridge] Kingsbridge: { $card }
    [priory] Priorei: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }
    [kings_court] Königshof: { $metal ->
        [0] keine Steuer
       *[other] keine Steuer, { $metal } Metall
     }
    [shiring] Shiring: { $card }
    [castle] Burg: nächste Runde { $workers } Arbeiter
    [market] Markt: als Nummer { $rank } handeln
   *[cathedral] Baustelle: Startspieler
 }
choice-wait = Warten lassen und später kostenlos einsetzen
choice-spend = { $noun } einsetzen
choice-hold = { $noun } noch behalten
choice-protection = Um Schutz bitten
choice-cube = 1 { $noun } vom Markt nehmen
choice-buy = { $noun } kaufen
choice-sell = { $noun } verkaufen
choice-stop = Den Markt verlassen
choice-use = { FORM($noun, "bare") } arbeiten lassen
choice-finish = Das Bauen beenden
routine-build = Alle arbeiten lassen: jetzt die meisten Punkte
choice-amount = { $deed ->
    [buy] { $amount } { $material } kaufen
    [sell] { $amount } { $material } verkaufen
    [return] { $amount ->
        [0] { FORM($material, "all") } behalten
       *[other] { $amount } { $material } abgeben
     }
   *[work] { $amount ->
        [1] Einmal
       *[other] { $amount }-mal
     }
 }

## What happened

event-starts = Startspieler ist { $seat }.
event-round-began = Runde { $round } beginnt.
event-revealed = In Kingsbridge liegt die Karte „{ $advantage }“ aus.
event-offered = Nach Shiring kommt ein Handwerker: { $craftsman }.
event-supplied = Im Angebot ist ein Handwerker: { $craftsman }.
event-sat-out = Diese Runde nicht dabei: { $resource }.
event-foresaw = Du siehst das kommende Ereignis: { $card }.
event-took = { $seat } nimmt { FORM($resource, "acc") } mit { $workers } Arbeitern.
event-hired = { $gold ->
    [0] { $seat } stellt { FORM($craftsman, "acc") } kostenlos ein.
   *[other] { $seat } stellt { FORM($craftsman, "acc") } für { $gold } Gold ein.
 }
event-dismissed = { $seat } entlässt { FORM($craftsman, "acc") }.
event-untaken = Niemand nimmt die Karte „{ $card }“; sie verlässt das Spiel.
event-passed = { $seat } passt.
event-had-to-pass = { $seat } muss passen: Keine der übrigen Karten ist erschwinglich.
event-went-to-mill = { $seat } schickt { $workers } Arbeiter in die Wollmanufaktur.
event-drew = { $cost ->
    [0] Ein Baumeister von { $seat } wird gezogen und muss kostenlos eingesetzt werden.
   *[other] Ein Baumeister von { $seat } wird gezogen; ihn einzusetzen kostet { $cost } Gold.
 }
event-put-back = { $seat } ist Startspieler und legt den Baumeister von { $owner } zurück in den Beutel.
event-placed = { $gold ->
    [0] { $seat } schickt einen Baumeister kostenlos { FORM($target, "to") }.
   *[other] { $seat } schickt einen Baumeister für { $gold } Gold { FORM($target, "to") }.
 }
event-waited = { $seat } lässt den Baumeister lieber warten, als { $cost } Gold zu zahlen.
event-had-to-wait = { $seat } kann { $cost } Gold nicht zahlen, also wartet der Baumeister.
event-spent = { $seat } setzt die Karte „{ $advantage }“ ein.
event-happened = Ereignis: { $card }.
event-protected = Der Bischof beschützt { $seat }.
event-spared = Das Ereignis verschont { $seat }.
event-gained-gold = { $seat } erhält { $gold } Gold.
event-milled = { $seat } verdient in der Wollmanufaktur { $gold } Gold.
event-paid = { $seat } zahlt { $gold } Gold ({ FORM($source, "one") }).
event-fell-short = { $seat } kann nicht alles zahlen: { $missing ->
    [one] Es fehlt 1 Gold
   *[other] Es fehlen { $missing } Gold
 }.
event-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ FORM($source, "one") }).
event-lost-points = { $seat } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ FORM($source, "one") }).
event-gained-cubes = { $seat } erhält { $amount } { $material }.
event-fewer-builders = { $seat } hat nächste Runde nur { $builders } Baumeister.
event-got-card = { $seat } nimmt in Kingsbridge die Karte „{ $advantage }“.
event-rolled = Die Steuer beträgt { $tax } Gold.
event-exempt = { $seat } zahlt keine Steuer.
event-got-workers = { $seat } hat nächste Runde { $workers } graue Arbeiter mehr.
event-bought = { $seat } kauft { $amount } { $material } für { $gold } Gold.
event-sold = { $seat } verkauft { $amount } { $material } für { $gold } Gold.
event-left-market = { $seat } verlässt den Markt.
event-had-to-leave = { $seat } kann weder kaufen noch verkaufen und verlässt den Markt.
event-could-not-build = { $seat } baut nichts: Kein Handwerker kann arbeiten.
event-worked = { $seat } lässt { FORM($craftsman, "acc") } { $times ->
    [one] arbeiten
   *[other] { $times }-mal arbeiten
 }.
event-returned = { $seat } gibt { $amount } { $material } ab.
event-cathedral-grew = Teil { $part } der Kathedrale steht.
event-new-start = In der nächsten Runde ist { $seat } Startspieler.
event-game-ended = Die Kathedrale ist vollendet.

## Why not

refusal-workers-short = dafür brauchst du { $needed } Arbeiter, und du hast noch { $free }
refusal-gold-short = das kostet { $needed } Gold, und du hast { $gold }
refusal-gold-short-cubes = { $amount } { $material } kosten { $needed } Gold, und du hast { $gold }
refusal-occupied = dort steht ein Baumeister von { $owner }
refusal-must-place = ein Baumeister, der nichts kostet, muss eingesetzt werden
refusal-free-already = dieser Baumeister kostet nichts
refusal-good-event = das Ereignis ist ein gutes
refusal-sold-out = auf dem Markt ist das ausverkauft
refusal-bought-here = du hast hier in dieser Runde { $material } gekauft
refusal-no-cubes = dir fehlt { $material }
refusal-needs-woodworker = um Holz zu kaufen, brauchst du einen Schreiner im Team
refusal-needs-stonecutter = um Stein zu verkaufen, brauchst du einen Steinmetz im Team
refusal-used-up = dieser Handwerker hat in dieser Runde so oft gearbeitet wie möglich
refusal-needs-trade = dafür brauchst du einen { $trade } im Team
refusal-cubes-short = das braucht { $needed } { $material }, und du hast { $have }
refusal-must-return = du musst mindestens { $least } abgeben

## Figures

measure-gold = { $change } Gold
measure-points = { $change } { $count ->
    [one] Punkt
   *[other] Punkte
 }
measure-workers = { $change } { $count ->
    [one] Arbeiter
   *[other] Arbeiter
 }
measure-stone = { $change } Stein
measure-wood = { $change } Holz
measure-sand = { $change } Sand
measure-metal = { $change } Metall
measure-craftsmen = { $change } { $count ->
    [one] Handwerker
   *[other] Handwerker
 }
measure-advantages = { $change } { $count ->
    [one] Vorteilskarte
   *[other] Vorteilskarten
 }
measure-stone_due = { $change } Stein in Phase III
measure-wood_due = { $change } Holz in Phase III
measure-sand_due = { $change } Sand in Phase III

## What sets an option apart

about-event = { $spared ->
    [0] Das trifft dich: { $does }
   *[other] Das bleibt dir erspart: { $does }
 }
about-no-stone = Du kannst keinen Stein mehr verkaufen
about-futile = Bringt in der letzten Runde nichts
about-no-wood = Du kannst kein Holz mehr kaufen
about-finish = { $keep ->
    [0] Deine Handwerker arbeiten nicht mehr.
   *[other] Deine Handwerker arbeiten in dieser Runde nicht mehr. Du darfst bis zu { $keep } Baustoffe behalten.
 }
about-builds-more = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
 } beim Bauen
about-builds-less = { $points ->
    [one] −1 Punkt
   *[other] −{ $points } Punkte
 } beim Bauen

## Sources of points

source-start = Beginn
source-mortar_mixer = Mörtelmischer
source-woodworker = Schreiner
source-stonecutter = Steinmetze
    .one = Steinmetz
source-tool_maker = Werkzeugmacher
source-mason = Maurer
source-carpenter = Zimmerleute
    .one = Zimmermann
source-potter = Töpfer
source-architect = Architekt
source-sculptor = Bildhauer
source-glassblower = Glasbläser
source-goldsmith = Goldschmiede
    .one = Goldschmied
source-organ_builder = Orgelbauer
source-bell_maker = Glockengießer
source-priory = Priorei
source-advantages = Vorteilskarten
    .one = Vorteilskarte
source-events = Ereignisse
    .one = Ereignis
source-tax = Steuern
    .one = Steuer

trade-mortar_mixer = Mörtelmischer

standing-keep-every-builder = In dieser Runde jeden Baumeister behalten

## The table in the terminal

terminal-legend =
    Auf dem Tisch: ★ Punkte, ¤ Gold, ♙ Arbeiter, ▪ Baustoffe, ✦ Vorteilskarten.
    2 Sand → 1★ ×3 bedeutet: Aus zwei Sand wird ein Punkt, bis zu dreimal pro Runde.
terminal-round = Runde { $round } von { $rounds }
terminal-supply = Angebot
terminal-supply-over = für diese Runde vorbei
terminal-builders = Baumeister
terminal-board = Der Spielplan
terminal-cathedral = Kathedrale
terminal-start = beginnt
terminal-event = Ereignis
terminal-mill = Wollmanufaktur
terminal-hidden = noch verdeckt
terminal-coming = nur du weißt es: { $card }
terminal-gold = Gold
terminal-points = Punkte
terminal-workers = Arbeiter
terminal-team = Handwerker und Karten
terminal-players = Spieler
terminal-cost = nächster kostet
terminal-bag = im Beutel
terminal-waiting = wartet
terminal-nobody = niemand
terminal-tax-free = keine Steuer
terminal-grey = { $amount } graue Arbeiter
terminal-starts-next = beginnt die nächste Runde
terminal-protection = Schutz oder ein Baustoff
terminal-phase-supply = Phase I: Angebot
terminal-phase-builders = Phase II: Baumeister
terminal-phase-board = Phase III: Spielplan
terminal-over = Die Kathedrale ist vollendet
cards-craftsman = Handwerker
cards-resource = Baustoffkarten
cards-advantage = Vorteilskarten
cards-card = Ereignisse

## The table: what things are called

scene-board = Spielplan
scene-supply = Angebot
scene-chronicle = Punkte und Runden
scene-strip = { $seat } auf einen Blick
scene-place-mill = Wollmanufaktur
scene-place-forest = Wald
scene-place-quarry = Steinbruch
scene-place-gravel_pit = Kiesgrube
scene-label-drawn = gezogen
scene-label-waiting = wartet
scene-label-glory = Wertungsleiste
scene-label-coming = Handwerker nach Runden
scene-round = Runde { $round } von { $rounds }
scene-cathedral-part = Teil { $part } der Kathedrale
scene-place = { $free ->
    [0] { $target }: voll
    [one] { $target }: 1 Platz frei
   *[other] { $target }: { $free } von { $spaces } Plätzen frei
 }
scene-event = Ereignis: { $card }
scene-event-hidden = Das Ereignis dieser Runde, verdeckt
scene-event-foreseen = Das kommende Ereignis, das nur du siehst: { $card }
scene-resource = { $resource }, für { $workers } Arbeiter
scene-claim = { $resource }, genommen von { $owner }
scene-craftsman-supply = { $craftsman }, für { $cost } Gold
scene-craftsman-shiring = { $craftsman }, in Shiring
scene-craftsman-owned = { $craftsman } von { $owner }
scene-craftsman-idle = { $craftsman } von { $owner }, kann ohne { $trade } nicht arbeiten
scene-advantage-offered = { $advantage }, in Kingsbridge
scene-advantage-owned = { $advantage }, bei { $owner }
scene-score = { $points ->
    [one] { $seat }: 1 Punkt
   *[other] { $seat }: { $points } Punkte
 }
scene-coming = { $craftsman }: Runde { $round }, { $cost } Gold
scene-kept = { $count ->
    [0] keine Vorteilskarten
    [one] 1 Vorteilskarte
   *[other] { $count } Vorteilskarten
 }
scene-mill = { $seat }: { $workers } Arbeiter in der Wollmanufaktur
scene-court-metal = 1 Metall für den ersten Gast am Königshof
scene-tax = Steuer: { $tax } Gold
scene-tax-unknown = Die Steuer ist noch nicht ausgewürfelt
scene-castle-workers = { $workers } graue Arbeiter für die nächste Runde
scene-stall = { $material }: { $left } auf dem Markt, je { $price } Gold
scene-stall-metal = Metall: nur Verkauf, für je { $price } Gold
scene-wheel = { $cost ->
    [0] Der nächste Baumeister ist kostenlos
   *[other] Der nächste Baumeister kostet { $cost } Gold
 }
scene-bag = { $builders ->
    [0] Der Beutel ist leer
    [one] 1 Baumeister im Beutel
   *[other] { $builders } Baumeister im Beutel
 }
scene-builder-bag = Baumeister von { $owner }, im Beutel
scene-builder-home = Baumeister von { $owner }, zu Hause
scene-builder-drawn = Baumeister von { $owner }, gerade gezogen
scene-builder-waiting = Baumeister von { $owner }, wartet als Nummer { $number }, { $cost } Gold abgelehnt
scene-builder-placed = Baumeister von { $owner }: { $target }
scene-gold = { $gold } von { $limit } Gold
scene-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
scene-cubes = { $coming ->
    [0] { $count } { $material }
    [one] { $count } { $material }, 1 kommt noch
   *[other] { $count } { $material }, { $coming } kommen noch
 }
scene-workers = { $free } Arbeiter frei, { $mill } in der Manufaktur, { $grey } graue für die nächste Runde
scene-start-player = Startspieler ist { $seat }
scene-turn = { $seat } entscheidet
scene-passed = { $seat } hat gepasst

scene-tip-bishop = Schutz vor einem schlechten Ereignis oder 1 Stein, Holz oder Sand vom Markt.
scene-tip-kingsbridge = Dein Baumeister bringt dir die Vorteilskarte dieses Platzes.
scene-tip-priory = Punkte: Der erste Baumeister bringt mehr.
scene-tip-kings_court = Dein Baumeister erspart dir die Steuer; der erste nimmt auch das Metall.
scene-tip-shiring = Der Handwerker dieses Platzes kommt kostenlos in dein Team.
scene-tip-castle = Graue Arbeiter für dich in der nächsten Runde.
scene-tip-market = Baustoffe kaufen oder verkaufen, in der Reihenfolge der Plätze.
scene-tip-cathedral = Du wirst Startspieler der nächsten Runde.
scene-tip-wheel = Je später ein Baumeister kommt, desto weniger kostet er. Ein wartender kommt kostenlos dran, sobald der Beutel leer ist.
scene-tip-bag = Die Baumeister, die noch gezogen werden. Einmal pro Runde darf der Startspieler einen zurücklegen und neu ziehen.

## Reports

report-table-order = Zugreihenfolge in Runde 1
report-table-craftsmen = Handwerker
report-table-advantages = Vorteilskarten
report-table-rounds = Am Ende jeder Runde
report-rows-order = Position
report-rows-craftsmen = Handwerker
report-rows-advantages = Karte
report-rows-rounds = Runde
report-column-taken = genommen
report-column-uses = Einsätze
report-column-points = Punkte
report-column-gold = Gold
report-column-craftsmen = Handwerker

## Charts, what is to come, and the points in one’s cubes

chart-points = Punkte
chart-points-about = Die Punkte aller Spieler am Ende jeder Runde.
chart-gold = Gold
chart-gold-about = Das Gold aller Spieler am Ende jeder Runde.
chart-craftsmen = Handwerker
chart-craftsmen-about = Wie viele Handwerker jeder am Ende jeder Runde hat.

tie-broken = Gleichstand nach Punkten: Das Gold entscheidet.
tie-shared = Gleichstand nach Punkten und Gold: Der Sieg wird geteilt.
outlook-tally = Wenn du jetzt bauen würdest
outlook-tally-note =
    Die Punkte auf der Leiste und dazu die, die Baustoffe und Gold im Besitz mit dem heutigen Team bestenfalls
    ergäben. Was noch zu sammeln oder zu kaufen ist, zählt nicht mit.
outlook-bag = Baumeister im Beutel
outlook-bag-note = { $builders ->
    [0] Der Beutel ist leer.
    [one] 1 Baumeister wird in dieser Runde noch gezogen.
   *[other] { $builders } Baumeister werden in dieser Runde noch gezogen.
 }
outlook-tab-craftsmen = Handwerker
outlook-craftsmen = Handwerker der Runde { $round }
outlook-craftsmen-now = Handwerker dieser Runde
outlook-cost = { $gold } Gold: { $does }
outlook-advantages = Vorteilskarten
outlook-advantages-note =
    { $left } Karten des normalen Stapels sind noch unbekannt; { $out } davon kommen nie. Die beiden der letzten Runde kommen immer.
outlook-events = Ereignisse
outlook-events-note = Eines pro Runde. { $out } der Ereignisse kommen nie.
outlook-foreseen = Nur du weißt es: Es kommt in dieser Runde. { $does }
outlook-resources = Baustoffkarten dieser Runde
outlook-resources-note = Insgesamt neun Karten; zwei setzen jede Runde aus.

## Before a step that one may regret

warning-pass-idle = { $workers } deiner Arbeiter sind frei, und { $cards ->
    [one] eine Baustoffkarte
   *[other] { $cards } Baustoffkarten
 } in ihrer Reichweite { $cards ->
    [one] bliebe
   *[other] blieben
 } liegen. Stattdessen verdienen sie je 1 Gold in der Manufaktur.
warning-tax = Du hättest { $gold } Gold, wenn die Steuer von { $low } bis { $high } fällig wird. Für je 2 Gold, die fehlen, verlierst du 1 Punkt, es sei denn, ein Baumeister von dir steht am Königshof.
warning-tax-now = Die Steuer beträgt { $due } Gold, und du hast { $gold }: Du würdest { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } verlieren.
warning-futile-place = { $target }: In der letzten Runde bringt das nichts mehr.
warning-buy-unused = Niemand in deinem Team arbeitet mit { $material }.
warning-hire-unable = Noch kann { FORM($craftsman, "def") } nicht arbeiten: Du hast keinen { $trade }.
warning-dismiss-needed = Ohne { FORM($craftsman, "acc") } kann { FORM($idle, "def") } nicht arbeiten: Sonst hat niemand in deinem Team diesen Beruf.
warning-gold-lost = Niemand kann mehr als { $limit } Gold besitzen: { $gold } Gold aus diesem Verkauf { $gold ->
    [one] ginge
   *[other] gingen
 } verloren.
warning-finish-last = Deine Handwerker könnten noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } machen, und danach wird nicht mehr gebaut.
warning-finish-free = Hier { $points ->
    [one] gibt es noch 1 Punkt
   *[other] gibt es noch { $points } Punkte
 }, ganz ohne Baustoffe.
warning-finish-excess = Du hast { $excess ->
    [one] 1 Baustoff
   *[other] { $excess } Baustoffe
 } mehr, als du behalten darfst, und deine Handwerker könnten noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } machen.
warning-hold-last = Das ist die letzte Runde: Die Karte „{ $advantage }“ lässt sich danach nie mehr einsetzen.

## Tips for the first round

tip-take-card = Nimm eine Karte pro Zug. Eine Baustoffkarte braucht Arbeiter und bringt später in der Runde Stein, Holz oder Sand. Nimm, was deine Handwerker brauchen können.
tip-hire = Handwerker kosten Gold, bleiben bei dir und machen in jeder Runde Baustoffe zu Punkten. Je früher ein guter kommt, desto öfter arbeitet er.
tip-workers = Arbeiter ohne Aufgabe verdienen in der Wollmanufaktur je 1 Gold. Passen ist also kein Verlust, aber Gold allein macht keine Punkte.
tip-dismiss = Ein Team hat Platz für fünf. Entlasse den, der am wenigsten aus einem Baustoff macht.
tip-redraw = Einmal pro Runde darfst du einen Baumeister zurücklegen: einen fremden, damit er nicht als Erster wählt, oder deinen eigenen, damit er später kommt und weniger kostet.
tip-place = Die ersten Baumeister wählen frei, sind aber teuer. Wer wartet, kostet nichts und nimmt, was die anderen übrig lassen.
tip-places = Zeig auf einen Ort, um zu lesen, was er bringt. Ein Handwerker in Shiring, Punkte in der Priorei und Steuerfreiheit am Königshof sind oft eine gute Wahl.
tip-place-waiting = Dieser Baumeister ist kostenlos. Auch wer spät kommt, kann noch auf den Markt, an den Königshof oder auf die Burg.
tip-bishop = Ist das Ereignis schlecht, hält der Schutz es von dir fern; würde es kaum wehtun, nimm einen Baustoff.
tip-claim-exemption = Die Steuerbefreiung wirkt einmal. Spar sie dir, wenn diese Steuer niedrig ist.
tip-trade = Jeder deiner Baumeister hier macht ein Geschäft nach dem anderen, reihum, bis du gehst. Kauf, was deinen Handwerkern noch fehlt, oder verkauf, was sie nicht brauchen, bevor es verfällt.
tip-buy = Rechne erst: Kauf nur, was deine Handwerker noch verarbeiten können. Vom Rest darfst du nur fünf Baustoffe behalten, nach der letzten Runde keinen.
tip-sell = Gold über 30 hinaus verfällt.
tip-build = Jetzt werden Baustoffe zu Punkten. Jeder Handwerker arbeitet so oft, wie es seine Karte sagt; danach können die übrigen weitermachen. „Alle arbeiten lassen“ holt, wo es angeboten wird, in einem Schritt die meisten Punkte heraus.
tip-build-order = Wollen zwei Handwerker dieselben Baustoffe, beginne mit dem, der mehr daraus macht.
tip-work = Öfter ist fast immer besser, es sei denn, ein anderer Handwerker macht mehr aus denselben Baustoffen.
tip-return-cubes = Fünf Baustoffe dürfen bis zur nächsten Runde bleiben. Metall ist am seltensten.

## The icons

glossary-point = Punkt
glossary-point-text = Darum geht es: Wer die meisten hat, gewinnt.
glossary-gold = Gold
glossary-gold-text = Bezahlt Handwerker, Baumeister, Steuern und Einkäufe. Niemand besitzt mehr als 30.
glossary-stone = Stein
glossary-stone-text = Ein grauer Baustoff aus dem Steinbruch, für Steinmetze, Maurer und Bildhauer.
glossary-wood = Holz
glossary-wood-text = Ein brauner Baustoff aus dem Wald, für Schreiner, Zimmerleute und den Orgelbauer.
glossary-sand = Sand
glossary-sand-text = Ein Baustoff aus der Kiesgrube, für Mörtelmischer, Töpfer und Glasbläser.
glossary-metal = Metall
glossary-metal-text = Ein seltener Baustoff vom Königshof und von Karten, für Glasbläser, Orgelbauer und Glockengießer.
glossary-cube = Baustoff
glossary-cube-text = Irgendein Baustoff. Fünf davon kann man von Runde zu Runde behalten.
glossary-worker = Arbeiter
glossary-worker-text = Holt Baustoffe oder verdient in der Wollmanufaktur 1 Gold.
glossary-worker-grey = Grauer Arbeiter
glossary-worker-grey-text = Kommt von Burg Shiring und hilft eine Runde lang.
glossary-builder = Baumeister
glossary-builder-text = Drei für jeden, aus dem Beutel gezogen und zu einem Ort auf dem Spielplan geschickt.
glossary-craftsman = Handwerker
glossary-craftsman-text = Macht aus Baustoffen oder Gold Punkte oder Gold, so oft pro Runde, wie es die Karte sagt.
glossary-card = Karte
glossary-card-text = Eine Baustoffkarte oder eine Vorteilskarte.
glossary-mortar_mixer = Mörtelmischer
glossary-mortar_mixer-text = Macht Punkte aus Sand; ohne ihn arbeitet kein Maurer.
glossary-woodworker = Schreiner
glossary-woodworker-text = Macht Punkte oder Gold aus Holz; nötig, um auf dem Markt Holz zu kaufen.
glossary-stonecutter = Steinmetz
glossary-stonecutter-text = Macht Punkte aus Stein; nötig, um auf dem Markt Stein zu verkaufen.
glossary-tool_maker = Werkzeugmacher
glossary-tool_maker-text = Verdient Gold, solange du Metall besitzt, und verbraucht es nicht.
glossary-mason = Maurer
glossary-mason-text = Macht Punkte aus Stein, mit einem Mörtelmischer im Team.
glossary-carpenter = Zimmermann
glossary-carpenter-text = Macht Punkte aus Holz.
glossary-potter = Töpfer
glossary-potter-text = Macht Punkte aus Sand.
glossary-architect = Architekt
glossary-architect-text = Macht jede Runde einen Punkt aus nichts als einer Idee.
glossary-sculptor = Bildhauer
glossary-sculptor-text = Macht aus jedem Stein zwei Punkte.
glossary-glassblower = Glasbläser
glossary-glassblower-text = Macht Punkte aus Sand und Metall zusammen.
glossary-goldsmith = Goldschmied
glossary-goldsmith-text = Macht Punkte aus Gold.
glossary-organ_builder = Orgelbauer
glossary-organ_builder-text = Macht einmal pro Runde viele Punkte aus Holz und Metall zusammen.
glossary-bell_maker = Glockengießer
glossary-bell_maker-text = Macht Punkte aus Metall.
glossary-metal-held = Metall im Besitz
glossary-metal-held-text = Muss da sein, wird aber nicht verbraucht.
glossary-event = Ereignis
glossary-event-text = Eines pro Runde, gut oder schlecht, unbekannt bis Phase III.
glossary-sun = Gutes Ereignis
glossary-sun-text = Kommt allen zugute.
glossary-storm = Schlechtes Ereignis
glossary-storm-text = Trifft alle, die nicht geschützt sind.
glossary-event-averted = Schutz
glossary-event-averted-text = Ein schlechtes Ereignis kann dir nichts anhaben.
glossary-tax = Steuer
glossary-tax-text = 2 bis 5 Gold pro Runde, je nach Würfel.
glossary-tax-free = Keine Steuer
glossary-tax-free-text = Diesmal zahlst du nicht.
glossary-each-round = Jede Runde
glossary-each-round-text = Geschieht in jeder Runde wieder.
glossary-always = Bis zum Ende der Partie
glossary-always-text = Die Karte bleibt bei dir und wirkt die ganze Zeit.
glossary-once = Einmal
glossary-once-text = Die Karte bleibt bei dir, bis du sie einsetzt.
glossary-eye = Voraussicht
glossary-eye-text = Du siehst das kommende Ereignis vor den anderen.
glossary-arrow = Wird zu
glossary-arrow-text = Was davor steht, wird zu dem, was dahinter steht.
glossary-priory = Priorei
glossary-priory-text = Baumeister in der Priorei bringen Punkte.
glossary-cathedral = Kathedrale
glossary-cathedral-text = Nach jeder Runde steht ein Teil mehr.
glossary-start-player = Startspieler
glossary-start-player-text = Beginnt jede Phase und zieht die Baumeister.
glossary-quill = Am Zug
glossary-quill-text = Das Spiel wartet auf diesen Spieler.
glossary-pass = Gepasst
glossary-pass-text = Dieser Spieler nimmt in dieser Phase keine Karten mehr.

## What things on the table are for, in a sentence

meaning-gold = Mit Gold bezahlst du Handwerker, Baumeister, Steuern und Einkäufe.
meaning-points = Punkte entscheiden die Partie; die meisten kommen von Handwerkern bei der Arbeit.
meaning-cubes = Baustoffe im Besitz: Handwerker verbrauchen sie, Baumeister verkaufen sie.
meaning-workers = Arbeiter holen Baustoffe; wer übrig bleibt, verdient Gold in der Wollmanufaktur.
meaning-start = Der Startspieler beginnt jede Phase und zieht die Baumeister.
meaning-turn = Das Spiel wartet auf diesen Spieler.
meaning-passed = Dieser Spieler nimmt in dieser Phase keine Karten mehr.
meaning-craftsman = Ein Handwerker macht Runde für Runde aus Baustoffen oder Gold Punkte oder Gold.
meaning-advantage = Eine Vorteilskarte hilft ihrem Besitzer: sofort, von nun an oder ein einziges Mal.
meaning-resource = Eine Baustoffkarte bindet jetzt Arbeiter und bringt später in der Runde Baustoffe.
meaning-coming = Die Handwerker aller Runden sind von Anfang an bekannt.
meaning-builder = Ein Baumeister wird aus dem Beutel gezogen und an einen Ort geschickt.
meaning-castle = Graue Arbeiter von der Burg helfen jemandem in der nächsten Runde.
meaning-cathedral = Nach jeder Runde wächst die Kathedrale um einen Teil.
meaning-round = Nach der letzten Runde endet die Partie.
meaning-wheel = Das Rad zeigt, was es kostet, den nächsten Baumeister einzusetzen.
meaning-bag = Alle Baumeister kommen aus diesem Beutel, in einer Reihenfolge, die niemand kennt.
meaning-metal = Der erste Gast am Königshof nimmt dieses Metall.
meaning-cube = Baustoffe an einem Stand können Baumeister auf dem Markt kaufen.
meaning-stall = An den Ständen des Marktes kaufen und verkaufen Baumeister Baustoffe.
meaning-die = Der Würfel bestimmt die Steuer, die alle zahlen außer den Gästen am Hof.
meaning-event = Ein Ereignis pro Runde: gute für alle, schlechte für alle ohne Schutz.
meaning-mill = Arbeiter ohne Aufgabe verdienen in der Wollmanufaktur je 1 Gold.
meaning-place = An solche Orte werden Baumeister geschickt.
meaning-site = Wer eine Karte dieses Ortes hat, bekommt hier später in der Runde die Baustoffe.
meaning-kept = Die Vorteilskarten, die dieser Spieler besitzt.

## Why an option is better or worse than others

theme-gold = Gold
theme-cubes = Baustoffe
theme-craftsmen = Handwerker
theme-cards = Karten und Vorrechte
theme-hands = Künftige Arbeiter und Baumeister
theme-builders = Orte für Baumeister
why-points-more = in dieser Runde etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr
why-points-less = in dieser Runde etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger
why-gold-more = etwa { $amount } Gold mehr ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert)
why-gold-less = etwa { $amount } Gold weniger ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert)
why-cubes-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch Baustoffe zum Verarbeiten oder Verkaufen
why-cubes-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch Baustoffe zum Verarbeiten oder Verkaufen
why-craftsmen-more = in späteren Runden etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch Handwerker
why-craftsmen-less = in späteren Runden etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch Handwerker
why-cards-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch Karten und Vorrechte
why-cards-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch Karten und Vorrechte
why-hands-more = in der nächsten Runde etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch Arbeiter und Baumeister
why-hands-less = in der nächsten Runde etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch Arbeiter und Baumeister
why-builders-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch Orte für die übrigen eigenen Baumeister
why-builders-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch Orte für die übrigen eigenen Baumeister

## What the coach says

coach-last-round = Das ist die letzte Runde: Baustoffe sind danach nichts mehr wert, und Gold entscheidet nur bei Gleichstand. Mach also Punkte daraus.
coach-last-but-one = Danach folgt noch eine Runde. Gold, Handwerker und bis zu { $keep } Baustoffe nimmst du mit.
coach-behind = { $player } liegt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } vor dir.
coach-tax = Die Steuer wird etwa { $due } Gold betragen, und du wirst { $gold } haben. Für je 2 Gold, die fehlen, verlierst du 1 Punkt.
coach-tax-court = Die Steuer wird etwa { $due } Gold betragen, und du wirst { $gold } haben. Mit einem Baumeister am Königshof zahlst du keine Steuer.
coach-cubes-wanted = Noch { $amount } { $material } { $amount ->
    [one] brächte
   *[other] brächten
 } dir in dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr.
coach-last-card = Noch { $amount } { $material } { $amount ->
    [one] brächte
   *[other] brächten
 } dir in dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr, aber es gibt nur noch eine Karte dafür.
coach-rival-wants = { $player } braucht auch { $material } und ist vielleicht schneller als du.
coach-cubes-enough = Du wirst { $amount } { $material } mehr haben, als deine Handwerker in dieser Runde verarbeiten können.
coach-idle-workers = Du hast noch { $workers } Arbeiter. Wer nicht losgeschickt wird, verdient 1 Gold in der Wollmanufaktur.
coach-hire = Mit dem, was du haben wirst, brächte dir { FORM($craftsman, "def") } in dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr.
coach-team-full = Dein Team ist mit { $most } Handwerkern voll: Wen du auch einstellst, jemand muss gehen.
coach-builder-cost = Dieser Baumeister kostet jetzt { $cost } Gold, und du hast { $gold }. Warten ist kostenlos, aber { $left ->
    [0] wer schon wartet, wählt zuerst
    [one] vorher wird noch 1 Baumeister gezogen
   *[other] vorher werden noch { $left } Baumeister gezogen
 }.
coach-metal = Der erste Baumeister am Königshof bekommt 1 Metall. Es brächte dir in dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr.
coach-market = Ein Baumeister auf dem Markt könnte { $amount } { $material } kaufen. Das brächte dir in dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr.
coach-event = Von { $count } möglichen Ereignissen { $bad ->
    [one] ist 1
   *[other] sind { $bad }
 } schlecht. Der Gast des Bischofs wird verschont.
coach-buy = Noch { $amount } { $material } vom Markt { $amount ->
    [one] brächte
   *[other] brächten
 } dir in dieser Runde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr.
coach-sell = Du hast { $amount } { $material } mehr, als deine Handwerker in dieser Runde verarbeiten können.
coach-build = Mit dem, was du hast, können deine Handwerker jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } machen.
coach-excess = Nach dem Bauen darfst du { $keep } Baustoffe behalten; auch wenn alle arbeiten, hast du { $excess } zu viel.

## Mistakes in component data; words of the files stay as they are

mistake-output = „output“ ist „points“ oder „gold“
mistake-start-or-round = ein Handwerker ist von Beginn an da oder kommt in einer Runde
mistake-own-cards = own_cards gehört zu { $places }
mistake-no-trade = „needs“ nennt ein unbekanntes Handwerk { $trade }
mistake-no-craftsman = kein Handwerker ist von der Art { $trade }, die in den Regeln vorkommt
mistake-prices = „prices“ nennt einen Preis für jeden dieser Baustoffe: { $materials }
mistake-start-gold = start_gold ist höchstens { $most }, der Wert von gold_limit
mistake-builder-costs = von Baumeister zu Baumeister fallen builder_costs oder bleiben gleich
mistake-places = die Orte sind { $places }, in dieser Reihenfolge
mistake-no-effect = hier fehlt etwas; ein Effekt hat mindestens ein Wort
mistake-count-resource-cards = { $expected } Baustoffkarten erwartet, nicht { $found }
mistake-count-starting-craftsmen = { $expected } Handwerker zu Beginn erwartet, nicht { $found }
mistake-count-craftsmen-of-round = { $expected } Handwerker der Runde { $round } erwartet, nicht { $found }
mistake-count-craftsmen = { $expected } Handwerker erwartet, nicht { $found }
mistake-count-last-round-cards = { $expected } Karten der letzten Runde erwartet, nicht { $found }
mistake-count-regular-cards = { $expected } gewöhnliche Karten erwartet, nicht { $found }: 2 für jede Runde außer der letzten, und { $removed } sind advantages_removed in rules.toml
mistake-count-events = { $expected } Ereignisse erwartet, nicht { $found }: 1 für jede Runde, und { $removed } sind events_removed in rules.toml
