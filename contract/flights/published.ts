import Type from 'typebox'
import { andorinhas, duarte, ines, tiago } from '../examples.ts'
import { operation } from '../operation.ts'
import {
  count,
  eventId,
  eventParams,
  id,
  listOf,
  PlayerSummary,
  playerId,
  strictObject,
  Team,
  teamId,
  text,
  wholeList,
} from '../shapes.ts'

const flightId = id('Id of the flight.')

const leaderboardId = id('Id of the leaderboard.')

const flightFields = { id: flightId, leaderboardId, name: text(100, 'Name of the flight.') }

export const Flight = strictObject(flightFields, { title: 'Flight' })

export const FlightWithMembers = strictObject(
  {
    ...flightFields,
    players: Type.Optional(
      listOf(PlayerSummary, { most: 10_000, description: 'On a player leaderboard: its players, or none.' }),
    ),
    teams: Type.Optional(listOf(Team, { most: 10_000, description: 'On a team leaderboard: its teams, or none.' })),
  },
  { title: 'FlightWithMembers' },
)

export const FlightsDeleted = strictObject(
  {
    deleted: count('Number of flights deleted.'),
    flightIds: listOf(flightId, { description: 'The flights that were deleted.' }),
    leaderboardIds: listOf(leaderboardId, { description: 'The leaderboards that they belonged to.' }),
  },
  { title: 'FlightsDeleted' },
)

const flightParams = strictObject({ eventId, flightId })

const flightPlayerParams = strictObject({ eventId, flightId, playerId })

const flightTeamParams = strictObject({ eventId, flightId, teamId })

const leaderboardParams = strictObject({ eventId, leaderboardId })

const lowHandicaps = { id: 701, leaderboardId: 601, name: 'Handicap 0 to 14' }

const highHandicaps = { id: 702, leaderboardId: 601, name: 'Handicap 15 to 36' }

const teamFlight = { id: 703, leaderboardId: 602, name: 'Pairs' }

export const assignPlayerToFlight = operation({
  id: 'assignPlayerToFlight',
  method: 'POST',
  path: '/v1/events/{eventId}/flights/{flightId}/players/{playerId}',
  tag: 'Flights',
  summary: 'Assign a player to a flight',
  description:
    'From now on the player takes part in the leaderboard of the flight. A player in another flight of the same leaderboard moves; repeating the request changes nothing. For player leaderboards only.',
  params: flightPlayerParams,
  reply: FlightWithMembers,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'NOT_REGISTERED', 'FLIGHT_IS_FOR_TEAMS', 'FLIGHTS_DISABLED'],
  access: 'token',
  changes: ['flights'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', flightId: 701, playerId: 3001 },
    reply: { ...lowHandicaps, players: [tiago] },
  },
})

export const removePlayerFromFlight = operation({
  id: 'removePlayerFromFlight',
  method: 'DELETE',
  path: '/v1/events/{eventId}/flights/{flightId}/players/{playerId}',
  tag: 'Flights',
  summary: 'Remove a player from a flight',
  description:
    'The player no longer takes part in the leaderboard while it has flights. A player who is not in the flight is `NOT_FOUND`.',
  params: flightPlayerParams,
  reply: FlightWithMembers,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'FLIGHT_IS_FOR_TEAMS', 'FLIGHTS_DISABLED'],
  access: 'token',
  changes: ['flights'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', flightId: 701, playerId: 3001 },
    reply: { ...lowHandicaps, players: [] },
  },
})

export const assignTeamToFlight = operation({
  id: 'assignTeamToFlight',
  method: 'POST',
  path: '/v1/events/{eventId}/flights/{flightId}/teams/{teamId}',
  tag: 'Flights',
  summary: 'Assign a team to a flight',
  description:
    'From now on the team takes part in the leaderboard of the flight. A team in another flight of the same leaderboard moves; repeating the request changes nothing. For team leaderboards only; a round without teams of its own uses those of its multi-round event.',
  params: flightTeamParams,
  reply: FlightWithMembers,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'FLIGHT_IS_FOR_PLAYERS', 'FLIGHTS_DISABLED'],
  access: 'token',
  changes: ['flights'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', flightId: 703, teamId: 801 },
    reply: { ...teamFlight, teams: [andorinhas] },
  },
})

export const removeTeamFromFlight = operation({
  id: 'removeTeamFromFlight',
  method: 'DELETE',
  path: '/v1/events/{eventId}/flights/{flightId}/teams/{teamId}',
  tag: 'Flights',
  summary: 'Remove a team from a flight',
  description:
    'The team no longer takes part in the leaderboard while it has flights. A team that is not in the flight is `NOT_FOUND`.',
  params: flightTeamParams,
  reply: FlightWithMembers,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'FLIGHT_IS_FOR_PLAYERS', 'FLIGHTS_DISABLED'],
  access: 'token',
  changes: ['flights'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208', flightId: 703, teamId: 801 }, reply: { ...teamFlight, teams: [] } },
})

export const deleteFlight = operation({
  id: 'deleteFlight',
  method: 'DELETE',
  path: '/v1/events/{eventId}/flights/{flightId}',
  tag: 'Flights',
  summary: 'Delete a flight',
  description:
    'Its players or teams become unassigned. When it was the last flight of its leaderboard, the leaderboard no longer has flights.',
  params: flightParams,
  reply: FlightsDeleted,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'FLIGHTS_DISABLED'],
  access: 'token',
  changes: ['flights'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', flightId: 702 },
    reply: { deleted: 1, flightIds: [702], leaderboardIds: [601] },
  },
})

export const listFlights = operation({
  id: 'listFlights',
  method: 'GET',
  path: '/v1/events/{eventId}/flights',
  tag: 'Flights',
  summary: 'List the flights of an event',
  description:
    'The flights of every leaderboard of exactly this event: the id of a multi-round event means its own leaderboards, not those of its rounds. Empty while flights are switched off for a single round event.',
  params: eventParams,
  reply: wholeList(Flight),
  page: ['id'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  cached: true,
  reads: ['events', 'leaderboards', 'registrations', 'teams', 'flights'],
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: [lowHandicaps, highHandicaps, teamFlight] },
})

export const deleteFlights = operation({
  id: 'deleteFlights',
  method: 'DELETE',
  path: '/v1/events/{eventId}/flights',
  tag: 'Flights',
  summary: 'Delete the flights of an event or of one leaderboard',
  description: 'Without `leaderboardId` the flights of all leaderboards of the event are deleted.',
  params: eventParams,
  query: strictObject({ leaderboardId: Type.Optional(id('Only the flights of this leaderboard.')) }),
  reply: FlightsDeleted,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'FLIGHTS_DISABLED'],
  access: 'token',
  changes: ['flights'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    query: { leaderboardId: 601 },
    reply: { deleted: 2, flightIds: [701, 702], leaderboardIds: [601] },
  },
})

export const listFlightsOfLeaderboard = operation({
  id: 'listFlightsOfLeaderboard',
  method: 'GET',
  path: '/v1/events/{eventId}/flights/leaderboards/{leaderboardId}',
  tag: 'Flights',
  summary: 'List the flights of a leaderboard with their members',
  description:
    'Each flight has `teams` on a team leaderboard and `players` on any other. Empty while flights are switched off for a single round event.',
  params: leaderboardParams,
  reply: wholeList(FlightWithMembers),
  page: ['id'],
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'token',
  cached: true,
  reads: ['events', 'players', 'members', 'registrations', 'handicaps', 'teams', 'flights', 'leaderboards'],
  transaction: 'read',
  example: {
    params: { eventId: 'M-5208', leaderboardId: 601 },
    reply: [
      { ...lowHandicaps, players: [tiago, ines] },
      { ...highHandicaps, players: [duarte] },
    ],
  },
})

export const listUnassignedPlayers = operation({
  id: 'listUnassignedPlayers',
  method: 'GET',
  path: '/v1/events/{eventId}/flights/leaderboards/{leaderboardId}/unassigned/players',
  tag: 'Flights',
  summary: 'List the players without a flight',
  description:
    'Registered players who are in no flight of the leaderboard; they do not take part in it while it has flights. Empty while flights are switched off for a single round event.',
  params: leaderboardParams,
  reply: wholeList(PlayerSummary),
  page: ['lastName', 'firstName', 'playerId'],
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'FLIGHT_IS_FOR_TEAMS'],
  access: 'token',
  cached: true,
  reads: ['events', 'players', 'members', 'registrations', 'flights', 'leaderboards'],
  transaction: 'read',
  example: { params: { eventId: 'M-5208', leaderboardId: 601 }, reply: [duarte] },
})

export const listUnassignedTeams = operation({
  id: 'listUnassignedTeams',
  method: 'GET',
  path: '/v1/events/{eventId}/flights/leaderboards/{leaderboardId}/unassigned/teams',
  tag: 'Flights',
  summary: 'List the teams without a flight',
  description:
    'Teams that are in no flight of the leaderboard; they do not take part in it while it has flights. Empty while flights are switched off for a single round event.',
  params: leaderboardParams,
  reply: wholeList(Team),
  page: ['teamId'],
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'FLIGHT_IS_FOR_PLAYERS'],
  access: 'token',
  cached: true,
  reads: ['events', 'registrations', 'teams', 'flights', 'leaderboards'],
  transaction: 'read',
  example: { params: { eventId: 'M-5208', leaderboardId: 602 }, reply: [andorinhas] },
})
