/** kill -9 of the server, of the database and of both while scores are written. */
import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { newFolder } from '../../test/newFolder.ts'
import { isTimeUp } from '../../tools/counts.ts'
import { expectSound, missing } from './check.ts'
import { type Demo, roundInPlay, startDemo } from './demo.ts'
import { killDatabase } from './killDatabase.ts'
import { startWriters, type Writers } from './ledger.ts'

export type Proof = {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  /** The longest time from a kill to the next acknowledged score, in milliseconds. */
  readonly slowestMs: number
}

const victims = ['server', 'database', 'both'] as const

/** Kills `cycles` times, or as often as there is time for, and checks after each time that every acknowledged score is there. Throws when the service does not come back. */
export async function proveKills(cycles: number, say: (line: string) => void): Promise<Proof> {
  const folder = newFolder('caddiemaster-crash-')
  const demo = await startDemo(folder)
  let writers: Writers | undefined
  try {
    writers = startWriters(await roundInPlay(demo), 8)
    let lost = 0
    let slowestMs = 0
    let kills = 0
    for (; kills < cycles && !isTimeUp(); kills += 1) {
      await writers.acknowledge(200, 10_000)
      await wait(randomInt(200))
      const victim = victims[kills % victims.length] ?? 'both'
      const before = new Set(writers.ledger.acknowledged)
      const milliseconds = await killAndWait(demo, victim, writers)
      const gone = await missing(demo.databaseUrl(), before)
      lost += gone
      slowestMs = Math.max(slowestMs, milliseconds)
      say(
        `${kills + 1}: killed the ${victim} after ${before.size} scores, ready in ${Math.round(milliseconds)} ms, ${gone} lost`,
      )
    }
    await writers.finish()
    await expectSound(demo.databaseUrl(), writers.ledger)
    return { kills, acknowledged: writers.ledger.acknowledged.size, lost, slowestMs }
  } finally {
    await writers?.abandon().catch(() => undefined)
    await demo.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function killAndWait(demo: Demo, victim: (typeof victims)[number], writers: Writers): Promise<number> {
  const killed = performance.now()
  if (victim !== 'database') demo.server().child.kill('SIGKILL')
  if (victim !== 'server') killDatabase(demo.postmaster())
  if (victim !== 'database') {
    await demo.server().ended
    await demo.start()
  }
  await writers.acknowledge(10, 30_000)
  return performance.now() - killed
}
