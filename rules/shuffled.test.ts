import { describe, expect, it } from 'vitest'
import { shuffled } from './shuffled.ts'

const numbers = Array.from({ length: 12 }, (_, index) => index + 1)

describe('a draw', () => {
  it('is the same for the same seed, on every machine', () => {
    expect(shuffled(numbers, 2026)).toEqual(shuffled(numbers, 2026))
  })

  it('differs between seeds and keeps every item once', () => {
    expect(shuffled(numbers, 1)).not.toEqual(shuffled(numbers, 2))
    expect([...shuffled(numbers, 0)].sort((a, b) => a - b)).toEqual(numbers)
  })

  it('leaves the given list alone, and draws from nothing', () => {
    const given = [1, 2, 3]
    shuffled(given, 5)
    expect(given).toEqual([1, 2, 3])
    expect(shuffled([], 5)).toEqual([])
  })

  it('gives every item every place about as often', () => {
    const firsts = new Map<number, number>()
    for (let seed = 0; seed < 4000; seed += 1) {
      const first = shuffled([1, 2, 3, 4], seed)[0] ?? 0
      firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }
    for (const item of [1, 2, 3, 4]) expect(Math.abs((firsts.get(item) ?? 0) - 1000)).toBeLessThan(120)
  })
})
