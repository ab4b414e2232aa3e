import type { words as en } from '../../en/screens/ready.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Prêt à partir',
  summary:
    '{pass} en ordre, {warn, plural, one {# à voir} other {# à voir}}, {stop, plural, one {# à résoudre} other {# à résoudre}}',
  stop: 'À résoudre',
  warn: 'À voir',
  ok: 'En ordre',
  fix: 'Ouvrir : {screen}',
  more: 'et {count} de plus',
  start: 'Lancer le tour',
  started: 'Le tour a commencé.',
  startTitle: 'Lancer le tour ?',
  startWhat: 'Les scores peuvent être saisis, et les classements sont en direct.',
  startAnyway: 'Lancer quand même',
  anywayWhat:
    '{stops, plural, one {# point empêche encore} other {# points empêchent encore}} le tour de commencer. Dites pourquoi il le peut ; cela figure au journal.',
  cannot: 'Ces points doivent d’abord être résolus ; un motif n’y suffit pas.',
  reason: 'Motif',
  emptyTitle: 'Rien à contrôler pour l’instant',
  empty:
    'Importez des joueurs et remplissez la liste des départs. Tout est ensuite contrôlé automatiquement, à chaque changement.',
  bringIn: 'Importer des joueurs',
  marks: 'Toutes les règles d’un coup d’œil',
  mark: {
    good: 'La règle {number} est respectée : {rule}',
    warn: 'Règle {number}, à vérifier : {rule}',
    harm: 'La règle {number} est à corriger : {rule}',
  },
} satisfies WordsLike<typeof en>
