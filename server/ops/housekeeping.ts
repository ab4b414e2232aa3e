/** What the server does by itself: forgets what has expired. */

import { remindOperators } from '../domain/accessRequests/remindOperators.ts'
import { forgetUnsentBefore } from '../domain/communityRequests/communityRequests.sql.ts'
import { linkHours } from '../domain/communityRequests/requestLink.ts'
import { forgetMerges, undoableDays } from '../domain/players/mergeRecord.sql.ts'
import { forgetDeliveries } from '../domain/webhooks/deliveries.sql.ts'
import { background } from '../kernel/background.ts'
import { sql } from '../kernel/database/sql.ts'
import { forgetFailures } from '../kernel/mail/mailFailure.sql.ts'
import type { Service } from '../live/service.ts'
import { rehearsalsWith } from './rehearsal/rehearsals.sql.ts'
import { throwAway } from './rehearsal/throwAway.ts'

const forgetMilliseconds = 10 * 60 * 1000
const countMilliseconds = 30 * 1000

/** Every ten minutes forgets what has expired and reminds operators of what waits, every half minute writes how often programs called, until stopped. */
export function startHousekeeping(service: Service): { readonly stop: () => Promise<void> } {
  const flush = () => service.credentialUses.flush()
  const forget = setInterval(() => {
    background('What has expired could not be deleted', () => forgetExpired(service))
    background('Operators could not be reminded', () => remindOperators(service))
  }, forgetMilliseconds)
  const count = setInterval(() => background('Calls of programs could not be counted', flush), countMilliseconds)
  return {
    async stop() {
      clearInterval(forget)
      clearInterval(count)
      await flush().catch(() => undefined)
    },
  }
}

/**
 * Idempotency keys after 24 hours, deliveries of webhooks, failures of mails, sessions and one-time links after 30 days, counts of calls after 90, steps that could be taken
 * back after 90, merges of profiles after 30, requests for communities that were not sent after three, rehearsals that nobody threw away after 14, revoked tokens once they would have expired anyway, and half of a login when it is too late for the other.
 */
export async function forgetExpired(service: Service): Promise<void> {
  const now = service.clock()
  await service.database.write('everything', async tx => {
    await tx.rows(
      sql`delete from idempotency where created_at < ${now.subtract({ hours: 24 }).toString()}::timestamptz`,
    )
    await forgetMerges(tx, now.subtract({ hours: undoableDays * 24 }))
    await forgetDeliveries(tx, now.subtract({ hours: 30 * 24 }).toString())
    await tx.rows(sql`delete from session where seen_at < ${now.subtract({ hours: 30 * 24 }).toString()}::timestamptz`)
    await tx.rows(
      sql`delete from one_time_link where expires_at < ${now.subtract({ hours: 30 * 24 }).toString()}::timestamptz`,
    )
    await tx.rows(
      sql`delete from credential_use where last_at < ${now.subtract({ hours: 90 * 24 }).toString()}::timestamptz`,
    )
    await forgetFailures(tx, now.subtract({ hours: 30 * 24 }))
    await forgetUnsentBefore(tx, now.subtract({ hours: linkHours }))
    await tx.rows(sql`delete from begun where expires_at < ${now.toString()}::timestamptz`)
    await tx.rows(sql`delete from step where at < ${now.subtract({ hours: 90 * 24 }).toString()}::timestamptz`)
    for (const rehearsal of await rehearsalsWith(tx, { before: now.subtract({ hours: 14 * 24 }) }))
      await throwAway(tx, rehearsal, { actor: 'service', now })
    await tx.rows(sql`delete from revoked_token where expires_at < ${now.toString()}::timestamptz`)
  })
}
