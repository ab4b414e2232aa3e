/** What a change of state is called, which depends on where it comes from. */
import type { EventState } from './StateDialog.ts'

/** The key of its words: play that stopped or ended goes on, results that were official are reopened. */
export function stepOf(from: string, to: EventState): EventState | 'resumed' | 'reopened' {
  if (to === 'in progress' && from !== 'published') return 'resumed'
  return from === 'official' ? 'reopened' : to
}
