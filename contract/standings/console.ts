/** What the desk of results draws beside the standings. */
import Type from 'typebox'
import { tiago } from '../examples.ts'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { eventId, id, listOf, orNull, strictObject } from '../shapes.ts'

export const getRoundInPlay = operation({
  id: 'getRoundInPlay',
  method: 'GET',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}/roundInPlay',
  tag: 'Leaderboards',
  summary: 'Get the round in play of every side',
  description:
    'Playing handicap and the score to par hole by hole, as this leaderboard counts them, of the round in play, else of the last one. Sides with several cards are left out.',
  params: strictObject({ eventId, leaderboardId: id('Id of the leaderboard.') }),
  reply: strictObject(
    {
      sides: listOf(
        strictObject(
          {
            sideId: id('Id of the player; of the team on a leaderboard of teams.'),
            playingHandicap: Type.Integer({
              minimum: -99,
              maximum: 999,
              description: 'With the allowance of the leaderboard; below 0 for a plus handicap.',
            }),
            toPar: listOf(orNull(Type.Integer({ minimum: -99, maximum: 999 })), {
              most: 18,
              description: 'In the order of the card; net on a net leaderboard, `null` without a score.',
            }),
          },
          { title: 'SideInPlay' },
        ),
        { most: 100_000 },
      ),
    },
    { title: 'RoundInPlay' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'event.see',
  reads: counted,
  transaction: 'read',
  example: {
    params: { eventId: 'S-5210', leaderboardId: 601 },
    reply: { sides: [{ sideId: tiago.playerId, playingHandicap: 11, toPar: [0, -1, 1, ...Array(15).fill(null)] }] },
  },
})
