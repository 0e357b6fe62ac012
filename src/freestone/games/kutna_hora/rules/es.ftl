# The rules of Kutná Hora in our own words; the numbers are those that the code and the tests name.

rule-k1 = Preparación
rule-k1-1 = Con cuatro jugadores se juegan 5 rondas; con dos o tres, 6. Con tres o cuatro se usan la ciudad y la mina grandes; con dos, las pequeñas.
rule-k1-2 = Los impuestos empiezan en 0. Las tres losetas con patricio rojo esperan en el contador de rondas.
rule-k1-3 = El ayuntamiento tiene tres filas. Las cuatro losetas de cada gremio forman una pila, con la marcada al fondo y las otras tres barajadas encima; las seis pilas se reparten al azar en las dos columnas de la izquierda. Las losetas públicas verdes, plateadas y amarillas, tres de cada, se barajan en pilas en la tercera columna, cada una en la fila impresa para su color. Una loseta cuesta 1 groschen en la primera columna y después 1, 2 y 3 permisos.
rule-k1-4 = Una carta de preparación dice qué cuatro espacios de la mina son roca; qué roca va en cada uno lo decide el azar.
rule-k1-5 = La población y el mineral están en 0; todos los indicadores de precio, a la izquierda del todo.
rule-k1-6 = La catedral de Santa Bárbara tiene 11 losetas, que se toman por orden. En la banca hay tres patricios de cada color, y cuatro losetas de tecnología esperan por orden.
rule-k1-7 = Las losetas de mina forman tres capas: I sobre II sobre III, cada una barajada.
rule-k1-8 = El jugador inicial se sortea o se indica. Cada jugador tiene 12 casas en tres filas de cuatro, 1 minero en la reserva y 8 en espera, 3 marcadores de terreno, reputación 0, ningún punto y seis cartas de acción. El jugador inicial tiene 40 groschenes; los demás, 41, 42 y 43 por orden de turno.
rule-k1-9 = Una carta de preparación ofrece un conjunto de tres gremios por jugador. En orden inverso de turno, cada uno elige un conjunto; después, en orden de turno, cada uno decide qué gremio va en qué fila de su tablero. En una primera partida se usa la carta 1, los conjuntos se reparten al azar y los gremios de un conjunto van, por su orden, a las filas de losetas públicas, pelícanos y reputación.
rule-k1-10 = Los eventos forman parte de toda partida a dos jugadores y son opcionales con tres o cuatro. Cada ronda menos la última tiene uno: del mazo A hasta la ronda tras la que llegan las losetas rojas; del mazo B, después. El primer evento está a la vista antes de empezar la ronda 1. Un símbolo de impuestos en un evento sube los impuestos cuando se revela.

rule-k2 = Rondas y turnos
rule-k2-1 = Cada jugador tiene tres turnos por ronda, en el sentido de las agujas del reloj desde el jugador inicial: dos cartas, una tras otra, en el primer turno y en el segundo, y una carta en el tercero. La sexta carta no se juega.
rule-k2-2 = Una carta muestra dos acciones; jugarla significa hacer una de ellas. La carta queda gastada para esa ronda. Las cartas están a la vista.
rule-k2-3 = Una carta se puede jugar siempre sin efecto. Una acción que no se puede llevar a cabo no tiene efecto, o se detiene donde no puede seguir; lo que haya costado hasta entonces no se devuelve.
rule-k2-4 = Los costes se pagan cuando surgen. No puedes elegir lo que no puedas pagar entero. Una acción solo se ofrece si puede tener efecto. Hay dos excepciones: puedes robar losetas de mina aunque no puedas pagar ningún espacio, y usar Santa Bárbara siempre que tengas un pelícano sin usar.

rule-k3 = Precios
rule-k3-1 = Un precio se lee en la primera carta de su mazo y en la posición de su indicador. La madera, la comida y la cerveza siguen a la población; el mineral, la plata y los permisos, al mazo de mineral. El mineral se lee con el indicador de la plata.
rule-k3-2 = Un mazo avanza carta a carta, y los símbolos de cada carta nueva actúan en el acto: los de madera, comida y cerveza por este orden, o los de plata y permisos. En la última carta, los pasos siguientes se ignoran.
rule-k3-3 = La ciudad construye: donde aparece ese símbolo, el indicador se mueve un paso a la derecha, se descarta la loseta superior de la pila de ese gremio y la pila pasa al final de su fila. Después actúa la casilla nueva. Sin loseta, el indicador se mueve igualmente; en su última posición se queda y no ocurre nada.
rule-k3-4 = Una X roja: nadie puede construir un edificio de ese gremio mientras se vea. Los derechos se pueden seguir comprando. Una X en el mineral frena los edificios de los Mineros, no las minas ni las losetas de tecnología. Los edificios públicos no se frenan nunca.
rule-k3-5 = Cuando un edificio mueve un indicador, el símbolo de la casilla nueva actúa en el acto.

rule-k4 = La acción de Mina
rule-k4-1 = Con la reserva de mineros vacía, primero debes pagar el precio de un permiso y pasar a ella 1 o 2 mineros en espera. Con un minero en ella puedes hacer lo mismo para uno más. En la reserva caben dos, y solo se llena al principio de la acción.
rule-k4-2 = Roba tantas losetas de mina como diga el nivel de tecnología y elige una o ninguna; las demás se descartan. El nivel empieza en 1 y solo lo suben los edificios de los Mineros. Una pila agotada se rehace barajando los descartes. El permiso no se devuelve si no colocas ninguna loseta.
rule-k4-3 = Una mina va en un espacio vacío sin roca: una entrada, o un espacio justo a la izquierda o a la derecha de una mina, o justo debajo de una. Cuentan las minas de todos, y también las losetas de tecnología.
rule-k4-4 = Una entrada cuesta siempre 2 de madera, haya lo que haya al lado. Cualquier otro espacio cuesta la madera impresa en las minas de al lado y de encima; si difieren cuenta la más alta, no la suma. Una mina nunca afecta al espacio que tiene encima.
rule-k4-5 = Coloca la loseta y márcala con un minero de la reserva. Después, por este orden: sube tu producción de mineral, el mazo de mineral avanza lo mismo, y siguen la población, los puntos y los demás efectos.
rule-k4-6 = Sin ningún minero en tu tablero, la acción no tiene efecto. Si quedan menos losetas de las que puedes robar, elige entre las que haya.
rule-k4-7 = Puedes robar aunque no puedas pagar ningún espacio; entonces las losetas se descartan.

rule-k5 = La acción de Derechos
rule-k5-1 = Toma la loseta superior de una pila cuyo coste puedas pagar: de uno de tus tres gremios o cualquier loseta pública. La columna dice cuánto cuesta: 1 groschen y después 1, 2 y 3 permisos al precio de hoy.
rule-k5-2 = En tu tablero caben tres losetas; con los tres espacios llenos no puedes hacer esta acción. Cuando tomas una loseta, su pila pasa al final de su fila y las demás se deslizan a la izquierda. Una pila agotada deja su fila.

rule-k6 = La acción de Terreno
rule-k6-1 = Mientras no haya edificios en la ciudad, cualquier casilla libre cuesta 5 groschenes. Después te adjudicas una casilla libre al lado de un edificio, por el precio más alto impreso en sus vecinos, no por la suma. Al lado significa compartir un lado; las casillas que solo se tocan en una esquina nunca son vecinas. Si no queda libre ninguna casilla así, cualquier casilla libre cuesta 5.
rule-k6-2 = Con reputación 3 o más, un terreno cuesta 1 groschen. Puedes tener como máximo tres marcadores en la ciudad.

rule-k7 = La acción de Edificio
rule-k7-1 = Construye una de tus losetas en uno de tus terrenos: el marcador vuelve, se coloca la loseta y se paga su madera al precio de hoy. Dos edificios son vecinos si comparten un lado, nunca en diagonal.
rule-k7-2 = Los edificios de un gremio no se pueden construir mientras su producto muestre una X roja, ni cuando no quedan casas en la fila de ese gremio.
rule-k7-3 = Los efectos de la loseta ocurren en el orden impreso, primero la producción. Un edificio de gremio mueve el indicador de precio de su producto; un edificio de los Mineros, en cambio, hace avanzar el mazo de mineral según su producción y trae una loseta de tecnología.
rule-k7-4 = Después, la casa más a la izquierda de la fila del gremio marca su edificio y ocurre lo que tapaba; los puntos y la reputación son obligatorios. Una loseta pública gratis se puede rechazar, necesita sitio en tu tablero y sale de lo alto de cualquier pila pública, también de las rojas; la pila se mueve como siempre.
rule-k7-5 = Un edificio público no es de nadie; no tiene casa ni producción. Su patricio pasa de la banca a la reserva de patricios, si queda alguno en la banca.
rule-k7-6 = Tecnología: pon gratis la siguiente loseta de tecnología en cualquier espacio donde pudiera ir una mina, con un minero en espera, o con uno de la reserva si no espera ninguno; o retírala de la partida. Sin mineros o sin espacio abierto solo se puede retirar; cuando no quedan losetas de tecnología no ocurre nada. En ambos casos sube el nivel de tecnología y desde entonces todos roban más losetas de mina. Una vez colocada es una mina como cualquier otra, con todos sus efectos.
rule-k7-7 = «Girar Santa Bárbara», en algunos edificios de gremio: la loseta actual se gira y se suman sus impuestos; nadie recibe su efecto. Cuando no quedan losetas no ocurre nada.
rule-k7-8 = «Retirar una casa»: sale la casa más a la izquierda de una fila a tu elección, sin su efecto. Es obligatorio; sin casas en tu tablero no se puede construir una loseta así.
rule-k7-9 = Los impuestos nunca suben de 25.
rule-k7-10 = Los pelícanos vienen de una reserva sin límite, sin usar. Los impuestos, la población, el mineral, los puntos y la reputación cambian en el acto.

rule-k8 = La acción de Ingresos
rule-k8-1 = Recibes groschenes en el acto: cada producción por su precio, todo sumado. El mineral de las minas y el de los edificios es el mismo.
rule-k8-2 = Después puedes pagar 10 groschenes para mover un patricio de la reserva de patricios al concejo.

rule-k9 = La acción de Santa Bárbara
rule-k9-1 = Da la vuelta a un pelícano sin usar, resuelve la loseta actual y gírala; sus impuestos se ignoran. Las ganancias y pérdidas de reputación y puntos son obligatorias; el efecto del centro se puede rechazar.
rule-k9-2 = Una vez girada la loseta 11, la acción da 2 de reputación por un pelícano.
rule-k9-3 = Loseta 1: ganas 2 de reputación. Loseta 2: ganas 1 de reputación; tomas gratis los derechos de una loseta. Loseta 3: pierdes 1 de reputación; puedes retirar la casa más a la izquierda de uno de tus gremios, sin su efecto, por 2 más de producción de su producto. No se construye nada, así que no se mueve ningún mazo ni indicador. Loseta 4: ganas 1 de reputación; te adjudicas gratis cualquier casilla libre. Loseta 5: pierdes 2 de reputación; ingresos dos veces, cada una con la posibilidad de llevar un patricio al concejo. Loseta 6: ganas 2 puntos; un patricio va directo de la banca al concejo. Loseta 7: ganas 1 de reputación por cada lado común entre un edificio tuyo y uno público, nunca en diagonal. Loseta 8: ganas 1 punto; construyes por 0 de madera. Loseta 9: dos minas por 0 de madera y sin permiso, con mineros en espera, o con los de la reserva si no espera ninguno. Loseta 10: puntúas ahora los iconos coincidentes alrededor de uno de tus edificios, como al final de la partida. Loseta 11: ganas 5 puntos.
rule-k9-4 = Un edificio construido con la loseta 8 que gira Santa Bárbara gira la propia loseta 8, con sus impuestos, y ninguna más. Nadie recibe los 5 puntos de una loseta 11 girada por un edificio de gremio.

rule-k10 = El Comodín
rule-k10-1 = Pierdes 1 de reputación, o nada con 6 o más, y haces cualquiera de las otras acciones; sus costes se leen después de la pérdida. Jugado sin efecto, el Comodín no cuesta nada.

rule-k11 = Reputación
rule-k11-1 = Cada paso más allá de un extremo del contador son 2 puntos ganados o perdidos. Los puntos pueden ser negativos. Con 3 o más, los terrenos cuestan 1 groschen; con 6 o más, el Comodín no cuesta reputación.

rule-k12 = El final de una ronda: evento, impuestos, patricios, losetas nuevas
rule-k12-1 = Primero el evento: avanzan los mazos que nombra y después llega su efecto. Si premia a quien tenga cierta cantidad, reciben el premio todos los que lleguen a ella; si premia a quien más tenga, todos los empatados, y solo con más de cero. Los cambios en el coste de edificios o minas valen durante la ronda y solo para lo que se paga; ningún coste baja de 0.
rule-k12-2 = Después los impuestos, en orden de turno: paga la cuota, más 3 con dos marcadores de terreno en la ciudad u 8 con tres, o pierde la reputación indicada para la ronda. Quien no puede pagarlo todo pierde la reputación y no paga nada; quien puede también puede negarse. Si no se debe nada, no se pregunta.
rule-k12-3 = Después, en cada una de las tres últimas rondas, cada patricio del concejo puntúa para todos. Verde: 1 por cada lado común entre un edificio tuyo y uno público, nunca en diagonal. Plateado: 3 por cada dos pelícanos usados. Amarillo: 2 con una mina tuya en cada fila, 4 con dos en cada fila. Rojo: 3 por cada columna de tu tablero sin casas.
rule-k12-4 = Tras la ronda 2 con cuatro jugadores, o tras la ronda 3 con dos o tres, se barajan las losetas rojas; una llega al final de cada fila del ayuntamiento, cada una como pila propia.
rule-k12-5 = Por último, se recuperan las cartas, el marcador de jugador inicial pasa a la izquierda y se revela el siguiente evento.

rule-k13 = El final de la partida
rule-k13-1 = Ciudad: cada uno de tus edificios de gremio puntúa 1 por cada icono de un vecino en un color que él mismo tenga. Los vecinos comparten un lado con él, nunca solo una esquina: edificios de cualquier tipo y pueblos del borde de la ciudad. Un icono cuenta una vez, por muchas veces que el edificio tenga su color. Los edificios públicos no puntúan.
rule-k13-2 = Minas: todas las estrellas de una fila, incluidas las de rocas y losetas de tecnología, deciden lo que la fila paga al primero, al segundo y al tercero. Los jugadores se ordenan por las estrellas de sus propias minas en la fila. Los empatados reciben cada uno el valor completo de su puesto, y los puestos que ocupan quedan gastados. Sin ninguna estrella propia no recibes nada.
rule-k13-3 = Tus ingresos a los precios finales, divididos entre 10 y redondeados hacia abajo.
rule-k13-4 = Los puntos impresos junto a tu reputación.
rule-k13-5 = 1 punto por cada loseta de tu tablero sin construir, por cada marcador de terreno tuyo en la ciudad y por cada pelícano tuyo sin usar.
rule-k13-6 = Gana quien tenga más puntos; en caso de empate, quien tenga más groschenes; si persiste, se comparte la victoria.
