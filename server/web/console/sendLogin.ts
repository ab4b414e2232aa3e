import type { FastifyReply, FastifyRequest } from 'fastify'
import { sampleDirector } from '../../domain/access/sampleDirector.ts'
import { sessionOf } from '../../domain/access/sessionOf.ts'
import { beginLogin } from '../../domain/sessions/halfLogin.ts'
import { logInPerson } from '../../domain/sessions/logInPerson.ts'
import { html } from '../../kernel/http/html.ts'
import { logSecurityEvent } from '../../kernel/http/securityEvent.ts'
import { loginCookie } from '../../kernel/http/sessionCookie.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { type EntryReturned, entryForm, entryWords, sendEntry, sendLoggedIn, sendOn } from './entryForm.ts'
import { pathAfterLogin } from './pathAfterLogin.ts'

/** The form with which people log in. It says the same for every reason that a login fails. */
export async function sendLogin(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendForm(service, request, reply, undefined)
}

/** Takes e-mail and password, and logs in or asks for the second step. */
export async function postLogin(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { login: words } = entryWords(reply)
  const fields = fieldsOf(request)
  const attempted = {
    email: fields.get('email') ?? '',
    password: fields.get('password') ?? '',
    shared: fields.get('shared') === 'yes',
    address: request.ip,
    userAgent: request.headers['user-agent'],
    replaces: (await sessionOf(service, request))?.staff?.session,
  }
  const giveBack = (message: string, status: number) => sendForm(service, request, reply, { fields, message }, status)
  if (attempted.email.length > 254 || attempted.password.length > 200) return giveBack(words.tooLong, 401)
  try {
    const { started, administratorId, needsCode } = await logInPerson(refuse, service, attempted)
    if (needsCode && administratorId !== undefined) {
      const token = await beginLogin(service, { administratorId, shared: attempted.shared })
      reply.header('set-cookie', loginCookie(service.config.baseUrl, token))
      return sendOn(reply, `/console/login/code?to=${encodeURIComponent(pathAfterLogin(request.query))}`)
    }
    logSecurityEvent(request, started ? 'login.succeeded' : 'login.failed', { administratorId })
    if (!started) return giveBack(words.wrong, 401)
    return sendLoggedIn(service, reply, started.cookie, pathAfterLogin(request.query))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error
    const seconds = Number(error.headers['retry-after'])
    reply.headers(error.headers)
    return giveBack(words.tooMany({ seconds }), 429)
  }
}

function sendForm(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const { login: words, fields: labels, ofConsole } = entryWords(reply)
  const sample =
    service.config.sampleData &&
    html`<div class="notice"><p>${filledHtml(words.sample, { email: html`<strong>${sampleDirector.email}</strong>`, password: html`<strong>${sampleDirector.password}</strong>` })}</p></div>`
  const plain =
    !service.config.baseUrl.startsWith('https:') &&
    !/^(localhost|127\.0\.0\.1)$/.test(new URL(service.config.baseUrl).hostname) &&
    html`<p class="hint">${words.plain}</p>`
  const form = entryForm(
    {
      fields: [
        { name: 'email', label: labels.email, type: 'email', autocomplete: 'username webauthn', most: 254 },
        { name: 'password', label: labels.password, type: 'password', autocomplete: 'current-password', most: 200 },
      ],
      more: html`<p class="field"><label class="choice" for="f-shared"><input id="f-shared" type="checkbox" name="shared" value="yes"> ${words.shared}</label></p>`,
      submit: words.submit,
    },
    returned,
  )
  // Shown by the script where the browser can have passkeys.
  const passkey = html`<p class="actions"><button type="button" class="plain" id="passkey" data-to="${pathAfterLogin(request.query)}" data-not-used="${words.notUsed}" data-no-answer="${words.noAnswer}" hidden>${words.passkey}</button></p><p class="error" id="passkey-problem" role="alert"></p>`
  const hadSession = (request.query as { readonly ended?: string }).ended !== undefined
  const ended = hadSession && !returned && html`<p role="status">${words.ended}</p>`
  const content = {
    title: words.title,
    description: ofConsole,
    script: 'login' as const,
    body: html`<h1>${words.title}</h1>${sample}${ended}${form}${passkey}${plain}<p class="hint"><a href="/console/forgotten">${words.forgotten}</a></p><p class="hint">${words.noAccount}</p>`,
  }
  return sendEntry(service, reply, content, status)
}
