/** PostgreSQL 15 as Debian packages it: a primary and replicas that follow it, for what the private PostgreSQL cannot do. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withClient } from '../server/kernel/database/migrate.ts'
import { freePort } from './process.ts'

const programs = '/usr/lib/postgresql/15/bin'
export const hasDebianPostgres = existsSync(`${programs}/pg_basebackup`)

/** It refuses root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

export type Cluster = {
  /** Address of a database as the superuser `caddiemaster`, or another login without a password. */
  readonly url: (database?: string, user?: string) => string
  readonly processId: number
  /** Sends a signal to its processes: `SIGSTOP` freezes them, `SIGCONT` lets them go on. */
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void
  /** What it has written to its log so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

export type Clusters = {
  readonly primary: () => Promise<Cluster>
  readonly replicaOf: (primary: Cluster) => Promise<Cluster>
  /** Ends all of them and removes their files. */
  readonly end: () => Promise<void>
}

/** Clusters below a new folder of `parent`. `settings` of all of them, such as `fsync=off` for tests. */
export function debianPostgres(settings: readonly string[], parent: string = inMemory()): Clusters {
  const folder = mkdtempSync(join(parent, 'caddiemaster-debian-'))
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid)
  const started: Cluster[] = []
  const runs = async (program: string, ...args: string[]) =>
    void (await promisify(execFile)(join(programs, program), args, { ...nobody, cwd: folder }))

  async function launch(data: string): Promise<Cluster> {
    const port = await freePort()
    const log = openSync(`${data}.log`, 'w')
    const more = settings.flatMap(setting => ['-c', setting])
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...more],
      { ...nobody, cwd: folder, stdio: ['ignore', log, log], detached: true },
    )
    closeSync(log)
    const ended = once(child, 'exit')
    const url = (database = 'postgres', user = 'caddiemaster') => `postgresql://${user}@127.0.0.1:${port}/${database}`
    const processId = child.pid ?? 0
    const cluster: Cluster = {
      url,
      processId,
      // Each of its processes leads a group of its own.
      signal(name) {
        const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').split(' ')
        for (const child of [processId, ...children.filter(Boolean).map(Number)]) process.kill(child, name)
      },
      log: () => readFileSync(`${data}.log`, 'utf8'),
      async stop() {
        if (child.exitCode === null && child.signalCode === null) process.kill(processId, 'SIGINT')
        await ended
      },
    }
    started.push(cluster)
    await answers(url(), () => child.exitCode !== null)
    return cluster
  }

  return {
    async primary() {
      const data = join(folder, `primary${started.length}`)
      await runs('initdb', '-D', data, '-U', 'caddiemaster', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
      return launch(data)
    },
    async replicaOf(primary) {
      const data = join(folder, `replica${started.length}`)
      mkdirSync(data, { mode: 0o700 })
      if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid)
      await runs('pg_basebackup', '-d', primary.url(), '-D', data, '-R', '-c', 'fast', '-X', 'stream')
      return launch(data)
    },
    async end() {
      for (const cluster of started.reverse()) await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function inMemory(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      return await withClient(url, async client => void (await client.query('select 1')))
    } catch (error) {
      if (hasEnded()) throw error
      await new Promise(done => setTimeout(done, 50))
    }
  }
  throw new Error('PostgreSQL did not answer within half a minute.')
}
