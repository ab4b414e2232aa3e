/** The service of a benchmark as the console calls it, for the owner of the club. */
import { sql } from '../server/kernel/database/sql.ts'
import { sessionToken } from '../test/world.rows.ts'
import type { BenchService } from './service.ts'

const cookie = `__Host-session=${sessionToken('manager')}; session=${sessionToken('manager')}`

/** The sessions of the named world are of another year: they begin now. */
export async function startSessions({ operate }: BenchService): Promise<void> {
  await operate(tx => tx.rows(sql`update session set created_at = now(), seen_at = now(), proved_at = now()`))
}

/** What the console is answered. */
export async function asStaff({ url }: BenchService, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      cookie,
      origin: url,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Follows a stream: each call of `next` waits for a change that comes after it. */
export async function followAsStaff({ url }: BenchService, path: string) {
  const ended = new AbortController()
  const { body } = await fetch(`${url}${path}`, { headers: { cookie }, signal: ended.signal })
  if (!body) throw new Error(`${path} is no stream.`)
  let heard: () => void = () => undefined
  const reading = (async () => {
    for await (const text of body.pipeThrough(new TextDecoderStream())) if (text.includes('event: change')) heard()
  })().catch(() => undefined)
  return {
    next: () =>
      new Promise<void>(resolve => {
        heard = resolve
      }),
    async end() {
      ended.abort()
      await reading
    },
  }
}
