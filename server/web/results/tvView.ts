import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { roundInPlay } from '../../domain/scoring/scorecard.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { type CountedBoard, countedBoards } from '../../live/countedBoards.ts'
import type { Service } from '../../live/service.ts'
import type { EventDocument, Section } from '../../print/document.ts'
import { documentHead } from '../../print/documentHead.sql.ts'
import { eventDocument, printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { pairingsOf } from '../../print/playedRounds.ts'
import { groupSheet } from '../../print/teeSheet.ts'
import { updatedAt } from '../../print/updatedAt.ts'
import type { LinkRequest } from '../links/linkGuard.ts'
import type { View } from '../links/view.ts'
import { groupsOut } from './groupsOut.ts'
import { qrCode } from './qrCode.ts'

/** As many rows as a television shows from the back of a room. */
const rowsOfSlide = 18

/** The results for a screen on a wall: slides one after the other, nothing to touch. */
export const tvView: View = {
  // Seconds, boards and message of a screen are put in by its script: whatever readers write there, it is one page.
  place: ({ link }) => (link.purpose === 'results' ? '/tv' : undefined),
  scores: () => true,
  async show(service, opening) {
    const { communityId } = opening.link
    const event = await service.database.read([communityId], tx => visibleEvent(tx, opening.event, [communityId]))
    if (!event) return undefined
    const boards = await countedBoards(service, event)
    return service.database.read([communityId], async tx => {
      const [results, eventIds] = await Promise.all([
        eventDocument(tx, event, 'results', { results: boards }),
        heardEvents(tx, event),
      ])
      const slides = await slidesOf(service, tx, opening, { event, results, boards })
      const { eventName, communityName } = results
      const title = `${eventName} on a screen`
      return {
        eventIds: [...eventIds],
        content: {
          title,
          description: `Results of ${eventName}, ${communityName}`,
          own: { style: 'tv', script: 'tv' },
          body: frame(results, event, slides),
        },
      }
    })
  },
}

type Slide = { readonly id: string; readonly title: string; readonly page?: string; readonly body: Html }

type Known = {
  readonly event: VisibleEvent
  readonly results: EventDocument
  readonly boards: readonly CountedBoard[]
}

async function slidesOf(
  service: Service,
  tx: Transaction,
  opening: LinkRequest,
  { event, results, boards }: Known,
): Promise<readonly Slide[]> {
  const [groups, head, current, printCentre] = await Promise.all([
    pairingsOf(tx, event),
    documentHead(tx, event),
    roundInPlay(tx, event.communityId, event.eventId, service.clock()),
    printCentreOf(tx, event),
  ])
  const names = await namesShown(tx, event, printCentre, printCentre.documents?.teeSheet?.juniors)
  const roundNames = new Map(head.rounds.map(round => [round.eventId, round.name]))
  const teeTimes = groupSheet(groups, roundNames, names).filter(({ id }) => id === current?.roundId)
  const out = await groupsOut(tx, event, boards)
  return [
    ...results.sections.flatMap(slidesOfSection),
    ...(out ? slidesOfSection(out) : []),
    ...teeTimes.flatMap(section => slidesOfSection({ ...section, title: `Tee times: ${section.title}` })),
    {
      id: 'link',
      title: 'On your phone',
      body: html`<div class="code">${qrCode(`${service.config.baseUrl}${opening.base}`)}<p>Results and cards<br>on your phone</p></div>`,
    },
  ]
}

function slidesOfSection(section: Section): readonly Slide[] {
  const { id, title, rows, empty } = section
  if (rows.length === 0) return [{ id, title, body: html`<p class="message">${empty}</p>` }]
  const pages = Math.ceil(rows.length / rowsOfSlide)
  return Array.from({ length: pages }, (_, page) => ({
    id: `${id}/${page}`,
    title,
    ...(pages > 1 && { page: `${page + 1} of ${pages}` }),
    body: table(section, page * rowsOfSlide),
  }))
}

function table({ columns, heading, rows }: Section, first: number): Html {
  const look = (index: number, tone?: string) => [columns[index]?.end ? 'end' : '', tone ?? ''].join(' ').trim()
  const body = rows
    .slice(first, first + rowsOfSlide)
    .map(
      ({ cells }) =>
        html`<tr>${cells.map(({ text, tone }, index) =>
          index === heading ? html`<th scope="row">${text}</th>` : html`<td class="${look(index, tone)}">${text}</td>`,
        )}</tr>`,
    )
  return html`<table><thead><tr>${columns.map(({ name }, index) => html`<th scope="col" class="${look(index)}">${name}</th>`)}</tr></thead><tbody>${body}</tbody></table>`
}

function frame(document: EventDocument, event: VisibleEvent, slides: readonly Slide[]): Html {
  const { communityName, eventName, state } = document
  const updated = updatedAt(document, event.timeZone, true)
  return html`<header><p>${communityName}</p><h1>${eventName}</h1></header><div id="slides">${slides.map(({ id, title, page, body }) => html`<section data-slide="${id}"><h2>${title} ${page && html`<span>${page}</span>`}</h2>${body}</section>`)}</div><footer><p>${state}${updated && html` · updated ${updated}`}</p><p class="offline" hidden>No connection: trying again</p><p id="clock" data-zone="${event.timeZone}"></p></footer>`
}
