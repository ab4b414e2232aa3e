import type { Cases } from '../../../test/cases.ts'

const ana = { playerId: 1, firstName: 'Ana', lastName: 'Silva' }
const bruno = { playerId: 2, firstName: 'Bruno', lastName: 'Costa' }
const carla = { playerId: 3, firstName: 'Carla', lastName: 'Dias' }
const filipe = { playerId: 6, firstName: 'Filipe', lastName: 'Melo' }
const wally = { playerId: 9, firstName: 'Walter', lastName: 'In', handle: 'Wally' }
const eagles = { teamId: 3011, name: 'Eagles', players: [ana] }
const storks = { teamId: 3012, name: 'Storks', players: [] }
const low = { id: 2021, leaderboardId: 1021, name: 'Low' }
const high = { id: 2022, leaderboardId: 1021, name: 'High' }
const pairs = { id: 2023, leaderboardId: 1022, name: 'Pairs' }
const morePairs = { id: 2024, leaderboardId: 1022, name: 'More Pairs' }

const stranger = { eventId: 'S-400', flightId: 4101, playerId: 8, teamId: 4201, leaderboardId: 4001 }
const medal = { eventId: 'S-110', flightId: 2021, playerId: 2 }
const medalPairs = { eventId: 'S-110', flightId: 2023, teamId: 3011 }
const off = { eventId: 'S-120', flightId: 2031, playerId: 1, teamId: 3031, leaderboardId: 1031 }
const offPairs = { ...off, flightId: 2032 }
const teamWithoutFlights = "insert into team (community_id, team_id, event_id, name) values (1, 3031, 120, 'Owls')"

type Ids = { eventId: string; flightId: number; playerId: number; teamId: number; leaderboardId: number }

function pick<K extends keyof Ids>(ids: Partial<Ids>, ...names: K[]): { input: { params: Pick<Ids, K> } } {
  return { input: { params: Object.fromEntries(names.map(name => [name, ids[name]])) as Pick<Ids, K> } }
}
const player = (ids: Partial<Ids>) => pick(ids, 'eventId', 'flightId', 'playerId')
const team = (ids: Partial<Ids>) => pick(ids, 'eventId', 'flightId', 'teamId')
const flight = (ids: Partial<Ids>) => pick(ids, 'eventId', 'flightId')
const leaderboard = (ids: Partial<Ids>) => pick(ids, 'eventId', 'leaderboardId')
const event = (ids: Partial<Ids>) => pick(ids, 'eventId')

export const flightsCases: Cases<
  | 'assignPlayerToFlight'
  | 'removePlayerFromFlight'
  | 'assignTeamToFlight'
  | 'removeTeamFromFlight'
  | 'deleteFlight'
  | 'listFlights'
  | 'deleteFlights'
  | 'listFlightsOfLeaderboard'
  | 'listUnassignedPlayers'
  | 'listUnassignedTeams'
> = {
  assignPlayerToFlight: {
    success: { ...player({ ...medal, flightId: 2022 }), reply: { ...high, players: [bruno] } },
    refusals: {
      UNAUTHORIZED: { ...player({ ...medal, playerId: 8 }), reason: 'players' },
      NOT_FOUND: { ...player({ ...medal, flightId: 2011 }), reason: 'flight' },
      NOT_REGISTERED: { ...player({ ...medal, playerId: 5 }), reason: 'players' },
      FLIGHT_IS_FOR_TEAMS: player({ ...medal, flightId: 2023 }),
      FLIGHTS_DISABLED: player(off),
    },
  },
  removePlayerFromFlight: {
    success: { ...player(medal), reply: { ...low, players: [ana] } },
    refusals: {
      UNAUTHORIZED: player({ ...medal, playerId: 8 }),
      NOT_FOUND: { ...player({ ...medal, playerId: 3 }), reason: 'playerInFlight' },
      FLIGHT_IS_FOR_TEAMS: player({ ...medal, flightId: 2023 }),
      FLIGHTS_DISABLED: player(off),
    },
  },
  assignTeamToFlight: {
    success: { ...team({ ...medalPairs, flightId: 2024 }), reply: { ...morePairs, teams: [eagles] } },
    refusals: {
      UNAUTHORIZED: team(stranger),
      NOT_FOUND: { ...team({ ...medalPairs, teamId: 3001 }), reason: 'anyTeam' },
      FLIGHT_IS_FOR_PLAYERS: team({ ...medalPairs, flightId: 2021 }),
      FLIGHTS_DISABLED: { ...team(offPairs), given: [teamWithoutFlights] },
    },
  },
  removeTeamFromFlight: {
    success: { ...team(medalPairs), reply: { ...pairs, teams: [] } },
    refusals: {
      UNAUTHORIZED: team(stranger),
      NOT_FOUND: { ...team({ ...medalPairs, teamId: 3012 }), reason: 'teamInFlight' },
      FLIGHT_IS_FOR_PLAYERS: team({ ...medalPairs, flightId: 2021 }),
      FLIGHTS_DISABLED: { ...team(offPairs), given: [teamWithoutFlights] },
    },
  },
  deleteFlight: {
    success: { ...flight(medal), reply: { deleted: 1, flightIds: [2021], leaderboardIds: [1021] } },
    refusals: {
      UNAUTHORIZED: flight(stranger),
      NOT_FOUND: flight({ ...medal, flightId: 2011 }),
      FLIGHTS_DISABLED: flight(off),
    },
  },
  listFlights: {
    success: { ...event(medal), reply: [low, high, pairs, morePairs] },
    refusals: { UNAUTHORIZED: event(stranger) },
  },
  deleteFlights: {
    success: {
      ...event(medal),
      reply: { deleted: 4, flightIds: [2021, 2022, 2023, 2024], leaderboardIds: [1021, 1022] },
    },
    refusals: {
      UNAUTHORIZED: event(stranger),
      NOT_FOUND: { reason: 'leaderboard', input: { params: { eventId: 'S-110' }, query: { leaderboardId: 1011 } } },
      FLIGHTS_DISABLED: event(off),
    },
  },
  listFlightsOfLeaderboard: {
    success: {
      ...leaderboard({ ...medal, leaderboardId: 1021 }),
      reply: [
        { ...low, players: [bruno, ana] },
        { ...high, players: [] },
      ],
    },
    refusals: { UNAUTHORIZED: leaderboard(stranger), NOT_FOUND: leaderboard({ ...medal, leaderboardId: 1011 }) },
  },
  listUnassignedPlayers: {
    success: { ...leaderboard({ ...medal, leaderboardId: 1021 }), reply: [carla, wally, filipe] },
    refusals: {
      UNAUTHORIZED: leaderboard(stranger),
      NOT_FOUND: leaderboard({ ...medal, leaderboardId: 1011 }),
      FLIGHT_IS_FOR_TEAMS: leaderboard({ ...medal, leaderboardId: 1022 }),
    },
  },
  listUnassignedTeams: {
    success: { ...leaderboard({ ...medal, leaderboardId: 1022 }), reply: [storks] },
    refusals: {
      UNAUTHORIZED: leaderboard(stranger),
      NOT_FOUND: leaderboard({ ...medal, leaderboardId: 1011 }),
      FLIGHT_IS_FOR_PLAYERS: leaderboard({ ...medal, leaderboardId: 1021 }),
    },
  },
}
