/** `/c/{community}`: the public page of a club and its calendar, kept as bytes until something in the club changes. */
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { keptForASecond } from '../../domain/access/keptForASecond.ts'
import { answer } from '../../kernel/http/answer.ts'
import type { Service } from '../../live/service.ts'
import { sendClosed } from '../links/linkGuard.ts'
import { communitiesBelow } from '../links/links.sql.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { page, pageBody, sendKeptPage } from '../pages/page.ts'
import { createPageCache, type Rendered } from '../pages/pageCache.ts'
import { clubCalendar } from './clubCalendar.ts'
import { type ClubEvent, clubEvents, languageOfClub, publicClub, publicGroups } from './clubEvents.sql.ts'
import { clubMasthead, clubPage } from './clubPage.ts'
import { type Champion, shownChampions } from './shownChampions.ts'
import { hasLeaders, shownEvents } from './shownEvents.ts'
import { shownRegistrations } from './shownRegistrations.ts'

const mostEvents = 40
/** Of how many events the page says who leads or won. */
const mostCounted = 12
/** How many of the last champions are looked at for the honours board. */
const mostChampions = 120

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
  const communityIds = [communityId, ...besides]
  const now = service.clock()
  const found = await service.database.read(communityIds, async tx => {
    const club = await publicClub(tx, communityId)
    if (!club) return undefined
    const groups = await publicGroups(tx, besides)
    const shown = [communityId, ...groups.map(group => group.communityId)]
    const [events, champions] = await Promise.all([
      clubEvents(tx, shown, 'published', mostEvents),
      shownChampions({ secrets: service.secrets, tx }, shown, { from: '0001-01-01', most: mostChampions, language }),
    ])
    return { club, events, champions, groups }
  })
  if (!found) return undefined
  const { club, events, champions, groups } = found
  const [shown, { registrations, until }] = await Promise.all([
    shownEvents(service, events, undecided(events, champions), language),
    shownRegistrations(service, communityIds, { clubId: communityId, language }),
  ])
  const content = {
    title: club.name,
    description: wordsIn(language).clubPage.description({ club: club.name }),
    colour: club.colour,
    wide: true,
    masthead: clubMasthead(club, language),
    body: clubPage({ club, events: shown, registrations, champions, groups }, now, language),
    language,
  } as const
  return { text: page(service, content), main: pageBody(content).text, eventIds: [], until }
}

/** Of which the leaderboard is asked who leads or won: not of those whose champion is known. */
function undecided(events: readonly ClubEvent[], champions: readonly Champion[]): (event: ClubEvent) => boolean {
  const known = new Set(champions.map(({ publicId }) => publicId))
  const begun = events.filter(({ state, publicId }) => hasLeaders(state) && !known.has(publicId)).slice(0, mostCounted)
  return event => begun.includes(event)
}

async function calendarOf(service: Service, communityId: number): Promise<Rendered | undefined> {
  const found = await service.database.read([communityId], async tx => {
    const club = await publicClub(tx, communityId)
    if (!club) return undefined
    const language = (await languageOfClub(tx, communityId)) ?? 'en'
    return { club, language, events: await clubEvents(tx, [communityId], 'published', mostEvents) }
  })
  if (!found) return undefined
  const { club, language } = found
  const events = await shownEvents(service, found.events, () => false, language)
  const text = await clubCalendar(club, events, service.config.baseUrl, language)
  return { text, main: '', eventIds: [] }
}
