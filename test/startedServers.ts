/** Servers of ours as processes, with data folders that go with the test. */
import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newFolder } from './newFolder.ts'
import { freePort, type Running, runServer } from './process.ts'

export type Started = { readonly server: Running; readonly url: string; readonly port: number }

export type StartedServers = {
  /** A new folder that the user of the database may enter. */
  readonly folder: () => string
  /** One in which a server has run before: where the first start is not the question. */
  readonly usedFolder: () => Promise<string>
  readonly start: (
    settings: Readonly<Record<string, string>>,
    args?: readonly string[],
    options?: Parameters<typeof runServer>[2],
  ) => Promise<Started>
  /** Ends everything that was started, and removes the folders. */
  readonly end: () => Promise<void>
}

/** The folder of the first server of this process; the database of the tests takes it along. */
let used: Promise<string> | undefined

async function runOnce(): Promise<string> {
  const folder = newFolder('caddiemaster-used-', process.env.TESTS_FOLDER)
  const server = runServer({ PORT: String(await freePort()), DATA_DIR: folder })
  await server.says('is ready')
  server.child.kill('SIGTERM')
  await server.ended
  return folder
}

export function startedServers(): StartedServers {
  const folders: string[] = []
  const started: Running[] = []
  function folder(): string {
    const made = newFolder('caddiemaster-start-')
    folders.push(made)
    return made
  }
  return {
    folder,
    async usedFolder() {
      const made = folder()
      used ??= runOnce()
      await promisify(execFile)('cp', ['-a', `${await used}/.`, made])
      return made
    },
    async start(settings, args = [], options = {}) {
      const port = await freePort()
      const server = runServer({ PORT: String(port), ...settings }, args, options)
      started.push(server)
      return { server, port, url: `http://localhost:${port}` }
    },
    async end() {
      for (const { child, ended } of started.splice(0)) {
        child.kill('SIGTERM')
        await ended
      }
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The process of the private database of a data folder. */
export function postmaster(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
}

export function alive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return !readFileSync(`/proc/${processId}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}
