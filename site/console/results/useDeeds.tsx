import { useState } from 'preact/hooks'
import { lazy } from '../../ui/lazy.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { type EventState, StateDialog } from '../overview/StateDialog.ts'
import { PostingSheet } from '../posting/PostingSheet.ts'
import { mayIn } from '../session.ts'
import { nextState } from './nextState.ts'
import type { Words } from './Results.tsx'
import type { Standings } from './rows.ts'

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then(one => one.ExportDialog))

type Opened = 'export' | 'posting' | EventState

/**
 * What can be done with the results: saved as a file, posted for handicaps, and the next step of the committee, which ends play,
 * makes them official or reopens them. `buttons` are for the head of the screen; `dialogs` stand outside it.
 */
export function useDeeds(standings: Standings | undefined, words: Words) {
  const { setup, event, rounds, eventId } = useEvent()
  const [opened, open] = useState<Opened | undefined>()
  const close = () => open(undefined)
  const next = mayIn(setup.communityId, 'results.publish') ? nextState(event.state, rounds) : undefined
  const steps = { completed: words.endPlay, official: words.makeOfficial, reopened: words.reopen }
  return {
    buttons: (
      <>
        {standings && (
          <>
            <button type="button" class="button" onClick={() => open('posting')}>
              {words.posting}
            </button>
            <button type="button" class="button" onClick={() => open('export')}>
              {words.exports}
            </button>
          </>
        )}
        {next && (
          <button
            type="button"
            class={next.name === 'reopened' ? 'button' : 'button lead'}
            onClick={() => open(next.state)}
          >
            {steps[next.name]}
          </button>
        )}
      </>
    ),
    dialogs: opened && (
      <>
        {opened === 'posting' && <PostingSheet onClose={close} />}
        {opened === 'export' && standings && <ExportDialog standings={standings} words={words} onClose={close} />}
        {opened !== 'posting' && opened !== 'export' && (
          <StateDialog state={opened} of={next?.of ?? eventId} onClose={close} />
        )}
      </>
    ),
  }
}
