import type { Change } from '../audit/record.ts'
import { type Transaction, violated } from '../database/connect.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { Refusal } from '../handler.ts'
import { appendToLog } from './appendToLog.ts'
import type { Side } from './card.ts'
import { judgeEntries } from './judgeEntries.ts'
import type { GivenEntry, Judgement } from './judgeEntry.ts'
import { openRound } from './openRound.ts'

/** Who sends the entries, and where the change is told. */
export type Recorder = { readonly actor: string; readonly record: (change: Change) => Promise<void> }

/**
 * Takes entries into the logs of their cards, in their order, and answers what became of each. Those that are accepted or
 * superseded are in the log with the cards and one change, all in this transaction; once they are acknowledged they are
 * never lost. An entry that comes again is a duplicate and does nothing. Refuses with `ROUND_REQUIRED`.
 */
export async function recordEntries(
  tx: Transaction,
  event: VisibleEvent,
  { actor, record }: Recorder,
  given: readonly GivenEntry[],
  now: Temporal.Instant,
): Promise<readonly Judgement[]> {
  const round = await openRound(tx, event, {
    sides: given,
    scorerIds: given.flatMap(({ scorer }) => (scorer === 'committee' ? [] : [scorer])),
    entryIds: given.map(({ entryId }) => entryId),
  })
  const { judgements, added } = judgeEntries(given, round, actor)
  try {
    await Promise.all([
      appendToLog(tx, round, added, now),
      added.length > 0 && record({ ...placeOf(event), kind: 'score.recorded', subject: sidesOf(added) }),
    ])
  } catch (error) {
    // The same id at the same time on another card: the repetition sees it.
    if (violated(error) === 'score_entry_pkey')
      throw new Refusal('UNAVAILABLE', 'An entry with the same id arrives at this moment. Repeat the request.')
    throw error
  }
  return judgements
}

/** Where a change of a round is told. */
export function placeOf({ communityId, eventId }: VisibleEvent) {
  return { communityId, eventId }
}

/** The subject of a change of cards. */
export function sidesOf(sides: readonly Side[]): { readonly playerIds: number[]; readonly teamIds: number[] } {
  const idsOf = (wanted: Side['side']) => [
    ...new Set(sides.filter(({ side }) => side === wanted).map(({ sideId }) => sideId)),
  ]
  return { playerIds: idsOf('P'), teamIds: idsOf('T') }
}
