/** What would let a test fail by chance, or be skipped without a word, is not written. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', 'e2e/*.ts', 'test/*.ts'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter(file => file !== '' && !/^tools\/(ts5|clients|firmTests)/.test(file))

/** The lines of all tests in which this stands, and not `but`. */
function linesWith(wanted: RegExp, but?: RegExp): readonly string[] {
  return files.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(line => wanted.test(line) && !but?.test(line))
      .map(line => `${file}: ${line.trim()}`),
  )
}

function filesWith(wanted: RegExp): readonly string[] {
  return files.filter(file => wanted.test(readFileSync(join(root, file), 'utf8')))
}

test('no test waits for a time, or for an answer less long than a busy machine may need', () => {
  expect(linesWith(/waitForTimeout|timeout: [\d_]+/, /timeout: (?:\d_)?\d{3}_000/)).toEqual([])
  expect(linesWith(/^ *\}, [1-9][\d_]*\)$/, /[3-9]\d{2}_000/)).toEqual([])
})

test('no test is left out, and what cannot run everywhere says why and how to have it run', () => {
  expect(linesWith(/\b(?:test|describe|it)\.(?:skip|only|todo|skipIf)\b/)).toEqual([])
  expect(
    linesWith(
      /\.runIf\(/,
      /runIf\((?:needs\(|canRead|isFull|isPacked|isChecked|isInstalled|isTimed|isShared|hasReplica)/,
    ),
  ).toEqual([])
})

test('no test draws by itself: each run of npm test tries the same, and a proof says its seed', () => {
  const drawing = /Math\.random\(|\brandom(?:Int|Bytes)\(|getRandomValues\(|process\.env\.\w*SEED|Date\.now\(\) %/
  // Kills of the proof come at any moment, and a passkey has an id that no other has.
  const mayDraw = /^e2e\/crash\/|^test\/testPasskeys\.ts$/
  expect(filesWith(drawing).filter(file => !mayDraw.test(file))).toEqual([])
})

test('no page is closed while its browser is only said to be offline: it is online while it closes', () => {
  const closing = /setOffline\(true\)(?:(?!setOffline\(false\)|\.set\(false\)|^test\()[\s\S])*?\.close\(\)/m
  expect(filesWith(closing)).toEqual([])
})

test('no address is opened from a page that goes to the login by itself: a browser with both may load neither', () => {
  // There the page before has gone.
  expect(filesWith(/clearCookies\(\)\n.*\.goto\(/)).toEqual(['e2e/consoleBrowser.ts'])
})
