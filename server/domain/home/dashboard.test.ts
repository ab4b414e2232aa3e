import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const params = { communityId: 1 }

test('the home of a club shows what is on, what comes next and what is to do, with its sub communities', async () => {
  await world.rows("update event set state = 'in progress' where event_id in (100, 102)")
  await world.rows("update card set conflicts = '{1}' where event_id = 102")
  await world.rows(`update event set settings = '{"registration": {"fieldLimit": 40}}' where event_id = 110`)
  await world.rows(
    "update event set state = 'draft', start_date = '2026-05-10', end_date = '2026-05-10' where event_id = 120",
  )
  await world.rows('insert into event_course values (1, 102, 1, 3) on conflict do nothing')
  await world.rows(
    `insert into sign_up (community_id, event_id, player_id, form_key, state, signed_up_at)
     values (1, 110, 4, gen_random_uuid(), 'waiting', now())`,
  )
  const home = await staff.call('getDashboard', { params, query: {} })
  expect(home.today).toMatchObject([
    {
      eventId: 'M-100',
      registered: 5,
      round: { eventId: 'S-102', number: 2, state: 'in progress', groups: 1, out: 0, in: 0, differing: 1 },
    },
  ])
  expect(home.next.map(({ eventId, places }) => [eventId, places])).toEqual([
    ['S-120', undefined],
    ['S-110', 40],
    ['S-200', undefined],
    ['S-140', undefined],
  ])
  expect(home.toDo.map(({ kind, eventId, count }) => [kind, eventId, count])).toEqual([
    ['differingCards', 'S-102', 1],
    ['placesFree', 'S-110', 1],
    ['draftSoon', 'S-120', expect.any(Number)],
  ])
  expect(home.firstSteps).toEqual({ course: true, members: true, event: true, rehearsal: true, colleague: true })
  expect(home.counts).toEqual({ players: 8, members: 7, events: 6 })
})

test('a group counts as out with its first score, and as in when every card is complete', async () => {
  await world.rows("update event set state = 'in progress' where event_id = 101")
  await world.rows("update event set state = 'completed' where event_id = 102")
  const round = async () => (await staff.call('getDashboard', { params, query: {} })).today[0]?.round
  await world.rows(`insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at)
    values (1, 101, 'P', 3, array_fill(4::smallint, array[18]), true, now())`)
  expect(await round()).toMatchObject({ eventId: 'S-101', groups: 2, out: 1, in: 1 })
  await world.rows('update card set strokes[18] = null where event_id = 101 and side_id = 3')
  expect(await round()).toMatchObject({ out: 1, in: 0 })
})

test('the log of a club is that of its groups too, the newest first, and goes on where it ended', async () => {
  await staff.call('updateEvent', { params: { eventId: 'S-110' }, query: {}, body: { name: 'June medal' } }, 'director')
  await staff.call('updateEvent', { params: { eventId: 'S-200' }, query: {}, body: { name: "Ladies' June" } })
  const log = (query: object) =>
    staff.call('listCommunityLog', { params, query: { most: 1, kinds: ['setup'], ...query } })
  const newest = await log({})
  expect(newest).toMatchObject({
    more: true,
    entries: [
      {
        communityId: 2,
        eventId: 'S-200',
        eventName: "Ladies' June",
        actorName: 'The manager',
        after: { name: "Ladies' June" },
      },
    ],
  })
  const older = await log({ before: newest.entries[0]?.logId ?? 0 })
  expect(older).toMatchObject({
    more: false,
    entries: [{ eventId: 'S-110', actorName: 'The director', before: { name: 'Medal' } }],
  })
  expect((await log({ eventId: 'S-110', kinds: ['setup.changed'] })).entries).toHaveLength(1)
  expect((await log({ kinds: ['flight'] })).entries).toEqual([])
})

test('the palette finds people by any of their names, events by a word, groups by hole and letter', async () => {
  const find = (q: string, eventId?: string) => staff.call('search', { query: { q, ...(eventId && { eventId }) } })
  const players = async (q: string, eventId?: string) =>
    (await find(q, eventId)).players.map(({ lastName }) => lastName)
  expect(await players('SIL')).toEqual(['Silva'])
  expect(await players('julia')).toEqual(['Árias'])
  expect(await players('ana sil')).toEqual(['Silva'])
  expect(await players('pinto')).toEqual([])
  expect(await players('d', 'S-200')).toEqual(['Lima', 'Dias'])
  expect((await find('medal')).events.map(({ name }) => name)).toEqual(['June medal'])
  expect((await find('pairs', 'S-110')).leaderboards.map(({ name }) => name)).toEqual(['Medal Pairs'])
  expect(
    (await find('1a', 'S-110')).groups.map(({ label, players: members }) => [label, members.map(one => one.lastName)]),
  ).toEqual([
    ['1A', ['Silva']],
    ['1A', []],
  ])
  expect((await find('ana', 'S-110')).players[0]).toMatchObject({ teePairingId: 5021, label: '1A' })
})
