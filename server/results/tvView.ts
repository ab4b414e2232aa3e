import type { Transaction } from '../database/connect.ts'
import type { EventDocument, Section } from '../documents/document.ts'
import { eventDocument } from '../documents/eventDocument.ts'
import { updatedAt } from '../documents/renderPage.ts'
import { type VisibleEvent, visibleEvent } from '../events/visibleEvent.ts'
import { heardEvents } from '../live/change.sql.ts'
import { tvScript, tvStyle } from '../pages/assets.ts'
import { type Html, html } from '../pages/html.ts'
import { roundInPlay } from '../scorecard/scorecard.sql.ts'
import type { Service } from '../service.ts'
import type { Opening } from '../webLinks/linkDoor.ts'
import type { View } from '../webLinks/view.ts'
import { groupsOut } from './groupsOut.ts'
import { qrCode } from './qrCode.ts'

/** As many rows as a television shows from the back of a room. */
const rowsOfSlide = 18
const usualSeconds = 15

/** The results for a screen on a wall: slides one after the other, nothing to touch. */
export const tvView: View = {
  place(opening) {
    if (opening.link.purpose !== 'results') return undefined
    const { seconds, boards, message } = settingsOf(opening)
    const query = new URLSearchParams({ seconds: String(seconds) })
    if (boards) query.set('boards', boards.join(','))
    if (message) query.set('message', message)
    return `/tv?${query}`
  },
  scores: () => true,
  async show(service, opening) {
    const { communityId } = opening.link
    return service.database.read([communityId], async tx => {
      const event = await visibleEvent(tx, opening.event, [communityId])
      if (!event) return undefined
      const [results, slides, eventIds] = await Promise.all([
        eventDocument(tx, event, 'results', { standings: service.standings }),
        slidesOf(service, tx, event, opening),
        heardEvents(tx, event),
      ])
      const { eventName, communityName } = results
      const title = `${eventName} on a screen`
      return {
        eventIds: [...eventIds],
        content: {
          title,
          description: `Results of ${eventName}, ${communityName}`,
          own: { style: tvStyle, script: tvScript },
          body: frame(results, event, slides, settingsOf(opening).seconds),
        },
      }
    })
  },
}

/** What the address of a screen says: seconds of a slide, the leaderboards shown, a message. */
function settingsOf({ query }: Opening) {
  const seconds = Number(query.seconds)
  const boards = query.boards?.split(',').filter(id => /^[1-9][0-9]{0,15}$/.test(id))
  return {
    seconds: seconds >= 3 && seconds <= 300 ? Math.round(seconds) : usualSeconds,
    boards: boards && boards.length > 0 ? boards.slice(0, 50) : undefined,
    message: query.message?.slice(0, 300),
  }
}

type Slide = { readonly id: string; readonly title: string; readonly page?: string; readonly body: Html }

async function slidesOf(
  service: Service,
  tx: Transaction,
  event: VisibleEvent,
  opening: Opening,
): Promise<readonly Slide[]> {
  const { boards, message } = settingsOf(opening)
  const [results, teeSheet, current] = await Promise.all([
    eventDocument(tx, event, 'results', { standings: service.standings }),
    eventDocument(tx, event, 'teeSheet', { standings: service.standings }),
    roundInPlay(tx, event.communityId, event.eventId, service.clock()),
  ])
  const teeTimes = teeSheet.sections.filter(({ id }) => id === current?.roundId)
  const shown = results.sections.filter(({ id }) => boards?.some(board => id.startsWith(`board-${board}-`)) ?? true)
  const out = await groupsOut(service, tx, event)
  return [
    ...(message ? [{ id: 'message', title: 'Message', body: html`<p class="message">${message}</p>` }] : []),
    ...shown.flatMap(slidesOfSection),
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

function frame(document: EventDocument, event: VisibleEvent, slides: readonly Slide[], seconds: number): Html {
  const { communityName, eventName, state } = document
  const updated = updatedAt(document, event.timeZone)
  return html`<header><p>${communityName}</p><h1>${eventName}</h1></header><div id="slides" data-seconds="${seconds}">${slides.map(({ id, title, page, body }) => html`<section data-slide="${id}"><h2>${title} ${page && html`<span>${page}</span>`}</h2>${body}</section>`)}</div><footer><p>${state}${updated && html` · updated ${updated}`}</p><p class="offline" hidden>No connection: trying again</p><p id="clock" data-zone="${event.timeZone}"></p></footer>`
}
