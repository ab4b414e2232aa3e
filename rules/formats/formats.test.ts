import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card, Hole, RoundStatus, Score } from '../game.ts'
import type { Board } from '../standings/board.ts'
import type { BoardInput, Entry, Format } from './format.ts'
import { formatById, formats, formatsOfType, leaderboardTypes } from './index.ts'
import type { GivenSettings, SettingSchema } from './settings.ts'

const runs = { numRuns: 60 }

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

const anyInput: fc.Arbitrary<BoardInput> = fc
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
        matches: fc.array(fc.record({ a: anyId, b: anyId, round: fc.integer({ min: 0, max: 3 }) }), { maxLength: 5 }),
        wheel: fc.uniqueArray(anyId, { maxLength: 2 }),
        winners: fc.array(fc.record({ contest: fc.constantFrom('pin', 'drive'), sideId: anyId }), { maxLength: 5 }),
        potCents: fc.integer({ min: 0, max: 1_000_000 }),
      },
      { requiredKeys: ['entries'] },
    )
  })

/** Any values that the settings of a format allow. */
function anySettings({ settings }: Format): fc.Arbitrary<GivenSettings> {
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

const anyId = fc.integer({ min: 1, max: 7 })

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

function expectWellFormed(board: Board, input: BoardInput): void {
  expect(JSON.parse(JSON.stringify(board))).toStrictEqual(board)
  const ids = board.rows.map(row => row.sideId)
  const known = new Set([...input.entries.map(entry => entry.side.id), ...input.entries.map(entry => entry.teamId)])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(id => known.has(id))).toBe(true)
  const places = board.rows.map(row => row.position)
  const ranked = places.filter(place => place !== null)
  expect(places.slice(0, ranked.length)).toEqual(ranked)
  expect(ranked).toEqual([...ranked].sort((a, b) => a - b))
  for (const row of board.rows) {
    if (row.position === null) expect(row.tied).toBe(false)
    else {
      expect(row.position).toBe(1 + ranked.filter(place => place < (row.position ?? 0)).length)
      expect(row.tied).toBe(ranked.filter(place => place === row.position).length > 1)
      expect(row.value).not.toBeNull()
    }
    expect(row.thru).toBeGreaterThanOrEqual(0)
    expect(row.thru).toBeLessThanOrEqual(18)
    if (row.status === 'noShow') expect(row.position).not.toBeNull()
  }
}

describe.each(formats.map(format => ({ format, id: format.id })))('$id', ({ format }) => {
  it('gives a well-formed board for every partial card, live and final', () => {
    fc.assert(
      fc.property(anyInput, anySettings(format), (given, settings) => {
        const input = { ...given, settings }
        expectWellFormed(format.board(input), input)
      }),
      runs,
    )
  })

  it('ranks the same whatever the order of entry', () => {
    fc.assert(
      fc.property(
        anyInput,
        anySettings(format),
        fc.infiniteStream(fc.nat()),
        ({ potCents: _, ...given }, settings, keys) => {
          const input = { ...given, settings }
          const shuffled = input.entries
            .map(entry => ({ entry, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ entry }) => entry)
          expect(format.board({ ...input, entries: shuffled }).rows).toEqual(format.board(input).rows)
        },
      ),
      runs,
    )
  })

  it('explains every row of its board and every hole', () => {
    fc.assert(
      fc.property(anyInput, input => {
        for (const { sideId } of format.board(input).rows) {
          expect(format.explain(input, { sideId }).length).toBeGreaterThan(0)
          expect(format.explain(input, { sideId, hole: 1 })).toBeInstanceOf(Array)
        }
        expect(format.explain(input, { sideId: 99 })).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('has a default for every setting that the setting itself allows', () => {
    for (const setting of Object.values(format.settings.properties)) {
      expect(setting.title).not.toBe('')
      expect(setting.description).not.toBe('')
      if (setting.type === 'string') expect(setting.enum).toContain(setting.default)
      if (setting.type === 'integer') {
        expect(setting.default).toBeGreaterThanOrEqual(setting.minimum)
        expect(setting.default).toBeLessThanOrEqual(setting.maximum)
      }
    }
  })
})

describe('the formats', () => {
  it('have ids of their own, by which they are found', () => {
    expect(new Set(formats.map(format => format.id)).size).toBe(formats.length)
    for (const format of formats) expect(formatById(format.id)).toBe(format)
  })

  it('offer at least one for every leaderboard type of the interface', () => {
    expect(leaderboardTypes.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Stroke Play (Individual)',
      '2 Stableford (Individual)',
      '3 Team (Best Ball) Stroke Play',
      '4 Team (Best Ball) Stableford',
      '5 Team (Scramble / Alternate Shot)',
      '6 Match Play (Create Matches)',
      '7 Match Play (Field Matches)',
      '8 Match Play (Wheel)',
      '9 Skins',
      '10 Hole Score',
      '11 Winner / Trash',
      '12 Ringer Board',
      '13 Par / Bogey (Individual)',
      '14 Team Match (Ryder Cup)',
      '15 Points per Hole',
    ])
    for (const { id } of leaderboardTypes) expect(formatsOfType(id).length).toBeGreaterThan(0)
  })
})
