import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallError } from '../../../contract/client.ts'
import { startWorld, type World } from '../../../test/world.ts'

type Wanted = { courseId: number; teeTime: string; hole: number; group?: string; playerIds?: number[] }

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const pairingAt = (teeTime: string, more: Partial<Wanted> = {}): Wanted => ({ courseId: 1, teeTime, hole: 1, ...more })
const create = (body: readonly Wanted[], eventId = 'S-110') =>
  world.call('createTeePairings', { params: { eventId }, body: [...body] })
const listPairings = (eventId = 'S-110') => world.call('listTeePairings', { params: { eventId } })

async function refused(body: readonly Wanted[], eventId?: string): Promise<unknown> {
  try {
    await create(body, eventId)
  } catch (error) {
    if (error instanceof CallError)
      return [error.code, (error.problem.errors as { pointer: string }[] | undefined)?.map(({ pointer }) => pointer)]
  }
  return undefined
}

test('identical tee pairings are created beside each other', async () => {
  const same = pairingAt('2026-06-10T09:00:00+01:00')
  const created = await create([same, same])
  expect(new Set(created.map(({ id }) => id)).size).toBe(2)
  await create([same])
  expect((await listPairings()).filter(({ teeTime }) => teeTime === '2026-06-10T09:00:00.000+01:00')).toHaveLength(4)
})

test('the list goes by time, hole, group and id, whatever the order of creation', async () => {
  await world.call('deleteTeePairings', { params: { eventId: 'S-110' } })
  await create([
    pairingAt('2026-06-10T10:00:00Z'),
    pairingAt('2026-06-10T09:00:00Z', { hole: 10 }),
    pairingAt('2026-06-10T09:00:00Z', { hole: 2, group: 'B' }),
    pairingAt('2026-06-10T09:00:00Z', { hole: 2 }),
  ])
  expect((await listPairings()).map(({ teeTime, hole, group }) => [teeTime.slice(11, 16), hole, group])).toEqual([
    ['10:00', 2, 'A'],
    ['10:00', 2, 'B'],
    ['10:00', 10, 'A'],
    ['11:00', 1, 'A'],
  ])
})

test('a date outside the event and a hole that the course does not have are refused by their places', async () => {
  const good = pairingAt('2026-06-10T09:00:00Z')
  expect(await refused([good, pairingAt('2026-06-09T22:59:59Z'), pairingAt('2026-06-10T23:00:00Z')])).toEqual([
    'VALIDATION',
    ['/1/teeTime', '/2/teeTime'],
  ])
  await create([pairingAt('2026-06-09T23:00:00Z'), pairingAt('2026-06-10T22:59:59.999Z')])
  await world.rows(
    'update course_tee set hole_pars = hole_pars[1:9], stroke_indexes = stroke_indexes[1:9], yards = yards[1:9] where course_id = 1',
  )
  expect(await refused([good, pairingAt('2026-06-10T09:00:00Z', { hole: 10 })])).toEqual(['VALIDATION', ['/1/hole']])
  expect(await create([pairingAt('2026-06-10T09:00:00Z', { hole: 9 })])).toHaveLength(1)
})

test('one bad element creates nothing: a player twice, one not registered, a course of another event', async () => {
  const good = pairingAt('2026-06-10T09:00:00Z', { playerIds: [3] })
  const before = await listPairings()
  const withPlayers = (playerIds: number[]) => pairingAt('2026-06-10T09:10:00Z', { playerIds })
  expect(await refused([good, withPlayers([6, 3])])).toEqual(['VALIDATION', ['/1/playerIds/1']])
  expect(await refused([good, withPlayers([6, 5])])).toEqual(['NOT_REGISTERED', ['/1/playerIds/1']])
  expect(await refused([good, pairingAt('2026-06-10T09:10:00Z', { courseId: 2 })])).toEqual([
    'COURSE_NOT_IN_EVENT',
    ['/1/courseId'],
  ])
  expect(await listPairings()).toEqual(before)
})

test('players of another pairing move to the created one', async () => {
  const [created] = await create([pairingAt('2026-06-10T09:00:00Z', { playerIds: [1, 9] })])
  expect(created?.players.map(({ playerId }) => playerId)).toEqual([9, 1])
  expect((await listPairings()).flatMap(({ players }) => players.map(({ playerId }) => playerId)).sort()).toEqual([
    1, 9,
  ])
})

test.each([
  ['Europe/Lisbon', '2026-03-29', ['2026-03-29T00:30:00.000+00:00', '2026-03-29T02:10:00.000+01:00']],
  ['Europe/Lisbon', '2026-10-25', ['2026-10-25T01:30:00.000+01:00', '2026-10-25T01:30:00.000+00:00']],
  ['America/New_York', '2026-03-08', ['2026-03-08T01:50:00.000-05:00', '2026-03-08T03:00:00.000-04:00']],
  ['America/New_York', '2026-11-01', ['2026-11-01T01:30:00.000-04:00', '2026-11-01T01:30:00.000-05:00']],
])(
  'a night of %s on %s keeps every tee time, in order, through creation, list and pages',
  async (zone, date, times) => {
    await world.rows('delete from tee_pairing where event_id = 110')
    await world.rows('update event set time_zone = $1, start_date = $2, end_date = $2 where event_id = 110', [
      zone,
      date,
    ])
    const utc = times.map(time => Temporal.Instant.from(time).toString())
    const created = await create([...utc].reverse().map(time => pairingAt(time)))
    expect(created.map(({ teeTime }) => teeTime)).toEqual([...times].reverse())
    expect((await listPairings()).map(({ teeTime }) => teeTime)).toEqual(times)
    const headers = { authorization: `Bearer ${world.token('club')}` }
    const first = await world.app.inject({ url: '/v1/events/S-110/teePairings?limit=1', headers })
    const next = /<http:\/\/test.local([^>]*)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await world.app.inject({ url: next, headers })
    expect([first, second].flatMap(page => JSON.parse(page.payload)).map(({ teeTime }) => teeTime)).toEqual(times)
  },
)

test('three hundred tee pairings with their players are created in one request', async () => {
  await world.rows(`
    with p as (insert into player (by_name, first_name, last_name, last_name_key, first_name_key, gender, created_at)
      select true, 'First', 'Player ' || n, 'player', 'first', 'M', '2026-01-01Z' from generate_series(1, 300) n returning player_id, last_name_key, first_name_key)
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key) select 1, 110, player_id, false, '2026-01-01Z', last_name_key, first_name_key from p`)
  const players = await world.rows<{ id: number }>(
    "select player_id::int as id from player where last_name like 'Player %' order by 1",
  )
  const body = players.map(({ id }) => pairingAt('2026-06-10T09:00:00Z', { playerIds: [id] }))
  const created = await create(body)
  expect(created.map(pairing => pairing.players[0]?.playerId)).toEqual(players.map(({ id }) => id))
})
