import { operation } from '../operation.ts'
import { eventParams, Leaderboard, wholeList } from '../shapes.ts'

export const listLeaderboards = operation({
  id: 'listLeaderboards',
  method: 'GET',
  path: '/v1/events/{eventId}/leaderboards',
  tag: 'Leaderboards',
  summary: 'List the leaderboards of an event',
  description:
    'The leaderboards of exactly this event: the id of a multi-round event means those over its rounds, the id of a round those of the round. Leaderboards are made on the web site.',
  params: eventParams,
  reply: wholeList(Leaderboard),
  page: ['id'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  cached: true,
  transaction: 'read',
  example: {
    params: { eventId: 'M-5208' },
    reply: [
      { id: 601, name: 'Stroke play, net', typeId: 1 },
      { id: 602, name: 'Pairs, best ball', typeId: 8 },
    ],
  },
})
