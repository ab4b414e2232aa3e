import fc from 'fast-check'
import { expect, it } from 'vitest'
import { everybodyMeets, neighboursMeet, sidesInOrder } from './makeMatches.ts'

const fieldOf = (size: number) => Array.from({ length: size }, (_, at) => at + 1)
const single = (id: number) => [id]

it('neighbours meet, and of an odd number the last has the bye', () => {
  expect(neighboursMeet([1, 2, 3, 4, 5].map(single))).toEqual({
    matches: [
      { a: [1], b: [2] },
      { a: [3], b: [4] },
    ],
    byes: [[5]],
  })
})

it('the first two of a group meet the last two, and who is left over plays no match', () => {
  const { sides, left } = sidesInOrder([7, 3, 9, 1, 5], 2)
  expect(neighboursMeet(sides)).toEqual({ matches: [{ a: [7, 3], b: [9, 1] }], byes: [] })
  expect(left).toEqual([[5]])
})

it('four meet each other in three turns, by the circle method', () => {
  const turns = everybodyMeets([1, 2, 3, 4].map(single))
  expect(turns.map(({ matches }) => matches.map(({ a, b }) => `${a}-${b}`))).toEqual([
    ['1-4', '2-3'],
    ['1-3', '4-2'],
    ['1-2', '3-4'],
  ])
})

it('everybody meets everybody once, and nobody plays twice in a turn or has two byes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 25 }), size => {
      const turns = everybodyMeets(fieldOf(size).map(single))
      const met = turns.flatMap(({ matches }) =>
        matches.map(({ a, b }) => [...a, ...b].sort((x, y) => x - y).join('-')),
      )
      expect(new Set(met).size).toBe(met.length)
      expect(met.length).toBe((size * (size - 1)) / 2)
      for (const { matches, byes } of turns) {
        const there = [...matches.flatMap(({ a, b }) => [...a, ...b]), ...byes.flat()]
        expect(there.sort((x, y) => x - y)).toEqual(fieldOf(size))
      }
      expect(turns.flatMap(({ byes }) => byes).length).toBe(size % 2 === 1 ? size : 0)
    }),
  )
})
