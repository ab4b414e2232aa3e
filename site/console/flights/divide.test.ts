import { expect, test } from 'vitest'
import { divided, equalBoundaries, histogram, type Member, movedBoundary, movedMembers } from './divide.ts'

const members: readonly Member[] = [10, 20, 20, 30, 40, 50, undefined].map((tenths, at) => ({
  id: at + 1,
  name: `P${at + 1}`,
  tenths,
}))

test('even flights keep equal handicaps together, and who has none is in no flight', () => {
  expect(divided(members, equalBoundaries(members, 2), new Map())).toEqual({
    flights: [
      [1, 2, 3],
      [4, 5, 6],
    ],
    unassigned: [7],
  })
})

test('a boundary takes in its own key and does not pass its neighbours', () => {
  expect(divided(members, [40], new Map()).flights).toEqual([[1, 2, 3, 4, 5], [6]])
  expect(movedBoundary([20, 40], 0, 90)).toEqual([40, 40])
  expect(movedBoundary([20, 40], 1, 10)).toEqual([20, 20])
})

test('pinned members stay where they were put, whatever the boundaries say', () => {
  const pins = new Map([
    [1, 1],
    [7, 0],
  ])
  expect(divided(members, [30], pins)).toEqual({
    flights: [
      [2, 3, 4, 7],
      [5, 6, 1],
    ],
    unassigned: [],
  })
})

test('it is counted who would leave a flight or come into one', () => {
  const division = divided(members, [20], new Map())
  expect(
    movedMembers(
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      division,
    ),
  ).toBe(0)
  expect(
    movedMembers(
      [
        [1, 2],
        [4, 5, 6, 7],
      ],
      division,
    ),
  ).toBe(2)
})

test('the bars count everybody with a key, with room for keys that nobody has', () => {
  expect(histogram(members, 10).map(one => one.count)).toEqual([1, 2, 1, 1, 1])
  expect(histogram([], 10)).toEqual([])
})
