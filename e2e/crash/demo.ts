/** The service with its sample data in a folder, as a process of its own that can be killed and started again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPasswords } from '../../server/kernel/database/private/passwords.ts'
import { freePort, type Running, runServer } from '../../test/process.ts'
import type { Target } from './ledger.ts'

export type Demo = {
  readonly url: string
  readonly server: () => Running
  readonly start: () => Promise<void>
  /** Ends the server and its database in order. */
  readonly stop: () => Promise<void>
  readonly postmaster: () => number
  /** Address of the database as its owner. */
  readonly databaseUrl: () => string
}

export async function startDemo(dataDir: string): Promise<Demo> {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'error',
    // Only the test itself writes.
    DEMO_PLAYS_ON: 'false',
  }
  const cluster = join(dataDir, 'postgres', 'cluster')
  const lock = () => readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  let running = runServer(settings, ['--demo'])
  await running.says('Ctrl-C ends it')
  return {
    url: `http://127.0.0.1:${port}`,
    server: () => running,
    async start() {
      running = runServer(settings, ['--demo'])
      await running.says('Ctrl-C ends it')
    },
    async stop() {
      running.child.kill('SIGTERM')
      await running.ended
    },
    postmaster: () => Number(lock()[0]),
    databaseUrl: () =>
      `postgresql://caddiemaster:${readPasswords(dataDir).of('caddiemaster')}@/caddiemaster?host=${encodeURIComponent(lock()[4]?.trim() ?? '')}&port=${lock()[3]}`,
  }
}

/** The round of the sample data that is in progress, with its players. */
export async function roundInPlay({ url }: Demo): Promise<Target> {
  const login = await fetch(`${url}/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'demo-fairway-2026' }),
  })
  const { token } = (await login.json()) as { readonly token: string }
  const authorization = `Bearer ${token}`
  const eventId = 'S-5210'
  const listed = await fetch(`${url}/v1/events/${eventId}/players`, { headers: { authorization } })
  const players = (await listed.json()) as readonly { readonly playerId: number }[]
  return { url, authorization, eventId, playerIds: players.map(({ playerId }) => playerId) }
}
