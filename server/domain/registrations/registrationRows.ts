import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { PlayedCourse } from '../courses/courses.sql.ts'
import type { EventSettings } from '../events/eventSettings.ts'
import { nameFields, textOrNull } from '../players/nameFields.ts'
import type { WantedRegistration } from './checkRegistrations.ts'
import type { Candidate } from './eventPlayers.sql.ts'
import { startingHandicap } from './startingHandicap.ts'

export type Registering = {
  readonly event: VisibleEvent
  /** New ids for those who are registered by name. */
  readonly newIds: readonly number[]
  readonly known: readonly Candidate[]
  readonly courses: readonly PlayedCourse[]
  readonly settings: EventSettings
  readonly now: Temporal.Instant
}

/** The rows of players by name, registrations and handicaps, the last two in the order of the list. */
export function registrationRows(wanted: readonly WantedRegistration[], registering: Registering) {
  const ids = registering.newIds.values()
  const all = wanted.map(({ given }) => rowsOf(given, 'playerId' in given ? given.playerId : nextOf(ids), registering))
  return {
    players: all.flatMap(rows => rows.player ?? []),
    registrations: all.map(rows => rows.registration),
    handicaps: all.map(rows => rows.handicap),
  }
}

function rowsOf(given: WantedRegistration['given'], playerId: number, registering: Registering) {
  const { event, known, courses, settings, now } = registering
  const profile = 'playerId' in given ? known.find(candidate => candidate.playerId === playerId) : undefined
  const gender = 'playerId' in given ? (profile?.gender ?? 'M') : given.gender
  const tee = courses.flatMap(({ tees }) => tees).find(({ teeId }) => teeId === given.teeId)
  const key = { community_id: event.communityId, event_id: event.eventId, player_id: playerId }
  const player = 'playerId' in given ? undefined : playerByName(given, playerId, now)
  const name = player ?? { last_name_key: profile?.lastNameKey ?? '', first_name_key: profile?.firstNameKey ?? '' }
  const start = { gender, hcIndex: given.hcIndex, profile, courseId: given.courseId, tee }
  return {
    player,
    registration: {
      ...key,
      by_profile: player === undefined,
      handle: 'playerId' in given ? null : textOrNull(given.handle),
      course_id: tee?.courseId ?? given.courseId ?? null,
      tee_id: tee?.teeId ?? null,
      affiliation: textOrNull(given.affiliation),
      age: given.age ?? null,
      registered_at: now.toString(),
      last_name_key: name.last_name_key,
      first_name_key: name.first_name_key,
    },
    handicap: { ...key, registration_event_id: event.eventId, ...startingHandicap(start, courses, settings) },
  }
}

function playerByName(
  given: Exclude<WantedRegistration['given'], { playerId: number }>,
  playerId: number,
  now: Temporal.Instant,
) {
  return {
    player_id: playerId,
    by_name: true,
    ...nameFields(given),
    gender: given.gender,
    created_at: now.toString(),
  }
}

function nextOf(ids: Iterator<number>): number {
  const { value, done } = ids.next()
  if (done) throw new Error('Fewer ids were allotted than players are registered by name.')
  return value
}
