import type { words as en } from '../en/states.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  names: {
    draft: 'Brouillon',
    published: 'Publiée',
    'in progress': 'En cours',
    suspended: 'Suspendue',
    completed: 'Non officielle',
    official: 'Officielle',
    cancelled: 'Annulée',
  },
  since: '{state} depuis le {moment}',
  sinceFor: '{state} : {reason}, depuis le {moment}',
  rehearsal: 'Répétition, rien ne compte : {moment}',
  underCorrection: 'En correction',
  underCorrectionSince: 'En correction depuis le {moment}',
  revised: 'Officielle, révisée le {moment}',
  round: 'Tour',
  roundOf: 'Tour {number}',
  annulled: '{round} annulé : il ne compte pour rien',
  shortenedToCompleted: '{round} écourté : comptent les trous que tous ont terminés dans leur série',
  shortenedToOne: '{round} réduit à un trou : seul le {holes} compte',
  shortenedTo: '{round} réduit à {count} trous : comptent les {holes}',
} satisfies WordsLike<typeof en>
