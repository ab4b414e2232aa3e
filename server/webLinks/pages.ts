/** The pages to which web links lead. Opening one changes nothing, shows nothing of third parties and is found by no search engine. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAdministrator } from '../access/links.sql.ts'
import type { EventDocument } from '../documents/document.ts'
import { type DocumentName, documents, eventDocument } from '../documents/eventDocument.ts'
import { renderPage } from '../documents/renderPage.ts'
import { type Paper, renderPdf } from '../documents/renderPdf.ts'
import { visibleEvent } from '../events/visibleEvent.ts'
import { createLimit } from '../http/rateLimit.ts'
import { html } from '../pages/html.ts'
import { type PageContent, page, sendLivePage, sendPage } from '../pages/page.ts'
import { sendShell } from '../scorecard/shell.ts'
import type { Service } from '../service.ts'
import { type LinkParts, type OpenedLink, verifyLink } from './link.ts'
import { type LinkPurpose, linkPurposes } from './linkPurpose.ts'
import { type LinkedEvent, linkedEvent } from './webLinks.sql.ts'

type Params = { readonly event: string; readonly purpose: string; readonly player?: string; readonly token: string }
type Request = FastifyRequest<{ Params: Params; Querystring: { readonly paper?: string; readonly by?: string } }>

const titles: Readonly<Record<LinkPurpose, string>> = {
  overview: 'Overview',
  flights: 'Flights',
  players: 'Players',
  scoring: 'Scoring',
  registration: 'Registration',
  results: 'Results',
  teams: 'Teams',
  teeSheet: 'Tee sheet',
}
const mostWrongLinksPerMinute = 300

export function mountLinkPages(app: FastifyInstance, service: Service): void {
  const wrongLinks = createLimit(mostWrongLinksPerMinute, () => performance.now())
  const open = async (request: Request, reply: FastifyReply) => {
    const { allowed, seconds } = wrongLinks.look(request.ip)
    if (!allowed) return sendTooMany(service, reply, seconds)
    const parts = partsOf(request.params)
    const link = parts && (await verifyLink(service, parts))
    const event = link && (await eventOf(service, link))
    if (!event) {
      wrongLinks.take(request.ip)
      return send(service, reply, 404, 'This link does not open anything', 'Ask whoever sent it for the present link.')
    }
    const refusal = await refusalOf(service, link, event)
    if (refusal !== undefined) return send(service, reply, 403, `${titles[link.purpose]}: ${event.name}`, refusal)
    if (link.purpose === 'scoring') return sendShell(service, reply)
    const by = request.query.by === 'hole' ? 'hole' : undefined
    const shown = await documentOf(service, link, request.params.event, by)
    const { paper } = request.query
    if (shown && paper !== undefined)
      return sendPdf(service, reply, shown, paper.toLowerCase() === 'letter' ? 'LETTER' : 'A4')
    if (shown) return sendLivePage(request, reply, page(service, documentPage(shown)))
    return sendPage(reply, page(service, eventPage(link, event)), { noIndex: true })
  }
  app.get('/e/:event/:purpose/:token', open)
  app.get('/p/:event/:purpose/:player/:token', open)
}

function partsOf({ event, purpose, player, token }: Params): LinkParts | undefined {
  if (!/^[MS]-[1-9][0-9]{0,15}$/.test(event) || !isPurpose(purpose)) return undefined
  if (player === undefined) return { event, purpose, token }
  if (!/^[1-9][0-9]{0,15}$/.test(player) || !linkPurposes[purpose].personal) return undefined
  return { event, purpose, playerId: Number(player), token }
}

function isPurpose(text: string): text is LinkPurpose {
  return Object.hasOwn(linkPurposes, text)
}

function eventOf(service: Service, { communityId, eventId, playerId }: OpenedLink): Promise<LinkedEvent | undefined> {
  return service.database.read([communityId], tx => linkedEvent(tx, communityId, eventId, playerId))
}

/** Why the holder of a good link may not use it; undefined when nothing is in the way. */
async function refusalOf(
  service: Service,
  { purpose, communityId, playerId }: OpenedLink,
  { registered, registrationType }: LinkedEvent,
): Promise<string | undefined> {
  if (purpose === 'registration' && playerId === undefined && registrationType !== 'Online Questionnaire')
    return 'The event takes no public registrations.'
  if (purpose !== 'scoring' || playerId === undefined) return undefined
  if (!registered) return 'You are not registered for this event.'
  const isHere = await service.database.read('everything', tx => isAdministrator(tx, communityId, playerId))
  return isHere ? 'Administrators of the community do not score with a link: log in instead.' : undefined
}

/** The list that anybody with the link may see; undefined for links of other purposes. */
async function documentOf(
  service: Service,
  { communityId, purpose }: OpenedLink,
  publicId: string,
  by: 'hole' | undefined,
): Promise<Shown | undefined> {
  if (!Object.hasOwn(documents, purpose)) return undefined
  return service.database.read([communityId], async tx => {
    const event = await visibleEvent(tx, publicId, [communityId])
    return (
      event && {
        timeZone: event.timeZone,
        document: await eventDocument(tx, event, purpose as DocumentName, { standings: service.standings, by }),
      }
    )
  })
}

type Shown = { readonly timeZone: string; readonly document: EventDocument }

function documentPage({ document }: Shown): PageContent {
  const { kind, eventName, communityName, dates } = document
  return {
    title: `${kind}: ${eventName}`,
    description: `${kind} of ${eventName}, ${communityName}, ${dates}`,
    body: renderPage(document),
    live: true,
  }
}

/** The printout of the page: the same cells, on A4 or Letter. */
async function sendPdf(
  service: Service,
  reply: FastifyReply,
  { document, timeZone }: Shown,
  paper: Paper,
): Promise<FastifyReply> {
  const printed = service
    .clock()
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
  const bytes = await renderPdf(document, paper, printed)
  return reply
    .headers({
      'content-type': 'application/pdf',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-cache',
    })
    .send(bytes)
}

function eventPage({ purpose, playerId }: OpenedLink, { name, communityName, startDate, endDate }: LinkedEvent) {
  const title = `${titles[purpose]}: ${name}`
  const dates = startDate === endDate ? startDate : `${startDate} to ${endDate}`
  const personal = playerId !== undefined && html`<p>This link is yours alone: do not pass it on.</p>`
  const body = html`<h1>${name}</h1><p class="quiet">${communityName} · ${dates}</p><h2>${titles[purpose]}</h2>${personal}`
  return { title, description: `${titles[purpose]} of ${name}, ${communityName}`, body }
}

function send(service: Service, reply: FastifyReply, status: number, title: string, text: string): FastifyReply {
  const content = { title, description: text, body: html`<h1>${title}</h1><p>${text}</p>` }
  return sendPage(reply, page(service, content), { status, noIndex: true })
}

function sendTooMany(service: Service, reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', seconds)
  return send(service, reply, 429, 'Too many wrong links', `Try again in ${seconds} seconds.`)
}
