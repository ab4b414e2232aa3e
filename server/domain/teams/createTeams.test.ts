import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallError } from '../../../contract/client.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const create = (body: object, eventId = 'S-110') =>
  world.call('createTeams', { params: { eventId }, body: body as { name?: string; playerIds?: number[] }[] })
const teamsOf = (eventId: string) => world.call('listTeams', { params: { eventId } })
const placesOnRound = () =>
  world.call('listFlightsOfLeaderboard', { params: { eventId: 'S-101', leaderboardId: 1012 } })

async function pointers(body: object): Promise<unknown> {
  try {
    await create(body)
  } catch (error) {
    if (error instanceof CallError) return [error.code, error.problem.errors]
  }
  return undefined
}

test('a team without a name takes the number that it makes the teams, one by one', async () => {
  const teams = await create([{}, { name: 'Gulls' }, {}])
  expect(teams.map(({ name }) => name)).toEqual(['Team #3', 'Gulls', 'Team #5'])
  expect((await create({})).map(({ name }) => name)).toEqual(['Team #6'])
})

test('twenty teams that are created at the same time have twenty different default names', async () => {
  const teams = await Promise.all(Array.from({ length: 20 }, () => create([{}])))
  const names = teams.flat().map(({ name }) => Number(name.slice('Team #'.length)))
  expect(names.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 3))
})

test('players come with the team from where they were, and names may repeat', async () => {
  const [team] = await create({ name: 'Eagles', playerIds: [1, 9] })
  expect(team?.players.map(({ playerId }) => playerId)).toEqual([9, 1])
  const others = (await teamsOf('S-110')).filter(({ teamId }) => teamId !== team?.teamId)
  expect(others.map(({ name, players }) => [name, players.length])).toEqual([
    ['Eagles', 0],
    ['Storks', 0],
  ])
})

test('a player named twice, an unknown player and one not registered are named by their places, and nothing is created', async () => {
  const twice = [{ playerIds: [3] }, { playerIds: [6, 3] }]
  expect(await pointers(twice)).toMatchObject(['VALIDATION', [{ pointer: '/1/playerIds/1' }]])
  expect(await pointers([{}, { playerIds: [3, 8] }])).toMatchObject(['UNAUTHORIZED', [{ pointer: '/1/playerIds/1' }]])
  expect(await pointers([{ playerIds: [3, 5] }])).toMatchObject(['NOT_REGISTERED', [{ pointer: '/0/playerIds/1' }]])
  expect(await teamsOf('S-110')).toHaveLength(2)
})

test('names that an address cannot carry, blank ones and control characters are refused', async () => {
  const named = expect.arrayContaining([expect.objectContaining({ pointer: '/0/name' })])
  for (const name of ['.', ' .. ', '', '   ', '\u3000', 'a\u0007b', 'x'.repeat(101)])
    expect(await pointers([{ name }]), JSON.stringify(name)).toEqual(['VALIDATION', named])
  const names = ['…', '鷲'.repeat(100), '🦅'.repeat(100), "O'Neill; drop table team", '%2F']
  expect((await create(names.map(name => ({ name })))).map(({ name }) => name)).toEqual(names)
})

test('five hundred teams are created in one request, not one more', async () => {
  expect(await create(Array(500).fill({}))).toHaveLength(500)
  expect(await pointers(Array(501).fill({}))).toMatchObject(['VALIDATION', expect.anything()])
})

test('a round shows the teams of its multi-round event until it has its own, and again when those are gone', async () => {
  expect((await teamsOf('S-101')).map(({ teamId }) => teamId)).toEqual([3001, 3002])
  const [own] = await create({ playerIds: [1] }, 'S-101')
  expect(own?.name).toBe('Team #1')
  expect((await teamsOf('S-101')).map(({ teamId }) => teamId)).toEqual([own?.teamId])
  expect((await teamsOf('S-102')).map(({ teamId }) => teamId)).toEqual([3001, 3002])
  const params = { eventId: 'S-101', teamId: 3001 }
  expect(await world.refusal('deleteTeam', { params })).toBe('NOT_FOUND')
  await world.call('deleteTeams', { params: { eventId: 'S-101' } })
  expect((await teamsOf('S-101')).map(({ teamId }) => teamId)).toEqual([3001, 3002])
})

test('deleting all teams of a round that has none of its own leaves those of the multi-round event alone', async () => {
  expect(await world.call('deleteTeams', { params: { eventId: 'S-101' } })).toEqual({ deleted: 0, teamIds: [] })
  const removed = await world.call('removePlayersFromTeams', { params: { eventId: 'S-101' } })
  expect(removed).toEqual({ removed: 0, teamIds: [] })
  expect((await teamsOf('M-100')).map(({ players }) => players.length)).toEqual([2, 1])
})

test('flight places of replaced teams do not show on the round, and count again when its own teams are gone', async () => {
  await world.rows(
    "insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position) values (1, 1012, 101, 'Pairs', 8, 'bestBall', true, 2)",
  )
  await world.rows("insert into flight (community_id, flight_id, leaderboard_id, name) values (1, 2012, 1012, 'All')")
  await world.call('assignTeamToFlight', { params: { eventId: 'S-101', flightId: 2012, teamId: 3001 } })
  const [own] = await create({}, 'S-101')
  expect((await placesOnRound())[0]?.teams).toEqual([])
  const params = { eventId: 'S-101', flightId: 2012, teamId: 3001 }
  expect(await world.refusal('removeTeamFromFlight', { params })).toBe('NOT_FOUND')
  const unassigned = await world.call('listUnassignedTeams', { params: { eventId: 'S-101', leaderboardId: 1012 } })
  expect(unassigned.map(({ teamId }) => teamId)).toEqual([own?.teamId])
  await world.call('deleteTeams', { params: { eventId: 'S-101' } })
  expect((await placesOnRound())[0]?.teams?.map(({ teamId }) => teamId)).toEqual([3001])
})

test('teams with a score in the round cannot be replaced, nor deleted on the multi-round event', async () => {
  await world.rows(
    "insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at) select 1, 101, 'T', 3001, array_fill(4::smallint, array[18]), true, '2026-05-02Z'",
  )
  const body = [{ name: 'Own' }]
  expect(await world.refusal('createTeams', { params: { eventId: 'S-101' }, body })).toBe('SCORE_ENTERED')
  expect(await world.refusal('deleteTeam', { params: { eventId: 'M-100', teamId: 3001 } })).toBe('SCORE_ENTERED')
  expect(await world.call('deleteTeam', { params: { eventId: 'M-100', teamId: 3002 } })).toMatchObject({ deleted: 1 })
  expect(await world.call('createTeams', { params: { eventId: 'S-102' }, body })).toHaveLength(1)
})
