import Ajv from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { formats } from './formats.ts'
import { eventId, hcIndex, id, oneOrMany, teamName, text } from './shapes.ts'

const ajv = new Ajv.default({ multipleOfPrecision: 6, formats })
const name = text(60, 'Name.')

it('takes names with accents, marks and inner spaces, but no control characters and no emptiness', () => {
  for (const value of ['Inês', "O'Neill", 'de la Cruz', '李', 'x'.repeat(60)])
    expect(ajv.validate(name, value)).toBe(true)
  for (const value of ['', ' ', '\u00a0', 'a\u0000', 'a\nb', '\u007f', 'a\u0085b', 'x'.repeat(61)])
    expect(ajv.validate(name, value), JSON.stringify(value)).toBe(false)
})

it('refuses team names that an address cannot carry', () => {
  for (const value of ['...', '.a', 'Os Andorinhas', '😀'.repeat(100)]) expect(ajv.validate(teamName, value)).toBe(true)
  for (const value of ['.', '..', ' .. ', 'a\tb', ' ', '😀'.repeat(101)])
    expect(ajv.validate(teamName, value), value).toBe(false)
})

it('takes event ids of both kinds and ids up to 2^53-1', () => {
  for (const value of ['M-5208', 'S-1']) expect(ajv.validate(eventId, value)).toBe(true)
  for (const value of ['M-', 's-1', 'S-0', 'S-1 ', 'X-1', 'S-12345678901234567', 5208])
    expect(ajv.validate(eventId, value), String(value)).toBe(false)
  expect(ajv.validate(id('Id.'), 2 ** 53 - 1)).toBe(true)
  for (const value of [0, -1, 1.5, 2 ** 53, '1']) expect(ajv.validate(id('Id.'), value), String(value)).toBe(false)
})

it('takes every handicap index from +9.9 to 54.0 with one decimal', () => {
  for (let tenths = -99; tenths <= 540; tenths++) expect(ajv.validate(hcIndex, tenths / 10), `${tenths}`).toBe(true)
  for (const value of [-10, 54.1, 12.45, '12.4']) expect(ajv.validate(hcIndex, value), String(value)).toBe(false)
})

it('takes one thing, or 1 to 500 of it', () => {
  const body = oneOrMany(name)
  for (const value of ['a', ['a'], Array(500).fill('a')]) expect(ajv.validate(body, value)).toBe(true)
  for (const value of [[], Array(501).fill('a'), ['a', 1], 1]) expect(ajv.validate(body, value)).toBe(false)
})
