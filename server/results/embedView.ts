import { eventDocument } from '../documents/eventDocument.ts'
import { renderPage } from '../documents/renderPage.ts'
import { visibleEvent } from '../events/visibleEvent.ts'
import { heardEvents } from '../live/change.sql.ts'
import { embedScript } from '../pages/assets.ts'
import type { Opening } from '../webLinks/linkDoor.ts'
import type { View } from '../webLinks/view.ts'

const themes = ['light', 'dark']

/** The results in a frame of another site: `board` shows one leaderboard, `theme` is that of the site around it. */
export const embedView: View = {
  framed: true,
  place(opening) {
    if (opening.link.purpose !== 'results') return undefined
    const { theme, board } = settingsOf(opening)
    const query = new URLSearchParams({ ...(theme && { theme }), ...(board && { board }) })
    return `/embed${query.size > 0 ? `?${query}` : ''}`
  },
  scores: () => true,
  async show(service, opening) {
    const { communityId } = opening.link
    return service.database.read([communityId], async tx => {
      const event = await visibleEvent(tx, opening.event, [communityId])
      if (!event) return undefined
      const [document, eventIds] = await Promise.all([
        eventDocument(tx, event, 'results', { standings: service.standings }),
        heardEvents(tx, event),
      ])
      const { theme, board } = settingsOf(opening)
      const sections = document.sections.filter(({ id }) => board === undefined || id.startsWith(`board-${board}-`))
      return {
        eventIds: [...eventIds],
        content: {
          title: `Results: ${document.eventName}`,
          description: `Results of ${document.eventName}, ${document.communityName}`,
          look: ['embed', theme].filter(Boolean).join(' '),
          body: renderPage(
            { ...document, sections },
            { timeZone: event.timeZone, cards: `${opening.base}/cards`, compact: true },
          ),
          script: embedScript,
        },
      }
    })
  },
}

function settingsOf({ query }: Opening) {
  return {
    theme: themes.find(theme => theme === query.theme),
    board: query.board !== undefined && /^[1-9][0-9]{0,15}$/.test(query.board) ? query.board : undefined,
  }
}
