import Type, { type Static } from 'typebox'
import { allowances } from '../../rules/handicap/allowances.ts'
import { hcAllocPct, id, listOf, playerId, strictObject, teeId } from '../shapes.ts'
import { currency } from './currency.ts'
import { GivenRegistrationSettings } from './givenRegistrationSettings.ts'
import { PrintCentre } from './printCentre.ts'
import { ScreenSettings } from './screenSettings.ts'

const TeamAllowance = Type.Union(
  [
    Type.Enum(Object.keys(allowances) as (keyof typeof allowances)[]),
    listOf(Type.Integer({ minimum: 0, maximum: 100, description: 'Percent of a course handicap.' }), {
      least: 1,
      most: 10,
    }),
  ],
  {
    description:
      'Handicap of teams with one ball: an allowance by name, or percents from the lowest to the highest course handicap. If left out, the one recommended for the format of play and the size of the team.',
  },
)

export type TeamAllowance = Static<typeof TeamAllowance>

/** How a round starts: what the tee sheet begins with. */
export const Start = strictObject(
  {
    kind: Type.Enum(['tee times', 'two tees', 'shotgun'], {
      description: 'One after another from one tee, from two tees, or all at once from every hole.',
    }),
    at: Type.String({
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      description: 'First start, local time of the event.',
    }),
    minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 60, description: 'Minutes between two tee times; 10 if left out.' }),
    ),
    groupsOf: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 6, description: 'Players of a group; 4 if left out.' }),
    ),
  },
  { title: 'Start' },
)

const wishes = (description: string) =>
  Type.Optional(listOf(listOf(playerId, { least: 2, most: 6 }), { most: 300, description }))

/** Who asked to play with whom. Wishes of players who are not in the event do nothing. */
export const Wishes = strictObject(
  {
    together: wishes('Players who want to be in one group: a couple, a shared cart, a lift.'),
    apart: wishes('Players who do not want to be in one group.'),
  },
  { title: 'Wishes', description: 'What players ask of the tee sheet; it is tried, never forced.' },
)

/** What a director sets for an event or a round; kept as it was given. */
export const GivenEventSettings = strictObject(
  {
    allocPct: Type.Optional(hcAllocPct),
    dotsOf: Type.Optional(
      id(
        'Id of the leaderboard whose strokes cards, phones and paper show, with its allowance and limits. If left out, those of the allowance of the event.',
      ),
    ),
    nine: Type.Optional(
      Type.Enum(['front', 'back'], {
        description:
          'The nine of 18-hole courses over which it is played, with par, rating and slope of that nine; all holes if left out. Shown handicaps stay those for 18 holes.',
      }),
    ),
    halfIndex: Type.Optional(
      Type.Enum(['tenth', 'exact'], {
        description:
          'Half an index for nine holes: rounded to a tenth, halves up (USGA Local Guidance to Rule 6; if left out), or kept exact, as some federations do.',
      }),
    ),
    pcc: Type.Optional(
      Type.Integer({
        minimum: -1,
        maximum: 3,
        description:
          'Playing conditions calculation of the day, as the association gives it: counted in score differentials, half for nine holes. 0 if left out.',
      }),
    ),
    teamAllowance: Type.Optional(TeamAllowance),
    withoutIndex: Type.Optional(
      Type.Integer({
        minimum: -10,
        maximum: 72,
        description:
          'Course handicap for 18 holes that a player without a handicap counts as in the handicap of a team with one ball. If left out, such a team has no handicap until one is set.',
      }),
    ),
    teamSpread: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 80,
        description:
          'By how much the course handicaps in a team may differ before the director is warned; never if left out.',
      }),
    ),
    defaultTees: Type.Optional(
      strictObject({ M: Type.Optional(teeId), F: Type.Optional(teeId) }, { title: 'DefaultTees' }),
    ),
    start: Type.Optional(Start),
    wishes: Type.Optional(Wishes),
    registration: Type.Optional(GivenRegistrationSettings),
    afterCut: Type.Optional(
      Type.Enum(['madeAny', 'madeAll', 'everybody'], {
        description:
          'Who plays the rounds after a cut: who made it on any leaderboard that has one (if left out), on all of them, or everybody.',
      }),
    ),
    currency: Type.Optional(currency),
    printCentre: Type.Optional(PrintCentre),
    screen: Type.Optional(ScreenSettings),
    chances: Type.Optional(
      Type.Boolean({
        description: 'Whether spectators see the chances of winning, and where the cut may fall, during play.',
      }),
    ),
    rehearsal: Type.Optional(
      Type.Boolean({
        description: 'Only a rehearsal: its links open nothing but the scorecard, and no webhook is told of it.',
      }),
    ),
  },
  {
    title: 'EventSettings',
    description:
      'Handicap allowance, 100 if left out, the tee of players without one, and what is printed and shown. Whatever a round leaves out comes from its event.',
  },
)

export type GivenEventSettings = Static<typeof GivenEventSettings>
