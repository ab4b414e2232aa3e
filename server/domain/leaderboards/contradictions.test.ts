import { expect, test } from 'vitest'
import { contradictions } from './contradictions.ts'

const pointersOf = (...given: Parameters<typeof contradictions>) =>
  contradictions(...given).map(({ pointer }) => pointer)

test('rounds, best rounds and cuts fit the rounds of the event', () => {
  expect(pointersOf({ rounds: [1, 3], best: 2, cuts: [{ afterRound: 1, low: 2 }] }, 2)).toEqual(['/rounds/1'])
  expect(pointersOf({ best: 3 }, 2)).toEqual(['/best'])
  expect(pointersOf({ rounds: [2], best: 2 }, 4)).toEqual(['/best'])
  expect(pointersOf({ cuts: [{ afterRound: 3, low: 2 }] }, 2)).toEqual(['/cuts/0/afterRound'])
  expect(pointersOf({ rounds: [1, 2], best: 1, cuts: [{ afterRound: 2, within: 0 }] }, 2)).toEqual([])
})

test('a cut says who is cut', () => {
  expect(pointersOf({ cuts: [{ afterRound: 1 }] }, 2)).toEqual(['/cuts/0'])
})

test('places are paid no more than the purse', () => {
  const paying = (...percentThousandths: number[]) => ({ payouts: { table: { percentThousandths } } })
  expect(pointersOf(paying(50_000, 50_000), 1)).toEqual([])
  expect(pointersOf(paying(50_000, 50_001), 1)).toEqual(['/payouts/table/percentThousandths'])
})
