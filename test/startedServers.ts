/** Servers of ours as processes, with data folders that go with the test. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from './newFolder.ts'
import { freePort, type Running, runServer } from './process.ts'

export type Started = { readonly server: Running; readonly url: string; readonly port: number }

export type StartedServers = {
  /** A new folder that the user of the database may enter. */
  readonly folder: () => string
  readonly start: (
    settings: Readonly<Record<string, string>>,
    args?: readonly string[],
    options?: Parameters<typeof runServer>[2],
  ) => Promise<Started>
  /** Ends everything that was started, and removes the folders. */
  readonly end: () => Promise<void>
}

export function startedServers(): StartedServers {
  const folders: string[] = []
  const started: Running[] = []
  return {
    folder() {
      const made = newFolder('caddiemaster-start-')
      folders.push(made)
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
