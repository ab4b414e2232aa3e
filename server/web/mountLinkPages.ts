/** The pages to which web links lead. Opening one changes nothing, shows nothing of third parties and is found by no search engine. */
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { html } from '../kernel/http/html.ts'
import type { Service } from '../live/service.ts'
import { daysInWords } from '../print/dayInWords.ts'
import { documents } from '../print/eventDocument.ts'
import { sendPrintout } from './documents/sendPrintout.ts'
import { previewSender } from './frame/previewSender.ts'
import type { OpenedLink } from './links/link.ts'
import { createLinkGuard, sendClosed, sendWords } from './links/linkGuard.ts'
import { isAdministrator } from './links/links.sql.ts'
import { type LinkedEvent, linkedEvent } from './links/webLinks.sql.ts'
import { mountViews } from './mountViews.ts'
import { sendUnlisted } from './pages/page.ts'
import { sendRegistration } from './registrations/sendRegistration.ts'
import { sendCalendar } from './results/sendCalendar.ts'
import { sendSponsorLogo } from './results/sponsors.ts'
import { sendShell } from './scorecard/sendShell.ts'

/** Mounts every page behind a web link, with its calendars, pictures and logos. */
export function mountLinkPages(app: FastifyInstance, service: Service): void {
  const door = createLinkGuard(service)
  const views = mountViews(app, service, door)
  const open = door(async opening => {
    const { reply, link, query, language } = opening
    if (Object.hasOwn(documents, link.purpose) && query.paper !== undefined) return sendPrintout(service, opening)
    if (link.purpose === 'registration') return sendRegistration(service, opening)
    const kept = await views.find(opening)
    if (kept) return views.send(opening, kept)
    const event = await service.database.read([link.communityId], tx =>
      linkedEvent(tx, link.communityId, link.eventId, link.playerId),
    )
    if (!event) return sendClosed(service, reply)
    const refusal = await refusalOf(service, link, event)
    if (refusal !== undefined) {
      const { entry, pages } = wordsIn(language)
      return sendWords(service, reply, 403, `${pages.names.scoring}: ${event.name}`, entry.links[refusal])
    }
    if (link.purpose === 'scoring') return sendShell(service, opening.request, reply)
    return sendUnlisted(service, reply, eventPage(link, event, language))
  })
  app.get('/e/:event/:purpose/:token', open)
  app.get('/p/:event/:purpose/:player/:token', open)
  app.get(
    '/e/:event/:purpose/:token/calendar.ics',
    door(opening => sendCalendar(service, opening)),
  )
  app.get('/e/:event/:purpose/:token/preview.png', door(previewSender(service)))
  app.get(
    '/e/:event/:purpose/:token/tv/sponsors/:logo',
    door(opening => sendSponsorLogo(service, opening)),
  )
}

/** Why the holder of a good link may not use it; undefined when nothing is in the way. */
async function refusalOf(
  service: Service,
  { purpose, communityId, playerId }: OpenedLink,
  { registered }: LinkedEvent,
): Promise<'notRegistered' | 'administrator' | undefined> {
  if (purpose !== 'scoring' || playerId === undefined) return undefined
  if (!registered) return 'notRegistered'
  const isHere = await service.database.read('everything', tx => isAdministrator(tx, communityId, playerId))
  return isHere ? 'administrator' : undefined
}

function eventPage(
  { purpose, playerId }: OpenedLink,
  { name, communityName, startDate, endDate }: LinkedEvent,
  language: Language,
) {
  const { names, pageOf, pageOfEvent, yoursAlone } = wordsIn(language).pages
  const page = names[purpose]
  const title = pageOfEvent({ page, event: name })
  const dates = daysInWords({ startDate, endDate }, language)
  const personal = playerId !== undefined && html`<p>${yoursAlone}</p>`
  const body = html`<h1>${name}</h1><p class="quiet">${communityName} · ${dates}</p><h2>${page}</h2>${personal}`
  return { title, description: pageOf({ page, event: name, club: communityName }), body, language }
}
