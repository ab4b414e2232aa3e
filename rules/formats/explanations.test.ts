import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SaidStep } from '../../contract/words/sayPhrase.ts'
import { runs } from '../../tools/counts.ts'
import { approximately, fraction, multiply } from '../exact.ts'
import type { BoardRow } from '../standings/board.ts'
import { columns } from '../standings/board.ts'
import { said } from '../testSteps.ts'
import { anyInput, anySettings } from './anyInput.cases.ts'
import { countHoles } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import type { BoardInput, Format } from './format.ts'
import { formats } from './index.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'
import { teamFormat } from './teamFormat.ts'
import { holesOf, plainCard, plainHoles, players, teams } from './testCards.ts'

const holeNumbers = Array.from({ length: 18 }, (_, at) => at + 1)

/** The last number of a result: '6 points', '1.5', 'won, 2 points'; 0 where there is none, such as 'does not count'. */
function amountOf(result: string): number {
  return Number(/-?\d+(\.\d+)?/.exec(result)?.[0] ?? 0)
}

function total(steps: readonly SaidStep[]): number {
  return steps.reduce((sum, { result }) => sum + amountOf(result), 0)
}

function isOfTie(result: string): boolean {
  return result === 'separated' || result === 'level'
}

/** The steps to the total and the position, without those that say which rounds were shortened: these count nothing. */
function countedSteps(format: Format, input: BoardInput, sideId: number): readonly SaidStep[] {
  return said(format.explain(input, { sideId })).filter(({ what }) => !/, (shortened|annulled)$/.test(what))
}

/** What the holes of a round are explained to count together. */
function explainedHoles(format: Format, input: BoardInput, sideId: number, round: number): number {
  return holeNumbers.reduce((sum, hole) => {
    const steps = said(format.explain(input, { sideId, round, hole }))
    return sum + total(steps.filter(({ what }) => what === `hole ${hole}`))
  }, 0)
}

/** Boards show two decimals: thirds are off by less than that. */
function expectSame(found: number, expected: number, parts: number): void {
  expect(Math.abs(found - expected)).toBeLessThan(0.005 * (parts + 2))
}

/** Holes sum to the round, but for what its own steps add; rounds sum to the total. */
function expectRounds(format: Format, input: BoardInput, row: BoardRow): void {
  const steps = countedSteps(format, input, row.sideId)
  const counted = new Map<number, number>()
  let base: number | undefined
  for (const { what, result } of steps) {
    const [, number, why] = /^round (\d+)(, .*)?$/.exec(what) ?? []
    if (what === 'points' || what === 'gross') base = amountOf(result)
    // The steps of a tie name a round too, and count nothing.
    if (number === undefined || isOfTie(result)) continue
    const round = Number(number) - 1
    counted.set(round, amountOf(result))
    if (why !== undefined) continue
    expectSame(explainedHoles(format, input, row.sideId, round), base ?? amountOf(result), 0)
    base = undefined
  }
  if (row.value === null) return
  const sum = [...counted.values()].reduce((all, value) => all + value, 0)
  expectSame(sum, approximately(row.value), counted.size)
}

/** The parts of a match sum to the match, the matches to the points, the holes to the part of the holes. */
function expectMatches(format: Format, input: BoardInput, row: BoardRow): void {
  const steps = countedSteps(format, input, row.sideId)
  const points = steps.find(({ what }) => what === 'points')
  expectSame(amountOf(points?.result ?? ''), approximately(row.value ?? fraction(0)), 0)
  let all = 0
  let parts: readonly SaidStep[] = []
  for (const step of steps) {
    const isMatch = /^round \d+, against/.test(step.what)
    if (!isMatch && step.what.includes(', round ')) parts = [...parts, step]
    if (!isMatch) continue
    if (parts.length > 0) expectSame(total(parts), amountOf(step.result), parts.length)
    parts = []
    all += amountOf(step.result)
  }
  expectSame(all, amountOf(points?.result ?? ''), 0)
  const isPlayed = steps.some(({ what }) => what.startsWith('holes, '))
  if (!isPlayed || format.id === 'teamMatch') return
  const ofHoles = total(steps.filter(({ what }) => what.startsWith('holes, ')))
  const explained = [0, 1, 2, 3].reduce((sum, round) => sum + explainedHoles(format, input, row.sideId, round), 0)
  expectSame(explained, ofHoles, 0)
}

/** What was collected sums to the total, and what the holes gave is all of it that was won on a hole. */
function expectPool(format: Format, input: BoardInput, row: BoardRow): void {
  const steps = countedSteps(format, input, row.sideId)
  const value = approximately(row.value ?? fraction(0))
  const collected = steps.slice(0, -2)
  expectSame(total(collected), value, collected.length)
  const rounds = [0, 1, 2].filter(round => input.combining?.rounds?.includes(round) ?? true)
  const holes = rounds.reduce((sum, round) => sum + explainedHoles(format, input, row.sideId, round), 0)
  const contests = format
    .board(input)
    .awards?.filter(({ hole, winners }) => hole === null && winners.includes(row.sideId))
  const elsewhere = (contests ?? []).reduce((sum, { shares, winners }) => sum + shares / winners.length, 0)
  expectSame(holes + elsewhere, value, 54)
}

function expectPartsToSum(format: Format, input: BoardInput): void {
  const keys = format.columns.map(({ key }) => key)
  for (const row of format.board(input).rows) {
    if (keys.includes('record')) expectMatches(format, input, row)
    else if (!keys.includes('rounds') && format.id !== 'ringer') expectPool(format, input, row)
    else expectRounds(format, input, row)
  }
}

/** A format whose par 5s count one and a half: 1.5, 3 or 4.5 points. */
const heavyPar5 = cardFormat({
  id: 'heavyPar5',
  name: 'Heavy par 5s',
  description: 'Points for par and better; a par 5 counts one and a half.',
  leaderboardType: leaderboardType.stableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'None.',
  allowances: ['individualStableford'],
  rule: 'Test',
  noCard: 0,
  settings: settingsSchema({ score: grossOrNet('net') }),
  card: () => card =>
    countHoles(card, {
      scored: (gross, { par }, received) => {
        const points = Math.max(0, 2 + par - gross + received)
        return par === 5 ? multiply(fraction(points), fraction(3, 2)) : points
      },
      unscored: () => 0,
      strokes: false,
    }),
})

/** A format of teams in which every ball is worth half a point. */
const halfPoints = teamFormat({
  id: 'halfPoints',
  name: 'Half points',
  description: 'Half a point for every ball.',
  leaderboardType: leaderboardType.bestBallStableford,
  columns: columns.points,
  unit: 'points',
  ranks: 'high',
  withoutScore: 'None.',
  allowances: ['fourBallStableford'],
  rule: 'Test',
  noCard: 0,
  settings: settingsSchema({}),
  team: () => ({
    value: ({ balls }) => (balls.length === 0 ? null : { value: fraction(balls.length, 2), par: 0 }),
    tooFew: 0,
    strokes: false,
  }),
})

const playedHoles = plainHoles(18).map(hole => ({ ...hole, par: 3 + (hole.number % 3) }))
const playedCard = fc
  .record({
    scores: fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 18, maxLength: 18 }),
    thru: fc.oneof(fc.constant(18), fc.integer({ min: 1, max: 18 })),
    playingHandicap: fc.integer({ min: -4, max: 40 }),
  })
  .map(({ scores, thru, playingHandicap }) => ({
    holes: playedHoles,
    scores: scores.map((score, at) => (at < thru ? score : null)),
    playingHandicap,
  }))

/** Cards as most of them are: strokes on every hole, up to where a player is. */
const playedInput: fc.Arbitrary<BoardInput> = fc
  .record({ players: fc.integer({ min: 1, max: 3 }), rounds: fc.integer({ min: 1, max: 2 }) })
  .chain(({ players: count, rounds }) => {
    const cards = fc.array(playedCard, { minLength: count, maxLength: count })
    const side = fc.array(cards, { minLength: rounds, maxLength: rounds })
    return fc.record({ sides: fc.array(side, { minLength: 2, maxLength: 3 }), final: fc.boolean(), pot: fc.nat(9999) })
  })
  .map(({ sides, final, pot }) => ({
    entries: sides.map((own, at) => ({
      side: { id: at + 1, playerIds: own[0]?.map((_, player) => 10 * at + player) ?? [] },
      rounds: own,
      teamId: 100 + at,
    })),
    combining: { final },
    matches: [
      { a: 1, b: 2 },
      { a: 2, b: 1, round: 1 },
    ],
    wheel: [1],
    winners: [
      { contest: 'pin', hole: 3, sideId: 1 },
      { contest: 'pin', hole: 3, sideId: 2 },
      { contest: 'raffle', sideId: 2 },
    ],
    potCents: pot,
  }))

describe.each([...formats, heavyPar5, halfPoints].map(format => ({ id: format.id, format })))('$id', ({ format }) => {
  it('is explained by parts that sum to what they explain, for every partial card', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, playedInput), anySettings(format), (given, settings) =>
        expectPartsToSum(format, { ...given, settings }),
      ),
      { numRuns: runs(30, 1000) },
    )
  })
})

describe('a hole that counts a fraction', () => {
  const holes = plainHoles(3).map(hole => ({ ...hole, par: hole.number === 2 ? 5 : 4 }))
  const entries = players([plainCard([4, 5, 5], { holes })], [plainCard([4, 6, 4], { holes })])

  it('is explained and summed exactly: a par 5 in par is worth 3 points, a bogey on it 1.5', () => {
    const on = (sideId: number, hole: number) => said(heavyPar5.explain({ entries }, { sideId, hole })).at(-1)?.result
    expect([on(1, 2), on(2, 2), on(1, 3)]).toEqual(['3 points', '1.5 points', '1 point'])
    expect(heavyPar5.board({ entries }).rows.map(row => row.value)).toEqual([fraction(6), fraction(11, 2)])
  })

  it('decides a tie by the exact value of the last holes', () => {
    const level = players(
      [
        plainCard([...holesOf(8, 4), 5], {
          holes: plainHoles(9).map(hole => ({ ...hole, par: hole.number === 9 ? 5 : 4 })),
        }),
      ],
      [plainCard([...holesOf(7, 4), 3, 4])],
    )
    const board = heavyPar5.board({ entries: level, combining: { final: true, ties: { steps: ['lastHoles'] } } })
    // Both have 19 points, and over the last three holes 7 of them; on the last hole it is 3 against 2.
    expect(board.rows.map(({ sideId, position, value }) => [sideId, position, value?.n])).toEqual([
      [1, 1, 19],
      [2, 2, 19],
    ])
  })

  it('counts in a team as well', () => {
    const board = halfPoints.board({ entries: teams([plainCard([4, 4]), plainCard([4, null]), plainCard([5, 4])]) })
    expect(board.rows[0]?.value).toEqual(fraction(5, 2))
  })
})

describe('what is explained', () => {
  it('of a cup is the matches of its sides, and of a Nassau its three bets', () => {
    const format = (id: string) => formats.find(one => one.id === id) ?? heavyPar5
    const field = players([plainCard(holesOf(18, 3))], [plainCard(holesOf(18, 4))]).map((entry, at) => ({
      ...entry,
      teamId: 100 + at,
    }))
    const input = { entries: field, matches: [{ a: 1, b: 2 }] }
    expect(said(format('teamMatch').explain(input, { sideId: 100 }))).toMatchObject([
      { what: 'round 1, against 2', formula: 'won 10&8', result: '1 point' },
      { what: 'points', result: '1' },
      { what: 'position', result: '1' },
    ])
    expect(
      said(format('nassau').explain(input, { sideId: 1 })).map(({ what, result }) => `${what}: ${result}`),
    ).toEqual([
      'match, round 1, against 2: 1 point',
      'front nine, round 1, against 2: 1 point',
      'back nine, round 1, against 2: 1 point',
      'round 1, against 2: 3 points',
      'points: 3',
      'position: 1',
    ])
  })
})
