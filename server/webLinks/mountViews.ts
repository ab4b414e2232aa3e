/** Views: pages below a link that are kept as bytes, and the streams that say when they changed. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answer } from '../http/answer.ts'
import { startStream } from '../http/sendStream.ts'
import { boardScript } from '../pages/assets.ts'
import { createKeptPages, type KeptPage, type KeptPages, mainVersion, type WantedPage } from '../pages/keptPages.ts'
import { page, sendKeptPage } from '../pages/page.ts'
import { cardView } from '../results/cardView.ts'
import { embedView } from '../results/embedView.ts'
import { tvView } from '../results/tvView.ts'
import type { Service } from '../service.ts'
import { type LinkDoor, type Opening, sendClosed } from './linkDoor.ts'
import { listView } from './listView.ts'
import { overviewView } from './overviewView.ts'
import type { View } from './view.ts'

/** The views of the links themselves. A page is found first and sent then: a reply that is awaited is one that has left. */
export type Views = {
  /** The page of a link; undefined where it has no view. */
  readonly find: (opening: Opening) => Promise<KeptPage | undefined>
  readonly send: (opening: Opening, kept: KeptPage) => Promise<FastifyReply>
}

/** Mounts what lies below the links. */
export function mountViews(app: FastifyInstance, service: Service, door: LinkDoor): Views {
  const pages = createKeptPages(service)
  const find = async (view: View, opening: Opening) => {
    const wanted = wantedPage(service, view, opening)
    return wanted && pages.of(wanted)
  }
  const below: Readonly<Record<string, View>> = {
    '/cards/:board/:side': cardView,
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
  app.get(boardScript.path, (request, reply) =>
    answer(
      request,
      reply.headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' }),
      boardScript.content,
      { mediaType: boardScript.mediaType },
    ),
  )
  return {
    find: opening => find(viewOf(opening), opening),
    send: (opening, kept) => sendView(viewOf(opening), opening, kept),
  }
}

function viewOf({ link }: Opening): View {
  return link.purpose === 'overview' ? overviewView : listView
}

function sendView(view: View, { request, reply }: Opening, kept: KeptPage): Promise<FastifyReply> {
  return sendKeptPage(request, reply, kept.answer, view.framed === true)
}

/** Follows a view: its main part whenever it changed, from the version `from` (or `Last-Event-ID`) on. */
async function sendViewStream(service: Service, pages: KeptPages, view: View, opening: Opening): Promise<FastifyReply> {
  const { request, reply, query, base, isOpen } = opening
  const wanted = wantedPage(service, view, opening)
  if (!wanted || !(await pages.of(wanted))) return sendClosed(service, reply)
  const lastEventId = request.headers['last-event-id']
  let sent = typeof lastEventId === 'string' ? lastEventId : query.from
  return startStream(service, request, reply, { key: base, isAllowed: isOpen }, async reader => {
    const unfollow = pages.follow(wanted, show)
    show(await pages.of(wanted))
    return unfollow

    function show(kept: Awaited<ReturnType<KeptPages['of']>>): void {
      if (!kept) reader.end()
      else if (kept.version !== sent) {
        sent = kept.version
        reader.send(kept.message)
      }
    }
  })
}

/** What is kept under the path of the view and what its address says besides; undefined where the link has no such view. */
function wantedPage(service: Service, view: View, opening: Opening): WantedPage | undefined {
  const { link, base } = opening
  const place = view.place(opening)
  if (place === undefined) return undefined
  return {
    address: `${base}${place}`,
    communityId: link.communityId,
    scores: view.scores(opening),
    async render() {
      const shown = await view.show(service, opening)
      if (!shown) return undefined
      const main = shown.content.body.text
      const [path = '', query] = place.split('?')
      const stream = `${base}${path}/stream?${query ? `${query}&` : ''}from=`
      const live = { stream, version: mainVersion(main) }
      return { text: page(service, { ...shown.content, live }), main, eventIds: shown.eventIds }
    },
  }
}
