import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Printout, type PrintService, type PrintWanted, printout, printouts } from '../../print/printout.ts'
import type { LinkMaker } from '../links/link.ts'
import { scoringLinks } from '../links/scoringLinks.ts'

/** A document of the event with the links of this service, as `printout` makes it. */
export function eventPrintout(
  service: LinkMaker & Omit<PrintService, 'links'>,
  event: VisibleEvent,
  wanted: PrintWanted,
): Promise<Printout> {
  return printout(withLinks(service), event, wanted)
}

/** Several documents of the event in one file. */
export function eventPrintouts(
  service: LinkMaker & Omit<PrintService, 'links'>,
  event: VisibleEvent,
  wanted: readonly PrintWanted[],
): Promise<Printout> {
  return printouts(withLinks(service), event, wanted)
}

function withLinks(service: LinkMaker & Omit<PrintService, 'links'>): PrintService {
  const { database, standings, clock } = service
  return { database, standings, clock, links: scoringLinks(service) }
}
