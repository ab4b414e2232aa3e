import type { FastifyReply, FastifyRequest } from 'fastify'
import { said, say } from '../../../contract/words/say.ts'
import { html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { sendPage } from '../pages/page.ts'
import { scorecardApp } from './scorecardApp.ts'

/** Sends the page of the phone scorecard, the same for every link: the app reads from the address whose it is, and takes it out of there. */
export async function sendShell(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { script, style, codes, words } = await scorecardApp()
  const language = languageOfReader(request)
  const testing =
    service.config.environment === 'testing' &&
    html`<aside class="environment">${say(said('scorecard.testing'), language)}</aside>`
  const title = say(said('scorecard.title'), language)
  const page = html`<html lang="${language}" data-words="${words.begin}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="referrer" content="no-referrer"><title>${title}</title><meta name="description" content="${say(said('scorecard.description'), language)}"><meta name="theme-color" content="#0e2a1e"><meta name="codes" content="${codes.path}"><link rel="icon" href="data:,"><link rel="stylesheet" href="${style.path}"><link rel="modulepreload" href="${words.pathOf(language)}"><script type="module" src="${script.path}"></script></head><body class="in-sun">${testing}<div id="app"><main><h1 class="serif">${title}</h1></main></div><noscript>${say(said('scorecard.needsScript'), language)}</noscript></body></html>`
  return sendPage(reply.header('vary', 'accept-language, cookie'), `<!doctype html>\n${page.text}`, {
    noIndex: true,
    frames: true,
  })
}
