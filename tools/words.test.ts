import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder } from '../test/newFolder.ts'
import { root } from './steps.ts'
import { textsOfFile, wordFilesOf } from './wordFiles.ts'
import { exportWords, importWords } from './words.ts'

let copy: string
beforeEach(() => {
  copy = newFolder('caddiemaster-words-')
  cpSync(join(root, 'contract/words'), join(copy, 'contract/words'), { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

const ready = 'contract/words/pt/screens/ready.ts'

test('a text that a translator changes stands in its file, and nothing else is touched', () => {
  const before = readFileSync(join(copy, ready), 'utf8')
  const given = exportWords(copy, 'pt').replace(
    /(msgctxt "screens\/ready\.start"\nmsgid ".*"\nmsgstr ").*"/,
    '$1Vamos: l’heure d\'“ir”"',
  )
  expect(importWords(copy, 'pt', given)).toEqual(['screens/ready.start'])
  const texts = textsOfFile(copy, 'pt', 'screens/ready.ts')
  expect(texts.find(({ name }) => name === 'screens/ready.start')?.text).toBe("Vamos: l’heure d'“ir”")
  expect(readFileSync(join(copy, ready), 'utf8').split('\n').length).toBe(before.split('\n').length)
  expect(importWords(copy, 'pt', exportWords(copy, 'pt'))).toEqual([])
})

test('a language that is not there becomes one from the file alone, with every text of it', () => {
  const given = exportWords(copy, 'pt')
  expect(importWords(copy, 'nl', given).length).toBeGreaterThan(3000)
  for (const file of wordFilesOf(copy, 'en')) {
    const of = (language: string) => textsOfFile(copy, language, file).map(({ name, text }) => [name, text])
    expect(new Map(of('nl') as [string, string][]), file).toEqual(new Map(of('pt') as [string, string][]))
  }
})

test('what a format of play, its settings and their choices are called is translated like every other text', () => {
  const names = ['formats.byId.skins.name', 'formats.choices.offLow', 'formatSettings.skins.carryOver.title']
  const given = names.reduce(
    (text, name) =>
      text.replace(new RegExp(`(msgctxt "${name.replaceAll('.', '\\.')}"\nmsgid ".*"\nmsgstr ").*"`), `$1${name}"`),
    exportWords(copy, 'pt'),
  )
  expect(importWords(copy, 'pt', given)).toEqual(names)
  const files = ['formatSettings.ts', 'formats.ts']
  const texts = new Map(files.flatMap(file => textsOfFile(copy, 'pt', file)).map(({ name, text }) => [name, text]))
  expect(names.map(name => texts.get(name))).toEqual(names)
  expect(given).toContain('msgctxt "formats.byId.skins.name"\nmsgid "Skins"')
})

test('comments tell the translator where a text stands', () => {
  expect(exportWords(copy, 'pt')).toContain('#. A finding of one of several rounds.\nmsgctxt "readiness.ofRound"')
})

test.each([
  [
    'another blank',
    (text: string) =>
      text.replace(/(msgctxt "readiness\.noTees"\nmsgid ".*"\nmsgstr ").*"/, '$1{campo} não tem tees."'),
    'has the blanks "campo"',
  ],
  [
    'no message',
    (text: string) => text.replace(/(msgctxt "readiness\.noTees"\nmsgid ".*"\nmsgstr ").*"/, '$1{course"'),
    'No message',
  ],
  [
    'an English text that has changed',
    (text: string) =>
      text
        .replace('msgctxt "readiness.noTees"\nmsgid "', 'msgctxt "readiness.noTees"\nmsgid "Once: ')
        .replace('não tem tees', 'não tem'),
    'Export the words again',
  ],
])('%s is refused, and nothing is written', (_what, change, why) => {
  const path = join(copy, 'contract/words/pt/readiness.ts')
  const before = readFileSync(path, 'utf8')
  expect(() => importWords(copy, 'pt', change(exportWords(copy, 'pt')))).toThrow(why)
  expect(readFileSync(path, 'utf8')).toBe(before)
})
