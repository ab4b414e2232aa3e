import type { Recipe } from './followRecipe.ts'

/** The sponsors of an event below the link to its results. */
export const publicPage: Recipe = {
  headings: ['Add a public page'],
  edits: [
    {
      file: 'server/web/results/sponsorsView.ts',
      text: `import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { html } from '../../kernel/http/html.ts'
import { heardEvents } from '../../live/change.sql.ts'
import { eventMasthead, readFrame } from '../frame/eventFrame.ts'
import type { View } from '../links/view.ts'
import { screenSponsors } from './sponsors.ts'

/** Who pays for the event, below the link to its results. */
export const sponsorsView: View = {
  place: ({ link }) => (link.purpose === 'results' ? '/sponsors' : undefined),
  scores: () => false,
  async show(service, opening) {
    const { communityId } = opening.link
    return service.database.read([communityId], async tx => {
      const event = await visibleEvent(tx, opening.event, [communityId])
      if (!event) return undefined
      const [frame, sponsors, eventIds] = await Promise.all([
        readFrame(service, tx, event),
        screenSponsors(tx, event),
        heardEvents(tx, event),
      ])
      return {
        eventIds: [...eventIds],
        content: {
          title: \`Sponsors: \${frame.head.eventName}\`,
          description: \`Sponsors of \${frame.head.eventName}\`,
          colour: frame.club.colour,
          masthead: eventMasthead(frame, event, { current: 'results' }),
          body: html\`<h2>With thanks to our sponsors</h2><ul>\${sponsors.map(({ name }) => html\`<li>\${name}</li>\`)}</ul>\`,
        },
      }
    })
  },
}
`,
    },
    {
      file: 'server/web/mountViews.ts',
      after: "import { overviewView } from './results/overviewView.ts'",
      put: "import { sponsorsView } from './results/sponsorsView.ts'",
    },
    { file: 'server/web/mountViews.ts', after: "    '/embed': embedView,", put: "    '/sponsors': sponsorsView," },
    {
      file: 'e2e/results.test.ts',
      replace: "['/cards/1021/1', '/holes/1021/1', '/tv', '/embed']",
      by: "['/cards/1021/1', '/holes/1021/1', '/tv', '/embed', '/sponsors']",
    },
  ],
}
