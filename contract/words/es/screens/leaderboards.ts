import type { words as en } from '../../en/screens/leaderboards.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Clasificaciones',
  add: 'Añadir una clasificación',
  list: 'Clasificaciones de la prueba',
  ofRound: 'de {name}',
  up: 'Subir {name}',
  down: 'Bajar {name}',
  emptyTitle: 'Aún no hay clasificaciones',
  empty:
    'Una clasificación es una manera de ganar: hándicap, scratch, parejas, skins. Varias cuentan las mismas tarjetas.',
  name: 'Nombre',
  format: 'Modalidad de juego',
  addTitle: 'Nueva clasificación',
  addDo: 'Añadir',
} satisfies WordsLike<typeof en>
