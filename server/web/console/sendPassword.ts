import type { FastifyReply, FastifyRequest } from 'fastify'
import { say } from '../../../contract/words/say.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { hashPassword } from '../../domain/access/passwords.ts'
import { accountOfPasswordLink, passwordLetter, setPasswordByLink } from '../../domain/accounts/passwordLink.ts'
import { passwordTrouble } from '../../domain/passwords/passwordTrouble.ts'
import { background } from '../../kernel/background.ts'
import { html } from '../../kernel/http/html.ts'
import { limitOf } from '../../kernel/http/limit.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'
import { queueLetter } from '../../kernel/mail/queueLetter.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { type EntryReturned, entryForm, entryWords, newPasswordField, sendEntry } from './entryForm.ts'

/** A new password by a link that works once. */
export async function sendPassword(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const account = await accountOf(service, request)
  return account ? sendForm(service, reply, account, undefined) : sendShut(service, reply)
}

/** Sets the new password behind a link that works once. */
export async function postPassword(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const account = await accountOf(service, request)
  if (!account) return sendShut(service, reply)
  const fields = fieldsOf(request)
  const password = fields.get('password') ?? ''
  const trouble = passwordTrouble(password, [account.name, account.email])
  if (trouble !== undefined) {
    const why = say(trouble, languageOfReader(request))
    return sendForm(service, reply, account, { fields, message: why, errors: { password: why } }, 422)
  }
  const passwordHash = await service.logins.run('write', () => hashPassword(password))
  const { token } = request.params as { readonly token: string }
  const isSet = await service.database.write('everything', tx =>
    setPasswordByLink(tx, token, passwordHash, service.clock()),
  )
  if (!isSet) return sendShut(service, reply)
  return reply.code(303).headers({ location: '/console/login', 'cache-control': 'no-store' }).send()
}

const mostAskedPerMinute = 5
const asked = limitOf(mostAskedPerMinute)

/** Asks for a link by mail. The answer is the same for every address. */
export async function sendForgotten(
  service: Service,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { password: words, fields } = entryWords(reply)
  const { title, description } = words
  if (!service.config.mail) return sendWords(service, reply, 200, words.noMail, words.noMailHow)
  const email = { name: 'email', label: fields.email, type: 'email', autocomplete: 'username', most: 254 } as const
  const form = entryForm({ fields: [email], submit: words.send }, undefined)
  return sendEntry(service, reply, { title, description, body: html`<h1>${title}</h1><p>${words.ask}</p>${form}` })
}

/** Mails a link for a new password. The answer is the same whether there is an account or not. */
export async function postForgotten(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const email = fieldsOf(request).get('email') ?? ''
  // Nobody waits for the mail: how long it takes would tell whether there is an account.
  if (asked(service).take(request.ip).allowed && email.length <= 254)
    background('A link for a new password could not be mailed', () => mailLink(service, email))
  const { sent, sentHow } = entryWords(reply).password
  return sendWords(service, reply, 200, sent, sentHow)
}

/** Goes to the address that the account has: another one may count as the same here, and be of somebody else. */
async function mailLink(service: Service, typed: string): Promise<void> {
  await service.database.write('everything', async tx => {
    const now = service.clock()
    const link = await passwordLetter(tx, typed, now)
    if (!link) return
    const { subject, open, ignore } = wordsIn(link.language).mails.password
    const letter: Letter = {
      about: 'password',
      fromName: 'Caddiemaster',
      to: link.email,
      subject,
      lines: [open, `${service.config.baseUrl}/console/password/${link.token}`, ignore],
    }
    await queueLetter(tx, service, letter, now.add({ minutes: 30 }))
  })
}

function accountOf(service: Service, request: FastifyRequest) {
  const { token } = request.params as { readonly token: string }
  return service.database.read('everything', tx => accountOfPasswordLink(tx, token, service.clock()))
}

function sendShut(service: Service, reply: FastifyReply): FastifyReply {
  const { shut, shutHow } = entryWords(reply).password
  return sendWords(service, reply, 404, shut, shutHow)
}

function sendForm(
  service: Service,
  reply: FastifyReply,
  { email, isFirstProof }: { readonly email: string; readonly isFirstProof: boolean },
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const words = entryWords(reply)
  const { title, description, submit, how, howFirst } = words.password
  const form = entryForm({ fields: [newPasswordField(words)], submit }, returned)
  const account = filledHtml(isFirstProof ? howFirst : how, { email: html`<strong>${email}</strong>` })
  return sendEntry(
    service,
    reply,
    { title, description, body: html`<h1>${title}</h1><p>${account}</p>${form}` },
    status,
  )
}
