import type { FastifyReply, FastifyRequest } from 'fastify'
import { roleNames } from '../../../contract/console/capabilities.ts'
import { hashPassword } from '../../domain/access/passwords.ts'
import { sessionOf } from '../../domain/access/sessionOf.ts'
import { type Invitation, joinStaff, openInvitation } from '../../domain/accounts/joinStaff.ts'
import { logIn } from '../../domain/accounts/logIn.ts'
import { passwordTrouble } from '../../domain/accounts/passwordTrouble.ts'
import { startSession } from '../../domain/accounts/startSession.ts'
import { html } from '../../kernel/http/html.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { sendUnlisted } from '../pages/page.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { codeField, type EntryReturned, entryForm, newPasswordField, sendLoggedIn } from './entryForm.ts'

/** Somebody who is invited joins: with a new account, or with the one that has this address. */
export async function sendInvitation(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const invitation = await invitationOf(service, request)
  return invitation ? sendForm(service, reply, invitation, undefined) : sendShut(service, reply)
}

/** Accepts an invitation with a name and a password, and logs in; what is wrong stands beside its field. */
export async function postInvitation(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const invitation = await invitationOf(service, request)
  if (!invitation) return sendShut(service, reply)
  const fields = fieldsOf(request)
  const giveBack = (message: string, errors: Readonly<Record<string, string>> = {}) =>
    sendForm(service, reply, invitation, { fields, message, errors }, 422)
  const code = (fields.get('code') ?? '').trim().slice(0, 20) || undefined
  const password = fields.get('password') ?? ''
  const userAgent = request.headers['user-agent']
  const now = service.clock()
  const { token } = request.params as { readonly token: string }
  if (invitation.administratorId !== undefined) {
    const replaces = (await sessionOf(service, request))?.staff?.session
    const attempted = {
      email: invitation.email,
      password,
      code,
      shared: undefined,
      address: request.ip,
      userAgent,
      replaces,
    }
    const login = await logIn(refuse, service, attempted).catch(error => {
      if (error instanceof Refusal && error.code === 'CODE_WRONG') return error
      throw error
    })
    if (login instanceof Refusal) return giveBack(login.message)
    if (login.needsCode) return giveBack('Enter the code that your app shows, too.')
    const { started } = login
    if (!started) return giveBack('This is not the password of your account.')
    const joined = await service.database.write('everything', tx => joinStaff(tx, token, undefined, now))
    return joined === undefined ? sendShut(service, reply) : sendLoggedIn(service, reply, started.cookie)
  }
  const name = (fields.get('name') ?? '').trim()
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name))
    return giveBack('Enter your first and last name.', { name: 'Enter your first and last name.' })
  const trouble = passwordTrouble(password, [name, invitation.email, invitation.communityName])
  if (trouble !== undefined) return giveBack(trouble, { password: trouble })
  const passwordHash = await service.logins.run('write', () => hashPassword(password))
  const started = await service.database.write('everything', async tx => {
    const administratorId = await joinStaff(tx, token, { name, passwordHash }, now)
    return administratorId === undefined
      ? undefined
      : startSession(tx, { administratorId, shared: false, userAgent }, now)
  })
  return started ? sendLoggedIn(service, reply, started.cookie) : sendShut(service, reply)
}

function invitationOf(service: Service, request: FastifyRequest): Promise<Invitation | undefined> {
  const { token } = request.params as { readonly token: string }
  return service.database.read('everything', tx => openInvitation(tx, token, service.clock()))
}

function sendShut(service: Service, reply: FastifyReply): FastifyReply {
  return sendWords(
    service,
    reply,
    404,
    'This invitation is no longer good',
    'It was accepted or is older than seven days. Ask whoever invited you for a new one.',
  )
}

function sendForm(
  service: Service,
  reply: FastifyReply,
  { communityName, role, email, administratorId, hasCodes }: Invitation,
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const isNew = administratorId === undefined
  const known = {
    name: 'password',
    label: 'Password of your account',
    type: 'password',
    autocomplete: 'current-password',
    most: 200,
  } as const
  const name = { name: 'name', label: 'Your name', autocomplete: 'name', most: 100 } as const
  const fields = isNew ? [name, newPasswordField] : [known, ...(hasCodes ? [codeField] : [])]
  const form = entryForm({ fields, submit: 'Join' }, returned)
  const content = {
    title: `Join ${communityName}`,
    description: 'An invitation to the console of Caddiemaster',
    body: html`<h1>${communityName} invites you</h1><p>You join as <strong>${roleNames[role]}</strong> with the address <strong>${email}</strong>.</p>${form}<p class="hint">Not you? Close this page: nothing happens.</p>`,
  }
  return sendUnlisted(service, reply, content, status)
}
