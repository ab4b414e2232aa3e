import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Printout, type PrintService, type PrintWanted, printout } from '../../print/printout.ts'
import type { LinkMaker } from '../links/link.ts'
import { scoringLinks } from '../links/scoringLinks.ts'

/** A document of the event with the links of this service, as `printout` makes it. */
export function eventPrintout(
  service: LinkMaker & Omit<PrintService, 'links'>,
  event: VisibleEvent,
  wanted: PrintWanted,
): Promise<Printout> {
  const { database, standings, clock } = service
  return printout({ database, standings, clock, links: scoringLinks(service) }, event, wanted)
}
