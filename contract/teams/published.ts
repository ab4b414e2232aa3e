import Type from 'typebox'
import { andorinhas, ines, tiago } from '../examples.ts'
import { operation } from '../operation.ts'
import {
  count,
  eventId,
  eventParams,
  eventTeamParams,
  listOf,
  oneOrMany,
  playerId,
  playerIds,
  strictObject,
  Team,
  teamId,
  teamName,
  wholeList,
} from '../shapes.ts'

const teamPlayerParams = strictObject({ eventId, teamId, playerId })

const teamIds = listOf(teamId, { most: 100_000, description: 'The teams that were affected.' })

const newTeam = strictObject(
  {
    name: Type.Optional(teamName),
    playerIds: Type.Optional(playerIds('Players who are assigned to the new team.')),
  },
  { title: 'NewTeam' },
)

const teamAssignment = strictObject(
  {
    teamId,
    playerId: Type.Optional(playerId),
    playerIds: Type.Optional(playerIds('Instead of `playerId`: several players.')),
  },
  { title: 'TeamAssignment' },
)

export const TeamsDeleted = strictObject(
  { deleted: count('Number of teams deleted.'), teamIds },
  { title: 'TeamsDeleted' },
)

export const TeamPlayersRemoved = strictObject(
  { removed: count('Number of players removed from their team.'), teamIds },
  { title: 'TeamPlayersRemoved' },
)

export const listTeams = operation({
  id: 'listTeams',
  method: 'GET',
  path: '/v1/events/{eventId}/teams',
  tag: 'Teams',
  summary: 'List the teams of an event',
  description: 'A round without teams of its own shows those of its multi-round event, which are changed only there.',
  params: eventParams,
  reply: wholeList(Team),
  page: ['teamId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  cached: true,
  reads: ['events', 'players', 'members', 'registrations', 'teams'],
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: [andorinhas] },
})

export const createTeams = operation({
  id: 'createTeams',
  method: 'POST',
  path: '/v1/events/{eventId}/teams',
  tag: 'Teams',
  summary: 'Create teams',
  description:
    'Creates all the teams or none and returns them. A team without a name is called `Team #X`, X being the total number of teams once it exists. Names may repeat. Players who are in another team move; a player who is named twice in the request is refused. The first team that is created on a round replaces the teams of its multi-round event for that round: their flight places and handicaps there count again only when the round has no teams any more. Refused if a team that players would leave, or that would be replaced, has a score.',
  params: eventParams,
  body: oneOrMany(newTeam),
  reply: wholeList(Team),
  refusals: ['UNAUTHORIZED', 'NOT_REGISTERED', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['teams'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    body: [{ name: 'Os Andorinhas', playerIds: [3001, 3002] }, {}],
    reply: [andorinhas, { teamId: 802, name: 'Team #2', players: [] }],
  },
})

export const deleteTeams = operation({
  id: 'deleteTeams',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teams',
  tag: 'Teams',
  summary: 'Delete all teams of an event',
  description:
    'Deletes the teams of exactly this event, with their flight places and handicaps; their players stay registered. A round then uses the teams of its multi-round event again. Refused if one of the teams has a score.',
  params: eventParams,
  reply: TeamsDeleted,
  refusals: ['UNAUTHORIZED', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['teams', 'teamHandicaps', 'flights', 'teeSheet'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208' }, reply: { deleted: 2, teamIds: [801, 802] } },
})

export const assignPlayerToTeam = operation({
  id: 'assignPlayerToTeam',
  method: 'POST',
  path: '/v1/events/{eventId}/teams/{teamId}/players/{playerId}',
  tag: 'Teams',
  summary: 'Assign a player to a team',
  description:
    'A player in another team of the event moves, unless that team has a score; repeating the request changes nothing. A team that a round inherits from its multi-round event can be changed only there (`MULTI_ROUND_EVENT_REQUIRED`).',
  params: teamPlayerParams,
  reply: Team,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'NOT_REGISTERED', 'MULTI_ROUND_EVENT_REQUIRED', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['teams'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208', teamId: 801, playerId: 3002 }, reply: andorinhas },
})

export const removePlayerFromTeam = operation({
  id: 'removePlayerFromTeam',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teams/{teamId}/players/{playerId}',
  tag: 'Teams',
  summary: 'Remove a player from a team',
  description: 'A player who is not in the team is `NOT_FOUND`. Refused when a score is entered for the team.',
  params: teamPlayerParams,
  reply: Team,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'MULTI_ROUND_EVENT_REQUIRED', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['teams'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', teamId: 801, playerId: 3002 },
    reply: { ...andorinhas, players: [tiago] },
  },
})

export const assignPlayersToTeams = operation({
  id: 'assignPlayersToTeams',
  method: 'POST',
  path: '/v1/events/{eventId}/teams/players',
  tag: 'Teams',
  summary: 'Assign players to teams',
  description:
    'Makes all the assignments or none and returns the named teams. Players in other teams of the event move, unless their team has a score; a player who is named twice in the request, or `playerId` together with `playerIds`, is refused. Where neither is given, nobody is assigned.',
  params: eventParams,
  body: oneOrMany(teamAssignment),
  untypedBody: true,
  reply: wholeList(Team),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'NOT_REGISTERED', 'MULTI_ROUND_EVENT_REQUIRED', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['teams'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    body: [{ teamId: 801, playerIds: [3001, 3002] }],
    reply: [andorinhas],
  },
})

export const removePlayersFromTeams = operation({
  id: 'removePlayersFromTeams',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teams/players',
  tag: 'Teams',
  summary: 'Remove all players from all teams',
  description:
    'The teams of exactly this event stay, without players. Refused when a score is entered for one of the teams.',
  params: eventParams,
  reply: TeamPlayersRemoved,
  refusals: ['UNAUTHORIZED', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['teams'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208' }, reply: { removed: 2, teamIds: [801] } },
})

export const deleteTeam = operation({
  id: 'deleteTeam',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teams/{teamId}',
  tag: 'Teams',
  summary: 'Delete a team',
  description:
    'Also removes its flight places and handicaps; its players stay registered. Refused when a score is entered for the team.',
  params: eventTeamParams,
  reply: TeamsDeleted,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'MULTI_ROUND_EVENT_REQUIRED', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['teams', 'teamHandicaps', 'flights', 'teeSheet'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208', teamId: 802 }, reply: { deleted: 1, teamIds: [802] } },
})

export const removePlayersFromTeam = operation({
  id: 'removePlayersFromTeam',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teams/{teamId}/players',
  tag: 'Teams',
  summary: 'Remove all players from a team',
  description: 'The team stays, without players. Refused when a score is entered for the team.',
  params: eventTeamParams,
  reply: Team,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'MULTI_ROUND_EVENT_REQUIRED', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['teams'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208', teamId: 801 }, reply: { ...andorinhas, players: [] } },
})

export const renameTeam = operation({
  id: 'renameTeam',
  method: 'PATCH',
  path: '/v1/events/{eventId}/teams/{teamId}/name/{name}',
  tag: 'Teams',
  summary: 'Rename a team',
  description:
    'The name is percent-encoded in the path, a `/` as `%2F`; surrounding spaces are removed. Names may repeat. A team that a round inherits from its multi-round event can be renamed only there.',
  params: strictObject({ eventId, teamId, name: teamName }),
  reply: Team,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'token',
  changes: ['teams'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', teamId: 801, name: 'As Gaivotas' },
    reply: { teamId: 801, name: 'As Gaivotas', players: [tiago, ines] },
  },
})
