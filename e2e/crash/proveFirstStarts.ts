/** kill -9 of a first start, at every phase of it: the next start has to serve. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newFolder } from '../../test/newFolder.ts'
import { freePort, type Running, runServer } from '../../test/process.ts'
import { isTimeUp } from '../../tools/counts.ts'
import { killDatabase } from './killDatabase.ts'

/** What lies in the folder of the database from each phase on, in their order; files of the cluster wherever it is being made. */
export const phases = ['PG_VERSION', 'base/5', 'postmaster.opts'] as const

type Kill = {
  /** Waits for the moment. */
  readonly moment: (dataDir: string) => Promise<void>
  /** The programs of PostgreSQL die with the server, as with the machine. */
  readonly everything: boolean
  /** `--demo` adds a phase: the sample data. */
  readonly args: readonly string[]
}

/** Kills a first start when it has come to `phase`, and starts again. Throws when the next start does not serve. */
export function killAtPhase(phase: (typeof phases)[number], everything: boolean): Promise<void> {
  return killFirstStart({ everything, args: [], moment: dataDir => until(() => madeSoFar(dataDir, phase)) })
}

/** Kills `times` first starts, as far as there is time for them, evenly over the time that one takes. Throws when a next start does not serve. */
export async function proveFirstStarts(times: number, say: (line: string) => void): Promise<void> {
  const began = performance.now()
  await killFirstStart(undefined)
  const lengthMs = performance.now() - began
  for (let time = 0; time < times && !isTimeUp(0.4); time += 1) {
    const afterMs = Math.round((lengthMs * (time + Math.random())) / times)
    await killFirstStart({ everything: time % 2 === 0, args: ['--demo'], moment: () => wait(afterMs) })
    say(`${time + 1}: the first start was killed after ${afterMs} ms, the next one serves`)
  }
}

/** Without a `kill` the first start is left to serve. */
async function killFirstStart(kill: Kill | undefined): Promise<void> {
  const args = kill?.args ?? ['--demo']
  const folder = newFolder('caddiemaster-first-')
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  let running = runServer(settings, args, { detached: true })
  try {
    if (kill) {
      await kill.moment(dataDir)
      end(running, dataDir, kill.everything)
      await running.ended
      running = runServer(settings, args)
    }
    await running.says('is ready')
    const { status } = await fetch(`http://127.0.0.1:${port}/health`)
    if (status !== 200) throw new Error(`After a first start that was killed, /health answers ${status}.`)
    const left = readdirSync(join(dataDir, 'postgres')).filter(name => name.startsWith('making-'))
    if (left.length > 0) throw new Error(`A first start that was killed left ${left.join(', ')}.`)
  } finally {
    running.child.kill('SIGTERM')
    await running.ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function end({ child }: Running, dataDir: string, everything: boolean): void {
  const group = Number(child.pid)
  process.kill(everything ? -group : group, 'SIGKILL')
  const lock = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  if (everything && existsSync(lock)) killDatabase(Number(readFileSync(lock, 'utf8').split('\n')[0]))
}

function madeSoFar(dataDir: string, file: string): boolean {
  const home = join(dataDir, 'postgres')
  return existsSync(home) && readdirSync(home).some(name => existsSync(join(home, name, file)))
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(1)
}
