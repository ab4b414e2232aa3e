/** What a change makes of a handicap. The result is the event's own value, unless it is the handicap that was given. */
import type { TeeInPlay } from '../events/eventOrRounds.sql.ts'
import { computed, type HandicapInEffect } from './handicapsInEffect.ts'

export type HandicapChange = (before: HandicapInEffect) => HandicapInEffect

/** Another index; course and playing handicap are computed again. */
export function withIndex(index: {
  readonly indexTenths: number
  readonly revisionDate: string | null
  readonly source: 'PROVIDER' | 'MANUAL'
  readonly reason: string | null
}): HandicapChange {
  return before => computed({ ...before, ...index })
}

/** Another tee; course and playing handicap are computed again when there is an index, and stay otherwise. */
export function withTee(tee: TeeInPlay): HandicapChange {
  return before => {
    if (before.indexTenths === null) return { ...before, tee }
    // The reason was given for the values that go.
    return computed({ ...before, tee, reason: before.byHand ? null : before.reason })
  }
}

/** Course and playing handicap as somebody sets them; the index stays. */
export function withCourseAndPlaying(values: {
  readonly hcCourse: number
  readonly hcPlaying: number
  readonly reason: string | null
}): HandicapChange {
  return before => ({ ...before, ...values, byHand: true })
}

/** Locks or unlocks. A lock makes the values of a round its own; unlocking what is not locked changes nothing. */
export function withLock(locked: boolean): HandicapChange {
  return before => (locked || before.locked ? { ...before, locked } : before)
}
