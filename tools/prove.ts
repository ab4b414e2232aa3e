/** `npm run prove`: what `npm test` does with full counts, and the mutation score of the rules. */
import { program, runSteps, vitest } from './steps.ts'

runSteps([
  vitest('tests with full counts', [], { FULL: '1' }),
  program('mutation of the rules', 'node', ['tools/mutate.ts']),
])
