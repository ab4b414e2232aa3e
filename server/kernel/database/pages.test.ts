/** What a page costs, counted by the database: rows that are read, not seconds. */

import type { TSchema } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperationId, operations } from '../../../contract/all.ts'
import type { Operation } from '../../../contract/operation.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { handlers } from '../../http/handlers.ts'
import type { Transaction } from './connect.ts'
import type { Listed, Page } from './list.ts'
import { sql } from './sql.ts'

const communities = [1, 2, 3]
const many = 5000
const few = 100

/** Where the ids of a crowd begin. */
type Crowd = { readonly base: number; readonly count: number }
const small: Crowd = { base: 10_000, count: few }
const large: Crowd = { base: 20_000, count: many }

let world: World
beforeAll(async () => {
  world = await startWorld()
  for (const crowd of [small, large]) await world.rows(rowsOf(crowd))
  await world.rows('analyze')
})
afterAll(() => world.close())

/** An event of two rounds with as many players, teams, flights, tee pairings, cards and entries on the first card. */
function rowsOf({ base, count }: Crowd): string {
  const [event, first, second] = [base, base + 1, base + 2]
  const each = `from generate_series(1, ${count}) n`
  const parts = [
    [event, 'M', 'null, null'],
    [first, 'R', `${event}, 1`],
    [second, 'R', `${event}, 2`],
  ] as const
  return `
    insert into event (community_id, event_id, kind, parent_event_id, round_number, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
    values ${parts.map(([id, kind, place]) => `(1, ${id}, '${kind}', ${place}, 'E', 'e', '2026-06-01', '2026-06-02', 'Europe/Lisbon', 'in progress', now(), now())`).join(', ')};
    insert into event_course select 1, id, 1, 0 from unnest(array[${parts.map(([id]) => id)}]) id;
    insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, created_at)
      select ${base} + n, 'First', 'Last ' || n, 'first', 'last ' || to_char(n * 7919 % ${count}, 'FM00000'), 'M', now() ${each};
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select 1, player_id, true, true, last_name_key, first_name_key, now() from player where player_id between ${base} + 1 and ${base} + ${count};
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
      select 1, ${event}, player_id, true, now(), last_name_key, first_name_key from player where player_id between ${base} + 1 and ${base} + ${count};
    insert into player_handicap (community_id, event_id, player_id, registration_event_id, hc_index_tenths, alloc_pct, source)
      select 1, ${event}, ${base} + n, ${event}, 120, 100, 'PROVIDER' ${each};
    insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position) values
      (1, ${base} + 1, ${event}, 'Players', 1, 'strokePlay', false, 1), (1, ${base} + 2, ${first}, 'Teams', 9, 'scramble', true, 1),
      (1, ${base} + 3, ${event}, 'Nobody', 1, 'strokePlay', false, 2), (1, ${base} + 4, ${first}, 'No team', 9, 'scramble', true, 2);
    insert into flight (community_id, flight_id, leaderboard_id, name) select 1, ${base} + n, ${base} + 1, 'Flight' ${each};
    insert into flight_player (community_id, leaderboard_id, player_id, flight_id, event_id) select 1, ${base} + 1, ${base} + n, ${base} + n, ${event} ${each};
    insert into team (community_id, team_id, event_id, name) select 1, ${base} + n, ${event}, 'Team ' || n ${each};
    insert into team_player (community_id, event_id, player_id, team_id, registration_event_id) select 1, ${event}, ${base} + n, ${base} + n, ${event} ${each};
    insert into tee_pairing (community_id, tee_pairing_id, event_id, course_id, tee_time, tee_hole, tee_group)
      select 1, ${base} + (r - 1) * ${count} + n, ${event} + r, 1, now() + n / 4 * interval '1 minute', 1 + n % 4, 'A' ${each}, generate_series(1, 2) r;
    insert into tee_pairing_player (community_id, event_id, player_id, tee_pairing_id, registration_event_id)
      select 1, ${event} + r, ${base} + n, ${base} + (r - 1) * ${count} + n, ${event} ${each}, generate_series(1, 2) r;
    insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at)
      select 1, ${first}, side, ${base} + n, array_fill(4, array[18]), true, now() ${each}, unnest(array['P', 'T']) side;
    insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at, outdone)
      select 1, ${first}, gen_random_uuid(), 'P', ${base} + 1, 'score', 1 + n % 18, 4, 'C', 'committee', 'operator', 'd', n, now(), now(), n <= ${count} - 18 ${each};
    insert into webhook (community_id, webhook_id, url, topics, active, generation, created_at) values (1, ${base}, 'https://example.com', '{score}', true, 1, now());
    insert into webhook_delivery (community_id, delivery_id, webhook_id, message_id, job_id, kind, subject, happened_at, state, attempts)
      select 1, 100000 + n * ${(2 * many) / count} + ${count % 3}, ${base}, gen_random_uuid(), gen_random_uuid(), 'score.recorded', '{}', now(), 'delivered', 1 ${each}`
}

/** Where an operation is asked about a crowd: an event of two rounds where it takes one, else its first round. */
function paramsOf(id: OperationId, { base }: Crowd): Readonly<Record<string, unknown>> {
  const ofRound = /Team|getCard|listTeePairings$/.test(id)
  const boards: Partial<Record<OperationId, number>> = { listUnassignedPlayers: 3, listUnassignedTeams: 4 }
  return {
    eventId: ofRound ? `S-${base + 1}` : `M-${base}`,
    leaderboardId: base + (boards[id] ?? 1),
    cardId: `P-${base + 1}`,
    webhookId: base,
    communityId: 1,
    playerId: base + 1,
    courseId: 1,
    teeId: 11,
  }
}

type Node = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

type Explained = { 'QUERY PLAN': [{ Plan: Node }] }

/** How many rows a plan reads of tables. */
function rowsRead(node: Node): number {
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0
  return own + (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), 0)
}

/** The page that an operation answers about a crowd, and the rows that are read for it, as a request reads them. */
async function pageOf(id: OperationId, crowd: Crowd, page: Page): Promise<{ read: number; listed: Listed<TSchema> }> {
  let read = 0
  const params = paramsOf(id, crowd)
  const work = handlers[id] as unknown as (context: unknown) => Promise<Listed<TSchema>>
  const listed = await world.service.database.read(communities, async tx => {
    const event = await visibleEvent(tx, String(params.eventId), communities)
    const rows: Transaction['rows'] = async statement => {
      const [plan] = await tx.rows(sql<Explained>`explain (analyze, format json) ${statement}`)
      read += plan ? rowsRead(plan['QUERY PLAN'][0].Plan) : 0
      return tx.rows(statement)
    }
    const counted: Transaction = { ...tx, rows, first: async statement => (await rows(statement))[0] }
    const { service, database } = { service: world.service, database: world.service.database }
    const caller = { communities, credentialId: 1, actor: 'credential:1' }
    const now = service.clock()
    const refuse = (code: string, detail: string) => {
      throw new Error(`${code}: ${detail}`)
    }
    const criteria = id === 'searchPlayers' || id === 'searchEvents' ? { communityId: 1 } : {}
    return work({
      params,
      query: {},
      criteria,
      page,
      refuse,
      event,
      caller,
      language: 'en',
      tx: counted,
      service,
      database,
      now,
    })
  })
  return { read, listed }
}

const lists = (Object.entries(operations) as [OperationId, Operation][]).flatMap(([id, { page }]) => (page ? [id] : []))

test.each(lists)('%s: a page of 100 among 5,000 reads what 100 need, the first one and one in the middle', async id => {
  const hundred = await pageOf(id, small, { limit: few })
  const first = await pageOf(id, large, { limit: few })
  const half = await pageOf(id, large, { limit: many / 2 })
  const middle = await pageOf(id, large, { limit: few, ...(half.listed.next && { after: half.listed.next }) })
  const [cheapest = 0, , dearest = 0] = [hundred, first, middle].map(({ read }) => read).sort((a, b) => a - b)
  expect(dearest).toBeLessThanOrEqual(1.5 * cheapest)
})

test('the lists of an event have a page of 100, and one behind the first', async () => {
  const long: readonly OperationId[] = [
    'listEventPlayers',
    'listFlights',
    'listFlightsOfLeaderboard',
    'listUnassignedPlayers',
    'listUnassignedTeams',
    'searchPlayerScores',
    'searchTeamScores',
    'listTeePairings',
    'listTeePairingsOfAllRounds',
    'searchPlayerHandicaps',
    'searchPlayers',
    'listTeams',
    'searchTeamHandicaps',
    'listWebhookDeliveries',
    'getCardHistory',
  ]
  for (const id of long) {
    const { listed } = await pageOf(id, large, { limit: few })
    expect(JSON.parse(listed.text), id).toHaveLength(few)
    expect(listed.next, id).toBeDefined()
  }
})

test.each(lists)('%s: pages put together are the whole list', async id => {
  const { listed: whole } = await pageOf(id, small, {})
  const together: unknown[] = []
  for (let page: Page = { limit: 7 }; ; ) {
    const { listed } = await pageOf(id, small, page)
    together.push(...JSON.parse(listed.text))
    if (!listed.next) break
    page = { limit: 7, after: listed.next }
  }
  expect(together).toEqual(JSON.parse(whole.text))
})
