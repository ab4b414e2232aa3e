import type { FastifyReply } from 'fastify'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { answer } from '../../kernel/http/answer.ts'
import type { Service } from '../../live/service.ts'
import { calendar } from '../../print/calendar.ts'
import { documentHead } from '../../print/documentHead.sql.ts'
import { lastChange } from '../../print/documents.sql.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { pairingsOf } from '../../print/playedRounds.ts'
import { type LinkRequest, sendClosed } from '../links/linkGuard.ts'

/** The tee times behind a link to the tee sheet as a calendar; with `player` those of one player. */
export async function sendCalendar(service: Service, opening: LinkRequest): Promise<FastifyReply> {
  const { request, reply, link, event: publicId, base, query } = opening
  const { communityId, purpose } = link
  if (purpose !== 'teeSheet' || !/^[1-9][0-9]{0,15}$/.test(query.player ?? '1')) return sendClosed(service, reply)
  const playerId = query.player === undefined ? undefined : Number(query.player)
  const { baseUrl } = service.config
  const { language } = opening
  const found = await service.database.read([communityId], async tx => {
    const event = await visibleEvent(tx, publicId, [communityId])
    if (!event) return undefined
    const [head, printCentre] = await Promise.all([documentHead(tx, event, language), printCentreOf(tx, event)])
    const [names, pairings, change] = await Promise.all([
      namesShown(tx, event, printCentre, printCentre.documents?.teeSheet?.juniors, language),
      pairingsOf(tx, event, 'shown'),
      lastChange(tx, event),
    ])
    return { head, names, pairings, change }
  })
  if (!found) return sendClosed(service, reply)
  const { head, ...rest } = found
  const text = await calendar({
    ...rest,
    eventName: head.eventName,
    communityName: head.communityName,
    roundNames: new Map(head.rounds.map(round => [round.eventId, round.name])),
    host: new URL(baseUrl).hostname,
    url: `${baseUrl}${base}`,
    isCancelled: head.state === 'cancelled',
    playerId,
    language,
  })
  reply.headers({
    'content-disposition': 'attachment; filename="tee-times.ics"',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  })
  return answer(request, reply, text, { mediaType: 'text/calendar; charset=utf-8' })
}
