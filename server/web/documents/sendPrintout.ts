import type { FastifyReply } from 'fastify'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { answerRendered } from '../../kernel/http/answer.ts'
import type { Service } from '../../live/service.ts'
import { type DocumentName, sheetOrder } from '../../print/eventDocument.ts'
import { type LinkRequest, sendClosed } from '../links/linkGuard.ts'
import { eventPrintout } from './eventPrintout.ts'

/** Sends the list behind a link as PDF: the cells of its page, on the paper that is asked for, else on that of the event. */
export async function sendPrintout(service: Service, opening: LinkRequest): Promise<FastifyReply> {
  const { request, reply, link, event: publicId, query, language } = opening
  const { communityId, purpose } = link
  const event = await service.database.read([communityId], tx => visibleEvent(tx, publicId, [communityId]))
  if (!event) return sendClosed(service, reply)
  const by = sheetOrder(query.by)
  const document = purpose as DocumentName
  const wanted = { document, paper: paperOf(query.paper), by, sheet: 'shown', language } as const
  // On paper as on the page.
  const shown = { ...service, standings: service.published }
  const printed = await eventPrintout(shown, event, wanted)
  reply.headers({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  })
  return answerRendered(request, reply, printed, 'application/pdf')
}

function paperOf(given: string | undefined): 'A4' | 'Letter' | undefined {
  return (['A4', 'Letter'] as const).find(paper => paper.toLowerCase() === given?.toLowerCase())
}
