import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { publicEventId } from '../access/visibleEvent.ts'
import { handle } from '../operation/handler.ts'
import { boardSettings } from './boardSettings.sql.ts'
import { deleteEvents, eventContents, hasEntries } from './eventContents.sql.ts'
import { eventSetup } from './eventSetup.ts'
import { closeGap, writeCourses } from './roundRows.sql.ts'
import { wholeEvent } from './wholeEvent.ts'

export const removeRound = handle('removeRound', async ({ event, params, tx, language, record, refuse }) => {
  if (event.kind !== 'M') refuse('MULTI_ROUND_EVENT_REQUIRED', 'rounds')
  const { communityId } = event
  const { first, rounds } = await wholeEvent(tx, event)
  const round = rounds.find(({ eventId }) => publicEventId('R', eventId) === params.roundId)
  if (!round || round.round === null) return refuse('NOT_FOUND', 'roundOfEvent', { roundId: params.roundId })
  const { name, eventId, round: number } = round
  if (await hasEntries(tx, communityId, [eventId])) refuse('IN_USE', 'roundPlayed', { name })
  if (rounds.length === 1) refuse('IN_USE', 'lastRound', { name })
  const counting = (await boardSettings(tx, communityId, first.eventId)).filter(board =>
    roundsNamed(board.settings).some(named => named >= number),
  )
  if (counting.length > 0)
    refuse('IN_USE', 'roundCounted', { name, leaderboards: counting.map(board => board.name).join(', ') })
  const before = await eventContents(tx, communityId, [eventId])
  await deleteEvents(tx, communityId, [eventId])
  await closeGap(tx, communityId, first.eventId, number)
  const others = rounds.filter(other => other !== round)
  const courseIds = [...new Set(others.flatMap(other => other.courseIds))]
  // The courses of the event are those of its rounds, unless they are chosen for none.
  if (courseIds.length > 0) await writeCourses(tx, communityId, first.eventId, courseIds)
  await record({
    communityId,
    eventId: first.eventId,
    kind: 'setup.roundRemoved',
    subject: { eventIds: [first.eventId, eventId] },
    before: { round: number, courseIds: first.courseIds, contents: before },
    after: { courseIds: courseIds.length > 0 ? courseIds : first.courseIds },
  })
  return eventSetup(tx, event, language)
})

/** The numbers of rounds that the settings of a leaderboard name. */
function roundsNamed({ rounds = [], best, cuts = [], matches = [] }: LeaderboardSettings): readonly number[] {
  return [
    ...rounds,
    ...(best === undefined ? [] : [best]),
    ...cuts.map(({ afterRound }) => afterRound),
    ...matches.flatMap(({ round }) => round ?? []),
  ]
}
