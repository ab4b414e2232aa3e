import type { Shortening } from '../../../contract/settings/shortening.ts'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Refuse, requireNone } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { eventOrRounds } from './eventOrRounds.sql.ts'
import { stateRows } from './eventState.sql.ts'
import { isBeingPlayed, stateInEffect } from './eventState.ts'
import { shorteningOf, writeShortening } from './shortening.sql.ts'

type Asked = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly refuse: Refuse<'ROUND_REQUIRED' | 'ROUND_NOT_STARTED' | 'VALIDATION'>
  readonly record: (change: Change) => Promise<void>
}

/**
 * Shortens a round to `wanted`, or takes that back, and says what counts now (sorted, each hole once, null for all of them)
 * and whether that is new.
 */
export async function changeShortening(
  { tx, event, refuse, record }: Asked,
  wanted: Shortening | null,
): Promise<{ readonly counts: Shortening | null; readonly isNew: boolean }> {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'shortening')
  const { own, parent } = await stateRows(tx, event, true)
  const state = stateInEffect(own.state, parent?.state ?? null)
  if (!isBeingPlayed(state)) refuse('ROUND_NOT_STARTED', { state: said(`fields.states.${state}`) })
  const [[round], before] = await Promise.all([eventOrRounds(tx, event, 'event'), shorteningOf(tx, event)])
  const holes = Math.max(0, ...[...(round?.tees.values() ?? [])].map(tee => tee.holes)) || 18
  const counts = countsOf(wanted, holes)
  if (Array.isArray(wanted)) {
    const beyond = [...wanted.entries()].filter(([, hole]) => hole > holes)
    requireNone(
      refuse,
      beyond.map(([at]) => ({ pointer: `/counts/${at}`, message: said('fields.courseHasHoles', { n: holes }) })),
    )
  }
  if (JSON.stringify(before) === JSON.stringify(counts)) return { counts, isNew: false }
  await writeShortening(tx, event, counts)
  const { communityId, eventId } = event
  await record({
    communityId,
    eventId,
    kind: 'event.shortened',
    subject: { eventIds: [eventId] },
    before: { shortening: before },
    after: { shortening: counts },
  })
  return { counts, isNew: true }
}

function countsOf(wanted: Shortening | null, holes: number): Shortening | null {
  if (!Array.isArray(wanted)) return wanted
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.length < holes ? numbers : null
}
