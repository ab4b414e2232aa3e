import { expect, test } from 'vitest'
import { teeInWords } from './teeInWords.ts'

test.each([
  ['AMARELAS', 'Amarelas'],
  ['BRANCAS FRENTE', 'Brancas Frente'],
  ['ÂMBAR', 'Âmbar'],
  ['White', 'White'],
  ['W', 'W'],
  ['W54', 'W54'],
  ['黄色', '黄色'],
])('a tee called %s is written %s', (name, written) => {
  expect(teeInWords(name)).toBe(written)
})
