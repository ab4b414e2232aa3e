/** The sponsors of an event on a screen: their slide, and their logos, each at an address of its own that browsers keep. */
import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Sponsor } from '../../../contract/settings/screenSettings.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventSettings } from '../../domain/events/eventSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { settingsRows } from '../../print/documents.sql.ts'
import { type LinkRequest, sendClosed } from '../links/linkGuard.ts'
import { strictPolicy } from '../pages/page.ts'
import type { Slide } from './tvSlides.ts'

/** The sponsors whose logos the screen shows between the boards. */
export async function screenSponsors(tx: Transaction, event: VisibleEvent): Promise<readonly Sponsor[]> {
  return eventSettings(await settingsRows(tx, event)).screen.sponsors ?? []
}

/** One slide with all of them; none without sponsors. `base`: the path of the link. */
export function slidesOfSponsors(sponsors: readonly Sponsor[], base: string, language: Language): readonly Slide[] {
  if (sponsors.length === 0) return []
  const plates = sponsors.map(({ name, logo }) =>
    logo === undefined
      ? html`<li class="serif">${name}</li>`
      : html`<li><img src="${base}/tv/sponsors/${nameOfLogo(logo)}" alt="${name}"></li>`,
  )
  const size = sponsors.length === 1 ? 1 : sponsors.length <= 4 ? 2 : sponsors.length <= 6 ? 3 : 4
  return [
    {
      id: 'sponsors',
      title: wordsIn(language).wall.sponsors,
      body: html`<ul class="sponsors of-${size}">${plates}</ul>`,
    },
  ]
}

/** Sends a logo by the name that its content gives it. */
export async function sendSponsorLogo(service: Service, opening: LinkRequest): Promise<FastifyReply> {
  const { reply, link, event: publicId, params } = opening
  if (link.purpose !== 'results') return sendClosed(service, reply)
  const sponsors = await service.database.read([link.communityId], async tx => {
    const event = await visibleEvent(tx, publicId, [link.communityId])
    return event ? screenSponsors(tx, event) : []
  })
  const logo = sponsors.find(one => one.logo !== undefined && nameOfLogo(one.logo) === params.logo)?.logo
  if (logo === undefined) return sendClosed(service, reply)
  return reply
    .headers({
      'content-type': 'image/png',
      'content-security-policy': strictPolicy,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    .send(Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64'))
}

function nameOfLogo(logo: string): string {
  return `${hash('sha256', logo).slice(0, 16)}.png`
}
