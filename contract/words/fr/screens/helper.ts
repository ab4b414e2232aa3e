import type { words as en } from '../../en/screens/helper.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  held: '{count} sur cet appareil seulement',
  asOf: 'Pas de connexion. État de la liste : {when}. Continuez : vos saisies restent sur cet appareil et partiront plus tard.',
  unknownTitle: 'Ouvrez ce lien une fois avec une connexion',
  unknown: 'Cet appareil ne le connaît pas encore. Ensuite, la page s’ouvre sans connexion.',
  /** Players who do not play on. */
  leave: {
    WD: 'Abandon',
    NS: 'Ne vient pas',
    title: { WD: '{name} abandonne ?', NS: '{name} ne vient pas ?' },
    leaves: 'Le joueur quitte l’épreuve, et le groupe joue sans lui.',
    ruled: 'Les scores restent sur la carte. Les classements le disent aussitôt.',
    reason: 'Motif',
    done: { WD: '{name} a abandonné', NS: '{name} ne part pas' },
    undo: 'Défaire',
    undoOf: 'Défaire : {what}',
    needsNetwork: 'Il faut une connexion.',
  },
} satisfies WordsLike<typeof en>
