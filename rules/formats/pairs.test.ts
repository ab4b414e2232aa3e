import { describe, expect, it } from 'vitest'
import { said } from '../testSteps.ts'
import type { BoardInput } from './format.ts'
import { lowHighBall } from './lowHighBall.ts'
import { plainCard, teams, written } from './testCards.ts'

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

  it('counts a disqualified player on no hole, while the partner plays on', () => {
    const out = plainCard([3], { status: 'disqualified' })
    const input = { entries: teams([out, plainCard([4])], [plainCard([5]), plainCard([6])]), matches, settings: gross }
    expect(written(lowHighBall.board(input))).toEqual(['T1 #1 1', 'T1 #2 1'])
  })
})
