import type { Transaction } from '../../kernel/database/connect.ts'
import { pipelined } from '../../kernel/database/pipelined.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { logEntries, writeGrownCards } from './appendToLog.ts'
import type { CardOwner } from './card.ts'
import { judgeEntries } from './judgeEntries.ts'
import { type GivenEntry, isSame, type Judgement } from './judgeEntry.ts'
import { openRound } from './openRound.ts'
import { entriesWithIds } from './recording.sql.ts'

/** The sender of entries, and how the change is recorded. */
export type Recorder = {
  readonly actor: string
  readonly record: (change: Change) => Promise<void>
  readonly refuse: Refuse<'ROUND_REQUIRED' | 'UNAUTHORIZED'>
}

/**
 * Adds entries to the logs of their cards, in order, and returns what became of each. Accepted and superseded ones are
 * written with the cards and one change, in this transaction; once acknowledged they are never lost. An entry that is sent
 * again is a duplicate and does nothing. Refuses with `ROUND_REQUIRED` on a multi-round event.
 */
export async function recordEntries(
  tx: Transaction,
  event: VisibleEvent,
  { actor, record, refuse }: Recorder,
  given: readonly GivenEntry[],
  now: Temporal.Instant,
): Promise<readonly Judgement[]> {
  const scorerIds = given.flatMap(({ scorer }) => (scorer === 'committee' ? [] : [scorer]))
  const round = await openRound(refuse, tx, event, { sides: given, scorerIds })
  const { judgements, added } = judgeEntries(given, round, actor)
  const taken = await logEntries(tx, round, added, now)
  // The reply does not depend on them, and if they fail so does the commit that follows.
  pipelined(writeGrownCards(tx, round, taken))
  if (taken.length > 0) pipelined(record({ ...placeOf(event), kind: 'score.recorded', subject: sidesOf(taken) }))
  const takenIds = new Set(taken.map(({ entryId }) => entryId))
  const reused = new Set(added.flatMap(({ entryId }) => (takenIds.has(entryId) ? [] : [entryId])))
  const judged = judgements.map((judgement, index) =>
    reused.has(given[index]?.entryId ?? '') ? 'ENTRY_REUSED' : judgement,
  )
  return withDuplicates(tx, event, given, judged)
}

const good: readonly Judgement[] = ['accepted', 'superseded', 'duplicate']

/** Adds duplicates that were outdone: they were not read with their card, but must stay acknowledged. */
async function withDuplicates(
  tx: Transaction,
  event: VisibleEvent,
  given: readonly GivenEntry[],
  judgements: readonly Judgement[],
): Promise<readonly Judgement[]> {
  const ids = given.flatMap(({ entryId }, index) => (good.includes(judgements[index] ?? 'accepted') ? [] : [entryId]))
  if (ids.length === 0) return judgements
  const known = new Map((await entriesWithIds(tx, event, ids)).map(entry => [entry.entryId, entry]))
  return given.map((one, index) => {
    const judgement = judgements[index] ?? 'accepted'
    const entry = known.get(one.entryId)
    if (good.includes(judgement) || !entry) return judgement
    return isSame(one, entry) ? 'duplicate' : 'ENTRY_REUSED'
  })
}

/** The community and event under which a change in a round is recorded. */
export function placeOf({ communityId, eventId }: VisibleEvent) {
  return { communityId, eventId }
}

/** The subject of a change to cards: the ids of their players and teams. */
export function sidesOf(sides: readonly CardOwner[]): { readonly playerIds: number[]; readonly teamIds: number[] } {
  const idsOf = (wanted: CardOwner['side']) => [
    ...new Set(sides.filter(({ side }) => side === wanted).map(({ sideId }) => sideId)),
  ]
  return { playerIds: idsOf('P'), teamIds: idsOf('T') }
}
