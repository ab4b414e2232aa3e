import type { words as en } from '../../en/screens/events.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Pruebas',
  coming: 'Próximas',
  past: 'Pasadas',
  when: 'Cuándo',
  find: 'Buscar una prueba',
  newEvent: 'Nueva prueba',
  date: 'Fecha',
  event: 'Prueba',
  state: 'Estado',
  players: 'Jugadores',
  menu: 'Menú de {name}',
  open: 'Abrir',
  clone: 'Duplicar',
  fileAgain: 'Importar su archivo',
  saveRecipe: 'Guardar como modelo',
  remove: 'Borrar el borrador',
  emptyTitle: 'Aquí estarán sus pruebas',
  empty:
    'Una prueba reúne jugadores, horas de salida, clasificaciones y documentos. Empiece con un modelo; todo se puede cambiar después.',
  noneFound: 'Ninguna prueba coincide.',
  noPast: 'Aún no ha terminado ninguna.',
  noComing: 'No hay nada previsto. Cree una prueba o duplique una del año pasado.',
  waiting: 'y {count} en espera',
  inBallot: '{count} en el sorteo',
  cloneTitle: 'Duplicar {name}',
  cloneWhat: 'Toma campos, ajustes, clasificaciones y categorías. Sin jugadores, resultados ni enlaces.',
  name: 'Nombre',
  firstDay: 'Primer día',
  cloneDo: 'Duplicar',
  recipeTitle: 'Guardar {name} como modelo',
  recipeWhat:
    'Las pruebas nuevas pueden partir de él. No contiene personas ni fechas. Sustituye al modelo del mismo nombre.',
  recipeDo: 'Guardar el modelo',
  removeTitle: '¿Borrar {name}?',
  removeWhat:
    'El borrador se borra con todo lo que contiene, sin vuelta atrás. Una prueba con resultados no se borra: se cancela.',
  removeDo: 'Borrar el borrador',
} satisfies WordsLike<typeof en>
