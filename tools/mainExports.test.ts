/**
 * A file is named after its main export, so that a name of the code is found as a name of a file. Three ways to be named:
 *
 * - after an export, or without `create`: `createStandings` and the `LiveStandings` that it makes are in `standings.ts`;
 * - after the noun of several equal exports, such as `strokes.ts`: then the first comment says what they are;
 * - after what it lists of the noun of its folder: operations, statements, commands and kinds of vectors.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

/** Lists, named after their noun: operations of the interface, statements, the commands of a noun, kinds of vectors. */
const lists =
  /^contract\/site\/|^contract\/words\/\w+\/|^contract\/\w+\/(published|extensions|console)\.ts$|^contract\/all\.ts$|\.sql\.ts$|^server\/ops\/operator\/|^rules\/vectors\/kinds\/|\/index\.ts$/
/** Tests, what stands beside them (`cards.test.ts`, `testCards.ts`), and settings of tools. */
const tests = /\.(test|cases|bench|config|d)\.\w+$|\/test[A-Z]\w*\.ts$/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
  .toString()
  .split('\n')
  .filter(file => /^(bench|contract|e2e|rules|server|site|test|tools)\/(?!(?:ts5|clients)\/)/.test(file))
  // A file that is deleted and not committed yet is listed too.
  .filter(file => existsSync(join(root, file)))

test('a file is named after its main export, or its first comment says what its exports have in common', () => {
  const misnamed = files.filter(
    file => !tests.test(file) && !lists.test(file) && !isWellNamed(file, readFileSync(join(root, file), 'utf8')),
  )
  expect(misnamed).toEqual([])
})

test('the rule tells names apart', () => {
  expect(isWellNamed('a/strokes.ts', 'export function strokesReceived() {}\n')).toBe(false)
  expect(isWellNamed('a/strokesReceived.ts', 'export function strokesReceived() {}\n')).toBe(true)
  expect(isWellNamed('a/standings.ts', 'export type Key = 1\nexport function createStandings() {}\n')).toBe(true)
  const two = 'export const one = 1\nexport const two = 2\n'
  expect(isWellNamed('a/numbers.ts', two)).toBe(false)
  expect(isWellNamed('a/numbers.ts', `/** The first numbers. */\n\n${two}`)).toBe(true)
  // A comment on the first export says nothing about the file, and one export gives the file its name.
  expect(isWellNamed('a/numbers.ts', `/** The first number. */\n${two}`)).toBe(false)
  expect(isWellNamed('a/numbers.ts', '/** The first number. */\n\nexport const one = 1\n')).toBe(false)
})

function isWellNamed(file: string, text: string): boolean {
  const name = basename(file)
    .replace(/(\.rows)?\.\w+$/, '')
    .toLowerCase()
  const exported = [...text.matchAll(/^export (?:async )?(type|function\*?|const|class) (\w+)/gm)]
  // A program, or a script of a page.
  if (exported.length === 0) return true
  if (exported.some(([, , one = '']) => [name, `create${name}`].includes(one.toLowerCase()))) return true
  const values = exported.filter(([, kind]) => kind !== 'type')
  return values.length !== 1 && /^(\/\*\*[\s\S]*?\*\/|\/\/.*)\n(\n|import )/.test(text)
}
