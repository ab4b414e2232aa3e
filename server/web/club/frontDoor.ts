import type { Language } from '../../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'
import { daysBetween } from '../../domain/setup/eventDates.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { crest } from '../frame/masthead.ts'
import { type ClubLine, clubEvents, publicClubs } from './clubEvents.sql.ts'
import { liveCards } from './liveCards.ts'
import { championLine } from './pastLine.ts'
import { registrationLine } from './registrationLine.ts'
import { shownChampions } from './shownChampions.ts'
import { shownEvents } from './shownEvents.ts'
import { shownRegistrations } from './shownRegistrations.ts'

const mostClubs = 200
/** Whoever looks for more opens the page of a club. */
const mostLive = 6
const mostToRegister = 6
const mostResults = 8
/** The last week in which anything was won, unless that is longer ago. */
const daysOfWeek = 7
const mostDaysAgo = 28

/**
 * What the start page says of the clubs that have a public page: what is played now with its leaders, where to register, who won
 * this week, and the clubs, those with an event in play first. Nothing when none has a page. The number of statements does not
 * grow with that of the events.
 */
export async function frontDoor(
  service: Service,
  language: Language,
): Promise<{ readonly shown: Html; readonly until: Temporal.Instant } | undefined> {
  const today = service.clock().toZonedDateTimeISO('UTC').toPlainDate()
  const from = today.subtract({ days: mostDaysAgo }).toString()
  const found = await service.database.read('everything', async tx => {
    const clubs = await publicClubs(tx, today.toString(), mostClubs)
    const ids = clubs.map(({ communityId }) => communityId)
    const [live, champions] = await Promise.all([
      clubEvents(tx, ids, 'inPlay', mostLive),
      shownChampions({ secrets: service.secrets, tx }, ids, { from, most: mostResults, language }),
    ])
    return { clubs, ids, live, champions }
  })
  const { clubs, ids, live, champions } = found
  if (clubs.length === 0) return undefined
  const [events, { registrations, until }] = await Promise.all([
    shownEvents(service, live, () => true, language),
    shownRegistrations(service, ids, { clubId: undefined, language }),
  ])
  const { clubPage: words, pages } = wordsIn(language)
  const open = registrations.filter(({ signUp }) => signUp !== undefined).slice(0, mostToRegister)
  const last = champions[0]?.endDate
  const week = champions.filter(({ endDate }) => last !== undefined && daysBetween(endDate, last) < daysOfWeek)
  // A group is found on the page of its club.
  const listed = clubs.filter(
    ({ communityId, clubId }) => clubId === null || clubId === communityId || !ids.includes(clubId),
  )
  const shown = html`<div class="club-page"><div>${liveCards(events, ({ communityName }) => communityName, language)}${lines(
    words.signUp,
    open.map(one => registrationLine(one, language)),
  )}${lines(
    words.latest,
    week.map(one => championLine(one, language)),
  )}</div><div><section><h2>${pages.start.clubs}</h2><ul class="panel clubs">${listed.map(club => html`<li>${crest(club)}<a href="/c/${club.communityId}"><bdi>${club.name}</bdi></a><span>${wordsOf(club, pages.start)}</span></li>`)}</ul></section></div></div>`
  return { shown, until: earliest(until, today.add({ days: 1 }).toZonedDateTime('UTC').toInstant()) }
}

/** A new day has other results of the week. */
function earliest(turn: Temporal.Instant | undefined, tomorrow: Temporal.Instant): Temporal.Instant {
  return turn && Temporal.Instant.compare(turn, tomorrow) < 0 ? turn : tomorrow
}

function lines(heading: string, shown: readonly Html[]): Html | undefined {
  if (shown.length === 0) return undefined
  return html`<section><h2>${heading}</h2><ol class="panel calendar">${shown}</ol></section>`
}

function wordsOf({ live, coming }: ClubLine, words: NounWords['pages']['start']): Html | string {
  if (live > 0) return html`<span class="tag good">${words.liveNow({ count: live })}</span>`
  if (coming > 0) return words.ahead({ count: coming })
  return ''
}
