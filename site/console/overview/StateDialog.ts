import { createElement } from 'preact'
import type { Reply } from '../../ui/call.ts'
import { lazy } from '../../ui/lazy.tsx'
import { language } from '../../ui/words.ts'

export type EventState = Reply<'getEventState'>['state']

export type StateDialogProps = {
  readonly state: EventState
  /** The event or round that changes; if left out, the whole event, or the round for its play. */
  readonly of?: string
  readonly onClose: () => void
}

/** The dialog of the overview for another screen; loaded with its words when somebody asks. */
export const StateDialog = lazy<StateDialogProps>(async () => {
  const [{ ChangeState }, words] = await Promise.all([
    import('./ChangeState.tsx'),
    language().startsWith('pt') ? import('./pt.ts').then(one => one.pt) : import('./en.ts').then(one => one.en),
  ])
  return props => createElement(ChangeState, { ...props, words })
})
