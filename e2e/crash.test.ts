import { expect, test } from 'vitest'
import { sampled } from '../tools/sampled.ts'
import { proveEarlyKills } from './crash/proveEarlyKills.ts'
import { killAtPhase, phases } from './crash/proveFirstStarts.ts'
import { proveKills } from './crash/proveKills.ts'

// `npm run prove` kills more often, and wants the service back within 5 seconds: tools/proveCrash.ts.
test('no kill of server, database or both loses an acknowledged score, and the service comes back', async () => {
  const { acknowledged, lost } = await proveKills(3, () => undefined)
  expect(acknowledged).toBeGreaterThan(600)
  expect(lost).toBe(0)
})

test.each(sampled(phases, 1))(
  'a first start that is killed in the phase "%s" does not hinder the next',
  async phase => {
    await killAtPhase(phase, phases.indexOf(phase) % 2 === 1)
  },
)

test('kills right after the first start and after a reset: no id comes twice, kept answers stand', async () => {
  await proveEarlyKills(2, () => undefined)
})
