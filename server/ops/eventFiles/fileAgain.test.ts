import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EventFile } from '../../../contract/files/eventFile.ts'
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
const inBase64 = (file: unknown) => Buffer.from(JSON.stringify(file)).toString('base64')
const bogey = (more: readonly number[] = []) => [...more, ...Array(18 - more.length).fill(5)]

let number = 0
/** A cup of two rounds as the program of another club writes it. */
function cup(): MutableFile {
  number += 1
  const [name, externalId] = [`Cup ${number}`, `cup-${number}`]
  const person = (key: string, firstName: string, lastName: string, gender: 'M' | 'F') =>
    ({ key, externalId: `person-${key}`, firstName, lastName, gender }) as const
  return structuredClone({
    formatVersion: 2,
    externalId,
    communityId: 1,
    name,
    startDate: '2026-08-01',
    endDate: '2026-08-02',
    timeZone: 'Europe/Lisbon',
    courseIds: [1],
    state: 'in progress',
    players: [person('a', 'Ana', 'Sousa', 'F'), person('b', 'Bob', 'Hill', 'M'), person('c', 'Cid', 'Cruz', 'M')],
    handicaps: [
      { player: 'a', hcIndex: 12.4 },
      { player: 'b', hcIndex: 8.1 },
      { player: 'c', hcIndex: 20 },
    ],
    leaderboards: [{ name: 'Net', format: 'strokePlay', flights: [{ name: 'All', players: ['a', 'b', 'c'] }] }],
    rounds: [
      {
        externalId: 'first',
        name: `${name}, first day`,
        startDate: '2026-08-01',
        endDate: '2026-08-01',
        teePairings: [{ teeTime: '2026-08-01T08:10:00+01:00', players: ['a', 'b'] }],
        scores: [{ player: 'a', strokes: bogey([4]) }],
      },
      {
        externalId: 'second',
        name: `${name}, second day`,
        startDate: '2026-08-02',
        endDate: '2026-08-02',
        teePairings: [{ teeTime: '2026-08-02T09:00:00+01:00', players: ['a', 'b', 'c'] }],
      },
    ],
  })
}

// biome-ignore lint/suspicious/noExplicitAny: a test changes one field of a file after the other
type MutableFile = any

let file: MutableFile
let eventId: string
beforeEach(async () => {
  file = cup()
  const made = await staff.call('importEventFile', { params, body: { file: inBase64(file) } })
  eventId = made.eventId
})

async function read() {
  const { again } = await staff.call('readEventFile', { params, body: { file: inBase64(file) } })
  if (!again) throw new Error('The file is not known.')
  return again
}

const inWords = ({ differences }: Awaited<ReturnType<typeof read>>) =>
  differences.map(({ kind, part, what, name, here, file: said }) =>
    [kind, part, what, name, `${here ?? '-'} > ${said ?? '-'}`].filter(one => one !== undefined).join(' '),
  )

async function bringIn(take: readonly string[] = []) {
  return staff.call('updateEventFromFile', { params: { eventId }, body: { file: inBase64(file), take: [...take] } })
}

async function personOf(lastName: string): Promise<number> {
  const { players } = await staff.call('listRegistrations', { params: { eventId } })
  const found = players.find(one => one.lastName === lastName)
  if (!found) throw new Error(`${lastName} is not registered.`)
  return found.playerId
}

test('the file that made an event says nothing when it comes again, and is refused as a new one', async () => {
  const again = await read()
  expect(again).toEqual({ eventId, name: file.name, differences: [], byHand: [] })
  const refused = await staff.refused('importEventFile', { params, body: { file: inBase64(file) } })
  expect(refused.errors).toMatchObject([
    { pointer: '/file/externalId', message: `belongs to ${eventId}: bring the file in again there` },
  ])
  expect(await bringIn()).toEqual({ eventId, done: 0, kept: 0 })
})

test('what is new, otherwise and gone is said and done, each in its place', async () => {
  file.name = 'Cup of friends'
  file.players.push({ key: 'd', externalId: 'person-d', firstName: 'Dora', lastName: 'Dias', gender: 'F' })
  file.players[1] = { ...file.players[1], lastName: 'Hill-Jones' }
  file.players.splice(2, 1)
  file.handicaps = [
    { player: 'a', hcIndex: 11.9 },
    { player: 'b', hcIndex: 8.1 },
    { player: 'd', hcIndex: 30.2 },
  ]
  file.leaderboards[0].flights = [
    { name: 'All', players: ['a', 'b'] },
    { name: 'New', players: ['d'] },
  ]
  file.leaderboards.push({ name: 'Points', format: 'stableford' })
  const [first, second] = file.rounds
  first.scores = [
    { player: 'a', strokes: bogey([4, 3]), status: 'SIGNED' },
    { player: 'b', strokes: bogey() },
  ]
  second.teePairings = [
    { teeTime: '2026-08-02T09:30:00+01:00', players: ['a', 'b'] },
    { teeTime: '2026-08-02T09:40:00+01:00', teeHole: 10, teeGroup: 'B', players: ['d'] },
  ]
  const again = await read()
  expect(inWords(again).sort()).toEqual(
    [
      `changed 0 name Cup ${number} > Cup of friends`,
      'added 0 leaderboard Points - > Points',
      'added 0 person Dora Dias - > yes',
      'changed 0 personName Bob Hill-Jones Bob Hill > Bob Hill-Jones',
      'gone 0 person Cid Cruz yes > -',
      'changed 0 index Ana Sousa 12.4 > 11.9',
      'changed 1 strokes Ana Sousa 4 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 > 4 3 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5',
      'added 1 status Ana Sousa - > SIGNED',
      'added 1 strokes Bob Hill-Jones - > 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5',
      'changed 2 start Ana Sousa 2026-08-02 09:00, 1A > 2026-08-02 09:30, 1A',
      'changed 2 start Bob Hill-Jones 2026-08-02 09:00, 1A > 2026-08-02 09:30, 1A',
    ].sort(),
  )
  expect(again.byHand).toEqual([{ part: 0, section: 'leaderboards' }])
  await bringIn(again.differences.map(({ key }) => key))
  expect(inWords(await read())).toEqual([])
  const { players } = await staff.call('listRegistrations', { params: { eventId } })
  expect(players.map(({ firstName, lastName }) => `${firstName} ${lastName}`).sort()).toEqual([
    'Ana Sousa',
    'Bob Hill-Jones',
    'Dora Dias',
  ])
  const setup = await staff.call('getEventSetup', { params: { eventId } })
  expect(setup.event.name).toBe('Cup of friends')
})

test('what somebody has changed here stays until it is ticked', async () => {
  const [ana, bob] = [await personOf('Sousa'), await personOf('Hill')]
  await staff.call('setHandicaps', {
    params: { eventId },
    query: {},
    body: { players: [{ playerId: ana, hcIndex: 10.5 }] },
  })
  await staff.call('removePlayerFromEvent', { params: { eventId, playerId: bob } })
  file.handicaps[0].hcIndex = 11.9
  const again = await read()
  expect(inWords(again)).toEqual(['kept 0 person Bob Hill - > yes', 'kept 0 index Ana Sousa 10.5 > 11.9'])
  expect(await bringIn()).toEqual({ eventId, done: 0, kept: 2 })
  expect(inWords(await read())).toEqual(inWords(again))
  const [back, index] = again.differences.map(({ key }) => key)
  expect(await bringIn([index ?? ''])).toEqual({ eventId, done: 1, kept: 1 })
  expect(await bringIn([back ?? ''])).toMatchObject({ kept: 0 })
  expect(inWords(await read())).toEqual([])
})

test('who has a score does not go with the file, whatever is ticked', async () => {
  file.players.shift()
  file.handicaps.shift()
  file.leaderboards[0].flights[0].players.shift()
  for (const round of file.rounds) round.teePairings[0].players.shift()
  file.rounds[0].scores = []
  const again = await read()
  const [gone] = again.differences
  expect(gone).toMatchObject({ kind: 'kept', what: 'person', name: 'Ana Sousa', stays: 'hasScore' })
  expect(await bringIn([gone?.key ?? ''])).toMatchObject({ kept: 1 })
  expect(await personOf('Sousa')).toBeGreaterThan(0)
})

test('a round that the file has in addition is added with its tee sheet and its cards', async () => {
  file.endDate = '2026-08-03'
  file.rounds.push({
    externalId: 'third',
    name: 'Final',
    startDate: '2026-08-03',
    endDate: '2026-08-03',
    teePairings: [{ teeTime: '2026-08-03T10:00:00+01:00', players: ['c'] }],
    scores: [{ player: 'c', strokes: bogey() }],
  })
  const again = await read()
  expect(again.differences.map(({ kind }) => kind)).not.toContain('kept')
  await bringIn()
  expect(inWords(await read())).toEqual([])
  const { rounds } = await staff.call('getEventSetup', { params: { eventId } })
  expect(rounds.map(({ name }) => name)).toContain('Final')
})

test('teams, their flights and their cards follow the file', async () => {
  const scramble: MutableFile = {
    ...file,
    externalId: `${file.externalId}-teams`,
    handicaps: [],
    rounds: undefined,
    leaderboards: [{ name: 'Scramble', format: 'scramble', flights: [{ name: 'A', teams: ['red'] }] }],
    teams: [
      { key: 'red', name: 'Red', players: ['a', 'b'] },
      { key: 'blue', name: 'Blue', players: ['c'] },
    ],
    scores: [{ team: 'red', strokes: bogey() }],
  }
  file = scramble
  eventId = (await staff.call('importEventFile', { params, body: { file: inBase64(file) } })).eventId
  expect(inWords(await read())).toEqual([])
  file.players.push({ key: 'd', externalId: 'person-d', firstName: 'Dora', lastName: 'Dias', gender: 'F' })
  file.teams.push({ key: 'green', name: 'Green', players: ['c', 'd'] })
  file.teams[1].players = []
  file.leaderboards[0].flights.push({ name: 'B', teams: ['green'] })
  file.scores = [
    { team: 'red', strokes: bogey([3]), status: 'SIGNED' },
    { team: 'green', strokes: bogey([4, 4]) },
  ]
  expect(inWords(await read())).toEqual([
    'added 0 person Dora Dias - > yes',
    'changed 0 team Cid Cruz Blue > Green',
    'added 0 flight Green - > B',
    'changed 0 strokes Red 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 > 3 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5',
    'added 0 status Red - > SIGNED',
    'added 0 strokes Green - > 4 4 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5',
  ])
  await bringIn()
  expect(inWords(await read())).toEqual([])
})

test('people with profiles: members are found, new ones join the community, and those of another club are refused', async () => {
  const byMail = (key: string, firstName: string, lastName: string, email: string) =>
    ({ key, firstName, lastName, gender: 'F', email, externalId: `mail-${key}` }) as const
  file = cup()
  file.players = [
    { key: 'a', playerId: 1, externalId: 'one' },
    byMail('b', 'Carla', 'Dias', 'carla@example.com'),
    byMail('c', 'Nova', 'Nunes', `nova.${number}@example.com`),
  ]
  await world.rows(`
    with made as (insert into player (by_name, first_name, last_name, last_name_key, first_name_key, gender, email, email_key, created_at)
      values (false, 'Uta', 'Other', 'other', 'uta', 'F', 'uta@example.com', 'uta@example.com', now()) returning player_id)
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select 4, player_id, true, true, 'other', 'uta', now() from made`)
  const stranger = { ...file, players: [...file.players.slice(0, 2), byMail('c', 'Uta', 'Other', 'uta@example.com')] }
  for (const id of ['readEventFile', 'importEventFile'] as const) {
    const refused = await staff.refused(id, { params, body: { file: inBase64(stranger) } })
    expect(refused.errors).toMatchObject([
      {
        pointer: '/file/players/2/email',
        message: 'belongs to a profile of another club; add the person in Members first',
      },
    ])
  }
  eventId = (await staff.call('importEventFile', { params, body: { file: inBase64(file) } })).eventId
  expect(inWords(await read())).toEqual([])
  const scores = await world.rows(`select distinct actor from score_entry where event_id > ${eventId.slice(2)}`)
  expect(scores).toEqual([{ actor: expect.stringMatching(/^administrator:/) }])
  file.players.push(byMail('d', 'Dina', 'Neves', `dina.${number}@example.com`))
  expect(inWords(await read())).toEqual(['added 0 person Dina Neves - > yes'])
  await bringIn()
  expect(inWords(await read())).toEqual([])
  const joined = await world.rows(
    `select p.last_name as name, p.shared, p.keeper_community_id as keeper from membership m join player p using (player_id)
     where m.community_id = 1 and p.email like any (array['nova.${number}@%', 'dina.${number}@%']) order by 1`,
  )
  expect(joined).toEqual([
    { name: 'Neves', shared: false, keeper: 1 },
    { name: 'Nunes', shared: false, keeper: 1 },
  ])
})

test('a locked handicap is taken when it is ticked, and stays locked', async () => {
  const playerId = await personOf('Sousa')
  const locked = [{ playerId, hcIndex: 9.9, locked: true }]
  await staff.call('setHandicaps', { params: { eventId }, query: {}, body: { players: locked } })
  const again = await read()
  expect(inWords(again)).toEqual(['kept 0 index Ana Sousa 9.9 > 12.4'])
  await bringIn(again.differences.map(({ key }) => key))
  expect(
    await world.rows(
      `select hc_index_tenths as index, locked from player_handicap where event_id = ${eventId.slice(2)} and player_id = ${playerId}`,
    ),
  ).toEqual([{ index: 124, locked: true }])
})

test('an official round stays as it is while its event goes on', async () => {
  await world.rows(
    `update event set state = 'official' where parent_event_id = ${eventId.slice(2)} and round_number = 1`,
  )
  file.rounds[0].scores = [{ player: 'a', strokes: bogey([9]) }]
  const refused = await staff.refused('updateEventFromFile', { params: { eventId }, body: { file: inBase64(file) } })
  expect(refused.errors).toMatchObject([
    { pointer: '/file/rounds/0', message: 'is official or cancelled here: reopen it first' },
  ])
})

test('one undo takes back what a file did, and the next file says it again', async () => {
  file.rounds[1].teePairings[0].teeTime = '2026-08-02T09:30:00+01:00'
  const before = inWords(await read())
  expect(before).toHaveLength(3)
  await bringIn()
  const [step] = await world.rows<{ id: string }>(
    `select step_id as id from step where event_id = ${eventId.slice(2)} order by step_number desc limit 1`,
  )
  await staff.call('undo', { params: { eventId }, query: {}, body: { steps: [step?.id ?? ''] } })
  expect(inWords(await read())).toEqual(before)
})

test.each([
  ['another community', { communityId: 2 }, '/file/communityId'],
  [
    'a person twice',
    {
      players: [
        { key: 'a', externalId: 'x' },
        { key: 'b', externalId: 'x' },
      ].map(one => ({ ...one, firstName: 'A', lastName: 'B', gender: 'M' })),
    },
    '/file/players/1/externalId',
  ],
  ['rounds that became none', { rounds: undefined }, '/file/rounds'],
])('%s is refused with its place, and nothing changes', async (_, wrong, pointer) => {
  const given: EventFile = { ...file, handicaps: [], leaderboards: [], rounds: [], ...wrong }
  if (!('rounds' in wrong)) Object.assign(given, { rounds: [{ ...file.rounds[0], teePairings: [], scores: [] }] })
  const refused = await staff.refused('updateEventFromFile', { params: { eventId }, body: { file: inBase64(given) } })
  expect(refused.errors?.map(error => error.pointer)).toContain(pointer)
  expect(inWords(await read())).toEqual([])
})
