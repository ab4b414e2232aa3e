import { markReminded } from '../credentials/accessRequests.sql.ts'
import type { DomainService } from '../operation/domainService.ts'
import { tellOperators } from './tellOperators.ts'

const patienceDays = 30

/** Reminds operators, once, of requests for access that have waited for their answer for a month. */
export async function remindOperators(
  service: Pick<DomainService, 'config' | 'database' | 'secrets' | 'clock'>,
): Promise<void> {
  if (!service.config.mail) return
  const now = service.clock()
  const before = now.subtract({ hours: 24 * patienceDays })
  const forgotten = await service.database.write('everything', tx => markReminded(tx, before, now))
  if (forgotten.length === 0) return
  const lines = forgotten.map(one => `${one.communityName}: ${one.contactEmail}`)
  await tellOperators(service, words => ({
    subject: words.old,
    lines: [words.oldSince({ days: patienceDays }), ...lines],
  }))
}
