import { afterEach, beforeEach, expect, test } from 'vitest'
import { CallError, type Input } from '../../../contract/client.ts'
import type { assignPlayersToTeams } from '../../../contract/teams/published.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

type Body = Input<typeof assignPlayersToTeams>['body']

const assign = (body: Body, eventId = 'S-110') => world.call('assignPlayersToTeams', { params: { eventId }, body })

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    if (error instanceof CallError) return [error.code, error.problem.errors]
  }
  return undefined
}

const places = () =>
  world.rows<{ player_id: number; team_id: number }>(
    'select player_id::int, team_id::int from team_player where event_id = 110 order by player_id',
  )

test('one bad element refuses the whole request and is named', async () => {
  const before = await places()
  const good = { teamId: 3012, playerIds: [1, 3] }
  expect(await refusalOf(assign([good, { teamId: 3001, playerIds: [6] }]))).toMatchObject([
    'NOT_FOUND',
    [{ pointer: '/1/teamId' }],
  ])
  expect(await refusalOf(assign([good, { teamId: 3011, playerIds: [6, 1] }]))).toMatchObject([
    'VALIDATION',
    [{ pointer: '/1/playerIds/1' }],
  ])
  expect(await refusalOf(assign([{ teamId: 3022, playerIds: [5, 1] }], 'S-140'))).toMatchObject([
    'SCORE_ENTERED',
    [{ pointer: '/0/playerIds/1' }],
  ])
  expect(await places()).toEqual(before)
})

test('answers each named team once, in the order of creation, and audits the request once', async () => {
  const answer = await assign([
    { teamId: 3012, playerIds: [3] },
    { teamId: 3011, playerIds: [6] },
    { teamId: 3012, playerIds: [9, 1] },
  ])
  expect(answer.map(({ teamId, players }) => [teamId, players.map(({ playerId }) => playerId)])).toEqual([
    [3011, [6]],
    [3012, [3, 9, 1]],
  ])
  const audited = await world.rows('select subject, before, after from audit')
  const ids = (list: number[]) => expect.arrayContaining(list)
  expect(audited).toEqual([
    {
      subject: { playerIds: ids([1, 3, 6, 9]), teamIds: ids([3011, 3012]) },
      before: [{ playerId: 1, teamId: 3011 }],
      after: [
        { playerId: 3, teamId: 3012 },
        { playerId: 6, teamId: 3011 },
        { playerId: 9, teamId: 3012 },
        { playerId: 1, teamId: 3012 },
      ],
    },
  ])
})

test('repeating changes nothing and audits nothing; joining a team with a score is allowed', async () => {
  await assign([{ teamId: 3021, playerIds: [1, 6] }], 'S-140')
  await assign([{ teamId: 3021, playerIds: [1, 6] }], 'S-140')
  expect(await world.rows('select 1 from audit')).toHaveLength(1)
})

test('the sets of a multi-round event and of its round are independent of each other', async () => {
  const [own] = await world.call('createTeams', { params: { eventId: 'S-101' }, body: [{ playerIds: [3, 6] }] })
  await world.call('assignPlayerToTeam', { params: { eventId: 'M-100', teamId: 3001, playerId: 3 } })
  const [round] = await world.call('listTeams', { params: { eventId: 'S-101' } })
  expect(round).toEqual(own)
})

test('twenty assignments of one player at the same time end in exactly one team', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => assign([{ teamId: index % 2 ? 3011 : 3012, playerIds: [3, 6] }])),
  )
  const found = (await places()).filter(({ player_id }) => player_id !== 1)
  expect(found).toHaveLength(2)
  expect(found[0]?.team_id).toBe(found[1]?.team_id)
})

test('deleting a team takes its flight places and handicaps along, and leaves the players registered', async () => {
  await world.call('deleteTeams', { params: { eventId: 'S-110' } })
  for (const table of [
    'flight_team where team_id in (3011, 3012)',
    'team_handicap',
    'team_player where event_id = 110',
  ])
    expect(await world.rows(`select 1 from ${table}`)).toEqual([])
  expect(await world.rows('select 1 from registration where event_id = 110')).toHaveLength(5)
})

test('an assignment names one player or several, and a request has one or a list', async () => {
  const shown = async (body: Body) =>
    (await assign(body)).map(({ teamId, players }) => [teamId, players.map(({ playerId }) => playerId)])
  expect(await shown({ teamId: 3012, playerId: 1 })).toEqual([[3012, expect.arrayContaining([1])]])
  expect(await shown({ teamId: 3011, playerIds: [1, 3] })).toEqual([[3011, expect.arrayContaining([1, 3])]])
  expect(
    await shown([
      { teamId: 3012, playerId: 1 },
      { teamId: 3012, playerId: 3 },
    ]),
  ).toEqual([[3012, expect.arrayContaining([1, 3])]])
  const before = await places()
  expect(await shown({ teamId: 3011 })).toHaveLength(1)
  expect(await places()).toEqual(before)
})

test('what is wrong is named where it stands, in one assignment and in a list', async () => {
  const pointersOf = async (body: Body) => {
    const [code, errors] = (await refusalOf(assign(body))) as [string, { pointer: string }[]]
    return [code, errors.map(({ pointer }) => pointer)]
  }
  expect(await pointersOf({ teamId: 3001, playerId: 1 })).toEqual(['NOT_FOUND', ['/teamId']])
  expect(await pointersOf({ teamId: 3011, playerIds: [1, 3, 1] })).toEqual(['VALIDATION', ['/playerIds/2']])
  expect(await pointersOf({ teamId: 3011, playerId: 1, playerIds: [3] })).toEqual(['VALIDATION', ['/playerIds']])
  expect(
    await pointersOf([
      { teamId: 3011, playerId: 1 },
      { teamId: 3012, playerId: 1 },
    ]),
  ).toEqual(['VALIDATION', ['/1/playerId']])
  expect(await pointersOf({ teamId: 3011, playerId: 5 })).toEqual(['NOT_REGISTERED', ['/playerId']])
})
