import type { words as en } from '../../en/screens/checkIn.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: 'Pointage',
  find: 'Chercher un joueur',
  scan: 'Scanner les codes',
  scanHow:
    'Les joueurs trouvent leur code sur la page de leur inscription, dont le lien est dans leur e-mail. Un code lu vaut présence.',
  wrongCode: 'Ce n’est pas le code d’un joueur.',
  notInRound: 'Ce joueur n’est pas dans ce tour.',
  isHere: '{name} est là.',
  order: 'Ordre',
  byTime: 'Par heure de départ',
  byName: 'Par nom',
  show: 'Joueurs affichés',
  all: 'Tous',
  missing: 'Pas encore là',
  hereOf: '{here} présents sur {all}',
  here: 'Présent',
  paid: 'Payé',
  noShow: 'Ne vient pas',
  noShowOf: '{name} ne vient pas ?',
  noShowSeen:
    'Le départ du 1 et les autres accueils le voient aussitôt. Si la personne vient quand même, touchez son nom.',
  noShowStays:
    'Le joueur reste dans l’épreuve et aux classements, jusqu’à ce que le starter ou un directeur l’en retire.',
  noShowStaysIn:
    'La place dans le groupe {place} et aux classements reste, jusqu’à ce que le starter ou un directeur en retire le joueur.',
  mayCome: 'Peut encore venir',
  noTime: 'Sans heure de départ',
  nobody: 'Personne ne s’appelle « {text} ».',
  everybody: 'Tout le monde est là.',
  emptyTitle: 'Personne à attendre pour l’instant',
  empty: 'Les inscrits s’affichent ici, dans l’ordre des heures de départ.',
  bringIn: 'Importer des joueurs',
  tapped: 'Pointage : {name}',
  gone: 'Ce joueur n’est plus inscrit.',
} satisfies WordsLike<typeof en>
