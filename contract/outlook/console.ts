/** How a leaderboard may end: what the console plays to its end, and asks "what if" of. */

import Type from 'typebox'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { eventId, id, listOf, strictObject, text } from '../shapes.ts'

const optional = Type.Optional

const leaderboardId = id('Id of the leaderboard.')

export const getBoardInput = operation({
  id: 'getBoardInput',
  method: 'GET',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}/input',
  tag: 'Leaderboards',
  summary: 'Get what a leaderboard is counted from',
  description:
    'Cards, handicaps and settings as the rules take them, so that a browser can work out what would happen if something changed, and play the rest of the event many times.',
  params: strictObject({ eventId, leaderboardId }),
  reply: strictObject(
    {
      format: text(60, 'The format of play.'),
      seed: Type.Integer({ description: 'What the draws begin with: the same look at the same cards says the same.' }),
      rounds: Type.Integer({ minimum: 1, description: 'How many rounds it goes over.' }),
      sides: listOf(
        strictObject({
          sideId: id('Id of the player, or of the team.'),
          name: text(200, 'Its name.'),
          players: optional(listOf(text(200, 'A player.'), { description: 'Where each has a ball, in their order.' })),
        }),
        { most: 100_000 },
      ),
      tees: listOf(Type.Unknown(), {
        most: 10_000,
        description: 'The holes of each tee; cards name them by their place.',
      }),
      flights: listOf(
        strictObject({
          flightId: optional(id('Id of the flight; left out where there are none.')),
          name: optional(text(100, 'Its name.')),
          places: Type.Integer({ minimum: 1, description: 'How many places win something; 3 where nothing is won.' }),
          input: Type.Unknown({ description: 'As the rules take it.' }),
        }),
        { most: 1000 },
      ),
    },
    { title: 'BoardInput' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'event.see',
  reads: counted,
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209', leaderboardId: 603 },
    reply: {
      format: 'stableford',
      seed: 603,
      rounds: 1,
      sides: [{ sideId: 3101, name: 'Tiago Fonseca' }],
      tees: [[{ number: 1, par: 4, strokeIndex: 7 }]],
      flights: [
        {
          places: 3,
          input: {
            settings: { score: 'net' },
            entries: [
              { side: { id: 3101, playerIds: [3101] }, rounds: [[{ holes: 0, scores: [4], playingHandicap: 11 }]] },
            ],
          },
        },
      ],
    },
  },
})
