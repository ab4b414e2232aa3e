/** One step of a run: what is asked of the service, what the model expects, and what the model becomes when it succeeds. */
import type { Call } from '../../contract/client.ts'
import { refusals } from '../../contract/errors.ts'
import type { RunWorld } from './insertRunWorld.ts'
import {
  type EventName,
  type Expected,
  hasScore,
  isLocked,
  isRegistered,
  isRound,
  type Model,
  moveInto,
  registrationEvent,
  teamsEvent,
  unregister,
} from './model.ts'

/** A step as numbers: the kind, and what it is about. */
export type StepNumbers = readonly [kind: number, event: number, player: number, other: number]

export type Step = {
  readonly name: string
  readonly expected: Expected
  readonly ask: (call: Call) => Promise<unknown>
  /** What the model becomes; given what the service answered. */
  readonly becomes: (answer: unknown) => void
}

type About = { readonly event: EventName; readonly eventId: string; readonly player: number; readonly other: number }
type Maker = (world: RunWorld, model: Model, about: About) => Step

const eventNames = ['M', 'R1', 'R2', 'S'] as const

/** The step that these numbers mean in this state. */
export function stepOf(world: RunWorld, model: Model, [kind, event, player, other]: StepNumbers): Step {
  const name = eventNames[event % 4] ?? 'M'
  const everybody = [...world.players, world.stranger]
  const about = {
    event: name,
    eventId: world.events[name].id,
    player: everybody[player % everybody.length] ?? 0,
    other,
  }
  const make = makers[kind % makers.length] ?? register
  return make(world, model, about)
}

/** The order of checks that all steps about a registered player share. */
function refusedPlayer(
  world: RunWorld,
  model: Model,
  { event, player }: About,
  whenKnown: string,
): Expected | undefined {
  if (isRegistered(model, event, player)) return undefined
  return player === world.stranger ? 'UNAUTHORIZED' : whenKnown
}

/** Where nothing can be changed at all, this is said before every rule of the domain, and after what does not exist. */
const closedOr = (model: Model, expected: Expected): Expected => {
  if (!model.closed) return expected
  const statuses: Readonly<Record<string, { readonly status: number }>> = refusals
  const said = (one: string) => (one === 'ok' || statuses[one]?.status === 409 ? 'EVENT_NOT_EDITABLE' : one)
  return expected.split('|').map(said).join('|')
}

const register: Maker = (world, model, about) => {
  const { event, eventId, player } = about
  const refused =
    player === world.stranger
      ? 'UNAUTHORIZED'
      : isRound(event)
        ? 'REGISTER_ON_MULTI_ROUND_EVENT'
        : isRegistered(model, event, player)
          ? 'ALREADY_REGISTERED'
          : 'ok'
  return {
    name: `register ${player} for ${event}`,
    expected: closedOr(model, refused),
    ask: call => call('registerPlayers', { params: { eventId }, body: { playerId: player } }),
    becomes: () => model.registered[registrationEvent(event)].add(player),
  }
}

const remove: Maker = (world, model, about) => {
  const { event, eventId, player } = about
  const refused =
    refusedPlayer(world, model, about, 'NOT_FOUND') ??
    (isRound(event) ? 'REGISTER_ON_MULTI_ROUND_EVENT' : hasScore(model, event, player) ? 'SCORE_ENTERED' : 'ok')
  return {
    name: `remove ${player} from ${event}`,
    expected: closedOr(model, refused),
    ask: call => call('removePlayerFromEvent', { params: { eventId, playerId: player } }),
    becomes: () => unregister(model, event, player),
  }
}

function flightsOf(world: RunWorld, event: EventName) {
  return event === 'R2' ? undefined : world.flights[event]
}

const assignToFlight: Maker = (world, model, about) => {
  const { event, eventId, player, other } = about
  const flights = flightsOf(world, event) ?? world.flights.M
  const flightId = [flights.low, flights.high, flights.teams][other % 3] ?? 0
  const foreign = event === 'R2'
  const refused = foreign
    ? 'NOT_FOUND'
    : player === world.stranger
      ? 'UNAUTHORIZED'
      : flightId === flights.teams
        ? 'FLIGHT_IS_FOR_TEAMS'
        : (refusedPlayer(world, model, about, 'NOT_REGISTERED') ?? 'ok')
  return {
    name: `assign ${player} to flight ${flightId} of ${event}`,
    expected: oneOf(
      closedOr(model, refused),
      refused === 'FLIGHT_IS_FOR_TEAMS' && !isRegistered(model, event, player) ? 'NOT_REGISTERED' : undefined,
    ),
    ask: call => call('assignPlayerToFlight', { params: { eventId, flightId, playerId: player } }),
    becomes: () => model.inFlight.set(`${event}/player/${player}`, flightId),
  }
}

const removeFromFlight: Maker = (world, model, about) => {
  const { event, eventId, player, other } = about
  const flights = flightsOf(world, event) ?? world.flights.M
  const flightId = [flights.low, flights.high][other % 2] ?? 0
  const isIn = event !== 'R2' && model.inFlight.get(`${event}/player/${player}`) === flightId
  return {
    name: `remove ${player} from flight ${flightId} of ${event}`,
    expected: isIn ? closedOr(model, 'ok') : oneOf('NOT_FOUND', player === world.stranger ? 'UNAUTHORIZED' : undefined),
    ask: call => call('removePlayerFromFlight', { params: { eventId, flightId, playerId: player } }),
    becomes: () => model.inFlight.delete(`${event}/player/${player}`),
  }
}

const createTeam: Maker = (world, model, about) => {
  const { event, eventId, player } = about
  const refused = refusedPlayer(world, model, about, 'NOT_REGISTERED')
  return {
    name: `create a team with ${player} on ${event}`,
    expected: closedOr(model, refused ?? 'ok'),
    ask: call => call('createTeams', { params: { eventId }, body: [{ playerIds: [player] }] }),
    becomes: answer => {
      const [team] = answer as { teamId: number }[]
      if (!team) return
      model.teams.set(team.teamId, { event, players: new Set() })
      moveInto(model.teams, event, team.teamId, player)
      // The only flight over several rounds has everybody (decision 114).
      if (event === 'M') model.inFlight.set(`M/team/${team.teamId}`, world.flights.M.teams)
    },
  }
}

function pick<T>(items: Iterable<T>, at: number): T | undefined {
  const list = [...items]
  return list[at % Math.max(1, list.length)]
}

const assignToTeam: Maker = (world, model, about) => {
  const { event, eventId, player, other } = about
  const own = [...model.teams].filter(([, team]) => team.event === event).map(([id]) => id)
  const teamId = pick(own, other) ?? 999_999_999
  const refused = own.length === 0 ? 'NOT_FOUND' : (refusedPlayer(world, model, about, 'NOT_REGISTERED') ?? 'ok')
  return {
    name: `assign ${player} to team ${teamId} of ${event}`,
    expected: closedOr(model, refused),
    ask: call => call('assignPlayerToTeam', { params: { eventId, teamId, playerId: player } }),
    becomes: () => moveInto(model.teams, event, teamId, player),
  }
}

const deleteTeam: Maker = (world, model, about) => {
  const { event, eventId, other } = about
  const own = [...model.teams].filter(([, team]) => team.event === event).map(([id]) => id)
  const teamId = pick(own, other) ?? 999_999_999
  return {
    name: `delete team ${teamId} of ${event}`,
    expected: closedOr(model, own.length === 0 ? 'NOT_FOUND' : 'ok'),
    ask: call => call('deleteTeam', { params: { eventId, teamId } }),
    becomes: () => {
      model.teams.delete(teamId)
      for (const key of model.inFlight.keys()) if (key.endsWith(`/team/${teamId}`)) model.inFlight.delete(key)
      void world
    },
  }
}

const assignTeamToFlight: Maker = (world, model, about) => {
  const { event, eventId, other } = about
  const flights = flightsOf(world, event) ?? world.flights.M
  const effective = teamsEvent(model, event)
  const teams = [...model.teams].filter(([, team]) => team.event === effective).map(([id]) => id)
  const teamId = pick(teams, other) ?? 999_999_999
  return {
    name: `assign team ${teamId} to the flight of ${event}`,
    expected: closedOr(model, event === 'R2' || teams.length === 0 ? 'NOT_FOUND' : 'ok'),
    ask: call => call('assignTeamToFlight', { params: { eventId, flightId: flights.teams, teamId } }),
    becomes: () => model.inFlight.set(`${event}/team/${teamId}`, flights.teams),
  }
}

const createPairing: Maker = (world, model, about) => {
  const { event, eventId, player, other } = about
  const refused = event === 'M' ? 'ROUND_REQUIRED' : (refusedPlayer(world, model, about, 'NOT_REGISTERED') ?? 'ok')
  return {
    name: `create a tee pairing with ${player} on ${event}`,
    expected: oneOf(closedOr(model, refused), event === 'M' && player === world.stranger ? 'UNAUTHORIZED' : undefined),
    ask: call =>
      call('createTeePairings', {
        params: { eventId },
        body: [{ courseId: 1, teeTime: '2026-06-01T08:00:00.000+01:00', hole: 1 + (other % 18), playerIds: [player] }],
      }),
    becomes: answer => {
      const [pairing] = answer as { id: number }[]
      if (!pairing) return
      model.pairings.set(pairing.id, { event, players: new Set() })
      moveInto(model.pairings, event, pairing.id, player)
    },
  }
}

const assignToPairing: Maker = (world, model, about) => {
  const { event, eventId, player, other } = about
  const own = [...model.pairings].filter(([, pairing]) => pairing.event === event).map(([id]) => id)
  const teePairingId = pick(own, other) ?? 999_999_999
  const refused =
    own.length === 0
      ? event === 'M'
        ? oneOf('NOT_FOUND', 'ROUND_REQUIRED')
        : 'NOT_FOUND'
      : (refusedPlayer(world, model, about, 'NOT_REGISTERED') ?? 'ok')
  return {
    name: `assign ${player} to tee pairing ${teePairingId} of ${event}`,
    expected: closedOr(model, refused),
    ask: call => call('assignPlayerToTeePairing', { params: { eventId, teePairingId, playerId: player } }),
    becomes: () => moveInto(model.pairings, event, teePairingId, player),
  }
}

const deletePairing: Maker = (_world, model, about) => {
  const { event, eventId, other } = about
  const own = [...model.pairings].filter(([, pairing]) => pairing.event === event).map(([id]) => id)
  const teePairingId = pick(own, other) ?? 999_999_999
  return {
    name: `delete tee pairing ${teePairingId} of ${event}`,
    expected: closedOr(
      model,
      own.length === 0 ? (event === 'M' ? oneOf('NOT_FOUND', 'ROUND_REQUIRED') : 'NOT_FOUND') : 'ok',
    ),
    ask: call => call('deleteTeePairing', { params: { eventId, teePairingId } }),
    becomes: () => model.pairings.delete(teePairingId),
  }
}

const lock: Maker = (world, model, about) => {
  const { event, eventId, player, other } = about
  const refused = refusedPlayer(world, model, about, 'NOT_FOUND') ?? 'ok'
  const wanted = other % 2 === 0
  return {
    name: `${wanted ? 'lock' : 'unlock'} ${player} on ${event}`,
    expected: closedOr(model, refused),
    ask: call => call('lockPlayerHandicap', { params: { eventId, playerId: player }, query: { lock: wanted } }),
    becomes: () => {
      // Unlocking what is not locked changes nothing: a round goes on inheriting.
      if (wanted || isLocked(model, event, player)) model.locks.set(`${event}/${player}`, wanted)
    },
  }
}

const setIndex: Maker = (world, model, about) => {
  const { event, eventId, player, other } = about
  const refused =
    refusedPlayer(world, model, about, 'NOT_FOUND') ?? (isLocked(model, event, player) ? 'HANDICAP_LOCKED' : 'ok')
  return {
    name: `set the index of ${player} on ${event}`,
    expected: closedOr(model, refused),
    ask: call =>
      call('setPlayerHandicapIndex', { params: { eventId, playerId: player }, body: { hcIndex: (other % 500) / 10 } }),
    becomes: () => {
      if (isRound(event)) model.locks.set(`${event}/${player}`, false)
    },
  }
}

const makers: readonly Maker[] = [
  register,
  remove,
  assignToFlight,
  assignToFlight,
  removeFromFlight,
  createTeam,
  assignToTeam,
  deleteTeam,
  assignTeamToFlight,
  createPairing,
  assignToPairing,
  deletePairing,
  lock,
  setIndex,
]

/** Two refusals of which either may come first. */
function oneOf(first: Expected, second: Expected | undefined): Expected {
  return second === undefined ? first : `${first}|${second}`
}
