import { expect, it } from 'vitest'
import { chancePercent } from './chancePercent.ts'

it('is in whole percent, and calls nothing impossible or certain that is not', () => {
  expect([0, 1, 9, 10, 14, 15, 704, 994, 996, 999, 1000].map(chancePercent)).toEqual([
    '0',
    '< 1',
    '< 1',
    '1',
    '1',
    '2',
    '70',
    '99',
    '99',
    '99',
    '100',
  ])
})
