import Type from 'typebox'
import { listOf, orNull, strictObject, text } from '../shapes.ts'

/** What was compared where sides were level, as pages and the console show it. */
export const TieTable = strictObject(
  {
    sides: listOf(text(200, 'Name of a side.'), {
      most: 4,
      description: 'Who was level: the side itself, the one that it is compared with, then others.',
    }),
    total: orNull(Type.Number({ description: 'What all of them have; `null` where there is no total.' })),
    rows: listOf(
      strictObject(
        {
          what: text(200, 'What was compared.'),
          outcome: Type.Enum(['level', 'decides'], { description: 'Whether it broke the tie.' }),
          values: listOf(
            orNull(Type.Number({ description: 'Of one of `sides`; `null` for who was no longer in the tie.' })),
            {
              most: 4,
              description: 'In the order of `sides`.',
            },
          ),
          best: Type.Optional(
            Type.Integer({ minimum: 0, maximum: 3, description: 'Which of `sides` it put first, from 0.' }),
          ),
        },
        { title: 'ComparisonOfTie' },
      ),
      { description: 'The comparisons in the order in which they were made.' },
    ),
    notNeeded: listOf(text(200, 'What was left.'), { description: 'Comparisons that were not needed any more.' }),
  },
  { title: 'TieTable', description: 'Where a tie was looked at: what was compared.' },
)
