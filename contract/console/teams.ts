/** The teams of an event or of a round, as directors make them. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventParams, listOf, strictObject, teamId, teamName } from '../shapes.ts'
import { Arranged, groupKey, moveOf } from './arranging.ts'
import { changed } from './changed.ts'
import { previewQuery } from './preview.ts'

export const arrangeTeams = operation({
  id: 'arrangeTeams',
  method: 'PUT',
  path: '/console/api/events/{eventId}/teams',
  tag: 'Teams',
  summary: 'Change the teams in one step',
  description:
    'Creates, renames and removes teams and moves players, all or nothing. A move says where the player was: when somebody else has moved one of them meanwhile, nothing is done. A team with a score keeps its players.',
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
    'EVENT_NOT_EDITABLE',
  ],
  access: 'staff',
  may: 'field.edit',
  previews: true,
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
