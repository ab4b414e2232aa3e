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
  expect(again).toMatchObject({
    changed: [{ playerId: first?.playerId, hcIndex: 33.3 }],
    missing: all.length - 2,
  })
  expect(again?.names).not.toContain(`${first?.firstName} ${first?.lastName}`)
  expect((await read('Name;HCP\nZoe Nobody;3')).again).toBeUndefined()
})

test('a member whose last name has two words is found, wherever a list lets it begin', async () => {
  const name = { firstName: 'Luis Miguel', lastName: 'García Ruiz' }
  await world.call('createPlayer', {
    body: { communityId: 1, member: true, ...name, gender: 'M', email: 'luis@example.org' },
  })
  const { lines } = await staff.call('readPlayerTable', { params, body: { text: 'Name\nLuis Miguel García Ruiz' } })
  expect(lines[0]?.people[0]).toMatchObject({ verdict: 'known', candidates: [name] })
})
