/** The documents about the interface: OpenAPI, the interactive reference, one page for each problem, the start page. */
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { kebabCase, type RefusalCode, refusalCodes, refusals } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { operations } from '../../contract/operations.ts'
import { openApi } from '../../contract/render/openapi.ts'
import { statement } from '../database/list.ts'
import { Refusal } from '../handler.ts'
import { assets } from '../pages/assets.ts'
import { type Html, html } from '../pages/html.ts'
import { page, sendPage } from '../pages/page.ts'
import type { Service } from '../service.ts'
import { sampleEvents } from '../webLinks/sampleEvents.ts'
import { answer } from './answer.ts'

export async function mountDocuments(app: FastifyInstance, service: Service): Promise<void> {
  const { baseUrl, environment } = service.config
  for (const [path, version] of [
    ['/openapi.json', '3.1'],
    ['/openapi-3.2.json', '3.2'],
  ] as const) {
    const text = once(async () =>
      JSON.stringify(openApi(Object.values(operations) as Operation[], { baseUrl, environment, version })),
    )
    app.get(path, async (request, reply) =>
      answer(request, reply.header('cache-control', 'no-cache'), await text(), {
        mediaType: 'application/json; charset=utf-8',
      }),
    )
  }
  for (const { path, content, mediaType } of assets) {
    app.get(path, (request, reply) =>
      answer(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), content, { mediaType }),
    )
  }
  mountReference(app)
  app.get('/problems', async (_request, reply) => sendPage(reply, page(service, problemList())))
  app.get<{ Params: { name: string } }>('/problems/:name', async (request, reply) => {
    const code = refusalCodes.find(one => kebabCase(one) === request.params.name)
    if (!code) throw new Refusal('NOT_FOUND', 'There is no such problem. The page /problems lists all of them.')
    return sendPage(reply, page(service, problemPage(code)))
  })
  app.get('/', async (_request, reply) =>
    sendPage(reply, page(service, startPage(service, await sampleEvents(service)))),
  )
  app.get('/health', async (_request, reply) => {
    await service.database.read([], tx => tx.rows(statement(sql`select 1`)))
    return reply.send({ status: 'ok' })
  })
}

/** The reference page. Its script is large, so it is loaded and compressed when somebody first asks for it. */
function mountReference(app: FastifyInstance): void {
  const script = once(async () => {
    const plugin = (await import('@scalar/fastify-api-reference')).default
    const small = Fastify()
    await small.register(plugin, {
      routePrefix: '/reference',
      configuration: { content: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
    })
    const { body } = await small.inject('/reference/js/scalar.js')
    await small.close()
    return body
  })
  app.get('/docs/reference.js', async (request, reply) =>
    answer(request, reply.header('cache-control', 'public, max-age=3600'), await script(), {
      mediaType: 'text/javascript; charset=utf-8',
    }),
  )
  app.get('/docs', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        // The reference writes style elements of its own; nothing on this page comes from people.
        'content-security-policy':
          "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      })
      .send(`<!doctype html>\n${referencePage().text}`),
  )
}

function referencePage(): Html {
  const configuration = JSON.stringify({
    withDefaultFonts: false,
    hideClientButton: true,
    telemetry: false,
    theme: 'default',
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
  })
  return html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Caddiemaster reference</title><link rel="icon" href="data:,"></head><body><script id="api-reference" data-url="/openapi.json" data-configuration="${configuration}"></script><script src="/docs/reference.js"></script></body></html>`
}

function problemList() {
  const rows = refusalCodes.map(
    code =>
      html`<dt><a href="/problems/${kebabCase(code)}"><code>${code}</code></a></dt><dd>${refusals[code].status} ${refusals[code].title}</dd>`,
  )
  return {
    title: 'Problems',
    description: 'Every refusal of the interface, with what it means.',
    body: html`<h1>Problems</h1><p>Every refusal is <code>application/problem+json</code>. Its <code>code</code> is stable.</p><dl>${rows}</dl>`,
  }
}

function problemPage(code: RefusalCode) {
  const { status, title, meaning } = refusals[code]
  const paragraphs = html`<h1>${title}</h1><p class="quiet"><code>${code}</code>, status ${status}</p><p>${withCode(meaning)}</p><p><a href="/problems">All problems</a> · <a href="/docs">Reference</a></p>`
  return { title: `${title} (${code})`, description: meaning, body: paragraphs }
}

/** Text with parts between backticks as code. */
function withCode(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}

/** `samples`: what can be looked at here. */
function startPage(service: Service, samples: Html | undefined) {
  const { baseUrl } = service.config
  const body = html`<h1>Caddiemaster</h1><p>Golf events of clubs and communities: registrations, handicaps, flights, teams, tee pairings, scores and leaderboards.</p>${samples}
<h2>For integrators</h2><p><a href="/docs">Interactive reference</a> · <a href="/openapi.json">OpenAPI 3.1</a> · <a href="/openapi-3.2.json">OpenAPI 3.2</a> · <a href="/problems">Problems</a></p>
<pre tabindex="0">curl -s ${baseUrl}/v1/auth -H 'content-type: application/json' \\
  -d '{"email":"...","password":"..."}'</pre>`
  return { title: 'Caddiemaster', description: 'Golf events of clubs and communities.', body }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}
