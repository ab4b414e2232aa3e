import { type Step, vitest } from './steps.ts'

/** So many requests drawn by `seed`, or as many as `mostSeconds` allow, unless `FUZZ_REQUESTS` says otherwise, each round of them counted. */
export function fuzz(seed: number, requests = 100_000, mostSeconds = Number.POSITIVE_INFINITY): Step {
  const environment = {
    SEED: String(seed),
    FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? `${requests}`,
    MOST_SECONDS: `${mostSeconds}`,
  }
  return vitest('fuzzed requests', ['e2e/fuzz.test.ts'], environment)
}
