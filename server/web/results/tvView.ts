import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { isInPlay } from '../../domain/events/eventState.ts'
import { roundInPlay } from '../../domain/scores/scorecard.sql.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { publishedBoards } from '../../live/countedBoards.ts'
import type { Service } from '../../live/service.ts'
import { eventDocument, printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { shortenedRounds, shownStateWord } from '../../print/stateInWords.ts'
import { updatedAt } from '../../print/updatedAt.ts'
import { contourBox, contours } from '../frame/contours.ts'
import { type EventFrame, eventBand, readFrame } from '../frame/eventFrame.ts'
import { crest, stateMark } from '../frame/masthead.ts'
import type { LinkRequest } from '../links/linkGuard.ts'
import type { View } from '../links/view.ts'
import { qrCode } from '../pages/qrCode.ts'
import { type GroupsOfRound, groupsOfRound, groupsOut } from './groupsOut.ts'
import { latestScores } from './latestScores.sql.ts'
import { boardsInPlay, leadersRounds } from './leadersRounds.ts'
import { mostPainted, paintedBoard } from './paintedBoard.ts'
import { slidesOfWinners } from './slidesOfWinners.ts'
import { screenSponsors, slidesOfSponsors } from './sponsors.ts'
import { tickerOf } from './tickerOf.ts'
import {
  type RowsOfScreen,
  rowsOfScreen,
  type Slide,
  slideInPage,
  slidesOfGroups,
  slidesOfSection,
} from './tvSlides.ts'

/** The results for a screen on a wall: slides one after the other, nothing to touch. `rows`: 12 on a slide, or 18. */
export const tvView: View = {
  forAll: true,
  // Seconds, boards and message of a screen are put in by its script: whatever readers write there, they are two pages.
  place(opening) {
    if (opening.link.purpose !== 'results') return undefined
    const rows = rowsOf(opening)
    return rows === rowsOfScreen[0] ? '/tv' : `/tv?rows=${rows}`
  },
  scores: () => true,
  async show(service, opening) {
    const { communityId } = opening.link
    const { language } = opening
    const { wall: words, pages } = wordsIn(language)
    const event = await service.database.read([communityId], tx => visibleEvent(tx, opening.event, [communityId]))
    if (!event) return undefined
    const counted = await publishedBoards(service, event)
    const [boards, played] = await Promise.all([
      boardsBehind(service, communityId, counted),
      boardsInPlay(service.published, communityId, counted),
    ])
    return service.database.read([communityId], async tx => {
      const [results, frame, eventIds, current, printCentre, sponsors, latest] = await Promise.all([
        eventDocument(tx, event, 'results', { results: counted, language }),
        readFrame(service, tx, event, language),
        heardEvents(tx, event),
        roundInPlay(tx, communityId, event.eventId, service.clock()),
        printCentreOf(tx, event),
        screenSponsors(tx, event),
        latestScores(tx, event),
      ])
      const [names, groups] = await Promise.all([
        namesShown(tx, event, printCentre, printCentre.documents?.teeSheet?.juniors, language),
        current && groupsOfRound(tx, event, current.roundId),
      ])
      const { state } = frame.head
      const inPlay = isInPlay(state)
      const most = rowsOf(opening)
      const out = inPlay && groups ? groupsOut(groups, names, event.clock, language) : undefined
      const ahead = groups && (inPlay || state === 'published') ? groups.ahead : []
      const address = `${service.config.baseUrl}${opening.base}`
      const painted = inPlay ? played.flatMap(board => leadersRounds(board, names, mostPainted)) : []
      const won =
        state === 'official' || frame.head.publishedAt !== null
          ? await slidesOfWinners(tx, event, { boards: counted, printCentre, most, language })
          : []
      const slides: readonly Slide[] = [
        ...won,
        ...results.sections.flatMap(section => [
          ...slidesOfSection(section, most),
          ...painted.filter(round => round.section === section.id).map(round => paintedBoard(round, language)),
        ]),
        ...(out ? slidesOfSection(out, most) : []),
        ...slidesOfGroups('times', inPlay ? words.nextOnTee : words.teeTimes, ahead, {
          names,
          most,
          doubled: groups?.doubled ?? new Set(),
          clock: event.clock,
          language,
        }),
        ...slidesOfSponsors(sponsors, opening.base, language),
        {
          id: 'link',
          title: words.onPhone,
          body: html`<div class="code">${qrCode(address, words.code)}<p class="serif">${words.onPhoneFirst}<br>${words.onPhoneSecond}</p></div>`,
        },
      ]
      return {
        eventIds: [...eventIds],
        content: {
          title: words.title({ event: results.eventName }),
          description: pages.pageOf({
            page: pages.names.results,
            event: results.eventName,
            club: results.communityName,
          }),
          own: { style: 'tv', script: 'tv' },
          colour: frame.club.colour,
          body: html`${top(frame, event, language)}<div id="slides" data-message="${words.message}">${slides.map(slide => slideInPage(slide, language))}</div>${foot(
            {
              language,
              updated: updatedAt(results, event, inPlay, language),
              groups: inPlay ? groups : undefined,
              ticker: tickerOf(latest, boards, names, language),
              address,
            },
          )}`,
        },
      }
    })
  },
}

function rowsOf({ query }: LinkRequest): RowsOfScreen {
  return rowsOfScreen.find(rows => String(rows) === query.rows) ?? rowsOfScreen[0]
}

/** What the standings were counted from: it knows the par of every hole that somebody plays. */
async function boardsBehind(
  { published }: Service,
  communityId: number,
  counted: readonly { readonly leaderboardId: number }[],
) {
  const kept = await Promise.all(counted.map(({ leaderboardId }) => published.of({ communityId, leaderboardId })))
  return kept.flatMap(one => (one ? [one.board] : []))
}

function top(frame: EventFrame, event: Parameters<typeof eventBand>[1], language: Language): Html {
  const words = wordsIn(language).pages
  const { head, more, club } = frame
  const round =
    more.rounds > 1 && more.round !== null && ` · ${words.roundOf({ round: more.round, rounds: more.rounds })}`
  const word = head.isRehearsal ? words.rehearsal : shownStateWord(head, language)
  return html`<svg class="contours" viewBox="${contourBox}" preserveAspectRatio="xMaxYMid slice" aria-hidden="true"><path d="${contours(event.eventId)}"/></svg><header>${crest(club)}<div class="name"><h1 class="serif"><bdi>${head.eventName}</bdi></h1><p>${club.name}${round}${shortenedRounds(head, language).map(words => html` · <strong>${words}</strong>`)}</p></div><div class="now"><p>${stateMark(head.state, word)}</p><p id="clock" class="serif" data-zone="${event.timeZone}"${event.clock === 'h12' && html` data-clock="h12" data-locale="${languageFacts[language].locale}"`}></p></div></header>${eventBand(frame, event, [], language)}`
}

type Foot = {
  readonly language: Language
  readonly updated: string | undefined
  readonly groups: GroupsOfRound | undefined
  readonly ticker: readonly string[]
  readonly address: string
}

function foot({ language, updated, groups, ticker, address }: Foot): Html {
  const { wall: words, pages } = wordsIn(language)
  const on = groups && groups.out.length > 0 && words.groupsIn({ count: groups.out.length, in: groups.inCount })
  const news = ticker.length > 0 && html`<ul class="ticker">${ticker.map(words => html`<li>${words}</li>`)}</ul>`
  return html`<footer><p class="offline" hidden>${pages.offline}</p>${updated && html`<p>${words.updated({ time: updated })}</p>`}${on && html`<p>${on}</p>`}${news}<p class="phone">${words.onPhoneFirst}<br>${words.onPhoneSecond}</p>${qrCode(address, words.code)}</footer>`
}
