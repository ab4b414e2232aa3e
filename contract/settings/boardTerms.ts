/** By how much of the handicaps a leaderboard is counted, where that is not as the event says. */
import Type, { type Static } from 'typebox'
import { allowances } from '../../rules/handicap/allowances.ts'
import { hcIndex, id, listOf, strictObject } from '../shapes.ts'

export const BoardAllowance = Type.Union(
  [
    Type.Enum(Object.keys(allowances) as (keyof typeof allowances)[]),
    Type.Integer({ minimum: 0, maximum: 200, description: 'Percent of the unrounded course handicap.' }),
  ],
  {
    description:
      'How much of the handicaps counts here: a whole percent, or a recommended allowance by name. If left out, the event’s.',
  },
)

export type BoardAllowance = Static<typeof BoardAllowance>

const LimitsOfGender = strictObject(
  {
    index: Type.Optional({ ...hcIndex, description: 'A higher handicap index counts as this.' }),
    playing: Type.Optional(
      Type.Integer({
        minimum: -10,
        maximum: 72,
        description: 'The highest playing handicap for 18 holes; half of it for nine.',
      }),
    ),
  },
  { title: 'HandicapLimits' },
)

export const Limits = strictObject(
  { M: Type.Optional(LimitsOfGender), F: Type.Optional(LimitsOfGender) },
  {
    title: 'LimitsByGender',
    description:
      'Limits of the handicaps of men (`M`) and women (`F`) on this leaderboard, Rules of Handicapping 7.2a; never for a handicap record. The playing handicap limit is for players with a ball of their own.',
  },
)

export type Limits = Static<typeof Limits>

export const AllowanceOfFlights = listOf(
  strictObject(
    { flightId: id('Id of a flight of the leaderboard.'), allowance: BoardAllowance },
    { title: 'AllowanceOfFlight' },
  ),
  { most: 100, description: 'Flights with a different allowance from the leaderboard.' },
)
