import type { FastifyReply, FastifyRequest } from 'fastify'
import { isEmail } from '../../../contract/formats.ts'
import { say } from '../../../contract/words/say.ts'
import { hashPassword } from '../../domain/access/passwords.ts'
import { startSession } from '../../domain/access/startSession.ts'
import { beginInstallation, isFirstStartCode } from '../../domain/accounts/firstStart.ts'
import { passwordTrouble } from '../../domain/passwords/passwordTrouble.ts'
import { html } from '../../kernel/http/html.ts'
import { limitOf } from '../../kernel/http/limit.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { type EntryReturned, entryForm, entryWords, newPasswordField, sendEntry, sendLoggedIn } from './entryForm.ts'

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
  const fieldOf = (name: string) => (fields.get(name) ?? '').trim()
  const [name, email, clubName] = [fieldOf('name'), fieldOf('email'), fieldOf('clubName')]
  const password = fields.get('password') ?? ''
  const words = entryWords(reply).errors
  const trouble = passwordTrouble(password, [name, email, clubName])
  const errors = {
    ...(!isLine(name, 100) && { name: words.name }),
    ...(!(isEmail(email) && email.length <= 254) && { email: words.email }),
    ...(trouble && { password: say(trouble, languageOfReader(request)) }),
    ...(!isLine(clubName, 120) && { clubName: words.clubName }),
  }
  const wrong = Object.values(errors)
  if (wrong.length > 0) return sendForm(service, reply, { fields, message: String(wrong[0]), errors }, 422)
  const passwordHash = await service.logins.run('write', () => hashPassword(password))
  const now = service.clock()
  const started = await service.database.write('everything', async tx => {
    const language = languageOfReader(request)
    const first = { code: codeOf(request), name, email, passwordHash, clubName, language }
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

function sendShut(service: Service, reply: FastifyReply): FastifyReply {
  const { shut, shutHow } = entryWords(reply).start
  return sendWords(service, reply, 404, shut, shutHow)
}

function sendForm(
  service: Service,
  reply: FastifyReply,
  returned: EntryReturned | undefined,
  status = 200,
): FastifyReply {
  const words = entryWords(reply)
  const { title, description, heading, submit, noMail } = words.start
  const form = entryForm(
    {
      fields: [
        { name: 'name', label: words.fields.name, autocomplete: 'name', most: 100 },
        { name: 'email', label: words.fields.email, type: 'email', autocomplete: 'username', most: 254 },
        newPasswordField(words),
        { name: 'clubName', label: words.fields.clubName, autocomplete: 'organization', most: 120 },
      ],
      submit,
    },
    returned,
  )
  const mail = !service.config.mail && html`<p class="hint">${noMail}</p>`
  return sendEntry(service, reply, { title, description, body: html`<h1>${heading}</h1>${form}${mail}` }, status)
}
