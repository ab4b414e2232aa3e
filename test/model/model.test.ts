/** Random sequences of operations against the model: every answer is what the model expects, and so is what remains. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, CallError, createClient } from '../../contract/client.ts'
import { runs } from '../../tools/counts.ts'
import { send, startWorld, type World } from '../world.ts'
import { insertRunWorld, type RunWorld } from './insertRunWorld.ts'
import { type EventName, isLocked, type Model, newModel, registrationEvent, teamsEvent } from './model.ts'
import { type StepNumbers, stepOf } from './stepOf.ts'

let world: World
let calls: readonly ((token: string) => Call)[]
let run = 0
beforeAll(async () => {
  world = await startWorld()
  // Two servers on one database, asked in turn.
  calls = [world.app, await world.anotherServer()].map(app => (token: string) => {
    const call = createClient(request => send(app, request))
    return ((id, input, options) => call(id, input, { ...options, token })) as Call
  })
})
afterAll(() => world.close())

const number = fc.nat({ max: 1000 })
const sequences = fc.array(fc.tuple(number, number, number, number), { minLength: 30, maxLength: 50 })

test('sequences of operations do what the rules of the domain say', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async steps => {
      await follow(steps)
    }),
    { numRuns: runs(60, 1000), endOnFailure: true },
  )
})

async function follow(steps: readonly StepNumbers[]): Promise<void> {
  run += 1
  const own = await insertRunWorld(world, run)
  const model = newModel()
  const done: string[] = []
  await registerFirst(own, model)
  for (const [turn, numbers] of steps.entries()) {
    const call = calls[turn % calls.length]?.(own.token)
    if (!call) return
    if (numbers[0] % 15 === 14) {
      await stepOutsideInterface(own, model, numbers)
      continue
    }
    const step = stepOf(own, model, numbers)
    const { code, answer } = await outcome(step.ask(call))
    done.push(`${step.name}: ${code}`)
    expect(step.expected.split('|'), `\n${done.join('\n')}\n`).toContain(code)
    if (code === 'ok') step.becomes(answer)
  }
  await expectSame(own, model, done)
}

/** Four players are registered from the start, so that more of the steps have something to act on. */
async function registerFirst(own: RunWorld, model: Model): Promise<void> {
  const first = own.players.slice(0, 4)
  for (const name of ['M', 'S'] as const) {
    const body = first.map(playerId => ({ playerId }))
    await calls[0]?.(own.token)('registerPlayers', { params: { eventId: own.events[name].id }, body })
    for (const player of first) model.registered[name].add(player)
  }
}

/** What no operation of the interface does: scores come and go, the single event is closed and opened. */
async function stepOutsideInterface(own: RunWorld, model: Model, [, event, player, other]: StepNumbers): Promise<void> {
  const name = (['R1', 'R2', 'S'] as const)[event % 3] ?? 'S'
  const side = own.players[player % own.players.length] ?? 0
  if (other % 12 === 0) {
    model.closed = !model.closed
    await world.rows('update event set state = $2 where community_id = $1 and parent_event_id is null', [
      own.communityId,
      model.closed ? 'official' : 'published',
    ])
    return
  }
  if (!model.registered[registrationEvent(name)].has(side)) return
  const scored = other % 2 === 0
  model.scores[scored ? 'add' : 'delete'](`${name}/${side}`)
  await world.rows(
    `insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at) values ($1, $2, 'P', $3, array_fill(null::smallint, array[18]), $4, now())
     on conflict (community_id, event_id, side, side_id) do update set has_score = excluded.has_score`,
    [own.communityId, own.events[name].number, side, scored],
  )
}

async function outcome(answer: Promise<unknown>): Promise<{ readonly code: string; readonly answer?: unknown }> {
  try {
    return { code: 'ok', answer: await answer }
  } catch (error) {
    if (error instanceof CallError) return { code: error.code }
    throw error
  }
}

/** The lists of the interface against the model. */
async function expectSame(own: RunWorld, model: Model, done: readonly string[]): Promise<void> {
  const call = calls[0]?.(own.token)
  if (!call) return
  const story = `\n${done.join('\n')}\n`
  for (const name of ['M', 'R1', 'R2', 'S'] as const) {
    const params = { eventId: own.events[name].id }
    const players = await call('listEventPlayers', { params })
    expect(ids(players.map(player => player.playerId)), story).toEqual(ids(model.registered[registrationEvent(name)]))
    const teams = await call('listTeams', { params })
    expect(groups(teams.map(team => [team.teamId, team.players.map(player => player.playerId)])), story).toEqual(
      groupsOf(model.teams, teamsEvent(model, name)),
    )
    const handicaps = await call('searchPlayerHandicaps', { params })
    expect(handicaps.map(({ playerId, lockedDt }) => [playerId, lockedDt !== undefined]).sort(), story).toEqual(
      [...model.registered[registrationEvent(name)]].map(player => [player, isLocked(model, name, player)]).sort(),
    )
    if (name !== 'M') {
      const pairings = await call('listTeePairings', { params })
      expect(
        groups(pairings.map(pairing => [pairing.id, pairing.players.map(player => player.playerId)])),
        story,
      ).toEqual(groupsOf(model.pairings, name))
    }
    if (name !== 'R2') await expectFlights(call, own, model, name, story)
  }
}

async function expectFlights(
  call: Call,
  own: RunWorld,
  model: Model,
  name: Exclude<EventName, 'R2'>,
  story: string,
): Promise<void> {
  const { playerBoard, teamBoard } = own.flights[name]
  const flights = await call('listFlightsOfLeaderboard', {
    params: { eventId: own.events[name].id, leaderboardId: playerBoard },
  })
  const placed = flights.flatMap(flight => (flight.players ?? []).map(player => [player.playerId, flight.id]))
  const expected = [...model.inFlight]
    .filter(([key]) => key.startsWith(`${name}/player/`))
    .map(([key, flight]) => [Number(key.split('/')[2]), flight])
  expect(placed.sort(), story).toEqual(expected.sort())
  const unassigned = await call('listUnassignedPlayers', {
    params: { eventId: own.events[name].id, leaderboardId: playerBoard },
  })
  expect(ids(unassigned.map(player => player.playerId)), story).toEqual(
    ids(
      [...model.registered[registrationEvent(name)]].filter(player => !model.inFlight.has(`${name}/player/${player}`)),
    ),
  )
  const teamFlights = await call('listFlightsOfLeaderboard', {
    params: { eventId: own.events[name].id, leaderboardId: teamBoard },
  })
  const effective = teamsEvent(model, name)
  const teams = [...model.inFlight.keys()]
    .filter(key => key.startsWith(`${name}/team/`))
    .map(key => Number(key.split('/')[2]))
    .filter(team => model.teams.get(team)?.event === effective)
  expect(ids(teamFlights.flatMap(flight => (flight.teams ?? []).map(team => team.teamId))), story).toEqual(ids(teams))
}

function ids(values: Iterable<number>): number[] {
  return [...values].sort((a, b) => a - b)
}

function groups(values: readonly (readonly [number, readonly number[]])[]): unknown {
  return [...values].sort((a, b) => a[0] - b[0]).map(([id, players]) => [id, ids(players)])
}

function groupsOf(all: Model['teams'], event: EventName): unknown {
  return groups(
    [...all].filter(([, group]) => group.event === event).map(([id, group]) => [id, [...group.players]] as const),
  )
}
