import type { FastifyReply } from 'fastify'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { answer } from '../../kernel/http/answer.ts'
import type { Service } from '../../live/service.ts'
import { type LinkRequest, sendClosed } from '../links/linkGuard.ts'
import { calendarOf } from './calendarOf.ts'

/** The tee times behind a link to the tee sheet as a calendar; with `player` those of one player. */
export async function sendCalendar(service: Service, opening: LinkRequest): Promise<FastifyReply> {
  const { request, reply, link, event: publicId, base, query, language } = opening
  const { communityId, purpose } = link
  if (purpose !== 'teeSheet' || !/^[1-9][0-9]{0,15}$/.test(query.player ?? '1')) return sendClosed(service, reply)
  const playerId = query.player === undefined ? undefined : Number(query.player)
  const text = await service.database.read([communityId], async tx => {
    const event = await visibleEvent(tx, publicId, [communityId])
    return event && calendarOf(service, tx, event, { url: `${service.config.baseUrl}${base}`, playerId, language })
  })
  if (text === undefined) return sendClosed(service, reply)
  reply.headers({
    'content-disposition': 'attachment; filename="tee-times.ics"',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  })
  return answer(request, reply, text, { mediaType: 'text/calendar; charset=utf-8' })
}
