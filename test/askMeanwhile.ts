import type { Transaction } from '../server/kernel/database/connect.ts'
import { waitsForLock } from './waitsForLock.ts'
import type { World } from './world.ts'

/** What is answered to a request that comes before `write` is committed, and whether it waited for that. */
export async function askMeanwhile<T>(
  world: World,
  write: (tx: Transaction) => Promise<unknown>,
  ask: () => Promise<T>,
): Promise<{ readonly answer: T; readonly waited: boolean }> {
  const written = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const committed = world.operate(async tx => {
    await write(tx)
    written.resolve()
    await asked.promise
  })
  await Promise.race([written.promise, committed])
  const answer = ask()
  const waited = await waitsForLock(world, answer)
  asked.resolve()
  await committed
  return { answer: await answer, waited }
}
