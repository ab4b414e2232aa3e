/** Views: pages below a link that are kept as bytes, and the streams that say when they changed. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answer } from '../kernel/http/answer.ts'
import type { Attach } from '../kernel/http/reply.ts'
import { startStream } from '../live/sendStream.ts'
import type { Service } from '../live/service.ts'
import { followed, heardBeat } from '../live/streams.ts'
import { type LinkGuard, type LinkRequest, sendClosed, sendNotice } from './links/linkGuard.ts'
import type { View } from './links/view.ts'
import { boardAsset } from './pages/assets.ts'
import { languageOfAll } from './pages/languageOfReader.ts'
import { page, pageBody, sendKeptPage } from './pages/page.ts'
import { type CachedPage, createPageCache, mainVersion, type PageCache, type PageRequest } from './pages/pageCache.ts'
import { cardView } from './results/cardView.ts'
import { embedView } from './results/embedView.ts'
import { holesView } from './results/holesView.ts'
import { listView } from './results/listView.ts'
import { overviewView } from './results/overviewView.ts'
import { tvView } from './results/tvView.ts'

/** The views of the links themselves. A page is found first and sent then: a reply that is awaited is one that has left. */
export type Views = {
  /** The page of a link; undefined where it has no view. */
  readonly find: (opening: LinkRequest) => Promise<CachedPage | undefined>
  readonly send: (opening: LinkRequest, kept: CachedPage) => Promise<FastifyReply>
}

/** Mounts what lies below the links. */
export function mountViews(app: FastifyInstance, service: Service, door: LinkGuard): Views {
  const pages = createPageCache(service)
  const find = async (view: View, opening: LinkRequest) => {
    const wanted = wantedPage(service, view, opening)
    return wanted && pages.of(wanted)
  }
  const below: Readonly<Record<string, View>> = {
    '/cards/:board/:side': cardView,
    '/holes/:board/:round': holesView,
    '/tv': tvView,
    '/embed': embedView,
  }
  for (const [path, view] of Object.entries(below)) {
    const send = door(async opening => {
      const kept = await find(view, opening)
      return kept ? sendView(view, opening, kept) : sendClosed(service, opening.reply)
    })
    app.get(`/e/:event/:purpose/:token${path}`, send)
    app.get(
      `/e/:event/:purpose/:token${path}/stream`,
      door(opening => sendViewStream(service, pages, view, opening)),
    )
  }
  app.get(
    '/e/:event/:purpose/:token/stream',
    door(opening => sendViewStream(service, pages, viewOf(opening), opening)),
  )
  const board = boardAsset()
  app.get(board.path, (request, reply) =>
    answer(
      request,
      reply.headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' }),
      board.content,
      { mediaType: board.mediaType },
    ),
  )
  return {
    find: opening => find(viewOf(opening), opening),
    send: (opening, kept) => sendView(viewOf(opening), opening, kept),
  }
}

function viewOf({ link }: LinkRequest): View {
  return link.purpose === 'overview' ? overviewView : listView
}

function sendView(view: View, { request, reply }: LinkRequest, kept: CachedPage): Promise<FastifyReply> {
  return sendKeptPage(request, reply, kept.answer, view.framed === true)
}

/** Follows a view: its main part whenever it changed, from the version `from` (or `Last-Event-ID`) on. */
async function sendViewStream(
  service: Service,
  pages: PageCache,
  view: View,
  opening: LinkRequest,
): Promise<FastifyReply> {
  const { request, reply, query, base, isOpen } = opening
  const wanted = wantedPage(service, view, opening)
  if (!wanted || !(await pages.of(wanted))) return sendClosed(service, reply)
  if (!pages.hasRoom(wanted)) {
    reply.header('retry-after', 30)
    return sendNotice(service, reply, 503, ({ fullStreams, fullStreamsHow }) => [fullStreams, fullStreamsHow])
  }
  const lastEventId = request.headers['last-event-id']
  let sent = typeof lastEventId === 'string' ? lastEventId : query.from
  const attach: Attach = reader => {
    return followed(pages.follow(wanted, show), async () => show(await pages.of(wanted)))

    function show(kept: Awaited<ReturnType<PageCache['of']>>): void {
      if (!kept) reader.end()
      else if (kept.version !== sent) {
        sent = kept.version
        reader.send(kept.message)
      }
    }
  }
  return startStream(service, request, reply, { key: base, isAllowed: isOpen }, attach, heardBeat)
}

/** What is kept under the path of the view, what its address says besides, the language of who asked and the clock of the club; undefined where the link has no such view. */
function wantedPage(service: Service, view: View, asked: LinkRequest): PageRequest | undefined {
  const { link, base, request } = asked
  const language = view.forAll ? languageOfAll(request, link.clubLanguage) : asked.language
  const opening = { ...asked, language }
  const place = view.place(opening)
  if (place === undefined) return undefined
  return {
    address: `${base}${place} ${language} ${link.clubClock}`,
    communityId: link.communityId,
    scores: view.scores(opening),
    async render() {
      const shown = await view.show(service, opening)
      if (!shown) return undefined
      const main = pageBody(shown.content).text
      const [path = '', query] = place.split('?')
      const stream = `${base}${path}/stream?${query ? `${query}&` : ''}lang=${language}&from=`
      const live = { stream, version: mainVersion(main), isCopy: link.isCopy, clock: link.clubClock }
      return {
        text: page(service, { ...shown.content, language, ...(query && { query }), live }),
        main,
        eventIds: shown.eventIds,
      }
    },
  }
}
