/** The page of a club: what is played now, what comes, and what was won. */
import { type Html, html } from '../../kernel/http/html.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { daysInWords } from '../../print/dayInWords.ts'
import { cell, toParCell } from '../../print/document.ts'
import type { Names } from '../../print/names.ts'
import { sideName } from '../../print/sideName.ts'
import { stateWord } from '../../print/stateInWords.ts'
import { crest, masthead, stateMark } from '../frame/masthead.ts'
import { icon } from '../pages/icon.ts'
import type { ClubEvent, ClubRow } from './clubEvents.sql.ts'

/** An event with the ways to its pages. `boards`: its leaderboards, where the page shows who leads or won. */
export type ShownEvent = ClubEvent & {
  readonly paths: { readonly overview: string; readonly results: string }
  readonly registers: boolean
  readonly boards: readonly CountedBoard[]
  readonly names: Names | undefined
}

export function clubMasthead(club: ClubRow): Html {
  return masthead({
    club,
    number: club.communityId,
    title: club.name,
    facts: [],
    emblem: crest(club),
  })
}

export function clubPage(events: readonly ShownEvent[]): Html {
  const live = events.filter(({ state }) => state === 'in progress' || state === 'suspended')
  const coming = events.filter(({ state }) => state === 'published' || state === 'cancelled').toReversed()
  const past = events.filter(({ state }) => state === 'completed' || state === 'official')
  if (events.length === 0)
    return html`<div class="card nothing-yet"><p class="serif">The first event will be here.</p><p>The club has not published one yet.</p></div>`
  return html`${live.length > 0 && html`<section><h2>Live now</h2>${live.map(liveCard)}</section>`}${coming.length > 0 && html`<section><h2>Coming up</h2><ol class="panel calendar">${coming.map(comingLine)}</ol></section>`}${past.length > 0 && html`<section><h2>Results</h2><ol class="panel calendar">${past.map(pastLine)}</ol></section>`}`
}

function liveCard(event: ShownEvent): Html {
  const { name, state, stateReason, paths, rounds, players } = event
  const [board] = event.boards
  const leaders = leadersOf(event, 3)
  return html`<div class="panel now"><div class="now-top"><h3 class="serif"><a href="${paths.overview}"><bdi>${name}</bdi></a></h3>${stateMark(state, stateWord(state))}${stateReason !== null && html`<span>${stateReason}</span>`}<span class="quiet">${rounds > 1 && board?.currentRound ? `Round ${board.currentRound} of ${rounds} · ` : ''}${players} players</span><a class="button lead" href="${paths.results}">Leaderboard${icon('arrowRight')}</a></div>${leaders.length > 0 && html`<ol class="three">${leaders.map(({ label, side, thru, score }) => html`<li><span class="name"><bdi>${side}</bdi></span><span class="at">${label}${thru && `, ${thru}`}</span><span class="par ${score.tone ?? ''}">${score.text}</span></li>`)}</ol>`}</div>`
}

function comingLine(event: ShownEvent): Html {
  const { name, startDate, endDate, state, course, players, paths, registers, rounds } = event
  const what = [course, rounds > 1 && `${rounds} rounds`].filter(Boolean).join(' · ')
  const how =
    state === 'cancelled'
      ? stateMark(state, stateWord(state))
      : registers
        ? html`<span class="tag good">Registration open</span>`
        : undefined
  return html`<li>${dateMark(startDate)}<div><h3><a href="${paths.overview}"><bdi>${name}</bdi></a></h3><p class="what">${what || daysInWords({ startDate, endDate })}</p></div><div class="how">${how}<span class="quiet">${players} ${players === 1 ? 'player' : 'players'}</span></div></li>`
}

function pastLine(event: ShownEvent): Html {
  const { name, startDate, state, course, paths } = event
  const [winner] = leadersOf(event, 1)
  return html`<li>${dateMark(startDate)}<div><h3><a href="${paths.results}"><bdi>${name}</bdi></a></h3><p class="what">${winner ? html`<bdi>${winner.side}</bdi> <span class="${winner.score.tone ?? ''}">${winner.score.text}</span>` : course}</p></div><div class="how">${stateMark(state, stateWord(state))}</div></li>`
}

/** The first sides of the first leaderboard. */
function leadersOf({ boards: [board], names }: ShownEvent, most: number) {
  if (!board || !names) return []
  return (board.flights[0]?.rows ?? [])
    .filter(({ position, thru }) => position !== null && thru > 0)
    .slice(0, most)
    .map(row => ({
      label: row.label,
      side: sideName(row, names),
      thru: row.status === 'complete' ? 'finished' : `thru ${row.thru}`,
      score: board.unit === 'strokes' ? toParCell(row.toPar) : cell(`${row.value ?? ''} ${board.unit}`),
    }))
}

/** The day as on a calendar: the number, and around it month and weekday. */
function dateMark(date: string): Html {
  const day = Temporal.PlainDate.from(date)
  const words = (options: Intl.DateTimeFormatOptions) => day.toLocaleString('en-GB', options)
  return html`<time class="when" datetime="${date}"><b class="serif">${day.day}</b><span>${words({ month: 'short' })} ${day.year}<br>${words({ weekday: 'short' })}</span></time>`
}
