import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type AnyOperationId, allOperations } from '../contract/all.ts'
import { touchedOperations } from './touchedOperations.ts'

/** Tests by their paths, and the operations whose walk is among them. */
export type Related = { readonly tests: readonly string[]; readonly walk: readonly string[] }

const folders = [
  'server/http',
  'server/live',
  'server/domain/undo',
  'server/domain/registrations',
  'server/domain/access',
  'site/scorecard',
]

/** What is changed to see whether the tests notice. */
export function mutatedFiles(root: string): readonly string[] {
  return folders
    .flatMap(folder => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter(file => !/\.(?:test|cases|d)\.ts$/.test(file))
    .sort()
}

/** The tests in the folder of `file`, those that import it, the walk of its noun, and for the scorecard those of the phone. */
export function relatedTests(root: string, file: string): Related {
  const beside = globSync(`${dirname(file)}/*.test.ts`, { cwd: root })
  const importing = globSync('{server,test,site}/**/*.test.ts', { cwd: root }).filter(test =>
    new RegExp(`from '[./]+(?:[\\w/]+/)?${basename(file).replace('.', '\\.')}'`).test(
      readFileSync(join(root, test), 'utf8'),
    ),
  )
  const ofPhone = file.startsWith('site/') ? ['e2e/scorecard.test.ts', 'e2e/scorecardKeeps.test.ts'] : []
  const walk = touchedOperations(root, [file])
  return { tests: [...new Set([...importing, ...beside, ...walkFiles(root, walk), ...ofPhone])], walk }
}

/** The files of the walk that have these operations. */
export function walkFiles(root: string, ids: readonly string[]): readonly string[] {
  const tags = new Set<string>(ids.map(id => allOperations[id as AnyOperationId].tag))
  return globSync('test/walk/*.test.ts', { cwd: root }).filter(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'([A-Z][^']*)'/g)].some(([, tag = '']) => tags.has(tag)),
  )
}
