import type { FastifyReply } from 'fastify'
import { html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { sendPage } from '../pages/page.ts'
import { scorecardApp } from './scorecardApp.ts'

/** Sends the page of the phone scorecard, the same for every link: the app reads from the address whose it is, and takes it out of there. */
export async function sendShell(service: Service, reply: FastifyReply): Promise<FastifyReply> {
  const { script, style, codes } = await scorecardApp()
  const testing =
    service.config.environment === 'testing' &&
    html`<aside class="environment">Testing environment: sample data.</aside>`
  const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="referrer" content="no-referrer"><title>Scorecard</title><meta name="description" content="Scoring, hole by hole"><meta name="theme-color" content="#0e2a1e"><meta name="codes" content="${codes.path}"><link rel="icon" href="data:,"><link rel="stylesheet" href="${style.path}"><script type="module" src="${script.path}"></script></head><body class="in-sun">${testing}<div id="app"><main><h1 class="serif">Scorecard</h1></main></div><noscript>The scorecard needs JavaScript.</noscript></body></html>`
  return sendPage(reply, `<!doctype html>\n${page.text}`, { noIndex: true, frames: true })
}
