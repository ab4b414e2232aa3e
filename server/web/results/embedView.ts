import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { publishedBoards } from '../../live/countedBoards.ts'
import { eventDocument } from '../../print/eventDocument.ts'
import type { LinkRequest } from '../links/linkGuard.ts'
import type { View } from '../links/view.ts'
import { listPage } from './listPage.ts'

const themes = ['light', 'dark']

/**
 * The results in a frame of another site: `board` shows one leaderboard, `theme` is that of the site around it. Rows and colour
 * are chosen by its script: whatever sites write there, it is one page.
 */
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
    const event = await service.database.read([communityId], tx => visibleEvent(tx, opening.event, [communityId]))
    if (!event) return undefined
    const results = await publishedBoards(service, event)
    return service.database.read([communityId], async tx => {
      const { language } = opening
      const [document, eventIds] = await Promise.all([
        eventDocument(tx, event, 'results', { results, language }),
        heardEvents(tx, event),
      ])
      const { theme, board } = settingsOf(opening)
      const { names, pageOf, pageOfEvent } = wordsIn(language).pages
      const about = { page: names.results, event: document.eventName }
      const sections = document.sections.filter(({ id }) => board === undefined || id.startsWith(`board-${board}-`))
      // Whatever number a reader makes up would be a page that is kept.
      if (board !== undefined && sections.length === 0) return undefined
      return {
        eventIds: [...eventIds],
        content: {
          title: pageOfEvent(about),
          description: pageOf({ ...about, club: document.communityName }),
          framed: { theme },
          wide: true,
          body: html`<header class="framed"><h1 class="serif">${document.eventName}</h1><p class="quiet">${document.state}</p></header>${listPage({ ...document, sections }, { cards: `${opening.base}/cards`, language })}`,
          script: 'embed',
        },
      }
    })
  },
}

function settingsOf({ query }: LinkRequest) {
  return {
    theme: themes.find(theme => theme === query.theme),
    board: query.board !== undefined && /^[1-9][0-9]{0,15}$/.test(query.board) ? query.board : undefined,
  }
}
