import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFormat } from './newFormat.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-format-'))
  mkdirSync(join(root, 'rules', 'formats'), { recursive: true })
  for (const path of ['biome.json', '.gitignore', 'rules/formats/index.ts']) {
    copyFileSync(join(import.meta.dirname, '..', path), join(root, path))
  }
})

afterEach(() => rmSync(root, { recursive: true }))

const text = (path: string) => readFileSync(join(root, path), 'utf8')

it('makes the format, its line in the registry and its worked examples', () => {
  const paths = newFormat(['redBall', "Captain's", 'red', 'ball'], root)
  expect(paths).toEqual(['rules/formats/redBall.ts', 'rules/formats/index.ts', 'rules/vectors/formats/redBall.json'])
  expect(text('rules/formats/redBall.ts')).toContain("Captain's red ball")
  expect(text('rules/formats/index.ts')).toContain("from './redBall.ts'")
  expect(text('rules/formats/index.ts')).toMatch(/formats: readonly Format\[\] = \[[^\]]*\bredBall,\s*\]/)
  expect(JSON.parse(text('rules/vectors/formats/redBall.json'))).toMatchObject({
    kind: 'board',
    cases: [{ id: 'redBall-1' }],
  })
})

it('refuses an id that is taken or no name of a constant', () => {
  newFormat(['redBall'], root)
  expect(() => newFormat(['redBall'], root)).toThrow('already exists')
  expect(() => newFormat(['red ball'], root)).toThrow('camelCase')
  expect(() => newFormat([], root)).toThrow('camelCase')
})
