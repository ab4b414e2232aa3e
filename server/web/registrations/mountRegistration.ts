/** The registration pages: the forms that they send, and the address of a personal one without its token. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../../../contract/errors.ts'
import { FormProblem } from '../../domain/registrations/formProblem.ts'
import { type Admission, createAdmission } from '../../kernel/http/admission.ts'
import { createLimit } from '../../kernel/http/limit.ts'
import { refusalOf } from '../../kernel/http/problems.ts'
import type { Service } from '../../live/service.ts'
import { createLinkGuard, type LinkRequest, sendWords } from '../links/linkGuard.ts'
import { fieldsOf, takeForms } from '../pages/takeForms.ts'
import { readLinkCookie } from './linkCookie.ts'
import { postPersonal } from './postPersonal.ts'
import { postPublic } from './postPublic.ts'
import { sendRegistration } from './sendRegistration.ts'
import { sentByOwnPage } from './sentByOwnPage.ts'

const mostFormsPerMinute = 60
const mostFormBytes = 256 * 1024
/** Places of an event are given one after the other: more at once would only hold connections that scores need. */
const turns = { atOnce: 3, readsAtOnce: 1, patienceMs: { read: 8000, write: 8000 }, mostWaiting: 2000 } as const

type PersonalParams = { readonly event: string; readonly player: string }

/** Mounts the registration form and the personal pages of players. */
export function mountRegistration(app: FastifyInstance, service: Service): void {
  app.register(async pages => {
    takeForms(pages, mostFormBytes)
    pages.setErrorHandler((error: FastifyError, request, reply) => sendFailure(service, error, request, reply))
    const door = createLinkGuard(service)
    const limit = createLimit(mostFormsPerMinute, () => performance.now())
    const look = door(opening => sendRegistration(service, opening))
    const forms = createAdmission(turns)
    const post = door(opening => receive(service, forms, opening, limit.take(opening.request.ip)))
    pages.post('/e/:event/:purpose/:token', post)
    pages.post('/p/:event/:purpose/:player/:token', post)
    pages.get('/registration/:event/:player', (request, reply) => look(withKeptToken(request), reply))
    pages.post('/registration/:event/:player', (request, reply) => post(withKeptToken(request), reply))
  })
}

/** The request as if the token that the browser keeps stood in the address. */
function withKeptToken(request: FastifyRequest): FastifyRequest {
  const { event, player } = request.params as PersonalParams
  const { token, mail } = readLinkCookie(request, event, player)
  request.params = { event, player, purpose: 'registration', token }
  request.query = { ...(request.query as object), mail }
  return request
}

type Remaining = { readonly allowed: boolean; readonly seconds: number }

async function receive(
  service: Service,
  forms: Admission,
  opening: LinkRequest,
  { allowed, seconds }: Remaining,
): Promise<FastifyReply> {
  const { request, reply, link } = opening
  if (link.purpose !== 'registration')
    return sendWords(service, reply, 405, 'Nothing is sent here', 'Open the link instead.')
  if (!sentByOwnPage(request))
    return sendWords(
      service,
      reply,
      403,
      'This form did not come from its page',
      'Open your link again and fill in the form there. Nothing was changed.',
    )
  const fields = fieldsOf(request)
  const giveBack = (status: number, message: string, errors: ReadonlyMap<string, string> = new Map()) =>
    sendRegistration(service, opening, { fields, message, errors }, status)
  if (!allowed) {
    reply.header('retry-after', seconds)
    return giveBack(429, `Too many forms were sent from here within a minute. Send it again in ${seconds} seconds.`)
  }
  try {
    const path = await forms.run('write', () => service.admission.run('write', () => post(service, opening, fields)))
    return reply
      .code(303)
      .headers({ location: path, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' })
      .send()
  } catch (error) {
    if (error instanceof FormProblem) return giveBack(422, error.message, error.errors)
    if (refusalOf(error).code !== 'UNAVAILABLE') throw error
    return giveBack(503, 'Many people are registering right now. Nothing was changed: please send the form again.')
  }
}

function post(service: Service, opening: LinkRequest, fields: URLSearchParams): Promise<string> {
  const { playerId } = opening.link
  return playerId === undefined
    ? postPublic(service, opening, fields)
    : postPersonal(service, opening, playerId, fields)
}

/** A person sees a page, whatever went wrong; what happened is in the log, without anything that was typed. */
function sendFailure(
  service: Service,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code } = refusalOf(error)
  if (code === 'PAYLOAD_TOO_LARGE')
    return sendWords(
      service,
      reply,
      413,
      'This was too much text',
      'Go back and shorten what you wrote. Nothing was changed.',
    )
  if (code === 'INTERNAL') request.log.error({ error, requestId: request.id }, 'internal error')
  return sendWords(
    service,
    reply,
    refusals[code].status,
    'This did not work',
    `Nothing was changed. Go back and send the form again in a moment. If it happens again, tell the organiser this number: ${request.id}.`,
  )
}
