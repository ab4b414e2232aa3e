import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type RefusalCode, refusalCodes, refusals } from '../errors.ts'
import { patternWords } from '../patternWords.ts'
import type { RefusalWords } from '../refusalWords.ts'
import { fieldWordsPt } from './fieldWordsPt.ts'
import { detailInPortuguese, inPortuguese } from './inPortuguese.ts'
import { refusalsPt } from './refusalsPt.ts'

const blanksOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

/** The details of a code by their reasons; of a code with one the reason is empty. */
const english = (code: RefusalCode): readonly (readonly [reason: string, text: string])[] => {
  const words: RefusalWords = refusals[code]
  return 'details' in words ? Object.entries(words.details) : [['', words.detail]]
}
const portuguese = (code: RefusalCode, reason: string) => {
  const texts: string | Readonly<Record<string, string>> = refusalsPt[code]
  return typeof texts === 'string' ? texts : texts[reason]
}

test('every detail has the blanks of the English one', () => {
  for (const code of refusalCodes)
    for (const [reason, text] of english(code))
      expect(blanksOf(portuguese(code, reason) ?? ''), `${code} ${reason}`).toEqual(blanksOf(text))
})

test('what is said beside fields has the blanks of the English text, and is found by it', () => {
  for (const [one, other] of fieldWordsPt) {
    expect(blanksOf(other), one).toEqual(blanksOf(one))
    const filledIn = one.replaceAll(/\{\w+\}/g, '7')
    expect(inPortuguese(filledIn), one).toBe(other.replaceAll(/\{\w+\}/g, '7'))
  }
})

test('alternatives and what a pattern asks for are said in Portuguese', () => {
  expect(inPortuguese('must be a whole number or null')).toBe('tem de ser um número inteiro ou null')
  expect(inPortuguese('must be one of left, right')).toBe('tem de ser um destes: left, right')
  for (const words of Object.values(patternWords))
    expect(inPortuguese(`must ${words}`), words).toMatch(/^tem de (?!be|have)/)
})

test('a detail says states, roles and what is said beside a field in Portuguese too, and names as they are', () => {
  expect(detailInPortuguese('STATE_TRANSITION', 'event', { from: 'draft', to: 'official' })).toBe(
    'Uma prova que está «Rascunho» não pode passar a «Oficial».',
  )
  const field = { place: 'The field "/name"', message: 'must have at most 80 characters' }
  expect(detailInPortuguese('VALIDATION', 'field', field)).toBe('O campo «/name» pode ter no máximo 80 caracteres.')
  expect(detailInPortuguese('NAME_TAKEN', undefined, { name: 'draft' })).toBe('«draft» já existe. Escolha outro nome.')
})

/** Commands of the operator and files of other systems speak English. */
const spoken = /^server\/(domain|http|kernel\/http|live|web|ops\/(courses|privacy|installation|nightly|rehearsal))\//
const first =
  'must|is|are|has|have|needs|names|cannot|can|belongs?|stands?|would|leaves|plays|means|pays|comes|there is|does not'

test('every text that code says beside a field has Portuguese words', () => {
  const missing = new Set<string>()
  for (const file of globSync('server/**/*.ts')) {
    if (!spoken.test(file) || /\.(test|cases|sql)\.ts$/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    for (const [, , text = ''] of source.matchAll(
      new RegExp(`message: *(?:[^,'\`]*\\? *)?(['\`])((?:${first})\\b[^'\`\\n]*)\\1`, 'g'),
    )) {
      const filledIn = text.replaceAll(/\$\{[^}]*\}/g, '7')
      if (inPortuguese(filledIn) === filledIn) missing.add(`${file}: ${text}`)
    }
  }
  expect([...missing]).toEqual([])
})
