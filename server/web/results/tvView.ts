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

const codeOfResults = 'Code of the address of the results'

/** The results for a screen on a wall: slides one after the other, nothing to touch. `rows`: 12 on a slide, or 18. */
export const tvView: View = {
  // Seconds, boards and message of a screen are put in by its script: whatever readers write there, they are two pages.
  place(opening) {
    if (opening.link.purpose !== 'results') return undefined
    const rows = rowsOf(opening)
    return rows === rowsOfScreen[0] ? '/tv' : `/tv?rows=${rows}`
  },
  scores: () => true,
  async show(service, opening) {
    const { communityId } = opening.link
    const event = await service.database.read([communityId], tx => visibleEvent(tx, opening.event, [communityId]))
    if (!event) return undefined
    const counted = await publishedBoards(service, event)
    const [boards, played] = await Promise.all([
      boardsBehind(service, communityId, counted),
      boardsInPlay(service.published, communityId, counted),
    ])
    return service.database.read([communityId], async tx => {
      const [results, frame, eventIds, current, printCentre, sponsors, latest] = await Promise.all([
        eventDocument(tx, event, 'results', { results: counted }),
        readFrame(service, tx, event),
        heardEvents(tx, event),
        roundInPlay(tx, communityId, event.eventId, service.clock()),
        printCentreOf(tx, event),
        screenSponsors(tx, event),
        latestScores(tx, event),
      ])
      const [names, groups] = await Promise.all([
        namesShown(tx, event, printCentre, printCentre.documents?.teeSheet?.juniors),
        current && groupsOfRound(tx, event, current.roundId),
      ])
      const { state } = frame.head
      const inPlay = isInPlay(state)
      const most = rowsOf(opening)
      const out = inPlay && groups ? groupsOut(groups, names) : undefined
      const ahead = groups && (inPlay || state === 'published') ? groups.ahead : []
      const address = `${service.config.baseUrl}${opening.base}`
      const painted = inPlay ? played.flatMap(board => leadersRounds(board, names, mostPainted)) : []
      const slides: readonly Slide[] = [
        ...results.sections.flatMap(section => [
          ...slidesOfSection(section, most),
          ...painted.filter(round => round.section === section.id).map(paintedBoard),
        ]),
        ...(out ? slidesOfSection(out, most) : []),
        ...slidesOfGroups('times', inPlay ? 'Next on the tee' : 'Tee times', ahead, {
          names,
          most,
          doubled: groups?.doubled ?? new Set(),
        }),
        ...slidesOfSponsors(sponsors, opening.base),
        {
          id: 'link',
          title: 'On your phone',
          body: html`<div class="code">${qrCode(address, codeOfResults)}<p class="serif">Results and cards<br>on your phone</p></div>`,
        },
      ]
      return {
        eventIds: [...eventIds],
        content: {
          title: `${results.eventName} on a screen`,
          description: `Results of ${results.eventName}, ${results.communityName}`,
          own: { style: 'tv', script: 'tv' },
          colour: frame.club.colour,
          body: html`${top(frame, event)}<div id="slides">${slides.map(slideInPage)}</div>${foot({
            updated: updatedAt(results, event.timeZone, inPlay),
            groups: inPlay ? groups : undefined,
            ticker: tickerOf(latest, boards, names),
            address,
          })}`,
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

function top(frame: EventFrame, event: Parameters<typeof eventBand>[1]): Html {
  const { head, more, club } = frame
  const round = more.rounds > 1 && more.round !== null && ` · Round ${more.round} of ${more.rounds}`
  const word = head.isRehearsal ? 'Rehearsal, nothing counts' : shownStateWord(head)
  return html`<svg class="contours" viewBox="${contourBox}" preserveAspectRatio="xMaxYMid slice" aria-hidden="true"><path d="${contours(event.eventId)}"/></svg><header>${crest(club)}<div class="name"><h1 class="serif"><bdi>${head.eventName}</bdi></h1><p>${club.name}${round}${shortenedRounds(head).map(words => html` · <strong>${words}</strong>`)}</p></div><div class="now"><p>${stateMark(head.state, word)}</p><p id="clock" class="serif" data-zone="${event.timeZone}"></p></div></header>${eventBand(frame, event, [])}`
}

type Foot = {
  readonly updated: string | undefined
  readonly groups: GroupsOfRound | undefined
  readonly ticker: readonly string[]
  readonly address: string
}

function foot({ updated, groups, ticker, address }: Foot): Html {
  const on = groups && groups.out.length > 0 && `${counted(groups.out.length)} on the course, ${groups.inCount} in`
  const news = ticker.length > 0 && html`<ul class="ticker">${ticker.map(words => html`<li>${words}</li>`)}</ul>`
  return html`<footer><p class="offline" hidden>No connection: trying again</p>${updated && html`<p>Updated ${updated}</p>`}${on && html`<p>${on}</p>`}${news}<p class="phone">Results and cards<br>on your phone</p>${qrCode(address, codeOfResults)}</footer>`
}

function counted(groups: number): string {
  return groups === 1 ? '1 group' : `${groups} groups`
}
