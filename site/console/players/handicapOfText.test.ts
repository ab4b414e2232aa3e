import { expect, test } from 'vitest'
import { handicapOfText } from './handicapOfText.ts'

test('a handicap is read as people write it: a comma, a plus for better than scratch', () => {
  expect(['12.4', '12,4', ' 7 ', '+1.2', '-1.2', '−0,5', '0'].map(handicapOfText)).toEqual([
    12.4, 12.4, 7, -1.2, -1.2, -0.5, 0,
  ])
  expect(['', 'far', '12.45', '123', '1 2'].map(handicapOfText)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
