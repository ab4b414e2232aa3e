import Type from 'typebox'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { eventId, playerId, strictObject } from '../shapes.ts'
import { WebLink } from './published.ts'

const purpose = Type.Enum(
  ['overview', 'flights', 'players', 'scoring', 'registration', 'results', 'teams', 'teeSheet'],
  { description: 'What the link opens.' },
)

export const regenerateLink = operation({
  id: 'regenerateLink',
  method: 'POST',
  path: '/console/api/events/{eventId}/links/{purpose}',
  tag: 'Web links',
  summary: 'Replace a link',
  description:
    'The current link ends within a second on every server, printed copies included; the answer is the new one. With `playerId` it is this player’s personal link, which exists for `scoring` and `registration`. On a round, registration means that of its multi-round event.',
  params: strictObject({ eventId, purpose }),
  query: previewQuery,
  body: strictObject({ playerId: Type.Optional(playerId) }, { title: 'LinkRegenerated' }),
  reply: WebLink,
  closedToo: true,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'PLAYER_HAS_NO_MEMBERSHIP'],
  access: 'staff',
  may: 'links.see',
  fresh: true,
  previews: true,
  changes: ['links'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', purpose: 'results' },
    query: {},
    body: {},
    reply: {
      url: 'https://golf.example.com/e/M-5208/results/Zr4cT0yqM1uXw7pNq2VdZr4cT0yqM1uXw7pNq2VdA1k',
      audience: 'ANYONE',
    },
  },
})
