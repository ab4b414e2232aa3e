/** Who plays a round after a cut. */

import Type from 'typebox'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { eventParams, id, listOf, playerId, strictObject } from '../shapes.ts'

export const getFieldOfRound = operation({
  id: 'getFieldOfRound',
  method: 'GET',
  path: '/console/api/events/{eventId}/field',
  tag: 'Tee pairings',
  summary: 'List who will not play a round that has not begun',
  description:
    'Registered players who are out: those who missed the cut on every leaderboard that made one (or on any, as the settings say), and those who withdrew, were disqualified, returned no card or did not start in an earlier round. Players on no leaderboard with a cut play. It follows the results, even while they are being revised.',
  params: eventParams,
  reply: strictObject(
    {
      cut: Type.Enum(['made', 'awaited', 'none'], {
        description:
          'Whether a cut was made before the round, is still awaited, or there is none; without one that was made only those who left are out.',
      }),
      out: listOf(
        strictObject(
          {
            playerId,
            why: Type.Enum(['missedCut', 'withdrawn', 'disqualified', 'noReturn', 'noShow'], {
              description: 'Why the player does not play.',
            }),
            leaderboardIds: listOf(id('Id of a leaderboard.'), {
              most: 200,
              description: 'The leaderboards on which the cut was missed; none for another reason.',
            }),
          },
          { title: 'OutOfField' },
        ),
        { most: 10_000 },
      ),
    },
    { title: 'FieldOfRound' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  reads: counted,
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: { cut: 'made', out: [{ playerId: 3001, why: 'missedCut', leaderboardIds: [1021] }] },
  },
})
