import { useState } from 'preact/hooks'
import { call, type InputOf } from '../../ui/call.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { StateMark } from '../frame/StateMark.tsx'
import { type EventPart, useEvent } from '../frame/useEvent.ts'
import { Details } from './Details.tsx'
import { Consequences, RemoveRound } from './dialogs.tsx'
import { PlayMatrix } from './PlayMatrix.tsx'

export type Words = ScreenWords<'setup'>
export type EventPatch = NonNullable<InputOf<'updateEvent'>['body']>
/** A change that waits for a yes, because it touches more than itself. */
export type Wanted =
  | (ToChange & { readonly body: EventPatch })
  | (ToChange & { readonly courseIds: { from: number[]; to: number[] } })
type ToChange = {
  readonly what: string
  readonly eventId: string
  /** A value of it as the screen shows it. */
  readonly shown: (value: unknown) => string
}

/** What an event and its rounds say about themselves, once each: a round shows the value of its event or its own. */
export function Setup({ words }: { readonly words: Words }) {
  const { setup, event, eventId } = useEvent()
  const [wanted, setWanted] = useState<Wanted | undefined>()
  const [removing, setRemoving] = useState<EventPart | undefined>()
  const add = useDeed(async () => {
    await call('addRound', { params: { eventId }, body: {} })
  })
  return (
    <Screen title={words.title} beside={<StateMark state={event.state} />}>
      <div class="form wide">
        <Details words={words} />
        <section class="panel padded">
          <h2>{words.play}</h2>
          <PlayMatrix words={words} onWant={setWanted} onRemove={setRemoving} />
          {setup.rounds.length > 0 && (
            <button type="button" class="button tight" onClick={add.run} disabled={add.busy}>
              <Icon name="add" />
              {words.addRound}
            </button>
          )}
          {add.error}
        </section>
      </div>
      {wanted && <Consequences wanted={wanted} words={words} onClose={() => setWanted(undefined)} />}
      {removing && (
        <RemoveRound part={removing} eventId={eventId} words={words} onClose={() => setRemoving(undefined)} />
      )}
    </Screen>
  )
}

/** A text that may be missing. */
export function shownValue(value: unknown): string {
  return value === null || value === undefined || value === '' ? '–' : String(value)
}
