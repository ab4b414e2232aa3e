import type { words as en } from '../en/states.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  names: {
    draft: 'Entwurf',
    published: 'Veröffentlicht',
    'in progress': 'Live',
    suspended: 'Unterbrochen',
    completed: 'Inoffiziell',
    official: 'Offiziell',
    cancelled: 'Abgesagt',
  },
  since: '{state} seit {moment}',
  sinceFor: '{state}: {reason}, seit {moment}',
  rehearsal: 'Probelauf, nichts zählt: {moment}',
  underCorrection: 'Wird berichtigt',
  underCorrectionSince: 'Wird berichtigt seit {moment}',
  revised: 'Offiziell, berichtigt {moment}',
  round: 'Runde',
  roundOf: 'Runde {number}',
  annulled: '{round} annulliert: Sie zählt für nichts',
  shortenedToCompleted: '{round} verkürzt: Es zählen die Löcher, die alle in einer Klasse beendet haben',
  shortenedToOne: '{round} auf ein Loch verkürzt: Es zählt Loch {holes}',
  shortenedTo: '{round} auf {count} Löcher verkürzt: Es zählen die Löcher {holes}',
} satisfies WordsLike<typeof en>
