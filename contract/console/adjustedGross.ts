/** The scores of a round as handicap records take them. */
import Type from 'typebox'
import { Card } from '../extensions/cards.ts'
import { operation } from '../operation.ts'
import { eventParams, hcIndex, listOf, orNull, playedTee, playerId, strictObject, text } from '../shapes.ts'

const optional = Type.Optional
const strokes = (description: string) => orNull(Type.Integer({ minimum: 0, maximum: 999, description }))

const AdjustedGross = strictObject(
  {
    playerId,
    name: text(200, 'The player.'),
    ...playedTee,
    teePar: optional(Type.Integer({ minimum: 27, maximum: 108, description: 'Par of the tee.' })),
    teeRating: optional(Type.Number({ minimum: 10, maximum: 99.9, multipleOf: 0.1, description: 'Course rating.' })),
    teeSlope: optional(Type.Integer({ minimum: 55, maximum: 155, description: 'Slope rating.' })),
    hcIndex: optional(hcIndex),
    courseHandicap: optional(
      Type.Integer({
        minimum: -99,
        maximum: 200,
        description: 'For the holes of the tee, without an allowance; left out before the first index.',
      }),
    ),
    status: Card.properties.status,
    holesPlayed: Type.Integer({ minimum: 0, maximum: 18, description: 'Number of holes with a score, or picked up.' }),
    gross: strokes('Strokes; `null` when a ball was picked up or a hole is missing.'),
    ags: strokes('No hole counts more than net double bogey; `null` when a hole is missing.'),
    differential: orNull(
      Type.Number({
        minimum: -99,
        maximum: 500,
        multipleOf: 0.1,
        description:
          'Score differential of 18 holes, without an adjustment for the playing conditions of the day; `null` for nine holes, which take what is expected on the others, and when a hole is missing.',
      }),
    ),
  },
  { title: 'AdjustedGross' },
)

export const listAdjustedGross = operation({
  id: 'listAdjustedGross',
  method: 'GET',
  path: '/console/api/events/{eventId}/adjustedGross',
  tag: 'Scores',
  summary: 'Adjusted gross scores of a round',
  description:
    'What the handicap records of a federation ask for, for each player with a score, by name: Rules of Handicapping 3.1 and 5.1a. Scores of a ball that a team shares are not among them. A round that was shortened changes nothing: what a player has played is what is posted.',
  params: eventParams,
  reply: strictObject({ scores: listOf(AdjustedGross, { most: 100_000 }) }, { title: 'AdjustedGrossScores' }),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  transaction: 'read',
  example: {
    params: { eventId: 'S-5210' },
    reply: {
      scores: [
        {
          playerId: 3001,
          name: 'Tiago Moura',
          courseId: 41,
          courseName: 'San Lorenzo',
          teeId: 501,
          teeName: 'Yellow',
          teePar: 72,
          teeRating: 71.4,
          teeSlope: 128,
          hcIndex: 12.4,
          courseHandicap: 13,
          status: 'SIGNED',
          holesPlayed: 18,
          gross: 86,
          ags: 85,
          differential: 12,
        },
      ],
    },
  },
})
