import type { FastifyReply } from 'fastify'
import type { EventDocument } from '../documents/document.ts'
import type { PaperName } from '../documents/printCentre.ts'
import { printedAt } from '../documents/printed.ts'
import { renderPdf } from '../documents/renderPdf.ts'
import type { Service } from '../service.ts'

/** Sends a document as PDF: the same cells as its page, with the local time of printing. */
export async function sendPrintout(
  service: Service,
  reply: FastifyReply,
  { document, timeZone }: { readonly document: EventDocument; readonly timeZone: string },
  paper: PaperName,
): Promise<FastifyReply> {
  const bytes = await renderPdf(document, paper, printedAt(service.clock(), timeZone))
  return reply
    .headers({
      'content-type': 'application/pdf',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-cache',
    })
    .send(bytes)
}
