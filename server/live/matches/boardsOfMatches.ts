import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { createsMatches } from '../../domain/leaderboards/sides.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { boardsOfEvent } from '../boardsOfEvent.sql.ts'

/** The ids of the leaderboards whose matches are made: of an event and its rounds, also where a round is asked for. */
export async function boardsOfMatches(tx: Transaction, event: VisibleEvent): Promise<readonly number[]> {
  const { communityId, registrationEventId } = event
  const boards = await boardsOfEvent(tx, { communityId, eventId: registrationEventId })
  return boards.flatMap(({ leaderboardId, formatId }) => (createsMatches(formatId) ? [leaderboardId] : []))
}
