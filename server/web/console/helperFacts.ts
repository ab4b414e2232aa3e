import type { Helper } from '../../../contract/site/helper.ts'
import { languageAsked } from '../../../contract/words/languageOf.ts'
import { eventNumber, publicEventId } from '../../domain/access/visibleEvent.ts'
import type { Service } from '../../live/service.ts'
import { roundsOfHelper } from './helperRounds.sql.ts'

type Address = { readonly event: string; readonly purpose: string; readonly token: string }
/** What the page behind a staff link begins with; undefined when the link does not open what its address says. */
export async function helperFacts(
  service: Service,
  { event, purpose, token }: Address,
  language: string | undefined,
): Promise<Helper | undefined> {
  const caller = await service.staffLinks.of(token, service.clock())
  if (!caller || caller.link.purpose !== purpose || caller.link.eventId !== eventNumber(event)) return undefined
  const { link, communities } = caller
  const rounds = await service.database.read(communities, tx => roundsOfHelper(tx, link))
  return {
    token,
    purpose: link.purpose,
    label: link.label,
    until: link.until,
    ...(link.organiserId !== null && { organiserId: link.organiserId }),
    eventName: rounds[0]?.eventName ?? '',
    clock: rounds[0]?.clock ?? 'h24',
    rounds: rounds.map(({ kind, eventId, round }) => ({ eventId: publicEventId(kind, eventId), round })),
    locale: languageAsked(language) ?? 'en',
    environment: service.config.environment,
  }
}
