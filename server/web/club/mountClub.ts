/** `/c/{community}`: the public page of a club, kept as bytes until something in the club changes. */
import type { FastifyInstance } from 'fastify'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { countedBoards } from '../../live/countedBoards.ts'
import type { Service } from '../../live/service.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { readFrame } from '../frame/eventFrame.ts'
import { sendClosed } from '../links/linkGuard.ts'
import { page, pageBody, sendKeptPage } from '../pages/page.ts'
import { createPageCache, type Rendered } from '../pages/pageCache.ts'
import { type ClubEvent, clubEvents, publicClub } from './clubEvents.sql.ts'
import { clubMasthead, clubPage, type ShownEvent } from './clubPage.ts'

const mostEvents = 40
/** Of how many events the page says who leads or won. */
const mostCounted = 12

export function mountClub(app: FastifyInstance, service: Service): void {
  const pages = createPageCache(service, { kept: 200, followed: 0, bytes: 16 * 1024 * 1024 })
  app.get<{ Params: { community: string } }>('/c/:community', async (request, reply) => {
    const { community } = request.params
    if (!/^[1-9][0-9]{0,15}$/.test(community)) return sendClosed(service, reply)
    const communityId = Number(community)
    const address = `/c/${communityId}`
    const kept = await pages.of({ address, communityId, scores: true, render: () => rendered(service, communityId) })
    return kept ? sendKeptPage(request, reply, kept.answer, false) : sendClosed(service, reply)
  })
}

async function rendered(service: Service, communityId: number): Promise<Rendered | undefined> {
  const found = await service.database.read([communityId], async tx => {
    const club = await publicClub(tx, communityId)
    return club && { club, events: await clubEvents(tx, communityId, mostEvents) }
  })
  if (!found) return undefined
  const events: ShownEvent[] = []
  for (const [index, event] of found.events.entries()) {
    const shown = await shownEvent(service, communityId, event, index < mostCounted)
    if (shown) events.push(shown)
  }
  const content = {
    title: found.club.name,
    description: `Golf events of ${found.club.name}: live, coming and past.`,
    colour: found.club.colour,
    wide: true,
    masthead: clubMasthead(found.club),
    body: clubPage(events),
  } as const
  return { text: page(service, content), main: pageBody(content).text, eventIds: [] }
}

async function shownEvent(
  service: Service,
  communityId: number,
  event: ClubEvent,
  isCounted: boolean,
): Promise<ShownEvent | undefined> {
  const known = await service.database.read([communityId], tx => visibleEvent(tx, event.publicId, [communityId]))
  if (!known) return undefined
  const boards = isCounted && event.state !== 'published' ? await countedBoards(service, known) : []
  return service.database.read([communityId], async tx => {
    const printCentre = await printCentreOf(tx, known)
    const [frame, names] = await Promise.all([
      readFrame(service, tx, known),
      namesShown(tx, known, printCentre, printCentre.documents?.results?.juniors),
    ])
    return { ...event, frame, boards, names }
  })
}
