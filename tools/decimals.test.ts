/** A reader's decimal mark is a point or a comma: a number with decimals that a person reads is written by `decimal` (server) or `decimalLabel` (site). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

/** What programs read, or what is drawn. */
const known: readonly string[] = [
  'server/domain/registrations/listed.sql.ts',
  'server/domain/registrations/table/againOf.ts',
  'server/ops/import/again/placesHere.ts',
  'server/ops/import/again/placesOfFile.ts',
  'server/print/shaper.ts',
  'server/web/frame/contours.ts',
  'server/web/results/courseChart.ts',
  'site/ui/saveTable.ts',
]

test('a number with decimals that a person reads has the mark of the language', () => {
  const found = globSync('{contract,server,site}/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !/\.(?:test|cases)\.tsx?$/.test(file))
    .filter(file => readFileSync(join(root, file), 'utf8').includes('.toFixed('))
    .sort()
  expect(found).toEqual(known)
})
