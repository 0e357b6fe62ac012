# The words of the site, whatever the game.

language-name = Español
change-range = { $low } a { $high }

## The terminal

cli-news = Desde tu última decisión
cli-earlier = … { $count ->
    [one] 1 línea más: log
   *[other] { $count } líneas más: log
 }
cli-ask-again = Preguntar de nuevo: «{ $standing }»
cli-input-ended = la entrada terminó antes de que hubiera una respuesta
cli-no-number = Aquí no hay ningún número { $number }; elige del 1 al { $most }.
cli-hand-over = { $seat }, hay algo que solo debes ver tú. Pulsa Intro cuando no mire nadie más.
cli-agree = Esto deshace lo que otros han hecho o visto. ¿Está todo el mundo de acuerdo? (s/n)
# How an answer begins that agrees.
cli-yes = s
cli-serving = La mesa está en { $address } (Ctrl-C para terminar)
cli-working = Pensando para los servidores (Ctrl-C para terminar)
cli-serving-elsewhere = Otro programa ocupa el puerto { $usual }, así que este servidor usa el puerto { $port }.
cli-serving-too = También en { $address }
cli-serving-here = En este ordenador: { $address }
cli-serving-code = Para la cámara de un teléfono:
cli-serving-local = Solo se llega desde este ordenador. Para que entren otros: scripts/play serve --host 0.0.0.0, o freestone serve --host 0.0.0.0
admin-backed-up = { $count ->
    [one] Se ha guardado 1 mesa
   *[other] Se han guardado { $count } mesas
 } en { $file }.
admin-restored = { $count ->
    [one] Se ha restaurado 1 mesa
   *[other] Se han restaurado { $count } mesas
 } de { $file }.
admin-migrated = La base de datos tiene el esquema de esta versión.
admin-archived = { $count ->
    [one] Archivada 1 mesa
   *[other] Archivadas { $count } mesas
 }.
admin-brought-back = { $count ->
    [one] Recuperada 1 mesa
   *[other] Recuperadas { $count } mesas
 }.
cli-saved = Guardado como { $file }.
cli-left = Guardado como { $file }. Para seguir: { $command }
cli-finished = Guardado como { $file }. Para verla otra vez: { $command }
cli-figures-box = { $rows ->
    [one] 1 fila se ha leído de un ejemplar impreso.
   *[other] { $rows } filas se han leído de un ejemplar impreso.
 }
cli-figures-rulebook = { $rows ->
    [one] 1 fila consta en el reglamento.
   *[other] { $rows } filas constan en el reglamento.
 }
cli-figures-public = { $rows ->
    [one] 1 fila procede de una lista pública que no se ha cotejado con un ejemplar impreso.
   *[other] { $rows } filas proceden de una lista pública que no se ha cotejado con un ejemplar impreso.
 }
cli-figures-deduced = { $rows ->
    [one] 1 fila se deduce de lo que dice el reglamento.
   *[other] { $rows } filas se deducen de lo que dice el reglamento.
 }
cli-figures-reconstructed = { $rows ->
    [one] 1 fila está reconstruida:
   *[other] { $rows } filas están reconstruidas:
 } el reglamento no recoge estas cifras, así que se han elegido para que encajen con lo que se sabe del juego. No son las cifras de la caja.
cli-figures-of-pack = { $count ->
    [0] no hay cifras reconstruidas
    [one] { $count } de { $rows } filas está reconstruida
   *[other] { $count } de { $rows } filas están reconstruidas
 }
cli-figures-own = Si tienes la caja, puedes introducir sus cifras: { $command }
cli-score = Puntos
cli-total = total
cli-player = Jugador { $number }
cli-help =
    Responde con el número de una opción o con su comando, por ejemplo pass.
    undo          deshace tu última elección
    save ARCHIVO  guarda una copia; la partida se guarda sola tras cada elección
    quit          sale; la partida se puede retomar
    log           todo lo que ha ocurrido
    cards         qué hace cada carta
    score         los puntos según su origen
    table         muestra la mesa otra vez
    hint          las mejores opciones, las puntuaciones finales previsibles y por qué

## The commands

cli-bar-games = partidas
cli-bar-rows = filas
cli-bar-review = análisis
cli-bar-trials = ensayos
cli-bar-seconds = segundos
cli-bar-lines = líneas de juego
cli-bar-puzzles = retos
cli-progress = { $what }: { $done } de { $total }, tiempo restante: { $left }
cli-seconds = { $number ->
    [one] { $number } segundo
   *[other] { $number } segundos
 }
cli-minutes = { $number } minutos
cli-hours = { $number } horas
column-apply-rate = aplicar/s
column-archived = archivada
column-bot = bot
column-box = caja
column-by-two = por dos
column-cases = veces en la mesa
column-choices-rate = elecciones/s
column-column = columna
column-contest = duelo
column-copy = copia µs
column-created = creada
column-data = datos de componentes
column-deduced = deducidas
column-depth = profundidad
column-doubtful = cifras dudosas
column-elo = Elo
column-ended = terminada
column-engine = motor
column-environment = entorno
column-fair = de la cuota justa
column-fair-share = cuota justa
column-game = juego
column-games = partidas
column-games-rate = partidas/s
column-grade-1 = fácil
column-grade-2 = medio
column-grade-3 = difícil
column-grade-4 = muy difícil
column-greatest = máximo
column-interval = 95{"\u00A0"}%
column-least = mínimo
column-lines = líneas
column-match-rate = partida/s
column-meaning = significado
column-mean-score = media de puntos
column-middle = mediana
column-name = nombre
column-settings = ajustes, el habitual primero
column-place = lugar
column-player = jugador
column-players = jugadores
column-points = puntos
column-public = públicas
column-quarter = un cuarto por debajo
column-reconstructed = reconstruidas
column-replay = repetición ms
column-rival = rival
column-row = fila
column-rows = filas
column-rulebook = reglamento
column-seat = asiento
column-seats = asientos
column-seconds = segundos
column-simulated-rate = simuladas/s
column-source = origen
column-steps-rate = pasos/s
column-table = mesa
column-theme = tema
column-three-quarters = tres cuartos por debajo
column-times = veces
column-to-apply = aplicar = 1
column-to-rules = reglas = 1
column-title = título
column-type = tipo
column-visited = última visita
column-which = cuál
column-wins = victorias
column-won = ganadas
schema-number = el número de la partida, desde 0
schema-game = el juego
schema-rules = la versión de sus reglas
schema-pack = los datos de componentes
schema-pack_digest = una huella de los datos de componentes: misma huella, mismas cifras
schema-code = una huella de las reglas y de los bots que jugaron: misma huella, mismo código
schema-settings = los ajustes de la mesa, en la forma nombre=valor
schema-seed = la semilla de esta partida; con ella, freestone.new encuentra el mismo azar
schema-seats = el número de jugadores
schema-entries = la longitud del diario, azar incluido
schema-choices = las jugadas de los jugadores, también las forzadas
schema-player_S = el bot de este asiento
schema-score_S = sus puntos al final
schema-win_S = 1 por una victoria, su parte si es compartida, y si no 0
schema-points_SOURCE_S = sus puntos de un origen; sumados dan la puntuación
schema-round_R_FIGURE = una cifra de toda la mesa al final de una ronda, como un precio
schema-round_R_FIGURE_S = una cifra de un asiento al final de una ronda, como el oro o los ingresos
bench-compiling = Comprobando que la forma compilada está al día
bench-installing = Instalando { $requirement } en { $folder }, solo esta vez
bench-left-out = freestone: omitido: { $reason }
check-all = todas
check-all-but = todas menos { $figures }
check-box = { $box } de { $rows } filas de tu caja
check-data = { $game }, paquete { $pack }
check-fuzzed = Partidas: { $games }; { $entries } entradas, semilla { $seed }
check-fuzzing = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }, { $failures ->
    [one] 1 fallo
   *[other] { $failures } fallos
 }
check-mistakes = { $folder }: { $mistakes ->
    [one] 1 error
   *[other] { $mistakes } errores
 }
check-lessons = { $count ->
    [0] { $game }: ninguna lección
    [one] { $game }: 1 capítulo se puede completar
   *[other] { $game }: { $count } capítulos se pueden completar
 }
check-over = { $game }, { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
 }, terminada
check-pack = { $folder }: paquete «{ $name }» de { $game }, { $rows } filas, huella { $digest }
check-repaired = { $journal }; reparado, { $reason }
check-untranslated = { $place }: todavía no está en { $language }: { $messages }
check-unused = nada usa { $id }
fault-unreadable = { $where }, línea { $line }: esto no es Fluent ({ $reason })
fault-twice = { $where }, línea { $line }: { $id } aparece dos veces
fault-not-english = { $where }: { $id } no existe en inglés
fault-not-given = { $where }: { $id } usa { $variables }, que aquí no existe
fault-left-out = { $where }: en { $id } falta { $variables }
fault-strange-mark = { $where }: { $id } tiene { $marks }, que en inglés no está
fault-useless = { $where }: { $id } no explica nada
fault-no-text = { $where }: { $id } no tiene texto
fault-silent = { $where }: { $id } no dice nada ({ $values })
fault-not-filled-in = { $where }: { $id } no se puede rellenar: { $reason } ({ $values })
check-running = { $game }, { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
 }, en curso
games-levels = { " " }Niveles, del más flojo al más fuerte: { $bots }
games-bots = { " " }Otros bots: { $bots }
games-trained = { " " }Los niveles han aprendido { $game } con este número de jugadores: { $seats }
games-own-bots = { " " }Bots solo para { $game }: { $bots }
games-left-out = { " " }Omitido: { $game } ({ $reason })
ladder-contest = { $challenger } contra { $number } { $rival }
ladder-fair-share = { $times } veces
pack-head =
    El campo `source` de una fila dice de dónde salen sus cifras; sin él, vale el de todo el archivo.
    Escribe source = "box" en una fila cuando hayas introducido o cotejado sus cifras con tu ejemplar impreso,
    o nombra cifras sueltas: sources = {"{"} wood = "box" {"}"}. `freestone check --pack` cuenta tus filas.
      box            leída de un ejemplar impreso
      rulebook       consta en el reglamento
      public         de una lista pública de los componentes
      deduced        se deduce del reglamento
      reconstructed  elegida para encajar con lo que se sabe
pack-made =
    Creada la carpeta { $folder }: las cifras de { $game }, como paquete «{ $name }». Su README.md explica cómo seguir. Introduce las tuyas y después:
      freestone check --pack { $folder }
      freestone play { $game } --pack { $folder }
play-which = Cuál (1-{ $most })
simulate-kept = todas estaban ya en el archivo
simulate-none = no se terminó ninguna partida
simulate-played = { $played } jugadas ahora, { $rate }
simulate-rate = { $games } partidas/s, { $choices } elecciones/s
simulate-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
 }

## The laboratory

lab-stopped = Detenido tras { $played } de { $games } partidas.
lab-stopped-resumable = Detenido tras { $played } de { $games } partidas; están guardadas y el mismo comando reanuda la serie.
cluster-lost = Se ha perdido la máquina { $machine }; sus partidas se juegan de nuevo en otra.
lab-tuning-stopped = Detenido; lo encontrado hasta ahora está guardado y el mismo comando lo reanuda. No se ha comprobado jugando.
train-begun = { $steps ->
    [0] El entrenamiento { $folder } empieza en { $device }.
   *[other] El entrenamiento { $folder } se reanuda en { $device } tras { $steps } pasos.
 }
train-note = { $minutes } min: { $games } partidas ({ $rate }/s), { $rows } filas, { $steps } pasos
train-error = error { $lead }, hecha a mano { $hand }
train-share = { $rival } { $won } ({ $interval })
train-stopped = Detenido; el entrenamiento { $folder } está guardado y el mismo comando lo reanuda.
train-made = Cuotas del último cuarto del entrenamiento. La red está en { $folder }/network.npz y la curva de aprendizaje en { $folder }/curve.svg.
puzzles-found = { $count ->
    [one] Un reto
   *[other] { $count } retos
 } de { $games ->
    [one] una partida
   *[other] { $games } partidas
 }.
puzzles-stand = Retos que siguen siendo válidos: { $count } de { $known }.
puzzles-stopped = Detenido; { $file } conserva lo encontrado y el mismo comando reanuda la búsqueda.
curve-title = Curva de aprendizaje
curve-note = { $title } con { $seats } jugadores, tras { $games } partidas. Victorias de una red entre copias de cada rival, con intervalos del 95{"\u00A0"}%. Línea discontinua: { $fair }, la cuota justa.
curve-minutes = minutos de entrenamiento
curve-shares = victorias contra
curve-errors = error cuadrático de la ventaja esperada
curve-network = red
curve-hand = valoración hecha a mano
exploit-reached = { $bot } aguanta frente a esta mejor respuesta, que puede ganar { $allowed } de sus partidas. Está en { $file }.
exploit-missed = { $bot } tiene un punto débil: una mejor respuesta debería ganar como mucho { $allowed } de sus partidas. Está en { $file }.
exploit-unsettled = { $bot } puede tener un punto débil: una mejor respuesta debería ganar como mucho { $allowed } de sus partidas, pero son pocas partidas para saberlo. Está en { $file }.
compare-head = { $title }, { $seats } jugadores: { $games ->
    [one] una partida
   *[other] { $games } partidas
 }
compare-rotated = Los bots ocupan cada asiento el mismo número de veces, y todos los órdenes de una rotación se juegan con el mismo azar.
compare-not-rotated = En estas partidas los bots no ocuparon cada asiento el mismo número de veces, así que los asientos explican parte de las diferencias.
compare-won = { $challenger } ganó { $won } contra { $rival } (95{"\u00A0"}%: de { $low } a { $high }).
compare-difference = diferencia
compare-sources = Puntos según su origen, media de cada bot; * donde el intervalo de la diferencia excluye el 0
compare-rounds = Por ronda: cuánto aventaja el segundo bot al primero, ± medio intervalo del 95{"\u00A0"}%; * como arriba
compare-round = ronda
compare-start = inicio
lab-head = { $title }: { $games ->
    [one] una partida
   *[other] { $games } partidas
 } entre { $players }, semilla { $seed }, paquete { $pack }
lab-players = { $number } × { $bot }
lab-population = { $seats } jugadores sacados cada vez de { $players }
lab-intervals = Medias y cuotas con intervalos del 95{"\u00A0"}%; [valor mínimo…máximo observado]
lab-cases = casos
lab-table-ranks = Puntos por puesto
lab-table-seats = Asientos
lab-table-players = Jugadores
lab-table-sources = De dónde vienen los puntos
lab-table-player-points = Puntos de cada jugador según su origen
lab-table-player-parts = Parte de los puntos de cada jugador según su origen
lab-rows-ranks = puesto
lab-rows-seats = asiento
lab-rows-players = jugador
lab-rows-sources = origen
lab-rows-player-points = origen
lab-rows-player-parts = origen
lab-table-targets = Objetivos
lab-rows-targets = cifra
lab-column-wanted = objetivo
lab-column-found = obtenido
lab-column-verdict = ¿cumplido?
lab-verdict-reached = sí
lab-verdict-missed = no
lab-verdict-unsettled = pocas partidas para saberlo
lab-column-wins = victorias
lab-column-score = puntos
lab-column-points = puntos por jugador
lab-column-part = parte del total de puntos
lab-column-winner-points = puntos de quien gana
lab-column-winner-part = parte de sus puntos
lab-fair = de la cuota justa
lab-report-made = { $page }: { $games ->
    [one] una partida
   *[other] { $games } partidas
 }, { $pictures } imágenes
lab-report-title = Lo que muestran las partidas simuladas
lab-report-about = Cada media y cada cuota lleva su intervalo del 95{"\u00A0"}%: si se jugara una y otra vez el mismo número de partidas, diecinueve de cada veinte intervalos contendrían el valor verdadero. Los de las medias quedan demasiado estrechos cuando hay pocas partidas.
lab-report-heading = { $title }: { $players }
lab-report-games = { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } con { $choices } elecciones de media.
lab-report-table = Ajustes { $settings }; paquete { $pack } ({ $digest }).
lab-report-repeated = { $games ->
    [one] Una partida está
   *[other] { $games } partidas están
 } más de una vez en los archivos y { $games ->
    [one] cuenta
   *[other] cuentan
 } una sola.
lab-report-figures = Las cifras: { $what }
lab-report-scores = Puntos al final
lab-report-scores-note = Cuántas veces se alcanzó cada puntuación; la línea marca la media.
lab-report-players = Victorias por jugador
lab-report-wins-note = Con intervalos del 95{"\u00A0"}%; la línea discontinua es la cuota justa, { $fair }.
lab-report-seats = Victorias por asiento
lab-report-seats-fixed = Los jugadores no cambiaron de asiento, así que esto también compara jugadores. Línea discontinua: { $fair }.
lab-report-sources = De dónde vienen los puntos
lab-report-sources-note = Media de puntos de un jugador al final de la partida.
lab-report-mean = { $what }, media

## The pages

site-name = Freestone
site-motto = Una mesa para constructores de catedrales
site-notice =
    Un proyecto de aficionados, no oficial. No contiene ilustraciones ni textos de las editoriales; los nombres de los
    juegos y de sus editoriales pertenecen a sus propietarios.

site-home = Página de inicio
site-skip = Saltar a tus opciones
site-players-range = De { $low } a { $high } jugadores
site-seats = ¿Quién juega?
site-seat = Asiento { $number }
site-seat-kind = Jugador del asiento { $number }
site-seat-name = Nombre del asiento { $number }
site-you = Tú
site-person = Una persona
site-nobody = Nadie
site-bot = Bot: { $bot }
site-default-name = { $number ->
    [1] Ana
    [2] Beltrán
    [3] Cecilia
    [4] Diego
    [5] Elvira
    [6] Fadrique
    [7] Gadea
    [8] Hugo
    [9] Inés
   *[10] Jaime
 }
site-seed = Semilla del azar
site-seed-hint = Vacía: secreta
site-language = Idioma
site-colour = Color del asiento { $number }
site-pack = Datos de componentes
site-pack-built-in = Incluidos, versión { $number }
site-figures = { $count ->
    [0] Ninguna de sus cifras está reconstruida.
    [one] { $count } de { $rows } filas de los datos de componentes está reconstruida: encaja con lo que se sabe del juego, pero un ejemplar impreso puede mostrar otras cifras.
   *[other] { $count } de { $rows } filas de los datos de componentes están reconstruidas: encajan con lo que se sabe del juego, pero un ejemplar impreso puede mostrar otras cifras.
 }
site-start = Jugar
site-way-learn = Aprender
site-way-rules = Reglas
site-way-puzzles = Retos
site-first-game = Mi primera partida: prepárala como sugiere el reglamento
site-more = Más ajustes
site-resume = Continuar
site-running = Otras partidas en curso
site-finished = Partidas terminadas
site-older = Partidas más antiguas: { $count }
site-away = Apartadas: { $count }
site-put-away = Apartar
site-put-away-sure = La partida queda apartada. La encontrarás en la página de inicio; si otros siguen jugando, un bot ocupa tus asientos hasta que vuelvas.
site-take-up = Retomar
site-archive = En el archivo: { $count }
site-in-archive = En el archivo
site-archived = Esta mesa pasó al archivo el { $day }, porque hacía mucho que nadie jugaba aquí. No se ha perdido nada: recupérala y la encontrarás como estaba.
site-bring-back = Recuperar
site-expires = Aquí no juega nadie desde el { $since }. Si nadie lo hace, esta mesa pasará al archivo el { $until }. Con sus enlaces se podrá recuperar.
site-expires-on = Pasa al archivo el { $until }
site-remove = Quitar
site-remove-sure = La partida sale de esta lista. Si nadie más tiene un enlace, se borra para siempre.
site-import = Abrir una partida guardada
site-import-file = Elegir el archivo…
site-continue = Seguir
site-replay = Ver de nuevo
site-export = Exportar el diario
site-export-short = Exportar
site-with = con { $names }

site-table = Mesa
site-log = Registro
site-whole-log = El registro completo
site-choices = Tus opciones
site-prompt = Qué se pregunta
site-your-turn = Tu turno
site-waiting = { $name } decide.
site-thinking = { $name } piensa…
site-game-over = Fin de la partida
site-result = Resultado
site-finale = Puntuación final
site-finale-again = Ver otra vez la puntuación
site-finale-part = { $name }: { $names }
site-pause = Pausa
site-go-on = Continuar
site-not-over = La puntuación final se muestra al terminar la partida.
finale-before = Durante la partida
site-since = Desde tu última jugada
site-since-place = { $number }/{ $count }
site-key-recap = , y .
site-key-recap-does = recorrer lo ocurrido desde tu última jugada
site-shared = Elijas lo que elijas: { $names }
site-winner = Gana { $names }.
site-won = ¡Has ganado!
site-winners = { $names } comparten la victoria.
site-undo = Deshacer
site-undo-ask = Pedir deshacer
site-undo-asked = { $name } quiere deshacer su jugada. ¿Te parece bien?
site-undo-waiting = Esperando a que los demás acepten…
site-agree = Aceptar
site-disagree = Rechazar
site-skip-steps = Saltar
site-confirm = Adelante
site-cancel = Todavía no
site-confirm-reveals = Esto revela algo y no se puede deshacer libremente.
site-confirm-passes = Después le toca a otro jugador.
site-no-changes = De momento no cambia nada.
site-standing = Responder siempre lo mismo
site-withdraw = Preguntar de nuevo
site-menu = Menú
site-settings = Ajustes
site-close = Cerrar
site-theme = Claro u oscuro
site-theme-auto = Como el sistema
site-theme-light = Claro
site-theme-dark = Oscuro
site-motion = Animaciones
site-pace = Tiempo de cada paso
site-bot-pace = Ritmo de los bots
site-seconds = { $seconds }{"\u00A0"}s
site-confirmations = Preguntar antes de lo que no se puede deshacer libremente
site-patterns = Tramas además de colores
site-sound = Sonido cuando me toca
site-seats-title = Asientos
site-hand-to-bot = Que juegue un bot
site-take-back-seat = Jugarlo yo
site-hand-out = Dar un enlace a este asiento
site-take-in = Recuperar el asiento
site-watch-link = Enlace para mirar
site-watch-about = Quien tenga este enlace ve lo que puede ver toda la mesa, pero no juega.
site-copy = Copiar
site-send = Enviar…
site-code = Código QR
site-code-of = { $name }: el enlace como código para una cámara
site-scan = Apunta al código con la cámara de un teléfono o envía el enlace.
site-reached-by = Dirección
site-only-here = Solo se llega al servidor desde este ordenador. Para que entren otros, detenlo con Ctrl-C y arráncalo de nuevo con uno de estos comandos:
site-only-here-then = La partida queda como está. Después, vuelve a dar el enlace desde aquí.
site-leave = Dejar la partida a un bot
site-rematch = Jugar otra vez
site-to-rematch = Ir a la siguiente partida
site-scores = Hoja de puntos
site-source = Origen
site-total = Total
site-hand-over = Pasa la pantalla a { $name }
site-hand-over-hint = { $name } sabe algo que nadie más puede ver.
site-hold-to-look = Mantén pulsado para mirar
site-ready = Soy { $name }
site-seat-yours = (tú)
site-open-board = Abrir el tablero de { $name }
site-lost = Se ha perdido la conexión; reintentando…
site-stale = Entretanto, la mesa ha seguido adelante.
site-refused = No es posible: { $reason }
site-refused-names = { $names }: no es posible, { $reason }
site-bot-plays = Aquí juega { $bot }
site-round-seats = Jugadores y puntos
site-rules = Reglas
site-rule-number = Regla { $number }
site-book = Reglamento
site-book-title = Reglamento de { $name }
site-book-whole = Leer el reglamento entero
site-book-contents = Índice
site-book-skip = Saltar al texto
site-book-print = Imprimir el reglamento
site-book-example = Un ejemplo
site-book-picture = La mesa de este ejemplo
site-book-reference = { $count ->
    [one] La regla { $numbers }, palabra por palabra
   *[other] Las reglas { $numbers }, palabra por palabra
 }
site-book-own-words = Las reglas con nuestras propias palabras y con imágenes de la mesa. Todos los ejemplos salen de una misma partida real.
site-book-all-rules = Todas las reglas por número
site-search = Buscar en las reglas
site-charts = Gráficos
site-position = Posición
site-puzzles = Retos
site-puzzles-about =
    Posiciones de partidas entre bots. Una opción es claramente mejor que todas las demás: ¿cuál? Cada respuesta se
    comprobó continuando la partida cientos de veces con las mejores opciones y distinta suerte.
site-puzzle-question = ¿Qué harías tú?
site-puzzle-goal = Una opción es claramente mejor que las demás: encuéntrala.
site-puzzle-daily = Reto del día
site-puzzle-daily-solve = Resolverlo
site-puzzle-daily-done = Resuelto hoy
site-puzzle-daily-tried = Sin resolver: inténtalo de nuevo
site-puzzle-streak = Días seguidos: { $count }
site-puzzle-solved = Resuelto
site-puzzle-missed = Fallado
site-puzzle-solved-of = { $count } de { $rows } resueltos a la primera.
site-puzzle-none = Todavía no hay retos de este juego.
site-puzzle-theme = Tema
site-puzzle-any-theme = Todos
site-puzzle-players = { $count } jugadores
site-puzzle-round = Ronda { $number }
site-puzzle-grade-1 = Fácil
site-puzzle-grade-2 = Medio
site-puzzle-grade-3 = Difícil
site-puzzle-grade-4 = Muy difícil
site-puzzle-you = Eres { $name }.
site-puzzle-right = ¡Correcto!
site-puzzle-wrong = Hay algo mejor.
site-puzzle-best = Lo mejor
site-puzzle-yours = Tu elección
site-puzzle-why = Por qué
site-puzzle-less = { $count ->
    [one] 1 punto menos que la mejor
   *[other] { $count } puntos menos que la mejor
 }
site-puzzle-options = Cuánto vale cada opción
site-puzzle-option = Opción
site-puzzle-behind = Puntos por debajo
site-puzzle-line = Cómo podría seguir
site-puzzle-start = La posición del reto.
site-puzzle-next = Siguiente reto
site-puzzle-again = Reintentar
site-puzzle-all = Todos los retos
site-step-back = Un paso atrás
site-step-on = Un paso adelante
site-play-on = Reproducir
site-continue-here = Seguir desde aquí
site-share = Imagen de esta posición (SVG)
site-share-png = Guardar esta imagen como PNG
site-to-table = Ir a la mesa
site-no-points = Nadie ha puntuado todavía.
site-in-the-lead = en cabeza
site-if-ended-now = Si la partida acabara ahora
site-as-table = Como tabla
site-no-charts = Todavía no hay nada que dibujar.
site-no-summaries = Todavía no ha terminado ninguna ronda.
site-no-outlook = No se sabe nada de lo que está por venir.
site-no-rules = Este juego no tiene reglas que consultar aquí.
site-no-cards = Este juego no tiene losetas ni cartas.
site-no-glossary = No hay iconos que explicar.
site-search-cards = Buscar en las cartas
site-cards = Losetas y cartas
site-glossary = Iconos
site-outlook = Lo que viene
site-summaries = Rondas hasta ahora
site-no-tips = Sin más consejos
site-understood = Entendido
site-tip = Consejo
site-tips = Consejos para la primera ronda
site-round-summaries = Mostrar un resumen tras cada ronda
site-round-summary = La ronda { $number }, en resumen
site-library = Consultar
site-not-possible = Eso no es posible
site-nothing-found = No se ha encontrado nada.
site-levels = ¿Cómo juegan los bots?
site-seed-digits = Una semilla es un número entero: solo cifras, 39 como máximo.
site-name-empty = Cada jugador necesita un nombre que se vea. Escribe una letra, un número o un dibujo.
site-name-long = El nombre «{ $name }» es demasiado largo. Un nombre tiene como máximo { $count } caracteres.
site-name-odd = El nombre «{ $name }» contiene caracteres que no se ven o que estropearían la página. Escríbelo de nuevo a mano.
site-name-stacked = El nombre «{ $name }» amontona en una letra más signos que ningún idioma. Quita algunos.
site-name-same = Dos jugadores se llaman «{ $name }». Da a cada uno un nombre distinto.
site-same-colour = Dos jugadores llevan el mismo color. Da a cada uno el suyo.
site-nobody-starts = No hay nadie en el asiento del jugador inicial. Elige otro jugador inicial.
site-odd-form = Este formulario pide algo que aquí no se ofrece. Elige de nuevo.
site-wrong-count = «{ $name }» es un juego de { $low } a { $high } jugadores y has elegido { $count }. Cambia quién juega.
site-not-a-journal = Este archivo no es el diario de una partida que se pueda jugar aquí. Un diario es el archivo que guarda «Exportar el diario».
site-no-page = En esta dirección no hay nada. Quizá el enlace se copió solo en parte.
site-no-game = Aquí no hay ningún juego «{ $name }». Puedes elegir entre: { $names }.
site-no-entry = Este enlace no abre esta mesa. Quizá se copió solo en parte o el asiento se ha recuperado.
site-error-other = Eso no se puede hacer aquí. Vuelve atrás y prueba otra cosa.
site-error-host = Este servidor no se llama así. Arráncalo con ese nombre para que entren otros: freestone serve --name NOMBRE
site-error-crowded = Desde tu dirección llegan demasiadas peticiones a la vez. Cierra algunas mesas o inténtalo de nuevo en un momento.
site-error-origin = Esto se envió desde una página de otro servidor, así que no se ha hecho nada.
site-full = Este servidor guarda { $count } partidas y no tiene sitio para otra. Quita algunas que hayan terminado.
site-long-journal = Este diario es demasiado largo: puede tener { $count } líneas como máximo.
site-new-tables = Desde tu dirección se han creado demasiadas mesas: se pueden crear { $count } por hora. Inténtalo más tarde.
site-busy = Ahora mismo se están preparando demasiadas pistas y análisis. Inténtalo de nuevo en un momento.
site-cannot-think = El servidor no puede pensar en este momento. Inténtalo más tarde.
site-not-kept = La base de datos no responde, así que no se ha cambiado nada. Inténtalo de nuevo en un momento.
site-missing-pack = Esta partida se jugó con datos de componentes que este servidor no tiene o que han cambiado desde entonces: { $name }. Un paquete propio se añade con freestone serve --pack CARPETA
site-not-your-seat = Este asiento no es tuyo.
site-not-your-turn = Le toca decidir a { $name }.
site-only-maker = Eso solo puede hacerlo quien creó la mesa.
site-watchers-watch = Quien solo mira no puede cambiar el ritmo.
site-holds-secrets = Mientras dure esta partida, su pasado contiene algo que no puedes saber. Sigue desde una posición anterior o espera al final.
site-needs-token = Hace falta el token de un enlace: Authorization: Bearer TOKEN, o ?token=TOKEN.
site-no-position = La partida no tiene todavía una posición { $number }.
site-nothing-to-undo = No hay nada que puedas deshacer.
site-nobody-asks = Nadie te pide que aceptes nada.
site-over-already = La partida ha terminado.
site-over-for-good = La partida ha terminado y todo está a la vista, así que no se puede deshacer nada. Puedes seguir desde una posición anterior en una mesa nueva.
site-undone-too-often = En esta mesa ya se ha deshecho demasiado.
site-not-possible-now = Eso no es posible ahora.
site-too-large = Esto es demasiado grande para abrirlo aquí.
site-unmarked = (sin marca)
site-not-now = Ahora toca otra cosa. { $reason }
site-going-on = La partida sigue…
site-you-watch = Ahora solo miras.
site-bot-for-you = Un bot juega por ti.
site-bot-for = Un bot juega por { $names }.
site-hand-out-sure = El asiento de { $name } deja esta pantalla: lo juega quien tenga el enlace. Puedes recuperarlo en cualquier momento.
site-handed-out = Envía este enlace a quien vaya a jugar como { $name }. Ahora este asiento solo lo miras.
site-take-in-sure = El asiento de { $name } vuelve a esta pantalla; el enlace que diste deja de funcionar.
site-leave-sure = A partir de ahora un bot juega todos tus asientos. Puedes volver desde la página de inicio y recuperarlos.
site-copied = Copiado
site-help = Ayuda y teclas
site-help-choose = Lo que tiene un marco verde se puede elegir: haz clic en ello, tócalo o elígelo en la lista junto a la mesa. Lo que está gris no se puede elegir ahora; si lo señalas, dice por qué.
site-help-look = Señala cualquier cosa para ver qué es y qué cambiaría al elegirla. Un clic en lo que no se puede elegir lo abre en grande, con su regla; el botón derecho abre cualquier cosa.
site-help-touch = En una pantalla táctil, mantén el dedo un momento sobre algo para ver qué cambiaría antes de tocarlo.
site-help-log = Señala o toca una línea del registro para ver en la mesa de qué habla.
site-sheet = Mostrar u ocultar todo sobre esta decisión
site-keys = Teclas
site-key-options = 1–9, a–z
site-key-options-does = elegir la opción con ese signo
site-key-tab = Tab
site-key-tab-does = de una parte a otra: la mesa, las opciones, el registro
site-key-arrows = Flechas
site-key-arrows-does = de una cosa a otra en la mesa, de opción en opción, de línea en línea del registro
site-key-pages = Re Pág, Av Pág
site-key-pages-does = en la mesa: a lo anterior o siguiente que se puede elegir, o que está gris y dice por qué
site-key-ends = Inicio, Fin
site-key-ends-does = a lo primero o a lo último
site-key-enter = Intro
site-key-enter-does = elegir, confirmar; en lo demás: abrirlo en grande
site-key-zoom = + y −
site-key-zoom-does = ampliar un tablero tras otro; Esc los deja como estaban
site-key-escape = Esc
site-key-escape-does = todavía no; cerrar
site-key-undo = u
site-key-undo-does = deshacer
site-key-help = ?
site-key-help-does = esta ayuda

setting-start = Jugador inicial
setting-start-none = Por sorteo

## Charts, what is to come, summaries and the glossary, whatever the game

chart-time = Ronda
chart-entries = Tiempo
chart-start = inicio
chart-now = ahora
chart-figure-about = Por jugador: { $figure }.
chart-table-about = En la mesa: { $figure }.
chart-latest = { $about } Últimos valores: { $values }
summary-round = Fin de la ronda { $round }
summary-total = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } ({ $gained })
measure-points = { $change } { $count ->
    [one] punto
   *[other] puntos
 }
source-points = Puntos
tie-broken = Empate a puntos.
tie-shared = Empate a puntos: se comparte la victoria.
source-of-box = Las cifras se leyeron de un ejemplar impreso del juego.
source-of-rulebook = Las cifras constan en el reglamento.
source-of-public = Las cifras vienen de listas públicas de los componentes.
source-of-deduced = Las cifras se deducen del reglamento.
source-of-reconstructed = Las cifras están reconstruidas: un ejemplar del juego puede mostrar otras.
source-of-mixed = Las cifras vienen del reglamento; algunas están reconstruidas y un ejemplar del juego puede mostrar otras.

## The colours of the seats, with their names in heraldry

tincture-azure = Azul (azur)
tincture-gules = Rojo (gules)
tincture-vert = Verde (sinople)
tincture-or = Dorado (oro)
tincture-purpure = Morado (púrpura)
tincture-sable = Negro (sable)

## Levels of bots

level-novice = Novato
level-novice-character = Tiene sus preferencias, pasa por alto casi todo lo demás y lo que traman los otros, y perdona cualquier error.
level-apprentice = Aprendiz
level-apprentice-character = Toma deprisa lo que mejor pinta ahora mismo, y valora algunas cosas demasiado o demasiado poco.
level-journeyman = Oficial
level-journeyman-character = Sabe lo que vale casi todo, tiene algún punto ciego y deja pasar muy poco.
level-master = Maestro
level-master-character = Juzga bien adónde lleva cada elección, vigila a los demás y rara vez se equivoca.
level-grandmaster = Gran maestro
level-grandmaster-character = Juzga como un Maestro, con la experiencia de miles de partidas, y desde ahí mira más lejos.
level-random = Al azar
level-random-character = Elige cualquier opción, sin fijarse en cuál.
level-greedy = Codicioso
level-planner = Planificador
level-search = Buscador

## Advice

advice-others = Frente a las otras opciones,
advice-others-alike = Las otras opciones examinadas son más o menos igual de buenas.
advice-first = Frente a la primera,
advice-first-alike = Más o menos igual de buena que la primera.
advice-taken = Esa opción
advice-taken-alike = Es un poco mejor en muchos aspectos.
advice-yours = Frente a tu elección,
advice-yours-alike = Es un poco mejor que tu elección en muchos aspectos.
advice-second = Frente a la siguiente,
advice-second-alike = Es un poco mejor que la siguiente en muchos aspectos.
advice-more = { $subject } { $first }.
advice-more-less = { $subject } { $first }, pero { $second }.
advice-then = { $first }, después: { $second }
advice-next = Después, lo mejor: { $steps }.
why-points-more = da { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-points-less = da { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
puzzle-proof = Vale { $points ->
    [one] alrededor de 1 punto
   *[other] unos { $points } puntos
 } más que la siguiente opción, de media en { $worlds } intentos con distinta suerte.
puzzle-finders = Encontrada por: { $names }.
theme-points = Puntos inmediatos
theme-others = Frenar a los rivales
why-others-more = da a los rivales { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-others-less = da a los rivales { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-experience-more = en el resto de la partida rinde { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-experience-less = en el resto de la partida rinde { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-rest-more = en todo lo demás rinde { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-rest-less = en todo lo demás rinde { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-many-more = en muchos detalles rinde { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } más
why-many-less = en muchos detalles rinde { $amount ->
    [one] alrededor de 1 punto
   *[other] unos { $amount } puntos
 } menos
why-winning-more = gana { $amount ->
    [one] alrededor de 1 partida
   *[other] unas { $amount } partidas
 } más de cada 100
why-winning-less = gana { $amount ->
    [one] alrededor de 1 partida
   *[other] unas { $amount } partidas
 } menos de cada 100

coach-mistake = «{ $best }» habría dado { $points ->
    [one] alrededor de 1 punto
   *[other] unos { $points } puntos
 } más. { $why }

## Hints, what an undo takes back, and the review

site-hint = Pista
site-hint-title = Las mejores opciones
site-hint-thinking = Pensando…
site-hint-scores = Puntuaciones finales previsibles
site-hint-end = al final:
site-coach = Entrenador
site-coach-about = Tu elección: «{ $name }»
site-coach-on = Activar el entrenador
site-coach-off = Desactivar el entrenador
site-coach-form = Con entrenador
site-coach-form-about = Le dice a cada persona lo que importa antes de decidir, y en cada partida un poco menos.
site-hints = Pistas
site-hints-alone = Solo contra bots
site-hints-true = Para todo el mundo
site-hints-false = Ninguna
site-hints-on = En esta mesa todo el mundo puede pedir pistas.
site-hints-off = En esta mesa las pistas están desactivadas.
site-origin-seed = Quien creó esta mesa eligió la semilla del azar y podría saber lo que viene.
site-origin-journal = Esta mesa sigue a partir de un diario que trajo quien la creó. Lo ocurrido antes no tuvo por qué ser fruto del azar.
site-origin-position = Esta mesa sigue desde una posición anterior de otra partida, así que alguien puede recordar lo que pasó allí.
site-review = Análisis
site-review-later = Una partida se analiza cuando ha terminado.
site-review-progress = Cada jugada se continúa muchas veces para ver cuánto valía… { $count }{"\u00A0"}%
site-stand-in = ¿Quién juega por ti?
review-curve = Cómo fue la partida
review-curve-note = En cada punto: cómo habría acabado la partida si desde ahí todos hubieran jugado como un bot fuerte. Quien tiene menos experiencia consigue menos puntos; por eso la curva suele empezar demasiado alta.
review-better = Lo que habría sido mejor
review-better-note = Cada decisión se juzga por lo que su jugador podía saber entonces. Cada opción muestra las puntuaciones finales que cabía esperar tras ella. Lo que cuenta es la ventaja: más puntos propios o menos para los rivales.
review-instead = { $name } podría haber mejorado su ventaja en unos { $points } puntos
review-taken = Elegida
review-best = Mejor
review-see = Verlo en la mesa
review-no-better = Ninguna decisión de una persona costó más de un punto. ¡Bien jugado!
review-only-bots = Solo jugaron bots; no hay a quien aconsejar.
review-swings = Lo que decidió la partida
review-swings-note = Las jugadas y los lances de azar que más cambiaron las puntuaciones previsibles, según lo que sabía toda la mesa. Se omite lo que puede ser mero ruido.
review-chance = Azar
review-decision = { $name } decide
review-swing-better = Una jugada más fuerte de lo que los demás podían esperar.
review-swing-worse = Una jugada más floja de lo esperable.
review-no-swings = Nada cambió mucho las puntuaciones previsibles.
review-luck = Suerte
review-luck-note = Cuántos puntos subió o bajó la puntuación final previsible de cada jugador por lo que se sacó o se descubrió.
chart-expected = Puntuaciones previsibles
chart-expected-about = La puntuación final que cada jugador podía esperar en cada momento de la partida.
chart-expected-start = Inicio
undo-choice = la última elección.
undo-routine = todo lo elegido de una vez.
undo-takes = Se deshace: { $text }
undo-takes-drawn = Se deshace: { $text } Lo robado o revelado desde entonces vuelve a ocultarse.
undo-takes-others = Se deshace: { $text } También se deshace todo lo hecho desde entonces por { $names }.
site-hand-to-bot-sure = Elige quién juega a partir de ahora en el asiento de { $name }. Puedes recuperarlo en cualquier momento.
site-hint-behind = Puntos por debajo de la primera
site-hint-rank = Pista número { $number }
site-key-hint = 0
site-key-hint-does = pedir una pista, donde se permiten
review-round = Ronda { $number }

# What things on a plain table are for.
meaning-question = Lo que se pregunta ahora.
meaning-field = Algo que comparte toda la mesa.
meaning-option = Una de las opciones; elígela con un clic.
meaning-measure = Lo que tiene este jugador.
meaning-score = Los puntos de este jugador.
meaning-crown = Este jugador ha ganado.
meaning-quill = La partida espera a este jugador.

# What is wrong with a database, for whoever starts a server.
database-in-use = La base de datos { $file } la está usando el servidor Freestone de { $address }/. Abre esa página o detén antes ese servidor.
database-in-use-somewhere = La base de datos { $file } la está usando otro servidor Freestone que está arrancando o cerrándose. Inténtalo de nuevo en un momento.
database-busy = La base de datos { $file } la está usando otro programa. Cierra antes ese programa.
database-folder = { $file } es una carpeta. Indica un archivo dentro de ella: --database { $example }
database-no-folder = No existe la carpeta { $folder } para la base de datos. Créala antes o indica otro archivo con --database.
database-read-only = No se puede escribir en la base de datos { $file }. Da permiso al archivo y a su carpeta o indica otro archivo con --database.
database-disk = El disco se niega a guardar la base de datos { $file } ({ $problem }). Mira si está lleno o indica otro archivo con --database.
database-foreign = { $file } no es una base de datos de Freestone. No se ha cambiado nada; indica otro archivo con --database.
database-damaged = La base de datos { $file } está dañada ({ $problem }). Pon una copia de seguridad en su lugar o indica otro archivo con --database.
database-newer = La base de datos { $file } la creó un Freestone más nuevo (esquema { $found }; este conoce { $known }). Actualiza Freestone o indica otro archivo con --database.
database-unreachable = La base de datos { $url } no se puede usar ({ $problem }). Mira si PostgreSQL funciona allí y admite a este usuario, o indica otra con --database.
database-shared = La base de datos { $url } tiene tablas de otro programa. No se ha cambiado nada; crea una solo para Freestone: createdb freestone
database-one-process = La base de datos { $file } es un archivo, que solo puede usar un proceso. Para varios, indica una base de datos de PostgreSQL, como --database postgresql://host/freestone.
database-strange-url = En { $url } no se pueden guardar partidas. Indica con --database un archivo o una URL como sqlite:////srv/tables.sqlite o postgresql://host/freestone.
database-missing = No hay ninguna base de datos { $file }. Indica la del servidor con --database.
database-old = La base de datos { $file } tiene el esquema de otra versión. Actualízala primero: freestone admin migrate
database-not-empty = La base de datos { $file } no está vacía, así que no se ha restaurado nada. Indica una vacía o nueva con --database.
database-no-backup = { $file } no es una copia completa de Freestone; no se ha restaurado nada
database-other-schema = La copia { $file } tiene el esquema { $found }, y este Freestone el { $known }. Restáurala con la versión que la hizo y actualiza después.

## Lessons

site-learn-title = Aprende a jugar a { $name }
site-learn-about = Capítulos cortos en una mesa de verdad, en los que juegas tú. Cada uno dura de uno a tres minutos. Puedes parar cuando quieras y seguir más tarde.
site-learn-enough = Suficiente para una primera partida: un entrenador explica el resto cuando llega el momento.
site-learner = Principiante
site-teacher = Profesor
site-begin-chapter = Empezar
site-begin-again = Empezar de nuevo
site-resume-chapter = Continuar
site-chapter-done = Hecho
site-chapters-done = { $number } de { $count } capítulos hechos
site-chapter-begun = Empezado
site-chapter-of = Capítulo { $number }: { $name }
site-leave-chapter = Salir
site-task = Tu tarea
site-try-again = Reintentar
site-choose-again = Elegir de nuevo
site-task-lost = Así la tarea ya no puede salir bien.
site-go-on-anyway = Seguir igualmente
site-pointed-at = Se señala: { $names }
site-other-move = Puedes hacerlo, pero no es lo que estamos probando ahora. Pasaría esto:
site-show-me = Enséñamelo
site-back-to-lesson = Volver a la lección
site-detour = Pues esto es lo que pasa. Echa un vistazo; después volvemos adonde estábamos.
site-chapter-finished = Hasta aquí este capítulo. ¡Bien jugado!
site-chapter-enough = ¡Ya sabes lo suficiente para jugar! En la primera partida, un entrenador te explica el resto cuando llega el momento. O apréndelo antes aquí.
site-chapter-left = Hasta aquí este capítulo. Puedes repetirlo cuando quieras.
site-lesson-finished = Ese era el último capítulo. Ya sabes todo lo necesario para una primera partida. ¡Que la disfrutes!
site-next-chapter = Siguiente capítulo
site-to-first-game = Jugar una primera partida
site-all-chapters = Todos los capítulos
site-origin-lesson = Esta mesa pertenece a una lección.

## Errors: what is wrong and what to do, in one line. It begins with a small letter, since a name comes before it.

# What somebody typed.
quotation = «{ $text }»
# A text that nobody knows, and what may be meant.
error-near = { $fault }; ¿querías decir { $near }?
error-there-are = { $fault }; hay: { $known }
error-no-game = no hay ningún juego { $text }
error-no-choice = no hay ninguna elección { $text }
error-no-setting = no hay ningún ajuste { $text }
error-no-player = no hay ningún jugador { $text }
error-no-player-with-weights = no hay ningún jugador con pesos { $text }
error-no-colour = no hay ningún color { $text }
error-no-mask-place = no hay ningún lugar para la máscara { $text }
error-no-render-mode = no hay ningún modo de dibujo { $text }
error-no-language = no hay ningún idioma { $text }
error-no-answer = no hay ninguna respuesta { $text }
error-no-engine = no hay ningún motor { $text }
error-no-pack = no hay ningún paquete { $text } de { $game }
error-no-built-in-pack = no hay ningún paquete incorporado { $text }
error-no-standing = aquí no hay ninguna respuesta permanente { $text }
error-no-key = no hay ninguna clave { $text }
error-no-value = { $key }: no hay ningún valor { $text }
error-no-part = { $key }: no hay ninguna entrada { $text }
error-no-item = no hay ninguna entrada { $text }
error-no-limit = no hay ningún límite { $text }
error-no-table = no hay ninguna mesa { $text } en esta base de datos
error-no-component = no hay ningún componente con el texto { $text }
error-no-effect = no hay ningún efecto { $text }
# Choices.
error-not-now = { $choice } no es posible ahora
error-not-now-because = { $choice } no es posible ahora: { $reason }
error-chance-first = { $choice } no es posible ahora: antes le toca al azar
error-choice-after-end = { $choice } no es posible: la partida ha terminado
error-foreign-choice = { $choice } pertenece a otro juego o paquete
error-undo-after-end = la partida ha terminado: ya no se deshace nada
error-nothing-to-undo = no hay nada que deshacer
error-undo-needs-consent = desde entonces se ha revelado algo o ha jugado otra persona: todos tienen que estar de acuerdo
# Tables: settings, seats, names.
error-malformed = { $where }: este valor no es posible aquí
error-malformed-text = { $where }: aquí se espera un texto
error-malformed-number = { $where }: aquí se espera un número entero
error-malformed-decimal = { $where }: aquí se espera un número
error-malformed-flag = { $where }: aquí se espera true o false
error-malformed-list = { $where }: aquí se espera una lista
error-malformed-object = { $where }: aquí se espera un objeto JSON
error-malformed-short = { $where }: es demasiado corto (mínimo { $limit })
error-malformed-long = { $where }: es demasiado largo (máximo { $limit })
error-malformed-least = { $where }: aquí se espera como mínimo { $limit }
error-malformed-most = { $where }: aquí se espera como máximo { $limit }
error-malformed-below = { $where }: aquí se espera menos de { $limit }
error-malformed-form = { $where }: aquí se espera la forma { $limit }
error-malformed-missing = { $where }: falta
error-malformed-extra = { $where }: aquí no se conoce
error-malformed-json = { $where }: esto no es JSON
error-setting-value = el ajuste { $name } no puede ser { $value } con { $seats } jugadores
error-seat-count = a { $game } no se puede jugar con { $seats }; números de jugadores posibles: { $counts }
error-left-out = el juego { $game } queda fuera: { $fault }
error-nor-a-folder = { $fault }; y no hay ninguna carpeta con ese nombre
error-name-empty = un nombre muestra al menos un carácter, no { $name }
error-name-long = un nombre tiene como mucho { $most } caracteres, no { $name }
error-name-odd = un nombre solo tiene caracteres imprimibles, no { $name }
error-name-stacked = una letra de un nombre tiene como mucho { $marks } signos, no { $name }
error-name-same = dos jugadores no pueden llamarse igual: { $name }
error-same-colour = dos asientos no pueden tener el mismo color, como en { $colours }
error-sitters-and-seats = { $sitters } personas y bots para { $seats } asientos
error-not-a-person = el asiento { $seat } no es de una persona
error-no-such-entry = no hay ninguna entrada { $number }
error-other-game = { $bot } juega a { $plays }, no a { $game }
error-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }. Indica otra dirección con --host u otro puerto con --port
error-wrong-limit = { $text } no es posible: { $name } es un número entero de { $least } a { $most }
# Journals.
error-journal-line = línea { $number }: { $reason }
error-other-position = la posición no es la que se guardó (huella { $digest })
error-entry-after-end = { $choice } del asiento { $seat }, pero la partida ha terminado
error-entry-of-other-seat = { $choice } del asiento { $seat }, pero decide el asiento { $deciding }
error-under-other-rules = { $fault } (escrito con las reglas { $written }, estas son las reglas { $rules })
error-newer-rules = escrito con las reglas { $written } de { $game }; este Freestone conoce las reglas { $rules }
error-other-pack = jugada con otro paquete: { $played }, no { $digest }
error-players-and-names = { $players } jugadores para { $names } nombres
error-unreadable-name = un nombre tiene de 1 a { $most } caracteres imprimibles, no { $name }
error-large-seed = una semilla tiene como mucho { $most } bits
error-undo-of-too-many = deshace { $count } entradas de { $entries }
error-cannot-read = no se puede leer { $file }: { $reason }
error-not-utf-8 = { $file } no es un archivo de texto en UTF-8
# What the operating system says of a file or an address.
error-system-missing = no existe ese archivo o carpeta
error-system-forbidden = permiso denegado
error-system-folder = es una carpeta
error-system-no-folder = no es una carpeta
error-system-there = el archivo ya existe
error-system-full = no queda espacio en el dispositivo
error-system-read-only = el sistema de archivos es de solo lectura
error-system-long = el nombre del archivo es demasiado largo
error-system-taken = la dirección ya está en uso
error-system-elsewhere = la dirección no es de este equipo
error-system-died = un proceso de trabajo se ha detenido; ¿había suficiente memoria?
error-large-journal = { $file } es demasiado grande para un diario: más de { $most } bytes
error-torn-line = la última línea no está completa
error-not-json = no es JSON: { $text }
error-not-a-journal = esta no es la cabecera de un diario de Freestone
error-other-format = escrito en el formato { $written }; este Freestone lee el formato { $known }
error-header-field = en la cabecera falta { $name } o es del tipo equivocado
error-header-texts = nombres, jugadores y colores son listas de textos
error-header-settings = los ajustes son textos, números enteros, sí o no, o nada
error-header-seed = la semilla no es un número entero
error-not-an-entry = ni una entrada [asiento, elección] ni una línea con undo o digest: { $text }
# Packs and weights.
error-mistakes = { $count ->
    [0] { $first }
   *[other] { $first } (y { $count } más: freestone check --pack los nombra todos)
 }
error-not-a-folder = { $folder } no es una carpeta
error-no-packs = { $game } no tiene datos de componentes en archivos, así que no hay paquete que copiar o cambiar
error-pack-of-same-name = { $folder }: ya hay un paquete { $name } de { $game }; dale a este un nombre propio
error-unreadable-weights = { $file } no se puede leer: { $reason }
error-weights-list = { $file }: { $name } es una lista de números con punto decimal, no { $found }
error-weights-of-no-game = { $file } no contiene los pesos de ningún juego
error-not-a-network = { $file } no es una red: { $reason }
# Mistakes in component data: a place in a file, and what is wrong there.
mistake-at = { $place }: { $fault }
mistake-in-line = { $file }, línea { $line }: { $fault }
mistake-in-key = { $key }: { $fault }
mistake-toml-at = línea { $line }, columna { $column }: { $fault }
mistake-toml-at-end = al final del archivo: { $fault }
mistake-toml-value = esto no es un valor de TOML; los textos van entre comillas
mistake-toml-one-line = cada línea tiene una clave y un valor
mistake-toml-equals = después de una clave van = y su valor
mistake-toml-twice = esto ya está definido más arriba
mistake-toml-unclosed = faltan unas comillas, un corchete o una llave de cierre
mistake-toml-escape = dentro de un texto, la barra invertida se escribe \\
mistake-toml-other = esto no es TOML
mistake-source = { $key } es uno de { $known }, no { $found }
mistake-missing = falta { $key }
mistake-empty = { $key } está vacío
mistake-kind-text = { $key } es un texto, no { $found }
mistake-kind-number = { $key } es un número entero, no { $found }
mistake-kind-flag = { $key } es «true» o «false», no { $found }
mistake-kind-list = { $key } es una lista, no { $found }
mistake-kind-table = { $key } es una tabla, no { $found }
mistake-list-text = { $key } es una lista de textos, no { $found }
mistake-list-number = { $key } es una lista de números enteros, no { $found }
mistake-list-table = { $key } es una lista de tablas, no { $found }
mistake-id = { $key } solo admite a-z, 0-9, _ y -, con 60 caracteres como máximo, no { $found }
mistake-id-twice = este id aparece dos veces
mistake-number = { $key } debe estar entre { $least } y { $most }, no { $found }
mistake-one-number = { $key } es { $only }, no { $found }
mistake-numbers = los números de { $key } deben estar entre { $least } y { $most }, no { $found }
mistake-length = { $key } tiene { $count } números, no { $found }
mistake-no-text = falta el texto { $id }; escribe { $id } = … en { $file }
mistake-text-form = un texto se escribe id-del-mensaje = Nombre, sin variables ni referencias
mistake-text-twice = { $id } aparece dos veces
# Commands.
error-missing-extra = { $purpose } necesita { $library }: pip install 'freestone[{ $extra }]'
error-no-file = no hay ningún archivo { $file }
error-no-folder = no hay ninguna carpeta { $folder }: créala o indica otro --output
error-cannot-write = no se puede escribir { $file }: indica otro --output
error-already-there = { $folder } ya existe; no se ha cambiado nada
error-no-bot-of-name = { $file } no tiene ningún bot { $name }
error-several-bots = { $file } tiene varios bots; indica uno: { $bots }
error-no-bot = { $file } no tiene ningún bot: una clase con __init__(self, seed) y choose(self, seen)
error-not-a-setting = un ajuste se escribe nombre=valor, no { $text }
error-not-players = los jugadores se separan con comas, como en you,random,random; no { $text }
error-not-numbers-of-players = los números de jugadores se separan con comas, como en 2,4; no { $text }
error-not-a-time = una duración se escribe 30s, 5m o 1h, no { $text }
error-either-option = usa { $one } o bien { $other }
error-either-options = usa { $one } o bien { $other } y { $more }
error-instead-option = usa { $one } en lugar de { $other } o { $more }
error-play-what = indica un juego, por ejemplo: freestone play pillars; o reanuda una partida: freestone play --resume
error-perft-what = indica un juego, por ejemplo: freestone perft pillars --depth 3
error-check-what = comprueba una de estas cosas: diarios, --fuzz DURACIÓN, --data, --lessons, --texts o --pack CARPETA
error-compare-what = indica un juego, o archivos de partidas guardadas con --from
error-compare-two = se comparan dos bots, como en --bots greedy,planner; no { $text }
error-bot-file = aquí juega { $file }, y un archivo solo se ejecuta si lo indicas tú: --players { $players }
error-who-plays = indica los jugadores de { $seats } asientos, por ejemplo --players { $example }
error-nothing-to-resume = no hay ninguna partida que reanudar; empieza una con: freestone play pillars
error-nothing-to-resume-without-pack = no hay ninguna partida que reanudar; una con tu propio paquete necesita --pack CARPETA
error-not-on-list = { $text } no es un número de 1 a { $most }
error-no-entry-in-file = { $file } tiene { $entries } entradas; no hay ninguna entrada { $number }
error-review-later = { $file }: la partida aún no ha terminado; se puede analizar cuando termine
error-format-prints = --format muestra filas, así que no se combina con { $option }
error-seats-of-population = --seats es para --population; --players indica un bot para cada asiento
error-network-options = --network aprende según --hours, no con --trials, --set ni --player
# The laboratory.
error-another-output = { $fault }. Indica otro --output o borra el archivo
error-other-journal = { $file } contiene otra partida. Indica otro --journals o borra el archivo
error-row-file = las filas se guardan como .jsonl, .csv o .parquet, no como { $file }
error-no-games = { $file } no contiene partidas
error-no-row = { $file }, línea { $number }: no es una fila de una simulación
error-no-rows = { $file } no contiene filas de una simulación
error-no-rows-of-games = { $file } no contiene filas de partidas
error-games-before-change = { $file } contiene otras partidas: desde entonces han cambiado reglas o bots
error-other-games = { $file } contiene otras partidas: allí { $name } es { $found }, no { $value }
error-weights-file = los pesos se guardan en un archivo como { $example }, no en { $file }: indica otro --output
error-weights-of-rival = { $file } es uno de los rivales y el ajuste lo cambiaría: indica otro --output
error-no-weights = { $game } no tiene pesos que ajustar
error-weights-of-other-game = { $file } no contiene los pesos de { $game }: indica otro --output
error-other-tuning = { $file } contiene una serie con otros bots, reglas, cifras u opciones
error-other-bots = una partida de { $bots } no compara { $rival } con { $challenger }
error-unlike-games = las partidas que se comparan difieren en el juego, las cifras, los ajustes o los asientos
error-games-of-two = una comparación necesita partidas de dos bots, no de { $bots }
error-no-puzzle-search = { $file }, línea { $number }: no es una búsqueda de retos
error-other-puzzle-search = { $file }, línea { $number }: otras partidas, o de antes de que cambiaran reglas o bots
error-no-ladder-game = { $file }, línea { $number }: no es una partida de una clasificación
error-ladder-seed = { $file } contiene partidas con la semilla { $found }, no { $seed }
error-ladder-settings = { $file } contiene partidas de { $contest } con otros ajustes o cifras
error-ladder-before-change = { $file } contiene partidas de { $contest } de antes de que cambiaran reglas o bots
error-bot-twice = { $bot } aparece dos veces en --bots; los resultados se dan por nombre
error-ladder-of-two = una clasificación necesita dos bots: indica varios en --bots, o un rival en --against
error-no-run = { $folder } no contiene ningún entrenamiento: no hay aims.json
error-other-network = esta red lee posiciones distintas de las que tiene ahora { $game }: { $card }
error-another-run = { $folder } contiene otro entrenamiento: { $reason }. Indica otro --output; con --from { $folder } empieza con lo que este ha aprendido
error-other-aim = allí { $name } es { $found }, no { $value }
error-other-fields = cuando empezó, las posiciones tenían otros campos o elecciones
error-other-figures = cuando empezó, los componentes tenían otras cifras
error-other-puzzle = reto { $puzzle } de { $game }: sus elecciones llevan a otra posición
error-no-puzzles = { $file } no contiene retos
error-cluster-failed = el clúster ha fallado: { $reason }
error-cluster-code = { $machine } tiene { $theirs }, pero esta máquina tiene { $ours }: instala lo mismo en todas las máquinas del clúster
error-no-cluster = no hay ningún clúster en { $address } ({ $reason }): inicia uno con { $start } o lee docs/cluster.md
error-no-cluster-here = en esta máquina no hay ningún clúster: inicia uno con { $start } o lee docs/cluster.md
error-cluster-address = una dirección es auto, HOST:PORT o ray://HOST:PORT
error-cluster-without = ningún Freestone, o uno que no conoce los clústeres
