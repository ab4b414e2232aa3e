import { afterAll, beforeAll, expect, test } from 'vitest'
import { mondayMedal } from '../../../test/mondayMedal.ts'
import { importOfficial } from '../../../test/playedEvent.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  // The world lives on a Friday, 1 May 2026. The medal of Wednesday: two are level for the money, one walked in, one did not come, one is marked as here and has no card.
  await world.rows(`${mondayMedal};
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select 1, 110, 'P', n, array_fill(4::smallint, array[18]), s, s <> 'NS', 1, now()
    from (values (1, 'SIGNED'), (2, 'OPEN'), (3, 'WD'), (6, 'NS')) as v (n, s);
    insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at, settings)
    values (1, 910, 'S', 'Autumn Cup 2025', 'autumn cup 2025', '2025-09-20', '2025-09-20', 'Europe/Lisbon', 'official', now(), now(), '{"registration":{"fieldLimit":40}}'),
      (1, 911, 'S', 'Autumn Cup 2026', 'autumn cup 2026', '2026-09-19', '2026-09-19', 'Europe/Lisbon', 'published', now(), now(), '{}'),
      (1, 912, 'S', 'Autumn Foursomes', 'autumn foursomes', '2025-09-21', '2025-09-21', 'Europe/Lisbon', 'official', now(), now(), '{}');
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
    select 1, 910, p.player_id, true, d.at::timestamptz, p.last_name_key, p.first_name_key
    from (values (1, '2025-04-10T10:00:00Z'), (2, '2025-05-02T08:59:00Z'), (3, '2025-05-02T09:01:00Z')) as d (id, at)
    join player p on p.player_id = d.id`)
})
afterAll(() => world.close())

const params = { communityId: 1 }
const week = () => staff.call('getClubWeek', { params })
const tell = (change: string) =>
  world.rows(`${change};
    insert into change (community_id, event_id, at, kind, subject) values (1, 110, now(), 'card.changed', '{}')`)

test('everybody who was entered came, withdrew, stayed away or has no card, and who is new is said', async () => {
  expect((await week()).past).toEqual([
    {
      communityId: 1,
      eventId: 'S-110',
      name: 'Medal',
      startDate: '2026-04-29',
      endDate: '2026-04-29',
      state: 'completed',
      entered: 5,
      came: 2,
      withdrawn: 1,
      noShows: 1,
      firstTime: 0,
      noShowIds: [6],
    },
  ])
  await world.rows(
    "delete from registration where player_id = 2 and event_id in (select event_id from event where start_date < '2026-04-29')",
  )
  expect((await week()).past[0]).toMatchObject({ came: 2, firstTime: 1 })
})

test('what keeps an event open is said until it is done, and prizes for two weeks afterwards', async () => {
  const needs = async () => (await week()).needs.map(({ kind, eventId, count }) => [kind, eventId, count])
  expect(await needs()).toEqual([
    ['unsignedCards', 'S-110', 1],
    ['openTies', 'S-110', 1],
  ])
  await tell("update card set status = 'SIGNED', strokes[18] = 5, version = 2 where event_id = 110 and side_id = 2")
  await expect.poll(needs).toEqual([])
  await tell("update event set state = 'official' where event_id = 110")
  await expect.poll(needs).toEqual([['prizesToPay', 'S-110', 2]])
  await world.rows(
    `insert into prize_given (community_id, event_id, player_id, cents, method, given_at, actor)
     values (1, 110, 1, 12000, 'cash', now(), 'administrator:1'), (1, 110, 2, 7000, 'cash', now(), 'administrator:1')`,
  )
  expect(await needs()).toEqual([['prizesToPay', 'S-110', 1]])
  await world.rows("update event set start_date = '2026-04-16', end_date = '2026-04-16' where event_id = 110")
  expect(await needs()).toEqual([])
})

test('a message that an address refused needs somebody', async () => {
  await world.rows(`
    insert into message (community_id, event_id, message_id, whom, subject, body, language, sent_at, not_before, actor)
    values (1, 110, 990, 'registered', 'Times', 'Later.', 'en', '2026-04-28T10:00:00Z', '2026-04-28T10:00:00Z', 'administrator:1');
    insert into message_delivery (community_id, event_id, message_id, player_id, state)
    values (1, 110, 990, 1, 'refused'), (1, 110, 990, 2, 'sent')`)
  expect((await week()).needs).toContainEqual({ kind: 'mailRefused', eventId: 'S-110', name: 'Medal', count: 1 })
})

test('the next ones are compared with the event of the same name a year ago, at as many days before it began', async () => {
  const { before, entries } = await week()
  // 364 days lie between the two: what counts is the hour of 2 May 2025.
  expect(before).toMatchObject([
    { eventId: 'S-911', beforeId: 'S-910', name: 'Autumn Cup 2025', places: 40, sameTime: 1 },
  ])
  // The one of last year began on 20 September: by 26 July, eight weeks before, all who are still in had entered.
  expect(entries.find(({ eventId }) => eventId === 'S-911')).toEqual({
    eventId: 'S-911',
    entered: [],
    before: Array(9).fill(2),
  })
  await world.rows("update registration set registered_at = '2025-09-21T10:00:00Z' where event_id = 910")
  expect((await week()).before[0]?.sameTime).toBeUndefined()
  expect((await week()).entries.find(({ eventId }) => eventId === 'S-911')?.before).toBeUndefined()
})

test('how an event fills is counted at the end of each week that is over, with those who wait for the lots', async () => {
  await world.rows(`
    update event set start_date = '2026-05-20', end_date = '2026-05-20' where event_id = 911;
    insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
    select 1, 911, p.player_id, true, d.at::timestamptz, p.last_name_key, p.first_name_key
    from (values (1, '2026-03-20T10:00:00Z'), (2, '2026-04-08T12:00:00Z'), (3, '2026-04-09T12:00:00Z')) as d (id, at)
    join player p on p.player_id = d.id;
    insert into sign_up (community_id, event_id, player_id, form_key, state, signed_up_at)
    values (1, 911, 4, gen_random_uuid(), 'ballot', '2026-04-29T10:00:00Z')`)
  // Eight weeks before is 25 March, six are 8 April, three 29 April; two are still to come.
  expect((await week()).entries.find(({ eventId }) => eventId === 'S-911')?.entered).toEqual([1, 1, 2, 3, 3, 4])
})

test('champions of the year are those of official events, as they were published', async () => {
  expect((await week()).champions).toEqual([])
  await importOfficial(world, { name: 'Spring Cup', date: '2026-04-18', totals: [72, 70] })
  await importOfficial(world, { name: 'Winter Cup', date: '2025-12-06', totals: [72, 70] })
  await expect
    .poll(async () => (await week()).champions)
    .toEqual([
      {
        eventId: expect.any(String),
        name: 'Spring Cup',
        startDate: '2026-04-18',
        winners: ['Player 00002'],
        more: 0,
        value: 70,
        counts: 'strokes',
      },
    ])
})
