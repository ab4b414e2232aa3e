import pg from 'pg'
import { background } from '../kernel/background.ts'

export const channel = 'caddiemaster_change'

const againMs = 1000

/** Calls `hear` for every notification, over a single connection, which is opened again when it is lost. */
export function listenFor(url: string, hear: () => void): { readonly close: () => Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const open = () => background('Changes of other servers are not heard', connect)

  async function connect(): Promise<void> {
    const made = new pg.Client({ connectionString: url, application_name: 'caddiemaster listen', keepAlive: true })
    client = made
    let lost = false
    const again = () => {
      if (lost || closed) return
      lost = true
      void made.end().catch(() => undefined)
      timer = setTimeout(open, againMs)
      timer.unref()
    }
    made.on('error', again)
    made.on('end', again)
    made.on('notification', hear)
    try {
      await made.connect()
      await made.query(`listen ${channel}`)
      // There may have been notifications while nobody listened.
      hear()
    } catch {
      again()
    }
  }

  open()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
