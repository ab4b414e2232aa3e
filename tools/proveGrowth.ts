/** `npm run prove:growth`, `npm run prove:plans`: the rows that are read as an event grows, and as events are added, with full counts. */
import { runSteps, vitest } from './steps.ts'

await runSteps([vitest('rows that are read', process.argv.slice(2), { FULL: '1' })])
