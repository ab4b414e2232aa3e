import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const open = { eventId: 'S-500' }
beforeEach(async () => {
  await world.rows('delete from registration where event_id = 500')
  await world.rows(
    `insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state_at, created_at)
     values (1, 500, 'S', 'Open', 'open', '2026-08-01', '2026-08-01', 'Europe/Lisbon', now(), now()) on conflict (community_id, event_id) do nothing`,
  )
  await world.rows(`insert into event_course values (1, 500, 2, 1), (1, 500, 1, 2) on conflict do nothing`)
  await world.rows(`update event set settings = '{}' where event_id = 500`)
})

function handicaps() {
  return world.rows(
    `select player_id as id, tee_id as tee, hc_index_tenths as index, hc_revision_date::text as revised, hc_course as course,
       hc_playing as playing, alloc_pct as pct, source from player_handicap where event_id = 500 order by 1`,
  )
}

test('a player is registered by profile, another by name, in the order of the list', async () => {
  const players = await world.call('registerPlayers', {
    params: open,
    body: [
      { firstName: ' José ', lastName: 'Zé', gender: 'M', handle: 'Zé', suffix: 'II' },
      { playerId: 1 },
      { firstName: 'José', lastName: 'Zé', gender: 'M' },
    ],
  })
  const registeredDt = '2026-05-01T09:00:00.000+00:00'
  expect(players).toEqual([
    {
      registeredDt,
      playerId: expect.any(Number),
      hasProfile: false,
      member: false,
      firstName: 'José',
      lastName: 'Zé',
      suffix: 'II',
      gender: 'M',
      handle: 'Zé',
    },
    {
      registeredDt,
      playerId: 1,
      hasProfile: true,
      member: true,
      firstName: 'Ana',
      lastName: 'Silva',
      gender: 'F',
      hcProviderId: 20,
      hcId: 'PT1',
    },
    expect.objectContaining({ firstName: 'José', hasProfile: false }),
  ])
  const listed = await world.call('listEventPlayers', { params: open })
  expect(listed.map(player => player.lastName)).toEqual(['Silva', 'Zé', 'Zé'])
})

test('a single player is answered as one record, not as a list', async () => {
  expect(await world.call('registerPlayers', { params: open, body: { playerId: 2 } })).toMatchObject({ playerId: 2 })
})

test('a club registers players of its sub communities, a sub community not those of its club', async () => {
  expect(await world.call('registerPlayers', { params: open, body: { playerId: 4 } })).toMatchObject({
    playerId: 4,
    member: false,
  })
  expect(await world.refusal('registerPlayers', { params: { eventId: 'S-200' }, body: { playerId: 2 } })).toBe(
    'PLAYER_HAS_NO_MEMBERSHIP',
  )
})

test('players of a multi-round event are those of its rounds', async () => {
  await world.call('registerPlayers', { params: { eventId: 'M-100' }, body: { playerId: 7 } })
  const ids = async (eventId: string) =>
    (await world.call('listEventPlayers', { params: { eventId } })).map(({ playerId }) => playerId)
  expect(await ids('S-102')).toEqual(await ids('M-100'))
  expect(await ids('S-102')).toContain(7)
})

// Course 2: men 71.1 / 125, women 72.8 / 127; course 1: men 72.4 / 131; par 72. Index x slope / 113 + rating - par.
test('the handicap begins with the index of the profile on the default tee of the gender', async () => {
  await world.call('registerPlayers', {
    params: open,
    body: [{ playerId: 1 }, { playerId: 2 }, { playerId: 3 }, { playerId: 4 }],
  })
  const common = { pct: 100, source: 'PROVIDER', revised: '2026-04-20' }
  expect(await handicaps()).toEqual([
    // 12.4 x 127 / 113 + 0.8 = 14.736
    { ...common, id: 1, tee: 23, index: 124, course: 15, playing: 15 },
    // 5.8 x 125 / 113 - 0.9 = 5.516
    { ...common, id: 2, tee: 21, index: 58, course: 6, playing: 6 },
    // -1.2 x 127 / 113 + 0.8 = -0.549
    { ...common, id: 3, tee: 23, index: -12, course: -1, playing: -1 },
    { pct: 100, source: 'NONE', id: 4, tee: 21, index: null, revised: null, course: null, playing: null },
  ])
})

test('a given index, course and tee come first, then the settings of the event', async () => {
  await world.rows(`update event set settings = '{"allocPct": 80, "defaultTees": {"M": 12}}' where event_id = 500`)
  await world.call('registerPlayers', {
    params: open,
    body: [
      { playerId: 1, hcIndex: 10.1, courseId: 1 },
      { playerId: 2, teeId: 11 },
      { playerId: 6 },
      { playerId: 7, hcIndex: -2.5, courseId: 2, teeId: 21 },
    ],
  })
  const common = { pct: 80, source: 'MANUAL', revised: null }
  expect(await handicaps()).toEqual([
    // 10.1 x 129 / 113 + 1.3 = 12.830; 80 % is 10.264
    { ...common, id: 1, tee: 13, index: 101, course: 13, playing: 10 },
    // 5.8 x 131 / 113 + 0.4 = 7.124; 80 % is 5.699
    { ...common, id: 2, tee: 11, index: 58, source: 'PROVIDER', revised: '2026-04-20', course: 7, playing: 6 },
    // 20.1 x 128 / 113 - 1.5 = 21.268; 80 % is 17.015
    { ...common, id: 6, tee: 12, index: 201, source: 'PROVIDER', revised: '2026-04-20', course: 21, playing: 17 },
    // -2.5 x 125 / 113 - 0.9 = -3.665; 80 % is -2.932
    { ...common, id: 7, tee: 21, index: -25, course: -4, playing: -3 },
  ])
  expect(
    await world.rows('select course_id, tee_id from registration where event_id = 500 order by player_id'),
  ).toEqual([
    { course_id: 1, tee_id: null },
    { course_id: 1, tee_id: 11 },
    { course_id: null, tee_id: null },
    { course_id: 2, tee_id: 21 },
  ])
})

test.each([
  [
    'UNAUTHORIZED',
    [{ playerId: 1 }, { playerId: 8 }, { playerId: 999999 }, { playerId: 9 }],
    ['/1/playerId', '/2/playerId', '/3/playerId'],
  ],
  ['ALREADY_REGISTERED', [{ playerId: 1 }, { playerId: 2 }, { playerId: 1 }], ['/2/playerId']],
  [
    'COURSE_NOT_IN_EVENT',
    [
      { playerId: 1, courseId: 1 },
      { playerId: 2, courseId: 9, teeId: 91 },
    ],
    ['/1/courseId'],
  ],
  [
    'NOT_FOUND',
    [
      { playerId: 1, teeId: 91 },
      { playerId: 2, courseId: 1, teeId: 21 },
    ],
    ['/0/teeId', '/1/teeId'],
  ],
])('%s names the elements and registers nobody', async (code, body, pointers) => {
  const failed = await world
    .call('registerPlayers', { params: open, body: [{ firstName: 'A', lastName: 'B', gender: 'F' }, ...body] })
    .catch(error => error)
  const after = pointers.map(pointer => pointer.replace(/\d+/, index => String(Number(index) + 1)))
  expect([failed.code, failed.problem.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([code, after])
  expect(await world.rows('select 1 from registration where event_id = 500')).toEqual([])
  expect(await world.rows(`select 1 from player where last_name = 'B'`)).toEqual([])
})

test('somebody who is registered by name or from a sibling community is known in the event', async () => {
  expect(await world.refusal('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId: 9 } })).toBe(
    'ALREADY_REGISTERED',
  )
})

test('a list has 1 to 500 players', async () => {
  const list = (length: number) =>
    Array.from({ length }, (_, index) => ({ firstName: 'N', lastName: `${index}`, gender: 'M' as const }))
  expect(await world.refusal('registerPlayers', { params: open, body: [] })).toBe('VALIDATION')
  expect(await world.refusal('registerPlayers', { params: open, body: list(501) })).toBe('VALIDATION')
  expect(await world.call('registerPlayers', { params: open, body: list(500) })).toHaveLength(500)
  expect(
    await world.rows(`select jsonb_array_length(subject->'playerIds') as n from audit order by audit_id desc limit 1`),
  ).toEqual([{ n: 500 }])
})

test('500 players take as many statements as two', async () => {
  await world.rows(
    `insert into player (player_id, first_name, last_name, last_name_key, first_name_key, gender, hc_index_tenths, created_at)
     select 7000 + i, 'P', 'Q' || i, 'q' || i, 'p', 'F', i, now() from generate_series(1, 250) i`,
  )
  await world.rows(
    `insert into membership select 1, player_id, true, null, true, last_name_key, first_name_key, now() from player where player_id > 7000 on conflict do nothing`,
  )
  const list = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => [
      { playerId: from + index },
      { firstName: 'N', lastName: `${index}`, gender: 'M' as const },
    ]).flat()
  // Of the connection that registered, from the begin to the commit: others ask for changes and jobs meanwhile.
  const statements = async (body: ReturnType<typeof list>) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await world.call('registerPlayers', { params: open, body })
    const texts = query.mock.calls.map(([first]: readonly unknown[]) => textOf(first))
    const { contexts } = query.mock
    query.mockRestore()
    const registers = (text: string) => text.includes('insert into "registration"')
    const at = texts.findIndex(registers)
    const own = texts.flatMap((text, index) => (contexts[index] === contexts[at] ? [text] : []))
    const wanted = own.findIndex(registers)
    const begin = own.findLastIndex((text, index) => index < wanted && /^begin/i.test(text))
    const commit = own.findIndex((text, index) => index > wanted && /^commit/i.test(text))
    expect([at, begin, commit]).not.toContain(-1)
    return commit - begin
  }
  const few = await statements(list(7250, 1))
  expect(await statements(list(7000 + 1, 249))).toBe(few)
})

test('of twenty who register the same player at the same moment one does', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      world.call('registerPlayers', {
        params: open,
        body: index % 2 ? [{ playerId: 1 }, { playerId: 2 }] : [{ playerId: 2 }, { playerId: 1 }],
      }),
    ),
  )
  const codes = results.flatMap(result => (result.status === 'rejected' ? result.reason.code : []))
  expect(codes).toEqual(Array(19).fill('ALREADY_REGISTERED'))
  expect(await world.rows('select player_id from registration where event_id = 500 order by 1')).toEqual([
    { player_id: 1 },
    { player_id: 2 },
  ])
})

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : ''
}

test('of a table nobody comes into two teams, also who was registered before', async () => {
  await world.call('registerPlayers', { params: open, body: [{ playerId: 1 }] })
  const guest = { firstName: 'Jo', lastName: 'Gast', gender: 'F' as const }
  const lines = [1, 2].map(line => ({ line, people: [{ playerId: 1 }, guest] }))
  const refused = await staffCalls(world).refused('importPlayers', { params: open, body: { lines, teams: true } })
  expect(refused).toMatchObject({ code: 'ALREADY_REGISTERED', errors: [{ pointer: '/lines/1/people/0/playerId' }] })
  expect(await world.rows('select * from team where event_id = 500')).toEqual([])
})
