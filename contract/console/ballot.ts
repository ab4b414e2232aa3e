/** Lots are drawn for the places of an event with a ballot, in a way that anybody can repeat. */
import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventParams, listOf, playerId, strictObject, text, timestamp } from '../shapes.ts'

const seed = text(200, 'What the lots are drawn from, such as numbers that were rolled in public.')
const inOrder = listOf(playerId, { most: 100_000, description: 'The players in the order of their lots.' })

export const Draw = strictObject({ at: timestamp, seed, playerIds: inOrder }, { title: 'Draw' })

export const drawBallot = operation({
  id: 'drawBallot',
  method: 'POST',
  path: '/console/api/events/{eventId}/ballot',
  tag: 'Event players',
  summary: 'Draw the lots of a ballot',
  description:
    'Once registration has closed. As many as there are places are registered; the others go on the waiting list in the order of their lots, or are told that they were not drawn. Everybody gets a mail. A lot is the SHA-256 of `<seed>:<player id>` in hexadecimal digits; the lowest comes first. The pages of registration show the seed and the order, so that anybody can repeat the draw.',
  params: eventParams,
  body: strictObject({ seed: Type.Optional(seed) }, { title: 'DrawWanted' }),
  reply: strictObject(
    {
      draw: Draw,
      registered: listOf(playerId, { most: 100_000, description: 'Who has a place.' }),
      rest: listOf(playerId, { most: 100_000, description: 'Who has none.' }),
    },
    { title: 'Drawn' },
  ),
  refusals: ['UNAUTHORIZED', 'REGISTER_ON_MULTI_ROUND_EVENT', 'NO_BALLOT'],
  access: 'staff',
  may: 'field.edit',
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: { seed: '4 8 15 16 23 42' },
    reply: {
      draw: { at: '2026-11-20T18:00:00.000+00:00', seed: '4 8 15 16 23 42', playerIds: [3002, 3001] },
      registered: [3002],
      rest: [3001],
    },
  },
})
