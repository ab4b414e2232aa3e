import type { FastifyReply } from 'fastify'
import { act } from '../../domain/registrations/act.ts'
import { participant } from '../../domain/registrations/participant.sql.ts'
import type { Service } from '../../live/service.ts'
import { type LinkRequest, sendClosed } from '../links/linkGuard.ts'
import { inEvent } from './inEvent.ts'

/** Below a personal link, the address that ends mails. */
export const noMails = 'no-mails'

/**
 * Ends the mails about tee times and messages of a player with one POST of a mail program (RFC 8058), which comes from no page and
 * carries no form of ours. Twice is as good as once; the own page takes it back.
 */
export async function sendNoMails(service: Service, { link, request, reply }: LinkRequest): Promise<FastifyReply> {
  const { playerId } = link
  if (link.purpose !== 'registration' || playerId === undefined) return sendClosed(service, reply)
  const origin = { actor: `player:${playerId}`, requestId: request.id }
  await service.admission.run('write', () =>
    inEvent(service, { ...link, playerIds: [playerId] }, origin, async context => {
      const person = await participant(context.tx, context.event, playerId)
      await act(context, 'noStartMails', { playerId, formKey: person?.formKey ?? '', answers: {} })
    }),
  )
  return reply.code(200).headers({ 'cache-control': 'no-store' }).send('')
}
