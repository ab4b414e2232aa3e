import type { Static } from 'typebox'
import type { DocumentState } from '../../../contract/documents/console.ts'
import { printedDocuments } from '../../../contract/documents/extensions.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { StalePaper } from '../../live/readiness/facts.ts'
import type { Service } from '../../live/service.ts'
import { documentPages } from '../../print/documentPages.ts'
import { scoringLinks } from '../links/scoringLinks.ts'
import { documentStates } from './documentStates.ts'
import type { PrintedPage } from './printed.sql.ts'

/** The documents that were printed and are not what they would be now, with the pages that differ. */
export async function stalePapers(
  service: Service,
  event: VisibleEvent,
  printed: readonly PrintedPage[],
): Promise<readonly StalePaper[]> {
  const wanted = printedDocuments.filter(name => printed.some(({ document }) => document === name))
  if (wanted.length === 0) return []
  const pages = await documentPages({ ...service, links: scoringLinks(service) }, event, wanted)
  return staleOf(documentStates(pages, printed))
}

/** Of documents those that were printed and are not what they would be now. */
export function staleOf(states: readonly Static<typeof DocumentState>[]): readonly StalePaper[] {
  return states.flatMap(({ document, state, gone, pages: own }) => {
    if (state !== 'stale') return []
    const changed = own.filter(page => page.state !== 'current')
    const isWhole = gone.length === 0 && changed.every(({ page }) => page === 'all')
    return [{ document, isWhole, pages: [...changed.map(({ label }) => label), ...gone] }]
  })
}
