import { type Step, vitest } from './steps.ts'

/** So many requests drawn by `seed` unless `FUZZ_REQUESTS` says otherwise, each round of them counted. */
export function fuzz(seed: number, requests = 100_000): Step {
  const environment = { SEED: String(seed), FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? `${requests}` }
  return vitest('fuzzed requests', ['e2e/fuzz.test.ts'], environment)
}
