import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { loadBoard } from '../boardInput.ts'
import { standingsRecord } from '../boardStandings.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'
import { boardShape, bytesOfBoard } from './boardBytes.ts'
import { type OfficialPlace, writeOfficialPlaces } from './officialPlaces.sql.ts'
import { type PublishedBoard, writePublishedBoards } from './publishedBoards.sql.ts'

/**
 * What is published as official is kept: where everybody stood, so that a correction can be compared with it, and what the
 * boards were counted from, so that pages go on showing it meanwhile. The places of a round are those of its event.
 */
export async function publishResults(tx: Transaction, event: VisibleEvent, now: Temporal.Instant): Promise<void> {
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
