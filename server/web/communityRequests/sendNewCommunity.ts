import type { FastifyReply, FastifyRequest } from 'fastify'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { languageOfAddress } from '../../domain/access/languageOfAddress.ts'
import { toBeSent } from '../../domain/communityRequests/letters.ts'
import { keepRequest, linkHours } from '../../domain/communityRequests/requestLink.ts'
import { html } from '../../kernel/http/html.ts'
import { limitOf } from '../../kernel/http/limit.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { queueLetter } from '../../kernel/mail/queueLetter.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { inputField, textField } from '../pages/formFields.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { sendUnlisted } from '../pages/page.ts'
import { fieldsOf } from '../pages/takeForms.ts'
import { problemBox } from '../registrations/formPage.ts'
import { mayAsk } from './mayAsk.ts'
import { longest, readRequest, trap } from './readRequest.ts'

/** In an hour: from one place, and to one address. */
const sent = limitOf(5, 60)
const letters = limitOf(1, 60)

/** Anybody asks for a community, as long as operators allow it. */
export async function sendNewCommunity(
  service: Service,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return (await mayAsk(service)) ? sendForm(service, reply, undefined) : sendShut(service, reply)
}

/** Keeps what was written and mails the link that sends it. The answer is the same for every address. */
export async function postNewCommunity(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await mayAsk(service))) return sendShut(service, reply)
  const fields = fieldsOf(request)
  const giveBack = (message: string, status: number, errors: ReadonlyMap<string, string> = new Map()) =>
    sendForm(service, reply, { fields, message, errors }, status)
  const words = wordsOf(reply)
  const { given, errors } = readRequest(fields, words.errors)
  if (errors.size > 0) return giveBack(words.problems.check, 422, errors)
  if (!sent(service).take(request.ip).allowed) return giveBack(words.problems.tooMany, 429)
  // Whoever fills in what nobody sees is no person, and learns nothing.
  if (fields.get(trap) || !letters(service).take(emailKey(given.contactEmail)).allowed)
    return sendOnItsWay(service, reply)
  const isKept = await service.database.write('everything', async tx => {
    const now = service.clock()
    const language = languageOfReader(request)
    const token = await keepRequest(tx, { ...given, language }, now)
    if (token === undefined) return false
    const reads = (await languageOfAddress(tx, given.contactEmail)) ?? language
    const letter = toBeSent(given, token, service.config.baseUrl, reads)
    await queueLetter(tx, service, letter, now.add({ hours: linkHours }))
    return true
  })
  if (!isKept) {
    letters(service).giveBack(emailKey(given.contactEmail))
    return giveBack(words.problems.full, 503)
  }
  return sendOnItsWay(service, reply)
}

/** Says that nobody can ask here. */
export function sendShut(service: Service, reply: FastifyReply): FastifyReply {
  const { shut, shutHow } = wordsOf(reply)
  return sendWords(service, reply, 404, shut, shutHow)
}

function sendOnItsWay(service: Service, reply: FastifyReply): FastifyReply {
  const { mailed, mailedHow } = wordsOf(reply)
  return sendWords(service, reply, 200, mailed, mailedHow)
}

function wordsOf({ request }: FastifyReply) {
  return wordsIn(languageOfReader(request)).communityRequests
}

type Returned = {
  readonly fields: URLSearchParams
  readonly message: string
  readonly errors: ReadonlyMap<string, string>
}

function sendForm(service: Service, reply: FastifyReply, returned: Returned | undefined, status = 200): FastifyReply {
  const language = languageOfReader(reply.request)
  const words = wordsOf(reply)
  const { fields: labels } = words
  const form = {
    language,
    value: (name: string) => returned?.fields.get(name) ?? '',
    errors: returned?.errors ?? new Map<string, string>(),
  }
  const fields = [
    inputField(form, {
      name: 'name',
      label: labels.name,
      hint: labels.nameHint,
      autocomplete: 'organization',
      most: longest.name,
      required: true,
    }),
    inputField(form, {
      name: 'contactName',
      label: labels.contactName,
      autocomplete: 'name',
      most: longest.name,
      required: true,
    }),
    inputField(form, {
      name: 'contactEmail',
      label: labels.contactEmail,
      hint: labels.contactEmailHint,
      type: 'email',
      autocomplete: 'email',
      most: longest.email,
      required: true,
    }),
    textField(form, {
      name: 'intendedUse',
      label: labels.intendedUse,
      hint: labels.intendedUseHint,
      most: longest.intendedUse,
      required: true,
    }),
  ]
  const content = {
    title: words.title,
    description: words.description,
    body: html`<h1>${words.heading}</h1><p>${words.how}</p><form method="post" class="form">${problemBox({ problem: returned?.message, errors: form.errors })}${fields}<div hidden><input name="${trap}" tabindex="-1" autocomplete="off" aria-hidden="true"></div><p class="hint">${words.kept}</p><p class="actions"><button type="submit">${words.submit}</button></p></form>`,
    language,
  }
  return sendUnlisted(service, reply, content, status)
}
