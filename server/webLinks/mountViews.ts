/** Views: pages below a link that are kept as bytes, and the streams that say when they changed. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answer } from '../http/answer.ts'
import { startStream } from '../http/sendStream.ts'
import { boardScript } from '../pages/assets.ts'
import { createKeptPages, type KeptPages, mainVersion, type WantedPage } from '../pages/keptPages.ts'
import { page, sendKeptPage } from '../pages/page.ts'
import { cardView } from '../results/cardView.ts'
import { embedView } from '../results/embedView.ts'
import { tvView } from '../results/tvView.ts'
import type { Service } from '../service.ts'
import { type LinkDoor, type Opening, sendClosed } from './linkDoor.ts'
import { listView } from './listView.ts'
import { overviewView } from './overviewView.ts'
import type { View } from './view.ts'

/** Mounts what lies below the links; the answer sends the page of a link itself, undefined where it has no view. */
export function mountViews(
  app: FastifyInstance,
  service: Service,
  door: LinkDoor,
): (opening: Opening) => Promise<FastifyReply | undefined> {
  const pages = createKeptPages(service)
  const views: Readonly<Record<string, View>> = {
    '/cards/:board/:side': cardView,
    '/tv': tvView,
    '/embed': embedView,
  }
  for (const [path, view] of Object.entries(views)) {
    app.get(
      `/e/:event/:purpose/:token${path}`,
      door(async opening => (await sendView(service, pages, view, opening)) ?? sendClosed(service, opening.reply)),
    )
    app.get(
      `/e/:event/:purpose/:token${path}/stream`,
      door(opening => sendViewStream(service, pages, view, opening)),
    )
  }
  app.get(boardScript.path, (request, reply) =>
    answer(
      request,
      reply.headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' }),
      boardScript.content,
      { mediaType: boardScript.mediaType },
    ),
  )
  const viewOf = ({ link }: Opening) => (link.purpose === 'overview' ? overviewView : listView)
  app.get(
    '/e/:event/:purpose/:token/stream',
    door(opening => sendViewStream(service, pages, viewOf(opening), opening)),
  )
  return opening => sendView(service, pages, viewOf(opening), opening)
}

async function sendView(
  service: Service,
  pages: KeptPages,
  view: View,
  opening: Opening,
): Promise<FastifyReply | undefined> {
  const wanted = wantedPage(service, view, opening)
  const kept = wanted && (await pages.of(wanted))
  return kept && sendKeptPage(opening.request, opening.reply, kept.answer, view.framed === true)
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
