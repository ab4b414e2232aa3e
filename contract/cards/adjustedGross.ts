import Type from 'typebox'
import { eventId, hcIndex, orNull, playedTee, playerId, strictObject, text, timestamp } from '../shapes.ts'
import { Card } from './extensions.ts'

const optional = Type.Optional

const strokes = (description: string) => orNull(Type.Integer({ minimum: 0, maximum: 999, description }))

/** What the handicap record of a federation asks for of the card of a player. */
export const AdjustedGross = strictObject(
  {
    eventId: { ...eventId, description: 'Id of the round.' },
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
          'Score differential of 18 holes, with the playing conditions of the day (`pcc` of the round). Nine holes take what is expected on the other nine, 10 to 17 of 18 what is expected on those missing. `null` for fewer, and without an index for less than 18.',
      }),
    ),
    differentialOfHoles: optional(
      Type.Number({
        minimum: -99,
        maximum: 500,
        multipleOf: 0.1,
        description: 'Differential of nine holes alone, for a player without an index.',
      }),
    ),
    approximate: optional(
      Type.Literal(true, {
        description:
          'What is expected on unplayed holes is an approximation: the community has no table from its federation.',
      }),
    ),
    playedDate: Type.String({ format: 'date', description: 'Day of the tee time, else the first day of the round.' }),
    firstHole: Type.Integer({
      minimum: 1,
      maximum: 10,
      description: 'Number of the first hole of the card: 1, or 10.',
    }),
    marker: optional(text(200, 'Who has signed as the marker.')),
    posted: optional(
      strictObject(
        {
          at: timestamp,
          by: optional(text(200, 'Name of the account that marked it.')),
          changedSince: optional(Type.Literal(true, { description: 'The card has changed since.' })),
        },
        { title: 'ScorePosted', description: 'That somebody marked the score as posted to the handicap record.' },
      ),
    ),
  },
  { title: 'AdjustedGross' },
)
