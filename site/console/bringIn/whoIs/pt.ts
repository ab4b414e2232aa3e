import type { en } from './en.ts'

export const pt = {
  verdicts: {
    registered: 'já na prova',
    known: 'conhecido',
    perhaps: 'talvez conhecido',
    new: 'novo',
    unreadable: 'não se lê',
  },
  who: name => `Quem é ${name}?`,
  choose: 'Escolher …',
  somebodyNew: name => `Alguém novo: ${name}`,
  leaveOut: 'Deixar de fora',
  gender: name => `Género de ${name}`,
  genders: { M: 'Homem', F: 'Mulher' },
  genderNeeded: 'Género?',
} satisfies typeof en
