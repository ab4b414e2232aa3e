import type { words as en } from '../../en/screens/leaderboards.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Classificações',
  add: 'Juntar uma classificação',
  list: 'Classificações da prova',
  ofRound: 'de {name}',
  up: 'Subir {name}',
  down: 'Descer {name}',
  emptyTitle: 'Ainda não há classificações',
  empty: 'Uma classificação é uma forma de ganhar: net, gross, pares, skins. Várias contam os mesmos cartões.',
  name: 'Nome',
  format: 'Modalidade',
  addTitle: 'Nova classificação',
  addDo: 'Juntar',
} satisfies WordsLike<typeof en>
