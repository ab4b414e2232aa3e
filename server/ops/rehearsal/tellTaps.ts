import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Origin, record } from '../../domain/audit/record.ts'
import { sign } from '../../domain/cards/signCard.ts'
import { cardIdOf } from '../../domain/scores/card.ts'
import type { GivenEntry } from '../../domain/scores/judgeEntry.ts'
import { recordEntries } from '../../domain/scores/recordEntries.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { deviceOf, entryIdOf, type Tap } from './drawScores.ts'

/** Records taps through the same door as those of phones. */
export async function tellTaps(
  tx: Transaction,
  round: VisibleEvent,
  taps: readonly Tap[],
  now: Temporal.Instant,
): Promise<void> {
  if (taps.length === 0) return
  const origin: Origin = { actor: 'service', now }
  const recorder = {
    actor: origin.actor,
    record: (change: Parameters<typeof record>[1]) => record(tx, change, origin),
    refuse,
  }
  const scores = taps.flatMap(tap => entryOf(round, tap) ?? [])
  if (scores.length > 0) await recordEntries(tx, round, recorder, scores, now)
  const caller = { actor: origin.actor, communities: [round.communityId] }
  // Each signature is judged by its card as it is by then.
  for (const tap of taps.filter(one => one.hole === undefined)) {
    const params = { cardId: cardIdOf(tap) }
    await sign({ ...recorder, tx, event: round, caller, params, now }, tap.scorer).catch(unsigned)
  }
}

/** A card on which strokes differ stays without a signature, as on the day; so does that of somebody whom the director took out. */
function unsigned(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

function entryOf({ communityId }: VisibleEvent, tap: Tap): GivenEntry | undefined {
  const { side, sideId, scorer, hole, value } = tap
  if (hole === undefined) return undefined
  return {
    side,
    sideId,
    scorer,
    hole,
    value,
    kind: 'score',
    entryId: entryIdOf(communityId, tap),
    device: deviceOf(communityId, scorer),
    deviceSequence: tap.number,
    tappedAt: timestampText(tap.at),
    reason: null,
  }
}
