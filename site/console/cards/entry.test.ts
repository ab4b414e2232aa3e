import { expect, test } from 'vitest'
import { cleaned, entered, isComplete, scoreOf, totalOf, wrongTotal } from './entry.ts'

test('digits are strokes, X or 0 is a ball picked up, nothing is nothing', () => {
  expect(['', '4', '12', 'X', 'x', '0'].map(scoreOf)).toEqual([null, 4, 12, 0, 0, 0])
  expect(['04', '4X', '-1', '100'].map(scoreOf)).toEqual([undefined, undefined, undefined, undefined])
  expect(['a4', '4 ', 'x', '123'].map(cleaned)).toEqual(['4', '4', 'X', '12'])
})

test('the next hole comes at once, but after a 1 a second digit may follow', () => {
  const all = ['2', '9', 'X', '0', '10', '19']
  expect(all.filter(isComplete)).toEqual(all)
  expect(['', '1', '4X'].some(isComplete)).toBe(false)
})

test('what is not typed stays as it was kept', () => {
  expect(entered([4, 5, null], ['', '6', 'X'])).toEqual([4, 6, 0])
  expect(entered([], ['', '', '3'])).toEqual([null, null, 3])
})

test('a total is checked once every hole has strokes', () => {
  const nine = [4, 5, 3, 4, 4, 5, 3, 4, 4]
  expect(totalOf(nine)).toBe(36)
  expect(wrongTotal('36', nine)).toBeUndefined()
  expect(wrongTotal('', nine)).toBeUndefined()
  expect(wrongTotal('37', nine)).toBe(36)
  // A ball picked up has no number: the paper has no total either.
  expect(totalOf([...nine.slice(1), 0])).toBeUndefined()
  expect(wrongTotal('37', [...nine.slice(1), null])).toBeUndefined()
})
