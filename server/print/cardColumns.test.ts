import { expect, test } from 'vitest'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { cardColumns, columnNumber } from './cardColumns.ts'

const holes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, par: 4, strokeIndex: at + 1 }))
const labels = (count: number, startHole: number) =>
  cardColumns(holes(count), startHole, wordsIn('en').forms)
    .map(({ label }) => label)
    .join(' ')

test.each([
  [18, 1, '1 2 3 4 5 6 7 8 9 OUT 10 11 12 13 14 15 16 17 18 IN TOT HCP NET'],
  [18, 10, '10 11 12 13 14 15 16 17 18 IN 1 2 3 4 5 6 7 8 9 OUT TOT HCP NET'],
  [18, 17, '17 18 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 OUT IN TOT HCP NET'],
  [9, 1, '1 2 3 4 5 6 7 8 9 TOT HCP NET'],
  [9, 4, '4 5 6 7 8 9 1 2 3 TOT HCP NET'],
])('a card of %i holes from hole %i on has the columns %s', (count, startHole, wanted) => {
  expect(labels(count, startHole)).toBe(wanted)
})

test('a sum counts its own holes, and says nothing when one of them is unknown', () => {
  const columns = cardColumns(holes(18), 1, wordsIn('en').forms)
  expect(columns.map(column => columnNumber(column, ({ number }) => number)).join(' ')).toBe(
    '1 2 3 4 5 6 7 8 9 45 10 11 12 13 14 15 16 17 18 126 171  ',
  )
  const sums = columns.filter(({ kind }) => kind === 'sum')
  expect(sums.map(column => columnNumber(column, ({ number }) => (number === 3 ? undefined : 1)))).toEqual([
    '',
    '9',
    '',
  ])
})
