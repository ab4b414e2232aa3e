import { expect, test } from 'vitest'
import { csvLine } from './csvLine.ts'

test('no cell begins as a formula, also in a spreadsheet that begins cells at semicolons', () => {
  for (const [given, written] of [
    ['=1+1', "'=1+1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    [' =1+1', "' =1+1"],
    ['\u200b@SUM(A1)', "'\u200b@SUM(A1)"],
    ['Ana;=1+1;', "Ana;'=1+1;"],
    ['Ana; -cmd', "Ana;' -cmd"],
    ['\t=1', "'\t'=1"],
    ['Ana\n=1', '"Ana\n\'=1"'],
  ] as const)
    expect(csvLine([given]), given).toBe(written)
})

test('numbers and names stay as they are', () => {
  expect(csvLine([-3, '+1,5', "O'Neill", 'Silva-Costa', 'a;b'])).toBe('-3,"+1,5",O\'Neill,Silva-Costa,a;b')
})
