/** The only flight of a leaderboard over several rounds: whoever comes is in it (decision 114). */
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

type Comers = { readonly playerIds: readonly number[] } | { readonly teamIds: readonly number[] }

/**
 * Puts players who were registered, or teams that were made, into the only flight of every leaderboard of exactly this event of
 * several rounds, or of one of them. Where there are several flights a director says who is in which.
 */
export async function enterOnlyFlights(
  tx: Transaction,
  event: VisibleEvent,
  comers: Comers,
  leaderboardId: number | null = null,
): Promise<void> {
  if (event.kind !== 'M') return
  const { communityId, eventId } = event
  const ofPlayers = 'playerIds' in comers
  const ids = ofPlayers ? comers.playerIds : comers.teamIds
  if (ids.length === 0) return
  const only = sql`
    select l.leaderboard_id, min(f.flight_id) as flight_id
    from leaderboard l join flight f on f.community_id = ${communityId} and f.leaderboard_id = l.leaderboard_id
    where l.community_id = ${communityId} and l.event_id = ${eventId} and l.team = ${!ofPlayers}
      and (${leaderboardId}::bigint is null or l.leaderboard_id = ${leaderboardId})
    group by l.leaderboard_id having count(*) = 1`
  await tx.rows(
    ofPlayers
      ? sql`
          insert into flight_player (community_id, leaderboard_id, player_id, flight_id, event_id)
          select ${communityId}::bigint, o.leaderboard_id, c.id, o.flight_id, ${eventId}::bigint
          from (${only}) o cross join unnest(${ids}::bigint[]) c (id) order by o.leaderboard_id, c.id on conflict do nothing`
      : sql`
          insert into flight_team (community_id, leaderboard_id, team_id, flight_id)
          select ${communityId}::bigint, o.leaderboard_id, c.id, o.flight_id
          from (${only}) o cross join unnest(${ids}::bigint[]) c (id) order by o.leaderboard_id, c.id on conflict do nothing`,
  )
}

/** The same for everybody who is there already, after a leaderboard was made or counts sides of the other kind. */
export async function fillOnlyFlight(tx: Transaction, event: VisibleEvent, leaderboardId: number): Promise<void> {
  if (event.kind !== 'M') return
  const { communityId, eventId } = event
  const [players, teams] = await Promise.all([
    tx.rows(
      sql<{ playerId: number }>`
        select player_id as "playerId" from registration where community_id = ${communityId} and event_id = ${eventId}
        order by player_id for key share`,
    ),
    tx.rows(
      sql<{ teamId: number }>`
        select team_id as "teamId" from team where community_id = ${communityId} and event_id = ${eventId}
        order by team_id for key share`,
    ),
  ])
  await enterOnlyFlights(tx, event, { playerIds: players.map(({ playerId }) => playerId) }, leaderboardId)
  await enterOnlyFlights(tx, event, { teamIds: teams.map(({ teamId }) => teamId) }, leaderboardId)
}
