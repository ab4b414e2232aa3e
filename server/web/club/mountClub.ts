/** `/c/{community}`: the public page of a club and its calendar, kept as bytes until something in the club changes. */
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { keptForASecond } from '../../domain/access/keptForASecond.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { answer } from '../../kernel/http/answer.ts'
import { publishedBoards } from '../../live/countedBoards.ts'
import type { Service } from '../../live/service.ts'
import { printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { readFrame } from '../frame/eventFrame.ts'
import { sendClosed } from '../links/linkGuard.ts'
import { communitiesBelow } from '../links/links.sql.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { page, pageBody, sendKeptPage } from '../pages/page.ts'
import { createPageCache, type Rendered } from '../pages/pageCache.ts'
import { clubCalendar } from './clubCalendar.ts'
import { type ClubEvent, type ClubRow, clubEvents, languageOfClub, publicClub } from './clubEvents.sql.ts'
import { clubMasthead, clubPage, type ShownEvent } from './clubPage.ts'
import { shownRegistrations } from './shownRegistrations.ts'

const mostEvents = 40
/** Of how many events the page says who leads or won. */
const mostCounted = 12

/** Mounts the page and the calendar. */
export function mountClub(app: FastifyInstance, service: Service): void {
  const pages = createPageCache(service, { kept: 200, followed: 0, bytes: 16 * 1024 * 1024 })
  const known = keptForASecond<{ readonly below: readonly number[]; readonly language: Language | null }>()
  const clubOf = (communityId: number) =>
    known.get(String(communityId), () =>
      service.database.read('everything', async tx => ({
        below: await communitiesBelow(tx, communityId),
        language: await languageOfClub(tx, communityId),
      })),
    )
  app.get<{ Params: { community: string } }>('/c/:community', async (request, reply) => {
    const { community } = request.params
    if (!/^[1-9][0-9]{0,15}$/.test(community)) return sendClosed(service, reply)
    const communityId = Number(community)
    const address = `/c/${communityId}`
    const club = await clubOf(communityId)
    const language = languageOfReader(request, club.language)
    const besides = club.below.filter(id => id !== communityId)
    const kept = await pages.of({
      address: [address, language, ...besides].join(' '),
      communityId,
      besides,
      scores: true,
      render: () => rendered(service, communityId, besides, language),
    })
    return kept ? sendKeptPage(request, reply, kept.answer, false) : sendClosed(service, reply)
  })
  app.get<{ Params: { community: string } }>('/c/:community/calendar.ics', async (request, reply) => {
    const { community } = request.params
    if (!/^[1-9][0-9]{0,15}$/.test(community)) return sendClosed(service, reply)
    const communityId = Number(community)
    const address = `/c/${communityId}/calendar.ics`
    const kept = await pages.of({ address, communityId, scores: false, render: () => calendarOf(service, communityId) })
    if (!kept) return sendClosed(service, reply)
    reply.headers({
      'content-disposition': 'inline; filename="events.ics"',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-cache',
    })
    return answer(request, reply, kept.answer, { mediaType: 'text/calendar; charset=utf-8' })
  })
}

async function rendered(
  service: Service,
  communityId: number,
  besides: readonly number[],
  language: Language,
): Promise<Rendered | undefined> {
  const found = await shownClub(service, communityId, mostCounted, language)
  if (!found) return undefined
  const { club, events } = found
  const { registrations, until } = await shownRegistrations(service, [communityId, ...besides], language)
  const content = {
    title: club.name,
    description: wordsIn(language).clubPage.description({ club: club.name }),
    colour: club.colour,
    wide: true,
    masthead: clubMasthead(club, language),
    body: clubPage(events, registrations, language),
    language,
  } as const
  return { text: page(service, content), main: pageBody(content).text, eventIds: [], until }
}

async function calendarOf(service: Service, communityId: number): Promise<Rendered | undefined> {
  const language = await service.database.read(
    [communityId],
    async tx => (await languageOfClub(tx, communityId)) ?? 'en',
  )
  const found = await shownClub(service, communityId, 0, language)
  if (!found) return undefined
  return {
    text: await clubCalendar(found.club, found.events, service.config.baseUrl, language),
    main: '',
    eventIds: [],
  }
}

/** The club and its events, the first `counted` of them with their leaderboards; undefined when it has no public page. */
async function shownClub(
  service: Service,
  communityId: number,
  counted: number,
  language: Language,
): Promise<{ readonly club: ClubRow; readonly events: readonly ShownEvent[] } | undefined> {
  const found = await service.database.read([communityId], async tx => {
    const club = await publicClub(tx, communityId)
    return club && { club, events: await clubEvents(tx, communityId, mostEvents) }
  })
  if (!found) return undefined
  const events: ShownEvent[] = []
  for (const [index, event] of found.events.entries()) {
    const shown = await shownEvent(service, communityId, event, { isCounted: index < counted, language })
    if (shown) events.push(shown)
  }
  return { club: found.club, events }
}

async function shownEvent(
  service: Service,
  communityId: number,
  event: ClubEvent,
  { isCounted, language }: { readonly isCounted: boolean; readonly language: Language },
): Promise<ShownEvent | undefined> {
  const known = await service.database.read([communityId], tx => visibleEvent(tx, event.publicId, [communityId]))
  if (!known) return undefined
  const boards = isCounted && event.state !== 'published' ? await publishedBoards(service, known) : []
  return service.database.read([communityId], async tx => {
    const printCentre = await printCentreOf(tx, known)
    const [frame, names] = await Promise.all([
      readFrame(service, tx, known, language),
      namesShown(tx, known, printCentre, printCentre.documents?.results?.juniors, language),
    ])
    return { ...event, frame, boards, names }
  })
}
