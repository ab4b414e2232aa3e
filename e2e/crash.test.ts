import { expect, test } from 'vitest'
import { proveEarlyKills } from './crash/proveEarlyKills.ts'
import { killAtPhase, phases } from './crash/proveFirstStarts.ts'
import { proveKills } from './crash/proveKills.ts'

// `npm run prove` kills more often, and wants the service back within 5 seconds: tools/proveCrash.ts.
test('no kill of server, database or both loses an acknowledged score, and the service comes back', {
  timeout: 180_000,
}, async () => {
  const { acknowledged, lost } = await proveKills(3, () => undefined)
  expect(acknowledged).toBeGreaterThan(600)
  expect(lost).toBe(0)
})

test.each(phases)(
  'a first start that is killed in the phase "%s" does not hinder the next',
  {
    timeout: 90_000,
  },
  async phase => {
    await killAtPhase(phase, phases.indexOf(phase) % 2 === 1)
  },
)

test('kills right after the first start and after a reset: no id comes twice, kept answers stand', {
  timeout: 120_000,
}, async () => {
  await proveEarlyKills(2, () => undefined)
})
