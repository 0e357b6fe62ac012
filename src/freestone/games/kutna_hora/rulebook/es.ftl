# The rulebook of Kutná Hora: The City of Silver, in our own words.
# *bold*, [icon] and [#topic] are marks; figures come from the pack and from the match of the examples.

book-goal = De qué va el juego
book-goal-lead = Una ciudad se enriquece con la plata. Tú la construyes, excavas bajo ella y vendes lo que necesita.
book-goal-story = Perteneces a tres gremios. Para cada uno levantas edificios, y cada edificio *produce* algo: mineral [ore], plata [silver], madera [wood], permisos [permit], comida [food] o cerveza [beer].
book-goal-money = Nunca se almacena nada. Cuando haces la acción de Ingresos, cobras por lo que produces a los precios de ese momento. Los precios son comunes a toda la mesa, y casi todo lo que hace alguien los mueve.
book-goal-picture = Una ciudad al final de una partida a tres. Cada casa marca un edificio de su dueño; los edificios sin casa son públicos.
book-goal-points = Los puntos [point] salen de los edificios, de las minas, de Santa Bárbara, de los patricios del concejo y de un buen nombre. La mayoría llega solo *al final*: véase [#scoring].
book-goal-advice = Gana quien tenga más puntos. En caso de empate deciden los groschenes; si también ahí hay empate, se comparte la victoria.

book-round = Una ronda en una imagen
book-round-lead = Cinco cartas por jugador; después, la ciudad pasa la cuenta.
book-round-picture = Una ronda. Hay { $rounds } con dos o tres jugadores y { $rounds_of_four } con cuatro.
book-round-phase-turns = Todos por turnos, tres veces
book-round-phase-actions = Cada carta es una de estas acciones
book-round-phase-end = El final de la ronda
book-round-station-two = Primer turno: dos cartas
book-round-station-again = Segundo turno: dos cartas
book-round-station-one = Tercer turno: una carta
book-round-station-kept = La sexta carta no se juega
book-round-station-rights = Derechos: tomar loseta
book-round-station-plot = Terreno: adjudicarse uno
book-round-station-building = Edificio: construir
book-round-station-mine = Mina: excavar mineral
book-round-station-income = Ingresos: cobrar
book-round-station-barbara = Santa Bárbara: un pelícano
book-round-station-joker = Comodín: cualquiera
book-round-station-event = El evento surte efecto
book-round-station-tax = Impuestos o mala fama
book-round-station-council = El concejo puntúa
book-round-station-red = Losetas rojas, una vez
book-round-station-next = Vuelven las cartas, empieza otro
book-round-turns = El jugador inicial [start-player] juega dos cartas, una tras otra; luego el siguiente en el sentido de las agujas del reloj, y así sucesivamente. Tras un segundo turno de dos cartas y un tercero de una, la ronda termina.
book-round-end = El concejo puntúa solo en las *tres últimas rondas*. Las losetas rojas llegan una vez, tras la ronda { $reds } (tras la { $reds_of_four } con cuatro jugadores).

book-setup = Con qué empiezas
book-setup-lead = Lo mismo para todos, salvo unos pocos groschenes.
book-setup-rounds = Con dos o tres jugadores se juegan { $rounds } rondas; con cuatro, { $rounds_of_four }. Con dos se usan la ciudad y la mina pequeñas.
book-setup-money = El jugador inicial tiene { $purse1 } groschenes [groschen]; los demás, { $purse2 }, { $purse3 } y { $purse4 } por orden de turno.
book-setup-board = Tu tablero tiene tres filas de { $houses } casas [house], un minero [miner] en la reserva y { $waiting } en espera, { $markers } marcadores de terreno [plot] y tu reputación en 0.
book-setup-hall = El *ayuntamiento* ofrece losetas en tres filas: seis pilas de los gremios y tres de edificios públicos. Solo se puede tomar la loseta superior de una pila.
book-setup-mines = En las *minas*, cuatro espacios están bloqueados por roca. Cuanto más abajo está una loseta de mina en su pila, más rica es.
book-setup-market = En el *mercado*, los dos mazos muestran su primera carta y todos los indicadores están a la izquierda del todo. Desde ahí, los edificios los empujan a la derecha.
book-setup-picture = El ayuntamiento al principio. Cuanto más a la izquierda está una pila, menos cuestan sus derechos.

book-guilds = Tus gremios y tus tres filas
book-guilds-lead = La primera pregunta de la partida, que dura hasta el final.
book-guilds-what = Te unes a tres de los seis gremios. Solo puedes construir *sus* edificios y los públicos. Otros pueden pertenecer al mismo gremio: entonces compartís su pila de losetas, y cada edificio baja el precio para todos.
book-guilds-rows = Después decides qué gremio va en qué fila de tu tablero. Cada vez que construyes para un gremio, la casa más a la izquierda de su fila pasa a la ciudad, y *lo que había debajo es tuyo*. Así que las filas se distinguen por lo que dan.
book-guilds-picture = Las tres filas de un tablero, con lo que hay bajo cada casa.
book-guilds-public = La fila de *losetas públicas* da de vez en cuando una loseta pública gratis.
book-guilds-pelican = La fila de *pelícanos* [pelican] da pelícanos, con los que se pagan los regalos de Santa Bárbara.
book-guilds-reputation = La fila de *reputación* [reputation] mejora tu nombre y, con él, llegan los terrenos baratos y el Comodín gratis.
book-guilds-first = Un buen criterio: el gremio para el que más vayas a construir va en la fila cuyos regalos más te gusten. En una primera partida, todo esto ya viene repartido.

book-cards = Tus cartas de acción
book-cards-lead = Seis cartas con dos acciones cada una. Juegas cinco y usas una acción de cada una.
book-cards-two = Cada carta muestra dos acciones y eliges una. Con ella, la otra se pierde para esta ronda. Así que no preguntes solo qué quieres hacer, sino de qué carta puedes prescindir.
book-cards-picture = Una mano completa. Todos tienen las mismas seis cartas y todos ven qué le queda a cada uno.
book-cards-spent = Después de la ronda se recuperan todas las cartas.
book-cards-nothing = Una carta siempre se puede jugar sin efecto. Una acción que no se puede llevar a cabo no se puede elegir.
book-cards-pay = Los costes se pagan cuando surgen, siempre en groschenes. Si algo cuesta madera o permisos, paga esa cantidad al precio de hoy.

book-prices = Cómo funcionan los precios
book-prices-lead = Un precio es una carta y un indicador: la carta se mueve por muchos motivos; el indicador, por uno.
book-prices-read = Cada producto tiene una línea de precios en la primera carta de su mazo y un indicador dorado que enmarca uno de ellos. *Ese es el precio de hoy.*
book-prices-picture = El mercado tras unos cuantos turnos. Los números pequeños de la derecha son los precios de la próxima carta.
book-prices-decks = *Mazos.* La madera, la comida y la cerveza siguen a la *población* [population-deck]: más gente las encarece. La plata, los permisos y el mineral siguen al *mazo de mineral* [ore-deck]: cuanto más mineral se excava, más barato es el mineral y más caros son la plata y los permisos.
book-prices-arms = *Indicadores.* Cuando se construye un edificio de gremio, el indicador de su producto se mueve un paso a la derecha, hacia un precio más bajo. Así, cada edificio abarata su propio producto. El mineral no tiene indicador propio; se lee con el de la plata.
book-prices-town = *La ciudad construye* [town-builds]: cuando el indicador enmarca este signo, la propia ciudad retira de la partida la loseta superior del gremio y el indicador avanza.
book-prices-cross = *Una X roja* [red-x]: mientras el indicador la enmarque, nadie puede construir para este gremio. Antes tiene que subir la demanda. Los derechos se pueden seguir tomando.
book-prices-rhythm = Fíjate en el ritmo: cobra ingresos mientras tu producto esté caro y construye más cuando vuelva a estarlo.

book-rights = Derechos: tomar una loseta
book-rights-lead = Antes de construir necesitas los derechos de una loseta.
book-rights-take = Toma la loseta superior de una pila del ayuntamiento: de uno de tus gremios o cualquier edificio público.
book-rights-picture = Los costes figuran sobre las columnas, con lo que suponen hoy.
book-rights-columns = La columna es el precio: { $column1 } groschen en la primera; después, { $column2 }, { $column3 } y { $column4 } permisos [permit]. Luego la pila pasa al final de su fila y las demás se deslizan a la izquierda. Así que lo caro de hoy puede ser barato pronto.
book-rights-permits = { $seat } toma los derechos { FORM($building, "of") }. Hoy un permiso cuesta { $permit } groschenes y la pila está en la columna de { $permits } permisos: { $permits } × { $permit } = { $paid } groschenes.
book-rights-slots = En tu tablero caben { $slots } losetas. Construye antes de acumular.

book-plot = Terreno: adjudicarse una casilla
book-plot-lead = Un edificio necesita suelo, y el buen suelo tiene buenos vecinos.
book-plot-claim = Pon un marcador [plot] en una casilla libre *al lado de un edificio*. Al lado significa compartir un lado, nunca solo una esquina. Pagas el precio del banderín del vecino; si hay varios, solo cuenta el más alto. Mientras la ciudad esté vacía, cualquier casilla cuesta { $anywhere } groschenes.
book-plot-beside = { $seat } se adjudica { $square }. La panadería de al lado muestra { $paid } en su banderín, así que el terreno cuesta { $paid } groschenes.
book-plot-cheap = Con reputación { $cheap_at } o más, cada terreno te cuesta { $cheap } groschen.
book-plot-tax = Tienes { $markers } marcadores. *Dos en la ciudad al final de una ronda suben tus impuestos en { $two_plots }; tres, en { $three_plots }.* Un marcador vuelve cuando construyes en él.

book-building = Edificio
book-building-lead = El corazón del juego: una loseta tuya en un terreno tuyo.
book-building-build = Elige una de tus losetas y uno de tus terrenos. El marcador vuelve y pagas la madera de la loseta al precio de hoy.
book-building-tile = Lee la loseta desde arriba: qué produce y cuánta madera cuesta; qué más hace; sus iconos de colores, que puntúan al final; y, en el banderín, el precio de los terrenos de al lado.
book-building-effects = Todo lo impreso en la loseta ocurre en el acto y por orden, primero la producción. Después, el indicador de su producto se mueve a la derecha.
book-building-house = Por último, la casa más a la izquierda de la fila del gremio pasa al edificio y recibes lo que tapaba. Sin casas en esa fila, o con una X roja [red-x], no puedes construir para el gremio.
book-building-bakery = { $seat } construye { FORM($building, "def") } en { $square }. Hacen falta { $wood } de madera a { $each } groschenes: { $paid } en total. Desde ahora { $seat } produce { $made } de comida. El indicador de la comida pasa de { $price } a { $fallen }; pero la panadería también trae { $people } habitantes nuevos, que vuelven a subir la comida, hasta { $now }.
book-building-public = *Los edificios públicos* no son de nadie. No producen nada ni necesitan casa. Pero a menudo dan puntos, envían un patricio a la reserva y son buenos vecinos.
book-building-technology = *Los edificios de los Mineros* no mueven ningún indicador. Hacen avanzar el mazo de mineral y traen una *loseta de tecnología* [technology]: una mina gratis que colocas tú. Desde entonces, todos roban una loseta de mina más entre las que elegir.
book-building-flip = *Girar* [flip]: algunos edificios giran la siguiente loseta de Santa Bárbara. Nadie recibe lo que muestra, pero sus impuestos cuentan.

book-mine = Mina
book-mine-lead = El mineral es el dinero más rápido, y las estrellas de las minas son puntos para el final.
book-mine-miners = Necesitas un minero [miner] en tu reserva. Si está vacía, paga primero un permiso y haz entrar a uno o a dos mineros; el permiso cuesta lo mismo. En la reserva caben { $pool }.
book-mine-draw = Roba una loseta de mina (más adelante, varias, gracias a la tecnología) y elige una o ninguna.
book-mine-where = Colócala en una entrada, o justo al lado o debajo de una mina, sea de quien sea. La roca estorba.
book-mine-picture = Las minas en la ronda 2. Los espacios abiertos muestran la madera que cuestan; a la derecha están las estrellas de cada fila y lo que pagarán.
book-mine-wood = Una entrada cuesta siempre { $entrance } de madera. En los demás espacios, mira las minas de al lado y de encima: cuenta el número de madera más alto.
book-mine-first = { $seat } excava { FORM($mine, "def") } en { $space }, una entrada: { $wood } de madera a { $each } groschenes, { $paid } en total. Produce { $ore } de mineral, así que el mazo de mineral avanza { $deeper }. El mineral baja de { $ore_before } a { $ore_after } groschenes; la plata sube de { $silver_before } a { $silver_after }.
book-mine-ore = Todo lo impreso en la loseta ocurre una vez: producción, gente, puntos. Las estrellas se quedan para el final.

book-income = Ingresos
book-income-lead = La única acción que da dinero.
book-income-earn = Multiplica lo que produces de cada producto por su precio de hoy y súmalo todo. Cobras en el acto. Lo que produces no se gasta; los próximos ingresos vuelven a pagarlo.
book-income-sum = { $seat } produce { $made_ore } de mineral a { $price_ore }, { $made_silver } de plata a { $price_silver } y { $made_food } de comida a { $price_food }: { $sum_ore } + { $sum_silver } + { $sum_food } = { $income } groschenes.
book-income-patrician = Después puedes pagar { $seating } groschenes para mover *un patricio* de la reserva al concejo, donde puntúa para todos: véase [#patricians].

book-barbara = Santa Bárbara
book-barbara-lead = Los pelícanos compran los regalos de la catedral, uno tras otro.
book-barbara-use = Da la vuelta a uno de tus pelícanos sin usar [pelican] y toma lo que ofrece la *loseta actual*. Después, la loseta se gira y la actual es la siguiente. Hay { $tiles }, siempre en el mismo orden.
book-barbara-picture = La catedral bajo sus losetas. El marco dorado señala la actual. Arriba, lo obligatorio; en el centro, lo que puedes tomar o no; abajo, los impuestos si la gira un edificio.
book-barbara-must = La reputación y los puntos son obligatorios, también cuando se pierden. El efecto del centro es un regalo que puedes rechazar. Si usas una loseta, sus impuestos no cuentan.
book-barbara-rights = { $seat } usa un pelícano en la loseta { $number }: reputación +{ $reputation } y los derechos de una loseta, gratis. { $seat } toma { FORM($building, "def") }.
book-barbara-flipped = Algunos edificios giran la loseta actual. Entonces nadie se la lleva y los impuestos suben.
book-barbara-complete = Cuando todas las losetas están giradas, un pelícano da { $completed } de reputación.

book-reputation = La reputación y el Comodín
book-reputation-lead = Un buen nombre ahorra dinero toda la partida y vale puntos al final.
book-reputation-track = Tu reputación [reputation] sube y baja en su propio contador. Los números de sus espacios son los puntos que valen al final, a favor o en contra. Una reputación de { $highest } vale { $highest_points } puntos; una de −{ $lowest } cuesta { $lowest_points }.
book-reputation-picture = El contador en un tablero de jugador.
book-reputation-plots = Con { $cheap_at } o más, los terrenos cuestan { $cheap } groschen.
book-reputation-joker = Con { $joker_at } o más, el Comodín no cuesta reputación.
book-reputation-ends = Cada paso más allá de un extremo del contador son { $beyond } puntos en el acto, ganados o perdidos.
book-reputation-plot = { $seat } tiene reputación { $reputation } y se adjudica { $square } por { $paid } groschen, digan lo que digan los banderines vecinos.
book-reputation-wild = *El Comodín* [joker] hace cualquier otra acción. Cuesta { $joker } de reputación, y eso va primero: si te deja por debajo de { $cheap_at }, un terreno vuelve a ser caro.

book-taxes = El final de una ronda: evento e impuestos
book-taxes-lead = Guarda unos groschenes para la ciudad o paga con tu buen nombre.
book-taxes-event = *Evento* [event]. Con dos jugadores siempre, y con más si queréis, hay una carta a la vista desde el principio de la ronda. Al final mueve mazos y recompensa a alguien. Si muestra impuestos, suben cuando aparece la carta.
book-taxes-picture = Las rondas. Cada una muestra lo que cuesta no pagar impuestos y cuándo puntúa el concejo; al lado, los impuestos y el evento.
book-taxes-tax = *Impuestos* [tax]. Todos pagan la cuota de la ciudad, que no hace más que subir, hasta { $most_tax }. Dos marcadores en la ciudad añaden { $two_plots }; tres, { $three_plots }.
book-taxes-refuse = Quien no puede pagarlo todo no paga nada y pierde reputación. También puedes negarte aunque pudieras pagar. Las primeras rondas lo perdonan fácilmente; las últimas, no.
book-taxes-plots = La cuota es de { $rate }. { $player } tiene { $plots } marcadores en la ciudad, que añaden { $surcharge }: debe { $due } groschenes. Con solo { $has } groschenes, { $player } no paga nada y pierde { $loss } de reputación.
book-taxes-after = Tras la reunión del concejo ([#patricians]) se recuperan las cartas y empieza el siguiente jugador en el sentido de las agujas del reloj. Tras la ronda { $reds } ({ $reds_of_four } con cuatro jugadores), tres losetas públicas rojas llegan al ayuntamiento.

book-patricians = Los patricios y el concejo
book-patricians-lead = Pagan a todos, pero no a todos por igual.
book-patricians-way = Un edificio público trae un patricio de su color de la banca a la *reserva*. Con la acción de Ingresos, cualquiera puede mover uno de ahí al *concejo* por { $seating } groschenes.
book-patricians-picture = Banca, reserva y concejo. Solo puntúan los del concejo.
book-patricians-score = Al final de cada una de las *tres últimas rondas*, cada patricio del concejo puntúa para cada jugador:
book-patricians-green = *Verde* [patrician-green]: { $green } punto por cada lado común entre un edificio tuyo y uno público.
book-patricians-silver = *Plateado* [patrician-silver]: { $silver } puntos por cada dos pelícanos usados.
book-patricians-yellow = *Amarillo* [patrician-yellow]: { $yellow } puntos con una mina tuya en cada fila, { $yellow_two } con dos en cada fila.
book-patricians-red = *Rojo* [patrician-red]: { $red } puntos por cada columna de tu tablero sin casas.
book-patricians-pelicans = En el concejo hay { $patricians } patricio plateado y todos han usado { $pelicans } pelícanos: { $points } puntos para cada jugador.

book-scoring = La puntuación final
book-scoring-lead = La mayoría de los puntos de una partida, en cinco pasos.
book-scoring-town = *Ciudad.* Cada uno de tus edificios de gremio da 1 punto por cada icono *vecino* de un color que él mismo tenga. Cuentan los iconos de todos los vecinos: tus edificios, los de otros, los públicos y los pueblos del borde. Los edificios públicos no puntúan por sí mismos.
book-scoring-dots = En el centro está { FORM($building, "def") } de { $player }. Compara sus colores con los iconos de los cuatro edificios que tocan uno de sus lados: { $points } coinciden, así que da { $points } puntos.
book-scoring-mines = *Minas.* Cada fila es una competición. Todas sus estrellas, también las de las rocas, deciden lo que paga; las estrellas de tus propias minas deciden quién es primero, segundo y tercero. Los empatados reciben todos el valor completo de su puesto. Sin ninguna estrella no recibes nada.
book-scoring-row = En la primera fila hay { $total } estrellas, así que paga { $value1 }, { $value2 } y { $value3 }. { $name1 } tiene { $stars1 } y recibe { $value1 }; { $name2 } tiene { $stars2 } y recibe { $value2 }; { $name3 } tiene { $stars3 } y recibe { $value3 }.
book-scoring-rest = *Ingresos:* 1 punto por cada { $per_point } groschenes que cobrarías ahora con Ingresos. *Reputación:* los puntos de su espacio. *Sobrantes:* { $leftover } punto por cada loseta sin construir, cada marcador en la ciudad y cada pelícano sin usar.
book-scoring-final = { $player } gana esta partida con { $total } puntos: { $town } por iconos, { $mine_rows } por filas de minas, { $income } por unos ingresos de { $income_groschen }, { $reputation } por reputación y { $extras } por sobrantes. El resto se ganó por el camino.

book-mistakes = Lo que más se confunde
book-mistakes-lead = Los doce detalles que más cuestan en las primeras partidas.
book-mistakes-intro = La mesa no deja que nadie se salte una regla. Pero conviene saber esto antes de hacer planes.
book-mistakes-wrong1 = *Los edificios no pagan por sí solos.* Solo dan dinero cuando cobras ingresos. Véase [#income].
book-mistakes-wrong2 = *Tu propio edificio baja el precio de lo que produce.* Dos edificios de un gremio no dan el doble. Véase [#prices].
book-mistakes-wrong3 = *La madera y los permisos son precios, no mercancías.* Nunca los guardas: lo que produces se vende con tus ingresos y lo que necesitas se compra con groschenes.
book-mistakes-wrong4 = *Cuenta el banderín más alto, no la suma,* y lo mismo vale para la madera de las minas. Véase [#plot].
book-mistakes-wrong5 = *Las esquinas no son vecinas,* ni para terrenos, ni para iconos, ni para patricios.
book-mistakes-wrong6 = *Una X roja frena la construcción, no los derechos.* Puedes tomar la loseta y esperar. Véase [#rights].
book-mistakes-wrong7 = *Los marcadores en la ciudad cuestan impuestos.* Uno es gratis; dos y tres, no. Véase [#taxes].
book-mistakes-wrong8 = *No se puede pagar una parte de los impuestos.* O todo, o reputación.
book-mistakes-wrong9 = *Un permiso hace entrar a dos mineros* por el precio de uno. Véase [#mine].
book-mistakes-wrong10 = *Los patricios de la reserva no puntúan.* Alguien tiene que llevarlos al concejo. Véase [#patricians].
book-mistakes-wrong11 = *La reputación del Comodín se pierde primero,* antes de la acción y de su precio. Véase [#reputation].
book-mistakes-wrong12 = *Tus edificios también puntúan con los iconos de otros.* El edificio de un rival junto al tuyo puede ser el mejor vecino. Véase [#scoring].

book-icons = Los iconos
book-icons-lead = Cada signo de los tableros, las losetas y las cartas, y lo que significa.

book-tiles = Todas las losetas y cartas
book-tiles-lead = Todo lo que puede salir, con lo que hace y de dónde vienen sus cifras.
