import { changeEventState } from '../../domain/events/changeEventState.ts'
import { stateRows } from '../../domain/events/eventState.sql.ts'
import { loadBoard } from '../boardInput.ts'
import { standingsRecord } from '../boardStandings.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'
import { handleLive } from '../handleLive.ts'
import { type OfficialPlace, writeOfficialPlaces } from './officialPlaces.sql.ts'

export const setEventState = handleLive('setEventState', async context => {
  const { tx, event, body, now } = context
  const { own } = await stateRows(tx, event, true)
  const reply = await changeEventState(context)
  // What is published as official is kept, so that a correction can be compared with it. A round is official with its event.
  if (body.state !== 'official' || own.state === 'official' || event.kind === 'R') return reply
  const boards = await boardsOfEvent(tx, event)
  const places: OfficialPlace[] = []
  for (const { leaderboardId, team } of boards) {
    const board = await loadBoard(tx, event.communityId, leaderboardId)
    if (board) places.push(...placesOf(standingsRecord(board), team))
  }
  await writeOfficialPlaces(tx, event, places, now)
  return reply
})

/** The sides of a board; the teams of a cup are names alone and have no place of their own. */
function placesOf({ leaderboardId, flights }: ReturnType<typeof standingsRecord>, team: boolean): OfficialPlace[] {
  return flights.flatMap(({ name: flight = null, rows }) =>
    rows.flatMap(({ sideId, players, label, value, payoutCents = null }) =>
      players.length === 0
        ? []
        : [
            {
              leaderboardId,
              playerId: team ? null : sideId,
              teamId: team ? sideId : null,
              flight,
              label,
              value,
              payoutCents,
            },
          ],
    ),
  )
}
