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

const params = { eventId: 'S-110' }
const contacts = () =>
  world.rows(
    `select p.last_name as name, s.state, s.details from sign_up s join player p using (player_id)
     where s.event_id = 110 and p.by_name order by 1`,
  )

test('addresses and handicap ids of new people are kept, shown, and taken back with them', async () => {
  const answer = await staff.call('importPlayers', {
    params,
    body: {
      lines: [
        {
          line: 2,
          people: [
            { firstName: 'Jo', lastName: 'Gast', gender: 'F', hcIndex: 18.2, email: 'Jo@Example.org', hcId: '8000001' },
            { firstName: 'Kim', lastName: 'Gast', suffix: 'Jr.', gender: 'M' },
          ],
        },
      ],
    },
  })
  expect(answer.registered).toBe(2)
  expect(await contacts()).toEqual([
    {
      name: 'Gast',
      state: 'registered',
      details: { email: 'Jo@Example.org', emailKey: 'jo@example.org', hcId: '8000001' },
    },
  ])
  const { players } = await staff.call('listRegistrations', { params })
  expect(players.find(({ firstName }) => firstName === 'Jo')).toMatchObject({
    email: 'Jo@Example.org',
    hcId: '8000001',
  })
  expect(players.find(({ firstName }) => firstName === 'Kim')).toMatchObject({ suffix: 'Jr.' })
  const [last] = (await staff.call('listEventLog', { params, query: {} })).entries
  await staff.call('undo', { params, body: { steps: [last?.step ?? ''] } })
  expect(await contacts()).toEqual([])
})

test('a number of somebody with another name is a question', async () => {
  await world.rows(`update player set hc_id = '8000009', hc_provider_id = 1 where player_id = 1`)
  const { lines, columns } = await staff.call('readPlayerTable', {
    params,
    body: { text: 'Name;Nr;HCP\nMarta Alvarez;8000009;12,4' },
  })
  expect(columns.map(({ field }) => field)).toEqual(['name', 'number', 'index'])
  expect(lines[0]?.people[0]).toMatchObject({ verdict: 'perhaps', problems: [{ code: 'numberOfOther' }] })
})

test('a list that comes again says who has another index, and who is no longer in it', async () => {
  const all = (await staff.call('listRegistrations', { params })).players
  const [first, second] = all.filter(({ hasProfile }) => hasProfile)
  const read = (text: string) => staff.call('readPlayerTable', { params, body: { text } })
  const named = (one: typeof first) => `${one?.lastName}, ${one?.firstName}`
  const { again } = await read(`Name;HCP\n${named(first)};33,3\n${named(second)};`)
  expect(again?.changed).toMatchObject([{ playerId: first?.playerId, what: 'index', after: '33.3', kept: true }])
  expect(again?.gone).toHaveLength(all.length - 2)
  expect(again?.gone.map(({ playerId }) => playerId)).not.toContain(first?.playerId)
  expect((await read('Name;HCP\nZoe Nobody;3')).again).toBeUndefined()
})

test('the same list again: what nobody has changed here follows it, what somebody has changed is kept, and who is ticked leaves', async () => {
  const guest = (firstName: string, number: string, hcIndex: number) =>
    ({ firstName, lastName: 'Again', gender: 'M', number, hcIndex }) as const
  const people = [guest('Una', 'A1', 10), guest('Duo', 'A2', 11), guest('Tre', 'A3', 12)]
  const made = await staff.call('importPlayers', {
    params,
    body: { lines: people.map((one, at) => ({ line: at + 1, people: [one] })) },
  })
  const [una = 0, duo = 0, tre = 0] = made.lines.map(({ playerIds }) => playerIds[0])
  await staff.call('setHandicaps', { params, query: {}, body: { players: [{ playerId: duo, hcIndex: 15 }] } })
  const text = 'First name;Last name;Member no;HCP\nUna;Again;A1;9,5\nDuo;Again;A2;11,5'
  const { again, lines } = await staff.call('readPlayerTable', { params, body: { text } })
  expect(again?.changed).toEqual([
    { playerId: una, name: 'Una Again', what: 'index', before: '10.0', after: '9.5', kept: false },
    { playerId: duo, name: 'Duo Again', what: 'index', before: '15.0', after: '11.5', kept: true },
  ])
  expect(again?.gone.find(({ playerId }) => playerId === tre)).toEqual({
    playerId: tre,
    name: 'Tre Again',
    hasScore: false,
  })
  const indexes = [{ playerId: una, hcIndex: 9.5 }]
  const done = await staff.call('importPlayers', {
    params,
    body: {
      lines: lines.map(({ line, people: [one] }) => ({
        line,
        people: [{ playerId: one?.candidates[0]?.playerId ?? 0, hcIndex: one?.hcIndex ?? 0 }],
      })),
      indexes,
      leave: [tre],
    },
  })
  expect(done).toMatchObject({ registered: 0, wasRegistered: 2, changed: 1, left: 1 })
  const { players } = await staff.call('listRegistrations', { params })
  expect(
    players
      .filter(({ lastName }) => lastName === 'Again')
      .map(({ playerId }) => playerId)
      .sort(),
  ).toEqual([una, duo].sort())
  const next = await staff.call('readPlayerTable', { params, body: { text } })
  expect(next.again?.changed.map(({ playerId, kept }) => [playerId, kept])).toEqual([[duo, true]])
  const { steps } = await staff.call('listEventLog', { params, query: {} }).then(({ entries }) => ({ steps: entries }))
  await staff.call('undo', { params, query: {}, body: { steps: [steps[0]?.step ?? ''] } })
  const after = await staff.call('readPlayerTable', { params, body: { text } })
  expect(after.again?.changed.map(({ playerId, kept }) => [playerId, kept])).toEqual([
    [una, false],
    [duo, true],
  ])
})

test('somebody with another name is found by the number of the last list, and asked about', async () => {
  const { lines } = await staff.call('readPlayerTable', { params, body: { text: 'Name;Member no\nUna Married;A1' } })
  expect(lines[0]?.people[0]).toMatchObject({ verdict: 'perhaps', problems: [{ code: 'numberOfOther' }] })
  expect(lines[0]?.people[0]?.candidates[0]).toMatchObject({ firstName: 'Una', registered: true })
})

test('members are known by their numbers, and what their list said is held against the next one', async () => {
  const own = { communityId: 1 }
  const { players } = await staff.call('listMembers', { params: own, query: {} })
  const [first, second] = players.filter(({ email }) => email !== undefined)
  const people = [first, second].map((one, at) => ({
    playerId: one?.playerId ?? 0,
    number: `M-${at + 1}`,
    email: at === 0 ? (one?.email ?? '') : 'elsewhere@example.com',
  }))
  expect(await staff.call('keepMemberList', { params: own, body: { people } })).toEqual({ kept: 2 })
  const line = (one: typeof first, number: string) =>
    `${one?.lastName}, ${one?.firstName};${number};new${number}@example.com`
  const text = `Name;Member no;E-mail\n${line(first, 'M-1')}\n${line(second, 'M-2')}`
  const { again, lines } = await staff.call('readMemberTable', { params: own, body: { text } })
  expect(lines.map(({ people: [one] }) => one?.verdict)).toEqual(['registered', 'registered'])
  expect(again?.changed.filter(({ what }) => what === 'email').map(({ playerId, kept }) => [playerId, kept])).toEqual([
    [first?.playerId, false],
    [second?.playerId, true],
  ])
})

test('a member whose last name has two words is found, wherever a list lets it begin', async () => {
  const name = { firstName: 'Luis Miguel', lastName: 'García Ruiz' }
  await world.call('createPlayer', {
    body: { communityId: 1, member: true, ...name, gender: 'M', email: 'luis@example.org' },
  })
  const { lines } = await staff.call('readPlayerTable', { params, body: { text: 'Name\nLuis Miguel García Ruiz' } })
  expect(lines[0]?.people[0]).toMatchObject({ verdict: 'known', candidates: [name] })
})
