import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { dayInWords, daysInWords } from '../../print/dayInWords.ts'
import { stateWord } from '../../print/stateInWords.ts'
import { eventBand, eventMasthead, readFrame } from '../frame/eventFrame.ts'
import type { View } from '../links/view.ts'
import { type OverviewPart, overviewParts } from './overview.sql.ts'

/** The overview of an event: what, where and when. The way to everything else is in its masthead. */
export const overviewView: View = {
  place: ({ link }) => (link.purpose === 'overview' ? '' : undefined),
  scores: () => false,
  async show(service, { link, event: publicId }) {
    const { communityId } = link
    return service.database.read([communityId], async tx => {
      const event = await visibleEvent(tx, publicId, [communityId])
      if (!event) return undefined
      const [frame, [about, ...rounds], eventIds] = await Promise.all([
        readFrame(service, tx, event),
        overviewParts(tx, event),
        heardEvents(tx, event),
      ])
      if (!about) return undefined
      const { eventName, communityName } = frame.head
      const info = about.info && html`<p class="info">${about.info}</p>`
      return {
        eventIds: [...eventIds],
        content: {
          title: eventName,
          description: [communityName, daysInWords(event), ...courseNames([about, ...rounds])].join(' · '),
          colour: frame.club.colour,
          wide: true,
          masthead: eventMasthead(frame, event, { current: 'overview' }),
          body: html`${eventBand(frame, event)}${info}${roundsOf(rounds)}${coursesOf([about, ...rounds])}`,
        },
      }
    })
  },
}

function roundsOf(rounds: readonly OverviewPart[]): Html | undefined {
  if (rounds.length === 0) return undefined
  const rows = rounds.map(
    ({ name, startDate, state, courses }) =>
      html`<tr><th scope="row">${name}</th><td class="tight">${dayInWords(startDate)}</td><td class="minor">${courses.map(course => course.name).join(', ')}</td><td class="tight">${stateWord(state)}</td></tr>`,
  )
  return html`<section class="panel"><table class="list"><caption>Rounds</caption><thead><tr><th scope="col">Round</th><th scope="col">Date</th><th scope="col" class="minor">Course</th><th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

function coursesOf(parts: readonly OverviewPart[]): Html {
  const courses = new Map(parts.flatMap(part => part.courses.map(course => [course.name, course] as const)))
  if (courses.size === 0) return html`<p class="card">The course is not chosen yet.</p>`
  return html`${[...courses.values()].map(({ name, place, tees }) => {
    const rows = tees.map(
      tee =>
        html`<tr><th scope="row">${tee.name}</th><td>${tee.gender === 'M' ? 'Men' : 'Women'}</td><td class="end">${tee.par}</td><td class="end">${tee.yards > 0 && tee.yards}</td></tr>`,
    )
    return html`<section class="panel"><table class="list"><caption>${name}${place && html` <span class="quiet">${place}</span>`}</caption><thead><tr><th scope="col">Tee</th><th scope="col">For</th><th scope="col" class="end">Par</th><th scope="col" class="end">Yards</th></tr></thead><tbody>${rows}</tbody></table></section>`
  })}`
}

function courseNames(parts: readonly OverviewPart[]): readonly string[] {
  return [...new Set(parts.flatMap(({ courses }) => courses.map(({ name }) => name)))]
}
