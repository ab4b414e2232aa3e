/** Whom a message means: one question for each way to choose. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { shownPairings, shownPlaces } from '../roster/shownTeeSheet.sql.ts'

type Id = { readonly playerId: number }

const idsOf = async (tx: Transaction, question: Sql<Id>): Promise<readonly number[]> =>
  (await tx.rows(question)).map(({ playerId }) => playerId)

/** Everybody who is registered. */
export function registeredPlayers(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<readonly number[]> {
  return idsOf(
    tx,
    sql<Id>`
      select player_id as "playerId" from registration
      where community_id = ${communityId} and event_id = ${registrationEventId}`,
  )
}

/** Those who have signed up and wait for a place. */
export function waitingPlayers(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<readonly number[]> {
  return idsOf(
    tx,
    sql<Id>`
      select s.player_id as "playerId" from sign_up s
      where s.community_id = ${communityId} and s.event_id = ${registrationEventId} and s.state in ('ballot', 'waiting', 'offered')
        and not exists (select from registration r
          where r.community_id = s.community_id and r.event_id = s.event_id and r.player_id = s.player_id)`,
  )
}

/** The players of these tee pairings of the round, as directors work on them. */
export function pairedPlayers(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  teePairingIds: readonly number[],
): Promise<readonly number[]> {
  return idsOf(
    tx,
    sql<Id>`
      select player_id as "playerId" from tee_pairing_player
      where community_id = ${communityId} and event_id = ${eventId} and tee_pairing_id = any(${teePairingIds}::bigint[])`,
  )
}

/** The players of these flights of the round or of its event; of teams, everybody in them. */
export function flightPlayers(
  tx: Transaction,
  { communityId, eventId, registrationEventId }: VisibleEvent,
  flightIds: readonly number[],
): Promise<readonly number[]> {
  const own = sql`
    join leaderboard l on l.community_id = x.community_id and l.leaderboard_id = x.leaderboard_id
      and l.event_id = any(${[eventId, registrationEventId]}::bigint[])`
  return idsOf(
    tx,
    sql<Id>`
      select x.player_id as "playerId" from flight_player x ${own}
      where x.community_id = ${communityId} and x.flight_id = any(${flightIds}::bigint[])
      union
      select t.player_id from flight_team x ${own}
      join team_player t on t.community_id = x.community_id and t.team_id = x.team_id
      where x.community_id = ${communityId} and x.flight_id = any(${flightIds}::bigint[])`,
  )
}

export type Start = {
  readonly playerId: number
  readonly teeTime: string
  readonly teeHole: number
  readonly teeGroup: string
}

/** Where these players start in a round, as people see it. */
export function shownStarts(
  tx: Transaction,
  { communityId, eventId }: Pick<VisibleEvent, 'communityId' | 'eventId'>,
  playerIds: readonly number[],
): Promise<Start[]> {
  return tx.rows(
    sql<Start>`
      select x.player_id as "playerId", ${timestampOf(sql`g.tee_time`)} as "teeTime", g.tee_hole as "teeHole", g.tee_group as "teeGroup"
      from ${shownPlaces} x
      join ${shownPairings} g
        on g.community_id = x.community_id and g.event_id = x.event_id and g.tee_pairing_id = x.tee_pairing_id
      where x.community_id = ${communityId} and x.event_id = ${eventId} and x.player_id = any(${playerIds}::bigint[])`,
  )
}
