/** Why play is suspended, as most rounds know it: what is chosen, and what everybody reads. */
import { type FrameWords, frame } from './frameWords.ts'

export const suspensionReasons = ['lightning', 'darkness', 'course', 'other'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** The words in the reader's language. */
export function suspensionWords(): FrameWords['suspension'] {
  return frame().suspension
}
