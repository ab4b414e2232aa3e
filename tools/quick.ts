/**
 * `npm run quick`: what a change breaks most often, in two minutes: types, style and imports, the tests that start nothing, who sees
 * contacts and who may do what, and the walk of the nouns that differ from main.
 */
import { checks } from './checks.ts'
import { pureTests } from './pureTests.ts'
import { walkFiles } from './relatedTests.ts'
import { sampleOf } from './sampleOf.ts'
import { seed } from './seed.ts'
import { root, runSteps, vitest } from './steps.ts'
import { changedFiles, touchedOperations } from './touchedOperations.ts'

/** More are walked in `npm test` alone. */
const mostWalked = 40

const touched = touchedOperations(root, changedFiles(root))
const walked = sampleOf(touched, mostWalked, seed)
console.log(`Of ${touched.length} operations whose nouns differ from main ${walked.length} are walked.`)
const paths = [...pureTests(root), 'test/contacts.test.ts', 'test/roles.test.ts', ...walkFiles(root, walked)]
await runSteps([...checks, vitest('tests', paths, { WALK: walked.join(' ') })])
