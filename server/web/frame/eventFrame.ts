/** What stands around every page of an event: its masthead with the way to all its pages, and the band when it waits or is off. */
import type { Language } from '../../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'
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
import { filledHtml } from '../pages/filledHtml.ts'
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

/** Reads what the frame of an event says; the same for everybody who has one of its links and reads `language`. */
export async function readFrame(
  service: Pick<Service, 'config' | 'secrets' | 'clock'>,
  tx: Transaction,
  event: VisibleEvent,
  language: Language,
): Promise<EventFrame> {
  const [head, more, paths] = await Promise.all([
    documentHead(tx, event, language),
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

type MastheadOptions = {
  readonly current: LinkPurpose
  /** When a score changed last: `15:04:22`, with the day when that was not today. */
  readonly updated?: string | undefined
  readonly actions?: readonly Way[]
  /** The one thing that most people want now. */
  readonly main?: Way
  /** How the event stands, in place of the word for its state. */
  readonly state?: string | undefined
  readonly language: Language
}

/** The masthead of a page of the event. */
export function eventMasthead(
  frame: EventFrame,
  event: VisibleEvent,
  { current, updated, actions = [], main, state, language }: MastheadOptions,
): Html {
  const { head, more, club } = frame
  const words = wordsIn(language).pages
  const { round: at, rounds } = more
  const round =
    rounds > 1 &&
    at !== null &&
    html`<span>${filledHtml(words.roundOf, { round: html`<strong>${at}</strong>`, rounds })}</span>`
  // On a phone the leaderboard begins as high as it can.
  const minor = current === 'results' && html` class="minor"`
  const content: Masthead = {
    club,
    number: event.eventId,
    title: head.eventName,
    facts: [
      stateMark(head.state, head.isRehearsal ? words.rehearsal : (state ?? shownStateWord(head, language))),
      round,
      html`<span${minor}>${daysInWords(event, language)}</span>`,
      more.course !== null && html`<span${minor}>${more.course}</span>`,
      updated !== undefined &&
        html`<span>${filledHtml(words.updated, { time: html`<strong><time>${updated}</time></strong>` })}</span>`,
    ],
    actions,
    ...(main && { beside: html`<a class="button lead big" href="${main.path}">${main.name}</a>` }),
    pages: pagesOf(frame, current, words),
    navName: words.event,
  }
  return masthead(content)
}

/** Letters of an announcement that fit on one line of a screen. */
const longest = 70

/** The bands below the masthead: of an event that waits or is off, or whose result was changed; which of its rounds were `shortened`, unless another place says so; and the announcement to everybody. */
export function eventBand(
  frame: Pick<EventFrame, 'head'>,
  event: VisibleEvent,
  shortened: readonly string[] | undefined,
  language: Language,
): Html {
  const { announcement } = frame.head
  const look =
    announcement !== null && announcement.length > longest ? 'banner announced two-lines' : 'banner announced'
  return html`${stateBand(frame, event, language)}${(shortened ?? shortenedRounds(frame.head, language)).map(words => html`<p class="banner" role="note"><strong>${words}</strong></p>`)}${announcement !== null && html`<p class="${look}" role="note"><strong><bdi>${announcement}</bdi></strong></p>`}`
}

function stateBand({ head }: Pick<EventFrame, 'head'>, event: VisibleEvent, language: Language): Html | undefined {
  const words = wordsIn(language).pages
  const { state, stateAt, stateReason, revisedAt, publishedAt } = head
  const momentOf = (instant: string) => momentInWords(Temporal.Instant.from(instant), event, language)
  const reasoned = (bare: string, why: (values: { readonly reason: string }) => string) =>
    stateReason === null ? bare : why({ reason: stateReason })
  const band = (what: string, since: string, look = 'banner') =>
    html`<p class="${look}" role="note"><strong>${what}</strong><span>${since}</span></p>`
  if (state === 'suspended')
    return band(
      reasoned(words.suspended, words.suspendedFor),
      words.suspendedSince({ moment: momentOf(stateAt) }),
      'banner harm',
    )
  if (state === 'cancelled')
    return band(
      reasoned(words.cancelled, words.cancelledFor),
      words.cancelledSince({ moment: momentOf(stateAt) }),
      'banner harm',
    )
  if (publishedAt !== null) return band(words.corrected, words.correctedUntil({ moment: momentOf(publishedAt) }))
  if (state === 'official' && revisedAt !== null)
    return band(words.revised, words.revisedAt({ moment: momentOf(revisedAt) }))
  return undefined
}

const order: readonly LinkPurpose[] = ['overview', 'results', 'teeSheet', 'players', 'flights', 'teams']

function pagesOf({ more, paths, registers }: EventFrame, current: LinkPurpose, words: NounWords['pages']) {
  const exists: Partial<Record<LinkPurpose, boolean>> = { flights: more.hasFlights, teams: more.hasTeams }
  const pages = order.filter(purpose => purpose === current || exists[purpose] !== false)
  const all = registers ? [...pages, 'registration' as const] : pages
  return all.flatMap(purpose => {
    const name = purpose === 'registration' ? words.register : words.names[purpose]
    const path = paths.get(purpose)
    return path === undefined ? [] : [{ name, path, isCurrent: purpose === current }]
  })
}
