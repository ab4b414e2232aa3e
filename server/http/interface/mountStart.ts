/** The start page of the installation: what is on at its clubs, and the ways for clubs and for integrators. */
import type { FastifyInstance } from 'fastify'
import { newCommunityPath } from '../../../contract/site/newCommunityPath.ts'
import { type Language, languages } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { Html, html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { frontDoor } from '../../web/club/frontDoor.ts'
import { mayAsk } from '../../web/communityRequests/mayAsk.ts'
import { crest, masthead } from '../../web/frame/masthead.ts'
import { filledHtml } from '../../web/pages/filledHtml.ts'
import { languageOfReader } from '../../web/pages/languageOfReader.ts'
import { page, sendOpenPage } from '../../web/pages/page.ts'
import { createPageCache } from '../../web/pages/pageCache.ts'
import { sampleEvents } from '../../web/results/sampleEvents.ts'

/** Mounts it. What it says of the clubs is kept until something in one of them changes. */
export function mountStart(app: FastifyInstance, service: Service): void {
  const kept = createPageCache(service, { kept: languages.length, followed: 0, bytes: 1024 * 1024 })
  app.get('/', async (request, reply) => {
    const language = languageOfReader(request)
    const [clubs, samples, takesRequests] = await Promise.all([
      kept.of({
        ...{ address: language, communityId: 'all', scores: true },
        async render() {
          const door = await frontDoor(service, language)
          return { text: door?.shown.text ?? '', main: '', eventIds: [], until: door?.until }
        },
      }),
      sampleEvents(service, language),
      mayAsk(service),
    ])
    const start = { clubs: new Html(clubs?.answer.text ?? ''), samples, takesRequests, language }
    return sendOpenPage(request, reply, page(service, startPage(service, start)))
  })
}

type Start = {
  /** What is on at those with a public page. */
  readonly clubs: Html
  /** What can be looked at in a testing environment. */
  readonly samples: Html | undefined
  readonly takesRequests: boolean
  readonly language: Language
}

function startPage(service: Service, { clubs, samples, takesRequests, language }: Start) {
  const { baseUrl } = service.config
  const { start: words } = wordsIn(language).pages
  const way = (path: string, name: string) => html`<a href="${path}">${name}</a>`
  const ask = takesRequests && html`<p>${filledHtml(words.ask, { ask: way(newCommunityPath, words.askName) })}</p>`
  const own = { communityId: 0, name: 'Caddiemaster', colour: null, logo: null }
  const head = masthead({ club: own, number: 1, title: own.name, facts: [words.what], emblem: crest(own) })
  const body = html`${clubs}${samples}
<div class="front-ways"><section><h2>${words.forClubs}</h2><p>${filledHtml(words.console, { console: way('/console', words.consoleName) })}</p>${ask}</section>
<section><h2>${words.forIntegrators}</h2><p>${way('/docs', words.reference)} · <a href="/openapi.json">OpenAPI 3.1</a> · <a href="/openapi-3.2.json">OpenAPI 3.2</a> · <a href="/docs/reference.md">Markdown</a> · ${way('/docs/first-steps.md', words.firstSteps)} · ${way('/problems', words.problems)}</p>
<pre tabindex="0">curl -s ${baseUrl}/v1/auth -H 'content-type: application/json' \\
  -d '{"email":"...","password":"..."}'</pre></section></div>`
  return { title: own.name, description: words.description, wide: true, masthead: head, body, language } as const
}
