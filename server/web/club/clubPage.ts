/** The page of a club: what is played now, a calendar of what comes and what was won, its champions and its groups. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { isInPlay } from '../../domain/events/eventState.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { crest, masthead } from '../frame/masthead.ts'
import { icon } from '../pages/icon.ts'
import { byMonth } from './byMonth.ts'
import type { ClubRow, GroupRow } from './clubEvents.sql.ts'
import { comingLine } from './comingLine.ts'
import { honours } from './honours.ts'
import { liveCards } from './liveCards.ts'
import { pastLine } from './pastLine.ts'
import { registrationLine } from './registrationLine.ts'
import type { Champion } from './shownChampions.ts'
import type { ShownEvent } from './shownEvents.ts'
import type { ShownRegistration } from './shownRegistrations.ts'

export type ClubContent = {
  readonly club: ClubRow
  /** Those in play, the next ones, and the last ones, of the club and its groups. */
  readonly events: readonly ShownEvent[]
  readonly registrations: readonly ShownRegistration[]
  readonly champions: readonly Champion[]
  /** The groups of the club that have a page of their own. */
  readonly groups: readonly GroupRow[]
}

/** The head of a club's page: emblem, name, and its calendar. */
export function clubMasthead(club: ClubRow, language: Language): Html {
  return masthead({
    club,
    number: club.communityId,
    title: club.name,
    facts: [],
    beside: html`<a class="button tight" href="/c/${club.communityId}/calendar.ics">${icon('calendar')}<span>${wordsIn(language).clubPage.calendar}</span></a>`,
    emblem: crest(club),
  })
}

/** What stands below it; each event stands in the calendar once. */
export function clubPage(content: ClubContent, now: Temporal.Instant, language: Language): Html {
  const { club, champions, groups } = content
  const words = wordsIn(language).clubPage
  const main = calendar(content, now, language)
  const board = honours(champions, language)
  const within =
    groups.length > 0 &&
    html`<section><h2>${words.within}</h2><ul class="panel clubs">${groups.map(group => html`<li>${crest({ name: ownName(group.name, club.name), logo: null })}<a href="/c/${group.communityId}"><bdi>${group.name}</bdi></a><span>${words.players({ count: group.players })}</span></li>`)}</ul></section>`
  if (!board && !within) return main
  return html`<div class="club-page"><div>${main}</div><div>${board}${within}</div></div>`
}

function calendar(content: ClubContent, now: Temporal.Instant, language: Language): Html {
  const { club, events, registrations, champions } = content
  const words = wordsIn(language).clubPage
  if (events.length === 0 && registrations.length === 0)
    return html`<div class="card nothing-yet"><p class="serif">${words.nothingYet}</p><p>${words.nothingPublished}</p></div>`
  const of = ({ communityId, communityName }: ShownEvent) =>
    communityId === club.communityId ? undefined : communityName
  const won = new Map(champions.map(champion => [champion.publicId, champion]))
  const signUp = new Set(registrations.map(({ publicId }) => publicId))
  const coming = events.filter(
    ({ state, publicId }) => (state === 'published' || state === 'cancelled') && !signUp.has(publicId),
  )
  const ahead = [
    ...registrations.map(one => ({ startDate: one.startDate, shown: registrationLine(one, language) })),
    ...coming.map(one => ({ startDate: one.startDate, shown: comingLine(one, of(one), { now, language }) })),
  ].toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
  // What is longer ago stands on the honours board.
  const from = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ years: 1 }).toString()
  const past = events.filter(({ state, endDate }) => (state === 'completed' || state === 'official') && endDate >= from)
  const live = events.filter(({ state }) => isInPlay(state))
  const pastOf = (one: ShownEvent) => pastLine(one, of(one), won.get(one.publicId), language)
  return html`${liveCards(live, of, language)}${byMonth(words.comingUp, ahead, ({ shown }) => shown, language)}${byMonth(words.results, past, pastOf, language)}`
}

/** What the name of a group says besides that of its club. */
function ownName(group: string, club: string): string {
  const words = group.split(' ')
  const first = words.findIndex((word, at) => word !== club.split(' ')[at])
  return first <= 0 ? group : words.slice(first).join(' ')
}
