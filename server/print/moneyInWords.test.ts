import { expect, test } from 'vitest'
import { moneyInWords } from './moneyInWords.ts'

test('money is written with its currency, and as a plain number without one', () => {
  expect(moneyInWords(12_050, 'EUR')).toBe('€120.50')
  expect(moneyInWords(123_456_700, 'USD')).toBe('US$1,234,567.00')
  expect(moneyInWords(12_050, undefined)).toBe('120.50')
})

test('a currency without hundredths shows those of a share all the same', () => {
  expect(moneyInWords(100_000, 'JPY')).toBe('JP¥1,000')
  expect(moneyInWords(33_334, 'JPY')).toBe('JP¥333.34')
})
