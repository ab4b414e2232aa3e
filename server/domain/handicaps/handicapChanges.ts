/** Changes of handicaps, as functions from the handicap before to the one after. Returning the same object means no change. */
import { timestampText } from '../../kernel/database/timestampText.ts'
import type { TeeInPlay } from '../events/eventOrRounds.sql.ts'
import { computed, type HandicapInEffect } from './handicapsInEffect.ts'

export type HandicapChange = (before: HandicapInEffect) => HandicapInEffect

/** Sets another index; course and playing handicap are computed again. */
export function withIndex(index: {
  readonly indexTenths: number
  readonly revisionDate: string | null
  readonly source: 'PROVIDER' | 'MANUAL'
  readonly reason: string | null
}): HandicapChange {
  return before => computed({ ...before, ...index })
}

/** Takes the index away, and with it course and playing handicap. */
export function withoutIndex(before: HandicapInEffect): HandicapInEffect {
  return computed({ ...before, indexTenths: null, revisionDate: null, source: 'NONE', reason: null })
}

/** Sets another tee; course and playing handicap are computed again when there is an index, and stay otherwise. */
export function withTee(tee: TeeInPlay): HandicapChange {
  return before => {
    if (before.indexTenths === null) return { ...before, tee }
    // The reason was for the values that are replaced.
    return computed({ ...before, tee, reason: before.byHand ? null : before.reason })
  }
}

/** Sets course and playing handicap by hand; the index stays. */
export function withCourseAndPlaying(values: {
  readonly hcCourse: number
  readonly hcPlaying: number
  readonly reason: string | null
}): HandicapChange {
  return before => ({ ...before, ...values, byHand: true })
}

/**
 * Locks or unlocks a handicap at the moment `now`; locking again leaves the moment as it was. A lock makes the values a
 * round's own; unlocking what is not locked changes nothing.
 */
export function withLock(locked: boolean, now: Temporal.Instant): HandicapChange {
  return before => (locked || before.locked ? { ...before, ...lockOf(before, locked, now) } : before)
}

type Lock = { readonly locked: boolean; readonly lockedAt: string | null }

/** Whether a handicap is locked, and since when, once it is locked or unlocked. */
export function lockOf(before: Lock, locked: boolean, now: Temporal.Instant): Lock {
  if (locked === before.locked) return { locked, lockedAt: before.lockedAt }
  return { locked, lockedAt: locked ? timestampText(now) : null }
}
