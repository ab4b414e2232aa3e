import type { Reply } from '../../ui/call.ts'
import { lazyWithWords } from '../../ui/lazy.tsx'

export type EventState = Reply<'getEventState'>['state']

export type StateDialogProps = {
  readonly state: EventState
  /** The event or round that changes; if left out, the whole event, or the round for its play. */
  readonly of?: string
  readonly onClose: () => void
}

/** The dialog of the overview for another screen; loaded with its words when somebody asks. */
export const StateDialog = lazyWithWords<StateDialogProps, 'overview'>(
  () => import('./ChangeState.tsx').then(one => one.ChangeState),
  'overview',
)
