import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitByWeights, splitExactly } from './splitExactly.ts'

describe('an equal split', () => {
  it('gives the odd cents one by one to the first parts', () => {
    expect(splitExactly(100, 3)).toEqual([34, 33, 33])
    expect(splitExactly(101, 3)).toEqual([34, 34, 33])
    expect(splitExactly(2, 3)).toEqual([1, 1, 0])
  })

  it('among nobody is nothing', () => {
    expect(splitExactly(100, 0)).toEqual([])
  })
})

describe('a split by weights', () => {
  it('gives the odd cents to the largest remainders, the earlier part first among equals', () => {
    expect(splitByWeights(10, [1, 2, 4])).toEqual([1, 3, 6])
    expect(splitByWeights(5, [3, 3, 4])).toEqual([2, 1, 2])
    expect(splitByWeights(100, [0, 1])).toEqual([0, 100])
  })

  it('without any weight is nothing', () => {
    expect(splitByWeights(100, [0, 0])).toEqual([0, 0])
  })

  it('is exact and never a cent away from the proportion', () => {
    const anyWeights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), anyWeights, (cents, weights) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        fc.pre(total > 0)
        const parts = splitByWeights(cents, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
        parts.forEach((part, index) => {
          expect(Math.abs(part * total - cents * (weights[index] ?? 0))).toBeLessThan(total)
        })
      }),
    )
  })
})
