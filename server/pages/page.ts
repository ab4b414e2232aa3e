/** The frame of every page of the site: head, style, banner of the testing environment, content policy. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import type { Service } from '../service.ts'
import { type Html, html } from './html.ts'

const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')
/** The address changes with the content, so that browsers may keep it for ever. */
export const stylePath = `/assets/page-${createHash('sha256').update(style).digest('hex').slice(0, 12)}.css`
export const styleText = style

export const strictPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export type PageContent = { readonly title: string; readonly description: string; readonly body: Html }

/** A whole page as text. */
export function page(service: Service, content: PageContent): string {
  const testing =
    service.config.environment === 'testing' &&
    html`<p class="environment">Testing environment: sample data, reset at any time.</p>`
  return `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${content.title}</title><meta name="description" content="${content.description}"><meta property="og:title" content="${content.title}"><meta property="og:description" content="${content.description}"><meta name="theme-color" content="#0E2A1E"><link rel="icon" href="data:,"><link rel="stylesheet" href="${stylePath}"></head><body>${testing}<main>${content.body}</main></body></html>`
      .text
  }`
}

/** Sends a page with the headers that every page has. */
export function sendPage(
  reply: FastifyReply,
  text: string,
  options: { readonly status?: number; readonly noIndex?: boolean } = {},
): FastifyReply {
  if (options.noIndex) reply.header('x-robots-tag', 'noindex, nofollow')
  return reply
    .code(options.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': strictPolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': options.noIndex ? 'private, no-cache' : 'no-cache',
    })
    .send(text)
}
