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

const event = { name: 'Guests', startDate: '2027-03-06', timeZone: 'Europe/Lisbon', courseIds: [1] }
const newPerson = (lastName: string, firstName: string) => ({ lastName, firstName, gender: 'F' as const })

async function newEvent(): Promise<string> {
  const setup = await staff.call('createEvent', { params: { communityId: 1 }, body: event })
  return setup.event.eventId
}

test('pairs from pasted lines are called after their players, and a number only joins lines', async () => {
  const params = { eventId: await newEvent() }
  await staff.call('importPlayers', {
    params,
    body: {
      teams: true,
      lines: [
        { line: 1, people: [newPerson('Abreu', 'Zita'), newPerson('Costa', 'Ivone')] },
        { line: 2, people: [newPerson('Melo', 'Rita'), newPerson('Melo', 'Sara')] },
        { line: 3, team: '12', people: [newPerson('Reis', 'Olga')] },
        { line: 4, team: '12', people: [newPerson('Pinto', 'Vera')] },
        { line: 5, people: [newPerson('Nunes', 'Alda'), newPerson('Lopes', 'Berta')] },
        { line: 6, people: [newPerson('Nunes', 'Clara'), newPerson('Lopes', 'Dulce')] },
        { line: 7, team: 'Gulls', people: [newPerson('Vaz', 'Elsa'), newPerson('Sá', 'Fátima')] },
      ],
    },
  })
  const teams = await world.call('listTeams', { params })
  expect(teams.map(({ name }) => name)).toEqual([
    'Abreu / Costa',
    'Rita Melo / Sara Melo',
    'Reis / Pinto',
    'Alda Nunes / Berta Lopes',
    'Clara Nunes / Dulce Lopes',
    'Gulls',
  ])
})

test('a team that the console makes of players is called after them, and an empty one by its number', async () => {
  const params = { eventId: await newEvent() }
  const { lines } = await staff.call('importPlayers', {
    params,
    body: { lines: [{ line: 1, people: [newPerson('Luz', 'Graça'), newPerson('Mar', 'Hilda')] }] },
  })
  const moves = (lines[0]?.playerIds ?? []).map(playerId => ({ playerId, from: null, to: 'new' }))
  await staff.call('arrangeTeams', { params, body: { create: [{ key: 'new' }, { key: 'empty' }], moves } })
  const teams = await world.call('listTeams', { params })
  expect(teams.map(({ name }) => name)).toEqual(['Luz / Mar', 'Team #2'])
})
