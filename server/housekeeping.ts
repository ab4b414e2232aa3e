/** What the server does by itself: restarts a private database that died, forgets what has expired. */
import { sql } from 'kysely'
import { statement } from './database/list.ts'
import type { OpenedDatabase } from './database/open.ts'
import type { Service } from './service.ts'
import { forgetDeliveries } from './webhooks/deliveries.sql.ts'

const watchMilliseconds = 500
const forgetMilliseconds = 10 * 60 * 1000

export function startHousekeeping(service: Service, opened: OpenedDatabase): { readonly stop: () => void } {
  const watch = setInterval(() => void opened.revive(), watchMilliseconds)
  const forget = setInterval(() => void forgetExpired(service).catch(() => undefined), forgetMilliseconds)
  return {
    stop() {
      clearInterval(watch)
      clearInterval(forget)
    },
  }
}

/** Idempotency keys after 24 hours, deliveries of webhooks after 30 days, revoked tokens once they would have expired anyway. */
export async function forgetExpired(service: Service): Promise<void> {
  const now = service.clock()
  await service.database.write('everything', async tx => {
    await tx.rows(
      statement(sql`delete from idempotency where created_at < ${now.subtract({ hours: 24 }).toString()}::timestamptz`),
    )
    await forgetDeliveries(tx, now.subtract({ hours: 30 * 24 }).toString())
    await tx.rows(statement(sql`delete from revoked_token where expires_at < ${now.toString()}::timestamptz`))
  })
}
