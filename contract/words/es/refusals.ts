import type { words as en } from '../en/refusals.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  MALFORMED_JSON: {
    syntax: 'El cuerpo no es JSON válido: en la línea {line}, columna {column}, se espera {expected}.',
    name: 'El cuerpo tiene un dato llamado «__proto__» o «constructor»: quítelo.',
    surrogate: 'El cuerpo tiene la mitad de un par suplente en un escape \\u: escriba las dos mitades.',
    length: 'El cuerpo no tiene la longitud que dice Content-Length. Envíelo de nuevo.',
  },
  VALIDATION: {
    field: '{place} {message}.',
    repeated: 'Indique {id} una sola vez: «{pointer}» lo repite.',
    leaderboard: 'Corrija los ajustes de la clasificación.',
    otherCard: 'Indique en «/to» otra tarjeta del mismo tipo.',
    scorer: 'El anotador debe ser el número de un jugador.',
    idempotencyKey: 'Idempotency-Key debe tener de 1 a 255 caracteres ASCII visibles.',
    deep: 'El cuerpo tiene más de {levels} niveles.',
    many: 'El cuerpo tiene más de {values} valores: divida las listas largas.',
    null: 'El cuerpo tiene un carácter nulo en un escape \\u: quítelo.',
    nullInAddress: 'La dirección tiene un carácter nulo: quítelo.',
    path: 'La ruta debe ser UTF-8 con codificación por porcentaje.',
    unreadable: 'La petición no se puede leer. Revise las cabeceras y la ruta.',
    http: 'Esto no es una petición HTTP válida.',
  },
  INVALID_CREDENTIALS: 'Revise el correo y la contraseña, o pida al operador una credencial nueva.',
  INVALID_LOGIN: 'El correo y la contraseña no coinciden. Revise los dos o pregunte al propietario de su club.',
  CROSS_SITE: 'La petición no venía de una página de este servicio. Abra la consola y hágalo allí.',
  FRESH_LOGIN_REQUIRED: {
    old: 'Esto solo puede hacerlo quien ha iniciado sesión en los últimos diez minutos. Vuelva a entrar y repítalo.',
    factor: 'Esto necesita su segundo paso. Vuelva a entrar con su llave de acceso o con un código y repítalo.',
  },
  SECOND_FACTOR_REQUIRED:
    'Usted lleva esta instalación y necesita un segundo paso. Configúrelo en su cuenta; si ya lo tiene, entre con él.',
  CODE_REQUIRED: 'Escriba el código que muestra ahora su aplicación, o un código de recuperación.',
  CODE_WRONG: {
    unreadable:
      'Su aplicación de códigos ya no sirve aquí: ha cambiado el secreto de la instalación. Use un código de recuperación o pregunte a quien lleva la instalación.',
    wrong: 'El código no es correcto o ya se ha usado. Espere al siguiente que muestre su aplicación.',
    shut: 'Demasiados códigos erróneos. Pida un enlace en la página de inicio de sesión, elija una contraseña nueva e inténtelo de nuevo.',
  },
  PASSKEY_REFUSED: {
    late: 'Ha tardado demasiado o se empezó en otra ventana. Inténtelo de nuevo.',
    unknown: 'Aquí no se conoce esta llave de acceso. Entre con su contraseña.',
    wrong: 'La respuesta de la llave de acceso no es válida. Inténtelo de nuevo o entre con su contraseña.',
    known: 'Esta llave de acceso ya está en la lista.',
  },
  ROLE_REQUIRED: {
    role: 'Su función aquí ({role}) no lo permite. Pídaselo a un propietario de la comunidad.',
    operator: 'Esto solo puede hacerlo quien lleva esta instalación. Pídaselo.',
  },
  TOKEN_INVALID: {
    absent: 'Envíe la cabecera «Authorization: Bearer <token>»; POST /v1/auth da un token.',
    token: 'El token está mal formado, ha caducado o se ha revocado. Vuelva a entrar con POST /v1/auth.',
    link: 'Este enlace no es válido. Pida uno nuevo a quien se lo envió.',
    staffLink: 'Este enlace ha terminado. Pida uno nuevo al Comité.',
    session: 'No ha iniciado sesión, o su sesión ha terminado. Entre e inténtelo de nuevo.',
  },
  UNAUTHORIZED: {
    readOnly:
      'Su credencial solo sirve para leer. Pida al operador una que permita escribir, o quite lo que cambia algo.',
    community: 'La comunidad no existe, o no tiene acceso a ella.',
    event: 'La prueba no existe, o no tiene acceso a ella.',
    eventGone: 'La prueba ya no existe.',
    player: 'El jugador {playerId} no existe, o no tiene acceso a él.',
    players: '{players}: no existe, o no tiene acceso.',
    registering: 'No se ha inscrito a nadie: «{pointer}» {message}.',
    firstRequest: 'Ya no tiene acceso a la comunidad de la primera petición.',
    round: 'La vuelta no es de la prueba del enlace.',
    otherPlayer: 'El enlace es de otro jugador.',
    administrator: 'Quien tiene una función en la comunidad no anota con un enlace: inicie sesión.',
    notRegistered: 'No está inscrito en esta prueba.',
    card: 'La tarjeta no es del grupo de quien anota.',
    link: 'El enlace no sirve para esto. Pregunte al Comité.',
  },
  NOT_FOUND: {
    course: 'La prueba no tiene ese campo.',
    tee: 'El campo no tiene esas barras.',
    teeOfEvent: 'Ningún campo de la prueba tiene esas barras. Vea las barras de sus campos.',
    leaderboard: 'La prueba no tiene esa clasificación.',
    match: 'La clasificación ya no tiene ese partido. Puede que ahora jueguen otros en él.',
    standing: 'No hay nadie con ese número en la clasificación, o no tiene esa vuelta.',
    flight: 'La prueba no tiene esa categoría.',
    playerInFlight: 'El jugador no está en la categoría.',
    teamInFlight: 'El equipo no está en la categoría.',
    team: 'La prueba no tiene el equipo {teamId}.',
    anyTeam: 'La prueba no tiene ese equipo.',
    playerInTeam: 'El jugador no está en el equipo.',
    teamInEvent: 'El equipo {teamId} no juega en la prueba.',
    drawable: 'Ningún otro equipo tiene un jugador cuya bola se pueda sortear para el equipo {teamId}.',
    teePairing: 'La vuelta no tiene el grupo {teePairingId}.',
    playerInTeePairing: 'El jugador no está en el grupo.',
    registration: 'El jugador {playerId} no está inscrito en la prueba.',
    message: 'La prueba no tiene ese mensaje.',
    players: '{players}: sin inscripción en la prueba. Inscriba antes al jugador.',
    anyPlayer: 'No hay ningún jugador {playerId}. Puede que entretanto se haya fusionado con otro.',
    twoPlayers: 'No hay dos jugadores distintos con esos números. Puede que entretanto se haya fusionado uno de ellos.',
    merge: 'Esa fusión no existe, o hace demasiado tiempo para deshacerla.',
    registering: 'No se ha inscrito a nadie: «{pointer}» {message}.',
    side: '{side, select, P {El jugador} other {El equipo}} {sideId} no está en la vuelta.',
    round: 'La prueba aún no tiene vueltas.',
    session: 'Esa sesión no existe, o ha terminado.',
    passkey: 'La cuenta no tiene esa llave de acceso.',
    codes: 'No hay ninguna aplicación de códigos configurada, o ha tardado demasiado. Empiece de nuevo.',
    playerOfAccount:
      'Usted no puede ser este jugador: los directores eligen entre los jugadores de sus comunidades; los demás, al jugador con su mismo correo.',
    staff: 'La cuenta no tiene ninguna función en la comunidad.',
    account: 'No hay ninguna cuenta {administratorId} vigente.',
    staffLink: 'Ese enlace no está abierto. Puede que haya terminado entretanto.',
    named: 'El organizador no ha nombrado a nadie con ese número. Puede que entretanto se haya quitado de la lista.',
    invitation: 'Esa invitación no está abierta. Puede que entretanto se haya aceptado o haya terminado.',
    communityRequest: 'No hay ninguna solicitud {requestId}. Puede que entretanto se haya respondido.',
    accessRequest:
      'No hay ninguna solicitud pendiente {requestId}. Puede que entretanto se haya resuelto o se haya retirado.',
    accessQuestion: 'Sobre esta solicitud no se ha preguntado nada.',
    credential: 'No hay ninguna credencial {credentialId} vigente.',
    step: 'Ese paso no existe, o es demasiado antiguo para deshacerlo.',
    roundOfEvent: 'La prueba no tiene la vuelta {roundId}.',
    anyCourse: 'No hay ningún campo {courseId}.',
    recipe: 'No hay ningún modelo {recipe}.',
    webhook: 'La comunidad {communityId} no tiene el webhook {webhookId}.',
    delivery: 'El webhook {webhookId} no tiene la entrega {deliveryId}.',
    path: 'Esa ruta no existe. En la referencia, /docs, están todas.',
    grammar: 'Esa gramática no existe. GET /v1/application.wadl las da todas.',
    problem: 'Ese problema no existe. En la página /problems están todos.',
    file: 'Este archivo ya no está aquí: abra de nuevo el enlace para anotar.',
    rehearsal: 'Ahora no hay ningún ensayo de {eventId}.',
  },
  METHOD_NOT_ALLOWED: {
    here: 'Esta ruta tiene los métodos {methods}.',
    unknown: 'No se conoce ese método.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    json: 'Envíe el cuerpo en JSON con la cabecera «content-type: application/json».',
    charset: 'Codifique el cuerpo en UTF-8 y envíe «content-type: application/json; charset=utf-8», o ningún charset.',
  },
  REQUEST_TIMEOUT: 'Envíe las cabeceras en 5 segundos y la petición entera en 10.',
  PROFILE_MERGE_REQUIRED:
    'El correo o la licencia es de otro perfil, o el perfil dice otra cosa. Revise los datos; si es la misma persona, pida al operador que fusione los dos perfiles.',
  SCORE_ENTERED: {
    player:
      'El jugador o su equipo tiene un resultado en esta prueba o en una de sus vueltas, y se queda. Cambie el estado de la tarjeta: retirado, descalificado o no entregó tarjeta.',
    team: 'El equipo {teams} tiene un resultado y se queda como está. Cambie el estado de su tarjeta: retirado, descalificado o no entregó tarjeta.',
    replacedTeam:
      'En esta vuelta hay un resultado de un equipo de la prueba, que los equipos nuevos sustituirían. La vuelta se queda con los equipos de la prueba.',
    otherCard: 'La otra tarjeta tiene resultados. Intercambie las dos tarjetas.',
  },
  PLAYER_PARTICIPATED: {
    upcoming: 'El jugador está inscrito en {eventId} ({name}). Quítelo antes de la prueba.',
    past: 'El jugador participó en {eventId} ({name}). Se queda en la comunidad.',
  },
  PROFILE_COMPLETED: 'El jugador lleva su propio perfil y solo él puede cambiarlo.',
  PROFILE_SHARED: {
    other:
      'El perfil de este jugador lo lleva otro club. Pida el cambio a ese club o al jugador. Usted puede cambiar el apodo y la condición de socio.',
    email: 'Este jugador es también de otros clubes: el correo solo lo cambian el jugador o el operador.',
  },
  NOT_REGISTERED: {
    players: '{players}: sin inscripción en la prueba. Inscriba antes al jugador.',
    scorer: 'El jugador {playerId} no está inscrito en la prueba.',
  },
  ALREADY_REGISTERED: {
    registering: 'No se ha inscrito a nadie: «{pointer}» {message}.',
    naming: 'No se ha añadido a nadie a la lista: {name} ya está en ella.',
  },
  NO_PLACE_LEFT:
    'Las {places} plazas están ocupadas, o lo estarían. Quite a alguien de la lista o pida más plazas al Comité.',
  PLAY_HAS_BEGUN: 'El juego ha empezado: nombres y equipos se quedan como están. Pregunte al Comité.',
  NOT_WAITING: {
    state:
      'No se ofrece plaza a quien {state, select, registered {ya la tiene} ballot {está en el sorteo} other {se ha retirado}}. Solo a quien está en lista de espera.',
    phase: 'No se puede ofrecer una plaza: la prueba no está publicada, ha empezado o ha terminado.',
  },
  NO_BALLOT: {
    mode: 'La prueba no tiene sorteo: las plazas van por orden de inscripción.',
    open: 'La inscripción está abierta hasta {closes}. Haga el sorteo después.',
    nobody: 'No hay nadie en el sorteo, o ya se ha hecho.',
  },
  REGISTER_ON_MULTI_ROUND_EVENT: {
    register: 'Inscriba en M-{eventId}: vale para todas sus vueltas.',
    remove: 'Quite al jugador de M-{eventId}: vale para todas sus vueltas.',
    offer: 'Ofrezca la plaza en M-{eventId}: vale para todas sus vueltas.',
    ballot: 'Haga el sorteo en M-{eventId}: vale para todas sus vueltas.',
    change: 'Cambie la inscripción en M-{eventId}: vale para todas sus vueltas.',
  },
  PLAYER_HAS_NO_MEMBERSHIP: {
    player:
      'El jugador {playerId} no está en la comunidad {communityId}. Añádalo en Socios o con POST /v1/players/{playerId}/communities/{communityId}.',
    registering: 'No se ha inscrito a nadie: «{pointer}» {message}.',
    link: 'El enlace es para jugadores de la comunidad. Añada antes al jugador.',
  },
  FLIGHT_IS_FOR_TEAMS: 'La clasificación es de equipos. Use las operaciones para equipos.',
  FLIGHT_IS_FOR_PLAYERS: 'La clasificación no es de equipos. Use las operaciones para jugadores.',
  FLIGHTS_DISABLED: 'Las categorías están desactivadas en esta prueba de una vuelta. Actívelas antes en Configuración.',
  TEAM_HANDICAP_IS_PER_ROUND: 'Un equipo tiene un hándicap en cada vuelta: use el número de la vuelta.',
  MULTI_ROUND_EVENT_REQUIRED: {
    prizes: 'Los premios de una vuelta se pagan con su prueba de varias vueltas: use {eventId}.',
    rounds: 'Solo una prueba de varias vueltas tiene vueltas: use un número que empiece por M.',
    team: 'El equipo {teamId} es de la prueba a la que pertenece la vuelta: cámbielo allí.',
  },
  ROUND_REQUIRED: {
    checkIns: 'El check-in se hace para una vuelta: use el número de la vuelta, que empieza por S.',
    cards: 'Las tarjetas son de una vuelta: use el número de la vuelta, que empieza por S.',
    shortening: 'Cada vuelta se acorta por separado: use el número de la vuelta, que empieza por S.',
    messages: 'Un mensaje dice las horas de salida de una vuelta: use el número de la vuelta, que empieza por S.',
    teePairings: 'Los grupos son de una vuelta: use el número de la vuelta, que empieza por S.',
  },
  REGISTRATION_TYPE:
    'La inscripción de esta prueba es «{type}». Para que se inscriba el público, elija en Configuración «Todos los que tengan el enlace» («Online Questionnaire»).',
  EVENT_NOT_EDITABLE: {
    event:
      'La prueba, o aquella a la que pertenece la vuelta, es oficial o está cancelada. El director puede reabrirla en Resultados.',
    round:
      'La vuelta {eventId} es oficial y sus resultados cambiarían. Cambie las vueltas que no lo son, o que el director la reabra en Resultados.',
  },
  ALREADY_ASSIGNED:
    'El jugador {playerId} está en otro grupo de la vuelta. Quítelo antes de allí o asígnelo con POST, que lo mueve.',
  COURSE_NOT_IN_EVENT: {
    handicap: 'El campo {courseId} no es de la prueba. Los campos se añaden en Configuración.',
    round: 'El campo no es de la vuelta. Los campos se añaden en Configuración.',
    registering: 'No se ha inscrito a nadie: «{pointer}» {message}.',
  },
  TOO_MANY_WEBHOOKS: 'La comunidad {communityId} tiene {most} webhooks, que es el máximo. Borre antes uno.',
  REASON_REQUIRED: {
    state: 'Diga en «Motivo» por qué la prueba deja el estado «{state}».',
    scores: 'Ya hay resultados. Diga en «Motivo» por qué cambia la clasificación.',
    committee: 'Diga en «Motivo» por qué decide el partido el comité.',
  },
  CHANGED_MEANWHILE: {
    field: 'Otra persona ha cambiado «{field}» entretanto. Mire cómo está ahora y decida.',
    places:
      'Otra persona ha movido a {count, plural, one {un jugador} other {# jugadores}} entretanto. Mire dónde están ahora y decida.',
  },
  NOT_A_CLUB: 'Solo un club tiene comunidades propias. Los clubes los crea quien lleva la instalación.',
  NAME_TAKEN: '«{name}» ya existe. Elija otro nombre.',
  STATE_TRANSITION: {
    event: 'Una prueba en estado «{from}» no puede pasar a «{to}».',
    round:
      'La prueba de varias vueltas está en estado «{state}», y sus vueltas también. Cambie antes el estado de la prueba.',
  },
  ROUND_NOT_STARTED: 'La vuelta está en estado «{state}». Póngala antes en juego.',
  NOT_A_TEAM_FORMAT:
    'Ninguna clasificación de la vuelta cuenta un resultado de equipo en cada hoyo. Anote los resultados de los jugadores.',
  NOT_A_PLAYER_FORMAT:
    'Todas las clasificaciones de la vuelta son de equipos con una sola bola. Anote los resultados de los equipos.',
  SCORES_DIFFER:
    'Los resultados de los jugadores y de sus marcadores no coinciden en el hoyo {holes}. Antes de que firme nadie deben ponerse de acuerdo, o decide el Comité.',
  HOLE_WITHOUT_STROKES:
    'El hoyo {hole} no tiene un número de golpes al que sumar una penalización. Anote antes su resultado.',
  NO_SCORE: 'La tarjeta no tiene ningún resultado. Anote uno primero.',
  CARD_SIGNED: 'Hay una tarjeta firmada. Quite antes las firmas de las dos.',
  NOT_READY: {
    always: '{finding} Corríjalo antes de que empiece la vuelta.',
    reason: '{finding} Corríjalo, o diga en «Motivo» por qué empieza la vuelta de todos modos.',
    rehearsal: 'Aún no hay nadie en las salidas y no pueden llegar resultados. Rellene antes el horario de salidas.',
  },
  IN_USE: {
    played: '{name} tiene resultados. Cancélela: así se conservan.',
    notDraft: '{name} está en estado «{state}», y solo se borra un borrador. Cancélela.',
    round: '{name} es una vuelta de {eventId}. Quítela allí.',
    roundPlayed: '{name} tiene resultados y se queda. Cancélela.',
    lastRound: '{name} es la única vuelta de la prueba. Borre la prueba entera.',
    roundCounted: '{name} cuenta para {leaderboards}. Cambie antes las vueltas de esas clasificaciones.',
    course: '{course} no se puede quitar: {uses}. Cambie eso antes.',
    replaced: '{course} ya tiene una versión nueva. Haga la siguiente a partir de esa.',
    begun: '{name} ha empezado o ha terminado y conserva su campo.',
    rehearsed: 'Hay un ensayo de {name}. Deséchelo antes.',
    tee: '{course} perdería las barras {tee}, y {count, plural, one {# jugador o equipo juega} other {# jugadores o equipos juegan}} desde ellas. Deje las barras o dé antes otras a esos jugadores.',
    leaderboard:
      'Sin {name}, las tarjetas de equipos no contarían en ningún sitio. Cree antes otra clasificación de equipos con una sola bola.',
  },
  IDEMPOTENCY_IN_PROGRESS:
    'La primera petición con esta Idempotency-Key aún está en marcha. Inténtelo de nuevo dentro de un momento.',
  PAYLOAD_TOO_LARGE: 'Envíe como máximo 1 MiB de una vez; divida las listas largas.',
  URI_TOO_LONG: {
    address:
      'La dirección tiene {characters} caracteres; el máximo es {most}. Ponga los criterios de búsqueda en el cuerpo.',
    part: 'Una parte de la ruta es demasiado larga.',
    headers: 'La dirección y las cabeceras juntas son demasiado largas.',
  },
  IDEMPOTENCY_KEY_REUSED:
    'Esta Idempotency-Key ya se usó para otra petición. Use una clave nueva para cada petición nueva.',
  RATE_LIMITED: {
    credential:
      'Esta credencial ha hecho {requests} peticiones en un minuto. Inténtelo de nuevo dentro de {seconds} segundos.',
    logins: 'Demasiados intentos fallidos de entrar. Inténtelo de nuevo dentro de {seconds} segundos.',
    link: 'Los móviles con este enlace han hecho {requests} peticiones en un minuto. Inténtelo de nuevo dentro de {seconds} segundos.',
    links: 'Demasiados enlaces no válidos. Inténtelo de nuevo dentro de {seconds} segundos.',
    file: 'Aún se está leyendo un archivo suyo. Espere a que termine y envíe entonces el siguiente.',
  },
  INTERNAL: 'Algo ha fallado en el servicio. No se ha cambiado nada. Dé al operador el requestId.',
  UNAVAILABLE: {
    database: 'La base de datos no responde. Inténtelo de nuevo dentro de unos segundos.',
    conflict: 'Otras peticiones están cambiando los mismos datos. Inténtelo de nuevo dentro de un momento.',
    disk: 'La base de datos no puede escribir; quizá el disco esté lleno. No se ha cambiado nada. Inténtelo más tarde.',
    overload: 'El servicio está sobrecargado. Inténtelo de nuevo dentro de unos segundos.',
    connections: 'Hay demasiadas conexiones abiertas. Inténtelo más tarde.',
    restart: 'El servidor se está reiniciando. Inténtelo de nuevo dentro de unos segundos.',
  },
  HANDICAP_LOCKED: {
    player: 'El hándicap del jugador está bloqueado. Desbloquéelo antes.',
    team: 'El hándicap del equipo está bloqueado. Desbloquéelo antes.',
  },
  HANDICAP_REASON_REQUIRED: 'El jugador no tiene hándicap exacto: envíe con los valores un motivo en «manualMsg».',
  OTHER_COURSE:
    'El jugador juega en el campo {courseId}, y un jugador tiene un solo hándicap en una vuelta. Quite «courseId», o póngale antes barras del otro campo.',
  PASSWORD_WEAK: 'La contraseña es demasiado débil. {why}',
  CODES_ON: 'La cuenta ya tiene una aplicación de códigos. Desactívela antes y configure después la nueva.',
  ALREADY_STAFF: '{email} ya es del personal de la comunidad. Cambie su función.',
  TOO_MANY_INVITATIONS: {
    address: '{email} ha recibido {most} invitaciones en un día. Inténtelo de nuevo mañana.',
    community: 'La comunidad ha invitado a {most} personas en un día. Inténtelo de nuevo mañana.',
  },
  CREDENTIAL_EXISTS: {
    inForce: '{email} tiene una credencial vigente. Use esa u otra dirección.',
    asked: '{email} espera la respuesta a una solicitud. Retírela antes o use otra dirección.',
  },
  LAST_OWNER: 'Una comunidad tiene siempre al menos un propietario. Nombre antes propietario a otra persona.',
  ONLY_OWNER:
    'Nadie más es propietario de {communities}. Nombre antes allí a otro propietario, o bloquee la cuenta de todos modos sabiendo eso.',
  OPERATOR_BLOCKED: {
    self: 'No puede bloquear su propia cuenta. Pídaselo a otro operador.',
    last: 'No quedaría nadie que pueda entrar y llevar la instalación. Nombre antes operador a otra persona.',
    noSecondFactor:
      '{name} aún no tiene un segundo paso: una aplicación de códigos o una llave de acceso, en «Su cuenta». Inténtelo de nuevo cuando lo tenga.',
  },
  MERGE_BLOCKED: {
    byName:
      'El jugador {playerId} está inscrito solo con nombre y no tiene un perfil en el que fusionar. Conserve el otro.',
    bothRegistered: 'Los dos están inscritos en {eventId} ({name}). Quite antes a uno de los dos.',
    notOfCommunity:
      'El jugador {playerId} no está en la comunidad de {eventId} ({name}). Añádalo antes a esa comunidad o conserve el otro.',
  },
  ERASURE_BLOCKED:
    'El jugador está inscrito en {events}, aún sin terminar. Quítelo antes, o indique que la plaza queda con el nombre nuevo.',
  UNDO_BLOCKED: {
    done: 'Este paso ya se ha deshecho.',
    changed: '{name} cambió lo mismo a las {time}. Deshaga eso antes.',
    changedOutside: 'Después lo ha cambiado un programa o un jugador. Cámbielo a mano.',
    needed: 'Algo que se añadió después depende de esto. Deshaga eso antes.',
    scored: 'Desaparecería un jugador o un equipo que tiene resultados. Borre antes los resultados.',
    state: 'Este paso hizo la prueba oficial, la canceló o la reabrió. Cambie el estado de la prueba.',
    late: 'Hace demasiado tiempo para deshacerlo.',
    mergedOn: 'El perfil conservado es ahora parte de otro. Deshaga antes esa fusión.',
    overwritten:
      'El perfil conservado ha cambiado después: {fields}. Si se deshace la fusión, vuelve el valor anterior.',
    taken: 'El jugador {playerId} tiene ahora el correo o la licencia del perfil quitado. Cámbielo antes allí.',
    anew: 'El jugador se ha inscrito de nuevo después de la fusión: {names}. Quítelo antes de allí.',
    mailed: 'El mensaje va de camino: se han enviado {sent} de {all} correos. Escriba otro que lo corrija.',
  },
} satisfies WordsLike<typeof en>
