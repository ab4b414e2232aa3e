/** The frame of every page of the site: head, style, banner of the testing environment, content policy. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { boardColour, clubStylePath } from '../../../contract/site/clubColour.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { nounWords } from '../../../contract/words/nounWords.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { answer, type CachedBody } from '../../kernel/http/answer.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { font, iconAsset, scriptAsset, styleAsset } from './assets.ts'
import { languageLinks } from './languageLinks.ts'
import { keepLanguage } from './languageOfReader.ts'

const policyOf = (ancestors: string) =>
  `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors ${ancestors}`

export const strictPolicy = policyOf("'none'")
const framedPolicy = policyOf('*')

export type PageContent = {
  readonly title: string
  readonly description: string
  /** What stands over the page; without it the name of the service does. */
  readonly masthead?: Html
  readonly body: Html
  /** What the page can do besides following; without it the page says the same. */
  readonly script?: 'lists' | 'embed' | 'login' | 'keepDay'
  /** In place of the usual style and of following by stream: a page that is its own, such as a screen on a wall. */
  readonly own?: { readonly style: 'tv'; readonly script: 'tv' }
  /** Within a page of another site: no head, and the colours of that site. */
  readonly framed?: { readonly theme: string | undefined }
  /** Six hexadecimal digits: the colour of the club. */
  readonly colour?: string | null
  /** The path of the picture that messengers show of it. */
  readonly preview?: string
  /** A page of many columns; others are as wide as words are read well. `beside`: a wide screen has a second column, from the first paint on. */
  readonly wide?: true | 'beside'
  /** The page follows what happens on the server: the address of its stream, up to the version that it has. */
  readonly live?: { readonly stream: string; readonly version: string; readonly isCopy: boolean; readonly clock: Clock }
  /** The language of a page that is there in all of them, which stand at its foot to be chosen from; without it the page is English. */
  readonly language: Language
  /** It is shown this once, so its foot leads to no other language. */
  readonly once?: boolean
  /** What the address of the page says besides its language, such as `by=hole`. */
  readonly query?: string
}

const brand = html`<header class="masthead board-ground"><div class="wrap words"><div class="club-line"><a class="home" href="/"><span class="crest serif" aria-hidden="true">C</span><span>Caddiemaster</span></a></div></div></header>`

/** A whole page as text. */
export function page(service: Pick<Service, 'config'>, content: PageContent): string {
  const { title, description, own, script, framed, colour, live, preview, language } = content
  const words = wordsIn(language).pages
  const picture =
    preview !== undefined &&
    html`<meta property="og:image" content="${service.config.baseUrl}${preview}${language !== 'en' && `?lang=${language}`}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`
  const testing = service.config.environment === 'testing' && html`<aside class="environment">${words.testing}</aside>`
  const scripts = own ? [own.script] : [...(live ? (['live'] as const) : []), ...(script ? [script] : [])]
  const style = styleAsset(own?.style ?? 'page')
  const follows =
    live &&
    html` data-stream="${live.stream}" data-version="${live.version}"${live.isCopy && html` data-copy`}${live.clock === 'h12' && html` data-clock="h12"`}`
  const status = live && !own && html`<p role="status" class="status" data-offline="${words.offline}"></p>`
  // The scripts speak English by themselves, and fill the blanks of what they are given; that of the login stands in its page, and what keeps a page says nothing.
  const isSpeaking = scripts.some(name => name !== 'login' && name !== 'keepDay')
  const said = language !== 'en' && isSpeaking && html` data-words="${JSON.stringify(nounWords[language].pageScripts)}"`
  const foot = content.language && !content.once && !own && !framed && languageLinks(content.language, content.query)
  const theme = framed?.theme !== undefined && html` data-theme="${framed.theme}"`
  const look = framed && html` class="embed"`
  const club = colour && html`<link rel="stylesheet" href="${clubStylePath(colour)}">`
  const skip = !own && !framed && html`<a class="skip" href="#content">${words.skip}</a>`
  return `<!doctype html>\n${
    html`<html lang="${language}"${look}${theme}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${title}</title><meta name="description" content="${description}"><meta property="og:type" content="website"><meta property="og:site_name" content="Caddiemaster"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}">${picture}<meta name="twitter:card" content="${preview === undefined ? 'summary' : 'summary_large_image'}"><meta name="theme-color" content="#${colour ? boardColour(colour) : '0e2a1e'}"><link rel="icon" type="image/svg+xml" href="${iconAsset().path}"><link rel="stylesheet" href="${style.path}"><link rel="preload" as="font" type="font/woff2" crossorigin href="${font.path}">${club}${scripts.map(name => html`<script defer src="${scriptAsset(name).path}"></script>`)}</head><body>${skip}${testing}<div class="page"${follows}${said}>${pageBody(content)}</div>${foot}${status}</body></html>`
      .text
  }`
}

/** What changes while the page is followed: masthead and main part. */
export function pageBody({ masthead, body, own, framed, wide }: Omit<PageContent, 'language'>): Html {
  const over = own || framed ? undefined : (masthead ?? brand)
  return html`${over}<main id="content" class="${own ? '' : wide === 'beside' ? 'wrap beside' : wide ? 'wrap' : 'wrap words'}">${body}</main>`
}

const headers = {
  'content-security-policy': strictPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
} as const
const unlisted = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' } as const
const mediaType = 'text/html; charset=utf-8'
const keptHeaders = { ...headers, ...unlisted } as const
const framedHeaders = { ...keptHeaders, 'content-security-policy': framedPolicy } as const

/** Sends a page with the headers that every page has. `noIndex`: behind a link, not for search engines and shared caches. `secret`: nobody keeps it, the browser neither. `frames`: it shows pages of ours in a frame. */
export function sendPage(
  reply: FastifyReply,
  text: string,
  options: {
    readonly status?: number
    readonly noIndex?: boolean
    readonly secret?: true
    readonly frames?: true
  } = {},
): FastifyReply {
  keepLanguage(reply)
  return reply
    .code(options.status ?? 200)
    .headers({
      ...headers,
      ...(options.noIndex && unlisted),
      ...(options.secret && { 'cache-control': 'no-store' }),
      ...(options.frames && { 'content-security-policy': `${strictPolicy}; frame-src 'self'` }),
      'content-type': mediaType,
    })
    .send(text)
}

/** Sends a page that is only for whoever asked. */
export function sendUnlisted(service: Service, reply: FastifyReply, content: PageContent, status = 200): FastifyReply {
  return sendPage(reply, page(service, content), { status, noIndex: true })
}

/** Sends a page that anybody may find and keep for a moment: 304 while it says the same. */
export function sendOpenPage(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  keepLanguage(reply)
  return answer(request, reply.headers(headers), text, { mediaType })
}

/** Sends a page behind a link from its kept bytes: compressed, and 304 while nothing changed. `framed`: other sites may show it in a frame. */
export function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedBody,
  framed: boolean,
): Promise<FastifyReply> {
  keepLanguage(reply)
  return answer(request, reply.headers(framed ? framedHeaders : keptHeaders), kept, { mediaType })
}
