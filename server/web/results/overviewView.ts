import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { registrationSettings } from '../../domain/events/registrationSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import type { Service } from '../../live/service.ts'
import { dayInWords } from '../../print/dayInWords.ts'
import { documentHead } from '../../print/documentHead.sql.ts'
import { titlesOf } from '../../print/eventDocument.ts'
import { stateWord } from '../../print/stateInWords.ts'
import { linkOf } from '../links/link.ts'
import type { View } from '../links/view.ts'
import { phaseOf } from '../registration/phase.ts'
import { type OverviewPart, overviewParts } from './overview.sql.ts'

const lists = {
  results: 'Results',
  teeSheet: 'Tee sheet',
  players: 'Players',
  flights: 'Flights',
  teams: 'Teams',
} as const

type Link = { readonly name: string; readonly path: string; readonly leads?: true }

/** The overview of an event: what, where and when, with the way to everything else that everybody may see. */
export const overviewView: View = {
  place: ({ link }) => (link.purpose === 'overview' ? '' : undefined),
  scores: () => false,
  async show(service, { link, event: publicId }) {
    const { communityId } = link
    return service.database.read([communityId], async tx => {
      const event = await visibleEvent(tx, publicId, [communityId])
      if (!event) return undefined
      const [head, [about, ...rounds], eventIds] = await Promise.all([
        documentHead(tx, event),
        overviewParts(tx, event),
        heardEvents(tx, event),
      ])
      if (!about) return undefined
      const links = await linksOf(service, tx, event, head.state)
      const { eventName, communityName, dates, state } = titlesOf(head, event)
      const info = about.info && html`<p class="info">${about.info}</p>`
      return {
        eventIds: [...eventIds],
        content: {
          title: eventName,
          description: [communityName, dates, ...courseNames([about, ...rounds])].join(' · '),
          body: html`<header class="event"><p class="quiet">${communityName} · ${dates}</p><h1>${eventName}</h1><p class="state">${state}</p></header>${info}${ways(links)}${roundsOf(rounds)}${coursesOf([about, ...rounds])}`,
        },
      }
    })
  },
}

/** The links to the five lists, and to the registration while the public may register. */
async function linksOf(
  service: Service,
  tx: Transaction,
  event: VisibleEvent,
  state: string,
): Promise<readonly Link[]> {
  const pathOf = async (purpose: Parameters<typeof linkOf>[2]) =>
    new URL((await linkOf({ service, tx }, event, purpose)).url).pathname
  const phase = phaseOf(event, state, registrationSettings(event), service.clock())
  const registers = event.kind !== 'R' && event.registrationType === 'Online Questionnaire' && phase === 'open'
  const register: readonly Link[] = registers
    ? [{ name: 'Register', path: await pathOf('registration'), leads: true }]
    : []
  const shown = Object.entries(lists) as [keyof typeof lists, string][]
  return [
    ...register,
    ...(await Promise.all(shown.map(async ([purpose, name]) => ({ name, path: await pathOf(purpose) })))),
  ]
}

function ways(links: readonly Link[]): Html {
  return html`<nav aria-label="Pages of the event"><ul class="ways">${links.map(({ name, path, leads }) => html`<li><a href="${path}"${leads && html` class="leads"`}>${name}</a></li>`)}</ul></nav>`
}

function roundsOf(rounds: readonly OverviewPart[]): Html | undefined {
  if (rounds.length === 0) return undefined
  const rows = rounds.map(
    ({ name, startDate, state, courses }) =>
      html`<tr><th scope="row">${name}</th><td class="tight">${dayInWords(startDate)}</td><td class="minor">${courses.map(course => course.name).join(', ')}</td><td class="tight">${stateWord(state)}</td></tr>`,
  )
  return html`<section><table class="list"><caption>Rounds</caption><thead><tr><th scope="col">Round</th><th scope="col">Date</th><th scope="col" class="minor">Course</th><th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table></section>`
}

function coursesOf(parts: readonly OverviewPart[]): Html {
  const courses = new Map(parts.flatMap(part => part.courses.map(course => [course.name, course] as const)))
  if (courses.size === 0) return html`<p class="card">The course is not chosen yet.</p>`
  return html`${[...courses.values()].map(({ name, place, tees }) => {
    const rows = tees.map(
      tee =>
        html`<tr><th scope="row">${tee.name}</th><td>${tee.gender === 'M' ? 'Men' : 'Women'}</td><td class="end">${tee.par}</td><td class="end">${tee.yards > 0 && tee.yards}</td></tr>`,
    )
    return html`<section><table class="list"><caption>${name}${place && html` <span class="quiet">${place}</span>`}</caption><thead><tr><th scope="col">Tee</th><th scope="col">For</th><th scope="col" class="end">Par</th><th scope="col" class="end">Yards</th></tr></thead><tbody>${rows}</tbody></table></section>`
  })}`
}

function courseNames(parts: readonly OverviewPart[]): readonly string[] {
  return [...new Set(parts.flatMap(({ courses }) => courses.map(({ name }) => name)))]
}
