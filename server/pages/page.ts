/** The frame of every page of the site: head, style, banner of the testing environment, content policy. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Service } from '../service.ts'
import { liveScript, style } from './assets.ts'
import { type Html, html } from './html.ts'

export const strictPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export type PageContent = {
  readonly title: string
  readonly description: string
  readonly body: Html
  /** The page follows what happens on the server. */
  readonly live?: true
}

/** A whole page as text. */
export function page(service: Service, content: PageContent): string {
  const testing =
    service.config.environment === 'testing' &&
    html`<p class="environment">Testing environment: sample data, reset at any time.</p>`
  const script = content.live && html`<script type="module" src="${liveScript.path}"></script>`
  const status = content.live && html`<p role="status" class="status"></p>`
  return `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${content.title}</title><meta name="description" content="${content.description}"><meta property="og:title" content="${content.title}"><meta property="og:description" content="${content.description}"><meta name="theme-color" content="#0E2A1E"><link rel="icon" href="data:,"><link rel="stylesheet" href="${style.path}">${script}</head><body>${testing}<main>${content.body}</main>${status}</body></html>`
      .text
  }`
}

const headers = {
  'content-security-policy': strictPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
} as const
const unlisted = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' } as const
const mediaType = 'text/html; charset=utf-8'

/** Sends a page with the headers that every page has. `noIndex`: behind a link, not for search engines and shared caches. */
export function sendPage(
  reply: FastifyReply,
  text: string,
  options: { readonly status?: number; readonly noIndex?: boolean } = {},
): FastifyReply {
  return reply
    .code(options.status ?? 200)
    .headers({ ...headers, ...(options.noIndex && unlisted), 'content-type': mediaType })
    .send(text)
}

/** Sends a page behind a link that is asked for again and again: compressed, and 304 while nothing changed. */
export function sendLivePage(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  return answer(request, reply.headers({ ...headers, ...unlisted }), text, { mediaType })
}
