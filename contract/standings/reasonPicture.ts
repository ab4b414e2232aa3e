import Type from 'typebox'
import { listOf, strictObject, text } from '../shapes.ts'

/** How a side came to stand where it does, beside the one that it is compared with, as pages and the console draw it. */
export const ReasonPicture = strictObject(
  {
    text: text(20_000, 'What the picture shows, as a sentence.'),
    holes: listOf(Type.Integer({ description: 'Number of a hole.' }), {
      most: 18,
      description: 'The holes from left to right.',
    }),
    sides: listOf(
      strictObject(
        {
          name: text(200, 'Its name.'),
          toPar: listOf(Type.Integer({ description: 'Strokes to par.' }), {
            most: 19,
            description: 'Before the first hole, then after each hole played.',
          }),
        },
        { title: 'LineOfSide' },
      ),
      { most: 2, description: 'The side itself, and the one that it is compared with.' },
    ),
    band: Type.Optional(
      strictObject(
        {
          from: Type.Integer({ minimum: 0, maximum: 18, description: 'After how many of `holes` it begins.' }),
          to: Type.Integer({ minimum: 0, maximum: 18, description: 'After how many it ends.' }),
          said: text(300, 'What is said of it.'),
        },
        { title: 'BandOfHoles', description: 'The holes that decided.' },
      ),
    ),
  },
  { title: 'ReasonPicture', description: 'Where strokes count: the score to par of two sides, hole by hole.' },
)
