# Kutná Hora: The City of Silver in German.

title = Kutná Hora: Die Stadt des Silbers
tagline = Bergwerke, Märkte und ein Dom: eine Stadt, auf Silber gebaut.

setting-events = Ereignisse
setting-events-false = Nur zu zweit
setting-events-true = Immer
setting-first_game = Erste Partie
setting-first_game-false = Nein: Gilden wählen
setting-first_game-true = Ja: Gilden werden verteilt

## Commodities, guilds, colours

commodity-ore = Erz
commodity-silver = Silber
commodity-wood = Holz
commodity-permits = Genehmigungen
    .one = Genehmigung
commodity-food = Nahrung
commodity-beer = Bier

guild-miners = Bergleute
    .acc = die Bergleute
guild-metallurgists = Hüttenarbeiter
    .acc = die Hüttenarbeiter
guild-builders = Bauarbeiter
    .acc = die Bauarbeiter
guild-scribes = Schreiber
    .acc = die Schreiber
guild-grocers = Krämer
    .acc = die Krämer
guild-innkeepers = Gastwirte
    .acc = die Gastwirte

deck-population = Bevölkerung
    .def = Die Bevölkerung
deck-ore = Erz-Deck
    .def = Das Erz-Deck

row-public = Öffentliche Gebäude
row-pelican = Pelikanwappen
row-reputation = Reputation

patrician-green = Grüner Patrizier
    .acc = einen Grünen Patrizier
    .bare = Grünen Patrizier
patrician-silver = Silberner Patrizier
    .acc = einen Silbernen Patrizier
    .bare = Silbernen Patrizier
patrician-yellow = Gelber Patrizier
    .acc = einen Gelben Patrizier
    .bare = Gelben Patrizier
patrician-red = Roter Patrizier
    .acc = einen Roten Patrizier
    .bare = Roten Patrizier

## Sets of three guilds

set-miners-metallurgists-builders = Bergleute, Hüttenarbeiter, Bauarbeiter
set-miners-metallurgists-scribes = Bergleute, Hüttenarbeiter, Schreiber
set-miners-metallurgists-grocers = Bergleute, Hüttenarbeiter, Krämer
set-miners-metallurgists-innkeepers = Bergleute, Hüttenarbeiter, Gastwirte
set-miners-builders-scribes = Bergleute, Bauarbeiter, Schreiber
set-miners-builders-grocers = Bergleute, Bauarbeiter, Krämer
set-miners-builders-innkeepers = Bergleute, Bauarbeiter, Gastwirte
set-miners-scribes-grocers = Bergleute, Schreiber, Krämer
set-miners-scribes-innkeepers = Bergleute, Schreiber, Gastwirte
set-miners-grocers-innkeepers = Bergleute, Krämer, Gastwirte
set-metallurgists-builders-scribes = Hüttenarbeiter, Bauarbeiter, Schreiber
set-metallurgists-builders-grocers = Hüttenarbeiter, Bauarbeiter, Krämer
set-metallurgists-builders-innkeepers = Hüttenarbeiter, Bauarbeiter, Gastwirte
set-metallurgists-scribes-grocers = Hüttenarbeiter, Schreiber, Krämer
set-metallurgists-scribes-innkeepers = Hüttenarbeiter, Schreiber, Gastwirte
set-metallurgists-grocers-innkeepers = Hüttenarbeiter, Krämer, Gastwirte
set-builders-scribes-grocers = Bauarbeiter, Schreiber, Krämer
set-builders-scribes-innkeepers = Bauarbeiter, Schreiber, Gastwirte
set-builders-grocers-innkeepers = Bauarbeiter, Krämer, Gastwirte
set-scribes-grocers-innkeepers = Schreiber, Krämer, Gastwirte

## Actions and cards

action-mine = Bergwerk
action-rights = Baurechte
action-plot = Grundstück
action-building = Gebäude
action-income = Einkommen
action-barbara = Hl. Barbara
action-joker = Joker

card-plot_mine = Grundstück / Bergwerk
card-mine_joker = Bergwerk / Joker
card-plot_income = Grundstück / Einkommen
card-building_income = Gebäude / Einkommen
card-building_rights = Gebäude / Baurechte
card-rights_barbara = Baurechte / Hl. Barbara

half-plot_mine-plot = Grundstück (oder Bergwerk)
half-plot_mine-mine = Bergwerk (oder Grundstück)
half-mine_joker-mine = Bergwerk (oder Joker)
half-mine_joker-joker = Joker (oder Bergwerk)
half-plot_income-plot = Grundstück (oder Einkommen)
half-plot_income-income = Einkommen (oder Grundstück)
half-building_income-building = Gebäude (oder Einkommen)
half-building_income-income = Einkommen (oder Gebäude)
half-building_rights-building = Gebäude (oder Baurechte)
half-building_rights-rights = Baurechte (oder Gebäude)
half-rights_barbara-rights = Baurechte (oder Hl. Barbara)
half-rights_barbara-barbara = Hl. Barbara (oder Baurechte)

## Guild buildings

building-sawmill = Sägemühle
    .def = die Sägemühle
    .acc = die Sägemühle
building-brick_kiln = Ziegelofen
    .def = der Ziegelofen
    .acc = den Ziegelofen
building-carpenters_yard = Zimmerei
    .def = die Zimmerei
    .acc = die Zimmerei
building-builders_lodge = Bauhütte
    .def = die Bauhütte
    .acc = die Bauhütte
building-bakery = Bäckerei
    .def = die Bäckerei
    .acc = die Bäckerei
building-butchers_stalls = Metzgerei
    .def = die Metzgerei
    .acc = die Metzgerei
building-vegetable_market = Gemüsemarkt
    .def = der Gemüsemarkt
    .acc = den Gemüsemarkt
    .board = Gemüse-markt
building-fish_market = Fischmarkt
    .def = der Fischmarkt
    .acc = den Fischmarkt
building-tavern = Schenke
    .def = die Schenke
    .acc = die Schenke
building-brewery = Brauerei
    .def = die Brauerei
    .acc = die Brauerei
building-bathhouse = Badehaus
    .def = das Badehaus
    .acc = das Badehaus
building-wine_merchant = Weinhändler
    .def = der Weinhändler
    .acc = den Weinhändler
building-roasting_yard = Rösthütte
    .def = die Rösthütte
    .acc = die Rösthütte
building-smelter = Schmelze
    .def = die Schmelze
    .acc = die Schmelze
building-refinery = Treibofen
    .def = der Treibofen
    .acc = den Treibofen
building-ore_washery = Erzwäscherei
    .def = die Erzwäscherei
    .acc = die Erzwäscherei
building-pump_house = Pumpenhaus
    .def = das Pumpenhaus
    .acc = das Pumpenhaus
building-horse_gin = Göpelwerk
    .def = das Göpelwerk
    .acc = das Göpelwerk
building-changing_house = Kaue
    .def = die Kaue
    .acc = die Kaue
building-smithy = Schmiede
    .def = die Schmiede
    .acc = die Schmiede
building-mining_office = Bergamt
    .def = das Bergamt
    .acc = das Bergamt
building-archive = Archiv
    .def = das Archiv
    .acc = das Archiv
building-scriptorium = Skriptorium
    .def = das Skriptorium
    .acc = das Skriptorium
building-court = Gericht
    .def = das Gericht
    .acc = das Gericht

## Public buildings

building-mint = Münzprägeanstalt
    .def = die Münzprägeanstalt
    .acc = die Münzprägeanstalt
    .board = Münzpräge-anstalt
building-coal_market = Kohlenmarkt
    .def = der Kohlenmarkt
    .acc = den Kohlenmarkt
building-hospital = Hospital
    .def = das Hospital
    .acc = das Hospital
building-st_bartholomew = Kirche St. Bartholomäus
    .def = die Kirche St. Bartholomäus
    .acc = die Kirche St. Bartholomäus
    .board = St. Bartho-lomäus
building-high_church = Hohe Kirche der Jungfrau Maria
    .def = die Hohe Kirche der Jungfrau Maria
    .acc = die Hohe Kirche der Jungfrau Maria
    .board = Hohe Kirche
building-our_lady = Muttergotteskirche
    .def = die Muttergotteskirche
    .acc = die Muttergotteskirche
    .board = Mutter Gottes
building-st_george = St.-Georgs-Kapelle
    .def = die St.-Georgs-Kapelle
    .acc = die St.-Georgs-Kapelle
    .board = St. Georg
building-st_mary_magdalene = Kapelle der Hl. Maria Magdalena
    .def = die Kapelle der Hl. Maria Magdalena
    .acc = die Kapelle der Hl. Maria Magdalena
    .board = Maria Magdalena
building-st_john = Kapelle des Hl. Johannes
    .def = die Kapelle des Hl. Johannes
    .acc = die Kapelle des Hl. Johannes
building-little_castle = Kleinburg
    .def = die Kleinburg
    .acc = die Kleinburg
building-town_hall = Rathaus
    .def = das Rathaus
    .acc = das Rathaus
building-school = Schule
    .def = die Schule
    .acc = die Schule

## Mines, technology, rocks

mine-mine_1_1 = Grube Esel
    .acc = die Grube Esel
mine-mine_1_2 = Grube Hopy
    .acc = die Grube Hopy
mine-mine_1_3 = Grube Nyklasy
    .acc = die Grube Nyklasy
mine-mine_1_4 = Grube Fráty
    .acc = die Grube Fráty
mine-mine_1_5 = Grube Tolpy
    .acc = die Grube Tolpy
mine-mine_1_6 = Grube Kuntery
    .acc = die Grube Kuntery
mine-mine_1_7 = Grube Plimle
    .acc = die Grube Plimle
mine-mine_1_8 = Grube Šafary
    .acc = die Grube Šafary
mine-mine_1_9 = Grube Grejfy
    .acc = die Grube Grejfy
mine-mine_2_1 = Grube Roveň
    .acc = die Grube Roveň
mine-mine_2_2 = Grube Skalka
    .acc = die Grube Skalka
mine-mine_2_3 = Grube Hloušky
    .acc = die Grube Hloušky
mine-mine_2_4 = Grube Kuklík
    .acc = die Grube Kuklík
mine-mine_2_5 = Grube Turkaňk
    .acc = die Grube Turkaňk
mine-mine_2_6 = Grube Panská
    .acc = die Grube Panská
mine-mine_2_7 = Grube Rabštejn
    .acc = die Grube Rabštejn
mine-mine_2_8 = Grube Trmandl
    .acc = die Grube Trmandl
mine-mine_2_9 = Grube Smíšek
    .acc = die Grube Smíšek
mine-mine_3_1 = Grube St. Anna
    .acc = die Grube St. Anna
mine-mine_3_2 = Grube St. Georg
    .acc = die Grube St. Georg
mine-mine_3_3 = Grube St. Wenzel
    .acc = die Grube St. Wenzel
mine-mine_3_4 = Grube St. Adalbert
    .acc = die Grube St. Adalbert
mine-mine_3_5 = Grube St. Prokop
    .acc = die Grube St. Prokop
mine-mine_3_6 = Grube St. Laurentius
    .acc = die Grube St. Laurentius
mine-mine_3_7 = Grube Allerheiligen
    .acc = die Grube Allerheiligen
mine-mine_3_8 = Grube Dreifaltigkeit
    .acc = die Grube Dreifaltigkeit
mine-mine_3_9 = Grube Zehntausend Ritter
    .acc = die Grube Zehntausend Ritter

technology-technology_1 = Haspel
    .acc = die Haspel
technology-technology_2 = Wetterschacht
    .acc = den Wetterschacht
technology-technology_3 = Erbstollen
    .acc = den Erbstollen
technology-technology_4 = Wasserrad
    .acc = das Wasserrad

rock-1 = Fels mit 1 Stern
rock-2 = Fels mit 2 Sternen
rock-3 = Fels mit 3 Sternen

## Setup cards

mine-card-1 = Bergwerk-Vorbereitungskarte 1
mine-card-2 = Bergwerk-Vorbereitungskarte 2
mine-card-3 = Bergwerk-Vorbereitungskarte 3
mine-card-4 = Bergwerk-Vorbereitungskarte 4
mine-card-5 = Bergwerk-Vorbereitungskarte 5
mine-card-6 = Bergwerk-Vorbereitungskarte 6
mine-card-7 = Bergwerk-Vorbereitungskarte 7
mine-card-8 = Bergwerk-Vorbereitungskarte 8
mine-card-9 = Bergwerk-Vorbereitungskarte 9
mine-card-10 = Bergwerk-Vorbereitungskarte 10
mine-card-11 = Bergwerk-Vorbereitungskarte 11
mine-card-12 = Bergwerk-Vorbereitungskarte 12
mine-card-13 = Bergwerk-Vorbereitungskarte 13
mine-card-14 = Bergwerk-Vorbereitungskarte 14
mine-card-15 = Bergwerk-Vorbereitungskarte 15

guild-card-1 = Gilden-Vorbereitungskarte 1
guild-card-2 = Gilden-Vorbereitungskarte 2
guild-card-3 = Gilden-Vorbereitungskarte 3
guild-card-4 = Gilden-Vorbereitungskarte 4
guild-card-5 = Gilden-Vorbereitungskarte 5
guild-card-6 = Gilden-Vorbereitungskarte 6
guild-card-7 = Gilden-Vorbereitungskarte 7
guild-card-8 = Gilden-Vorbereitungskarte 8
guild-card-9 = Gilden-Vorbereitungskarte 9

## The cathedral of St. Barbara

barbara-1 = Hl. Barbara, Plättchen 1
barbara-2 = Hl. Barbara, Plättchen 2
barbara-3 = Hl. Barbara, Plättchen 3
barbara-4 = Hl. Barbara, Plättchen 4
barbara-5 = Hl. Barbara, Plättchen 5
barbara-6 = Hl. Barbara, Plättchen 6
barbara-7 = Hl. Barbara, Plättchen 7
barbara-8 = Hl. Barbara, Plättchen 8
barbara-9 = Hl. Barbara, Plättchen 9
barbara-10 = Hl. Barbara, Plättchen 10
barbara-11 = Hl. Barbara, Plättchen 11
barbara-complete = Dom vollendet

## Events

event-card-settlers = Siedler aus Sachsen
event-card-rich_vein = Eine reiche Ader
event-card-mining_code = Das königliche Bergrecht
event-card-market_privilege = Marktprivileg
event-card-timber_rafts = Holzflöße
event-card-royal_visit = Besuch des Königs
event-card-procession = Fronleichnamsprozession
event-card-flooded_shafts = Überflutete Schächte
event-card-mint_reform = Die Münzreform
event-card-great_fair = Der große Jahrmarkt

award-mines = Bergwerke
    .most = die meisten Bergwerke
    .dat = Bergwerken
    .one = Bergwerk
award-buildings = Gebäude
    .most = die meisten Gebäude
    .dat = Gebäuden
    .one = Gebäude
award-plots = Grundstücke
    .most = die meisten Grundstücke
    .dat = Grundstücken
    .one = Grundstück
award-used_pelicans = genutzte Pelikanwappen
    .most = die meisten genutzten Pelikanwappen
    .dat = genutzten Pelikanwappen
    .one = genutzten Pelikanwappen
award-reputation = Reputation
    .most = die höchste Reputation
award-groschen = Groschen
    .most = die meisten Groschen

## What components do

figure-wood = Kostet { $amount } Holz.
figure-plot = Grundstück daneben: { $amount } Groschen.
figure-dots-red = { $amount ->
    [one] 1 roter Symbolpunkt.
   *[other] { $amount } rote Symbolpunkte.
 }
figure-dots-yellow = { $amount ->
    [one] 1 gelber Symbolpunkt.
   *[other] { $amount } gelbe Symbolpunkte.
 }
figure-dots-green = { $amount ->
    [one] 1 grüner Symbolpunkt.
   *[other] { $amount } grüne Symbolpunkte.
 }
figure-dots-blue = { $amount ->
    [one] 1 blauer Symbolpunkt.
   *[other] { $amount } blaue Symbolpunkte.
 }
figure-cost = Bergwerke daneben und darunter: { $amount } Holz.
figure-stars = { $amount ->
    [0] Kein Stern.
    [one] 1 Stern.
   *[other] { $amount } Sterne.
 }
figure-flip_tax = { $amount ->
    [0] Keine Steuer, wenn ein Gebäude es umdreht.
   *[other] Steuer +{ $amount }, wenn ein Gebäude es umdreht.
 }
figure-tax = Steuer sofort +{ $amount }.
figure-building_wood = In dieser Runde kosten Gebäude { $amount } Holz mehr.
figure-building_wood-less = In dieser Runde kosten Gebäude { $amount } Holz weniger.
figure-mine_wood = In dieser Runde kosten Bergwerke { $amount } Holz mehr.
figure-mine_wood-less = In dieser Runde kosten Bergwerke { $amount } Holz weniger.
figure-end_of_round = Am Ende der Runde:
figure-town_builds = Die Stadt baut für die { $guild }.
figure-award_most = Wer { FORM($measure, "most") } hat, erhält
figure-award_each = Alle mit mindestens { $least ->
    [one] 1 { FORM($measure, "one") }
   *[other] { $least } { FORM($measure, "dat") }
 } erhalten

effect-points = { $amount ->
    [one] 1 Punkt.
   *[other] { $amount } Punkte.
 }
effect-points-lost = { $amount ->
    [one] −1 Punkt.
   *[other] −{ $amount } Punkte.
 }
effect-reputation = Reputation +{ $amount }.
effect-reputation-lost = Reputation −{ $amount }.
effect-tax = Steuer +{ $amount }.
effect-pelican = { $amount } Pelikanwappen.
effect-population = Bevölkerung +{ $amount }.
effect-ore_deck = Erz-Deck +{ $amount }.
effect-production = Produziert { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { $commodity }
 }.
effect-arm = Mehr { $commodity } im Angebot: Der Anzeiger rückt um 1 nach rechts, der Preis sinkt.
effect-patrician = { $patrician } in den Fundus.
effect-technology = Technologie +1.
effect-flip_barbara = Nächstes Plättchen der Hl. Barbara umdrehen.
effect-remove_house = Ein eigenes Haus vom Tableau entfernen.
effect-public_tile = Öffentliches Gebäude, kostenlos.
effect-free_rights = Kostenlose Baurechte.
effect-free_plot_anywhere = Beliebiges Grundstück, kostenlos.
effect-free_building = Ein Gebäude für 0 Holz.
effect-income_actions = { $amount ->
    [one] Einmal Einkommen.
    [2] Zweimal Einkommen.
   *[other] { $amount }-mal Einkommen.
 }
effect-free_mines = { $amount ->
    [one] Ein Bergwerk für 0 Holz.
   *[other] { $amount } Bergwerke für 0 Holz.
 }
effect-house_to_production = Ein Haus gegen +{ $amount } Produktion.
effect-patrician_bank_to_council = Ein Patrizier aus dem Vorrat in den Stadtrat.
effect-reputation_per_public_neighbour = Reputation +{ $amount } für jedes Öffentliche Gebäude neben jedem deiner Gebäude.
effect-score_one_building = Werte die Symbolpunkte eines deiner Gebäude.
offer-house = ein Haus gegen Produktion
offer-patrician = ein Patrizier für den Stadtrat
offer-neighbours = Reputation für Öffentliche Gebäude daneben
offer-dots = die Symbolpunkte eines Gebäudes

pays-green = Bei jeder Wertung: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jedes Öffentliche Gebäude neben jedem deiner Gebäude.
pays-silver = Bei jeder Wertung: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für je zwei genutzte Pelikanwappen.
pays-yellow = Bei jeder Wertung: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mit einem Bergwerk in jeder Reihe, { $two } mit zweien.
pays-red = Bei jeder Wertung: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für jede Spalte deines Tableaus ohne Häuser.

## What is asked

prompt-play-card = { $left ->
    [one] { $seat }: Spiel eine Karte. Du hast { $groschen } Groschen.
   *[other] { $seat }: Spiel die erste von { $left } Karten. Du hast { $groschen } Groschen.
 }
prompt-choose-action = { $seat }: Welche Aktion führst du mit dem Joker aus?
prompt-accept = { $seat }: Die Hl. Barbara bietet dir kostenlos eine Aktion an: { $action }. Nimmst du sie?
prompt-claim-plot = { $origin ->
    [barbara] { $seat }: Welches Feld beanspruchst du kostenlos? Jedes ist erlaubt. Du hast noch { $markers ->
        [one] 1 Grundstückstein
       *[other] { $markers } Grundstücksteine
     }.
   *[other] { $seat }: Welches Feld beanspruchst du? Du hast noch { $markers ->
        [one] 1 Grundstückstein
       *[other] { $markers } Grundstücksteine
     } und { $groschen } Groschen.
 }
prompt-take-rights = { $origin ->
    [house] { $seat }: Welches Öffentliche Gebäude nimmst du kostenlos? Du hast Platz für { $slots ->
        [one] 1 Plättchen
       *[other] { $slots } Plättchen
     }.
    [barbara] { $seat }: Für welches Plättchen nimmst du kostenlos die Baurechte? Du hast Platz für { $slots ->
        [one] 1 Plättchen
       *[other] { $slots } Plättchen
     }.
   *[other] { $seat }: Für welches Plättchen nimmst du die Baurechte? Du hast { $groschen } Groschen und Platz für { $slots ->
        [one] 1 Plättchen
       *[other] { $slots } Plättchen
     }.
 }
prompt-choose-tile = { $origin ->
    [barbara] { $seat }: Welches deiner Plättchen baust du für 0 Holz?
   *[other] { $seat }: Was baust du? Holz kostet { $wood }, und du hast { $groschen } Groschen.
 }
prompt-choose-site = { $price ->
    [0] { $seat }: Wo baust du für 0 Holz { FORM($building, "acc") }?
   *[other] { $seat }: Wo baust du { FORM($building, "acc") }? Das kostet { $price } Groschen ({ $quantity } Holz à { $each }).
 }
prompt-remove-house = { $seat }: Ein Haus verlässt dein Tableau ohne seinen Effekt. Welche Gilde gibt es ab?
prompt-fill-pool = { $pool ->
    [0] { $seat }: Du hast keine verfügbaren Bergleute. Wie viele der { $waiting } wartenden holst du? Eine Genehmigung kostet { $price } Groschen, für einen oder für zwei.
   *[other] { $seat }: Du hast { $pool } verfügbaren Bergmann. Holst du einen der { $waiting } wartenden dazu? Eine Genehmigung kostet { $price } Groschen.
 }
prompt-pick-mine = { $tiles ->
    [one] { $seat }: Legst du dieses Bergwerk an? Du hast { $groschen } Groschen.
   *[other] { $seat }: Welches dieser { $tiles } Bergwerke legst du an? Du hast { $groschen } Groschen.
 }
prompt-dig = { $origin ->
    [technology] { $seat }: Wo legst du kostenlos { FORM($mine, "acc") } an?
    [barbara] { $seat }: Wo legst du für 0 Holz { FORM($mine, "acc") } an?
   *[other] { $seat }: Wo legst du { FORM($mine, "acc") } an? Du hast { $groschen } Groschen.
 }
prompt-seat-patrician = { $origin ->
    [barbara] { $seat }: Bringst du kostenlos einen Patrizier aus dem Vorrat in den Stadtrat?
   *[other] { $seat }: Bringst du für { $price } Groschen einen Patrizier aus dem Fundus in den Stadtrat? Du hast { $groschen }.
 }
prompt-convert-house = { $seat }: Gibst du ein Haus ab, um die Produktion seiner Gilde um { $production } zu erhöhen?
prompt-gain-for-pairs = { $seat }: Nimmst du { $reputation } Reputation für die Öffentlichen Gebäude neben deinen?
prompt-score-building = { $seat }: Welches deiner Gebäude wertet jetzt seine Symbolpunkte?
prompt-pay-tax = { $surcharge ->
    [0] { $seat }: Die Steuer beträgt { $due } Groschen, und du hast { $groschen }. Zahlen oder { $reputation } Reputation verlieren?
   *[other] { $seat }: Die Steuer beträgt { $due } Groschen, davon { $surcharge } für deine Grundstücke, und du hast { $groschen }. Zahlen oder { $reputation } Reputation verlieren?
 }
prompt-pick-set = { $seat }: Welchen drei Gilden trittst du bei?
prompt-place-guild = { $seat }: Welche Gilde kommt in deine Reihe „{ $row }“?
prompt-choose-start = Wer beginnt?
prompt-deal-stack = Der Stapel einer Gilde kommt ins Rathaus.
prompt-reveal = Das nächste Plättchen eines Stapels wird aufgedeckt.
prompt-draw-mine-card = Eine Karte sagt, wo Felsen liegen.
prompt-place-rock = Ein Fels wird gelegt.
prompt-draw-guild-card = Eine Karte sagt, welche Gilden zusammengehören.
prompt-deal-set = Ein Satz Gilden wird verteilt.
prompt-reveal-event = Das Ereignis der Runde wird aufgedeckt.
prompt-deal-red-tile = Ein Gebäude mit Rotem Patrizier kommt ins Rathaus.
prompt-draw-mine = Ein Bergwerkplättchen wird gezogen.

## What can be chosen

choice-begin = { $noun } beginnt
choice-stack = Der Stapel der { $noun }
choice-reveal = { $noun }
choice-mine-card = { $noun }
choice-rock = { $noun }
choice-guild-card = { $noun }
choice-event = { $noun }
choice-draw = { $noun }
choice-set = { $noun }
choice-guild = { $noun }
choice-play = { $noun }
deed-play = { $card } für die Aktion { $action } spielen
choice-rest = { $noun } ohne Effekt spielen
choice-action = { $noun }
choice-refill = { $amount ->
    [0] Niemanden holen
    [one] 1 Bergmann für { $price } Groschen holen
   *[other] { $amount } Bergleute für { $price } Groschen holen
 }
choice-pick = { $noun } anlegen
choice-leave = Nichts anlegen
choice-mine = { $price ->
    [0] Auf { $noun } anlegen
   *[other] Auf { $noun } anlegen, für { $price } Groschen ({ $quantity } Holz à { $each })
 }
choice-remove = Das Plättchen aus dem Spiel nehmen
choice-rights = { $price ->
    [0] { $noun } nehmen
   *[other] { $quantity ->
        [0] { $noun } für { $price } Groschen nehmen
        [one] { $noun } für { $price } Groschen nehmen (1 Genehmigung)
       *[other] { $noun } für { $price } Groschen nehmen ({ $quantity } Genehmigungen à { $each })
     }
 }
choice-plot = { $price ->
    [0] { $noun } beanspruchen
   *[other] { $noun } für { $price } Groschen beanspruchen
 }
choice-build = { $price ->
    [0] { $noun } bauen
   *[other] { $noun } für { $price } Groschen bauen ({ $quantity } Holz à { $each })
 }
choice-site = Auf { $noun } bauen
choice-house = Ein Haus der { $noun } entfernen
choice-patrician = { $price ->
    [0] { FORM($noun, "bare") } in den Stadtrat bringen
   *[other] { FORM($noun, "bare") } für { $price } Groschen in den Stadtrat bringen
 }
choice-convert = Ein Haus der { $noun } für { $production } { $commodity } abgeben
choice-score = { $building } auf { $noun } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } werten
choice-accept = Annehmen
choice-decline = Ablehnen
choice-tax = { $amount ->
    [0] { $due } Groschen zahlen
   *[other] Nicht zahlen und { $reputation } Reputation verlieren
 }
tax-pay = Zahlen
tax-refuse = Nicht zahlen

## What happened

event-starts = Startspieler ist { $seat }.
event-stack-dealt = Der Stapel der { $guild } kommt ins Rathaus.
event-rock-placed = Ein Fels mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
 } liegt auf { $space }.
event-guild-card-drawn = Die Gildensätze kommen von der { $card }.
event-took-set = { $seat } tritt drei Gilden bei: { $set }.
event-guild-placed = { $seat } legt die { $guild } in die Reihe „{ $row }“.
event-round-began = Runde { $round } beginnt.
event-new-start = In der nächsten Runde ist { $seat } Startspieler.
event-event-revealed = Ereignis der Runde: { $event_card }.
event-event-happened = Das Ereignis tritt ein: { $event_card }.
event-awarded = { $seat } erhält die Belohnung des Ereignisses „{ $event_card }“.
event-played = { $seat } spielt { $card } für die Aktion { $action }.
event-rested = { $seat } spielt { $card } ohne Effekt.
event-hired-miners = { $seat } holt { $count ->
    [one] 1 Bergmann
   *[other] { $count } Bergleute
 } für { $price } Groschen.
event-drew = { $seat } zieht { FORM($mine, "acc") }.
event-reshuffled = { $count ->
    [one] Das abgelegte Bergwerkplättchen bildet
   *[other] Die { $count } abgelegten Bergwerkplättchen bilden
 } einen neuen Stapel.
event-left-tiles = { $count ->
    [one] { $seat } legt das Bergwerkplättchen ab.
    [2] { $seat } legt beide Bergwerkplättchen ab.
   *[other] { $seat } legt alle { $count } Bergwerkplättchen ab.
 }
event-had-to-leave-tiles = { $count ->
    [one] { $seat } kann kein Bergwerk anlegen und legt das Bergwerkplättchen ab.
    [2] { $seat } kann kein Bergwerk anlegen und legt beide Bergwerkplättchen ab.
   *[other] { $seat } kann kein Bergwerk anlegen und legt alle { $count } Bergwerkplättchen ab.
 }
event-dug = { $price ->
    [0] { $seat } legt { FORM($mine, "acc") } kostenlos auf { $space } an.
   *[other] { $seat } legt { FORM($mine, "acc") } für { $price } Groschen auf { $space } an.
 }
event-technology-rose = Die Technologie steigt: Ab jetzt { $level ->
    [one] wird 1 Bergwerkplättchen
   *[other] werden { $level } Bergwerkplättchen
 } gezogen.
event-scrapped = { $seat } nimmt { FORM($mine, "acc") } aus dem Spiel.
event-took-rights = { $price ->
    [0] { $seat } nimmt kostenlos die Baurechte für { FORM($building, "acc") }.
   *[other] { $seat } nimmt für { $price } Groschen die Baurechte für { FORM($building, "acc") }.
 }
event-revealed = Das Rathaus bietet an: { $building }.
event-claimed = { $price ->
    [0] { $seat } beansprucht kostenlos das Feld { $square }.
   *[other] { $seat } beansprucht für { $price } Groschen das Feld { $square }.
 }
event-built = { $price ->
    [0] { $seat } baut { FORM($building, "acc") } kostenlos auf { $square }.
   *[other] { $seat } baut { FORM($building, "acc") } für { $price } Groschen auf { $square }.
 }
event-house-removed = { $seat } entfernt ein Haus der { $guild }.
event-barbara-flipped = { $tax ->
    [0] Der Dom wächst ({ $tile }): Niemand bekommt die Gabe.
   *[other] Der Dom wächst ({ $tile }): Niemand bekommt die Gabe, aber die Steuer zählt.
 }
event-barbara-turned = Der Dom wächst: { $tile }.
event-pelican-used = { $seat } nutzt ein Pelikanwappen: { $tile }.
event-not-possible = { $seat } kann das Angebot nicht nutzen: { $offer }.
event-gained-pelicans = { $seat } erhält { $count } Pelikanwappen.
event-earned = { $seat } nimmt { $groschen } Groschen ein.
event-seated = { $price ->
    [0] { $seat } bringt kostenlos { FORM($patrician, "acc") } in den Stadtrat.
   *[other] { $seat } bringt für { $price } Groschen { FORM($patrician, "acc") } in den Stadtrat.
 }
event-patrician-pooled = Ein { $patrician } kommt in den Fundus.
event-deck-advanced = { FORM($deck, "def") } steigt um { $amount } auf { $level }.
event-arm-moved = Der Anzeiger für { $commodity } rückt nach rechts.
event-price-changed = Preis für { $commodity }: { $before } → { $price }.
event-town-built = Die Stadt baut für die { $guild }.
event-tile-discarded = Aus dem Spiel: { $building }.
event-production-rose = { $seat } produziert { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { $commodity }
 } mehr, jetzt { $production }.
event-gained-reputation = { $seat } erhält { $amount } Reputation, jetzt { $reputation }.
event-lost-reputation = { $seat } verliert { $amount } Reputation, jetzt { $reputation }.
event-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ FORM($source, "one") }).
event-lost-points = { $seat } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ FORM($source, "one") }).
event-tax-rose = Die Steuer steigt um { $amount } auf { $tax }.
event-tax-paid = { $seat } zahlt { $groschen } Groschen Steuern.
event-tax-not-paid = { $missing ->
    [0] { $seat } zahlt die Steuer von { $due } Groschen nicht.
    [one] { $seat } kann die Steuer von { $due } Groschen nicht zahlen: Es fehlt 1.
   *[other] { $seat } kann die Steuer von { $due } Groschen nicht zahlen: Es fehlen { $missing }.
 }
event-council-met = Der Stadtrat tritt zusammen, und seine Patrizier vergeben Punkte.
event-game-ended = Die Partie ist zu Ende.

## Why not

refusal-groschen-short = das kostet { $price } Groschen, { $missing } mehr, als du hast
refusal-commodity-short = das kostet { $price } Groschen ({ $quantity ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $quantity } { $commodity }
 } à { $each }), { $missing } mehr, als du hast
refusal-red-x = wegen des roten X bei { $commodity } darf das jetzt niemand bauen
refusal-card-spent = diese Karte wurde in dieser Runde schon gespielt
refusal-no-action-possible = auch keine andere Aktion ist möglich
refusal-no-free-slot = dein Tableau hat keinen Platz für ein weiteres Plättchen
refusal-no-tile-left = das Rathaus hat kein Plättchen für dich
refusal-not-your-guild = du gehörst nicht zur Gilde der { $guild }
refusal-only-public-tiles = kostenlos ist hier nur ein Öffentliches Gebäude
refusal-no-plot-marker = alle deine { $markers } Grundstücksteine sind in der Stadt
refusal-no-free-square = kein Feld ist frei
refusal-built-on = dort steht { FORM($building, "def") }
refusal-claimed-already = das hat { $owner } schon beansprucht
refusal-not-next-to-a-building = daneben steht kein Gebäude
refusal-no-plot = du hast kein Grundstück zum Bebauen
refusal-no-tile = du hast kein Plättchen zum Bauen
refusal-no-house-left = deine Reihe der { $guild } hat kein Haus mehr
refusal-no-house-at-all = du hast kein Haus mehr, das du entfernen könntest
refusal-not-your-plot = das hat { $owner } beansprucht
refusal-no-miner = du hast keinen Bergmann mehr
refusal-no-mine-tile = es gibt kein Bergwerkplättchen mehr
refusal-no-open-space = kein Feld ist für ein Bergwerk offen
refusal-dug-already = das Feld ist belegt: { $mine }
refusal-not-next-to-a-mine = daneben oder darüber liegt kein Bergwerk, und es ist kein Eingang
refusal-pool-empty = du hast keine verfügbaren Bergleute und musst erst welche holen
refusal-pool-limit = { $most ->
    [0] niemand kann geholt werden
   *[other] du kannst höchstens { $most } holen
 }
refusal-no-production = du produzierst nichts
refusal-no-patrician = von dieser Farbe ist kein Patrizier da
refusal-no-unused-pelican = du hast kein ungenutztes Pelikanwappen
refusal-nobodys-building = ein Öffentliches Gebäude gehört niemandem
refusal-not-your-building = das Gebäude gehört { $owner }
refusal-no-matching-dots = daneben liegt kein Symbolpunkt seiner Farben
refusal-set-taken = diesen Satz hat { $owner }
refusal-placed-already = diese Gilde liegt schon in der Reihe „{ $row }“

## Figures

measure-groschen = { $change } Groschen
measure-points = { $change } { $count ->
    [one] Punkt
   *[other] Punkte
 } sofort
measure-final_points = { $change } { $count ->
    [one] Punkt
   *[other] Punkte
} insgesamt, wenn jetzt Schluss wäre
measure-reputation = Reputation { $change }
measure-income = Einkommen { $change }
measure-production_ore = Produktion Erz { $change }
measure-production_silver = Produktion Silber { $change }
measure-production_wood = Produktion Holz { $change }
measure-production_permits = Produktion Genehmigungen { $change }
measure-production_food = Produktion Nahrung { $change }
measure-production_beer = Produktion Bier { $change }
measure-price_ore = Erzpreis { $change }
measure-price_silver = Silberpreis { $change }
measure-price_wood = Holzpreis { $change }
measure-price_permits = Genehmigungspreis { $change }
measure-price_food = Nahrungspreis { $change }
measure-price_beer = Bierpreis { $change }
measure-tax = Steuer für alle { $change }
measure-tax_due = deine Steuer diese Runde { $change }
measure-pelicans = { $change } { $count ->
    [one] Pelikanwappen
   *[other] Pelikanwappen
 }

## What sets an option apart

about-beside = Nachbarn: { $buildings }
about-plot = Grundstück
about-alone = daneben steht nichts
about-yours = { $building } (du)
about-theirs = { $building } ({ $owner })
about-public = { $building } (öffentlich)
about-dots = Symbolpunkte: { $dots }
about-dots-red = { $count } rot
about-dots-yellow = { $count } gelb
about-dots-green = { $count } grün
about-dots-blue = { $count } blau
about-tiles-here = Punkte für Symbolpunkte hier: { $tiles }
about-tile-here = { $building } { $points }
about-tile-here-more = { $building } { $points } ({ $others })
about-scores = Punkte für Symbolpunkte: { $tiles }
about-scores-more = { $building } +{ $points }
about-build-cost = { $price ->
    [0] der Bau kostet heute nichts
   *[other] der Bau kostet heute { $price } Groschen
 }
about-red-x = ein rotes X bei { $commodity } verbietet vorerst den Bau
about-house = sein Haus bringt: { $gift }
about-house-lost = dir entgeht: { $gift }
about-column = { $seated ->
    [0] leert eine Spalte: bei jeder Wertung { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, sobald ein roter Patrizier im Stadtrat sitzt
   *[other] leert eine Spalte: bei jeder Wertung { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr von roten Patriziern
}
about-row = Reihe { $row }: { $stars } von { $all ->
    [one] 1 Stern
   *[other] { $all } Sternen
 } für dich, bringt { $pays }
about-rivals = andere dort: { $stars }
about-patrician = { $times ->
    [0] wertet nicht mehr
    [one] wertet noch einmal; beim jetzigen Stand bringt das { $pays }
   *[other] wertet noch { $times }-mal; beim jetzigen Stand bringt das jedes Mal { $pays }
 }
about-guild-makes = { $guild }: { $commodity } zu { $price }
about-makes = produziert { $commodity }, heute zu { $price }
about-no-earnings = du produzierst noch nichts, also bringt es nichts ein
about-earnings = { $amount } { $commodity } zu { $price }
about-mine = { $tiles ->
    [one] 1 Bergwerkplättchen wird gezogen
   *[other] { $tiles } Bergwerkplättchen werden gezogen, eines darf angelegt werden
 }
about-seat-for-sale = danach darf für { $price } Groschen ein Patrizier in den Stadtrat
about-opens = erlaubt eine dieser Aktionen: { $actions }
about-opens-at = { $action } ({ $cost })

## Sources of points

source-tiles = Gebäudeplättchen
source-houses = Hauseffekte
    .one = Hauseffekt
source-barbara = Hl. Barbara
source-mines = Bergwerkplättchen
source-events = Ereignisse
    .one = Ereignis
source-beyond = Ende der Leiste
source-green = Grüne Patrizier
source-silver = Silberne Patrizier
source-yellow = Gelbe Patrizier
source-red = Rote Patrizier
source-town = Symbolpunkte
source-mine_rows = Bergwerkreihen
source-income = Einkommen am Ende
source-reputation = Reputation am Ende
source-extras = Extras

standing-pay-every-tax = Bis zum Ende jede Steuer zahlen, die ich zahlen kann
standing-no-patricians = In dieser Runde niemanden in den Stadtrat bringen

cards-building = Gebäude
cards-mine = Bergwerke
cards-event = Ereignisse
cards-patrician = Patrizier im Stadtrat
cards-action = Aktionskarten
cards-technology = Technologien
cards-barbara = Plättchen der Hl. Barbara

## The table in the terminal

terminal-legend =
    Stadt: ● ▲ ■ ◆ Besitzer, ✦ Öffentliche Gebäude mit ihrem Patrizier, Symbolpunkte r rot, l gelb, g grün, b blau,
       ⌂ Dörfer; rechts an einem Gebäude, was ein Grundstück daneben kostet, in ¤ Groschen.
    Bergwerke: ✶ Sterne, e Erz, h Holz für Bergwerke daneben und darunter, ▒ Fels, ▽ Eingang;
       6✶ 3/2/1 bringt eine Reihe dem Ersten, Zweiten und Dritten.
    Markt: [4] der Preis heute, » die Stadt baut, ✗ rotes X.
    Rathaus: 3h→3 Bier bedeutet: kostet 3 Holz, produziert 3 Bier; ×2: Zwei Plättchen sind noch da.
    Spieler: Punkte → Endstand, wenn jetzt Schluss wäre; Pelikanwappen ungenutzt + genutzt; Bergleute verfügbar + wartend.
    Häuser verdecken ▤ ein Öffentliches Gebäude, ♗ ein Pelikanwappen, ★ Punkte, ♥ Reputation; · hat das Tableau verlassen.
    Karten: G Grundstück, W Bergwerk, B Gebäude, R Baurechte, E Einkommen, H Hl. Barbara, J Joker.
terminal-round = Runde { $round } von { $rounds }, Zug { $turn } von 3: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
terminal-setup = Aufbau
terminal-over = Die Partie ist zu Ende
terminal-start = beginnt
terminal-town = Stadt
terminal-plot = Grst.
terminal-mines = Bergwerke
terminal-ore = e
terminal-wood = h
terminal-stack = { $tiles } Bergwerkplättchen im Stapel; { $draws ->
    [one] gezogen wird je 1
   *[other] gezogen werden je { $draws }
 }
terminal-market = Markt
terminal-next = nächster
terminal-event = Ereignis: { $event_card }.
terminal-red = Rote Patrizier
terminal-scoring = Stadtrat
terminal-rounds = Runden und Steuern
terminal-tax = Steuer { $tax }
terminal-refusing = oder in dieser Runde { $reputation } Reputation verlieren
terminal-hall = Rathaus
terminal-permits = { $count ->
    [one] 1 Gen.
   *[other] { $count } Gen.
 }
terminal-cathedral = Dom und Stadtrat
terminal-barbara = Hl. Barbara
terminal-council = Stadtrat
terminal-pool = Fundus
terminal-bank = Vorrat
terminal-players = Spieler
terminal-groschen = Gr.
terminal-points = Pkt.
terminal-reputation = Rep.
terminal-income = Eink.
terminal-tax-due = Steuer
terminal-pelicans = Wappen
terminal-miners = Bergl.
terminal-plots = Grst.
terminal-tiles = Plättchen
terminal-cards = Karten

dot-red = r
dot-yellow = l
dot-green = g
dot-blue = b

short-patrician-green = G
short-patrician-silver = S
short-patrician-yellow = L
short-patrician-red = R
# Where at most eight letters fit.
short-commodity-permits = Genehm.

short-card-plot_mine = GW
short-card-mine_joker = WJ
short-card-plot_income = GE
short-card-building_income = BE
short-card-building_rights = BR
short-card-rights_barbara = RH

short-brick_kiln = Ziegelof.
short-carpenters_yard = Zimmerei
short-builders_lodge = Bauhütte
short-butchers_stalls = Metzgerei
short-vegetable_market = Gemüsemkt
short-fish_market = Fischmkt.
short-wine_merchant = Wein
short-roasting_yard = Rösthütte
short-ore_washery = Wäscherei
short-pump_house = Pumpen
short-changing_house = Kaue
short-mining_office = Bergamt
short-scriptorium = Skriptor.
short-coal_market = Kohlenmkt
short-st_bartholomew = St. Barth
short-high_church = Hohe Ki.
short-our_lady = Mutterg.
short-st_george = St. Georg
short-st_mary_magdalene = Magdalena
short-st_john = Johannes
short-little_castle = Kleinburg

## Reports

report-table-order = Zugreihenfolge in Runde 1
report-table-sets = Gildensätze
report-table-guilds = Gilden
report-table-actions = Gespielte Karten nach Aktion
report-table-prices = Preise am Ende jeder Runde
report-table-decks = Decks und Steuer am Ende jeder Runde
report-table-rounds = Spieler am Ende jeder Runde
report-table-commodities = Wie sich die Preise bewegen
report-table-events = Ereignisse
report-table-game = Die Partie im Ganzen
report-rows-order = Position
report-rows-sets = Satz
report-rows-guilds = Gilde
report-rows-actions = Aktion
report-rows-prices = Runde
report-rows-decks = Runde
report-rows-rounds = Runde
report-rows-commodities = Ressource
report-rows-events = Ereignis
report-rows-game = Wert
report-column-plays = Karten je Spieler
report-column-tax = Steuer
report-column-incomes = Einkommen
report-column-earned = je
report-column-income = Einkommen
report-column-groschen = Groschen
report-column-reputation = Reputation
report-column-points = Punkte
report-column-changes = Änderungen
report-column-lively = 4 oder mehr
report-column-lowest = niedrigster
report-column-highest = höchster
report-column-builds = Stadt baut
report-column-drawn = gezogen
report-column-awards = belohnte Spieler
report-column-figure = Wert
report-table-groups = Herkunft, zusammengefasst
report-rows-groups = Herkunft
report-patricians = alle Patrizier
report-built = Gebäude, Häuser und Bergwerke
report-all-reputation = Reputation samt Ende der Leiste
target-winner = Punkte des Siegers
target-last = Partien mit mehr als 30 Punkten für den Letzten
target-seats = Siege jedes Platzes
target-guilds = Siege mit jeder Gilde
target-sets = Siege mit jedem Gildensatz
target-lively = Partien mit 4 oder mehr Preisänderungen, jede Ressource
target-lowest = niedrigster Preis jeder Ressource
target-highest = höchster Preis jeder Ressource
target-population = Partien mit Bevölkerung 20 oder mehr
target-population-full = Partien mit der letzten Bevölkerungskarte
target-ore = Partien mit Erz-Deck 15 oder mehr
target-ore-full = Partien mit der letzten Erzkarte
target-town-builds = Gebäude der Stadt selbst, je Partie
target-held = Partien, in denen ein rotes X ein baureifes Plättchen aufhält
target-earned-first = Groschen einer Einkommen-Aktion, Runde 1
target-earned-third = Groschen einer Einkommen-Aktion, Runde 3
target-earned-last = Groschen einer Einkommen-Aktion, letzte Runde
target-incomes = Einkommen-Aktionen je Spieler in Runde 2 und 3
target-tax = Partien, die mit einer Steuer von 10 bis 22 enden
target-sources = jede einzelne Herkunft, von allen Punkten
target-player-sources = jede einzelne Herkunft, von den Punkten irgendeines Spielers
target-players = Siege jedes Spielers, mindestens 70{"\u00A0"}% des fairen Anteils
target-patricians = Patrizier, von allen Punkten
target-yellow = Gelbe Patrizier, von allen Punkten
target-mine-rows = Bergwerkreihen, von allen Punkten
target-income = Einkommen am Ende, von allen Punkten
target-built = Gebäude, Häuser und Bergwerke, von allen Punkten
target-extras = Extras, von allen Punkten
target-barbara = Hl. Barbara, von allen Punkten
target-reputation = Punkte für Reputation, je Spieler
report-rest = ohne Effekt
report-last-fair = Partien mit mehr als 30 Punkten für den Letzten
report-town-builds = Gebäude der Stadt selbst, je Partie
report-held-plays = Züge, bei denen ein rotes X ein baureifes Plättchen aufhält
report-held-games = Partien, in denen das vorkommt
report-deck-population-grown = Partien mit Bevölkerung 20 oder mehr
report-deck-population-full = Partien mit der letzten Bevölkerungskarte
report-deck-ore-grown = Partien mit Erz-Deck 15 oder mehr
report-deck-ore-full = Partien mit der letzten Erzkarte
report-tax = Steuer am Ende
report-tax-fair = Partien, die mit einer Steuer von 10 bis 22 enden
report-taxes-unpaid = nicht gezahlte Steuern, je Spieler
report-buildings = Gebäude, je Spieler
report-mines = Bergwerke, je Spieler
report-pelicans = genutzte Pelikanwappen, je Spieler
report-barbara = umgedrehte Plättchen Hl. Barbara
report-council-green = Grüne Patrizier im Stadtrat
report-council-silver = Silberne Patrizier im Stadtrat
report-council-yellow = Gelbe Patrizier im Stadtrat
report-council-red = Rote Patrizier im Stadtrat

## Charts, what is to come, and the score if the game ended now

chart-prices = Preise
chart-prices-about = Der Preis jeder Ressource am Ende jeder Runde, in Groschen.
chart-levels = Bevölkerung, Erz und Steuer
chart-levels-about = Wie weit die beiden Decks gestiegen sind, und die Steuer.
chart-final = Endstand je Runde
chart-final-about = Der Endstand aller Spieler, wenn die Partie mit der jeweiligen Runde geendet hätte.
chart-points = Punkte auf der Leiste
chart-points-about = Die Punkte aller Spieler am Ende jeder Runde.
chart-income = Einkommen
chart-income-about = Was eine Einkommen-Aktion jedem am Ende jeder Runde bringen würde, in Groschen.
chart-groschen = Groschen
chart-groschen-about = Die Groschen aller Spieler am Ende jeder Runde.

tie-broken = Gleichstand nach Punkten: Die Groschen entscheiden.
tie-shared = Gleichstand nach Punkten und Groschen: Der Sieg wird geteilt.
outlook-tally = Wenn jetzt Schluss wäre
outlook-tally-note = Die Punkte auf der Leiste und was die Schlusswertung dazugäbe.
outlook-prices = Preistabellen
outlook-tab-mines = Bergwerke
outlook-tab-guild = Gildengebäude
outlook-tab-public = Öffentliche Gebäude
outlook-prices-note = Eine Zeile für jede Karte des Decks, eine Spalte für jede Stellung des Anzeigers. Markiert sind der heutige Preis, die Stellen, an denen die Stadt baut, und das rote X, das eine Gilde aufhält.
outlook-mines = { $count ->
    [0] Bergwerkplättchen { $layer }: keine mehr
    [one] Bergwerkplättchen { $layer }: noch 1
   *[other] Bergwerkplättchen { $layer }: noch { $count }
 }
outlook-mines-mixed = Bergwerkplättchen, gemischt
outlook-discards = { $count ->
    [0] Kein Plättchen ist abgelegt.
    [one] 1 Plättchen ist abgelegt und kommt wieder, wenn der Stapel leer ist.
   *[other] { $count } Plättchen sind abgelegt und kommen wieder, wenn der Stapel leer ist.
 }
outlook-technology = Technologie
outlook-technology-note = { $draws ->
    [one] Gezogen wird jetzt 1 Plättchen, mit jeder Bergwerkstechnologie eines mehr.
   *[other] Gezogen werden jetzt { $draws } Plättchen, mit jeder Bergwerkstechnologie eines mehr.
 }
outlook-guild = Gebäude der { $guild }
outlook-guild-last = Ganz unten im Stapel liegt { FORM($building, "def") }.
outlook-public = Öffentliche Gebäude: { $patrician }
outlook-red-note = Sie kommen nach Runde { $round } ins Rathaus.
outlook-cathedral = Hl. Barbara
outlook-events = Ereignisse
outlook-events-note = Eines pro Runde außer der letzten, aus diesen Stapeln: { $decks }.
outlook-event = { $event_card } (Stapel { $deck })

## Before a step that one may regret

warning-tax = Beim jetzigen Stand beträgt die Steuer am Ende dieser Runde { $due } Groschen, und du hättest { $groschen }. Wer nicht zahlen kann, verliert { $reputation } Reputation.
warning-mine-dear = Danach könntest du kein Bergwerk bezahlen: Das billigste Feld kostet { $price } Groschen, und du hättest { $groschen }.
warning-no-space = Kein Feld ist für ein Bergwerk offen: Was du auch ziehst, wird abgelegt.
warning-rest-income = Mit „{ $card }“ könntest du { $groschen } Groschen einnehmen.
warning-rest-barbara = Du hast ein ungenutztes Pelikanwappen: Mit „{ $card }“ könntest du das aktuelle Plättchen des Doms nutzen.
warning-decline-free = Das kostet nichts, und das Angebot kommt nicht wieder.
warning-remove-technology = Das Plättchen ließe sich kostenlos anlegen und würde für dich arbeiten.
warning-leave-free = Eines dieser Bergwerke ließe sich für 0 Holz anlegen.
warning-rights-no-house = Für { FORM($building, "acc") } hast du kein Haus mehr, du könntest das Plättchen also nie bauen. Am Ende wäre es 1 Punkt wert.

## Tips for the first round

tip-pick-set = Deine Gilden bestimmen, welche Gebäude du bauen darfst. Andere Gilden als die deiner Mitspieler bedeuten weniger Gedränge um Plättchen und Preise.
tip-place-guild = Mit jedem Gebäude einer Gilde verlässt ein Haus ihre Reihe, und du bekommst, was darunter liegt. Leg die Gilde, für die du am meisten baust, dorthin, wo dir die Belohnungen am besten gefallen.
tip-play-card = Nutze eine der beiden Aktionen einer Karte; in dieser Runde spielst du fünf von sechs Karten. Zuerst brauchst du Baurechte und ein Grundstück: Ohne beides kannst du nicht bauen.
tip-first-steps = Ein guter Anfang: Baurechte für ein Plättchen, ein Grundstück, dann das Gebäude, und Einkommen, bevor das Geld ausgeht.
tip-prices = Ein Preis steigt mit seinem Deck und fällt mit jedem Gebäude seiner Gilde. Produziere, was andere nicht produzieren.
tip-joker = Der Joker kostet 1 Reputation und steht für jede andere Aktion.
tip-barbara-gift = Was die Hl. Barbara anbietet, ist geschenkt; nimm es, wenn es in deine Pläne passt.
tip-claim-plot = Neben Gebäuden und Dörfern mit den Symbolfarben deines Plättchens punktest du am Ende; neben einem Öffentlichen Gebäude belohnen dich die Grünen Patrizier.
tip-markers = Zwei Grundstücksteine in der Stadt erhöhen deine Steuer um 3, drei um 8. Bau bald.
tip-take-rights = Nimm Plättchen deiner Gilden, deren Ressource noch teuer ist, oder Öffentliche Gebäude für Punkte.
tip-costs = Je weiter links ein Stapel liegt, desto billiger ist er; wird sein oberstes Plättchen genommen, kommt er ans Ende seiner Reihe.
tip-choose-tile = Holz zahlst du zum heutigen Preis. Das Gebäude produziert sofort und senkt den Preis dessen, was es produziert.
tip-choose-site = Am Ende wertet ein Gebäude die Symbolpunkte daneben, die zu seinen eigenen Farben passen, auch die der Dörfer.
tip-remove-house = Gib das Haus ab, dessen Belohnung dir am wenigsten fehlt.
tip-fill-pool = Eine Genehmigung holt einen Bergmann, oder zwei, wenn beide Platz haben: Zwei auf einmal sind günstiger.
tip-pick-mine = Erz bringt Geld; Sterne entscheiden am Ende die Reihen; mehr Bevölkerung hebt die Preise für Holz, Nahrung und Bier.
tip-dig = Ein Eingang kostet immer gleich viel. Sonst gilt die höchste Zahl auf den Bergwerken daneben und darüber, in Holz.
tip-rows = Jede Reihe belohnt die, die dort die meisten Sterne haben.
tip-seat-patrician = Patrizier im Stadtrat geben in den letzten drei Runden allen Punkte. Bring die hinein, die dir am meisten geben.
tip-convert-house = Jetzt mehr Produktion, gegen ein Haus, dessen Belohnung verloren ist.
tip-gain-for-pairs = Ab Reputation 3 sind Grundstücke billig, ab 6 ist der Joker kostenlos.
tip-score-building = Wähle das Gebäude mit den meisten passenden Symbolpunkten ringsum; am Ende wird es noch einmal gewertet.
tip-pay-tax = Früh in der Partie kostet es wenig Reputation, nicht zu zahlen, aber Reputation ist viel wert: Weit unten auf der Leiste kostet sie am Ende Punkte, weit oben macht sie Grundstücke und den Joker billig.

## The icons

glossary-point = Punkt
glossary-point-text = Wer die meisten hat, gewinnt.
glossary-groschen = Groschen
glossary-groschen-text = Geld. Damit wird jeder Preis bezahlt.
glossary-ore = Erz
glossary-ore-text = Kommt aus Bergwerken und den Gebäuden der Bergleute; sein Preis fällt, wenn das Erz-Deck steigt.
glossary-silver = Silber
glossary-silver-text = Kommt von den Hüttenarbeitern; sein Preis steigt mit dem Erz-Deck.
glossary-wood = Holz
glossary-wood-text = Kommt von den Bauarbeitern; damit bezahlt man Gebäude und Bergwerke, zum heutigen Preis.
glossary-permit = Genehmigung
glossary-permit-text = Kommt von den Schreibern; damit bezahlt man Baurechte und neue Bergleute, zum heutigen Preis.
glossary-food = Nahrung
glossary-food-text = Kommt von den Krämern; ihr Preis steigt mit der Bevölkerung.
glossary-beer = Bier
glossary-beer-text = Kommt von den Gastwirten; sein Preis steigt mit der Bevölkerung.
glossary-income = Einkommen
glossary-income-text = Deine Produktion mal die heutigen Preise.
glossary-population-deck = Bevölkerung
glossary-population-deck-text = Steigt durch Bergwerke und Gebäude; Holz, Nahrung und Bier werden teurer.
glossary-ore-deck = Erz-Deck
glossary-ore-deck-text = Steigt mit jedem geförderten Erz; Erz wird billiger, Silber und Genehmigungen werden teurer.
glossary-town-builds = Die Stadt baut
glossary-town-builds-text = Die Nachfrage ist hoch: Die Stadt baut selbst für diese Gilde, und der Preis fällt.
glossary-red-x = Rotes X
glossary-red-x-text = Niemand kann für diese Gilde bauen, bis die Nachfrage steigt.
glossary-tax = Steuer
glossary-tax-text = Fällig am Ende jeder Runde, sonst geht Reputation verloren.
glossary-reputation = Reputation
glossary-reputation-text = Ab 3 sind Grundstücke billig, ab 6 ist der Joker kostenlos; über die Enden der Leiste hinaus bringt oder kostet sie sofort Punkte.
glossary-pelican = Pelikanwappen
glossary-pelican-text = Damit nutzt du das aktuelle Plättchen Hl. Barbara.
glossary-flip = Hl. Barbara
glossary-flip-text = Der Dom: Seine Plättchen nutzt man mit Pelikanwappen, oder Gebäude drehen sie um und erhöhen die Steuer.
glossary-house = Haus
glossary-house-text = Markiert ein Gildengebäude; was es auf deinem Tableau verdeckt hat, gehört dir.
glossary-plot = Grundstück
glossary-plot-text = Ein Feld, das du zum Bauen beansprucht hast.
glossary-mine = Bergwerk
glossary-mine-text = Produziert Erz und trägt Sterne für das Ende.
glossary-miner = Bergmann
glossary-miner-text = Markiert ein Bergwerk als deines. Zwei können verfügbar sein; andere warten auf eine Genehmigung.
glossary-stack = Stapel
glossary-stack-text = Wie viele Plättchen noch da sind.
glossary-technology = Technologie
glossary-technology-text = Ein kostenloses Bergwerk von den Gebäuden der Bergleute, und ein Bergwerkplättchen mehr zur Auswahl.
glossary-star = Stern
glossary-star-text = Die Sterne einer Bergwerkreihe bringen am Ende denen Punkte, die die meisten haben.
glossary-dot-red = Roter Symbolpunkt
glossary-dot-red-text = Am Ende wertet ein Gebäude die roten Symbolpunkte daneben, wenn es selbst einen roten hat.
glossary-dot-yellow = Gelber Symbolpunkt
glossary-dot-yellow-text = Am Ende wertet ein Gebäude die gelben Symbolpunkte daneben, wenn es selbst einen gelben hat.
glossary-dot-green = Grüner Symbolpunkt
glossary-dot-green-text = Am Ende wertet ein Gebäude die grünen Symbolpunkte daneben, wenn es selbst einen grünen hat.
glossary-dot-blue = Blauer Symbolpunkt
glossary-dot-blue-text = Am Ende wertet ein Gebäude die blauen Symbolpunkte daneben, wenn es selbst einen blauen hat.
glossary-patrician-green = Grüner Patrizier
glossary-patrician-green-text = Im Stadtrat: Punkte für Öffentliche Gebäude neben deinen.
glossary-patrician-silver = Silberner Patrizier
glossary-patrician-silver-text = Im Stadtrat: Punkte für genutzte Pelikanwappen.
glossary-patrician-yellow = Gelber Patrizier
glossary-patrician-yellow-text = Im Stadtrat: Punkte für Bergwerke in jeder Reihe.
glossary-patrician-red = Roter Patrizier
glossary-patrician-red-text = Im Stadtrat: Punkte für Spalten deines Tableaus ohne Häuser.
glossary-crown = Die meisten
glossary-crown-text = Für alle, die am meisten von dem haben, was daneben steht, auch bei Gleichstand.
glossary-scroll = Baurechte
glossary-scroll-text = Das Recht, ein Plättchen aus dem Rathaus zu bauen.
glossary-card = Aktionskarte
glossary-card-text = Zwei Aktionen, von denen eine genutzt wird. Fünf von sechs Karten spielt man pro Runde.
glossary-joker = Joker
glossary-joker-text = Jede andere Aktion, für 1 Reputation.
glossary-event = Ereignis
glossary-event-text = Liegt von Beginn der Runde an offen und wirkt an ihrem Ende.
glossary-arrow = Wird zu
glossary-arrow-text = Was davor steht, wird zu dem, was dahinter steht.
glossary-start-player = Startspieler
glossary-start-player-text = Macht den ersten Zug der Runde.
glossary-quill = Am Zug
glossary-quill-text = Das Spiel wartet auf diesen Spieler.

## The table in the browser

scene-town = Stadt
scene-hall = Rathaus
scene-market = Markt
scene-cathedral = Hl. Barbara
scene-council = Stadtrat
scene-mines = Bergwerke
scene-rounds = Runden
scene-pool = Fundus
scene-bank = Vorrat
scene-strip = { $seat } auf einen Blick
scene-label-turn = Zug
scene-label-dues = Steuerlast
scene-label-pool = verfügbar
scene-label-waiting = wartende Bergleute
scene-square = Feld { $square }
scene-square-open = Feld { $square }: Ein Grundstück kostet { $price ->
    [0] nichts
   *[other] { $price } Groschen
 }
scene-plot = Grundstück von { $owner } auf { $square }
scene-in-town = { FORM($building, "board") }
scene-building = { $building } von { $owner } auf { $square }: { $points ->
    [one] 1 Punkt für Symbolpunkte
   *[other] { $points } Punkte für Symbolpunkte
 }
scene-public = { $building } auf { $square }: ein Öffentliches Gebäude
scene-public-guild = alle
scene-house-of = Haus von { $owner }
scene-village = Dorf bei { $square }: { $colours }
scene-dot-red = roter Symbolpunkt
scene-dot-yellow = gelber Symbolpunkt
scene-dot-green = grüner Symbolpunkt
scene-dot-blue = blauer Symbolpunkt
scene-space = Feld { $space }
scene-entrance = Eingang auf { $space }: { $wood } Holz
scene-space-open = Feld { $space }: { $wood } Holz, { $price } Groschen
scene-rock = { $rock } auf { $space }
scene-mine = { $mine } von { $owner } auf { $space }
scene-miner = Bergmann von { $owner }
scene-mine-row = Reihe { $row }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
 }, bringt { $pays }
scene-row-stars = { $seat } { $stars }
scene-mine-stack = { $tiles ->
    [one] 1 Bergwerkplättchen im Stapel
   *[other] { $tiles } Bergwerkplättchen im Stapel
 }, { $discards } abgelegt
scene-technology = { $draws ->
    [one] Gezogen wird 1 Plättchen
   *[other] Gezogen werden { $draws } Plättchen
 }; { $left ->
    [one] noch 1 Technologie-Plättchen
   *[other] noch { $left } Technologie-Plättchen
 }
scene-drawn = { $mine }, gerade gezogen
scene-rights = { $permits ->
    [0] Baurechte kosten { $price } Groschen
    [one] Baurechte kosten 1 Genehmigung, { $price } Groschen
   *[other] Baurechte kosten { $permits } Genehmigungen, { $price } Groschen
 }
scene-offer = { $building }, für { FORM($guild, "acc") }: { $price } Groschen, { $left ->
    [one] das letzte Plättchen
   *[other] { $left } Plättchen im Stapel
 }
scene-level = { $deck }: Karte { $level } von { $last }
scene-price = Preis für { $commodity }: { $price }
scene-prices = Preise für { $commodity } auf dieser Karte: { $prices }
scene-next = Die nächste Karte zeigt { $price } für { $commodity }
scene-arm = Anzeiger für { $commodity }: Stellung { $position } von 6
scene-tip-arm = Der Anzeiger umrahmt den heutigen Preis. Ein Haus mit Pfeil: Die Stadt baut, und der Anzeiger rückt nach rechts. Ein rotes X: Niemand darf für diese Gilde bauen.
scene-cathedral-title = Hl. Barbara { $done }/{ $tiles }
scene-cathedral-now = { $tile }: { $done } von { $tiles } Plättchen umgedreht
scene-barbara-turned = { $tile }, umgedreht
scene-barbara-current = { $tile }, das aktuelle
scene-barbara-coming = { $tile }, kommt noch
scene-round = Runde { $round }: Wer die Steuer nicht zahlt, verliert { $loss } Reputation{ $scores ->
    [0] {""}
   *[other] ; der Stadtrat wertet
 }{ $reds ->
    [0] {""}
   *[other] ; Rote Patrizier kommen ins Rathaus
 }
scene-tax = Steuer: { $tax } Groschen (höchstens { $most })
scene-tax-due = { $seat } schuldet { $due }
scene-turns = Zug { $turn } von { $turns }
scene-event = Ereignis: { $event_card }
scene-patricians-bank = { $count ->
    [0] Kein { $patrician } im Vorrat
   *[other] { $count } × { $patrician } im Vorrat
 }
scene-patricians-pool = { $count ->
    [0] Kein { $patrician } im Fundus
   *[other] { $count } × { $patrician } im Fundus
 }
scene-patricians-council = { $count ->
    [0] Kein { $patrician } im Stadtrat
   *[other] { $count } × { $patrician } im Stadtrat
 }
scene-pays = { $seat } { $points }
scene-groschen = { $groschen } Groschen
scene-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }; { $final }, wenn jetzt Schluss wäre
scene-start-player = { $seat } beginnt die Runde
scene-turn = { $seat } entscheidet
scene-reputation = Reputation { $reputation }
scene-tip-reputation = Die Zahlen auf den Feldern sind Punkte am Ende. Ab { $plot } kosten Grundstücke 1; ab { $joker } ist der Joker kostenlos. Jeder Schritt über ein Ende hinaus bringt oder kostet { $points } Punkte.
scene-makes = Produziert { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { $commodity }
 } zu { $price } Groschen
scene-income = Einkommen: { $income } Groschen
scene-row = { $guild }, in der Reihe „{ $row }“
scene-row-empty = Die Reihe „{ $row }“
scene-covered = { $gone ->
    [0] Unter Haus { $number }
   *[other] Haus { $number } ist weg
 }
scene-house = Haus in der Reihe „{ $row }“
scene-pool-miners = Verfügbare Bergleute: { $count } von { $limit }
scene-waiting = { $count ->
    [one] 1 Bergmann wartet
   *[other] { $count } Bergleute warten
 }
scene-miner-pool = Bergmann von { $owner }, verfügbar
scene-miner-waiting = Bergmann von { $owner }, wartend
scene-miners = Bergleute: { $pool } verfügbar, { $waiting } wartend
scene-marker = Grundstückstein von { $owner }
scene-pelican = Pelikanwappen, ungenutzt
scene-pelican-used = Pelikanwappen, genutzt
scene-pelicans = Pelikanwappen: { $unused } ungenutzt, { $used } genutzt
scene-slot = { $building }, Baurechte bei { $owner }
scene-tiles = { $count ->
    [one] 1 Plättchen zum Bauen
   *[other] { $count } Plättchen zum Bauen
 }
scene-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
scene-half = { $action } ({ $card })
scene-half-spent = { $action } ({ $card }), in dieser Runde gespielt
scene-set = { $set }
scene-tip-mine = Zieh Bergwerkplättchen und leg eines an; die meisten bringen Erz.
scene-tip-rights = Nimm das oberste Plättchen eines Stapels im Rathaus.
scene-tip-plot = Beanspruche ein Feld in der Stadt.
scene-tip-building = Bau eines deiner Plättchen auf einem deiner Grundstücke.
scene-tip-income = Nimm ein, was deine Produktion zu heutigen Preisen wert ist; danach darf ein Patrizier in den Stadtrat.
scene-tip-barbara = Nutze ein Pelikanwappen für das aktuelle Plättchen des Doms.
scene-tip-joker = Verliere 1 Reputation (ab 6 keine) und führe eine beliebige andere Aktion aus.

## What things on the table are for, in a sentence

meaning-square = Ein Feld der Stadt: Beanspruche es als Grundstück, dann bau darauf.
meaning-town-map = Die Stadt in Kürze: wer welches Feld hat und was dort steht.
meaning-mine-map = Die Bergwerke in Kürze: Felsen, offene Felder und wem was gehört.
meaning-village = Ein Dorf am Rand zählt als Nachbar, wenn Symbolpunkte gewertet werden.
meaning-building = Ein Gebäude: Nimm die Baurechte, dann bau es auf einem Grundstück von dir.
meaning-house = Ein Haus zeigt, wem ein Gebäude gehört; was es verdeckte, ist nun frei.
meaning-marker = Ein Grundstückstein hält ein Feld frei, bis dort ein Gebäude steht.
meaning-entrance = Ein Eingang, an dem die ersten Bergwerke angelegt werden.
meaning-space = Ein Bergwerkfeld, offen, sobald daneben oder darüber ein Bergwerk liegt.
meaning-rock = Fels versperrt ein Feld, aber seine Sterne zählen für die Reihe.
meaning-mine = Ein Bergwerk produziert Erz für seinen Besitzer; am Ende zählen seine Sterne.
meaning-row = Am Ende belohnt jede Reihe die, die dort die meisten Sterne haben.
meaning-stack = Die Bergwerkplättchen, die noch gezogen werden können.
meaning-technology = Die Technologie bestimmt, wie viele Bergwerkplättchen man zieht.
meaning-advanced = Eine Bergwerkstechnologie ist ein Bergwerk, das nichts kostet.
meaning-miner = Ein Bergmann zeigt, wem ein Bergwerk gehört; verfügbare sind bereit.
meaning-rights = Was die Baurechte für ein Plättchen dieser Spalte heute kosten.
meaning-level = Die oberste Karte zeigt die Preise; Bergwerke und Gebäude blättern sie um.
meaning-cells = Die Preise dieser Ressource auf der obersten Karte ihres Decks; beim roten X darf niemand für ihre Gilde bauen.
meaning-price = Der heutige Preis dieser Ressource, für alle gleich.
meaning-next = Der Preis auf der nächsten Karte, wenn der Anzeiger stehen bleibt.
meaning-arm = Jedes Gebäude einer Gilde rückt den Anzeiger ihrer Ressource nach rechts.
meaning-barbara = Ein Plättchen des Doms: Ein Pelikanwappen bringt dir seine Gabe.
meaning-cathedral = Der Dom wächst, indem seine Plättchen umgedreht werden.
meaning-round = Eine Runde endet mit Steuern, die letzten drei auch mit dem Stadtrat.
meaning-tax = Am Ende der Runde zahlen alle die Steuer oder verlieren Reputation.
meaning-turns = Jeder macht drei Züge pro Runde.
meaning-event = Das Ereignis liegt während der Runde offen und wirkt an ihrem Ende.
meaning-due = Was jemand am Ende der Runde zu zahlen hat.
meaning-bank = Patrizier warten hier, bis ein Öffentliches Gebäude sie in den Fundus bringt.
meaning-patrician-pool = Patrizier im Fundus können nach einem Einkommen in den Stadtrat.
meaning-council = Patrizier im Stadtrat geben in den letzten drei Runden allen Punkte.
meaning-patrician = Ein Patrizier gibt allen Punkte, aber nur im Stadtrat.
meaning-groschen = Alles wird in Groschen bezahlt, und Einkommen bringt neue.
meaning-points = Die Punkte bisher; die meisten kommen am Ende der Partie.
meaning-final = Die Punkte, die dieser Spieler hätte, wenn jetzt Schluss wäre.
meaning-start = Der Startspieler macht den ersten Zug der Runde.
meaning-turn = Das Spiel wartet auf diesen Spieler.
meaning-reputation = Gute Reputation macht Grundstücke und den Joker billig und bringt Punkte.
meaning-make = Jedes Einkommen bezahlt deine Produktion zum heutigen Preis.
meaning-income = Was ein Einkommen jetzt bringen würde.
meaning-guild = Man baut nur für drei Gilden; jede hat eine Reihe Häuser.
meaning-cover = Was hier liegt, gehört dir, wenn das Haus darüber das Tableau verlässt.
meaning-pool = Ein verfügbarer Bergmann ist bereit; eine Genehmigung holt weitere.
meaning-waiting = Wartende Bergleute werden zum Preis einer Genehmigung verfügbar.
meaning-pelican = Ein Pelikanwappen bringt dir eine Gabe der Hl. Barbara.
meaning-half = Eine der zwei Aktionen einer Karte; damit ist die ganze Karte gespielt.
meaning-set = Drei Gilden zum Beitreten: Ihre Gebäude darfst du bauen.
meaning-offer = Eine deiner Gilden, die noch eine Reihe auf deinem Tableau braucht.
meaning-tiles = Plättchen mit Baurechten dieses Spielers, die noch nicht gebaut sind.
meaning-cards = Die Aktionskarten, die dieser Spieler in dieser Runde noch spielen kann.

## Why an option is better or worse than others

theme-income = Einkommen
theme-groschen = Groschen in der Kasse
theme-reputation = Reputation
theme-town = Die Stadt
theme-mines = Bergwerke
theme-pelicans = Pelikanwappen
theme-council = Patrizier
theme-plans = Plättchen und Grundstücke
why-points-more = sofort etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr
why-points-less = sofort etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger
why-income-more = mit jedem Einkommen etwa { $amount } Groschen mehr ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert)
why-income-less = mit jedem Einkommen etwa { $amount } Groschen weniger ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert)
why-groschen-more = etwa { $amount } Groschen mehr in die Kasse ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert)
why-groschen-less = etwa { $amount } Groschen weniger in die Kasse ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert)
why-reputation-more = etwa { $amount } Reputation mehr ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert)
why-reputation-less = etwa { $amount } Reputation weniger ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert)
why-town-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch Gebäude in der Stadt
why-town-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch Gebäude in der Stadt
why-mines-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr in den Bergwerkreihen
why-mines-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger in den Bergwerkreihen
why-pelicans-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch Pelikanwappen
why-pelicans-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch Pelikanwappen
why-council-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch die Patrizier
why-council-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch die Patrizier
why-plans-more = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } mehr durch Plättchen und Grundstücke für künftige Gebäude
why-plans-less = etwa { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 } weniger durch Plättchen und Grundstücke für künftige Gebäude

## What the coach says

coach-last-round = Das ist die letzte Runde: Jetzt zählt nur noch, was Punkte bringt.
coach-last-best = Das ist die letzte Runde: Jetzt zählt nur noch, was Punkte bringt. Von deinen Aktionen bringt { $action } am meisten, insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
coach-council-pays = Am Ende dieser Runde wertet der Stadtrat: Beim jetzigen Stand bekommst du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } und { $player } { $others }.
coach-council-soon = Ab Runde { $round } wertet der Stadtrat am Ende jeder Runde. Bis dahin sollten dort die Patrizier sitzen, die dir mehr geben als den anderen.
coach-behind = { $player } läge { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } vor dir, wenn jetzt Schluss wäre.
coach-new-event = Neue Runde, neues Ereignis für alle. { $event_card }: { $effect }
coach-tax-short = Am Ende der Runde wird eine Steuer von { $due } Groschen fällig, und vielleicht kannst du sie dann nicht zahlen: Das kostet { $reputation } Reputation.
coach-tax = Am Ende der Runde wird eine Steuer von { $due } Groschen fällig; du hast { $groschen }.
coach-no-income = Noch verdienst du nichts: Bergwerke und Gebäude deiner Gilden produzieren die Ressourcen, die Einkommen bringen.
coach-income = Eine Einkommen-Aktion würde dir jetzt { $income } Groschen bringen.
coach-income-now = Du hast nur { $groschen } Groschen. Eine Einkommen-Aktion würde { $income } bringen.
coach-income-joker = In dieser Runde hast du keine Karte mit Einkommen mehr; nur der Joker könnte dir noch { $income } Groschen bringen.
coach-sells = Du produzierst { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { $commodity }
 }; das bringt zum heutigen Preis je { $price } Groschen.
coach-best-tile = Von den Plättchen deiner Gilden bringt { FORM($building, "def") } am meisten: { $amount ->
    [one] 1 { FORM($commodity, "one") }
   *[other] { $amount } { $commodity }
 } zu je { $price } Groschen, sobald das Gebäude steht. Öffentliche bringen Punkte, aber kein Einkommen.
coach-house-tile = Unter dem Haus deines Gebäudes lagen kostenlose Baurechte für ein Öffentliches Gebäude. Öffentliche Gebäude bringen Punkte und einen Patrizier.
coach-stopped = Ein rotes X hält die { $guild } auf: Bis sich der Preis für { $commodity } ändert, lässt sich keines ihrer Plättchen bauen.
coach-last-house = Du hast nur noch ein Haus in der Reihe der { $guild }.
coach-red-column = In der Reihe der { $guild } steht das letzte Haus einer Spalte. { $seated ->
    [0] Im Stadtrat gäbe ein roter Patrizier
   *[other] Jeder rote Patrizier im Stadtrat gibt
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für eine Spalte ohne Häuser.
coach-begin = Ein Gebäude braucht drei Schritte: die Baurechte für ein Plättchen, ein Grundstück in der Stadt, dann das Gebäude selbst.
coach-no-plot = Du hast die Baurechte für { FORM($building, "acc") }, aber kein Grundstück dafür.
coach-no-plot-joker = Du hast die Baurechte für { FORM($building, "acc") }, aber kein Grundstück. Deine Karten verschaffen dir in dieser Runde keines mehr, der Joker schon.
coach-no-plot-now = Du hast die Baurechte für { FORM($building, "acc") }, aber kein Grundstück und keine Karte mehr, die dir in dieser Runde eines verschafft.
coach-no-tile = Du hast { $plots ->
    [one] ein Grundstück
   *[other] { $plots } Grundstücke
 } in der Stadt, aber kein Plättchen, das du dort bauen könntest.
coach-ready = Alles ist bereit, um { FORM($building, "acc") } zu bauen.
coach-ready-last = Alles ist bereit, um { FORM($building, "acc") } zu bauen. Aber die Karte dafür ist auch deine letzte mit Einkommen: Behalte genug Groschen für die Steuer.
coach-cannot-build = Noch kannst du { FORM($building, "acc") } nicht bauen: Sieh dir den Holzpreis, deine Häuser und das rote X an.
coach-slots-full = Alle deine { $slots } Plätze sind belegt. Bau etwas, bevor du weitere Baurechte nimmst.
coach-surcharge = Deine Grundstücksteine in der Stadt erhöhen deine Steuer um { $amount }. Ein Gebäude holt seinen Stein zurück.
coach-rival-tile = { $player } gehört auch zur Gilde der { $guild } und nimmt vielleicht vor dir { FORM($building, "acc") }.
coach-pool-empty = Du hast keine verfügbaren Bergleute: Das nächste Bergwerk kostet zuerst eine Genehmigung, jetzt { $price } Groschen.
coach-first-mine = Du hast noch kein Bergwerk. Was es fördert, bringt dir in jeder weiteren Runde Einkommen.
coach-no-mine = Du hast noch kein Bergwerk. Am Ende bringt jede Reihe der Bergwerke Punkte für ihre Sterne: Beim jetzigen Stand bekäme { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } und du nichts.
coach-no-mine-yet = Du hast noch kein Bergwerk. Es bringt außer Erz auch Sterne: Die meisten Sterne in einer Reihe sind am Ende bis zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wert.
coach-row = Ein Stern mehr in Reihe { $row } der Bergwerke brächte dir am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
coach-row-lost = Achte auf Reihe { $row } der Bergwerke: Ein Stern mehr für { $player } würde dich dort am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } kosten.
coach-pelican = Du hast { $pelicans ->
    [one] ein Pelikanwappen
   *[other] { $pelicans } Pelikanwappen
 }: Die Aktion „Hl. Barbara“ nutzt eines, und du erhältst, was das Plättchen im gelben Rahmen sagt.
coach-patrician = Im Fundus wartet ein { $patrician }. Bei jeder Wertung des Stadtrats gäbe er dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }. Mit einer Einkommen-Aktion bringst du ihn für { $price } Groschen hinein.
coach-rival-patrician = Achte auf die Patrizier im Fundus: Einer davon gäbe { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } und dir nichts.

## Mistakes in component data; words of the files stay as they are

mistake-no-place = kein Feld { $name }; es gibt a1 bis { $last }
mistake-village-edge = { $square } liegt nicht am Rand der Stadt, den { $side } nennt
mistake-no-entrance = „entrances“ nennt mindestens ein Feld
mistake-rock-twice = ein Feld mit Fels kommt zweimal vor: { $spaces }
mistake-rock-on-entrance = Fels auf dem Eingang { $space }
mistake-rocks-cut-off = der Fels schneidet { $spaces } ab
mistake-sides = die Seiten sind für 2, 3 und 4 Spieler, jede Zahl genau einmal
mistake-miners-tile = ein Plättchen der Bergleute hat ore_deck = { $production } wie seine Produktion, dazu „technology“ und kein „arm“
mistake-guild-tile = ein Plättchen von { $guild } bewegt den Anzeiger { $commodity } genau einmal
mistake-patrician-tile = seine Effekte bewegen genau einmal den Patrizier { $patrician }
mistake-halves = „halves“ sind zwei verschiedene Aktionen, nicht { $found }
mistake-order = die ids sind fortlaufende Nummern; dies ist Nummer { $number }
mistake-own-arm = jede Ressource hat ihren eigenen Anzeiger; Erz wird am Anzeiger für Silber abgelesen
mistake-deck-population = das Bevölkerungs-Deck hat { $count } Karten, nicht { $found }
mistake-deck-ore = das Erz-Deck hat { $count } Karten, nicht { $found }
mistake-no-town-for-ore = für Erz baut die Stadt nie, denn es hat keinen Anzeiger
mistake-early-town = vor dem Beginn der Partie baut die Stadt nicht: Karte 0 hat links kein t
mistake-cells = Karte { $card } hat { $count } Zellen, nicht { $found }: { $cells }
mistake-cell = Karte { $card }: eine Zelle ist ein Preis von { $least } bis { $most }, auch mit t oder x, nicht { $found }
mistake-prices-fall-right = Karte { $card }: von links nach rechts fallen Preise oder bleiben gleich
mistake-prices-rise-right = Karte { $card }: von links nach rechts steigen Preise oder bleiben gleich
mistake-prices-fall-down = Karte { $card }: von Karte zu Karte fallen Preise oder bleiben gleich
mistake-prices-rise-down = Karte { $card }: von Karte zu Karte steigen Preise oder bleiben gleich
mistake-event-decks = event_decks nennt für jede der ersten { $rounds } Runden Stapel A oder B
mistake-rocks = auf jeder Seite liegen { $rocks } Felsen, nicht { $large } und { $small }
mistake-guild-set = ein Satz besteht aus drei verschiedenen Gilden, nicht aus { $found }
mistake-guild-sets = { $key } hat { $count } verschiedene Sätze, nicht { $found }
mistake-guild-owners = { $key }: { $guild } kommt in { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätzen
 } vor
mistake-cards-a-turn = „cards“ ist mindestens 1 pro Zug und zusammen höchstens { $most }
mistake-no-card = keine Karte hat die Aktion { $action }
mistake-row-end = row_end nennt { $patricians }, jeden genau einmal
mistake-id-in-both = diese id kommt zweimal vor, hier und in { $file }
mistake-least-price = „least“ ist höchstens { $most }, nicht { $found }
mistake-stacks = die Plättchen gehören zu den Stapeln 1, 2 und 3, nicht zu { $found }
mistake-row-points = vom ersten bis zum dritten Platz fallen die Punkte oder bleiben gleich
mistake-row-stars = die Werte der Reihen beginnen mit 0 Sternen und steigen
mistake-miners-in-pool = miners_in_pool ist höchstens { $most }, der Wert von pool_limit
mistake-house-rows = die Reihen sind { $rows }, in dieser Reihenfolge
mistake-least-reputation = „least“ ist kleiner als „most“
mistake-start-reputation = „start“ liegt zwischen { $least } und { $most }, nicht bei { $found }
mistake-reputation-points = von Feld zu Feld steigen die Punkte oder bleiben gleich; ein nicht genanntes Feld hat 0
mistake-start-tax = „start“ ist höchstens { $most }, der Wert von „most“
mistake-tracks = die Leisten sind für 2, 3 und 4 Spieler, jede Zahl genau einmal
mistake-few-events = event_decks: in events.toml sind zu wenige Karten von Stapel { $deck }: { $cards }
mistake-one-verb = ein Effekt ist ein Wort und sein Wert
mistake-effect-elsewhere = kein Effekt { $verb } an dieser Stelle; es gibt: { $known }
mistake-no-change = { $verb } ändert etwas, ist also nicht 0
mistake-count-cards = { $expected } Karten erwartet, nicht { $found }
mistake-count-town-hall-columns = { $expected } Spalten des Rathauses erwartet, nicht { $found }
mistake-count-events = { $expected } Ereignisse erwartet, nicht { $found }
mistake-count-tiles = { $expected } Plättchen erwartet, nicht { $found }
mistake-count-guild-tiles = { $expected } Plättchen von { $guild } erwartet, nicht { $found }
mistake-count-marked-tiles = { $expected } markiertes Plättchen von { $guild } erwartet, nicht { $found }
mistake-count-patrician-tiles = { $expected } Plättchen mit { $patrician } erwartet, nicht { $found }
mistake-count-technology-tiles = { $expected } Technologie-Plättchen erwartet, nicht { $found }
mistake-count-mine-tiles = { $expected } Bergwerkplättchen erwartet, nicht { $found }
mistake-count-houses = { $expected } Häuser erwartet, nicht { $found }
mistake-count-mine-cards = { $expected } Bergwerk-Vorbereitungskarten erwartet, nicht { $found }
mistake-count-guild-cards = { $expected } Gilden-Vorbereitungskarten erwartet, nicht { $found }
