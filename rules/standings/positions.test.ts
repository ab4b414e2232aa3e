import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelGroups, positionLabel, positions } from './positions.ts'

const low = (a: number, b: number) => a - b

describe('positions', () => {
  it('are shared by level scores and leave out the places that they fill', () => {
    const labels = positions([70, 68, 70, 71], low).map(positionLabel)
    expect(labels).toEqual(['T2', '1', 'T2', '4'])
  })

  it('are written without a T when nobody shares, and not at all when there is none', () => {
    expect(positionLabel({ position: 10, tied: false })).toBe('10')
    expect(positionLabel(null)).toBe('')
  })

  it('of nobody are none', () => {
    expect(positions([], low)).toEqual([])
  })

  it('are 1 plus the number of better scores, whatever the order of entry', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 60, max: 75 })), scores => {
        const found = positions(scores, low)
        scores.forEach((score, index) => {
          const position = 1 + scores.filter(other => other < score).length
          const tied = scores.filter(other => other === score).length > 1
          expect(found[index]).toEqual({ position, tied })
        })
      }),
    )
  })
})

describe('level groups', () => {
  it('come best first and keep the order of entry inside', () => {
    expect(levelGroups([3, 1, 3, 2, 1], low)).toEqual([[1, 4], [3], [0, 2]])
  })
})
