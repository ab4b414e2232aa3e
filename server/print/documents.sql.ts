import type { Static } from 'typebox'
import type { Team } from '../../contract/shapes.ts'
import { eventAndRounds } from '../domain/access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import { registeredPlayers } from '../domain/roster/playerSummary.ts'
import { teamItem } from '../domain/teams/teams.sql.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { jsonValue } from '../kernel/database/json.ts'
import { sql } from '../kernel/database/sql.ts'
import type { Named } from './names.ts'

/** An event whose juniors are those younger than `below` years on its first day. */
export type JuniorsOf = { readonly communityId: number; readonly eventId: number; readonly below: number }

/** The juniors among the registered players of these events, in the order of registration. */
export function juniors(
  tx: Transaction,
  events: readonly JuniorsOf[],
): Promise<readonly (Named & { readonly eventId: number })[]> {
  return tx.rows(
    sql<Named & { readonly eventId: number }>`
      select e.event_id as "eventId", p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName"
      from unnest(${events.map(({ communityId }) => communityId)}::bigint[], ${events.map(({ eventId }) => eventId)}::bigint[],
        ${events.map(({ below }) => below)}::int[]) x (community_id, event_id, below)
      join event e on e.community_id = x.community_id and e.event_id = x.event_id
      join ${registeredPlayers} on r.community_id = e.community_id and r.event_id = e.event_id
      where p.dob + make_interval(years => x.below) > e.start_date
      order by e.event_id, r.registered_at, p.player_id`,
  )
}

/** The settings of the event, and of its multi-round event when it is a round (`{}` otherwise). */
export async function settingsRows(
  tx: Transaction,
  event: VisibleEvent,
): Promise<{ readonly settings: unknown; readonly parentSettings: unknown }> {
  const row = await tx.first(
    sql<{ parentSettings: unknown }>`
      select settings as "parentSettings" from event
      where community_id = ${event.communityId} and event_id = ${event.parentEventId ?? null}::bigint`,
  )
  return { settings: event.settings, parentSettings: row?.parentSettings ?? {} }
}

/** The last change to the event or its rounds other than a score: its number, which rises with every change, and its time. */
export async function lastChange(
  tx: Transaction,
  event: VisibleEvent,
): Promise<{ readonly sequence: number; readonly at: string }> {
  const row = await tx.first(
    sql<{ sequence: number; at: string }>`
      select c.change_id as sequence, c.at from change c
      where c.community_id = ${event.communityId} and c.kind !~ '^(score|card)\\.'
        and c.event_id in (
          select e.event_id from event e
          where e.community_id = ${event.communityId} and e.event_id = ${eventAndRounds(event.communityId, event.eventId, [event.registrationEventId])})
      order by c.change_id desc limit 1`,
  )
  return row ?? { sequence: 0, at: `${event.startDate}T00:00:00Z` }
}

export type PrintedTeam = { readonly teamId: number; readonly name: string; readonly players: readonly Named[] }

/** The teams of the event, of its rounds, and of its multi-round event when it is a round, by id. */
export async function teamsAround(tx: Transaction, event: VisibleEvent): Promise<readonly PrintedTeam[]> {
  const rows = await tx.rows(
    sql<{ team: Static<typeof Team> }>`
      with around as materialized (
        select * from team
        where community_id = ${event.communityId}
          and event_id = ${eventAndRounds(event.communityId, event.eventId, [event.registrationEventId])})
      select ${jsonValue(teamItem)} as team from around t
      order by t.team_id`,
  )
  return rows.map(({ team }) => team)
}
