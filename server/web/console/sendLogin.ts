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
import { sendUnlisted } from '../pages/page.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { type EntryReturned, entryForm, sendLoggedIn, sendOn } from './entryForm.ts'
import { pathAfterLogin } from './pathAfterLogin.ts'

/** The form with which people log in. It says the same for every reason that a login fails. */
export async function sendLogin(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendForm(service, request, reply, undefined)
}

/** Takes e-mail and password, and logs in or asks for the second step. */
export async function postLogin(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
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
  if (attempted.email.length > 254 || attempted.password.length > 200)
    return giveBack('E-mail and password do not belong together.', 401)
  try {
    const { started, administratorId, needsCode } = await logInPerson(refuse, service, attempted)
    if (needsCode && administratorId !== undefined) {
      const token = await beginLogin(service, { administratorId, shared: attempted.shared })
      reply.header('set-cookie', loginCookie(service.config.baseUrl, token))
      return sendOn(reply, `/console/login/code?to=${encodeURIComponent(pathAfterLogin(request.query))}`)
    }
    logSecurityEvent(request, started ? 'login.succeeded' : 'login.failed', { administratorId })
    if (!started)
      return giveBack(
        'E-mail and password do not belong together. Check both, or ask the owner of your club for a new password.',
        401,
      )
    return sendLoggedIn(service, reply, started.cookie, pathAfterLogin(request.query))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error
    const seconds = Number(error.headers['retry-after'])
    reply.headers(error.headers)
    return giveBack(`There were too many tries from here. Try again in ${seconds} seconds.`, 429)
  }
}

function sendForm(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const { email, password } = sampleDirector
  const sample =
    service.config.sampleData &&
    html`<aside class="notice"><p>The sample club is open to everybody: log in as <strong>${email}</strong> with the password <strong>${password}</strong>.</p></aside>`
  const plain =
    !service.config.baseUrl.startsWith('https:') &&
    !/^(localhost|127\.0\.0\.1)$/.test(new URL(service.config.baseUrl).hostname) &&
    html`<p class="hint">This connection is not encrypted: use a network that you trust.</p>`
  const form = entryForm(
    {
      fields: [
        { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username webauthn', most: 254 },
        { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', most: 200 },
      ],
      more: html`<p class="field"><label class="choice" for="f-shared"><input id="f-shared" type="checkbox" name="shared" value="yes"> This is a shared computer</label></p>`,
      submit: 'Log in',
    },
    returned,
  )
  // Shown by the script where the browser can have passkeys.
  const passkey = html`<p class="actions"><button type="button" class="plain" id="passkey" data-to="${pathAfterLogin(request.query)}" hidden>Log in with a passkey</button></p><p class="error" id="passkey-problem" role="alert"></p>`
  const hadSession = (request.query as { readonly ended?: string }).ended !== undefined
  const ended =
    hadSession && !returned && html`<p role="status">Your session has ended. Log in to go on where you were.</p>`
  const content = {
    title: 'Log in',
    description: 'The console of Caddiemaster',
    script: 'login' as const,
    body: html`<h1>Log in</h1>${sample}${ended}${form}${passkey}${plain}<p class="hint"><a href="/console/forgotten">Password forgotten?</a></p><p class="hint">No account? Ask the owner of your club to invite you.</p>`,
  }
  return sendUnlisted(service, reply, content, status)
}
