import Type, { type Static } from 'typebox'
import { listOf } from '../shapes.ts'

/** What counts of a round that the committee has shortened. */
export const Shortening = Type.Union(
  [
    listOf(Type.Integer({ minimum: 1, maximum: 18, description: 'Number of a hole.' }), { least: 1, most: 18 }),
    Type.Enum(['completed', 'nothing']),
  ],
  {
    description:
      'The numbers of the holes that count; `completed`: on each leaderboard the holes completed by everybody still in the flight; `nothing`: the round is annulled.',
  },
)
export type Shortening = Static<typeof Shortening>
