import { expect, test } from 'vitest'
import { readerOfDates } from './readerOfDates.ts'

test.each([
  ['as ISO', ['2026-04-03'], ['2026-04-03']],
  ['with points: the day first', ['03.04.2026', '3.4.26'], ['2026-04-03', '2026-04-03']],
  ['the day first, as another date of the column says', ['03/04/2026', '30/04/2026'], ['2026-04-03', '2026-04-30']],
  ['the month first, as another date of the column says', ['03/04/2026', '04/30/2026'], ['2026-03-04', '2026-04-30']],
  ['of which nothing says what is the day', ['03/04/2026', '2026-04-30', ''], ['unclear', '2026-04-30', undefined]],
  ['of which each says the other', ['30/04/2026', '04/30/2026'], ['unclear', 'unclear']],
  ['on which day and month are one number', ['04/04/2026'], ['2026-04-04']],
  ['that there are not', ['30.02.2026', 'spring'], [undefined, undefined]],
])('dates %s', (_, cells, read) => {
  expect(cells.map(readerOfDates(cells))).toEqual(read)
})
