import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageFacts } from '../../../contract/words/languages.ts'
import { clockFormat } from '../../../contract/words/timeOfDay.ts'
import { newPassword } from '../../domain/access/newPassword.ts'
import { linkHours, lookAtCredentialLink, setCredentialPassword } from '../../domain/credentials/credentialLink.ts'
import { html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { page, sendPage } from '../pages/page.ts'
import { entryForm, entryWords, sendEntry } from './entryForm.ts'

/** The contact of a credential opens the link to its password. Nothing is made yet: mail programs open links, too. */
export async function sendCredential(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const link = await linkOf(service, request)
  if (!link?.isOpen) return sendShut(service, reply, link?.usedAt ?? undefined)
  const { title, description, may, how, submit } = entryWords(reply).credential
  const program = filledHtml(may, { email: html`<strong>${link.email}</strong>` })
  const form = entryForm({ fields: [], submit }, undefined)
  const body = html`<h1>${title}</h1><p>${program}</p><p>${how}</p>${form}`
  return sendEntry(service, reply, { title, description, body })
}

/** Makes the password and shows it, once. */
export async function postCredential(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const link = await linkOf(service, request)
  if (!link?.isOpen) return sendShut(service, reply, link?.usedAt ?? undefined)
  const { password, passwordHash } = await service.logins.run('write', newPassword)
  const isSet = await service.database.write('everything', tx =>
    setCredentialPassword(tx, tokenOf(request), passwordHash, service.clock()),
  )
  if (!isSet) return sendShut(service, reply, (await linkOf(service, request))?.usedAt ?? undefined)
  const { baseUrl } = service.config
  const body = JSON.stringify({ email: link.email, password }, null, 2)
  const { credential: words, fields } = entryWords(reply)
  const send = filledHtml(words.send, { address: html`<code>${baseUrl}/v1/auth</code>` })
  const content = {
    title: words.shown,
    description: words.description,
    body: html`<h1>${words.shown}</h1><p>${words.keep}</p><dl class="facts"><dt>${fields.email}</dt><dd><code>${link.email}</code></dd><dt>${fields.password}</dt><dd><code class="password">${password}</code></dd></dl><h2>${words.logIn}</h2><p>${send}</p><pre tabindex="0">curl ${baseUrl}/v1/auth -H 'content-type: application/json' -d '${body}'</pre><p><a href="/docs">${words.docs}</a></p>`,
    language: languageOfReader(request),
    once: true,
  }
  return sendPage(reply, page(service, content), { noIndex: true, secret: true })
}

function tokenOf(request: FastifyRequest): string {
  return (request.params as { readonly token: string }).token
}

function linkOf(service: Service, request: FastifyRequest) {
  return service.database.read('everything', tx => lookAtCredentialLink(tx, tokenOf(request), service.clock()))
}

function sendShut(service: Service, reply: FastifyReply, usedAt: string | undefined): FastifyReply {
  const { used, usedHow, shut, shutHow } = entryWords(reply).credential
  if (usedAt === undefined) return sendWords(service, reply, 404, shut, shutHow({ hours: linkHours }))
  const { locale } = languageFacts[languageOfReader(reply.request)]
  const when = clockFormat('h24', locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return sendWords(service, reply, 410, used, usedHow({ moment: when.format(new Date(usedAt)) }))
}
