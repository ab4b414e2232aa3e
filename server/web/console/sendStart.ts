import type { FastifyReply, FastifyRequest } from 'fastify'
import { isEmail } from '../../../contract/formats.ts'
import { hashPassword } from '../../domain/access/passwords.ts'
import { startSession } from '../../domain/access/startSession.ts'
import { beginInstallation, isFirstStartCode } from '../../domain/accounts/firstStart.ts'
import { passwordTrouble } from '../../domain/passwords/passwordTrouble.ts'
import { html } from '../../kernel/http/html.ts'
import { limitOf } from '../../kernel/http/limit.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { sendUnlisted } from '../pages/page.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { type EntryReturned, entryForm, newPasswordField, sendLoggedIn } from './entryForm.ts'

const mostCodesPerMinute = 20
// Forty random bits are enough when nobody may try many.
const tries = limitOf(mostCodesPerMinute)

/** Whoever has the code that the first start printed becomes the operator, and the owner of the first club. */
export async function sendStart(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return (await isOpen(service, request)) ? sendForm(service, reply, undefined) : sendShut(service, reply)
}

/** Makes the first operator and the first club of an installation, and logs in. */
export async function postStart(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!(await isOpen(service, request))) return sendShut(service, reply)
  const fields = fieldsOf(request)
  const given = (name: string) => (fields.get(name) ?? '').trim()
  const [name, email, clubName] = [given('name'), given('email'), given('clubName')]
  const password = fields.get('password') ?? ''
  const errors = {
    ...(!isLine(name, 100) && { name: 'Enter your first and last name.' }),
    ...(!(isEmail(email) && email.length <= 254) && {
      email: 'Enter a valid e-mail address, for example anna@example.com.',
    }),
    ...wrongPassword(password, [name, email, clubName]),
    ...(!isLine(clubName, 120) && { clubName: 'Enter the name of your club.' }),
  }
  const wrong = Object.values(errors)
  if (wrong.length > 0) return sendForm(service, reply, { fields, message: String(wrong[0]), errors }, 422)
  const passwordHash = await service.logins.run('write', () => hashPassword(password))
  const now = service.clock()
  const started = await service.database.write('everything', async tx => {
    const first = { code: codeOf(request), name, email, passwordHash, clubName }
    const administratorId = await beginInstallation(tx, first, now)
    if (administratorId === undefined) return undefined
    return startSession(tx, { administratorId, shared: false, userAgent: request.headers['user-agent'] }, now)
  })
  if (!started) return sendShut(service, reply)
  return sendLoggedIn(service, reply, started.cookie)
}

async function isOpen(service: Service, request: FastifyRequest): Promise<boolean> {
  if (!tries(service).take(request.ip).allowed) return false
  const code = codeOf(request)
  return service.database.read('everything', tx => isFirstStartCode(tx, code, service.clock()))
}

function codeOf(request: FastifyRequest): string {
  const { code } = request.query as { readonly code?: unknown }
  return typeof code === 'string' ? code.trim().toUpperCase() : ''
}

function isLine(text: string, most: number): boolean {
  return text.length > 0 && text.length <= most && !/\p{Cc}/u.test(text)
}

function wrongPassword(password: string, about: readonly string[]): { readonly password?: string } {
  const trouble = passwordTrouble(password, about)
  return trouble === undefined ? {} : { password: trouble }
}

function sendShut(service: Service, reply: FastifyReply): FastifyReply {
  return sendWords(
    service,
    reply,
    404,
    'This code does not open anything',
    'It works once, for a day, and only until somebody runs this installation. Start the service again to have a new one printed, or log in.',
  )
}

function sendForm(
  service: Service,
  reply: FastifyReply,
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const form = entryForm(
    {
      fields: [
        { name: 'name', label: 'Your name', autocomplete: 'name', most: 100 },
        { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', most: 254 },
        newPasswordField,
        { name: 'clubName', label: 'Your club', autocomplete: 'organization', most: 120 },
      ],
      submit: 'Begin',
    },
    returned,
  )
  const mail =
    !service.config.mail &&
    html`<p class="hint">Mail is not set up: invitations and new passwords come as links that you pass on. SMTP_URL changes that.</p>`
  const content = {
    title: 'Welcome',
    description: 'The first start of Caddiemaster',
    body: html`<h1>Welcome. You run this installation.</h1>${form}${mail}`,
  }
  return sendUnlisted(service, reply, content, status)
}
