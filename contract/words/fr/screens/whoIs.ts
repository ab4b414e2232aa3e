import type { words as en } from '../../en/screens/whoIs.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  verdicts: {
    registered: 'déjà dans l’épreuve',
    known: 'connu',
    perhaps: 'peut-être connu',
    new: 'nouveau',
    unreadable: 'illisible',
  },
  who: 'Qui est {name} ?',
  choose: 'Choisir …',
  somebodyNew: 'Quelqu’un de nouveau : {name}',
  leaveOut: 'Écarter',
  gender: 'Sexe : {name}',
  genders: { M: 'Homme', F: 'Femme' },
  genderNeeded: 'Sexe ?',
} satisfies WordsLike<typeof en>
