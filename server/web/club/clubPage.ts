/** The page of a club: what is played now, what comes, and what was won. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { isInPlay } from '../../domain/events/eventState.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { daysInWords } from '../../print/dayInWords.ts'
import { leadersOf } from '../../print/leadersOf.ts'
import type { Names } from '../../print/names.ts'
import { shownStateWord, stateWord } from '../../print/stateInWords.ts'
import type { EventFrame } from '../frame/eventFrame.ts'
import { crest, masthead, stateMark } from '../frame/masthead.ts'
import { icon } from '../pages/icon.ts'
import type { ClubEvent, ClubRow } from './clubEvents.sql.ts'
import { dateMark } from './dateMark.ts'
import { registrationPart } from './registrationPart.ts'
import type { ShownRegistration } from './shownRegistrations.ts'

/** An event with its frame and, where the page shows who leads or won, its leaderboards. */
export type ShownEvent = ClubEvent & {
  readonly frame: EventFrame
  readonly boards: readonly CountedBoard[]
  readonly names: Names
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

/** The events of a club: live, those that take registrations, coming up, and results; each stands there once. */
export function clubPage(
  events: readonly ShownEvent[],
  registrations: readonly ShownRegistration[],
  language: Language,
): Html {
  const words = wordsIn(language).clubPage
  const signUp = new Set(registrations.map(({ publicId }) => publicId))
  const live = events.filter(({ state }) => isInPlay(state))
  const coming = events
    .filter(({ state, publicId }) => (state === 'published' || state === 'cancelled') && !signUp.has(publicId))
    .toReversed()
  const past = events.filter(({ state }) => state === 'completed' || state === 'official')
  if (events.length === 0 && registrations.length === 0)
    return html`<div class="card nothing-yet"><p class="serif">${words.nothingYet}</p><p>${words.nothingPublished}</p></div>`
  return html`${live.length > 0 && html`<section><h2>${words.liveNow}</h2>${live.map(one => liveCard(one, language))}</section>`}${registrationPart(registrations, language)}${coming.length > 0 && html`<section><h2>${words.comingUp}</h2><ol class="panel calendar">${coming.map(one => comingLine(one, language))}</ol></section>`}${past.length > 0 && html`<section><h2>${words.results}</h2><ol class="panel calendar">${past.map(one => pastLine(one, language))}</ol></section>`}`
}

function liveCard(event: ShownEvent, language: Language): Html {
  const words = wordsIn(language).clubPage
  const { name, rounds, players } = event
  const { head, paths } = event.frame
  const [board] = event.boards
  const field = words.playersOfLive({ count: players })
  const round = board?.currentRound ?? 0
  const playing = rounds > 1 && round > 0 ? words.playersInRound({ round, rounds, players: field }) : field
  const leaders = board ? leadersOf(board, board.flights[0], event.names, 3, language) : []
  return html`<div class="panel now"><div class="now-top"><h3 class="serif"><a href="${paths.get('overview')}"><bdi>${name}</bdi></a></h3>${stateMark(head.state, shownStateWord(head, language))}${head.stateReason !== null && html`<span>${head.stateReason}</span>`}<span class="quiet">${playing}</span><a class="button lead across" href="${paths.get('results')}">${words.leaderboard}${icon('arrowRight')}</a></div>${leaders.length > 0 && html`<ol class="three">${leaders.map(({ row, name: leader, played, score }) => html`<li><span class="name"><bdi>${leader}</bdi></span><span class="at">${row.label}, ${played}</span><span class="par ${score.tone ?? ''}">${score.text}</span></li>`)}</ol>`}</div>`
}

function comingLine(event: ShownEvent, language: Language): Html {
  const words = wordsIn(language).clubPage
  const { name, startDate, endDate, state, course, players, rounds } = event
  const { paths, registers } = event.frame
  const what = [course, rounds > 1 && words.rounds({ count: rounds })].filter(Boolean).join(' · ')
  // An event that takes registrations stands further up, unless there is nothing to be had any more.
  const how =
    state === 'cancelled'
      ? stateMark(state, stateWord(state, language))
      : registers
        ? html`<span class="tag">${words.allTaken}</span>`
        : undefined
  return html`<li>${dateMark(startDate, language)}<div><h3><a href="${paths.get('overview')}"><bdi>${name}</bdi></a></h3><p class="what">${what || daysInWords({ startDate, endDate }, language)}</p></div><div class="how">${how}<span class="quiet">${words.players({ count: players })}</span></div></li>`
}

function pastLine(event: ShownEvent, language: Language): Html {
  const { name, startDate, state, course } = event
  const { head, paths } = event.frame
  const [board] = event.boards
  const units: Readonly<Record<string, string>> = wordsIn(language).resultsPage.units
  const [winner] = board ? leadersOf(board, board.flights[0], event.names, 1, language) : []
  return html`<li>${dateMark(startDate, language)}<div><h3><a href="${paths.get('results')}"><bdi>${name}</bdi></a></h3><p class="what">${winner ? html`<bdi>${winner.name}</bdi> <span class="${winner.score.tone ?? ''}">${winner.score.text}</span>${board && board.unit !== 'strokes' && ` ${units[board.unit]}`}` : course}</p></div><div class="how">${stateMark(state, shownStateWord(head, language))}</div></li>`
}
