import type { FastifyReply, FastifyRequest } from 'fastify'
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
import { sendUnlisted } from '../pages/page.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { type EntryReturned, entryForm, newPasswordField } from './entryForm.ts'

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
  if (trouble !== undefined)
    return sendForm(service, reply, account, { fields, message: trouble, errors: { password: trouble } }, 422)
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
  if (!service.config.mail)
    return sendWords(
      service,
      reply,
      200,
      'Ask for a link',
      'Mail is not set up here. The operator makes a link with "caddiemaster administrator link", and passes it on to you.',
    )
  const email = { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', most: 254 } as const
  const form = entryForm({ fields: [email], submit: 'Send me a link' }, undefined)
  const content = {
    title: 'New password',
    description: 'A new password for the console of Caddiemaster',
    body: html`<h1>New password</h1><p>We mail you a link that is good for half an hour.</p>${form}`,
  }
  return sendUnlisted(service, reply, content)
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
  return sendWords(
    service,
    reply,
    200,
    'Look into your mail',
    'If there is an account with this address, a link is on its way. It is good for half an hour.',
  )
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
  return sendWords(
    service,
    reply,
    404,
    'This link is no longer good',
    'It was used or is older than half an hour. Ask for a new one on the login page.',
  )
}

function sendForm(
  service: Service,
  reply: FastifyReply,
  { email, isFirstProof }: { readonly email: string; readonly isFirstProof: boolean },
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const form = entryForm({ fields: [newPasswordField], submit: 'Set the password' }, returned)
  const content = {
    title: 'New password',
    description: 'A new password for the console of Caddiemaster',
    body: html`<h1>New password</h1><p>For the account <strong>${email}</strong>. You are logged out everywhere else.${isFirstProof && ' Passkeys and codes from before end too: set them up anew.'}</p>${form}`,
  }
  return sendUnlisted(service, reply, content, status)
}
