/** The page of a club: what is played now, what comes, and what was won. */
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
export function clubMasthead(club: ClubRow): Html {
  return masthead({
    club,
    number: club.communityId,
    title: club.name,
    facts: [],
    beside: html`<a class="button tight" href="/c/${club.communityId}/calendar.ics">${icon('calendar')}<span>Calendar</span></a>`,
    emblem: crest(club),
  })
}

/** The events of a club: live, those that take registrations, coming up, and results; each stands there once. */
export function clubPage(events: readonly ShownEvent[], registrations: readonly ShownRegistration[]): Html {
  const signUp = new Set(registrations.map(({ publicId }) => publicId))
  const live = events.filter(({ state }) => isInPlay(state))
  const coming = events
    .filter(({ state, publicId }) => (state === 'published' || state === 'cancelled') && !signUp.has(publicId))
    .toReversed()
  const past = events.filter(({ state }) => state === 'completed' || state === 'official')
  if (events.length === 0 && registrations.length === 0)
    return html`<div class="card nothing-yet"><p class="serif">The first event will be here.</p><p>The club has not published one yet.</p></div>`
  return html`${live.length > 0 && html`<section><h2>Live now</h2>${live.map(liveCard)}</section>`}${registrationPart(registrations)}${coming.length > 0 && html`<section><h2>Coming up</h2><ol class="panel calendar">${coming.map(comingLine)}</ol></section>`}${past.length > 0 && html`<section><h2>Results</h2><ol class="panel calendar">${past.map(pastLine)}</ol></section>`}`
}

function liveCard(event: ShownEvent): Html {
  const { name, rounds, players } = event
  const { head, paths } = event.frame
  const [board] = event.boards
  const leaders = board ? leadersOf(board, board.flights[0], event.names, 3) : []
  return html`<div class="panel now"><div class="now-top"><h3 class="serif"><a href="${paths.get('overview')}"><bdi>${name}</bdi></a></h3>${stateMark(head.state, shownStateWord(head))}${head.stateReason !== null && html`<span>${head.stateReason}</span>`}<span class="quiet">${rounds > 1 && board?.currentRound ? `Round ${board.currentRound} of ${rounds} · ` : ''}${players} players</span><a class="button lead across" href="${paths.get('results')}">Leaderboard${icon('arrowRight')}</a></div>${leaders.length > 0 && html`<ol class="three">${leaders.map(({ row, name: leader, played, score }) => html`<li><span class="name"><bdi>${leader}</bdi></span><span class="at">${row.label}, ${played}</span><span class="par ${score.tone ?? ''}">${score.text}</span></li>`)}</ol>`}</div>`
}

function comingLine(event: ShownEvent): Html {
  const { name, startDate, endDate, state, course, players, rounds } = event
  const { paths, registers } = event.frame
  const what = [course, rounds > 1 && `${rounds} rounds`].filter(Boolean).join(' · ')
  // An event that takes registrations stands further up, unless there is nothing to be had any more.
  const how =
    state === 'cancelled'
      ? stateMark(state, stateWord(state))
      : registers
        ? html`<span class="tag">All places taken</span>`
        : undefined
  return html`<li>${dateMark(startDate)}<div><h3><a href="${paths.get('overview')}"><bdi>${name}</bdi></a></h3><p class="what">${what || daysInWords({ startDate, endDate })}</p></div><div class="how">${how}<span class="quiet">${players} ${players === 1 ? 'player' : 'players'}</span></div></li>`
}

function pastLine(event: ShownEvent): Html {
  const { name, startDate, state, course } = event
  const { head, paths } = event.frame
  const [board] = event.boards
  const [winner] = board ? leadersOf(board, board.flights[0], event.names, 1) : []
  return html`<li>${dateMark(startDate)}<div><h3><a href="${paths.get('results')}"><bdi>${name}</bdi></a></h3><p class="what">${winner ? html`<bdi>${winner.name}</bdi> <span class="${winner.score.tone ?? ''}">${winner.score.text}</span>${board?.unit !== 'strokes' && ` ${board?.unit}`}` : course}</p></div><div class="how">${stateMark(state, shownStateWord(head))}</div></li>`
}
