/** `npm run prove:fuzz`: 100,000 requests at random, or `FUZZ_REQUESTS` of them; `FUZZ_SEED` repeats those that were printed. */
import { fuzz } from './fuzz.ts'
import { runSteps } from './steps.ts'

runSteps([fuzz()])
