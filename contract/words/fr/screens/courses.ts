import type { words as en } from '../../en/screens/courses.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Parcours',
  find: 'Chercher un parcours',
  add: 'Nouveau parcours',
  course: 'Parcours',
  holes: 'Trous',
  tees: 'Repères',
  events: 'Vos épreuves',
  none: 'Aucun parcours ne correspond.',
  emptyTitle: 'Pas encore de parcours',
  empty: 'Collez le tableau du site du club ou d’un tableur : pars, stroke index, longueurs, SSS et slopes.',
} satisfies WordsLike<typeof en>
