import { expect, test } from 'vitest'
import { crestLetters } from './crestLetters.ts'

test.each([
  ['Ria Formosa Golf Club', 'RF'],
  ['club de golf de Lyon', 'L'],
  ['ladies', 'L'],
  ['Saint-Omer', 'SO'],
  ['東京ゴルフ', '東'],
  ['36 & Co', 'C'],
  ['42', ''],
])('the crest of %s is %s', (name, letters) => {
  expect(crestLetters(name)).toBe(letters)
})
