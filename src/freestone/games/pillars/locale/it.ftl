# The Pillars of the Earth in Italian.

title = I pilastri della terra
tagline = Sei round per una cattedrale.

## Materials, places and the spaces a builder can be sent to

material-stone = pietra
    .label = Pietra
    .plural = pietre
    .def = la pietra
material-wood = legno
    .label = Legno
    .plural = legni
    .def = il legno
material-sand = sabbia
    .label = Sabbia
    .plural = sabbia
    .def = la sabbia
material-metal = metallo
    .label = Metallo
    .plural = metalli
    .def = il metallo

place-bishop = Seggio del Vescovo
place-kingsbridge = Kingsbridge
place-priory = Priore
place-kings_court = Corte del Re
place-shiring = Shiring
place-castle = Castello
place-market = Mercato
place-cathedral = Cattedrale

target-bishop = Seggio del Vescovo
    .def = il Seggio del Vescovo
    .loc = al Seggio del Vescovo
target-kingsbridge-1 = Kingsbridge (prima carta)
    .loc = a Kingsbridge (prima carta)
target-kingsbridge-2 = Kingsbridge (seconda carta)
    .loc = a Kingsbridge (seconda carta)
target-priory = Residenza del Priore
    .def = la Residenza del Priore
    .loc = alla Residenza del Priore
target-kings_court = Corte del Re
    .def = la Corte del Re
    .loc = alla Corte del Re
target-shiring-1 = Shiring (primo artigiano)
    .loc = a Shiring (primo artigiano)
target-shiring-2 = Shiring (secondo artigiano)
    .loc = a Shiring (secondo artigiano)
target-castle = Castello di Shiring
    .def = il Castello di Shiring
    .loc = al Castello di Shiring
target-market = Mercato
    .def = il Mercato
    .loc = al Mercato
target-cathedral = Cattedrale
    .def = la Cattedrale
    .loc = alla Cattedrale

## Resource cards

resource-sand-2 = Cava di ghiaia piccola
    .def = la Cava di ghiaia piccola
resource-sand-3 = Cava di ghiaia
    .def = la Cava di ghiaia
resource-sand-4 = Cava di ghiaia grande
    .def = la Cava di ghiaia grande
resource-wood-2 = Foresta piccola
    .def = la Foresta piccola
resource-wood-3 = Foresta
    .def = la Foresta
resource-wood-4 = Foresta grande
    .def = la Foresta grande
resource-stone-2 = Cava piccola
    .def = la Cava piccola
resource-stone-3 = Cava
    .def = la Cava
resource-stone-4 = Cava grande
    .def = la Cava grande

## Craftsmen; the Roman numeral is how often a round they can work

craftsman-mortar_mixer = Impastatore di malta
    .def = l’Impastatore di malta
craftsman-woodworker = Falegname
    .def = il Falegname
craftsman-stonecutter = Tagliapietre
    .def = il Tagliapietre
craftsman-tool_maker = Costruttore di utensili
    .def = il Costruttore di utensili
craftsman-master_woodworker = Falegname esperto
    .def = il Falegname esperto
craftsman-skilled_mortar_mixer = Impastatore esperto
    .def = l’Impastatore esperto
craftsman-mason_2 = Muratore II
    .def = il Muratore II
craftsman-mason_3 = Muratore III
    .def = il Muratore III
craftsman-mason_4 = Muratore IV
    .def = il Muratore IV
craftsman-mason_5 = Muratore V
    .def = il Muratore V
craftsman-carpenter_2 = Carpentiere II
    .def = il Carpentiere II
craftsman-carpenter_3 = Carpentiere III
    .def = il Carpentiere III
craftsman-carpenter_4 = Carpentiere IV
    .def = il Carpentiere IV
craftsman-carpenter_5 = Carpentiere V
    .def = il Carpentiere V
craftsman-potter_2 = Vasaio II
    .def = il Vasaio II
craftsman-potter_3 = Vasaio III
    .def = il Vasaio III
craftsman-architect = Ingegnere
    .def = l’Ingegnere
craftsman-sculptor_1 = Scultore I
    .def = lo Scultore I
craftsman-sculptor_2 = Scultore II
    .def = lo Scultore II
craftsman-sculptor_3 = Scultore III
    .def = lo Scultore III
craftsman-sculptor_4 = Scultore IV
    .def = lo Scultore IV
craftsman-glassblower_1 = Vetraio I
    .def = il Vetraio I
craftsman-glassblower_2 = Vetraio II
    .def = il Vetraio II
craftsman-goldsmith_6 = Orafo VI
    .def = l’Orafo VI
craftsman-goldsmith_8 = Orafo VIII
    .def = l’Orafo VIII
craftsman-organ_builder = Mastro organista
    .def = il Mastro organista
craftsman-bell_maker = Costruttore di campane
    .def = il Costruttore di campane

## Advantage cards

advantage-madonna = La Madonna
advantage-wool_fair = Fiera della lana
advantage-toledo = Acciaio di Toledo
advantage-tom = Tom
advantage-aliena = Aliena
advantage-richard = Richard
advantage-jack = Jack
advantage-otto = Otto
advantage-francis = Francis
advantage-prior_philip = Priore Filippo
advantage-ellen = Ellen
advantage-tax_exemption = Esenzione dalle tasse
advantage-thomas = Thomas
advantage-remigius = Remigius
advantage-celebrations = Celebrazioni
advantage-completion = Compimento

## Events

card-king = Il dono del Re
card-richard_event = Il ritorno di Richard
card-philip = Filippo loda il mulino
card-volunteers = Volontari
card-archbishop = Arcivescovo in visita
card-william = Le razzie di William
card-conflict = Conflitto
card-town_wall = Le mura della città
card-cold_winter = Inverno rigido
card-collapse = Crollo della volta

## What cards do

part-cubes = { $amount ->
    [one] 1 { $material }
   *[other] { $amount } { FORM($material, "plural") }
 }
part-gold = { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
 }
part-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 }
part-workers = { $amount ->
    [one] 1 lavoratore
   *[other] { $amount } lavoratori
 }
part-holds-metal = metallo in riserva
part-and = +
part-becomes = →
part-uses = { $amount ->
    [one] (una volta a round)
   *[other] (fino a { $amount } volte a round)
 }
part-needs = con un { $trade } in squadra

when-now = Subito.
when-always = Vale per il resto della partita.
when-once = Una volta, quando vuoi.

effect-gold = { $amount ->
    [one] Ricevi 1 moneta.
   *[other] Ricevi { $amount } monete.
 }
effect-gold-lost = { $amount ->
    [one] Paga 1 moneta.
   *[other] Paga { $amount } monete.
 }
effect-points = Ottieni { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 }.
effect-points-lost = Perdi { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 }.
effect-cubes = Ricevi { $amount ->
    [one] 1 { $material }
   *[other] { $amount } { FORM($material, "plural") }
 }.
effect-each_round = Ricevi { $amount ->
    [one] 1 { $material }
   *[other] { $amount } { FORM($material, "plural") }
 } in ogni round.
effect-craftsman_limit = La tua squadra può avere { $amount ->
    [one] 1 artigiano
   *[other] { $amount } artigiani
 } in più.
effect-workers = Hai { $amount ->
    [one] 1 lavoratore
   *[other] { $amount } lavoratori
 } in più.
effect-tax_at_most = Non paghi mai più di { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
 } di tasse.
effect-priory_points = Ogni tuo architetto alla Residenza del Priore ottiene { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più.
effect-see_event = All’inizio di ogni round solo tu vedi l’evento in arrivo.
effect-no_tax = Non paghi la tassa; lo decidi dopo il lancio del dado.
effect-no_event = Un evento negativo ti risparmia; lo decidi dopo che è stato rivelato.
effect-free_builder = Piazza gratis un architetto appena pescato.
effect-gold_per_mill_worker = Ricevi { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
 } per ogni tuo lavoratore al mulino, al massimo { $most }.
effect-cubes_per_resource_card = Ogni tua carta materiale rende { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubi
 } in più.
effect-cubes_per_resource_card-lost = Ogni tua carta materiale rende { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubi
 } in meno.
effect-extra_use = Uno dei tuoi artigiani può lavorare una volta in più nella costruzione di questo round.
effect-builders_next_round = Nel prossimo round hai solo { $amount } architetti.
effect-lose_craftsman = Licenzia uno dei tuoi artigiani.

## What is asked

prompt-take-card = { $seat }: manda lavoratori, assumi un artigiano o passa. Ti { $workers ->
    [0] restano 0 lavoratori
    [one] resta 1 lavoratore
   *[other] restano { $workers } lavoratori
 } e { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 }.
prompt-dismiss = { $seat }: un artigiano deve andarsene. Chi licenzi?
prompt-keep-or-redraw = { $own ->
    [0] { $seat }: dal sacchetto esce un architetto di { $owner }, che costerebbe { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }. Da primo giocatore puoi rimetterne dentro uno a round e ripescare.
   *[other] { $seat }: dal sacchetto esce un tuo architetto, che costerebbe { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }. Da primo giocatore puoi rimetterne dentro uno a round e ripescare.
 }
prompt-place = { $cost ->
    [0] { $seat }: piazza gratis il tuo architetto.
    [one] { $seat }: piazza il tuo architetto per 1 moneta, o fallo aspettare.
   *[other] { $seat }: piazza il tuo architetto per { $cost } monete, o fallo aspettare.
 }
prompt-place-free = { $seat }: piazza gratis il tuo architetto.
prompt-place-waiting = { $seat }: piazza gratis il tuo architetto in attesa.
prompt-bishop = { $seat }: l’evento è «{ $card }», e il vescovo ti riceve. Che cosa chiedi?
prompt-avert = { $seat }: l’evento «{ $card }» ti colpisce. Usi la tua carta per esserne al riparo?
prompt-claim-exemption = { $seat }: la tassa è di { $tax } monete e tu ne hai { $gold }. Usi la tua esenzione?
prompt-trade = { $seat }: compra o vendi cubi di un solo tipo, o lascia il mercato. Hai { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 }.
prompt-buy = { $seat }: quanti cubi di { $material } compri, a { $price } monete l’uno?
prompt-sell = { $seat }: quanti cubi di { $material } vendi, a { $price } monete l’uno?
prompt-build = { $seat }: chi lavora alla cattedrale?
prompt-work = { $seat }: quante volte lavora { FORM($craftsman, "def") }?
prompt-return-cubes = { $seat }: puoi tenere { $keep } cubi e ne hai { $excess } di troppo. Quanti cubi di { $material } restituisci?
prompt-choose-start = Chi comincia?
prompt-reveal-advantage = Si rivela la prossima carta vantaggio.
prompt-lay-out-craftsman = Il prossimo artigiano arriva a Shiring.
prompt-set-aside = Una carta materiale resta fuori da questo round.
prompt-foresee = { $owner } guarda l’evento in arrivo.
prompt-draw-builder = Si pesca un architetto dal sacchetto.
prompt-reveal-event = Si rivela l’evento.
prompt-roll-tax = Si lancia il dado della tassa.

## What can be chosen

choice-begin = Comincia { $noun }
choice-reveal = A Kingsbridge si scopre: { $noun }
choice-shiring = A Shiring arriva { FORM($noun, "def") }
choice-aside = Resta fuori { FORM($noun, "def") }
choice-foresee = L’evento in arrivo è «{ $noun }»
choice-event = { $noun }
choice-draw = Un architetto di { $noun }
choice-roll = Un { $noun }
choice-take = Manda { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
 } per { $cubes ->
    [one] 1 { $material }
   *[other] { $cubes } { FORM($material, "plural") }
 }
choice-hire = { $full ->
    [0] Assumi { FORM($noun, "def") } per { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }
   *[other] Assumi { FORM($noun, "def") } per { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    } e licenzia qualcuno
 }
choice-pass = Passa per il resto di questa fase
choice-dismiss = Licenzia { FORM($noun, "def") }
choice-keep = Tienilo
choice-redraw = Rimettilo nel sacchetto e ripesca
choice-place = { $place ->
    [bishop] Vescovo: protezione o un cubo
    [kingsbridge] Kingsbridge: { $card }
    [priory] Residenza del Priore: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
    [kings_court] Corte del Re: { $metal ->
        [0] niente tassa
        [one] niente tassa, 1 metallo
       *[other] niente tassa, { $metal } metalli
    }
    [shiring] Shiring: { $card }
    [castle] Castello: { $workers } lavoratori nel prossimo round
    [market] Mercato: posto { $rank }
   *[cathedral] Cattedrale: primo giocatore
 }
choice-wait = Fallo aspettare: lo piazzi dopo, gratis
choice-spend = Usa «{ $noun }»
choice-hold = Tieni «{ $noun }» per dopo
choice-protection = Chiedi protezione
choice-cube = Prendi 1 { $noun } dal mercato
choice-buy = Compra { $noun }
choice-sell = Vendi { $noun }
choice-stop = Lascia il mercato
choice-use = Fai lavorare { FORM($noun, "def") }
choice-finish = Finisci di costruire
routine-build = Tutti al lavoro: adesso il massimo di punti
choice-amount = { $deed ->
    [buy] Compra { $amount ->
        [one] 1 { $material }
       *[other] { $amount } { FORM($material, "plural") }
    }
    [sell] Vendi { $amount ->
        [one] 1 { $material }
       *[other] { $amount } { FORM($material, "plural") }
    }
    [return] { $amount ->
        [0] Tieni tutti i cubi di { $material }
        [one] Restituisci 1 { $material }
       *[other] Restituisci { $amount } { FORM($material, "plural") }
    }
   *[work] { $amount ->
        [1] Una volta
       *[other] { $amount } volte
    }
 }

## What happened

event-starts = Comincia { $seat }.
event-round-began = Comincia il round { $round }.
event-revealed = Kingsbridge offre una carta: { $advantage }.
event-offered = Shiring offre un artigiano: { $craftsman }.
event-supplied = La scorta offre un artigiano: { $craftsman }.
event-sat-out = Fuori da questo round: { $resource }.
event-foresaw = Vedi l’evento in arrivo: { $card }.
event-took = { $seat } prende { FORM($resource, "def") } con { $workers } lavoratori.
event-hired = { $gold ->
    [0] { $seat } assume gratis { FORM($craftsman, "def") }.
    [one] { $seat } assume { FORM($craftsman, "def") } per 1 moneta.
   *[other] { $seat } assume { FORM($craftsman, "def") } per { $gold } monete.
 }
event-dismissed = { $seat } licenzia { FORM($craftsman, "def") }.
event-untaken = Nessuno prende «{ $card }»: la carta esce dal gioco.
event-passed = { $seat } passa.
event-had-to-pass = { $seat } deve passare: nessuna carta rimasta è alla sua portata.
event-went-to-mill = { $seat } manda { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
 } al mulino.
event-drew = { $cost ->
    [0] Esce un architetto di { $seat }: va piazzato, gratis.
    [one] Esce un architetto di { $seat }: piazzarlo costa 1 moneta.
   *[other] Esce un architetto di { $seat }: piazzarlo costa { $cost } monete.
 }
event-put-back = { $seat }, primo giocatore, rimette nel sacchetto l’architetto di { $owner }.
event-placed = { $gold ->
    [0] { $seat } manda gratis un architetto { FORM($target, "loc") }.
    [one] { $seat } manda un architetto { FORM($target, "loc") } per 1 moneta.
   *[other] { $seat } manda un architetto { FORM($target, "loc") } per { $gold } monete.
 }
event-waited = { $seat } fa aspettare l’architetto piuttosto che pagare { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
 }.
event-had-to-wait = { $seat } non può pagare { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
 }: l’architetto aspetta.
event-spent = { $seat } usa «{ $advantage }».
event-happened = Evento: { $card }.
event-protected = Il vescovo protegge { $seat }.
event-spared = L’evento risparmia { $seat }.
event-gained-gold = { $seat } riceve { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 }.
event-milled = { $seat } incassa { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 } dal mulino.
event-paid = { $seat } paga { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 } ({ FORM($source, "one") }).
event-fell-short = { $seat } non può pagare tutto: { $missing ->
    [one] manca 1 moneta
   *[other] mancano { $missing } monete
 }.
event-scored = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ({ FORM($source, "one") }).
event-lost-points = { $seat } perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ({ FORM($source, "one") }).
event-gained-cubes = { $seat } riceve { $amount ->
    [one] 1 { $material }
   *[other] { $amount } { FORM($material, "plural") }
 }.
event-fewer-builders = { $seat } avrà solo { $builders } architetti nel prossimo round.
event-got-card = { $seat } prende «{ $advantage }» a Kingsbridge.
event-rolled = La tassa è di { $tax } monete.
event-exempt = { $seat } non paga la tassa.
event-got-workers = { $seat } avrà { $workers } lavoratori grigi in più nel prossimo round.
event-bought = { $seat } compra { $amount ->
    [one] 1 { $material }
   *[other] { $amount } { FORM($material, "plural") }
 } per { $gold } monete.
event-sold = { $seat } vende { $amount ->
    [one] 1 { $material }
   *[other] { $amount } { FORM($material, "plural") }
 } per { $gold } monete.
event-left-market = { $seat } lascia il mercato.
event-had-to-leave = { $seat } non può né comprare né vendere e lascia il mercato.
event-could-not-build = { $seat } non costruisce nulla: nessun artigiano può lavorare.
event-worked = { $seat } fa lavorare { FORM($craftsman, "def") }{ $times ->
    [one] {""}
   *[other] , { $times } volte
 }.
event-returned = { $seat } restituisce { $amount ->
    [one] 1 { $material }
   *[other] { $amount } { FORM($material, "plural") }
 }.
event-cathedral-grew = Sorge la parte { $part } della cattedrale.
event-new-start = Nel prossimo round comincia { $seat }.
event-game-ended = La cattedrale è completa.

## Why not

refusal-workers-short = servono { $needed } lavoratori, e te ne { $free ->
    [one] resta 1
   *[other] restano { $free }
 }
refusal-gold-short = costa { $needed ->
    [one] 1 moneta
   *[other] { $needed } monete
 }, e tu ne hai { $gold }
refusal-gold-short-cubes = { $amount } { FORM($material, "plural") } costano { $needed } monete, e tu ne hai { $gold }
refusal-occupied = c’è già un architetto di { $owner }
refusal-must-place = un architetto che non costa nulla va piazzato
refusal-free-already = questo architetto non costa nulla
refusal-good-event = l’evento è positivo
refusal-sold-out = al mercato non ce n’è più
refusal-bought-here = in questo round hai già comprato { $material } qui
refusal-no-cubes = non hai { $material }
refusal-needs-woodworker = per comprare legno serve un falegname in squadra
refusal-needs-stonecutter = per vendere pietra serve un tagliapietre in squadra
refusal-used-up = questo artigiano ha già lavorato quanto poteva in questo round
refusal-needs-trade = serve un { $trade } in squadra
refusal-cubes-short = { $needed ->
    [one] serve 1 { $material }
   *[other] servono { $needed } { FORM($material, "plural") }
 }, e tu ne hai { $have }
refusal-must-return = { $least ->
    [one] almeno 1 va restituito
   *[other] almeno { $least } vanno restituiti
 }

## Figures

measure-gold = { $change } { $count ->
    [one] moneta
   *[other] monete
 }
measure-points = { $change } { $count ->
    [one] punto
   *[other] punti
 }
measure-workers = { $change } { $count ->
    [one] lavoratore
   *[other] lavoratori
 }
measure-stone = { $change } { $count ->
    [one] pietra
   *[other] pietre
 }
measure-wood = { $change } { $count ->
    [one] legno
   *[other] legni
 }
measure-sand = { $change } sabbia
measure-metal = { $change } { $count ->
    [one] metallo
   *[other] metalli
 }
measure-craftsmen = { $change } { $count ->
    [one] artigiano
   *[other] artigiani
 }
measure-advantages = { $change } { $count ->
    [one] carta vantaggio
   *[other] carte vantaggio
 }
measure-stone_due = { $change } { $count ->
    [one] pietra
   *[other] pietre
 } in arrivo
measure-wood_due = { $change } { $count ->
    [one] legno
   *[other] legni
 } in arrivo
measure-sand_due = { $change } sabbia in arrivo

## What sets an option apart

about-event = { $spared ->
    [0] Ti tocca: «{ $does }»
   *[other] Ti è risparmiato: «{ $does }»
 }
about-no-stone = Non potrai più vendere pietra
about-futile = Nell’ultimo round non dà nulla
about-no-wood = Non potrai più comprare legno
about-finish = { $keep ->
    [0] I tuoi artigiani non lavorano più.
   *[other] I tuoi artigiani non lavorano più in questo round. Puoi conservare fino a { $keep } cubi.
 }
about-builds-more = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
 } quando costruisci
about-builds-less = { $points ->
    [one] −1 punto
   *[other] −{ $points } punti
 } quando costruisci

## Sources of points

source-start = inizio
source-mortar_mixer = impastatori di malta
    .one = impastatore di malta
source-woodworker = falegnami
    .one = falegname
source-stonecutter = tagliapietre
source-tool_maker = costruttori di utensili
    .one = costruttore di utensili
source-mason = muratori
    .one = muratore
source-carpenter = carpentieri
    .one = carpentiere
source-potter = vasai
    .one = vasaio
source-architect = ingegnere
source-sculptor = scultori
    .one = scultore
source-glassblower = vetrai
    .one = vetraio
source-goldsmith = orafi
    .one = orafo
source-organ_builder = mastro organista
source-bell_maker = costruttore di campane
source-priory = Residenza del Priore
source-advantages = carte vantaggio
    .one = carta vantaggio
source-events = eventi
    .one = evento
source-tax = tasse

trade-mortar_mixer = impastatore di malta

standing-keep-every-builder = Tieni ogni architetto per il resto di questo round

## The table in the terminal

terminal-legend =
    Sul tavolo: ★ punti, ¤ monete, ♙ lavoratori, ▪ cubi, ✦ carte vantaggio.
    2 sabbia → 1★ ×3 significa: due cubi di sabbia diventano un punto, fino a tre volte a round.
terminal-round = Round { $round } di { $rounds }
terminal-supply = Scorta
terminal-supply-over = finita per questo round
terminal-builders = Architetti
terminal-board = Il tabellone
terminal-cathedral = Cattedrale
terminal-start = comincia
terminal-event = Evento
terminal-mill = Mulino
terminal-hidden = ancora nascosto
terminal-coming = lo sai solo tu: { $card }
terminal-gold = monete
terminal-points = punti
terminal-workers = lavoratori
terminal-team = artigiani e carte
terminal-players = Giocatori
terminal-cost = costo
terminal-bag = nel sacchetto
terminal-waiting = in attesa
terminal-nobody = nessuno
terminal-tax-free = niente tassa
terminal-grey = { $amount } lavoratori grigi
terminal-starts-next = comincia il prossimo round
terminal-protection = protezione o un cubo
terminal-phase-supply = Fase I: scorta
terminal-phase-builders = Fase II: architetti
terminal-phase-board = Fase III: il tabellone
terminal-over = La cattedrale è completa
cards-craftsman = Artigiani
cards-resource = Carte materiale
cards-advantage = Carte vantaggio
cards-card = Eventi

## The table: what things are called

scene-board = Tabellone
scene-supply = Scorta
scene-chronicle = Punti e round
scene-strip = { $seat } in breve
scene-place-mill = Mulino
scene-place-forest = Foresta
scene-place-quarry = Cava
scene-place-gravel_pit = Cava di ghiaia
scene-label-drawn = pescato
scene-label-waiting = in attesa
scene-label-glory = La strada dei punti
scene-label-coming = Artigiani per round
scene-round = Round { $round } di { $rounds }
scene-cathedral-part = Parte { $part } della cattedrale
scene-place = { $free ->
    [0] { $target }: tutto occupato
    [one] { $target }: 1 spazio libero
   *[other] { $target }: { $free } spazi liberi su { $spaces }
 }
scene-event = Evento: { $card }
scene-event-hidden = L’evento di questo round, coperto
scene-event-foreseen = L’evento in arrivo, che vedi solo tu: { $card }
scene-resource = { $resource }, per { $workers } lavoratori
scene-claim = { $resource }, di { $owner }
scene-craftsman-supply = { $craftsman }, per { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
 }
scene-craftsman-shiring = { $craftsman }, a Shiring
scene-craftsman-owned = { $craftsman } di { $owner }
scene-craftsman-idle = { $craftsman } di { $owner }, che non può lavorare senza un { $trade }
scene-advantage-offered = { $advantage }, a Kingsbridge
scene-advantage-owned = { $advantage }, carta di { $owner }
scene-score = { $points ->
    [one] { $seat }: 1 punto
   *[other] { $seat }: { $points } punti
 }
scene-coming = { $craftsman }: round { $round }, { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
 }
scene-kept = { $count ->
    [0] nessuna carta vantaggio
    [one] 1 carta vantaggio
   *[other] { $count } carte vantaggio
 }
scene-mill = { $seat }: { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
 } al mulino
scene-court-metal = 1 metallo per il primo ospite della Corte del Re
scene-tax = Tassa: { $tax } monete
scene-tax-unknown = Il dado della tassa non è ancora stato lanciato
scene-castle-workers = { $workers } lavoratori grigi per il prossimo round
scene-stall = { FORM($material, "label") }: { $left } al mercato, { $price } monete a cubo
scene-stall-metal = Metallo: si vende soltanto, { $price } monete a cubo
scene-wheel = { $cost ->
    [0] Il prossimo architetto è gratis
    [one] Il prossimo architetto costa 1 moneta
   *[other] Il prossimo architetto costa { $cost } monete
 }
scene-bag = { $builders ->
    [0] Il sacchetto è vuoto
    [one] 1 architetto nel sacchetto
   *[other] { $builders } architetti nel sacchetto
 }
scene-builder-bag = Architetto di { $owner }, nel sacchetto
scene-builder-home = Architetto di { $owner }, a casa
scene-builder-drawn = Architetto di { $owner }, appena pescato
scene-builder-waiting = Architetto di { $owner }, in attesa al posto { $number }; costava { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
 }
scene-builder-placed = Architetto di { $owner } { FORM($target, "loc") }
scene-gold = Monete: { $gold } su { $limit }
scene-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
scene-cubes = { $coming ->
    [0] { $count ->
        [one] 1 { $material }
       *[other] { $count } { FORM($material, "plural") }
    }
   *[other] { $count ->
        [one] 1 { $material }
       *[other] { $count } { FORM($material, "plural") }
    }, in arrivo { $coming }
 }
scene-workers = Lavoratori: liberi { $free }, al mulino { $mill }, grigi per il prossimo round { $grey }
scene-start-player = Primo giocatore: { $seat }
scene-turn = Decide { $seat }
scene-passed = { $seat } ha passato

scene-tip-bishop = Protezione da un evento negativo, oppure 1 pietra, legno o sabbia dal mercato.
scene-tip-kingsbridge = Il tuo architetto ti porta la carta vantaggio del suo spazio.
scene-tip-priory = Punti: il primo architetto ne ottiene di più.
scene-tip-kings_court = Il tuo architetto ti evita la tassa; il primo prende anche il metallo.
scene-tip-shiring = L’artigiano di questo spazio entra gratis nella tua squadra.
scene-tip-castle = Lavoratori grigi per te nel prossimo round.
scene-tip-market = Compra o vendi cubi, nell’ordine degli spazi.
scene-tip-cathedral = Nel prossimo round cominci tu.
scene-tip-wheel = Più tardi si piazzano, meno costano gli architetti. Chi aspetta si piazza gratis quando il sacchetto è vuoto.
scene-tip-bag = Gli architetti ancora da pescare. Una volta a round il primo giocatore può rimetterne uno dentro e ripescare.

## Reports

report-table-order = Ordine di turno nel round 1
report-table-craftsmen = Artigiani
report-table-advantages = Carte vantaggio
report-table-rounds = Alla fine di ogni round
report-rows-order = posto
report-rows-craftsmen = artigiano
report-rows-advantages = carta
report-rows-rounds = round
report-column-taken = presi
report-column-uses = usi
report-column-points = punti
report-column-gold = monete
report-column-craftsmen = artigiani

## Charts, what is to come, and the points in one’s cubes

chart-points = Punti
chart-points-about = I punti di ogni giocatore alla fine di ogni round.
chart-gold = Oro
chart-gold-about = Le monete di ogni giocatore alla fine di ogni round.
chart-craftsmen = Artigiani
chart-craftsmen-about = Quanti artigiani ha ogni giocatore alla fine di ogni round.

tie-broken = Parità di punti: vince chi ha più monete.
tie-shared = Parità di punti e di monete: la vittoria è condivisa.
outlook-tally = Se costruissi ora
outlook-tally-note =
    I punti già segnati, più quelli che i cubi e le monete in riserva darebbero con la squadra attuale, usati al
    meglio. Ciò che è ancora da raccogliere o comprare non conta.
outlook-bag = Architetti nel sacchetto
outlook-bag-note = { $builders ->
    [0] Il sacchetto è vuoto.
    [one] Resta 1 architetto da pescare in questo round.
   *[other] Restano { $builders } architetti da pescare in questo round.
 }
outlook-tab-craftsmen = Artigiani
outlook-craftsmen = Artigiani del round { $round }
outlook-craftsmen-now = Artigiani di questo round
outlook-cost = { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 }: { $does }
outlook-advantages = Carte vantaggio
outlook-advantages-note =
    Carte del mazzo comune mai viste: { $left }, di cui { $out } non usciranno mai. Le due dell’ultimo round escono sempre.
outlook-events = Eventi
outlook-events-note = Uno a round. { $out } eventi non usciranno mai.
outlook-foreseen = Lo sai solo tu: esce in questo round. { $does }
outlook-resources = Carte materiale di questo round
outlook-resources-note = Nove carte in tutto; due restano fuori ogni round.

## Before a step that one may regret

warning-pass-idle = { $workers ->
    [one] Hai 1 lavoratore libero
   *[other] Hai { $workers } lavoratori liberi
 }, e rinunceresti a { $cards ->
    [one] una carta materiale
   *[other] { $cards } carte materiale
 } che puoi ancora prendere. Al mulino ogni lavoratore incassa 1 moneta.
warning-tax = Avresti { $gold ->
    [one] 1 moneta
   *[other] { $gold } monete
 } quando arriva la tassa, da { $low } a { $high }. Ogni 2 monete mancanti costano 1 punto, a meno che un tuo architetto non sia alla Corte del Re.
warning-tax-now = La tassa è di { $due } monete e tu ne hai { $gold }: perderesti { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
warning-futile-place = Nell’ultimo round { FORM($target, "def") } non porta più nulla.
warning-buy-unused = Nella tua squadra nessuno usa { FORM($material, "def") }.
warning-hire-unable = Senza un { $trade } in squadra, { FORM($craftsman, "def") } non può lavorare.
warning-dismiss-needed = Senza { FORM($craftsman, "def") }, { FORM($idle, "def") } non può lavorare: nessun altro in squadra fa quel mestiere.
warning-gold-lost = Nessuno può avere più di { $limit } monete: di questa vendita { $gold ->
    [one] andrebbe persa 1 moneta
   *[other] andrebbero perse { $gold } monete
 }.
warning-finish-last = I tuoi artigiani potrebbero ancora fare { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, e questa è l’ultima costruzione.
warning-finish-free = Qui { $points ->
    [one] c’è 1 punto
   *[other] ci sono { $points } punti
 } da prendere senza usare cubi.
warning-finish-excess = Hai { $excess ->
    [one] 1 cubo
   *[other] { $excess } cubi
 } in più di quanti puoi tenerne, e i tuoi artigiani potrebbero ancora fare { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
warning-hold-last = Questo è l’ultimo round: «{ $advantage }» non servirà più.

## Tips for the first round

tip-take-card = Prendi una carta per turno. Una carta materiale impegna lavoratori e rende pietra, legno o sabbia più tardi nel round. Prendi ciò che i tuoi artigiani sanno usare.
tip-hire = Gli artigiani costano monete, restano con te e in ogni round trasformano cubi in punti. Prima arriva uno bravo, più volte lavora.
tip-workers = I lavoratori senza compito incassano 1 moneta ciascuno al mulino: passare non è uno spreco, ma le monete da sole non fanno punti.
tip-dismiss = In squadra c’è posto per cinque. Lascia andare chi ricava meno da un cubo.
tip-redraw = Una volta a round puoi rimettere dentro un architetto: quello di un altro, perché non scelga per primo, o il tuo, perché esca più tardi e costi meno.
tip-place = I primi architetti scelgono liberamente ma sono cari. Chi aspetta non costa nulla, e prende ciò che gli altri lasciano.
tip-places = Passa il puntatore su un luogo per leggere che cosa porta. Un artigiano a Shiring, punti alla Residenza del Priore e niente tassa alla Corte del Re sono spesso buone scelte.
tip-place-waiting = Questo architetto è gratis. Anche chi arriva tardi può andare al Mercato, alla Corte del Re o al Castello.
tip-bishop = Se l’evento è negativo, la protezione lo tiene lontano; se ti fa poco danno, prendi un cubo.
tip-claim-exemption = L’esenzione vale una volta. Tienila se questa tassa è bassa.
tip-trade = Ogni tuo architetto qui fa un affare alla volta, a turno, finché non te ne vai. Compra ciò che manca ai tuoi artigiani, o vendi ciò che non sanno usare prima che vada perso.
tip-buy = Fai prima i conti: compra solo ciò che i tuoi artigiani possono ancora usare. Dei cubi che avanzano puoi tenerne cinque, e dopo l’ultimo round nessuno.
tip-sell = Le monete oltre 30 vanno perse.
tip-build = Ora i cubi diventano punti. Ogni artigiano lavora tante volte quante dice la carta; poi possono continuare gli altri. «Tutti al lavoro», quando c’è, ne ricava il massimo di punti in una volta sola.
tip-build-order = Se due artigiani vogliono gli stessi cubi, comincia da chi ne ricava di più.
tip-work = Più volte è quasi sempre meglio, a meno che un altro artigiano non ricavi di più dagli stessi cubi.
tip-return-cubes = Cinque cubi possono restare per il prossimo round. Il metallo è il più raro.

## The icons

glossary-point = Punto
glossary-point-text = Lo scopo del gioco: vince chi ha più punti.
glossary-gold = Oro
glossary-gold-text = Paga artigiani, architetti, tasse e acquisti. Nessuno ha più di 30 monete.
glossary-stone = Pietra
glossary-stone-text = Un cubo grigio dalla cava, per tagliapietre, muratori e scultori.
glossary-wood = Legno
glossary-wood-text = Un cubo marrone dalla foresta, per falegnami, carpentieri e il mastro organista.
glossary-sand = Sabbia
glossary-sand-text = Un cubo dalla cava di ghiaia, per impastatori di malta, vasai e vetrai.
glossary-metal = Metallo
glossary-metal-text = Un cubo raro, dalla Corte del Re e dalle carte, per vetrai, mastro organista e costruttore di campane.
glossary-cube = Cubo
glossary-cube-text = Un cubo qualsiasi. Se ne possono tenere cinque da un round all’altro.
glossary-worker = Lavoratore
glossary-worker-text = Va a prendere cubi, o incassa 1 moneta al mulino.
glossary-worker-grey = Lavoratore grigio
glossary-worker-grey-text = Viene dal Castello di Shiring e aiuta per un round.
glossary-builder = Architetto
glossary-builder-text = Tre per giocatore, pescati dal sacchetto e mandati in un luogo del tabellone.
glossary-craftsman = Artigiano
glossary-craftsman-text = Trasforma cubi o monete in punti o monete, tante volte a round quante dice la carta.
glossary-card = Carta
glossary-card-text = Una carta materiale o una carta vantaggio.
glossary-mortar_mixer = Impastatore di malta
glossary-mortar_mixer-text = Ricava punti dalla sabbia; senza di lui nessun muratore lavora.
glossary-woodworker = Falegname
glossary-woodworker-text = Ricava punti o monete dal legno; serve per comprare legno al mercato.
glossary-stonecutter = Tagliapietre
glossary-stonecutter-text = Ricava punti dalla pietra; serve per vendere pietra al mercato.
glossary-tool_maker = Costruttore di utensili
glossary-tool_maker-text = Incassa monete se c’è metallo in riserva, e non lo consuma.
glossary-mason = Muratore
glossary-mason-text = Ricava punti dalla pietra, con un impastatore di malta in squadra.
glossary-carpenter = Carpentiere
glossary-carpenter-text = Ricava punti dal legno.
glossary-potter = Vasaio
glossary-potter-text = Ricava punti dalla sabbia.
glossary-architect = Ingegnere
glossary-architect-text = Fa un punto a round; gli basta un’idea.
glossary-sculptor = Scultore
glossary-sculptor-text = Ricava due punti da ogni pietra.
glossary-glassblower = Vetraio
glossary-glassblower-text = Ricava punti da sabbia e metallo insieme.
glossary-goldsmith = Orafo
glossary-goldsmith-text = Ricava punti dalle monete.
glossary-organ_builder = Mastro organista
glossary-organ_builder-text = Ricava molti punti, una volta, da legno e metallo insieme.
glossary-bell_maker = Costruttore di campane
glossary-bell_maker-text = Ricava punti dal metallo.
glossary-metal-held = Metallo in riserva
glossary-metal-held-text = Deve esserci, ma non si consuma.
glossary-event = Evento
glossary-event-text = Uno a round, positivo o negativo, ignoto fino alla fase III.
glossary-sun = Evento positivo
glossary-sun-text = Raggiunge tutti.
glossary-storm = Evento negativo
glossary-storm-text = Colpisce tutti quelli che non sono protetti.
glossary-event-averted = Protezione
glossary-event-averted-text = Un evento negativo non ti tocca.
glossary-tax = Tassa
glossary-tax-text = Da 2 a 5 monete a round, secondo il dado.
glossary-tax-free = Niente tassa
glossary-tax-free-text = Questa volta non paghi.
glossary-each-round = Ogni round
glossary-each-round-text = Si ripete in ogni round.
glossary-always = Per il resto della partita
glossary-always-text = La carta resta con te e vale sempre.
glossary-once = Una volta
glossary-once-text = La carta resta con te finché non la usi.
glossary-eye = Preveggenza
glossary-eye-text = Vedi l’evento in arrivo prima degli altri.
glossary-arrow = Diventa
glossary-arrow-text = Ciò che sta prima si trasforma in ciò che sta dopo.
glossary-priory = Residenza del Priore
glossary-priory-text = Gli architetti alla Residenza del Priore portano punti.
glossary-cathedral = Cattedrale
glossary-cathedral-text = Dopo ogni round ne sorge una parte in più.
glossary-start-player = Primo giocatore
glossary-start-player-text = Comincia ogni fase e pesca gli architetti.
glossary-quill = Deve decidere
glossary-quill-text = La partita aspetta questo giocatore.
glossary-pass = Ha passato
glossary-pass-text = Questo giocatore non prende altre carte in questa fase.

## What things on the table are for, in a sentence

meaning-gold = Le monete pagano artigiani, architetti, tasse e acquisti.
meaning-points = Con i punti si vince; quasi tutti vengono dal lavoro degli artigiani.
meaning-cubes = Cubi in riserva, che gli artigiani usano e gli architetti vendono.
meaning-workers = I lavoratori prendono cubi; chi resta libero incassa monete al mulino.
meaning-start = Il primo giocatore comincia ogni fase e pesca gli architetti.
meaning-turn = La partita aspetta questo giocatore.
meaning-passed = Questo giocatore non prende altre carte in questa fase.
meaning-craftsman = Un artigiano trasforma cubi o monete in punti o monete, round dopo round.
meaning-advantage = Una carta vantaggio aiuta chi la possiede: subito, per sempre o una volta sola.
meaning-resource = Una carta materiale impegna lavoratori ora e rende cubi più tardi nel round.
meaning-coming = Gli artigiani di ogni round sono noti fin dall’inizio.
meaning-builder = Un architetto si pesca dal sacchetto e si manda in un luogo della città.
meaning-castle = I lavoratori grigi del castello aiutano un giocatore nel prossimo round.
meaning-cathedral = Dopo ogni round la cattedrale cresce di una parte.
meaning-round = La partita finisce dopo l’ultimo round.
meaning-wheel = La ruota dei costi mostra quanto costa piazzare il prossimo architetto.
meaning-bag = Tutti gli architetti escono da questo sacchetto, in un ordine che nessuno conosce.
meaning-metal = Il primo ospite della Corte del Re prende questo metallo.
meaning-cube = I cubi su un banco sono in vendita per gli architetti al mercato.
meaning-stall = Ai banchi del mercato gli architetti comprano e vendono cubi.
meaning-die = Il dado decide la tassa che tutti pagano, tranne gli ospiti della corte.
meaning-event = Un evento a round: se positivo è per tutti, se negativo per chi non è protetto.
meaning-mill = I lavoratori senza compito incassano 1 moneta ciascuno al mulino.
meaning-place = Gli architetti si mandano in luoghi come questo.
meaning-site = Chi ha preso una carta di questo luogo riceve qui i cubi, più avanti nel round.
meaning-kept = Le carte vantaggio che questo giocatore conserva.

## Why an option is better or worse than others

theme-gold = Oro
theme-cubes = Cubi
theme-craftsmen = Artigiani
theme-cards = Carte e privilegi
theme-hands = Lavoratori e architetti futuri
theme-builders = Luoghi per architetti
why-points-more = porta circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più in questo round
why-points-less = porta circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno in questo round
why-gold-more = frutta circa { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
 } in più (pari a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 })
why-gold-less = frutta circa { $amount ->
    [one] 1 moneta
   *[other] { $amount } monete
 } in meno (pari a { $points ->
    [one] 1 punto
   *[other] { $points } punti
 })
why-cubes-more = lascia cubi da usare o da vendere che valgono circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-cubes-less = lascia cubi da usare o da vendere che valgono circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-craftsmen-more = dà artigiani che nei prossimi round faranno circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-craftsmen-less = dà artigiani che nei prossimi round faranno circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-cards-more = porta carte e privilegi che valgono circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-cards-less = porta carte e privilegi che valgono circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-hands-more = dà per il prossimo round lavoratori e architetti che valgono circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-hands-less = dà per il prossimo round lavoratori e architetti che valgono circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno
why-builders-more = lascia agli altri architetti dello stesso colore luoghi che valgono circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in più
why-builders-less = lascia agli altri architetti dello stesso colore luoghi che valgono circa { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
 } in meno

## What the coach says

coach-last-round = Questo è l’ultimo round: dopo, monete e cubi non danno punti. Usali adesso.
coach-last-but-one = Dopo questo resta un solo round. Per allora ti restano le monete, gli artigiani e fino a { $keep } cubi.
coach-behind = { $player } ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } più di te.
coach-tax = La tassa sarà di circa { $due } monete e tu ne avrai { $gold }. Ogni due monete mancanti costano un punto.
coach-tax-court = La tassa sarà di circa { $due } monete e tu ne avrai { $gold }. Con un architetto alla Corte del Re non la paghi.
coach-cubes-wanted = Con { $amount ->
    [one] un altro cubo
   *[other] altri { $amount } cubi
 } di { $material } faresti { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più in questo round.
coach-last-card = Con { $amount ->
    [one] un altro cubo
   *[other] altri { $amount } cubi
 } di { $material } faresti { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più in questo round, ma resta una sola carta che ne dà.
coach-rival-wants = Anche { $player } ha bisogno di { $material }, e potrebbe prenderne prima di te.
coach-cubes-enough = Avrai { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubi
 } di { $material } in più di quanti i tuoi artigiani possano usarne in questo round.
coach-idle-workers = Ti { $workers ->
    [one] resta 1 lavoratore
   *[other] restano { $workers } lavoratori
 }. Chi non viene mandato a lavorare incassa 1 moneta al mulino.
coach-hire = Con ciò che avrai, { FORM($craftsman, "def") } farebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più in questo round.
coach-team-full = La tua squadra di { $most } è al completo: chi assumi prende il posto di qualcuno.
coach-builder-cost = Ora questo architetto costa { $cost ->
    [one] 1 moneta
   *[other] { $cost } monete
 }, e tu ne hai { $gold }. Aspettare è gratis, ma { $left ->
    [0] chi aspetta già sceglie per primo
    [one] prima si pesca ancora 1 architetto
   *[other] prima si pescano altri { $left } architetti
 }.
coach-metal = Il primo architetto alla Corte del Re riceve un cubo di metallo: in questo round ti darebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più.
coach-market = Un architetto al Mercato potrebbe comprare { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubi
 } di { $material }: così faresti { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più in questo round.
coach-event = Eventi possibili: { $count }; negativi: { $bad }. L’ospite del vescovo ne è al riparo.
coach-buy = Con { $amount ->
    [one] un altro cubo
   *[other] altri { $amount } cubi
 } di { $material } dal mercato faresti { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più in questo round.
coach-sell = Hai { $amount ->
    [one] 1 cubo
   *[other] { $amount } cubi
 } di { $material } in più di quanti i tuoi artigiani possano usarne in questo round.
coach-build = Con ciò che hai, i tuoi artigiani possono fare ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
coach-excess = Dopo la costruzione puoi tenere { $keep } cubi; anche se lavorano tutti, ne hai { $excess } di troppo.

## Mistakes in component data; words of the files stay as they are

mistake-output = «output» è «points» o «gold»
mistake-start-or-round = un artigiano c’è dall’inizio o arriva in un round
mistake-own-cards = own_cards vale per { $places }
mistake-no-trade = «needs» indica un mestiere sconosciuto: { $trade }
mistake-no-craftsman = nessun artigiano è del tipo { $trade }, citato nelle regole
mistake-prices = «prices» ha un prezzo per ognuno di questi materiali: { $materials }
mistake-start-gold = start_gold è al massimo { $most }, cioè gold_limit
mistake-builder-costs = da un architetto all’altro builder_costs scendono o restano uguali
mistake-places = i luoghi sono { $places }, in quest’ordine
mistake-no-effect = è vuoto: un effetto ha almeno una parola
mistake-count-resource-cards = servono { $expected } carte materiale, non { $found }
mistake-count-starting-craftsmen = servono { $expected } artigiani iniziali, non { $found }
mistake-count-craftsmen-of-round = servono { $expected } artigiani del round { $round }, non { $found }
mistake-count-craftsmen = servono { $expected } artigiani, non { $found }
mistake-count-last-round-cards = servono { $expected } carte dell’ultimo round, non { $found }
mistake-count-regular-cards = servono { $expected } carte normali, non { $found }: 2 per ogni round tranne l’ultimo, e { $removed } sono advantages_removed in rules.toml
mistake-count-events = servono { $expected } eventi, non { $found }: 1 per ogni round, e { $removed } sono events_removed in rules.toml
