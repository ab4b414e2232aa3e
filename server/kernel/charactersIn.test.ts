import { expect, test } from 'vitest'
import { charactersIn } from './charactersIn.ts'

test.each(['', 'Ana', 'Ñandú', '🏌️‍♀️ Bárbara', '𠮷野', '\ud83c', '\udfcc\ud83c', 'a\ud83cb'])('of %j', text => {
  expect(charactersIn(text)).toBe([...text].length)
})
