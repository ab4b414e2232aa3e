/** Rounds of which not all holes count. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { Shortening } from '../settings/shortening.ts'
import { eventParams, id, listOf, orNull, strictObject, text } from '../shapes.ts'

const optional = Type.Optional

const holeNumber = Type.Integer({ minimum: 1, maximum: 18, description: 'Number of a hole.' })

const BoardShortened = strictObject(
  {
    leaderboardId: id('Id of the leaderboard.'),
    name: text(120, 'Name of the leaderboard.'),
    flight: optional(text(100, 'Name of the flight.')),
    holes: optional(
      listOf(holeNumber, {
        most: 18,
        description: 'The holes of the round that count; left out where each match has its own.',
      }),
    ),
  },
  { title: 'BoardShortened' },
)

const Unfinished = strictObject(
  {
    cardId: Type.String({ pattern: '^[PT]-[1-9][0-9]{0,14}$', description: '`P-3001` is a player, `T-601` a team.' }),
    name: text(200, 'The player, or the team.'),
    missing: listOf(holeNumber, { most: 18, description: 'The holes that count and have no score.' }),
  },
  { title: 'UnfinishedCard' },
)

export const shortenRound = operation({
  id: 'shortenRound',
  method: 'PUT',
  path: '/console/api/events/{eventId}/shortening',
  tag: 'Events',
  summary: 'Shorten a round',
  description:
    'The committee lets only some holes of a round count, or none, from its start until its result is official: every leaderboard is recounted over them, including those of the multi-round event. `null` undoes it. Scores stay as they are. Repeating the request changes nothing.',
  params: eventParams,
  query: previewQuery,
  body: strictObject({ counts: orNull(Shortening) }, { title: 'RoundShortening' }),
  reply: strictObject(
    {
      counts: orNull(Shortening),
      boards: listOf(BoardShortened, {
        most: 10_000,
        description: 'Every leaderboard that the round counts on, by flight.',
      }),
      unfinished: listOf(Unfinished, {
        most: 100_000,
        description:
          'Those still in who have not completed the holes that count. With `completed`: those who have completed none, so that no hole counts for the flight.',
      }),
    },
    { title: 'RoundShortened' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED', 'ROUND_NOT_STARTED'],
  access: 'staff',
  may: 'event.edit',
  previews: true,
  changes: ['shortening'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: { counts: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    reply: {
      counts: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      boards: [{ leaderboardId: 602, name: 'Stableford', holes: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
      unfinished: [{ cardId: 'P-3001', name: 'Tiago Moura', missing: [8, 9] }],
    },
  },
})
