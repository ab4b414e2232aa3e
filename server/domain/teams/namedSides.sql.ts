/** Whom the criteria of a search name: players and teams by their ids, or by a team. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

/** The players that are named, of a team only those in it; undefined where all are meant. A team of another event has none. */
export async function namedPlayers(
  tx: Transaction,
  event: VisibleEvent,
  { playerIds, teamId }: { readonly playerIds?: readonly number[]; readonly teamId?: number },
): Promise<readonly number[] | undefined> {
  if (teamId === undefined) return playerIds
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select distinct player_id as "playerId" from team_player
      where community_id = ${event.communityId} and registration_event_id = ${event.registrationEventId} and team_id = ${teamId}`,
  )
  const members = rows.map(({ playerId }) => playerId)
  return playerIds === undefined ? members : members.filter(id => playerIds.includes(id))
}

/** The teams that are named; undefined where all are meant. */
export function namedTeams({
  teamIds,
  teamId,
}: {
  readonly teamIds?: readonly number[]
  readonly teamId?: number
}): readonly number[] | undefined {
  if (teamId === undefined) return teamIds
  return teamIds === undefined || teamIds.includes(teamId) ? [teamId] : []
}
