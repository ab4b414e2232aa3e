/** The documents for integrators: OpenAPI, the interactive reference, the same as Markdown, first steps. */
import { hash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { operations } from '../../../contract/all.ts'
import type { Operation } from '../../../contract/operation.ts'
import { apiCatalog, apiCatalogPath } from '../../../contract/render/apiCatalog.ts'
import { consoleOpenApi } from '../../../contract/render/consoleOpenApi.ts'
import { openApi } from '../../../contract/render/openapi.ts'
import { llmsText, referenceMarkdown } from '../../../contract/render/reference.ts'
import { builtScript } from '../../built/builtScript.ts'
import { answer, CachedBody } from '../../kernel/http/answer.ts'
import { html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'

const json = 'application/json; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const linkset = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
const script = 'text/javascript; charset=utf-8'

/** Each document is made when somebody first asks for it, and its bytes are kept, plain and compressed. */
export function mountReference(app: FastifyInstance, service: Service): void {
  const { baseUrl, environment, contact } = service.config
  const all = Object.values(operations) as Operation[]
  const openApiText = (version: '3.1' | '3.2') =>
    JSON.stringify(openApi(all, { baseUrl, environment, contact, version }))
  const documents: Readonly<Record<string, readonly [mediaType: string, text: () => string | Promise<string>]>> = {
    '/openapi.json': [json, () => openApiText('3.1')],
    '/openapi-3.2.json': [json, () => openApiText('3.2')],
    '/console/openapi.json': [json, () => JSON.stringify(consoleOpenApi({ baseUrl, environment, contact }))],
    [apiCatalogPath]: [linkset, () => JSON.stringify(apiCatalog(baseUrl))],
    '/llms.txt': [plain, () => llmsText(all, baseUrl)],
    '/docs/reference.md': [markdown, () => referenceMarkdown(all, baseUrl)],
    '/docs/first-steps.md': [markdown, () => firstSteps(baseUrl)],
    '/docs/reference.js': [script, () => builtScript('reference')],
    '/docs/nonce.js': [script, () => styleNonce],
  }
  for (const [path, [mediaType, text]] of Object.entries(documents)) {
    let made: Promise<CachedBody> | undefined
    app.get(path, async (request, reply) => {
      made ??= cachedBodyOf(text).catch(error => {
        made = undefined
        throw error
      })
      if (path === apiCatalogPath) reply.header('link', `<${baseUrl}${apiCatalogPath}>; rel="api-catalog"`)
      return answer(request, reply.header('cache-control', 'no-cache'), await made, { mediaType })
    })
  }
  app.get('/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      })
      .send(`<!doctype html>\n${referencePage(nonce)}`)
  })
}

async function cachedBodyOf(text: () => string | Promise<string>): Promise<CachedBody> {
  const content = await text()
  return new CachedBody(content, hash('sha256', content).slice(0, 16))
}

/** The guide of the repository, with the address of this service. */
async function firstSteps(baseUrl: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'first-steps.md'), 'utf8')
  // Also where a link is called by its address, without the scheme.
  return text
    .replaceAll('http://localhost:8081', baseUrl)
    .replaceAll('localhost:8081', baseUrl.replace(/^\w+:\/\//, ''))
}

/** The reference writes style elements of its own: they get the nonce of the page, and no other inline style is let in. */
const styleNonce = `const nonce = document.querySelector('meta[property="csp-nonce"]').content
const create = Document.prototype.createElement
Document.prototype.createElement = function (name, options) {
  const element = create.call(this, name, options)
  if (element instanceof HTMLStyleElement) element.nonce = nonce
  return element
}
`

function referencePage(nonce: string): string {
  const configuration = JSON.stringify({
    withDefaultFonts: false,
    hideClientButton: true,
    telemetry: false,
    theme: 'default',
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
  })
  return html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Caddiemaster reference</title><link rel="icon" href="data:,"><link rel="alternate" type="text/markdown" href="/docs/reference.md"><meta property="csp-nonce" content="${nonce}"><script src="/docs/nonce.js"></script></head><body><script id="api-reference" data-url="/openapi.json" data-configuration="${configuration}"></script><script src="/docs/reference.js"></script></body></html>`
    .text
}
