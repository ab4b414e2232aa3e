import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionOf } from '../../domain/access/sessionOf.ts'
import { endLogin, isLoginBegun } from '../../domain/sessions/halfLogin.ts'
import { html } from '../../kernel/http/html.ts'
import { logSecurityEvent } from '../../kernel/http/securityEvent.ts'
import { loginCookie, readLoginCookie } from '../../kernel/http/sessionCookie.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import {
  codeField,
  type EntryReturned,
  entryForm,
  entryWords,
  refusalIn,
  sendEntry,
  sendLoggedIn,
  sendOn,
} from './entryForm.ts'
import { pathAfterLogin } from './pathAfterLogin.ts'

/** After the password of an account with codes: its code. */
export async function sendCode(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = tokenOf(service, request)
  if (token === undefined || !(await isLoginBegun(service, token))) return sendBack(request, reply)
  return sendForm(service, reply, undefined)
}

/** Takes the code of the second step, and logs in; a wrong one shows the form again. */
export async function postCode(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const token = tokenOf(service, request)
  if (token === undefined) return sendBack(request, reply)
  const fields = fieldsOf(request)
  const code = (fields.get('code') ?? '').trim().slice(0, 20)
  const replaces = (await sessionOf(service, request))?.staff?.session
  const entered = { token, code, address: request.ip, userAgent: request.headers['user-agent'], replaces }
  try {
    const started = await endLogin(refuse, service, entered)
    if (!started) return sendBack(request, reply)
    logSecurityEvent(request, 'login.succeeded', { administratorId: started.staff.account.administratorId })
    reply.header('set-cookie', loginCookie(service.config.baseUrl, undefined))
    return sendLoggedIn(service, reply, started.cookie, pathAfterLogin(request.query))
  } catch (error) {
    if (!(error instanceof Refusal) || !['CODE_WRONG', 'RATE_LIMITED'].includes(error.code)) throw error
    if (error.code === 'CODE_WRONG') logSecurityEvent(request, 'login.failed')
    reply.headers(error.headers)
    return sendForm(
      service,
      reply,
      { fields, message: refusalIn(reply, error) },
      error.code === 'CODE_WRONG' ? 401 : 429,
    )
  }
}

function tokenOf({ config }: Service, { headers }: FastifyRequest): string | undefined {
  return readLoginCookie(config.baseUrl, headers.cookie)
}

/** It took too long, or nothing was begun: the password comes first. */
function sendBack(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendOn(reply, `/console/login?to=${encodeURIComponent(pathAfterLogin(request.query))}`)
}

function sendForm(
  service: Service,
  reply: FastifyReply,
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const words = entryWords(reply)
  const { title, how, lost } = words.code
  const form = entryForm({ fields: [codeField(words)], submit: words.login.submit }, returned)
  const content = {
    title,
    description: words.ofConsole,
    body: html`<h1>${title}</h1><p>${how}</p>${form}<p class="hint">${lost}</p>`,
  }
  return sendEntry(service, reply, content, status)
}
