/** A community of its own for one run of the model: six players, a two-round event, a single round event, a credential. */

import { created } from '../world.rows.ts'
import type { World } from '../world.ts'

export type RunWorld = {
  readonly communityId: number
  readonly token: string
  readonly players: readonly number[]
  /** The last one plays with another community and is none of this caller's business. */
  readonly stranger: number
  readonly events: Readonly<Record<'M' | 'R1' | 'R2' | 'S', { readonly id: string; readonly number: number }>>
  /** Two flights of a player leaderboard and one of a team leaderboard, on the M event, round 1 and the single event. */
  readonly flights: Readonly<
    Record<
      'M' | 'R1' | 'S',
      {
        readonly low: number
        readonly high: number
        readonly teams: number
        readonly playerBoard: number
        readonly teamBoard: number
      }
    >
  >
}

/** Inserts the rows of run `run`; ids follow from it, so that runs do not meet. */
export async function insertRunWorld(world: World, run: number): Promise<RunWorld> {
  const communityId = 10_000 + run
  const base = 1_000_000 + run * 100
  const players = [1, 2, 3, 4, 5, 6].map(n => base + n)
  const events = { M: base + 10, R1: base + 11, R2: base + 12, S: base + 13 }
  const named = (letter: string, number: number) => ({ id: `${letter}-${number}`, number })
  const boards = { M: base + 20, R1: base + 30, S: base + 40 }
  await world.rows(
    `with c as (insert into community (community_id, name, name_key, created_at) values ($1, 'Run', 'run', '${created}'))
     , k as (insert into credential (credential_id, email, email_key, password_hash, intended_use, created_at) values ($1, $1, $1, '', 'model', '${created}'))
     insert into player (player_id, first_name, last_name, gender, last_name_key, first_name_key, hc_index_tenths, created_at)
     select id, 'P' || id, 'Run', case when id % 2 = 0 then 'F' else 'M' end, 'run', 'p' || id, case when id % 3 = 0 then null else 100 + (id % 50) end, '${created}' from unnest($2::bigint[]) id`,
    [communityId, players],
  )
  await world.rows('insert into credential_community (credential_id, community_id) values ($1, $1)', [communityId])
  await world.rows(
    `insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
     select $1, id, true, true, 'run', 'p' || id, '${created}' from unnest($2::bigint[]) id`,
    [communityId, players],
  )
  for (const [kind, number, parent, round] of [
    ['M', events.M, null, null],
    ['R', events.R1, events.M, 1],
    ['R', events.R2, events.M, 2],
    ['S', events.S, null, null],
  ] as const) {
    await world.rows(
      `insert into event (community_id, event_id, kind, parent_event_id, round_number, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
       values ($1, $2, $3, $4, $5, 'Run', 'run', '2026-06-01', '2026-06-02', 'Europe/Lisbon', 'published', '${created}', '${created}')`,
      [communityId, number, kind, parent, round],
    )
    await world.rows('insert into event_course (community_id, event_id, course_id, position) values ($1, $2, 1, 1)', [
      communityId,
      number,
    ])
  }
  for (const [name, first] of Object.entries(boards)) {
    const event = events[name as keyof typeof boards]
    await world.rows(
      `insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position)
       values ($1, $2, $4, 'Net', 1, 'strokePlay', false, 1), ($1, $3, $4, 'Pairs', 8, 'bestBall', true, 2)`,
      [communityId, first, first + 1, event],
    )
    await world.rows(
      "insert into flight (community_id, flight_id, leaderboard_id, name) values ($1, $2, $5, 'Low'), ($1, $3, $5, 'High'), ($1, $4, $6, 'Pairs')",
      [communityId, first + 2, first + 3, first + 4, first, first + 1],
    )
  }
  const flightsOf = (first: number) => ({
    low: first + 2,
    high: first + 3,
    teams: first + 4,
    playerBoard: first,
    teamBoard: first + 1,
  })
  return {
    communityId,
    token: world.service.tokens.issue(communityId, world.service.clock()),
    players,
    stranger: 8,
    events: { M: named('M', events.M), R1: named('S', events.R1), R2: named('S', events.R2), S: named('S', events.S) },
    flights: { M: flightsOf(boards.M), R1: flightsOf(boards.R1), S: flightsOf(boards.S) },
  }
}
