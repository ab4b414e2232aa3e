/** The published tee sheet beside the one that directors work on: how they differ, and publishing. */

import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { lazy } from '../../ui/lazy.tsx'
import { groupName } from '../frame/useRoster.ts'
import type { Pairing } from './sheet.ts'
import type { Words } from './TeeSheet.tsx'

type Published = NonNullable<Reply<'getTeeSheet'>['publication']>
type Difference = Published['differences'][number]

type PublicationProps = {
  readonly words: Words
  readonly roundId: string
  readonly timeZone: string
  readonly publication: Published | undefined
  readonly pairings: readonly Pairing[]
  readonly nameOf: (person: string) => string
}

const PublishDialog = lazy(() => import('./PublishDialog.tsx').then(one => one.PublishDialog))

/** What people see of this sheet, and the button that shows them the present one. */
export function Publication({ words, roundId, timeZone, publication, pairings, nameOf }: PublicationProps) {
  const [isOpen, setOpen] = useState(false)
  if (publication && !publication.holds) return <span class="sum">{words.begun}</span>
  const count = publication?.differences.length ?? 0
  const said = !publication
    ? words.neverPublished
    : `${words.publishedAt({ time: timeOf(publication.publishedDt, timeZone) })}, ${count === 0 ? words.asPublished : words.differs({ count })}`
  return (
    <>
      <span class="sum">{said}</span>
      {(!publication || count > 0) && (
        <button type="button" class="button tight" onClick={() => setOpen(true)}>
          {publication ? words.publishChanges : words.publish}
        </button>
      )}
      {publication && count === 0 && (
        <button type="button" class="button tight plain" onClick={() => void unpublish(roundId)}>
          {words.unpublish}
        </button>
      )}
      {isOpen && (
        <PublishDialog
          words={words}
          roundId={roundId}
          lines={(publication?.differences ?? []).map(one =>
            words.publishLine({
              name: nameOf(String(one.playerId)),
              from: startOf(one) ?? words.noPlace,
              to: placeOf(one, pairings, words),
            }),
          )}
          isAgain={publication !== undefined}
          nameOf={nameOf}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** From now on people see every change at once. */
async function unpublish(roundId: string): Promise<void> {
  await call('publishTeeSheet', { params: { eventId: roundId }, body: { published: false } })
}

/** Where people think that somebody starts. */
export function startOf({ teeTime, hole, group }: Difference): string | undefined {
  if (teeTime === undefined || hole === undefined || group === undefined) return undefined
  return groupName({ teeTime, hole, group })
}

function placeOf({ playerId }: Difference, pairings: readonly Pairing[], words: Words): string {
  const group = pairings.find(one => one.players.some(player => player.playerId === playerId))
  return group ? groupName(group) : words.noPlace
}

function timeOf(moment: string, timeZone: string): string {
  return timeFormat({
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(moment))
}
