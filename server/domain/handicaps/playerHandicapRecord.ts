import { toDecimal } from '../../../rules/exact.ts'
import type { TeeInPlay } from '../events/eventOrRounds.sql.ts'
import type { HandicapInEffect } from './handicapsInEffect.ts'

/** A handicap as the interface shows it. Fields without a value are undefined, which JSON leaves out. */
export function playerHandicapRecord(handicap: HandicapInEffect) {
  const { playerId, tee, revisionDate, allocPct, lockedAt, reason, byHand, source } = handicap
  return {
    playerId,
    ...playedTeeRecord(tee),
    ...teeRatingRecord(tee),
    hcRevisionDt: revisionDate ?? undefined,
    ...handicapValuesRecord(handicap),
    hcAllocPct: allocPct,
    manualMsg: reason ?? undefined,
    lockedDt: lockedAt ?? undefined,
    hcSource: byHand ? 'MANUAL' : source,
  }
}

/** The tee that a player plays from, as the interface shows it. */
export function playedTeeRecord(tee: TeeInPlay | undefined) {
  return { courseId: tee?.courseId, courseName: tee?.courseName, teeId: tee?.teeId, teeName: tee?.name }
}

/** What the tee is rated, as the interface shows it. */
export function teeRatingRecord(tee: TeeInPlay | undefined) {
  // What is shown is for 18 holes, also where nine of them are played.
  const values = tee?.whole ?? tee
  return { teeRating: values && toDecimal(values.ratingTenths), teeSlope: values?.slope, teePar: values?.par }
}

/** Index, course and playing handicap, as the interface shows them. */
export function handicapValuesRecord(handicap: {
  readonly indexTenths: number | null
  readonly hcCourse: number | null
  readonly hcPlaying: number | null
}) {
  const { indexTenths, hcCourse, hcPlaying } = handicap
  return {
    hcIndex: indexTenths === null ? undefined : toDecimal(indexTenths),
    hcCourse: hcCourse ?? undefined,
    hcPlaying: hcPlaying ?? undefined,
  }
}
