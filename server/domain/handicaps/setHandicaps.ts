import type { setHandicaps as entry } from '../../../contract/handicaps/console.ts'
import type { BodyOf } from '../../../contract/operation.ts'
import { fromDecimal, toDecimal } from '../../../rules/exact.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { eventOrRounds, type TeeInPlay } from '../events/eventOrRounds.sql.ts'
import { from } from '../operation/from.ts'
import { handle } from '../operation/handler.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { requireEachOnce } from '../roster/namedPlayers.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { handicapValues, isChange } from './changeHandicap.ts'
import { withCourseAndPlaying, withIndex, withLock, withTee } from './handicapChanges.ts'
import { type HandicapInEffect, handicapsInEffect } from './handicapsInEffect.ts'
import { playerHandicapRecord } from './playerHandicapRecord.ts'
import { writeHandicaps } from './roundHandicap.sql.ts'

type Wanted = BodyOf<typeof entry>['players'][number]
type Refusals = 'NOT_FOUND' | 'HANDICAP_LOCKED' | 'HANDICAP_REASON_REQUIRED' | 'CHANGED_MEANWHILE'

export const setHandicaps = handle('setHandicaps', async ({ event, body, caller, tx, record, refuse, now }) => {
  const named = body.players.map(({ playerId }, index) => ({ playerId, pointer: `/players/${index}/playerId` }))
  requireEachOnce(
    refuse,
    named.map(({ playerId, pointer }) => ({ id: playerId, pointer })),
  )
  const playerIds = named.map(({ playerId }) => playerId)
  const locked = await lockRegistrations(tx, event, playerIds)
  await requireRegistered(refuse, tx, event, caller.communities, named, 'NOT_FOUND', locked)
  const [before, [part]] = await Promise.all([
    handicapsInEffect(tx, event, 'event', playerIds),
    eventOrRounds(tx, event, 'event'),
  ])
  const present = new Map(before.map(handicap => [handicap.playerId, handicap]))
  const changed = body.players.flatMap((wanted, index) => {
    const old = present.get(wanted.playerId)
    if (!old) throw new Error(`Player ${wanted.playerId} is registered and has no handicap.`)
    const after = changedHandicap(refuse, old, wanted, `/players/${index}`, part?.tees ?? new Map(), now)
    return isChange(old, after) ? [{ old, after }] : []
  })
  if (changed.length === 0) return { changed: 0 }
  await writeHandicaps(
    tx,
    event,
    changed.map(({ after }) => handicapValues(after)),
  )
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'playerHandicap.set',
    subject: { playerIds: changed.map(({ after }) => after.playerId) },
    before: changed.map(({ old }) => playerHandicapRecord(old)),
    after: changed.map(({ after }) => playerHandicapRecord(after)),
  })
  return { changed: changed.length }
})

/** The handicap as it is wanted: unlocked first, locked last. */
function changedHandicap(
  refuse: Refuse<Refusals>,
  before: HandicapInEffect,
  { hcIndex, teeId, hcCourse, hcPlaying, manualMsg, locked }: Wanted,
  pointer: string,
  tees: ReadonlyMap<number, TeeInPlay>,
  now: Temporal.Instant,
): HandicapInEffect {
  const reason = manualMsg ?? null
  const touches = hcIndex !== undefined || teeId !== undefined || hcCourse !== undefined || hcPlaying !== undefined
  if (touches && before.locked && locked !== false) refuse('HANDICAP_LOCKED', 'player')
  let after = locked === false ? withLock(false, now)(before) : before
  const present = before.indexTenths === null ? null : toDecimal(before.indexTenths)
  const index = from(
    refuse,
    `${pointer}/hcIndex`,
    hcIndex,
    present,
    `player_handicap/${before.eventId}/${before.playerId}`,
  )
  if (index !== undefined && index !== null)
    after = withIndex({ indexTenths: fromDecimal(index), revisionDate: null, source: 'MANUAL', reason })(after)
  if (teeId !== undefined) after = withTee(tees.get(teeId) ?? refuse('NOT_FOUND', 'teeOfEvent'))(after)
  if (hcCourse !== undefined || hcPlaying !== undefined) {
    if (after.indexTenths === null && reason === null) refuse('HANDICAP_REASON_REQUIRED')
    const values = { hcCourse: hcCourse ?? after.hcCourse ?? 0, hcPlaying: hcPlaying ?? after.hcPlaying ?? 0, reason }
    after = withCourseAndPlaying(values)(after)
  }
  return locked === true ? withLock(true, now)(after) : after
}
