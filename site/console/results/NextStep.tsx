import { useState } from 'preact/hooks'
import { useEvent } from '../frame/useEvent.ts'
import { type EventState, StateDialog } from '../overview/StateDialog.ts'
import { mayIn } from '../session.ts'
import { nextState } from './nextState.ts'
import type { Words } from './Results.tsx'

/** What the committee does next with the results: end play, make them official, or reopen them. */
export function NextStep({ words }: { readonly words: Words }) {
  const { setup, event, rounds, eventId } = useEvent()
  const [wanted, setWanted] = useState<EventState | undefined>()
  const next = nextState(event.state, rounds)
  const steps = { completed: words.endPlay, official: words.makeOfficial, reopened: words.reopen }
  return (
    <>
      {next && mayIn(setup.communityId, 'results.publish') && (
        <button
          type="button"
          class={next.name === 'reopened' ? 'button' : 'button lead'}
          onClick={() => setWanted(next.state)}
        >
          {steps[next.name]}
        </button>
      )}
      {wanted && <StateDialog state={wanted} of={next?.of ?? eventId} onClose={() => setWanted(undefined)} />}
    </>
  )
}
