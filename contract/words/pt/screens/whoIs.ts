import type { words as en } from '../../en/screens/whoIs.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  verdicts: {
    registered: 'já na prova',
    known: 'conhecido',
    perhaps: 'talvez conhecido',
    new: 'novo',
    unreadable: 'não se lê',
  },
  who: 'Quem é {name}?',
  choose: 'Escolher …',
  somebodyNew: 'Alguém novo: {name}',
  leaveOut: 'Deixar de fora',
  gender: 'Género de {name}',
  genders: { M: 'Homem', F: 'Mulher' },
  genderNeeded: 'Género?',
} satisfies WordsLike<typeof en>
