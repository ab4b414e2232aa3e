import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { changeEventState } from '../../domain/events/changeEventState.ts'
import { stateRows } from '../../domain/events/eventState.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { loadBoard } from '../boardInput.ts'
import { standingsRecord } from '../boardStandings.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'
import { handleLive } from '../handleLive.ts'
import { boardShape, bytesOfBoard } from './boardBytes.ts'
import { type OfficialPlace, writeOfficialPlaces } from './officialPlaces.sql.ts'
import { deletePublishedBoards, type PublishedBoard, writePublishedBoards } from './publishedBoards.sql.ts'

export const setEventState = handleLive('setEventState', async context => {
  const { tx, event, body, now } = context
  const { own } = await stateRows(tx, event, true)
  const reply = await changeEventState(context)
  if (body.state === own.state) return reply
  if (body.state === 'official') await publish(tx, event, now)
  // Only who reopens goes on showing what was published: where play goes on, or went on since, nothing was yet.
  else if (own.state !== 'official' || body.state !== 'completed') await deletePublishedBoards(tx, event)
  return reply
})

/**
 * What is published as official is kept: where everybody stood, so that a correction can be compared with it, and what the
 * boards were counted from, so that pages go on showing it meanwhile. The places of a round are those of its event.
 */
async function publish(tx: Transaction, event: VisibleEvent, now: Temporal.Instant): Promise<void> {
  const boards: PublishedBoard[] = []
  const places: OfficialPlace[] = []
  for (const { leaderboardId, team } of await boardsOfEvent(tx, event)) {
    const board = await loadBoard(tx, event.communityId, leaderboardId)
    if (!board) continue
    places.push(...placesOf(standingsRecord(board), team))
    boards.push({ leaderboardId, shape: boardShape, board: bytesOfBoard(board) })
  }
  if (event.kind !== 'R') await writeOfficialPlaces(tx, event, places, now)
  await writePublishedBoards(tx, event, boards, now)
}

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
