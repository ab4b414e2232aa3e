import type { FastifyReply, FastifyRequest } from 'fastify'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { tellOperators } from '../../domain/accessRequests/tellOperators.ts'
import { lookAtRequestLink, sendRequest } from '../../domain/communityRequests/requestLink.ts'
import { background } from '../../kernel/background.ts'
import { html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { sendUnlisted } from '../pages/page.ts'
import { mayAsk } from './mayAsk.ts'
import { sendShut } from './sendNewCommunity.ts'

/** Whoever asked opens the mailed link. Nothing is sent yet: mail programs open links, too. */
export async function sendConfirmation(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await mayAsk(service))) return sendShut(service, reply)
  const asked = await service.database.read('everything', tx =>
    lookAtRequestLink(tx, tokenOf(request), service.clock()),
  )
  if (!asked) return sendGone(service, reply)
  if (asked.confirmedAt !== null) return sendWaiting(service, reply)
  const language = languageOfReader(request)
  const { confirm, fields } = wordsIn(language).communityRequests
  const facts = [
    [fields.name, asked.name],
    [fields.contactName, asked.contactName],
    [fields.contactEmail, asked.contactEmail],
    [fields.use, asked.intendedUse],
  ] as const
  const content = {
    title: confirm.title,
    description: confirm.description,
    body: html`<h1>${confirm.title}</h1><dl class="panel facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl><p class="hint">${confirm.notYou}</p><form method="post" class="form"><p class="actions"><button type="submit">${confirm.submit}</button></p></form>`,
    language,
  }
  return sendUnlisted(service, reply, content)
}

/** Sends the request to whoever runs the installation. */
export async function postConfirmation(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!(await mayAsk(service))) return sendShut(service, reply)
  const token = tokenOf(request)
  const sent = await service.database.write('everything', tx => sendRequest(tx, token, service.clock()))
  if (sent) {
    const { name, contactName, contactEmail, intendedUse } = sent
    const contact = `${contactName} <${contactEmail}>`
    background('Operators could not be told of a request for a community', () =>
      tellOperators(
        service,
        words => ({ subject: words.community({ name }), lines: [words.communityBy({ contact, name }), intendedUse] }),
        'communities',
      ),
    )
    return sendWaiting(service, reply)
  }
  const asked = await service.database.read('everything', tx => lookAtRequestLink(tx, token, service.clock()))
  return asked ? sendWaiting(service, reply) : sendGone(service, reply)
}

function tokenOf(request: FastifyRequest): string {
  return (request.params as { readonly token: string }).token
}

function sendWaiting(service: Service, reply: FastifyReply): FastifyReply {
  const { sent, sentHow } = wordsIn(languageOfReader(reply.request)).communityRequests
  return sendWords(service, reply, 200, sent, sentHow)
}

function sendGone(service: Service, reply: FastifyReply): FastifyReply {
  const { gone, goneHow } = wordsIn(languageOfReader(reply.request)).communityRequests
  return sendWords(service, reply, 404, gone, goneHow)
}
