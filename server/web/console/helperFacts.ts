import type { StaffLinkPurpose } from '../../../contract/console/staffLinks.ts'
import type { Helper } from '../../../contract/site/helper.ts'
import { eventNumber, publicEventId } from '../../domain/access/visibleEvent.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { Service } from '../../live/service.ts'

type Address = { readonly event: string; readonly purpose: string; readonly token: string }
type RoundRow = {
  readonly eventId: number
  readonly kind: 'R' | 'S'
  readonly round: number
  readonly isOver: boolean
  readonly name: string
}

/** What the page behind a staff link begins with; undefined when the link does not open what its address says. */
export async function helperFacts(
  service: Service,
  { event, purpose, token }: Address,
  language: string | undefined,
): Promise<Helper | undefined> {
  const caller = await service.staffLinks.of(token, service.clock())
  if (!caller || caller.link.purpose !== purpose || caller.link.eventId !== eventNumber(event)) return undefined
  const { link, communities } = caller
  const rows = await service.database.read(communities, tx =>
    tx.rows(
      sql<RoundRow>`
        select r.event_id as "eventId", concat(r.kind) as kind, coalesce(r.round_number, 1) as round, e.name,
          r.state in ('completed', 'official', 'cancelled') as "isOver"
        from event e
        join event r on r.community_id = e.community_id and r.kind <> 'M' and (r.event_id = e.event_id or r.parent_event_id = e.event_id)
        where e.community_id = any(${communities}) and e.event_id = ${link.eventId}
        order by "isOver", round`,
    ),
  )
  return {
    token,
    purpose: link.purpose satisfies StaffLinkPurpose,
    label: link.label,
    eventName: rows[0]?.name ?? '',
    rounds: rows.map(({ kind, eventId, round }) => ({ eventId: publicEventId(kind, eventId), round })),
    locale: /^pt\b/i.test(language ?? '') ? 'pt' : 'en',
    environment: service.config.environment,
  }
}
