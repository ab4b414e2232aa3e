import type { words as en } from '../../en/screens/whoIs.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  verdicts: {
    registered: 'schon im Turnier',
    known: 'bekannt',
    perhaps: 'vielleicht bekannt',
    new: 'neu',
    unreadable: 'nicht lesbar',
  },
  who: 'Wer ist {name}?',
  choose: 'Auswählen …',
  somebodyNew: 'Jemand Neues: {name}',
  leaveOut: 'Auslassen',
  gender: 'Geschlecht von {name}',
  genders: { M: 'Herr', F: 'Dame' },
  genderNeeded: 'Geschlecht?',
} satisfies WordsLike<typeof en>
