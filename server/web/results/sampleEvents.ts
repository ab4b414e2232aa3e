import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { type EventState, isBeingPlayed } from '../../domain/events/eventState.ts'
import { isRehearsal } from '../../domain/events/rehearsal.sql.ts'
import { sql } from '../../kernel/database/sql.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { dayInWords } from '../../print/dayInWords.ts'
import { stateWord } from '../../print/stateInWords.ts'
import { linksOfEvent } from '../links/link.ts'
import type { LinkPurpose } from '../links/linkPurpose.ts'

type SampleEvent = {
  readonly publicId: string
  readonly communityId: number
  readonly name: string
  readonly communityName: string
  readonly startDate: string
  readonly state: EventState
}

/** The events of a testing environment with links to their pages, so that a stranger finds them. Never asked for in production: links are given, not found. */
export async function sampleEvents(service: Service, language: Language): Promise<Html | undefined> {
  if (service.config.environment !== 'testing') return undefined
  const recent = service.clock().toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: 60 }).toString()
  const links = await service.database.read('everything', async tx => {
    const rows = await tx.rows(
      sql<SampleEvent>`
        select ${publicIdOf(sql`e`)} as "publicId", e.community_id as "communityId",
          e.name, c.name as "communityName", e.start_date as "startDate", e.state
        from event e join community c on c.community_id = e.community_id
        left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
        where not ${isRehearsal} and e.kind <> 'R' and e.state <> 'draft' and e.end_date > ${recent}::date
        order by e.state in ('in progress', 'suspended') desc, e.start_date desc, e.event_id limit 20`,
    )
    return Promise.all(
      rows.map(async row => {
        const event = await visibleEvent(tx, row.publicId, [row.communityId])
        const paths = event && (await linksOfEvent({ service, tx }, event))
        return { ...row, pathOf: (purpose: LinkPurpose) => paths?.get(purpose) }
      }),
    )
  })
  if (links.length === 0) return undefined
  const { start: words, names } = wordsIn(language).pages
  return html`<section><h2>${words.samples}</h2><ul class="events">${links.map(
    ({ name, communityName, startDate, state, pathOf }) =>
      html`<li><a href="${pathOf('overview')}"><strong>${name}</strong></a> <span class="quiet">${communityName} · ${dayInWords(startDate, language)} · ${stateWord(state, language)}</span><br><a href="${pathOf('results')}">${names.results}</a> · <a href="${pathOf('results')}/tv">${words.onScreen}</a> · <a href="${pathOf('teeSheet')}">${names.teeSheet}</a>${isBeingPlayed(state) && html` · <a href="${pathOf('scoring')}">${words.keepScore}</a>`}</li>`,
  )}</ul></section>`
}
