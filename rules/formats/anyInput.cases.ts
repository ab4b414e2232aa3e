/** Whatever can happen on a golf course, for the properties that hold of every format of play. */
import fc from 'fast-check'
import type { Card, Hole, RoundStatus, Score } from '../game.ts'
import type { BoardInput, Entry, Format } from './format.ts'
import type { GivenSettings, SettingSchema } from './settings.ts'

const anyScore: fc.Arbitrary<Score> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 14 }) },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom<Score>('pickedUp', 'conceded') },
)

const anyStatus = fc.option(
  fc.constantFrom<RoundStatus>('open', 'open', 'open', 'noReturn', 'withdrawn', 'disqualified', 'noShow'),
  { nil: undefined },
)

const anyHoles: fc.Arbitrary<readonly Hole[]> = fc
  .constantFrom(0, 1, 9, 12, 18)
  .chain(count =>
    fc.tuple(
      fc.array(fc.integer({ min: 3, max: 5 }), { minLength: count, maxLength: count }),
      fc.shuffledSubarray(
        Array.from({ length: count }, (_, at) => at + 1),
        { minLength: count, maxLength: count },
      ),
    ),
  )
  .map(([pars, indexes]) => pars.map((par, at) => ({ number: at + 1, par, strokeIndex: indexes[at] ?? 0 })))

function anyCard(holes: readonly Hole[]): fc.Arbitrary<Card> {
  return fc
    .record({
      scores: fc.array(anyScore, { minLength: 0, maxLength: holes.length }),
      playingHandicap: fc.integer({ min: -12, max: 60 }),
      startHole: fc.option(fc.integer({ min: 1, max: 18 }), { nil: undefined }),
      status: anyStatus,
      fixed: fc.boolean(),
    })
    .map(({ scores, playingHandicap, startHole, status, fixed }) => ({
      holes,
      scores,
      playingHandicap,
      ...(startHole === undefined ? {} : { startHole }),
      ...(status === undefined ? {} : { status }),
      ...(fixed ? { strokes: holes.map(hole => hole.number % 2) } : {}),
    }))
}

/** Sides of a few players with up to three rounds of partial cards, whatever was entered besides. */
export const anyInput: fc.Arbitrary<BoardInput> = fc
  .tuple(anyHoles, anyHoles, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .chain(([holes, otherHoles, sides, players]) => {
    const card = fc.option(fc.oneof({ weight: 5, arbitrary: anyCard(holes) }, anyCard(otherHoles)), { nil: null })
    const round = fc.array(card, { minLength: players, maxLength: players })
    const side = (id: number) =>
      fc
        .record({
          rounds: fc.array(round, { minLength: 0, maxLength: 3 }),
          genders: fc.array(fc.constantFrom('male' as const, 'female' as const), { maxLength: players }),
          amateur: fc.boolean(),
          flightId: fc.integer({ min: 1, max: 2 }),
          teamId: fc.integer({ min: 100, max: 102 }),
        })
        .map(
          (own): Entry => ({
            side: { id, playerIds: Array.from({ length: players }, (_, at) => 10 * id + at) },
            ...own,
          }),
        )
    return fc.record(
      {
        entries: fc.tuple(...Array.from({ length: sides }, (_, id) => side(id + 1))),
        combining: anyCombining,
        holes: fc.record(
          { numbers: fc.subarray([1, 2, 3, 9, 10, 18]), pars: fc.subarray([3, 4, 5]) },
          { requiredKeys: [] },
        ),
        shortened: fc.uniqueArray(anyShortening, { maxLength: 3, selector: ({ round }) => round }),
        matches: fc.array(
          fc.record(
            { a: anyOpponents, b: anyOpponents, round: fc.integer({ min: 0, max: 3 }), outcome: anyOutcome },
            { requiredKeys: ['a', 'b', 'round'] },
          ),
          { maxLength: 5 },
        ),
        wheel: fc.uniqueArray(anyId, { maxLength: 2 }),
        winners: fc.array(fc.record({ contest: fc.constantFrom('pin', 'drive'), sideId: anyId }), { maxLength: 5 }),
        potCents: fc.integer({ min: 0, max: 1_000_000 }),
      },
      { requiredKeys: ['entries'] },
    )
  })

/** Any values that the settings of a format allow. */
export function anySettings({ settings }: Format): fc.Arbitrary<GivenSettings> {
  const values = Object.entries(settings.properties).map(([name, setting]) => [name, anyValue(setting)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: [] })
}

function anyValue(setting: SettingSchema): fc.Arbitrary<unknown> {
  if (setting.type === 'string') return fc.constantFrom(...setting.enum)
  if (setting.type === 'boolean') return fc.boolean()
  if (setting.type === 'integer') return fc.integer({ min: setting.minimum, max: setting.maximum })
  const { minimum: min, maximum: max } = setting.items
  return fc.array(fc.integer({ min, max }), { maxLength: setting.maxItems })
}

const anyShortening = fc.record({
  round: fc.integer({ min: 0, max: 2 }),
  holes: fc.oneof(
    { weight: 1, arbitrary: fc.constant('completed' as const) },
    { weight: 2, arbitrary: fc.subarray(Array.from({ length: 18 }, (_, at) => at + 1)) },
  ),
})

const anyId = fc.integer({ min: 1, max: 7 })

const anyOpponents = fc.oneof(anyId, fc.array(anyId, { minLength: 2, maxLength: 4 }))

const anyOutcome = fc.record(
  {
    winner: fc.constantFrom('a' as const, 'b' as const, null),
    result: fc.constantFrom('3&2', '19th', 'conceded', 'w/o', 'AS'),
    by: fc.constantFrom(
      'holes' as const,
      'extraHoles' as const,
      'concession' as const,
      'walkover' as const,
      'committee' as const,
    ),
  },
  { requiredKeys: ['winner', 'result'] },
)

const anyCombining = fc.record(
  {
    rounds: fc.subarray([0, 1, 2]),
    best: fc.integer({ min: 1, max: 3 }),
    final: fc.boolean(),
    cuts: fc.array(
      fc.record({
        afterRound: fc.integer({ min: 1, max: 3 }),
        low: fc.integer({ min: 1, max: 4 }),
        missed: fc.constantFrom('missedCut' as const, 'stoppedBySecondCut' as const),
        perFlight: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
    ties: fc.record({
      steps: fc.subarray(['lastRound', 'lastHoles', 'firstNine', 'lowerHandicap', 'hardestHoles'] as const),
    }),
  },
  { requiredKeys: [] },
)
