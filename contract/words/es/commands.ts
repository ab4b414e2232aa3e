import type { words as en } from '../en/commands.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  usage: 'Uso: {line}',
  about:
    'La línea de órdenes del operador. Funciona con el servidor en marcha; si está parado, arranca ella misma la base de datos privada.',
  demo: 'la base de datos de la demo (como con ENVIRONMENT=testing)',
  help: 'este texto; detrás de una orden, sus opciones',
  lang: 'idioma de las respuestas: {languages}; si no, el de LC_ALL, LC_MESSAGES o LANG',
  demoOption: 'la base de datos de la demo',
  langOption: 'idioma de las respuestas: {languages}',
  helpOption: 'este texto',
  required: 'obligatoria',
  repeated: 'puede repetirse',
  communityCreate: {
    summary: 'Crea una comunidad, o una subcomunidad de un club',
    club: 'el club al que pertenece',
  },
  clubCreate: {
    summary: 'Crea un club con sus subcomunidades',
    help: 'Una credencial del club llega a todas sus subcomunidades.',
    sub: 'una subcomunidad con la que empieza el club',
  },
  communityList: { summary: 'Muestra las comunidades con sus números' },
  communityIdentity: {
    summary:
      'Fija el color, el logotipo, la moneda, el idioma, el reloj y las distancias de una comunidad, y si tiene página pública',
    help: 'Sin opciones muestra lo que hay.',
    colour: 'fondo de la cabecera, oscurecido donde su texto lo necesita; «none» para el verde habitual',
    logo: 'PNG o SVG, guardado como PNG de 4 KB como mucho; «none» para las iniciales del nombre',
    home: 'si /c/COMMUNITY muestra sus pruebas a todos',
    currency: 'moneda de los premios, como EUR; «none» para números sin más',
    language: 'su idioma: {languages}; «none» para el de cada lector',
    clock: 'horas de 24, o de 12',
    lengths: 'distancias de los hoyos como en la tarjeta del campo, en yardas o en metros',
  },
  communityExport: {
    summary: 'Escribe todo lo de una comunidad en un archivo',
    help: 'El archivo de un club incluye sus subcomunidades. El servidor puede seguir en marcha. El archivo contiene datos personales; docs/community-file.md lo describe.',
  },
  communityImport: {
    summary: 'Importa una comunidad de un archivo de «community export»',
    help: 'Importa el archivo entero o nada. Los números libres se conservan, los demás son nuevos. Los jugadores que ya están aquí quedan como están. Los webhooks siguen apagados hasta que los encienda.',
    name: 'un nombre nuevo para la comunidad',
    club: 'el club del que pasa a formar parte',
  },
  readOnly: 'solo puede leer y no cambia nada, como un marcador',
  credentialIssue: {
    summary: 'Emite una credencial de la interfaz y muestra su contraseña una vez',
    email: 'correo del usuario; es el nombre con que entra',
    community: 'las comunidades a las que llega; un club incluye sus subcomunidades',
    use: 'para qué es',
  },
  credentialList: { summary: 'Muestra las credenciales, también las revocadas' },
  credentialRevoke: { summary: 'Revoca una credencial; sus tokens acaban en un segundo en todos los servidores' },
  accessRequest: {
    summary: 'Guarda una solicitud de acceso a la interfaz',
    community: 'la comunidad que lo pide',
    name: 'nombre de la persona que lo pide',
    email: 'correo del contacto; es el nombre con que entra',
    use: 'para qué es el acceso',
  },
  accessList: { summary: 'Muestra las solicitudes de acceso, primero las pendientes' },
  accessApprove: {
    summary: 'Aprueba una solicitud: emite la credencial y muestra su contraseña una vez',
    community: 'solo estas comunidades del club que lo pide; si no, todo el club',
    note: 'una nota para operadores',
  },
  accessDecline: {
    summary: 'Rechaza una solicitud y manda el motivo al contacto si hay correo configurado',
    reason: 'por qué, como lo lee el contacto',
  },
  administratorCreate: {
    summary: 'Crea una cuenta de la consola y muestra su contraseña una vez',
    email: 'el nombre con que entra',
    name: 'nombre y apellido',
    community: 'las comunidades que administra la cuenta',
    role: '{roles}; si no, director',
    player: 'qué jugador es; ese jugador ya no puede anotar con un enlace',
  },
  administratorLink: {
    summary: 'Muestra un enlace con el que la cuenta pone otra contraseña; vale una vez, durante media hora',
  },
  administratorRecover: {
    summary: 'Quita los segundos factores de una cuenta, para quien los ha perdido, y cierra sus sesiones',
    help: 'Compruebe antes que es la persona: desde ahora basta la contraseña para entrar. Se olvidan los códigos, los de recuperación y las llaves de acceso; el historial de sus comunidades lo dice.',
  },
  courseImport: {
    summary: 'Importa campos con sus barras y hoyos de un archivo JSON',
    help: 'Importa todos los campos del archivo o ninguno. Un campo existente no se cambia nunca. docs/import.md describe el formato.',
  },
  eventImport: {
    summary: 'Importa una prueba con todo lo suyo de un archivo JSON',
    help: 'Importa el archivo entero o nada. Un archivo con el externalId de una prueba que vino de un archivo cambia esa prueba. docs/import.md describe el formato, con un ejemplo.',
    preview: 'muestra qué cambiaría el archivo en una prueba que ya está aquí, y no cambia nada',
    take: 'donde alguien ha cambiado algo aquí pero el archivo tiene razón: lugares como los nombra la vista previa, o all',
    schema: 'muestra el JSON Schema del archivo y no importa nada',
  },
  eventWarnings: {
    summary: 'Muestra qué le falta a una prueba para que sus resultados sean correctos',
    help: 'Hándicaps que faltan y premios que no cuadran, en cada clasificación de la prueba y de sus vueltas.',
  },
  eventRestore: {
    summary: 'Recupera una prueba de una copia de seguridad, o sus resultados de un momento',
    help: 'Del registro de resultados no se quita nada: anotaciones del Comité corrigen los posteriores. Los enlaces renovados siguen renovados.',
    from: 'la prueba entera como está en esta copia, una ruta o bucket:NAME',
    at: 'solo sus resultados, como eran entonces: 2026-05-03T14:05:00+01:00',
    confirm: 'lo hace; si no, la orden solo muestra qué cambiaría',
  },
  handicapsRefresh: {
    summary: 'Toma hándicaps exactos nuevos de los jugadores de una prueba de un archivo CSV o XLSX',
    help: 'La primera fila de FILE nombra las columnas, en mayúsculas o minúsculas: index, y una o varias de hcId (con provider), email y\nplayerId; revisionDate (YYYY-MM-dd) si la hay. Un hándicap plus se escribe +1.2; también se entiende la coma decimal. Los\nhándicaps bloqueados no se tocan. Las vueltas con hándicaps propios los conservan: indique la vuelta para actualizarlos.',
    apply: 'lo hace; si no, la orden solo muestra qué cambiaría',
  },
  registrationList: {
    summary:
      'Muestra todas las inscripciones como CSV: inscritos, en espera, en el sorteo y retirados, con sus respuestas',
    help: 'Una columna por pregunta, por su número. La salida contiene datos personales.',
  },
  ballotDraw: {
    summary: 'Sortea las plazas de una prueba con sorteo, una vez cerrada la inscripción',
    help: 'El orden es el del SHA-256 de «<semilla>:<número del jugador>». La semilla queda anotada: «ballot check» sortea de nuevo y compara.',
    seed: 'de qué sale el sorteo, como números sacados en público',
  },
  ballotCheck: { summary: 'Repite los sorteos anotados de una prueba y compara' },
  playerMerge: {
    summary: 'Fusiona el perfil REMOVE con el perfil KEEP',
    help: 'Pasan las altas de socio, inscripciones, hándicaps y resultados. Los datos de KEEP se conservan; los que faltan se toman de REMOVE.',
    confirm: 'lo hace; si no, la orden solo muestra qué pasaría',
  },
  playerUnmerge: {
    summary: 'Deshace la fusión de dos perfiles',
    help: 'Durante {days} días. Todo lo que trajo el perfil quitado vuelve a él, con lo añadido desde entonces. Se rechaza donde desharía lo que alguien hizo después.',
  },
  playerEmail: {
    summary: 'Fija el correo de un jugador que lo ha pedido',
    help: 'Vale como confirmado por el jugador: los enlaces personales van allí, los mande el club que los mande. Compruebe que es de verdad el jugador quien lo pide.',
  },
  playerExport: {
    summary: 'Escribe todo lo que se guarda de un jugador, como JSON',
    help: 'Perfil, altas de socio, inscripciones con respuestas, solicitudes, hándicaps, sitios, tarjetas, resultados como jugador y como marcador, y lo que el historial dice del jugador. Nada de otros.',
    out: 'el archivo que se escribe; si no, se muestra',
  },
  playerErase: {
    summary: 'Borra los datos personales de un jugador; los resultados quedan con otro nombre',
    help: 'No se puede deshacer. Las copias de seguridad y exportaciones anteriores conservan los datos: vea docs/operate.md. La misma persona con otro número, como jugador solo con nombre, es otro jugador: fusiónelo o bórrelo también.',
    confirm: 'lo hace; si no, la orden solo muestra qué se perdería',
    alsoRunning: 'también mientras el jugador está inscrito en una prueba sin terminar',
  },
  linkRegenerate: {
    summary: 'Anula un enlace de una prueba y lo cambia por uno nuevo',
    help: 'PURPOSE es uno de {purposes}. La inscripción es de la prueba entera: indique la prueba de varias vueltas, no su vuelta.',
    player: 'el enlace personal de este jugador (scoring, registration)',
  },
  print: {
    summary: 'Imprime un documento de una prueba en PDF',
    help: 'DOCUMENT es uno de {documents}. Los códigos de las tarjetas llevan a BASE_URL.',
    paper: 'A4 o Letter; si no, como está fijado en la prueba',
    by: 'time u hole: el orden del horario de salidas',
    out: 'dónde se escribe el PDF; si no, EVENT-DOCUMENT.pdf',
  },
  cardsRebuild: {
    summary: 'Rehace las tarjetas de una prueba a partir del registro de resultados',
    help: 'Manda el registro. En una base de datos sana nada difiere y nada cambia. Los resultados esperan a que termine.',
    check: 'solo compara; código de salida 1 si una tarjeta difiere',
  },
  mailTest: { summary: 'Manda un correo de prueba y dice qué ha contestado el servidor de correo' },
  backup: {
    summary: 'Escribe una copia de seguridad de toda la base de datos como está ahora',
    help: 'El servidor puede seguir en marcha. El archivo contiene datos personales y hashes de contraseñas. No contiene el secreto que firma enlaces y tokens: guarde también una copia de él.',
  },
  restore: {
    summary: 'Restaura la base de datos de una copia de seguridad y compara los hashes de todas las tablas y pruebas',
    help: 'FILE es una ruta, o bucket:NAME para una de BACKUP_BUCKET; «bucket:» solo las muestra. Va en una transacción: o se restaura todo, o no cambia nada.',
    replace: 'borra antes todo lo que hay en la base de datos',
    allowSample: 'en producción: admite una copia con datos de ejemplo y bloquea sus cuentas publicadas',
  },
  acceptNewSecret: {
    summary: 'Acepta un SECRET nuevo si el anterior se ha perdido',
    help: 'Un servidor no arranca con un secreto distinto del que ha usado su base de datos. Si aún tiene el anterior, use SECRET o SECRET_PREVIOUS: entonces no acaba nada, o solo los enlaces.',
    confirm: 'lo hace; si no, la orden solo muestra qué acabaría',
  },
  reset: {
    summary: 'Devuelve el entorno de pruebas a sus datos de ejemplo',
    help: 'Se borra todo lo que contiene. No se admite en producción.',
  },
  status: { summary: 'Muestra versión, commit, entorno, migraciones, ajustes de durabilidad, tamaño y filas' },
} satisfies WordsLike<typeof en>
