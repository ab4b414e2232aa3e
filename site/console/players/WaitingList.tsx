import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { ofEvents } from '../../ui/changes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { readAgain, useQuery } from '../../ui/data.ts'
import { Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { language } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import { shortName } from '../frame/useRoster.ts'
import { timestampOf } from '../teeSheet/sheet.ts'
import type { en } from './en.ts'

type Words = typeof en
type Person = Reply<'listRegistrations'>['waiting'][number]

/** How long somebody has to say yes, unless the director says otherwise. */
const usualHours = 24

/** Who has signed up and has no place: the waiting list in its order, with an offer for each. */
export function WaitingList({ words, onClose }: { readonly words: Words; readonly onClose: () => void }) {
  const { eventId, event, setup } = useEvent()
  const { timeZone } = setup
  const answer = useQuery('listRegistrations', { params: { eventId } })
  const [until, setUntil] = useState(() => usualEnd(event.startDate, timeZone))
  const deed = useDeed(async (person: Person) => {
    const [date = '', clock = ''] = until.split('T')
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    const end = timestampOf(date, hours * 60 + minutes, timeZone)
    await call('offerPlace', { params: { eventId, playerId: person.playerId }, body: { until: end } })
    await readAgain(ofEvents)
    announce(words.offered(shortName(person)))
  })
  return (
    <Dialog side title={words.waitingList} onClose={onClose}>
      {!answer.data ? (
        <Waiting answers={[answer]} />
      ) : (
        <>
          <p class="quiet">{words.waitingWhat}</p>
          <Field
            label={words.offerEnds}
            hint={words.offerEndsHint(timeZone)}
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
                      <span class="hidden">{words.toWhom(shortName(person))}</span>
                    </button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function stateOf({ state, place, offerUntil, signedUpAt }: Person, timeZone: string, words: Words): string {
  if (state === 'waiting') return words.waitsSince(place ?? 0, momentIn(signedUpAt, timeZone))
  if (state === 'offered') return words.offeredUntil(momentIn(offerUntil ?? '', timeZone))
  return words.signUps[state] ?? state
}

/** A day from now on the clock of the event, not later than its first day begins. */
function usualEnd(startDate: string, timeZone: string): string {
  const later = new Date(Date.now() + usualHours * 3_600_000)
  const parts = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(later)
  const end = parts.replace(' ', 'T')
  return end < `${startDate}T00:00` ? end : `${startDate}T00:00`
}

/** Day and clock of a moment in the event's time zone. */
export function momentIn(moment: string, timeZone: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(language(), { ...parts, hour12: false, timeZone }).format(new Date(moment))
}
