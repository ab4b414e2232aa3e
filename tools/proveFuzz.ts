/** `npm run prove:fuzz`: 100,000 requests at random, or `FUZZ_REQUESTS` of them; `SEED` repeats those that were printed. */
import { drawnSeed } from './drawnSeed.ts'
import { fuzz } from './fuzz.ts'
import { runSteps } from './steps.ts'

runSteps([fuzz(drawnSeed('npm run prove:fuzz'))])
