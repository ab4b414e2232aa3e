import type { FastifyReply, FastifyRequest } from 'fastify'
import { say } from '../../../contract/words/say.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
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
import { filledHtml } from '../pages/filledHtml.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import {
  codeField,
  type EntryReturned,
  entryForm,
  entryWords,
  newPasswordField,
  refusalIn,
  sendEntry,
  sendLoggedIn,
} from './entryForm.ts'

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
  const words = entryWords(reply).invitation
  if (login instanceof Refusal) return giveBack(refusalIn(reply, login))
  if (login.needsCode) return giveBack(words.needsCode)
  const { started, administratorId } = login
  if (!started || administratorId === undefined) return giveBack(words.wrong)
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
  const { errors } = entryWords(reply)
  if (name === '' || name.length > 100 || /\p{Cc}/u.test(name)) return giveBack(errors.name, { name: errors.name })
  const trouble = passwordTrouble(password, [name, email, communityName])
  if (trouble !== undefined) {
    const why = say(trouble, languageOfReader(request))
    return giveBack(why, { password: why })
  }
  const passwordHash = await service.logins.run('write', () => hashPassword(password))
  const joined = await join(service, request, { name, passwordHash, language: languageOfReader(request) })
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
  const { hasAccount, unproven, lastOwner } = entryWords(reply).invitation
  return giveBack({ known: hasAccount, unproven, lastOwner }[why])
}

function invitationOf(service: Service, request: FastifyRequest): Promise<Invitation | undefined> {
  const { token } = request.params as { readonly token: string }
  return service.database.read('everything', tx => openInvitation(tx, token, service.clock()))
}

function sendShut(service: Service, reply: FastifyReply): FastifyReply {
  const { shut, shutHow } = entryWords(reply).invitation
  return sendWords(service, reply, 404, shut, shutHow)
}

function sendForms(
  service: Service,
  reply: FastifyReply,
  { communityName, role, email }: Invitation,
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const isKnown = returned?.fields.has('current') === true
  const all = entryWords(reply)
  const { invitation: words, fields } = all
  const name = { name: 'name', label: fields.name, autocomplete: 'name', most: 100 }
  const password = { type: 'password', autocomplete: 'current-password', most: 200 } as const
  const current = { name: 'current', label: words.current, ...password }
  const code = { ...codeField(all), isOptional: true, hint: words.codeHint } as const
  const anew = entryForm(
    { fields: [name, newPasswordField(all)], submit: words.submit },
    isKnown ? undefined : returned,
  )
  const known = entryForm(
    { fields: [current, code], submit: words.submitKnown, isSecond: true },
    isKnown ? returned : undefined,
  )
  const strong = (text: string) => html`<strong>${text}</strong>`
  const roleName = wordsIn(languageOfReader(reply.request)).mails.roles[role]
  const joinAs = filledHtml(words.joinAs, { role: strong(roleName), email: strong(email) })
  const content = {
    title: words.title({ community: communityName }),
    description: words.description,
    body: html`<h1>${words.heading({ community: communityName })}</h1><p>${joinAs}</p><h2>${words.anew}</h2>${anew}<h2>${words.known}</h2>${known}<p class="hint">${words.notYou}</p>`,
  }
  return sendEntry(service, reply, content, status)
}
