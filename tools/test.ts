/** `npm test`: everything, with reduced counts. Paths as arguments run only those tests: `npm test -- server/domain/flights`. */
import { checks } from './checks.ts'
import { runSteps, vitest } from './steps.ts'

const paths = process.argv.slice(2)
await runSteps(paths.length > 0 ? [vitest('tests', paths)] : [...checks, vitest('tests', [])])
