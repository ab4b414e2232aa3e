import type { words as en } from '../../en/screens/newEvent.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Nouvelle épreuve',
  fromFile: 'D’un fichier',
  startFrom: 'Partir de',
  own: 'à vous',
  clone: 'Une de vos épreuves',
  cloneWhich: 'Quelle épreuve',
  what: 'Quoi et quand',
  name: 'Nom',
  firstDay: 'Premier jour',
  course: 'Parcours',
  noCourse: 'Choisir plus tard',
  start: 'Départ',
  kinds: { 'tee times': 'Départs en ligne', 'two tees': 'Double départ', shotgun: 'Shotgun' },
  at: 'Premier départ',
  every: 'Intervalle (min)',
  groupsOf: 'Groupes de',
  zone: 'Fuseau horaire',
  zoneHint: 'Celui du parcours : toutes les heures sont celles de ce lieu.',
  chooseZone: 'Choisissez où est le parcours',
  play: 'Classements',
  playHint: 'chacun avec ses séries et ses prix, tous modifiables plus tard',
  flightsOf: 'Séries',
  allowance: 'Allocation',
  allowanceHint: 'En pourcentage du handicap de parcours. Le modèle contient la valeur recommandée.',
  willExist:
    'Un brouillon avec {rounds, plural, one {# tour} other {# tours}}, {boards, plural, one {# classement} other {# classements}}{flights, plural, =0 {} one { et # série} other { et # séries}}. Rien n’est public, et l’inscription est fermée.',
  willClone: 'Un brouillon comme {name}, sans ses joueurs, ses scores ni ses liens. Rien n’est public.',
  create: 'Créer l’épreuve',
  lost: 'La nouvelle épreuve n’est pas encore créée. Quitter cette page ?',
} satisfies WordsLike<typeof en>
