/** Why play is suspended, as most rounds know it: what is chosen, and what everybody reads. */
import { spoken } from '../../ui/words.ts'

const words = {
  en: {
    why: 'Why',
    hint: 'Everybody reads it.',
    own: 'In your own words',
    short: { lightning: 'Lightning', darkness: 'Darkness', course: 'Course', other: 'Other' },
    said: {
      lightning: 'Lightning',
      darkness: 'Darkness',
      course: 'Condition of the course',
      other: 'Another reason',
    },
  },
  pt: {
    why: 'Porquê',
    hint: 'Todos o leem.',
    own: 'Por palavras suas',
    short: { lightning: 'Trovoada', darkness: 'Falta de luz', course: 'Campo', other: 'Outro' },
    said: { lightning: 'Trovoada', darkness: 'Falta de luz', course: 'Estado do campo', other: 'Outro motivo' },
  },
} satisfies Record<'en' | 'pt', unknown>

export const suspensionReasons = ['lightning', 'darkness', 'course', 'other'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** The words in the reader's language. */
export function suspensionWords(): (typeof words)['en'] {
  return words[spoken()]
}
