# What the teacher of Kutná Hora says. One idea for each beat; the learner's table shows the rest.

## 1: What it is about

lesson-goal-title = De qué va
lesson-goal-about = Una ciudad de plata, seis rondas y lo que cuenta al final.
lesson-goal-welcome = ¡Te damos la bienvenida a Kutná Hora, la ciudad de la plata! Construyes la ciudad y excavas mineral en las minas.
lesson-goal-rounds = Con dos jugadores, la partida dura seis rondas, y este contador las cuenta. En cada ronda juegas cinco cartas. Al final gana quien tenga más puntos, las flores rojas.
lesson-goal-town = La mayoría de los puntos llegan justo al final. Cada edificio tiene abajo iconos de colores. En la ciudad, los tuyos puntuarán por los iconos de los mismos colores que tengan al lado.
lesson-goal-mines = En las minas hay estrellas. En cada una de las cuatro filas puntúan al final quienes tengan más.
lesson-goal-money = Tienes 40 groschenes, el dinero de la ciudad. El cofre muestra tus ingresos: vives de ellos durante la partida, y al final cada 10 groschenes de ingresos son un punto.
lesson-goal-final = Nadie tiene que hacer cuentas. El número tras esta flecha dice cuántos puntos tendrías si la partida acabara ahora: 0.
lesson-goal-task = Adjudícate un terreno en la ciudad: juega la mitad de una carta que diga Terreno y elige cualquier casilla. Fíjate en el número tras la flecha.
lesson-goal-task-well = El número ha subido a 1: hasta un terreno vacío vale un punto al final, y un edificio en él valdrá más.
lesson-goal-task-again = Busca una carta que tenga Terreno en una de sus mitades. Después elige una casilla libre de la ciudad.

## 2: Cards, rights and plots

lesson-cards-title = Cartas, derechos y terrenos
lesson-cards-about = Cómo va un turno y qué necesitas antes de construir.
lesson-cards-hand = Esta es una de tus seis cartas. Cada una tiene dos mitades y usas una: aquí, un terreno en la ciudad o una mina. Después, la carta queda gastada para esta ronda.
lesson-cards-turns = Juegas dos cartas, luego Ondra juega dos; otras dos cada uno; y al final una cada uno. Así, en cada ronda juegas cinco de tus seis cartas; la que no te sirva de nada puedes jugarla sin efecto. La bandera junto a un nombre indica quién empieza; la pluma, a quién le toca.
lesson-cards-rights = Para construir algo necesitas primero el derecho a hacerlo. Juega esta carta como Derechos.
lesson-cards-hall = Este es el ayuntamiento. Cuanto más a la derecha está una pila, más permisos hacen falta para los derechos de su loseta superior: los precios de hoy están arriba. El número del círculo dice cuántas losetas le quedan. La verdulería solo cuesta 1 groschen. Tómala.
lesson-cards-tile = Ahora la loseta está en tu tablero, y su pila ha pasado al final de su fila. A la izquierda, lo que produce: 3 de comida. A la derecha, lo que cuesta construirla: 3 de madera. Abajo, los iconos y, en el banderín, el precio de los terrenos de al lado.
lesson-cards-middle = En el centro, lo que ocurre al construirla: llegan 3 personas a la ciudad y ganas 1 punto. Incluso sin construir vale 1 punto al final; por eso tu número tras la flecha subió a 1.
lesson-cards-guilds = ¿Por qué no vale cualquier loseta? Lo que puedes construir depende de tus gremios: eres de los Constructores, los Tenderos y los Mesoneros. El color tras el nombre indica de qué gremio es una loseta. Las de doble borde, aquí iluminadas, son edificios públicos: no son de ningún gremio y los puede construir cualquiera.
lesson-cards-dots = Ahora necesitas un terreno. Tu loseta tiene dos iconos verdes: puntúa por los verdes que tenga al lado. Este cartel al borde de la ciudad es un pueblo que tiene uno, y la esquina de al lado todavía no es de nadie.
lesson-cards-task = Con tu segunda carta, adjudícate un terreno para la verdulería. La ciudad está vacía, así que cualquiera cuesta 5 groschenes. Le va bien una esquina junto a un pueblo verde.
lesson-cards-task-well = Una loseta y un sitio para ella: en tu próximo turno puedes construir. En cuanto haya edificios en la ciudad, los terrenos tienen que estar junto a ellos, y los banderines dicen su precio; junto a varios cuenta el más alto.
lesson-cards-task-elsewhere = Ya tienes un terreno, y en tu próximo turno puedes construir. Pero al lado no hay ningún icono verde: ahí la verdulería todavía no daría puntos; en a1 o en e4, sí.
lesson-cards-task-again = Busca una carta que tenga Terreno en una de sus mitades. Después elige una casilla libre de la ciudad.

## 3: Building

lesson-building-title = Construir
lesson-building-about = Qué cuesta un edificio, qué produce y cómo mueve los precios.
lesson-building-ready = Ronda 1, tu segundo turno. En este capítulo tienes el terreno a1, junto al pueblo verde, y la verdulería está en tu tablero. Ahora se juntan.
lesson-building-wood = La loseta pide 3 de madera. La compras al precio de hoy, el que el indicador de la madera enmarca en amarillo: 2 groschenes la unidad, 6 en total. El resto del mercado puede esperar al capítulo 5.
lesson-building-build = Juega esta carta como Edificio. Hay una loseta y un terreno, así que no se pregunta nada más. Otro terreno subiría tus impuestos, que se pagan al final de la ronda: de eso trata el capítulo 6.
lesson-building-makes = Desde ahora produces 3 de comida. Aquí no se almacena nada: cada vez que juegas Ingresos, todo lo que produces se paga a los precios de hoy.
lesson-building-arm = Pero mira: más comida la abarata. Tu edificio ha movido el indicador de la comida un paso a la derecha, lejos del 4.
lesson-building-population = Después, la comida ha atraído a gente. La población ha crecido en 3, todos quieren comer y, en el nuevo lugar, la comida se ha encarecido: 3 en vez de 2.
lesson-building-house = El edificio se marca con una casa de los Tenderos. Lo que la casa tapaba en tu tablero es tuyo: un pelícano. Te hará falta en la catedral.
lesson-building-task = Te queda una carta en este turno. ¡Gana tu primer dinero con la comida!
lesson-building-task-well = 3 de comida a 3 groschenes: 9 groschenes. Dos de tus cartas tienen Ingresos, así que puedes hacerlo dos veces por ronda.
lesson-building-task-again = Busca una carta que tenga Ingresos en una de sus mitades.

## 4: Mines

lesson-mine-title = Minas
lesson-mine-about = Mineros, losetas, dónde excavar y para qué sirven las estrellas.
lesson-mine-below = Ronda 1, tu tercer turno, con una sola carta. Bajo la ciudad está el mineral. Quien excava produce mineral y reúne estrellas para el final.
lesson-mine-miners = Estos son tus mineros. Uno está en la reserva, listo para excavar; otros ocho esperan. Un permiso hace entrar a uno, o a dos a la vez si la reserva está vacía.
lesson-mine-technology = El malacate de Ondra es un edificio de los Mineros, y cada uno de esos edificios trae una tecnología: una mina gratis, colocada enseguida, aquí el torno en b1. Desde entonces todos roban una loseta de mina más, ahora 2 para elegir.
lesson-mine-mine = Esta carta tiene una mina. Juégala como Mina.
lesson-mine-pool = Podrías hacer entrar a otro minero, por un permiso de 3 groschenes. Hoy basta con uno. No hagas entrar a nadie.
lesson-mine-tile = Aquí están las dos losetas. Las dos producen 1 de mineral y tienen una estrella. Toma una: a la izquierda Osel, a la derecha Hopy.
lesson-mine-tile-osel = La mina Osel además atrae gente a la ciudad: la población crecerá en 1.
lesson-mine-tile-hopy = La mina Hopy: 1 de mineral, 1 estrella y nada más.
lesson-mine-stars = Cada fila de las minas es una carrera de estrellas. En la primera hay 1 estrella, la de Ondra: al final, esa fila da 1 punto a quien más tenga en ella.
lesson-mine-rocks = Cuantas más estrellas hay en una fila, más puntos da. También cuentan las de las rocas grises, que no son de nadie: la segunda fila tiene 3, aunque todavía ninguna mina, y daría 2 puntos al primero y 1 al segundo.
lesson-mine-task = Elige un espacio en una fila donde solo estés tú: el número tras la flecha debe subir a 6. Puedes excavar en una entrada, junto a una mina o debajo de ella.
lesson-mine-task-well = Sin rivales en una fila con rocas llenas de estrellas: así las minas pequeñas se convierten en puntos. Tus ingresos también han crecido, aunque 1 menos de lo anunciado: el evento del final de la ronda ha abaratado el mineral. De los eventos trata el capítulo 6.
lesson-mine-task-again = El espacio bajo la mina de Ondra está en la segunda fila, donde todavía no hay nadie. Cuesta 3 de madera.

## 5: Prices

lesson-prices-title = Precios
lesson-prices-about = Oferta y demanda: por qué se mueven los precios y cómo aprovecharlo.
lesson-prices-market = Ronda 2, tu segundo turno; las losetas de tu tablero ya vienen dadas. Aquí hay seis productos con sus precios de hoy. Lo que produces se te paga a estos precios; la madera y los permisos los compras tú.
lesson-prices-demand = La población mueve tres: la madera, la comida y la cerveza. A más gente, precios más altos. La mayoría de los edificios atraen gente.
lesson-prices-ore = El mazo de mineral mueve los otros tres. Cuanto más mineral se extrae, más barato es el mineral y más caros son la plata y los permisos. El mineral no tiene indicador propio: el de la plata vale para los dos. La flecha junto a un precio dice adónde irá con la próxima carta de su mazo.
lesson-prices-supply = Y cada edificio de un gremio mueve a la derecha el indicador de su propio producto, a un precio más bajo: más de lo mismo vale cada vez menos.
lesson-prices-signs = Con el indicador en una X roja, nadie puede construir para ese gremio hasta que avance su mazo. En una casa con flecha es la ciudad quien construye: se descarta la loseta superior del gremio y el indicador avanza.
lesson-prices-tiles = Tienes dos losetas y un terreno. La carnicería produce 3 de comida, que ya tienes; la taberna, 2 de cerveza. Y el evento de esta ronda, «Almadías», quita 1 de madera al coste de cada edificio.
lesson-prices-task = Construye una de las dos. Ahora tus ingresos son de 13 groschenes: súbelos a 20 o más.
lesson-prices-task-well = Eso es, cerveza: 2 de cerveza a buen precio, y sus clientes comen tu comida, que también se ha encarecido. ¡Produce cosas distintas!
lesson-prices-task-again = Tus ingresos siguen por debajo de 20. Construye una de las dos, pero cuidado: producir 3 de comida más hunde el precio de toda tu comida. Mira el cambio de ingresos junto a las dos opciones.

## 6: Taxes

lesson-taxes-title = Impuestos y reputación
lesson-taxes-about = Qué pasa al final de una ronda y por qué conviene guardar unos groschenes.
lesson-taxes-last = Otra vez la ronda 1: es tu tercer turno, con una sola carta. Después, la ronda se acaba para ti.
lesson-taxes-event = Este es el evento de la ronda. Los impuestos de su bolsa cuentan enseguida: por eso ya son 2. Lo demás surte efecto al final de la ronda: aquí el mazo de mineral avanza 4 y quien tenga dos minas gana 2 puntos.
lesson-taxes-tax = Después, todo el mundo paga impuestos. Ahora son 2 groschenes, pero los edificios y la catedral los suben.
lesson-taxes-reputation = La flor de lis es tu reputación. Quien no paga los impuestos pierde una parte: 1 en esta ronda, 4 en la última. Niégate solo al principio de la partida, y solo si con esos groschenes ganas más.
lesson-taxes-track = El marco dorado es tu lugar en el contador de reputación. Los números son puntos al final: 6 en el extremo derecho, −5 en el izquierdo. Y, a partir del espacio que hay bajo el terreno pequeño, los terrenos te cuestan solo 1 groschen.
lesson-taxes-task = Juega tu última carta y paga los impuestos. Intenta empezar la próxima ronda con 40 groschenes y sin perder reputación.
lesson-taxes-task-well = Dinero ganado, impuestos pagados y buen nombre a salvo. Guarda unos groschenes para este momento y no dejes dos terrenos vacíos: eso sube tus impuestos en 3.
lesson-taxes-task-again = Una de tus cartas da 9 groschenes: Ingresos. Después paga los 2 groschenes; tu reputación vale más.

## 7: St. Barbara

lesson-barbara-title = Santa Bárbara
lesson-barbara-about = Para qué sirven los pelícanos.
lesson-barbara-cathedral = Ronda 2, tu primer turno. Los mineros construyen una catedral a Santa Bárbara, loseta a loseta: son once. Se toman por orden: el marco amarillo señala la siguiente.
lesson-barbara-flipped = Esta ya está terminada: la giró el scriptorium de Ondra. Lo hacen los edificios que muestran una pequeña catedral bajo una flecha. Nadie sacó nada de ella, pero los impuestos subieron.
lesson-barbara-pelican = Tienes un pelícano, el símbolo de la generosidad. Úsalo y la siguiente loseta es tuya: recibes lo que dice. Una bolsa al pie de una loseta sube los impuestos solo si la gira un edificio. Un pelícano sin usar valdría un punto al final.
lesson-barbara-tile = La segunda da reputación y los derechos de una loseta del ayuntamiento, gratis. Juega la carta como Santa Bárbara.
lesson-barbara-task = Tienes 1 de reputación más. Ahora elige la loseta del ayuntamiento que quieras; hoy no hace falta que mires el precio.
lesson-barbara-task-well = Un buen regalo. Los pelícanos usados no se pierden: quizá un patricio te pague por ellos más tarde.
lesson-barbara-task-again = ¡Has dejado escapar la loseta! No te habría costado nada. Toma una: hasta sin construir es un punto al final.

## 8: The council

lesson-council-title = Patricios
lesson-council-about = Edificios públicos y la gente que da puntos en las tres últimas rondas.
lesson-council-chapel = Ronda 2, tu segundo turno: esta vez tomaste la capilla de San Jorge. Los edificios públicos como este no son de ningún gremio: no producen nada ni tienen dueño, pero dan puntos y traen un patricio.
lesson-council-green = Los patricios dan puntos, y a cada color le gusta algo distinto. Los verdes dan 1 punto por cada edificio público junto a uno tuyo.
lesson-council-silver = Los plateados dan 3 puntos por cada dos pelícanos que hayas usado.
lesson-council-red = Los rojos dan 3 puntos por cada columna de tu tablero sin casas; a esta le quedan dos. Las casas salen cuando construyes para sus gremios, y algunas losetas retiran una.
lesson-council-build = ¿Y el amarillo? Lo trae tu capilla, y tienes un terreno para ella. Juega esta carta como Edificio.
lesson-council-pool = 2 puntos, 2 de reputación, y aquí está el patricio amarillo: en la reserva junto al concejo, al alcance de todo el mundo.
lesson-council-council = Un patricio solo puntúa en el concejo. El amarillo da 2 puntos por una mina en cada fila y 4 por dos en cada fila.
lesson-council-everybody = El concejo paga al final de cada una de las tres últimas rondas, y paga a todos. Así que haz entrar a quienes aprecien lo que haces.
lesson-council-task = Quien juega Ingresos puede después mover un patricio al concejo por 10 groschenes. Hazlo con el amarillo.
lesson-council-task-well = Ahí se queda hasta el final de la partida. Ahora pagará a quien tenga una mina en cada fila. Tú tienes una fila; ¡faltan tres!
lesson-council-task-again = Primero juega Ingresos: 13 groschenes. Después se te pregunta si un patricio entra en el concejo por 10.

## 9: The Joker

lesson-joker-title = El Comodín
lesson-joker-about = Una acción que ya no queda en tus cartas.
lesson-joker-missing = Ronda 2, tu última carta. Tienes un terreno, y la capilla de San Jorge para él. Pero ya has jugado en esta ronda tus dos cartas con Edificio.
lesson-joker-joker = Para eso está el Comodín: vale por cualquier otra acción, también la de una carta ya jugada. Cuesta 1 de reputación. Juégalo.
lesson-joker-price = Tu reputación ha bajado en 1. Cuando ya no puede bajar, cada paso cuesta 2 puntos. Desde reputación 6, el espacio bajo el gorro de bufón, el Comodín es gratis.
lesson-joker-task = Elige la acción y lleva la capilla a la ciudad: da 2 puntos, y tu reputación sube a 2.
lesson-joker-task-well = Un tercer Edificio en una ronda, y mejor nombre que antes. Usa el Comodín cuando una acción valga más que un paso de reputación.
lesson-joker-task-again = Elige Edificio con el Comodín. De tus dos losetas, construye la capilla de San Jorge.

## 10: Your guilds

lesson-guilds-title = Tus gremios
lesson-guilds-about = Las primeras decisiones de una partida: qué gremios y en qué filas.
lesson-guilds-sets = Otra partida, desde el principio. Estos son dos conjuntos de gremios. Tus gremios deciden lo que puedes construir y, por tanto, lo que vas a producir y vender.
lesson-guilds-pick = Ninguno es mejor. Mira los precios de hoy en el mercado: el mineral y la comida ya son caros; la plata y la madera todavía son baratas, pero subirán. Elige uno de los dos conjuntos.
lesson-guilds-pick-silver = La plata sube a medida que se extrae mineral; la cerveza y la madera, a medida que crece la ciudad. Necesitan tiempo, pero rinden.
lesson-guilds-pick-ore = Un buen comienzo: el mineral y la comida son caros desde la primera ronda. Los Escribas producen permisos, que todos necesitan más tarde.
lesson-guilds-rows = Ahora cada gremio recibe una fila de tu tablero, con cuatro casas. Cada vez que construyes para ese gremio, sale su siguiente casa y recibes lo que tapaba.
lesson-guilds-first = Las casas de la primera fila liberan losetas públicas: tomas una gratis, y trae un patricio. ¿Qué gremio va ahí? Elige uno para el que quieras construir pronto.
lesson-guilds-second = La segunda fila es la de los pelícanos, que se usan en Santa Bárbara. ¿Qué gremio va ahí? El que queda recibe la fila de reputación.
lesson-guilds-task = Hasta aquí la preparación. Empieza tu partida: consigue los derechos de una loseta.
lesson-guilds-task-well = Y la partida está en marcha. Si todo esto es demasiado para la primera vez: «Mi primera partida», en la página de inicio, reparte los gremios por ti.
lesson-guilds-task-again = Derechos está en dos de tus cartas. Solo puedes tomar losetas de tus gremios y las que no tienen gremio.

## 11: The end

lesson-end-title = El final de la partida
lesson-end-about = Una última carta, y después se cuenta todo.
lesson-end-last = Ronda 6, la última carta de toda una partida. Tienes 26 puntos y Ondra, 27. Pero la mayor parte aún está por llegar: tras la flecha, tu número es 65.
lesson-end-town = En la ciudad, cada edificio tuyo puntúa por cada icono vecino de un color que él mismo tenga: el tribunal, 6 puntos; la oficina minera, 5; el scriptorium, 2; el malacate, 1. Los edificios públicos y los pueblos también dan iconos.
lesson-end-mines = En las minas: fila a fila, quien más estrellas tenga. Vas en cabeza en casi todas.
lesson-end-income = Tus ingresos finales, divididos entre 10: 48 groschenes serían 4 puntos. Los groschenes de tu bolsa solo desempatan.
lesson-end-rest = Tu lugar en el contador de reputación da puntos: tienes 5, y ese espacio vale 2. Y cada loseta sin construir, terreno vacío y pelícano sin usar vale un punto.
lesson-end-council = Y antes de todo eso, el concejo se reúne una vez más: aquí, un patricio verde y uno rojo. Te darían 5 puntos, que el número tras la flecha aún no cuenta.
lesson-end-task = Te quedan una carta, dos losetas públicas sin construir y un terreno. Acaba con 75 puntos o más. ¡No te olvides de los impuestos!
lesson-end-task-well = ¡De 26 puntos a 76, por delante de Ondra! La capilla ha dado puntos, reputación e iconos para sus vecinos.
lesson-end-task-again = Usa tu última carta para construir y compara las dos losetas. La capilla de San Juan da reputación y más iconos de los colores adecuados junto a tus edificios. Y paga los impuestos: reputación perdida son puntos perdidos.

## 12: Your own round

lesson-round-title = Tu propia ronda
lesson-round-about = Cinco cartas, sin ayuda: loseta, terreno, edificio, ingresos.
lesson-round-ready = Ahora toda la primera ronda es tuya. Una loseta y un terreno, un edificio y luego ingresos: ese es el camino habitual. Todo lo que hay en la mesa dice lo que hace; en una partida, una franja sobre las opciones cuenta además lo que hicieron los demás.
lesson-round-task = Juega la primera ronda. Empieza la segunda con unos ingresos de 9 o más y 20 groschenes en tu bolsa.
lesson-round-task-well = Un edificio que da dinero, y dinero para el siguiente. ¡Ya puedes jugar una partida de verdad!
lesson-round-task-again = Toma una loseta y un terreno en tu primer turno, construye en el segundo y juega Ingresos con lo que quede. Inténtalo otra vez o sigue y juega.
