import type { Change } from '../audit/record.ts'
import { awaitedLater } from '../database/awaitedLater.ts'
import type { Transaction } from '../database/connect.ts'
import type { VisibleEvent } from '../events/visibleEvent.ts'
import { logEntries, writeGrownCards } from './appendToLog.ts'
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
  const scorerIds = given.flatMap(({ scorer }) => (scorer === 'committee' ? [] : [scorer]))
  const round = await openRound(tx, event, { sides: given, scorerIds })
  const { judgements, added } = judgeEntries(given, round, actor)
  const taken = await logEntries(tx, round, added, now)
  // The answer does not depend on them, and the commit that follows fails if they do.
  awaitedLater(writeGrownCards(tx, round, taken))
  if (taken.length > 0) awaitedLater(record({ ...placeOf(event), kind: 'score.recorded', subject: sidesOf(taken) }))
  const takenIds = new Set(taken.map(({ entryId }) => entryId))
  const reused = new Set(added.flatMap(({ entryId }) => (takenIds.has(entryId) ? [] : [entryId])))
  return judgements.map((judgement, index) => (reused.has(given[index]?.entryId ?? '') ? 'ENTRY_REUSED' : judgement))
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
