import Type from 'typebox'
import { fromYellowTee } from '../examples.ts'
import { HandicapsLocked, lockQuery } from '../handicaps/published.ts'
import { operation } from '../operation.ts'
import {
  eventParams,
  eventTeamParams,
  handicapsComputed,
  handicapsSet,
  hcIndex,
  id,
  listOf,
  lockedDt,
  manualMsg,
  playedTee,
  playerId,
  playerIds,
  strictObject,
  teamId,
  text,
  wholeList,
} from '../shapes.ts'

const values = { hcIndex: Type.Optional(hcIndex), ...handicapsComputed }

export const TeamHandicap = strictObject(
  {
    teamId,
    name: text(100, 'Name of the team.'),
    ...playedTee,
    ...values,
    hcAllocPct: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 200,
        description: 'Percentage that leads to the playing handicap of the team.',
      }),
    ),
    manualMsg: Type.Optional(manualMsg),
    lockedDt: Type.Optional(lockedDt),
    players: listOf(strictObject({ playerId, ...values }, { title: 'TeamMemberHandicap' }), {
      description: 'The players of the team, with the handicaps the team handicap is made from.',
    }),
  },
  { title: 'TeamHandicap' },
)

const computed = {
  teamId: 801,
  name: 'Os Andorinhas',
  ...fromYellowTee,
  hcCourse: 22,
  hcPlaying: 11,
  hcAllocPct: 50,
  players: [
    { playerId: 3001, hcIndex: 12.4, hcCourse: 13, hcPlaying: 13 },
    { playerId: 3002, hcIndex: 4.1, hcCourse: 9, hcPlaying: 9 },
  ],
}

export const searchTeamHandicaps = operation({
  id: 'searchTeamHandicaps',
  method: 'GET',
  path: '/v1/events/{eventId}/teams/handicaps',
  tag: 'Team handicaps',
  summary: 'Search the handicaps of the teams of an event',
  description:
    'One record for each team of a single round event or of a round. A round without teams of its own uses those of its multi-round event. A multi-round event has no team handicap: ask for its rounds.',
  params: eventParams,
  criteria: strictObject(
    {
      teamId: Type.Optional(id('Only this team.')),
      courseId: Type.Optional(id('Only teams with a tee of this course.')),
      teamIds: Type.Optional(listOf(teamId, { description: 'Only these teams.' })),
      playerIds: Type.Optional(playerIds('Only teams with one of these players.')),
      locked: Type.Optional(Type.Boolean({ description: 'Only locked, or only unlocked handicaps.' })),
    },
    { title: 'TeamHandicapSearch' },
  ),
  reply: wholeList(TeamHandicap),
  page: ['teamId'],
  refusals: ['UNAUTHORIZED', 'TEAM_HANDICAP_IS_PER_ROUND'],
  access: 'token',
  reads: ['events', 'courses', 'players', 'registrations', 'handicaps', 'teamHandicaps', 'teams'],
  transaction: 'read',
  example: { params: { eventId: 'S-5209' }, criteria: { teamIds: [801] }, reply: [computed] },
})

export const setTeamHandicap = operation({
  id: 'setTeamHandicap',
  method: 'PATCH',
  path: '/v1/events/{eventId}/teams/{teamId}/handicap',
  tag: 'Team handicaps',
  summary: 'Set the handicap of a team by hand',
  description:
    'Sets course and playing handicap of the team for this round, and the index when it is sent. For fewer than 18 holes send the 18-hole equivalent.',
  params: eventTeamParams,
  body: strictObject(
    { hcIndex: Type.Optional(hcIndex), ...handicapsSet, manualMsg: Type.Optional(manualMsg) },
    { title: 'TeamHandicapValues' },
  ),
  reply: TeamHandicap,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'TEAM_HANDICAP_IS_PER_ROUND', 'HANDICAP_LOCKED'],
  access: 'token',
  changes: ['teamHandicaps'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', teamId: 801 },
    body: { hcCourse: 20, hcPlaying: 10, manualMsg: 'Terms of the competition' },
    reply: { ...computed, hcCourse: 20, hcPlaying: 10, manualMsg: 'Terms of the competition' },
  },
})

export const lockTeamHandicap = operation({
  id: 'lockTeamHandicap',
  method: 'PATCH',
  path: '/v1/events/{eventId}/teams/{teamId}/handicap/lock',
  tag: 'Team handicaps',
  summary: 'Lock or unlock the handicap of a team',
  description:
    'A locked handicap cannot be set by hand, and no change of its players touches it. Repeating the request changes nothing.',
  params: eventTeamParams,
  query: lockQuery,
  reply: TeamHandicap,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'TEAM_HANDICAP_IS_PER_ROUND'],
  access: 'token',
  changes: ['teamHandicaps'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', teamId: 801 },
    query: { lock: true },
    reply: { ...computed, lockedDt: '2026-05-01T18:00:00.000+00:00' },
  },
})

export const lockAllTeamHandicaps = operation({
  id: 'lockAllTeamHandicaps',
  method: 'PATCH',
  path: '/v1/events/{eventId}/teams/handicaps/lock',
  tag: 'Team handicaps',
  summary: 'Lock or unlock the handicaps of all teams of an event',
  description: 'Locks or unlocks every team of the round, like the operation for one team.',
  params: eventParams,
  query: lockQuery,
  reply: HandicapsLocked,
  refusals: ['UNAUTHORIZED', 'TEAM_HANDICAP_IS_PER_ROUND'],
  access: 'token',
  changes: ['teamHandicaps'],
  transaction: 'write',
  example: { params: { eventId: 'S-5209' }, query: { lock: true }, reply: { updated: 18, lock: true } },
})
