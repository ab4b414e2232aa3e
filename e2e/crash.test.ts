import { expect, test } from 'vitest'
import { proveKills } from './crash/killed.ts'

// `npm run prove` kills more often, and wants the service back within 5 seconds: tools/proveCrash.ts.
test('no kill of server, database or both loses an acknowledged score, and the service comes back', {
  timeout: 180_000,
}, async () => {
  const { acknowledged, lost } = await proveKills(3, () => undefined)
  expect(acknowledged).toBeGreaterThan(600)
  expect(lost).toBe(0)
})
