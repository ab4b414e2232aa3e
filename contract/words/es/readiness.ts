import type { words as en } from '../en/readiness.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  rules: {
    everybodyInAFlight: 'Todos están en una categoría de cada clasificación que tiene categorías.',
    oneTeeTimeEach: 'Todos tienen hora de salida.',
    groupsApart: 'No hay dos grupos que salgan a la misma hora del mismo sitio.',
    startHoles: 'Todos los grupos salen de un hoyo del campo.',
    tees: 'Todos juegan desde unas barras del campo valoradas para su sexo.',
    courseComplete: 'El campo está completo.',
    teamsComplete: 'Los equipos tienen los jugadores que piden sus clasificaciones, y todos están en uno.',
    ballsTogether: 'Los equipos que juegan una sola bola van en un mismo grupo.',
    settingsFit: 'Los ajustes de cada clasificación encajan con su modalidad.',
    opponents: 'Todos los bandos tienen partido o descansan.',
    noRehearsal: 'La prueba no es un ensayo.',
    handicaps: 'Todos los de una clasificación neta tienen hándicap.',
    handicapReasons: 'Todo hándicap puesto a mano tiene un motivo.',
    indexRevision: 'Los hándicaps exactos tienen menos de un mes.',
    allowance: 'Los porcentajes de hándicap son los recomendados.',
    teamsApart: 'En cada equipo, los hándicaps no difieren más de lo que usted quiere.',
    groupSizes: 'Los grupos son de dos a cuatro jugadores.',
    wishesKept: 'Se cumplen los deseos de jugar juntos o separados.',
    teeTimesPlausible: 'Los grupos salen el día de la vuelta y con luz.',
    prizes: 'Los premios encajan con la bolsa y las categorías.',
    papers: 'Todo lo impreso está al día.',
    sheetPublished: 'Las salidas publicadas están al día.',
    roundBefore: 'La vuelta anterior ha terminado.',
    links: 'Los enlaces se abren en los móviles y se puede enviar correo.',
    fieldOfTheCut: 'Solo tienen hora de salida los que pasaron el corte.',
  },
  ofRound: '{round}: {finding}',
  player: 'jugador {id}',
  team: 'equipo {id}',
  group: '{time} (tee {hole})',
  // A group as paper names it: its tee time, and its hole with a letter.
  start: '{time} {start}',
  emptyLeaderboard: 'No hay nadie en {board}: una clasificación de varias vueltas necesita una categoría.',
  playersWithoutFlight:
    '{count, plural, one {# jugador no está} other {# jugadores no están}} en ninguna categoría de {board}: {names}.',
  teamsWithoutFlight:
    '{count, plural, one {# equipo no está} other {# equipos no están}} en ninguna categoría de {board}: {names}.',
  noTeeTimes: 'Aún no hay horas de salida. Rellene el horario de salidas.',
  playersWithoutTeeTime:
    '{count, plural, one {# jugador no tiene} other {# jugadores no tienen}} hora de salida: {names}.',
  groupsAtOnePlace:
    '{count, plural, one {# grupo sale} other {# grupos salen}} a la vez del mismo sitio: {group}. Cambie la letra, el hoyo o la hora.',
  startOutsideNine: 'Un grupo sale del hoyo {hole}, y se juegan los hoyos {first} a {last}.',
  startBeyond: 'Un grupo sale del hoyo {hole}, y el campo tiene {holes}.',
  ballApart: '{team} juega una sola bola, y sus jugadores están en {count, plural, one {# grupo} other {# grupos}}.',
  emptyGroup: 'No hay nadie en el grupo {group}.',
  aloneInGroup: '{name} juega sin nadie más en el grupo {group} y no tiene marcador.',
  largeGroup: 'Hay {count, plural, one {# jugador} other {# jugadores}} en el grupo {group}.',
  otherDay: 'Un grupo sale el {date}, que no es día de la vuelta.',
  dark: 'Un grupo sale a las {time}, cuando puede ser de noche.',
  otherThanPublished:
    '{count, plural, one {# jugador sale} other {# jugadores salen}} a otra hora o de otro sitio que en las salidas publicadas: {names}.',
  afterTheCut:
    '{count, plural, one {# jugador no pasó el corte y tiene} other {# jugadores no pasaron el corte y tienen}} hora de salida: {names}.',
  askedApart: '{names} pidieron jugar separados y están en el grupo {group}.',
  askedTogether: '{names} pidieron jugar juntos y están en grupos distintos: {groups}.',
  noCourse: 'La vuelta no tiene campo.',
  noTees: '{course} no tiene barras.',
  courseWrong:
    '{course} no está completo: hay errores en los pares o en los índices de dificultad de {tees}. Cree una nueva versión del campo.',
  rehearsal: 'La prueba es un ensayo: de sus enlaces solo se abre el de la tarjeta.',
  pagesBefore:
    '{document}: {count, plural, one {se imprimió # página} other {se imprimieron # páginas}} antes de un cambio: {pages}.',
  pageBefore: '{document}: {page} se imprimió antes de un cambio.',
  documentBefore: '{document}: se imprimió antes de un cambio.',
  roundOpen: '{round} no ha terminado. Su estado: {state}.',
  linksInside:
    'Los enlaces empiezan por {address}, y los móviles de fuera de esta red no llegan hasta ahí. BASE_URL lo configura el operador.',
  linksOpen:
    'Los enlaces empiezan por {address}, y la conexión no va cifrada. El operador pone en BASE_URL una dirección con https.',
  noMail: 'No se puede enviar correo: el operador no ha configurado SMTP_URL. Imprima los enlaces o cópielos.',
  settingWrong: '{board}: {field} {message}.',
  aSetting: 'un ajuste',
  withoutMatch: '{count, plural, one {# bando no tiene} other {# bandos no tienen}} partido en {board}: {names}.',
  otherAllowance: '{board} se juega con un porcentaje del {percent} %. Recomendado para {format}: {usual}.',
  percent: '{value} %',
  smallField: '{flight} de {board} tiene {count}, y para los premios hacen falta {least}.',
  ofBoard: '{board}: {warning}',
  withoutTee: '{count, plural, one {# jugador no tiene} other {# jugadores no tienen}} barras del campo: {names}.',
  unratedTee:
    '{count, plural, one {# jugador tiene barras que no están valoradas} other {# jugadores tienen barras que no están valoradas}} para su sexo: {names}.',
  withoutTeam:
    '{count, plural, one {# jugador no está} other {# jugadores no están}} en ningún equipo, y {board} es de equipos: {names}.',
  teamSize: '{board} necesita equipos de {size}: {teams}.',
  sizes: {
    one: '{least}',
    atLeast: '{least} como mínimo',
    between: '{least} a {most}',
  },
  sizeOfTeam: '{team} tiene {count}',
  withoutHandicap:
    '{count, plural, one {# jugador no tiene hándicap y cuenta} other {# jugadores no tienen hándicap y cuentan}} como 0 en {boards}: {names}.',
  withoutReason:
    '{count, plural, one {# hándicap se puso} other {# hándicaps se pusieron}} a mano sin un motivo: {names}.',
  oldIndex:
    '{count, plural, one {# hándicap exacto tiene} other {# hándicaps exactos tienen}} más de un mes el día de juego: {names}. Actualice los hándicaps.',
  handicapsApart: 'Los hándicaps de un equipo pueden diferir en {limit} como máximo: {teams}.',
  spread: '{team} tiene {spread} de diferencia',
} satisfies WordsLike<typeof en>
