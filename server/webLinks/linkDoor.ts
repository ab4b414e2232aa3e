/** What every address below a link does first: it looks whether the link opens, and lets nobody try many. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createLimit } from '../http/rateLimit.ts'
import { html } from '../pages/html.ts'
import { page, sendPage } from '../pages/page.ts'
import type { Service } from '../service.ts'
import { createKeptLinks } from './keptLinks.ts'
import type { LinkParts, OpenedLink } from './link.ts'
import { type LinkPurpose, linkPurposes } from './linkPurpose.ts'

/** A request through a link that opens. `base`: the path of the link itself. */
export type Opening = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly link: OpenedLink
  /** The public id of the event. */
  readonly event: string
  readonly base: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  /** Whether the link still opens; for streams. */
  readonly isOpen: () => Promise<boolean>
}

export type LinkDoor = (
  enter: (opening: Opening) => FastifyReply | Promise<FastifyReply>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const mostWrongLinksPerMinute = 300

/** One door for all addresses below links, so that wrong tries are counted together. */
export function createLinkDoor(service: Service): LinkDoor {
  const wrongLinks = createLimit(mostWrongLinksPerMinute, () => performance.now())
  const links = createKeptLinks(service)
  return enter => async (request, reply) => {
    const { allowed, seconds } = wrongLinks.look(request.ip)
    if (!allowed) {
      reply.header('retry-after', seconds)
      return sendWords(service, reply, 429, 'Too many wrong links', `Try again in ${seconds} seconds.`)
    }
    const params = request.params as Readonly<Record<string, string>>
    const parts = partsOf(params)
    const link = parts && (await links.open(parts))
    if (!link) {
      wrongLinks.take(request.ip)
      return sendClosed(service, reply)
    }
    if (isShut(link))
      return sendWords(
        service,
        reply,
        403,
        'This is a rehearsal',
        'Its pages are closed. The event itself will be shown here.',
      )
    return enter({
      request,
      reply,
      link,
      event: parts.event,
      base: baseOf(parts),
      params,
      query: request.query as Opening['query'],
      isOpen: async () => {
        const now = await links.open(parts)
        return now !== undefined && !isShut(now)
      },
    })
  }
}

/** A rehearsal is for those who keep score, with scores that nobody played. */
function isShut({ isRehearsal, purpose }: OpenedLink): boolean {
  return isRehearsal && purpose !== 'scoring'
}

/** Says that the address opens nothing. */
export function sendClosed(service: Service, reply: FastifyReply): FastifyReply {
  return sendWords(service, reply, 404, 'This link does not open anything', 'Ask whoever sent it for the present link.')
}

/** A page of a title and one sentence. */
export function sendWords(
  service: Service,
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
): FastifyReply {
  const content = { title, description: text, body: html`<h1>${title}</h1><p>${text}</p>` }
  return sendPage(reply, page(service, content), { status, noIndex: true })
}

function partsOf({ event = '', purpose = '', player, token = '' }: Opening['params']): LinkParts | undefined {
  if (!/^[MS]-[1-9][0-9]{0,15}$/.test(event) || !isPurpose(purpose)) return undefined
  if (player === undefined) return { event, purpose, token }
  if (!/^[1-9][0-9]{0,15}$/.test(player) || !linkPurposes[purpose].personal) return undefined
  return { event, purpose, playerId: Number(player), token }
}

function isPurpose(text: string): text is LinkPurpose {
  return Object.hasOwn(linkPurposes, text)
}

function baseOf({ event, purpose, playerId, token }: LinkParts): string {
  return playerId === undefined ? `/e/${event}/${purpose}/${token}` : `/p/${event}/${purpose}/${playerId}/${token}`
}
