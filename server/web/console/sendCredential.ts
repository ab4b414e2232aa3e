import type { FastifyReply, FastifyRequest } from 'fastify'
import { newPassword } from '../../domain/access/newPassword.ts'
import { linkHours, lookAtCredentialLink, setCredentialPassword } from '../../domain/credentials/credentialLink.ts'
import { html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { page, sendPage, sendUnlisted } from '../pages/page.ts'
import { entryForm } from './entryForm.ts'

/** The contact of a credential opens the link to its password. Nothing is made yet: mail programs open links, too. */
export async function sendCredential(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const link = await linkOf(service, request)
  if (!link?.isOpen) return sendShut(service, reply, link?.usedAt ?? undefined)
  const content = {
    title: 'Access to the interface',
    description: 'The password of a program',
    body: html`<h1>Access to the interface</h1><p>A program may log in as <strong>${link.email}</strong>.</p><p>The button makes its password and shows it once. Have the place ready where you keep it.</p>${entryForm({ fields: [], submit: 'Show the password' }, undefined)}`,
  }
  return sendUnlisted(service, reply, content)
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
  const content = {
    title: 'The password',
    description: 'The password of a program',
    body: html`<h1>The password</h1><p>Keep it now: it is shown this once and stored nowhere.</p><dl class="facts"><dt>E-mail</dt><dd><code>${link.email}</code></dd><dt>Password</dt><dd><code class="password">${password}</code></dd></dl><h2>Log in</h2><p>Send both to <code>${baseUrl}/v1/auth</code>; the answer is a token for a day.</p><pre tabindex="0">curl ${baseUrl}/v1/auth -H 'content-type: application/json' -d '${body}'</pre><p><a href="/docs">How the interface works</a></p>`,
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
  if (usedAt !== undefined) {
    const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    return sendWords(
      service,
      reply,
      410,
      'The password was shown already',
      `It was shown on ${when.format(new Date(usedAt))} UTC. Was that not you, or is it lost? Ask the operator to send another link.`,
    )
  }
  return sendWords(
    service,
    reply,
    404,
    'This link is no longer good',
    `It is older than ${linkHours} hours, or another one was sent. Ask the operator to send another link.`,
  )
}
