/** A program that has no file left to open, and looks after a database: `node outOfFiles.ts DATA_DIR`. Prints what it found. */
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../server/kernel/database/embedded.ts'
import { clearStaleLock, processState, readLock } from '../server/kernel/database/private/postmaster.ts'
import { watchDatabase } from '../server/kernel/database/watchDatabase.ts'

const folder = process.argv[2] ?? ''
const data = join(folder, 'postgres', 'cluster')
const processId = readLock(data)?.processId ?? 0
const held: number[] = []
try {
  for (;;) held.push(openSync('/dev/null', 'r'))
} catch {
  // None is left.
}
const found: unknown[] = [processState(processId, data)]
found.push(await attempt(() => clearStaleLock(data, join(folder, 'postgres', 'socket'))))
// The server looks again and again; two looks and a failure of the third are enough.
await new Promise<void>(done => {
  let looks = 0
  const watch = watchDatabase(
    {
      async revive() {
        looks += 1
        if (looks < 3) {
          await startEmbedded(folder, { durable: true, create: false })
          return false
        }
        watch.stop()
        done()
        return false
      },
    },
    async () => undefined,
  )
})
for (const file of held) closeSync(file)
console.log(`found ${JSON.stringify(found)}`)

async function attempt(work: () => Promise<void>): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
