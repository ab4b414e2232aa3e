import { describe, expect, it } from 'vitest'
import { breakTies } from './breakTies.ts'
import type { CountbackSide } from './countback.ts'
import { positionLabel, positions } from './positions.ts'

const settings = { steps: ['byHand'], wins: 'low' } as const

function labels(scores: number[], byHand: (number | undefined)[], places?: number[]) {
  const sides: CountbackSide[] = byHand.map(place => ({
    rounds: [],
    ...(place === undefined ? {} : { byHand: place }),
  }))
  const ranked = positions(scores, (a, b) => a - b)
  return breakTies(ranked, sides, places ? { ...settings, places } : settings).positions.map(positionLabel)
}

describe('broken ties', () => {
  it('give each side of a tie its own place', () => {
    expect(labels([70, 69, 70, 70, 71], [3, undefined, 1, 2, undefined])).toEqual(['4', '1', '2', '3', '5'])
  })

  it('stay shared among those whom nothing separates', () => {
    expect(labels([70, 70, 70], [undefined, 1, undefined])).toEqual(['T2', '1', 'T2'])
  })

  it('are broken only for the places that are decided', () => {
    expect(labels([70, 70, 70], [1, 2, 3], [1])).toEqual(['1', 'T2', 'T2'])
    expect(labels([69, 70, 70], [1, 2, 3], [1])).toEqual(['1', 'T2', 'T2'])
    expect(labels([70, 70, 70, 70], [1, 2, 3, 4], [1, 2])).toEqual(['1', '2', 'T3', 'T3'])
  })

  it('leave rows without a position alone', () => {
    const sides: CountbackSide[] = [{ rounds: [], byHand: 1 }, { rounds: [], byHand: 2 }, { rounds: [] }]
    const ranked = [{ position: 1, tied: true }, { position: 1, tied: true }, null]
    expect(breakTies(ranked, sides, settings).positions).toEqual([
      { position: 1, tied: false },
      { position: 2, tied: false },
      null,
    ])
  })

  it('come with the countback that was made', () => {
    const sides: CountbackSide[] = [{ rounds: [] }, { rounds: [], byHand: 2 }, { rounds: [], byHand: 1 }]
    const ranked = positions([1, 2, 2], (a, b) => a - b)
    expect(breakTies(ranked, sides, settings).ties.map(tie => [tie.items, tie.countback.order])).toEqual([
      [
        [1, 2],
        [[1], [0]],
      ],
    ])
    expect(breakTies(ranked, sides, { ...settings, steps: [] }).ties).toEqual([])
  })
})
