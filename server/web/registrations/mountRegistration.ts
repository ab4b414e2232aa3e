/** The registration pages: the forms that they send, and the address of a personal one without its token. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../../../contract/errors.ts'
import { type Said, said, say } from '../../../contract/words/say.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { builtScript } from '../../built/builtScript.ts'
import { FormProblem } from '../../domain/registrations/formProblem.ts'
import { type Admission, createAdmission } from '../../kernel/http/admission.ts'
import { createLimit } from '../../kernel/http/limit.ts'
import { refusalOf } from '../../kernel/http/problems.ts'
import type { Service } from '../../live/service.ts'
import { createLinkGuard, type LinkRequest, sendWords } from '../links/linkGuard.ts'
import { builtFile, builtOnce, scriptType, sendBuilt } from '../pages/builtFile.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { fieldsOf, takeForms } from '../pages/takeForms.ts'
import { readLinkCookie } from './linkCookie.ts'
import { postPersonal } from './postPersonal.ts'
import { postPublic } from './postPublic.ts'
import { noMails, sendNoMails } from './sendNoMails.ts'
import { sendRegistration } from './sendRegistration.ts'
import { sentByOwnPage } from './sentByOwnPage.ts'

const mostFormsPerMinute = 60
const mostFormBytes = 256 * 1024
/** Places of an event are given one after the other: more at once would only hold connections that scores need. */
const turns = { atOnce: 3, readsAtOnce: 1, patienceMs: { read: 8000, write: 8000 }, mostWaiting: 2000 } as const

/** Keeps the page of a player on the device. */
const dayWorker = builtOnce(async () =>
  builtFile('/registration/worker.js', scriptType, await builtScript('dayWorker')),
)

type PersonalParams = { readonly event: string; readonly player: string }

/** Mounts the registration form and the personal pages of players. */
export function mountRegistration(app: FastifyInstance, service: Service): void {
  app.register(async pages => {
    takeForms(pages, mostFormBytes)
    // Some mail programs end mails with a form of this kind; what is in it says nothing that its address does not.
    const asText = { parseAs: 'string', bodyLimit: mostFormBytes } as const
    pages.addContentTypeParser('multipart/form-data', asText, (_request, _body, done) => done(null, undefined))
    pages.setErrorHandler((error: FastifyError, request, reply) => sendFailure(service, error, request, reply))
    const door = createLinkGuard(service)
    const limit = createLimit(mostFormsPerMinute, () => performance.now())
    const look = door(opening => sendRegistration(service, opening))
    const forms = createAdmission(turns)
    const post = door(opening => receive(service, forms, opening, limit.take(opening.request.ip)))
    pages.post('/e/:event/:purpose/:token', post)
    pages.post('/p/:event/:purpose/:player/:token', post)
    // Looking at the address changes nothing: programs that check links do that.
    pages.get(`/p/:event/:purpose/:player/:token/${noMails}`, door(toOwnPage))
    pages.post(
      `/p/:event/:purpose/:player/:token/${noMails}`,
      door(opening => forms.run('write', () => sendNoMails(service, opening))),
    )
    pages.get('/registration/worker.js', async (request, reply) => {
      reply.headers({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' })
      return sendBuilt(request, reply, await dayWorker())
    })
    pages.get('/registration/:event/:player', (request, reply) => look(withKeptToken(request), reply))
    pages.post('/registration/:event/:player', (request, reply) => post(withKeptToken(request), reply))
  })
}

function toOwnPage({ reply, base }: LinkRequest): FastifyReply {
  return reply
    .code(303)
    .headers({ location: `${base}#mails`, 'referrer-policy': 'no-referrer' })
    .send()
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
  const language = languageOfReader(request)
  const { failures } = wordsIn(language).registrations
  if (link.purpose !== 'registration') return sendWords(service, reply, 405, failures.nothingSent, failures.openInstead)
  if (!sentByOwnPage(request)) return sendWords(service, reply, 403, failures.otherPage, failures.otherPageHow)
  const fields = fieldsOf(request)
  const giveBack = (status: number, problem: Said, errors: ReadonlyMap<string, Said> = new Map()) => {
    const spoken = new Map([...errors].map(([name, error]) => [name, say(error, language)]))
    return sendRegistration(service, opening, { fields, message: say(problem, language), errors: spoken }, status)
  }
  if (!allowed) {
    reply.header('retry-after', seconds)
    return giveBack(429, said('registrations.problems.tooMany', { seconds }))
  }
  try {
    const path = await forms.run('write', () => service.admission.run('write', () => post(service, opening, fields)))
    return reply
      .code(303)
      .headers({ location: path, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' })
      .send()
  } catch (error) {
    if (error instanceof FormProblem) return giveBack(422, error.problem, error.errors)
    if (refusalOf(error).code !== 'UNAVAILABLE') throw error
    return giveBack(503, said('registrations.problems.busy'))
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
  const { failures } = wordsIn(languageOfReader(request)).registrations
  if (code === 'PAYLOAD_TOO_LARGE') return sendWords(service, reply, 413, failures.tooMuch, failures.tooMuchHow)
  if (code === 'INTERNAL') request.log.error({ error, requestId: request.id }, 'internal error')
  return sendWords(service, reply, refusals[code].status, failures.failed, failures.failedHow({ number: request.id }))
}
