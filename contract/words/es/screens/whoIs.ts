import type { words as en } from '../../en/screens/whoIs.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  verdicts: {
    registered: 'ya en la prueba',
    known: 'conocido',
    perhaps: 'quizá conocido',
    new: 'nuevo',
    unreadable: 'no se puede leer',
  },
  who: '¿Quién es {name}?',
  choose: 'Elegir…',
  somebodyNew: 'Alguien nuevo: {name}',
  leaveOut: 'Descartar',
  gender: 'Sexo de {name}',
  genders: { M: 'Hombre', F: 'Mujer' },
  genderNeeded: '¿Sexo?',
} satisfies WordsLike<typeof en>
