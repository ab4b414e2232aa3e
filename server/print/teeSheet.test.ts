import { expect, test } from 'vitest'
import { doubledHoles, teeOf } from './teeSheet.ts'

const start = (hole: number, group: string) => ({ hole, group })

test('a start is a hole, and names its group where another starts there', () => {
  const starts = [start(1, 'A'), start(1, 'B'), start(4, 'A'), start(10, 'A')]
  const doubled = doubledHoles(starts)
  expect(starts.map(one => teeOf(one, doubled))).toEqual(['1A', '1B', '4', '10'])
})
