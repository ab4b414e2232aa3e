import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { localTime, momentIn, momentOfLocal } from '../frame/localTime.ts'
import { useEvent } from '../frame/useEvent.ts'
import { shortName } from '../frame/useRoster.ts'

type Words = ScreenWords<'players'>
type Person = Reply<'listRegistrations'>['waiting'][number]

/** How long somebody has to say yes, unless the director says otherwise. */
const usualHours = 24

/** The same beside the work on players. */
export function WaitingList({ words, onClose }: { readonly words: Words; readonly onClose: () => void }) {
  return (
    <Dialog side title={words.waitingList} onClose={onClose}>
      <WaitingPeople words={words} />
    </Dialog>
  )
}

/** Who has signed up and has no place: the waiting list in its order, with an offer for each. */
export function WaitingPeople({ words }: { readonly words: Words }) {
  const { eventId, event, setup } = useEvent()
  const { timeZone } = setup
  const answer = useQuery('listRegistrations', { params: { eventId } })
  const [until, setUntil] = useState(() => usualEnd(event.startDate, timeZone, event.own.registration?.offerHours))
  const deed = useDeed(async (person: Person) => {
    await call('offerPlace', {
      params: { eventId, playerId: person.playerId },
      body: { until: momentOfLocal(until, timeZone) },
    })
    announce(words.offered({ name: shortName(person) }))
  })
  if (!answer.data) return <Waiting answers={[answer]} />
  return (
    <>
      <p class="quiet">{words.waitingWhat}</p>
      <Field
        label={words.offerEnds}
        hint={words.offerEndsHint({ zone: timeZone })}
        error={deed.errorAt('/until')}
        type={'datetime-local' as 'date'}
        max={`${event.startDate}T00:00`}
        value={until}
        onInput={setUntil}
      />
      {deed.error}
      <ul class="lines staff">
        {answer.data.waiting.map(person => (
          <li key={person.playerId}>
            <strong>{shortName(person)}</strong>
            <span class="quiet">{stateOf(person, timeZone, words)}</span>
            {person.state !== 'ballot' && (
              <span class="end">
                <button
                  type="button"
                  class="button tight"
                  disabled={deed.busy || until === ''}
                  onClick={() => deed.run(person)}
                >
                  {person.state === 'offered' ? words.offerLonger : words.offer}{' '}
                  <span class="hidden">{words.toWhom({ name: shortName(person) })}</span>
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function stateOf({ state, place, offerUntil, signedUpAt }: Person, timeZone: string, words: Words): string {
  if (state === 'waiting') return words.waitsSince({ place: place ?? 0, time: momentIn(signedUpAt, timeZone) })
  if (state === 'offered') return words.offeredUntil({ time: momentIn(offerUntil ?? '', timeZone) })
  return words.signUps[state] ?? state
}

/** So many hours from now on the clock of the event, not later than its first day begins. */
function usualEnd(startDate: string, timeZone: string, hours = usualHours): string {
  const end = localTime(timeZone, new Date(Date.now() + hours * 3_600_000))
  return end < `${startDate}T00:00` ? end : `${startDate}T00:00`
}
