/** The server knows the clocks of events, not its own: a day made from local time is another one east or west of the machine. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const local: readonly RegExp[] = [
  // The parts of a date by the clock of the machine, read or given.
  /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)\(/,
  /new Date\([^()'"`]+,/,
  // Text without a zone, read by the clock of the machine.
  /new Date\(['"`][^'"`Z]*T[^'"`Z]*['"`]\)/,
  /\.toLocale(?:Date|Time)String\(/,
  /Temporal\.Now\.(?:plain|zoned)/,
]

/** Whether `text` writes a moment without saying of which zone. */
function hasNoZone(text: string): boolean {
  return text
    .split(/(?:Intl\.DateTimeFormat|clockFormat)\(/)
    .some((rest, at) => at > 0 && !/timeZone|Options\b|\.\.\.options/.test(rest.slice(0, 200)))
}

function linesWith(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const lines = text.split('\n').flatMap((line, at) => (local.some(one => one.test(line)) ? `${file}:${at + 1}` : []))
  return hasNoZone(text) ? [...lines, `${file}: a format without a time zone`] : lines
}

test('no date of the service is made from the clock of its machine', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.mjs'], { cwd: root })
    .toString()
    .split('\n')
    .filter(file => /^(contract|rules|server|bin)\//.test(file) && !/\.test\.ts$/.test(file))
  expect(files.flatMap(linesWith)).toEqual([])
})

test.each([
  ['new Date(year, month - 1, day)'],
  ['day.getDate() + 1'],
  ["new Date('2026-05-02T00:00:00')"],
  ['Temporal.Now.plainDateISO()'],
])('%s would be found', line => {
  expect(local.some(one => one.test(line))).toBe(true)
})
