/** What every address below a link does first: it looks whether the link opens, and lets nobody try many. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'
import { sessionOf } from '../../domain/access/sessionOf.ts'
import { html } from '../../kernel/http/html.ts'
import { refusalOf } from '../../kernel/http/problems.ts'
import { logSecurityEvent } from '../../kernel/http/securityEvent.ts'
import type { Service } from '../../live/service.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { sendUnlisted } from '../pages/page.ts'
import type { LinkParts, OpenedLink } from './link.ts'
import { linkOpener } from './linkOpener.ts'
import { type LinkPurpose, linkPurposes } from './linkPurpose.ts'

/** A request through a link that opens. `base`: the path of the link itself. */
export type LinkRequest = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly link: OpenedLink
  /** The public id of the event. */
  readonly event: string
  readonly base: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  /** In which the reader gets it. */
  readonly language: Language
  /** Whether the link still opens; for streams. */
  readonly isOpen: () => Promise<boolean>
}

export type LinkGuard = (
  enter: (opening: LinkRequest) => FastifyReply | Promise<FastifyReply>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** One door for all addresses below links, so that wrong tries are counted together. */
export function createLinkGuard(service: Service): LinkGuard {
  const links = linkOpener(service)
  return enter => async (request, reply) => {
    const params = request.params as Readonly<Record<string, string>>
    const parts = partsOf(params)
    const { link, waitSeconds } = await links.open(parts, request.ip)
    if (!link || !parts) return sendRefused(service, request, reply, waitSeconds)
    if (link.isCopy && !(await mayLookAt(service, request, link))) return sendClosed(service, reply)
    if (isShut(link)) return sendNotice(service, reply, 403, ({ shut, shutHow }) => [shut, shutHow])
    const opening: LinkRequest = {
      ...{ request, reply, link, language: languageOfReader(request, link.clubLanguage) },
      event: parts.event,
      base: baseOf(parts),
      params,
      query: firstOfEach(request.query as Readonly<Record<string, string | readonly string[] | undefined>>),
      isOpen: async () => {
        const now = (await links.open(parts, request.ip)).link
        return now !== undefined && !isShut(now) && (!now.isCopy || mayLookAt(service, request, now))
      },
    }
    try {
      return await enter(opening)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.code !== 'UNAVAILABLE' || reply.sent) throw error
      reply.header('retry-after', refusal.headers['retry-after'] ?? 2)
      return sendNotice(service, reply, 503, ({ busy, busyHow }) => [busy, busyHow])
    }
  }
}

function sendRefused(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  waitSeconds: number | undefined,
): FastifyReply {
  const { event, purpose } = request.params as Readonly<Record<string, string>>
  logSecurityEvent(request, 'link.refused', {
    eventId: /^[MS]-[1-9][0-9]{0,15}$/.test(event ?? '') ? event : undefined,
    purpose: isPurpose(purpose ?? '') ? purpose : undefined,
  })
  if (waitSeconds === undefined) return sendClosed(service, reply)
  reply.header('retry-after', waitSeconds)
  return sendNotice(service, reply, 429, words => [words.tooMany, words.tooManyHow({ seconds: waitSeconds })])
}

/** Of a parameter that an address has twice, the first value counts. */
function firstOfEach(query: Readonly<Record<string, string | readonly string[] | undefined>>): LinkRequest['query'] {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]]))
}

/** A rehearsal is for those who keep score, with scores that nobody played; its copy is for the staff too. */
function isShut({ isRehearsal, isCopy, purpose }: OpenedLink): boolean {
  return isRehearsal && !isCopy && purpose !== 'scoring'
}

/** Pages of a copy are there for the staff who made it, and for nobody else. */
async function mayLookAt(service: Service, request: FastifyRequest, link: OpenedLink): Promise<boolean> {
  if (link.purpose === 'scoring') return true
  const caller = await sessionOf(service, request)
  return caller?.communities.includes(link.communityId) === true
}

/** Says that the address opens nothing. */
export function sendClosed(service: Service, reply: FastifyReply): FastifyReply {
  return sendNotice(service, reply, 404, ({ notValid, notValidHow }) => [notValid, notValidHow])
}

/** Says that there is no page at this address, which is not that of a link. */
export function sendNoPage(service: Service, reply: FastifyReply): FastifyReply {
  return sendNotice(service, reply, 404, ({ noPage, noPageHow }) => [noPage, noPageHow])
}

type PageText = (words: NounWords['pages']) => readonly [title: string, text: string]

/** A page of a title and one sentence, in the language of its reader. */
export function sendNotice(service: Service, reply: FastifyReply, status: number, textIn: PageText): FastifyReply {
  const [title, text] = textIn(wordsIn(languageOfReader(reply.request)).pages)
  return sendWords(service, reply, status, title, text)
}

/** A page of a title and one sentence, which are in the language of its reader. */
export function sendWords(
  service: Service,
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
): FastifyReply {
  const body = html`<h1>${title}</h1><p>${text}</p>`
  const content = { title, description: text, body, language: languageOfReader(reply.request) }
  return sendUnlisted(service, reply, content, status)
}

function partsOf({ event = '', purpose = '', player, token = '' }: LinkRequest['params']): LinkParts | undefined {
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
