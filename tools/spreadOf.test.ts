import { expect, test } from 'vitest'
import { spreadOf } from './spreadOf.ts'

test('a small draw says little, a large one more, and none nothing', () => {
  expect(spreadOf(8, 10)).toEqual({ percent: 80, from: 49, to: 94 })
  expect(spreadOf(120, 150)).toEqual({ percent: 80, from: 73, to: 86 })
  expect(spreadOf(0, 0)).toEqual({ percent: 0, from: 0, to: 100 })
})
