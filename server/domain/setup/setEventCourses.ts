import type { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import { said } from '../../../contract/words/say.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { from, type Wanted } from '../operation/from.ts'
import { handle } from '../operation/handler.ts'
import { courseUses } from './courseUses.sql.ts'
import type { EventRow } from './eventChange.sql.ts'
import { eventSetup } from './eventSetup.ts'
import { nineErrors } from './nineErrors.ts'
import { playOn } from './playOn.ts'
import { coursesThere } from './roundRows.sql.ts'
import { usesInWords } from './usesInWords.ts'
import { wholeEvent } from './wholeEvent.ts'

export const setEventCourses = handle('setEventCourses', async ({ event, body, tx, language, record, refuse }) => {
  const whole = await wholeEvent(tx, event)
  const { own, first, rounds } = whole
  const row = `event_course/${own.eventId}/${own.courseIds[0]}`
  const wanted = body.courseIds as Wanted<readonly number[]>
  const given = from(refuse, '/courseIds', wanted, own.courseIds, row) ?? own.courseIds
  const courseIds = [...new Set(given)]
  const there = await coursesThere(tx, courseIds)
  requireNone(
    refuse,
    courseIds.flatMap((id, at) =>
      there.has(id) ? [] : [{ pointer: `/courseIds/${at}`, message: said('fields.isNotCourse') }],
    ),
  )
  const played = own.kind === 'M' ? rounds : [own]
  const nineOf = ({ settings }: EventRow) => (settings as GivenEventSettings).nine
  const nines = new Set(played.map(round => nineOf(round) ?? nineOf(first)))
  for (const nine of nines) requireNone(refuse, await nineErrors(tx, courseIds, nine, '/courseIds'))
  const { communityId } = event
  const playedElsewhere = new Set(rounds.filter(round => !played.includes(round)).flatMap(round => round.courseIds))
  const going = [...new Set(played.flatMap(round => round.courseIds))].filter(id => !courseIds.includes(id))
  const goingFromEvent = going.filter(id => !playedElsewhere.has(id))
  const ids = played.map(({ eventId }) => eventId)
  const uses = [
    ...(await courseUses(tx, communityId, ids, going)),
    ...(played.includes(first) ? [] : await courseUses(tx, communityId, [first.eventId], goingFromEvent)),
  ]
  for (const use of uses) {
    const uses = usesInWords(use)
    if (uses !== undefined) refuse('IN_USE', 'course', { course: use.name, uses })
  }
  await playOn(tx, whole, new Map(played.map(({ eventId }) => [eventId, courseIds])), record)
  return eventSetup(tx, event, language)
})
