import type { FastifyReply, FastifyRequest } from 'fastify'
import { toBeSent } from '../../domain/communityRequests/letters.ts'
import { keepRequest, linkHours } from '../../domain/communityRequests/requestLink.ts'
import { html } from '../../kernel/http/html.ts'
import { limitOf } from '../../kernel/http/limit.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { queueLetter } from '../../kernel/mail/queueLetter.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { inputField, textField } from '../pages/formFields.ts'
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
  const { given, errors } = readRequest(fields)
  if (errors.size > 0) return giveBack('Please check what you wrote.', 422, errors)
  if (!sent(service).take(request.ip).allowed)
    return giveBack('Many requests have come from here within an hour. Please send it again in an hour.', 429)
  // Whoever fills in what nobody sees is no person, and learns nothing.
  if (fields.get(trap) || !letters(service).take(emailKey(given.contactEmail)).allowed)
    return sendOnItsWay(service, reply)
  const isKept = await service.database.write('everything', async tx => {
    const now = service.clock()
    const token = await keepRequest(tx, given, now)
    if (token === undefined) return false
    const letter = toBeSent(given, token, service.config.baseUrl)
    await queueLetter(tx, service, letter, now.add({ hours: linkHours }))
    return true
  })
  if (!isKept) {
    letters(service).giveBack(emailKey(given.contactEmail))
    return giveBack('Too many requests are waiting. Please send it again in a few days.', 503)
  }
  return sendOnItsWay(service, reply)
}

/** Says that nobody can ask here. */
export function sendShut(service: Service, reply: FastifyReply): FastifyReply {
  return sendWords(
    service,
    reply,
    404,
    'Nobody can ask for a community here',
    'Communities are made by whoever runs this installation. Ask there.',
  )
}

function sendOnItsWay(service: Service, reply: FastifyReply): FastifyReply {
  return sendWords(
    service,
    reply,
    200,
    'Look into your mail',
    'A link is on its way to you. Open it and press the button there: only then is your request sent. Nothing there after ten minutes? Look among unwanted mail. In an hour you can ask for another link.',
  )
}

type Returned = {
  readonly fields: URLSearchParams
  readonly message: string
  readonly errors: ReadonlyMap<string, string>
}

function sendForm(service: Service, reply: FastifyReply, returned: Returned | undefined, status = 200): FastifyReply {
  const form = {
    value: (name: string) => returned?.fields.get(name) ?? '',
    errors: returned?.errors ?? new Map<string, string>(),
  }
  const fields = [
    inputField(form, {
      name: 'name',
      label: 'Club or group',
      hint: 'The name under which players know it.',
      autocomplete: 'organization',
      most: longest.name,
      required: true,
    }),
    inputField(form, {
      name: 'contactName',
      label: 'Your name',
      autocomplete: 'name',
      most: longest.name,
      required: true,
    }),
    inputField(form, {
      name: 'contactEmail',
      label: 'Your e-mail',
      hint: 'A link goes there, with which you send your request.',
      type: 'email',
      autocomplete: 'email',
      most: longest.email,
      required: true,
    }),
    textField(form, {
      name: 'intendedUse',
      label: 'What will you use it for?',
      hint: 'For example: twenty medals a year for 150 members, and a member-guest.',
      most: longest.intendedUse,
      required: true,
    }),
  ]
  const content = {
    title: 'Ask for a community',
    description: 'Run the golf events of your club here.',
    body: html`<h1>Run your golf events here</h1><p>Registration, tee sheets, scores and leaderboards of your club or group. Whoever runs this installation reads your request and answers by mail.</p><form method="post" class="form">${problemBox({ problem: returned?.message, errors: form.errors })}${fields}<div hidden><input name="${trap}" tabindex="-1" autocomplete="off" aria-hidden="true"></div><p class="hint">What you write is kept until it is answered, and then deleted.</p><p class="actions"><button type="submit">Mail me the link</button></p></form>`,
  }
  return sendUnlisted(service, reply, content, status)
}
