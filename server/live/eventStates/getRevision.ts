import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { stateRows } from '../../domain/events/eventState.sql.ts'
import { Later } from '../../kernel/http/reply.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'
import type { CountedBoard } from '../countedBoards.ts'
import { handleLive } from '../handleLive.ts'
import { movedSides, standingsOf } from './movedSides.ts'
import { officialAt, officialPlaces } from './officialPlaces.sql.ts'

export const getRevision = handleLive('getRevision', async ({ tx, event, service, refuse }) => {
  const { communityId, kind, registrationEventId } = event
  if (kind === 'R') refuse('MULTI_ROUND_EVENT_REQUIRED', 'prizes', { eventId: publicEventId('M', registrationEventId) })
  const { own } = await stateRows(tx, event, false)
  // What is official now is compared with what was official before it.
  const officialDt = await officialAt(tx, event, own.state === 'official' ? 1 : 0)
  if (officialDt === undefined) return { boards: [] }
  const [boards, places] = await Promise.all([boardsOfEvent(tx, event), officialPlaces(tx, event, officialDt)])
  const placesOf = Map.groupBy(places, ({ leaderboardId }) => leaderboardId)
  return new Later(async () => {
    const all = await Promise.all(
      boards.map(async ({ leaderboardId }) => {
        const kept = await service.standings.of({ communityId, leaderboardId })
        if (!kept) return []
        const board = JSON.parse(kept.answer.text) as CountedBoard
        const before = new Map(
          (placesOf.get(leaderboardId) ?? []).map(({ playerId, teamId, name, flight, label, value, payoutCents }) => {
            const sideId = playerId ?? teamId ?? 0
            return [sideId, { name: name ?? `Team ${sideId}`, flight, label, value, payoutCents }]
          }),
        )
        const sides = movedSides(before, standingsOf(board))
        return sides.length === 0
          ? []
          : [{ leaderboardId, eventId: board.eventId, name: board.name, sides: [...sides] }]
      }),
    )
    return { officialDt, boards: all.flat() }
  })
})
