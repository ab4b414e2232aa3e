/** The pages that stand behind no link: those for integrators, one for each problem, the health of the service. */
import type { FastifyInstance } from 'fastify'
import { type RefusalCode, refusalCodes, refusals } from '../../../contract/errors.ts'
import { detailsOf, kebabCase, meaningOf } from '../../../contract/refusalWords.ts'
import { clubStyle, clubStylePath } from '../../../contract/site/clubColour.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { partsOf } from '../../../contract/words/message.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { answer, answerRendered } from '../../kernel/http/answer.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { assets, font } from '../../web/pages/assets.ts'
import { filledHtml } from '../../web/pages/filledHtml.ts'
import { languageOfReader } from '../../web/pages/languageOfReader.ts'
import { page, sendPage } from '../../web/pages/page.ts'
import { mountHealth } from './mountHealth.ts'
import { mountReference } from './mountReference.ts'
import { mountStart } from './mountStart.ts'

/** Mounts the start page, the pages and documents about the interface, `/health`, and their assets. */
export async function mountInterface(app: FastifyInstance, service: Service): Promise<void> {
  for (const { path, content, mediaType } of assets()) {
    app.get(path, (request, reply) =>
      answer(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), content, { mediaType }),
    )
  }
  app.get(font.path, (request, reply) =>
    answerRendered(
      request,
      reply.header('cache-control', 'public, max-age=31536000, immutable'),
      { version: font.path, bytes: async () => font.bytes },
      font.mediaType,
    ),
  )
  app.get<{ Params: { colour: string } }>(clubStylePath(':colour(^[0-9a-f]{6})'), (request, reply) =>
    answer(
      request,
      reply.header('cache-control', 'public, max-age=31536000, immutable'),
      clubStyle(request.params.colour),
      { mediaType: 'text/css; charset=utf-8' },
    ),
  )
  mountReference(app, service)
  app.get('/problems', async (request, reply) => sendPage(reply, page(service, problemList(languageOfReader(request)))))
  app.get<{ Params: { name: string } }>('/problems/:name', async (request, reply) => {
    const code = refusalCodes.find(one => kebabCase(one) === request.params.name)
    if (!code) throw new Refusal('NOT_FOUND', 'problem')
    return sendPage(reply, page(service, problemPage(code, languageOfReader(request))))
  })
  mountStart(app, service)
  mountHealth(app, service)
}

function problemList(language: Language) {
  const { title, description, how } = wordsIn(language).problems
  const rows = refusalCodes.map(
    code =>
      html`<dt><a href="/problems/${kebabCase(code)}"><code>${code}</code></a></dt><dd${inEnglish(language)}>${refusals[code].status} ${refusals[code].title}</dd>`,
  )
  return {
    title,
    description,
    body: html`<h1>${title}</h1><p>${filledHtml(how, { type: term('application/problem+json'), code: term('code') })}</p><dl>${rows}</dl>`,
    language,
  }
}

/** The code, its status and its title are of the interface, which is English; what they mean is said to whoever reads it. */
function problemPage(code: RefusalCode, language: Language) {
  const { status, title } = refusals[code]
  const words = wordsIn(language).problems
  const details = detailsOf(code, language)
  // What holds for all reasons is written for developers, and in English only.
  const meaning = language === 'en' ? meaningOf(code) : undefined
  const all = html`${meaning && html`<p>${withCode(meaning)}</p>`}<p>${filledHtml(words.which, { detail: term('detail') })}</p><ul>${details.map(text => html`<li>${withBlanks(text)}</li>`)}</ul>`
  const says = details.length > 1 ? all : html`<p>${details.map(withBlanks)}</p>`
  const heading = html`<h1${inEnglish(language)}>${title}</h1>`
  const body = html`${heading}<p class="quiet">${term(code)}, ${words.status({ status })}</p>${says}<p><a href="/problems">${words.all}</a> · <a href="/docs">${words.reference}</a></p>`
  return { title: `${title} (${code})`, description: meaning ?? words.description, body, language }
}

/** Marks what is English in a page of another language. */
function inEnglish(language: Language): Html | false {
  return language !== 'en' && html` lang="en"`
}

function term(text: string): Html {
  return html`<code>${text}</code>`
}

/** Text with parts between backticks as code. */
function withCode(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}

/** A detail of the catalogue, its blanks named: what depends on a number as it is said of many, a choice with all that it can be. */
function withBlanks(detail: string): Html[] {
  return partsOf(detail).map(part => {
    if (typeof part === 'string') return html`${part}`
    const { name, kind, branches = {} } = part
    if (kind === 'select') return html`${Object.values(branches).flat().join(' / ')}`
    const [before = '', ...after] = branches.other ?? ['', '']
    return html`${before}${after.map(text => html`<var>${name}</var>${text}`)}`
  })
}
