import type { words as en } from '../../en/screens/events.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Turniere',
  coming: 'Kommende',
  past: 'Frühere',
  when: 'Wann',
  find: 'Turnier suchen',
  newEvent: 'Neues Turnier',
  date: 'Datum',
  event: 'Turnier',
  state: 'Status',
  players: 'Spieler',
  menu: 'Menü von {name}',
  open: 'Öffnen',
  clone: 'Kopieren',
  fileAgain: 'Datei einlesen',
  saveRecipe: 'Als Vorlage speichern',
  remove: 'Entwurf löschen',
  emptyTitle: 'Hier werden Ihre Turniere stehen',
  empty:
    'Ein Turnier enthält seine Spieler, Startzeiten, Wertungen und Ausdrucke. Beginnen Sie mit einer Vorlage; alles lässt sich später ändern.',
  noneFound: 'Kein Turnier passt.',
  noPast: 'Noch ist nichts vorbei.',
  noComing: 'Nichts geplant. Legen Sie ein neues Turnier an oder kopieren Sie eines vom letzten Jahr.',
  waiting: 'und {count} auf der Warteliste',
  inBallot: '{count} in der Verlosung',
  cloneTitle: '{name} kopieren',
  cloneWhat: 'Nimmt Plätze, Einstellungen, Wertungen und Klassen mit. Keine Spieler, keine Scores, keine Links.',
  name: 'Name',
  firstDay: 'Erster Tag',
  cloneDo: 'Kopieren',
  recipeTitle: '{name} als Vorlage speichern',
  recipeWhat:
    'Neue Turniere können damit beginnen. Sie enthält weder Personen noch Tage. Eine Vorlage mit demselben Namen wird ersetzt.',
  recipeDo: 'Vorlage speichern',
  removeTitle: '{name} löschen?',
  removeWhat:
    'Der Entwurf verschwindet mit allem, was darin ist. Das lässt sich nicht rückgängig machen. Ein Turnier mit Scores wird stattdessen abgesagt.',
  removeDo: 'Entwurf löschen',
} satisfies WordsLike<typeof en>
