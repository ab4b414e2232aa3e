import type { Language } from '../../../contract/words/languages.ts'
import { said } from '../../../contract/words/say.ts'
import { violated } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import { type PlayedCourse, playedCourses } from '../courses/courses.sql.ts'
import { eventSettings } from '../events/eventSettings.ts'
import { enterOnlyFlights } from '../roster/onlyFlights.sql.ts'
import { FormProblem } from './formProblem.ts'
import type { HeldEvent } from './holdEvent.ts'
import { type Participant, participants } from './participant.sql.ts'
import { setState } from './queue.sql.ts'
import { startingHandicap } from './startingHandicap.ts'

/**
 * Registers players who have signed up, with the answers, tee and handicap that they gave; `hcIndex` is known better than theirs.
 * Each of them gets a mail, in `language` where they registered themselves.
 */
export async function registerSignedUp(
  context: HeldEvent,
  playerIds: readonly number[],
  hcIndex?: number,
  language?: Language,
): Promise<void> {
  const { tx, event, now, record } = context
  const [people, courses] = await Promise.all([participants(tx, event, playerIds), playedCourses(tx, event)])
  const rows = people.map(person => rowsOf(context, person, courses, hcIndex))
  const registering = insertRows(
    tx,
    'registration',
    rows.map(({ registration }) => registration),
  )
  await registering.catch((error: unknown) => {
    // The organiser registered the person at the same moment.
    throw violated(error) === 'registration_pkey'
      ? new FormProblem(said('registrations.problems.registeredAlready'))
      : error
  })
  await insertRows(
    tx,
    'player_handicap',
    rows.map(({ handicap }) => handicap),
  )
  await enterOnlyFlights(tx, event, { playerIds })
  await setState(tx, event, playerIds, 'registered')
  await record({ kind: 'registration.added', subject: { playerIds }, after: { registeredAt: now.toString() } })
  await queueMails(tx, event, playerIds, 'registered', language)
}

function rowsOf(
  { event, now }: HeldEvent,
  person: Participant,
  courses: readonly PlayedCourse[],
  hcIndex = person.details.hcIndex,
) {
  const tee = courses.flatMap(({ tees }) => tees).find(({ teeId }) => teeId === person.teeId)
  const key = { community_id: event.communityId, event_id: event.eventId, player_id: person.playerId }
  const start = {
    gender: person.gender,
    hcIndex,
    profile: { indexTenths: person.indexTenths, revisionDate: person.revisionDate },
    courseId: undefined,
    tee,
  }
  return {
    registration: {
      ...key,
      by_profile: !person.byName,
      handle: null,
      course_id: tee?.courseId ?? null,
      tee_id: tee?.teeId ?? null,
      answers: person.answers,
      registered_at: now.toString(),
      last_name_key: person.lastNameKey,
      first_name_key: person.firstNameKey,
    },
    handicap: {
      ...key,
      registration_event_id: event.eventId,
      ...startingHandicap(start, courses, eventSettings(event)),
    },
  }
}
