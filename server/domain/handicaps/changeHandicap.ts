import type { Static } from 'typebox'
import type { PlayerHandicap } from '../../../contract/handicaps/published.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Written } from '../../kernel/database/json.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { Caller } from '../access/callers.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import type { HandicapChange } from './handicapChanges.ts'
import { type HandicapInEffect, handicapsInEffect } from './handicapsInEffect.ts'
import { playerHandicapRecord } from './playerHandicapRecord.ts'
import { type HandicapValues, writeHandicaps } from './roundHandicap.sql.ts'

/** What a change needs from its request. */
export type ChangingHandicap = {
  readonly event: VisibleEvent
  readonly params: { readonly playerId: number }
  readonly tx: Transaction
  readonly caller: Caller
  readonly record: (change: Change) => Promise<void>
  readonly refuse: Refuse<'UNAUTHORIZED' | 'NOT_FOUND'>
}

/**
 * Changes the handicap of a player in an event and returns it; in a round the value becomes the round's own. Refuses with
 * `UNAUTHORIZED` or `NOT_FOUND` for a player who is not registered, and as `change` does.
 */
export async function changeHandicap(
  { event, params, tx, caller, record, refuse }: ChangingHandicap,
  kind: string,
  change: HandicapChange,
): Promise<Written<Static<typeof PlayerHandicap>>> {
  const { playerId } = params
  const [locked, [before]] = await Promise.all([
    lockRegistrations(tx, event, [playerId]),
    handicapsInEffect(tx, event, 'event', [playerId]),
  ])
  await requireRegistered(refuse, tx, event, caller.communities, [{ playerId }], 'NOT_FOUND', locked)
  if (!before) throw new Error(`Player ${playerId} is registered and has no handicap.`)
  const after = change(before)
  if (isChange(before, after)) {
    const { communityId, eventId } = event
    await Promise.all([
      writeHandicaps(tx, event, [handicapValues(after)]),
      record({
        communityId,
        eventId,
        kind,
        subject: { playerId },
        before: playerHandicapRecord(before),
        after: playerHandicapRecord(after),
      }),
    ])
  }
  return playerHandicapRecord(after)
}

/** A change that respects the lock: refuses with `HANDICAP_LOCKED` while the handicap is locked. */
export function unlessLocked(refuse: Refuse<'HANDICAP_LOCKED'>, change: HandicapChange): HandicapChange {
  return before => {
    if (before.locked) refuse('HANDICAP_LOCKED', 'player')
    return change(before)
  }
}

/** Whether there is anything to write: different values, or the same ones becoming a round's own. */
export function isChange(before: HandicapInEffect, after: HandicapInEffect): boolean {
  if (after === before) return false
  return !before.own || JSON.stringify(handicapValues(before)) !== JSON.stringify(handicapValues(after))
}

/** The columns of a handicap. */
export function handicapValues(handicap: HandicapInEffect): HandicapValues {
  const { playerId, tee, indexTenths, revisionDate, hcCourse, hcPlaying } = handicap
  const { allocPct, byHand, locked, lockedAt, reason, source } = handicap
  const ofTee = { courseId: tee?.courseId ?? null, teeId: tee?.teeId ?? null }
  const ofIndex = { indexTenths, revisionDate, source }
  return { playerId, ...ofTee, ...ofIndex, hcCourse, hcPlaying, allocPct, byHand, locked, lockedAt, reason }
}
