import type { FastifyReply } from 'fastify'
import type { DocumentName } from '../documents/eventDocument.ts'
import { printout } from '../documents/printout.ts'
import { visibleEvent } from '../events/visibleEvent.ts'
import { answerRendered } from '../http/answer.ts'
import type { Service } from '../service.ts'
import { type Opening, sendClosed } from './linkDoor.ts'

/** Sends the list behind a link as PDF: the cells of its page, on the paper that is asked for, else on that of the event. */
export async function sendPrintout(service: Service, opening: Opening): Promise<FastifyReply> {
  const { request, reply, link, event: publicId, query } = opening
  const { communityId, purpose } = link
  const printed = await service.database.read([communityId], async tx => {
    const event = await visibleEvent(tx, publicId, [communityId])
    const by = query.by === 'hole' ? 'hole' : undefined
    return event && printout(service, tx, event, { document: purpose as DocumentName, paper: paperOf(query.paper), by })
  })
  if (!printed) return sendClosed(service, reply)
  reply.headers({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-cache',
  })
  return answerRendered(request, reply, printed, 'application/pdf')
}

function paperOf(given: string | undefined): 'A4' | 'Letter' | undefined {
  return (['A4', 'Letter'] as const).find(paper => paper.toLowerCase() === given?.toLowerCase())
}
