/** What a director chooses for a leaderboard beside its format of play. One shape, for files (sides by key) and for the database (by id). */
import Type, { type Static, type TSchema } from 'typebox'
import { prizeTables } from '../../rules/payouts/prizeTables.ts'
import { countbackMethods, countbackSteps } from '../../rules/standings/countback.ts'
import { outcomeWays } from '../matches/waysOfMatches.ts'
import { listOf, strictObject, text } from '../shapes.ts'
import { AllowanceOfFlights, BoardAllowance, Limits } from './boardTerms.ts'

const optional = Type.Optional
const number = (minimum: number, maximum: number, description: string) =>
  Type.Integer({ minimum, maximum, description })
const mostCents = 1_000_000_000_00
/** The settings of a format of play, by their names; which ones there are and what they may be is said by the format. */
export const formatSettings = Type.Record(Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9]{0,39}$' }), Type.Unknown(), {
  additionalProperties: false,
  description: 'Settings of the format of play.',
})

const cents = (description: string) => number(0, mostCents, description)
const roundNumber = (description: string) => number(1, 50, description)

const Ties = strictObject(
  {
    steps: Type.Union(
      [Type.Enum(keysOf(countbackMethods)), listOf(Type.Enum([...countbackSteps]), { most: countbackSteps.length })],
      { description: 'A usual method by name, or its steps in order.' },
    ),
    net: optional(
      Type.Enum(['fraction', 'holeStrokes'], {
        description:
          'Net over part of a round: the exact share of the playing handicap, or the strokes on its holes. If left out, the share for several holes, the strokes where holes are compared one by one.',
      }),
    ),
    places: optional(
      listOf(number(1, 5000, 'A place.'), { most: 100, description: 'Places to decide; all if left out.' }),
    ),
  },
  { title: 'LeaderboardTies', description: 'How ties are broken once the board is final; shared if left out.' },
)

const Cut = strictObject(
  {
    afterRound: roundNumber('The cut is made after this round.'),
    low: optional(number(1, 5000, 'This many, and ties, play on.')),
    within: optional(number(0, 200, 'Everybody within this many strokes (or points) of the leader plays on.')),
    counts: optional(Type.Enum(['all', 'professionals'], { description: 'Who fills the places of `low`.' })),
    onlyAbove: optional(number(1, 5000, 'Made only if more than this many are still in.')),
    missed: optional(
      Type.Enum(['missedCut', 'stoppedBySecondCut'], {
        description: 'Those who miss it are not ranked, or are ranked behind the finishers.',
      }),
    ),
    across: optional(
      Type.Enum(['flight', 'leaderboard'], {
        description:
          'Made in each flight (if left out); if one of the cuts has `leaderboard`, all of them are made over all flights.',
      }),
    ),
  },
  { title: 'LeaderboardCut', description: 'Who plays on after a round.' },
)

const carveOutName = text(60, 'What the money is for.')
const CarveOut = Type.Union(
  [
    strictObject({ name: carveOutName, cents: cents('Fixed amount.') }),
    strictObject({ name: carveOutName, centsPerEntry: cents('Amount for each entry.') }),
    strictObject({
      name: carveOutName,
      percentThousandths: number(0, 100_000, 'Part of fees and added money in thousandths of a percent.'),
    }),
  ],
  { title: 'CarveOut' },
)

const Payouts = strictObject(
  {
    feeCents: optional(cents('Entry fee of a side; 0 if left out.')),
    addedCents: optional(cents('Money added by the club or a sponsor.')),
    carveOuts: optional(listOf(CarveOut, { most: 20, description: 'Taken out before the places are paid, in order.' })),
    potOf: optional(
      Type.Enum(['leaderboard', 'flight'], {
        description:
          '`leaderboard` (if left out): one purse, divided over the flights by their entries. `flight`: each flight has its own fees, added money and carve-outs.',
      }),
    ),
    table: optional(
      Type.Union(
        [
          Type.Enum(keysOf(prizeTables)),
          strictObject({ cents: listOf(cents('Amount of a place.'), { most: 500 }) }),
          strictObject({ percentThousandths: listOf(number(0, 100_000, 'Part of a place.'), { most: 500 }) }),
        ],
        { description: 'What each place is paid: a table by name, cents, or thousandths of a percent of the purse.' },
      ),
    ),
    emptyPlaces: optional(
      Type.Enum(['undistributed', 'redistributed'], { description: 'What happens to places that no one fills.' }),
    ),
    minimumField: optional(number(0, 5000, 'A smaller field gets no prizes.')),
    onePrize: optional(
      strictObject(
        {
          group: text(60, 'Leaderboards of the event with the same name here share the rule.'),
          rule: optional(
            Type.Enum(['precedence', 'higherMoney'], {
              description: 'The prize of the leaderboard that comes first is kept (if left out), or the larger one.',
            }),
          ),
        },
        {
          title: 'OnePrize',
          description: 'No one wins money on two of these leaderboards: the next in line moves up.',
        },
      ),
    ),
    teamPrize: optional(
      Type.Enum(['team', 'each', 'split'], {
        description: 'The prize goes to the team (if left out), to each of its players, or is divided among them.',
      }),
    ),
  },
  {
    title: 'LeaderboardPayouts',
    description: 'The purse and its places. In skins and pots the purse is won in each round, and there is no table.',
  },
)

export const MatchOutcome = strictObject(
  {
    winner: Type.Union([Type.Enum(['a', 'b']), Type.Null()], {
      description: '`null` is halved; by `walkover`: neither side came.',
    }),
    result: text(20, 'Such as `3&2`, `19th`, `conceded` or `w/o`.'),
    by: optional(
      Type.Enum([...outcomeWays], {
        description:
          'How it ended. With `concession` and `walkover` the winner also has what was undecided: nines, presses, holes. A concession is never taken back (Rule 3.2b).',
      }),
    ),
  },
  { title: 'MatchOutcome', description: 'What the committee enters; the cards decide if left out.' },
)

/** The settings of a leaderboard whose sides are written as `side`. */
function settingsOf<Side extends TSchema>(side: Side) {
  const sides = (description: string) => listOf(side, { most: 5000, description })
  const matchSide = (description: string) =>
    Type.Union([side, listOf(side, { least: 2, most: 4, description: 'Players who play together.' })], { description })
  return {
    sides: optional(
      Type.Enum(['players', 'teams'], {
        description:
          'Whether players or teams meet, in match formats; as the type of leaderboard says if left out. Teams with one ball are teams.',
      }),
    ),
    oneBall: optional(
      Type.Enum(['scramble', 'foursomes', 'greensomes', 'chapman'], {
        description:
          'The sides are teams that play one ball each, in this way: one card for a team, with the team’s handicap. For every format with one ball, such as `matchPlay` and `stableford`.',
      }),
    ),
    allowance: optional(BoardAllowance),
    limits: optional(Limits),
    rounds: optional(
      listOf(roundNumber('Number of a round.'), {
        least: 1,
        most: 50,
        description: 'Rounds that count; all if left out.',
      }),
    ),
    best: optional(number(1, 50, 'Only this many of the best rounds count.')),
    holes: optional(
      strictObject(
        {
          numbers: optional(listOf(number(1, 18, 'Number of a hole.'), { least: 1, most: 18 })),
          pars: optional(listOf(number(3, 6, 'Par of the holes.'), { least: 1, most: 4 })),
        },
        { title: 'LeaderboardHoles', description: 'Holes that count; all if left out.' },
      ),
    ),
    cuts: optional(listOf(Cut, { most: 5 })),
    ties: optional(Ties),
    payouts: optional(Payouts),
    amateurs: optional(sides('Those not playing for prizes, who are not counted in a cut of professionals.')),
    playOff: optional(
      listOf(strictObject({ side, order: number(1, 5000, '1 is the best.') }), {
        most: 5000,
        description: 'The order that a play-off, a draw or the committee gave to level sides (step `byHand`).',
      }),
    ),
    matches: optional(
      listOf(
        strictObject({
          a: matchSide('One side; on a player leaderboard also several who play together, as in a four-ball.'),
          b: matchSide('Their opponents; nobody is on both sides.'),
          round: optional(roundNumber('Number of the round; 1 if left out.')),
          outcome: optional(MatchOutcome),
        }),
        { most: 1000, description: 'Matches, for formats whose matches are created.' },
      ),
    ),
    wheel: optional(sides('Who plays everybody else (wheel).')),
    winners: optional(
      listOf(
        strictObject({ contest: text(60, 'Name of the contest.'), hole: optional(number(1, 18, 'Where.')), side }),
        {
          most: 200,
          description: 'Winners entered by hand: closest to the pin, longest drive, raffle.',
        },
      ),
    ),
    cupTeams: optional(
      listOf(strictObject({ name: text(100, 'Name of the team.'), sides: sides('Its sides.') }), {
        most: 10,
        description: 'The larger teams that collect the points of a team match.',
      }),
    ),
  }
}

/** The fields of a leaderboard in a file, where a side is the key of a player or a team. */
export const leaderboardFields = settingsOf(
  Type.String({
    minLength: 1,
    maxLength: 60,
    description: '`key` of a player, or of a team on a team leaderboard.',
  }),
)

export const LeaderboardSettings = strictObject({
  format: optional(formatSettings),
  allowanceOfFlights: optional(AllowanceOfFlights),
  ...settingsOf(number(1, Number.MAX_SAFE_INTEGER, 'Player id, or team id on a team leaderboard.')),
})

/** As `leaderboard.settings` keeps them: the settings of the format, and what is about the whole board. */
export type LeaderboardSettings = Static<typeof LeaderboardSettings>

function keysOf<Value extends object>(value: Value): (keyof Value & string)[] {
  return Object.keys(value) as (keyof Value & string)[]
}
