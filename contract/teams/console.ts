/** The teams of an event or of a round, as directors make them. */

import Type from 'typebox'
import { Arranged, groupKey, moveOf } from '../arranging.ts'
import { changed } from '../changed.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { eventParams, listOf, names, playerId, strictObject, teamId, teamName, wholeList } from '../shapes.ts'

export const arrangeTeams = operation({
  id: 'arrangeTeams',
  method: 'PUT',
  path: '/console/api/events/{eventId}/teams',
  tag: 'Teams',
  summary: 'Change the teams in one step',
  description:
    'Creates, renames and removes teams and moves players, all or nothing. A move says where the player was: if somebody else has moved one of them in the meantime, nothing is done. A team with a score keeps its players.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      create: Type.Optional(
        listOf(strictObject({ key: groupKey, name: Type.Optional(teamName) }, { title: 'NewTeam' }), { most: 500 }),
      ),
      rename: Type.Optional(
        listOf(strictObject({ teamId, name: changed(teamName) }, { title: 'RenamedTeam' }), { most: 500 }),
      ),
      remove: Type.Optional(listOf(teamId, { most: 500 })),
      moves: Type.Optional(listOf(moveOf(teamId, 'TeamMove'), { most: 1000 })),
    },
    { title: 'TeamsChange' },
  ),
  reply: Arranged,
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'NOT_REGISTERED',
    'MULTI_ROUND_EVENT_REQUIRED',
    'SCORE_ENTERED',
    'CHANGED_MEANWHILE',
  ],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['teams'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: {
      create: [{ key: 'new-1', name: 'Os Andorinhas' }],
      moves: [{ playerId: 3001, from: null, to: 'new-1' }],
    },
    reply: { created: [{ key: 'new-1', id: 850 }], changed: 0, removed: 0, moved: 1 },
  },
})

export const DrawnBall = strictObject(
  { teamId, playerId, ...names },
  { title: 'DrawnBall', description: 'The card of this player counts for the team too.' },
)

export const listDrawnBalls = operation({
  id: 'listDrawnBalls',
  method: 'GET',
  path: '/console/api/events/{eventId}/teams/drawnBalls',
  tag: 'Teams',
  summary: 'List the drawn balls of teams',
  description:
    'Balls of other teams drawn blind for teams short of a player. They count with the player’s own handicap; prizes are shared only by the players of the team.',
  params: eventParams,
  reply: wholeList(DrawnBall),
  page: ['teamId', 'playerId'],
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ['players', 'registrations', 'teams', 'leaderboards'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: [{ teamId: 801, playerId: 3002, firstName: 'Bruno', lastName: 'Costa' }],
  },
})

export const setDrawnBall = operation({
  id: 'setDrawnBall',
  method: 'PUT',
  path: '/console/api/events/{eventId}/teams/{teamId}/drawnBall',
  tag: 'Teams',
  summary: 'Draw a ball for a team, or drop drawn balls',
  description:
    'Draws one more ball for a team short of a player, from the players of the other teams, by a lot nobody can influence: the same draw has the same result. `false` drops all drawn balls of the team.',
  params: strictObject({ ...eventParams.properties, teamId }),
  query: previewQuery,
  body: strictObject(
    { drawn: Type.Boolean({ description: 'Draw one more (true), or drop them all (false).' }) },
    { title: 'BallToDraw' },
  ),
  reply: strictObject(
    { teamId, playerId: Type.Optional(playerId) },
    { title: 'BallDrawn', description: 'Whose ball was drawn.' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['teams'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', teamId: 801 },
    query: {},
    body: { drawn: true },
    reply: { teamId: 801, playerId: 3002 },
  },
})
