import { describe, expect, it } from 'vitest'
import { said } from '../testSteps.ts'
import type { BoardInput } from './format.ts'
import { lowHighBall } from './lowHighBall.ts'
import type { GivenSettings } from './settings.ts'
import { sixes } from './sixes.ts'
import { plainCard, players, teams, written } from './testCards.ts'
import { vegas } from './vegas.ts'

const matches = [{ a: 1, b: 2 }]
const gross = { score: 'gross' }

function explained(format: typeof lowHighBall, input: BoardInput, sideId: number, hole: number): object | undefined {
  return said(format.explain(input, { sideId, hole })).at(-1)
}

describe('low and high ball', () => {
  const entries = teams([plainCard([7, 4]), plainCard([4, null])], [plainCard([5, 4]), plainCard([6, 4])])

  it('gives a point for each ball, and leaves a hole open while one of the four has to play it', () => {
    const input = { entries, matches, settings: gross }
    expect(written(lowHighBall.board(input))).toEqual(['T1 #1 1', 'T1 #2 1'])
    expect(explained(lowHighBall, input, 1, 1)).toMatchObject({ what: 'hole 1', result: '1 point' })
    expect(explained(lowHighBall, input, 1, 2)).toMatchObject({ what: 'hole 2', result: 'open' })
  })

  it('explains a hole by the balls of all four, with their strokes off the lowest', () => {
    const strokes = teams(
      [plainCard([5], { playingHandicap: 3 }), plainCard([5], { playingHandicap: 2 })],
      [plainCard([5], { playingHandicap: 2 }), plainCard([5], { playingHandicap: 2 })],
    )
    const steps = said(lowHighBall.explain({ entries: strokes, matches }, { sideId: 2, hole: 1 }))
    expect(steps.map(({ what, result }) => `${what}: ${result}`)).toEqual([
      'strokes taken: 5',
      'strokes received: 1',
      'net: 4',
      'strokes taken: 5',
      'strokes taken: 5',
      'strokes taken: 5',
      'hole 1: 0 points',
    ])
  })

  it('is played by teams of two only, and by nobody without a match', () => {
    const three = teams([plainCard([4]), plainCard([4]), plainCard([4])], [plainCard([5]), plainCard([5])])
    expect(written(lowHighBall.board({ entries: three, matches }))).toEqual(['complete #1 0', 'complete #2 0'])
    expect(written(lowHighBall.board({ entries }))).toEqual(['playing #1 0', 'complete #2 0'])
  })

  it('waits for a missing handicap where net counts', () => {
    const without = plainCard([4], { withoutHandicap: true })
    const input = { entries: teams([without, plainCard([4])], [plainCard([5]), plainCard([5])]), matches }
    expect(explained(lowHighBall, input, 1, 1)).toMatchObject({ result: 'open' })
    expect(explained(lowHighBall, { ...input, settings: gross }, 1, 1)).toMatchObject({ result: '2 points' })
  })

  it('counts a disqualified player on no hole, while the partner plays on', () => {
    const out = plainCard([3], { status: 'disqualified' })
    const input = { entries: teams([out, plainCard([4])], [plainCard([5]), plainCard([6])]), matches, settings: gross }
    expect(written(lowHighBall.board(input))).toEqual(['T1 #1 1', 'T1 #2 1'])
  })
})

describe('Vegas', () => {
  const numbers = (a: readonly [number, number], b: readonly [number, number], settings: GivenSettings = gross) => {
    const entries = teams([plainCard([a[0]]), plainCard([a[1]])], [plainCard([b[0]]), plainCard([b[1]])])
    return explained(vegas, { entries, matches, settings }, 1, 1)
  }

  it('makes a number of two scores, the lower first, but a ten or more before it', () => {
    expect(numbers([5, 4], [7, 3])).toMatchObject({ formula: '45 : 37', result: '0 points' })
    expect(numbers([4, 10], [5, 5])).toMatchObject({ formula: '104 : 55' })
    expect(numbers([11, 10], [12, 4])).toMatchObject({ formula: '1011 : 124', result: '0 points' })
    expect(numbers([3, 7], [5, 4])).toMatchObject({ formula: '37 : 45', result: '8 points' })
  })

  it('lets a birdie turn the number of opponents without one, where the club plays so', () => {
    const flip = { ...gross, flip: true }
    expect(numbers([3, 6], [4, 5])).toMatchObject({ formula: '36 : 45' })
    expect(numbers([3, 6], [4, 5], flip)).toMatchObject({ formula: '36 : 54', result: '18 points' })
    expect(numbers([3, 6], [3, 5], flip)).toMatchObject({ formula: '36 : 35' })
    expect(numbers([4, 6], [3, 10], flip)).toMatchObject({ formula: '64 : 103' })
  })

  it('counts a ball picked up as double par, and waits for one that is still to be played', () => {
    const entries = teams([plainCard(['pickedUp', 4]), plainCard([4, 4])], [plainCard([4, 4]), plainCard([5, null])])
    const input = { entries, matches, settings: gross }
    expect(explained(vegas, input, 2, 1)).toMatchObject({ formula: '45 : 48', result: '3 points' })
    expect(explained(vegas, input, 2, 2)).toMatchObject({ result: 'open' })
    expect(written(vegas.board(input))).toEqual(['1 #2 3', '2 #1 0'])
  })
})

describe('sixes', () => {
  const four = (...scores: readonly (number | null)[][]) => players(...scores.map(own => [plainCard(own)]))

  it('changes partners after every six holes played, wherever the four started', () => {
    const level = Array.from({ length: 18 }, () => 4)
    const birdieOn10 = level.map((score, at) => (at === 9 ? 3 : score))
    const from = (startHole: number) =>
      [birdieOn10, level, level, level].map((scores): readonly ReturnType<typeof plainCard>[] => [
        plainCard(scores, { startHole }),
      ])
    expect(written(sixes.board({ entries: players(...from(1)) })).slice(0, 2)).toEqual(['T1 #1 9.5', 'T1 #3 9.5'])
    expect(written(sixes.board({ entries: players(...from(10)) })).slice(0, 2)).toEqual(['T1 #1 9.5', 'T1 #2 9.5'])
  })

  it('explains a hole by the balls of all four, and leaves it open while one has to play it', () => {
    const input = { entries: four([4, 4, 4], [5, 4, 4], [5, 4, 4], [5, 4, null]) }
    const steps = said(sixes.explain(input, { sideId: 2, hole: 1 }))
    expect(steps.map(({ what, result }) => `${what}: ${result}`)).toEqual([
      'strokes taken: 4',
      'strokes taken: 5',
      'strokes taken: 5',
      'strokes taken: 5',
      'hole 1: 1 point',
    ])
    expect(explained(sixes, input, 4, 2)).toMatchObject({ result: '0.5 points' })
    expect(explained(sixes, input, 4, 3)).toMatchObject({ result: 'open' })
  })

  it('is a game for four', () => {
    expect(written(sixes.board({ entries: four([4], [4], [3]) }))).toEqual([
      'complete #1 0',
      'complete #2 0',
      'complete #3 0',
    ])
  })
})
