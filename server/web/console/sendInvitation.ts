import type { FastifyReply, FastifyRequest } from 'fastify'
import { roleNames } from '../../../contract/roles/capabilities.ts'
import { hashPassword } from '../../domain/access/passwords.ts'
import { sessionOf } from '../../domain/access/sessionOf.ts'
import { startSession } from '../../domain/access/startSession.ts'
import { passwordTrouble } from '../../domain/passwords/passwordTrouble.ts'
import { logInPerson } from '../../domain/sessions/logInPerson.ts'
import {
  type Invitation,
  type Joined,
  type Joining,
  joinStaff,
  type NotJoined,
  openInvitation,
} from '../../domain/staff/joinStaff.ts'
import { html } from '../../kernel/http/html.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { sendUnlisted } from '../pages/page.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { codeField, type EntryReturned, entryForm, newPasswordField, sendLoggedIn } from './entryForm.ts'

/** Somebody who is invited joins: with a new account, or with the one that has this address. The page does not tell whether there is one. */
export async function sendInvitation(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const invitation = await invitationOf(service, request)
  return invitation ? sendForms(service, reply, invitation, undefined) : sendShut(service, reply)
}

/** Accepts an invitation, and logs in; what is wrong stands beside its field. */
export async function postInvitation(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const invitation = await invitationOf(service, request)
  if (!invitation) return sendShut(service, reply)
  const fields = fieldsOf(request)
  const giveBack: GiveBack = (message, errors = {}) =>
    sendForms(service, reply, invitation, { fields, message, errors }, 422)
  return fields.has('current')
    ? joinWithAccount(service, request, reply, invitation, fields, giveBack)
    : joinAnew(service, request, reply, invitation, fields, giveBack)
}

type GiveBack = (message: string, errors?: Readonly<Record<string, string>>) => FastifyReply

async function joinWithAccount(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { email }: Invitation,
  fields: URLSearchParams,
  giveBack: GiveBack,
): Promise<FastifyReply> {
  const login = await logInPerson(refuse, service, {
    email,
    password: fields.get('current') ?? '',
    code: (fields.get('code') ?? '').trim().slice(0, 20) || undefined,
    shared: undefined,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    replaces: (await sessionOf(service, request))?.staff?.session,
  }).catch(error => {
    if (error instanceof Refusal && error.code === 'CODE_WRONG') return error
    throw error
  })
  if (login instanceof Refusal) return giveBack(login.message)
  if (login.needsCode) return giveBack('Enter the code that your app shows, too.')
  const { started, administratorId } = login
  if (!started || administratorId === undefined)
    return giveBack('This is not the password of an account with this address.')
  const joined = await join(service, request, { administratorId })
  return typeof joined === 'string'
    ? sayWhy(service, reply, joined, giveBack)
    : sendLoggedIn(service, reply, started.cookie)
}

async function joinAnew(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, communityName }: Invitation,
  fields: URLSearchParams,
  giveBack: GiveBack,
): Promise<FastifyReply> {
  const name = (fields.get('name') ?? '').trim()
  const password = fields.get('password') ?? ''
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name))
    return giveBack('Enter your first and last name.', { name: 'Enter your first and last name.' })
  const trouble = passwordTrouble(password, [name, email, communityName])
  if (trouble !== undefined) return giveBack(trouble, { password: trouble })
  const passwordHash = await service.logins.run('write', () => hashPassword(password))
  const joined = await join(service, request, { name, passwordHash })
  if (typeof joined === 'string') return sayWhy(service, reply, joined, giveBack)
  const started = await service.database.write('everything', tx =>
    startSession(tx, { ...joined, shared: false, userAgent: request.headers['user-agent'] }, service.clock()),
  )
  return started ? sendLoggedIn(service, reply, started.cookie) : sendShut(service, reply)
}

function join(service: Service, request: FastifyRequest, joining: Joining): Promise<Joined> {
  const { token } = request.params as { readonly token: string }
  return service.database.write('everything', tx => joinStaff(tx, token, joining, service.clock()))
}

function sayWhy(service: Service, reply: FastifyReply, why: NotJoined, giveBack: GiveBack): FastifyReply {
  if (why === 'gone') return sendShut(service, reply)
  return giveBack(reasons[why])
}

const reasons: Readonly<Record<Exclude<NotJoined, 'gone'>, string>> = {
  known: 'That did not work. Do you have an account already? Then join with its password.',
  unproven:
    'Your address is confirmed for the first time now. Enter your name and a new password under "I am new here".',
  lastOwner: 'You are the only owner. Make somebody else an owner first, then join with another role.',
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
    'It was accepted, has ended or is older than seven days. Ask whoever invited you for a new one.',
  )
}

const nameField = { name: 'name', label: 'Your name', autocomplete: 'name', most: 100 } as const
const currentField = {
  name: 'current',
  label: 'Password of your account',
  type: 'password',
  autocomplete: 'current-password',
  most: 200,
} as const
const codeIfAsked = { ...codeField, isOptional: true, hint: 'Only if your account asks for one.' } as const

function sendForms(
  service: Service,
  reply: FastifyReply,
  { communityName, role, email }: Invitation,
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const isKnown = returned?.fields.has('current') === true
  const anew = entryForm({ fields: [nameField, newPasswordField], submit: 'Join' }, isKnown ? undefined : returned)
  const known = entryForm(
    { fields: [currentField, codeIfAsked], submit: 'Join with my account', isSecond: true },
    isKnown ? returned : undefined,
  )
  const content = {
    title: `Join ${communityName}`,
    description: 'An invitation to the console of Caddiemaster',
    body: html`<h1>${communityName} invites you</h1><p>You join as <strong>${roleNames[role]}</strong> with the address <strong>${email}</strong>.</p><h2>I am new here</h2>${anew}<h2>I have an account</h2>${known}<p class="hint">Not you? Close this page: nothing happens.</p>`,
  }
  return sendUnlisted(service, reply, content, status)
}
