import type { words as en } from '../../en/screens/newEvent.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Nueva prueba',
  fromFile: 'De un archivo',
  startFrom: 'Partir de',
  own: 'suyo',
  clone: 'Una prueba suya',
  cloneWhich: 'Qué prueba',
  what: 'Qué y cuándo',
  name: 'Nombre',
  firstDay: 'Primer día',
  course: 'Campo',
  noCourse: 'Elegir después',
  start: 'Salida',
  kinds: { 'tee times': 'Por horas', 'two tees': 'Por dos tees', shotgun: 'A tiro' },
  at: 'Primera salida',
  every: 'Minutos entre salidas',
  groupsOf: 'Grupos de',
  zone: 'Zona horaria',
  zoneHint: 'La del campo: todas las horas son las de ese lugar.',
  chooseZone: 'Elija dónde está el campo',
  play: 'Clasificaciones',
  playHint: 'cada una con sus categorías y premios; todas se pueden cambiar después',
  flightsOf: 'Categorías',
  allowance: 'Porcentaje',
  allowanceHint: 'Porcentaje del hándicap de campo. El modelo trae el recomendado.',
  willExist:
    'Un borrador con {rounds, plural, one {una vuelta} other {# vueltas}}, {boards, plural, one {una clasificación} other {# clasificaciones}}{flights, plural, =0 {} one { y una categoría} other { y # categorías}}. Nada es público y la inscripción está cerrada.',
  willClone: 'Un borrador como {name}, sin sus jugadores, resultados ni enlaces. Nada es público.',
  create: 'Crear la prueba',
  lost: 'La prueba nueva aún no está creada. ¿Salir de esta página?',
} satisfies WordsLike<typeof en>
