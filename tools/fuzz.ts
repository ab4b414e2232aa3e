import { type Step, vitest } from './steps.ts'

/** So many requests at random unless `FUZZ_REQUESTS` says otherwise, each round of them counted. The seed is printed. */
export function fuzz(requests = 100_000): Step {
  return vitest('fuzzed requests', ['e2e/fuzz.test.ts'], { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? `${requests}` })
}
