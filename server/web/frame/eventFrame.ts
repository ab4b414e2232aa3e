/** What stands around every page of an event: its masthead with the way to all its pages, and the band when it waits or is off. */
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { registrationSettings } from '../../domain/events/registrationSettings.ts'
import { phaseOf } from '../../domain/registrations/phaseOf.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { daysInWords, momentInWords } from '../../print/dayInWords.ts'
import { type DocumentHead, documentHead } from '../../print/documentHead.sql.ts'
import { shortenedRounds, shownStateWord } from '../../print/stateInWords.ts'
import { linksOfEvent } from '../links/link.ts'
import type { LinkPurpose } from '../links/linkPurpose.ts'
import { type FrameRow, frameRow } from './eventFrame.sql.ts'
import { type Club, type Masthead, masthead, stateMark, type Way } from './masthead.ts'

export type EventFrame = {
  readonly head: DocumentHead
  readonly club: Club
  readonly more: FrameRow
  /** The paths of the links of the event, by what they open. */
  readonly paths: ReadonlyMap<LinkPurpose, string>
  /** Whether the public may register now. */
  readonly registers: boolean
}

/** Reads what the frame of an event says; the same for everybody who has one of its links. */
export async function readFrame(
  service: Pick<Service, 'config' | 'secrets' | 'clock'>,
  tx: Transaction,
  event: VisibleEvent,
): Promise<EventFrame> {
  const [head, more, paths] = await Promise.all([
    documentHead(tx, event),
    frameRow(tx, event),
    linksOfEvent({ service, tx }, event),
  ])
  const phase = phaseOf(event, head.state, registrationSettings(event), service.clock())
  const registers = event.kind !== 'R' && event.registrationType === 'Online Questionnaire' && phase === 'open'
  const { communityName: name, colour, logo } = head
  const { communityId } = event
  const home = more.home === 'public' ? { home: `/c/${communityId}` } : {}
  return { head, more, paths, registers, club: { communityId, name, colour, logo, ...home } }
}

type Shown = {
  readonly current: LinkPurpose
  /** When a score changed last: `15:04:22`, with the day when that was not today. */
  readonly updated?: string | undefined
  readonly actions?: readonly Way[]
  /** The one thing that most people want now. */
  readonly main?: Way
}

/** The masthead of a page of the event. */
export function eventMasthead(
  frame: EventFrame,
  event: VisibleEvent,
  { current, updated, actions = [], main }: Shown,
): Html {
  const { head, more, club } = frame
  const round =
    more.rounds > 1 && more.round !== null && html`<span>Round <strong>${more.round}</strong> of ${more.rounds}</span>`
  const content: Masthead = {
    club,
    number: event.eventId,
    title: head.eventName,
    facts: [
      stateMark(head.state, head.isRehearsal ? 'Rehearsal, nothing counts' : shownStateWord(head)),
      round,
      html`<span class="minor">${daysInWords(event)}</span>`,
      more.course !== null && html`<span class="minor">${more.course}</span>`,
      updated !== undefined && html`<span>Updated <strong><time>${updated}</time></strong></span>`,
    ],
    actions,
    ...(main && { beside: html`<a class="button lead big" href="${main.path}">${main.name}</a>` }),
    pages: pagesOf(frame, current),
  }
  return masthead(content)
}

/** Letters of an announcement that fit on one line of a screen. */
const longest = 70

/** The bands below the masthead: of an event that waits or is off, or whose result was changed; which of its rounds were `shortened`, unless another place says so; and what everybody is told just now. */
export function eventBand(
  frame: Pick<EventFrame, 'head'>,
  event: VisibleEvent,
  shortened = shortenedRounds(frame.head),
): Html {
  const { announcement } = frame.head
  const look =
    announcement !== null && announcement.length > longest ? 'banner announced two-lines' : 'banner announced'
  return html`${stateBand(frame, event)}${shortened.map(words => html`<p class="banner" role="note"><strong>${words}</strong></p>`)}${announcement !== null && html`<p class="${look}" role="note"><strong><bdi>${announcement}</bdi></strong></p>`}`
}

function stateBand({ head }: Pick<EventFrame, 'head'>, event: VisibleEvent): Html | undefined {
  const { state, stateAt, stateReason, revisedAt, publishedAt } = head
  const at = (instant: string) => momentInWords(Temporal.Instant.from(instant), event.timeZone)
  const reason = stateReason === null ? '' : `: ${stateReason}`
  if (state === 'suspended')
    return html`<p class="banner harm" role="note"><strong>Play is suspended${reason}</strong><span>since ${at(stateAt)}. Stay where the committee told you to.</span></p>`
  if (state === 'cancelled')
    return html`<p class="banner harm" role="note"><strong>This event is cancelled${reason}</strong><span>since ${at(stateAt)}.</span></p>`
  if (publishedAt !== null)
    return html`<p class="banner" role="note"><strong>The official results are under correction</strong><span>Until they are published anew, this is what was official on ${at(publishedAt)}.</span></p>`
  if (state === 'official' && revisedAt !== null)
    return html`<p class="banner" role="note"><strong>The official results were revised</strong><span>${at(revisedAt)}.</span></p>`
  return undefined
}

const names: readonly (readonly [LinkPurpose, string])[] = [
  ['overview', 'Overview'],
  ['results', 'Results'],
  ['teeSheet', 'Tee sheet'],
  ['players', 'Players'],
  ['flights', 'Flights'],
  ['teams', 'Teams'],
]

function pagesOf({ more, paths, registers }: EventFrame, current: LinkPurpose) {
  const exists: Partial<Record<LinkPurpose, boolean>> = { flights: more.hasFlights, teams: more.hasTeams }
  const pages = names.filter(([purpose]) => purpose === current || exists[purpose] !== false)
  const all = registers ? [...pages, ['registration', 'Register'] as const] : pages
  return all.flatMap(([purpose, name]) => {
    const path = paths.get(purpose)
    return path === undefined ? [] : [{ name, path, isCurrent: purpose === current }]
  })
}
