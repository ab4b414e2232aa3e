/** The handicap with which a player starts in an event. */
import { fromDecimal } from '../../../rules/exact.ts'
import type { PlayedCourse, PlayedTee } from '../courses/courses.sql.ts'
import type { EventSettings } from '../events/eventSettings.ts'
import { computeHandicap } from '../handicaps/computeHandicap.ts'
import { defaultTee } from '../handicaps/defaultTee.ts'

export type Start = {
  readonly gender: 'M' | 'F'
  /** An index given with the registration, which replaces that of the profile. */
  readonly hcIndex: number | undefined
  readonly profile: { readonly indexTenths: number | null; readonly revisionDate: string | null } | undefined
  readonly courseId: number | undefined
  readonly tee: PlayedTee | undefined
}

/** The columns of `player_handicap` for a player who registers. */
export function startingHandicap(start: Start, courses: readonly PlayedCourse[], settings: EventSettings) {
  const ofCourse =
    start.courseId === undefined ? courses : courses.filter(({ courseId }) => courseId === start.courseId)
  const tee = start.tee ?? defaultTee(ofCourse, start.gender, settings)
  const isGiven = start.hcIndex !== undefined
  const indexTenths = start.hcIndex === undefined ? (start.profile?.indexTenths ?? null) : fromDecimal(start.hcIndex)
  const computed = indexTenths === null ? undefined : computeHandicap({ indexTenths, tee: tee ?? null, ...settings })
  return {
    course_id: tee?.courseId ?? ofCourse[0]?.courseId ?? null,
    tee_id: tee?.teeId ?? null,
    hc_index_tenths: indexTenths,
    hc_revision_date: isGiven || indexTenths === null ? null : (start.profile?.revisionDate ?? null),
    hc_course: computed?.hcCourse ?? null,
    hc_playing: computed?.hcPlaying ?? null,
    alloc_pct: settings.allocPct,
    source: isGiven ? 'MANUAL' : indexTenths === null ? 'NONE' : 'PROVIDER',
  } as const
}
