import pg from 'pg'
import { background } from '../kernel/background.ts'
import type { Seen } from './presence.ts'

/** What a server tells the others of an event; without people it asks them for theirs. */
export type Note = { readonly server: string; readonly eventId: number; readonly people?: readonly Seen[] }

export type PresenceChannel = { readonly send: (note: Note) => void; readonly close: () => Promise<void> }

const name = 'caddiemaster_presence'
const againMs = 1000

/** Notes between servers by the database, over one connection of its own that is opened again when it is lost. A note may be lost. */
export function createPresenceChannel(url: string, hear: (note: Note) => void): PresenceChannel {
  let client: Promise<pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function lost(): void {
    if (!client || isClosed) return
    client = undefined
    timer = setTimeout(() => background('Presence of other servers is not heard', open), againMs).unref()
  }

  function open(): Promise<pg.Client> {
    client ??= connected(url, hear, lost).catch(error => {
      lost()
      throw error
    })
    return client
  }

  background('Presence of other servers is not heard', open)
  return {
    send: note =>
      background('Presence is not told', async () => {
        if (isClosed) return
        await (await open()).query('select pg_notify($1, $2)', [name, JSON.stringify(note)])
      }),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await (await client?.catch(() => undefined))?.end().catch(() => undefined)
    },
  }
}

async function connected(url: string, hear: (note: Note) => void, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'caddiemaster presence', keepAlive: true })
  client.on('error', onEnd)
  client.on('end', onEnd)
  client.on('notification', ({ payload = '{}' }) => hear(JSON.parse(payload)))
  await client.connect()
  await client.query(`listen ${name}`)
  return client
}
