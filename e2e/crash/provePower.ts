/** The disk of the database loses power while scores are written. */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from '../../server/kernel/database/migrate.ts'
import { expectSound, missing } from './check.ts'
import { type Demo, roundInPlay, startDemo } from './demo.ts'
import { type Disk, makeDisk } from './disk.ts'
import { killDatabase } from './killDatabase.ts'
import { type Ledger, startWriters } from './ledger.ts'

export type PowerProof = { readonly acknowledged: number; readonly lost: number }

/**
 * Loses power `cycles` times and counts the acknowledged scores that are gone afterwards. `control`: with commits that do
 * not wait for the disk, which must lose some.
 */
export async function provePower(cycles: number, control: boolean, say: (line: string) => void): Promise<PowerProof> {
  const disk = makeDisk(1024)
  let demo: Demo | undefined
  try {
    demo = await startDemo(join(disk.folder, 'data'))
    if (control)
      await withClient(demo.databaseUrl(), client =>
        client.query('alter database caddiemaster set synchronous_commit = off'),
      )
    await restart(demo)
    const all: Ledger = { sent: new Set(), acknowledged: new Set() }
    let lost = 0
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const ledger = await writeUntilPowerIsLost(demo, disk)
      await demo.start()
      const gone = await missing(demo.databaseUrl(), ledger.acknowledged)
      lost += gone
      for (const id of ledger.sent) all.sent.add(id)
      for (const id of ledger.acknowledged) all.acknowledged.add(id)
      say(`${cycle + 1}: power lost after ${ledger.acknowledged.size} scores, ${gone} of them lost`)
    }
    if (!control) await expectSound(demo.databaseUrl(), all)
    return { acknowledged: all.acknowledged.size, lost }
  } catch (error) {
    say(demo?.server().output() ?? '')
    throw error
  } finally {
    await demo?.stop()
    disk.remove()
  }
}

async function writeUntilPowerIsLost(demo: Demo, disk: Disk): Promise<Ledger> {
  const postmaster = demo.postmaster()
  const writers = startWriters(await roundInPlay(demo), 8)
  await writers.acknowledge(300, 20_000)
  await wait(randomInt(300))
  disk.losePower()
  demo.server().child.kill('SIGKILL')
  killDatabase(postmaster)
  await demo.server().ended
  await writers.abandon()
  // The last session lets go of the disk a moment after it was killed.
  for (let tries = 0; ; tries += 1) {
    try {
      disk.comeBack()
      return writers.ledger
    } catch (error) {
      if (tries === 50) throw error
      await wait(100)
    }
  }
}

async function restart(demo: Demo): Promise<void> {
  await demo.stop()
  await demo.start()
}
