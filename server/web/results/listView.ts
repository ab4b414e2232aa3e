import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { roundInPlay } from '../../domain/scoring/scorecard.sql.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { countedBoards } from '../../live/countedBoards.ts'
import { type DocumentName, documents, eventDocument } from '../../print/eventDocument.ts'
import { renderPage } from '../../print/renderPage.ts'
import type { View } from '../links/view.ts'

/** One of the five lists of an event; the tee sheet also by hole. */
export const listView: View = {
  place({ link, query }) {
    if (!Object.hasOwn(documents, link.purpose)) return undefined
    return query.by === 'hole' && link.purpose === 'teeSheet' ? '?by=hole' : ''
  },
  scores: ({ link }) => link.purpose === 'results',
  async show(service, { link, event: publicId, base, query }) {
    const { communityId, purpose } = link
    const event = await service.database.read([communityId], tx => visibleEvent(tx, publicId, [communityId]))
    if (!event) return undefined
    const results = purpose === 'results' ? await countedBoards(service, event) : undefined
    return service.database.read([communityId], async tx => {
      const by = query.by === 'hole' ? 'hole' : undefined
      const [document, eventIds, current] = await Promise.all([
        eventDocument(tx, event, purpose as DocumentName, { results, by }),
        heardEvents(tx, event),
        purpose === 'teeSheet' ? roundInPlay(tx, communityId, event.eventId, service.clock()) : undefined,
      ])
      const { kind, eventName, communityName, dates } = document
      const isResults = purpose === 'results'
      return {
        eventIds: [...eventIds],
        content: {
          title: `${kind}: ${eventName}`,
          description: `${kind} of ${eventName}, ${communityName}, ${dates}`,
          body: renderPage(document, {
            timeZone: event.timeZone,
            ...(current && { current: current.roundId }),
            ...(isResults && { cards: `${base}/cards`, screen: `${base}/tv` }),
            ...(purpose === 'teeSheet' && { teeSheet: { by: by ?? 'time', calendar: `${base}/calendar.ics` } }),
          }),
          script: 'lists',
        },
      }
    })
  },
}
