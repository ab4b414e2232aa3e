import type { Recipe } from './followRecipe.ts'

/** A sentence of the organiser between the boards. */
export const slide: Recipe = {
  headings: ['Add a slide of the screen on a wall'],
  edits: [
    {
      file: 'contract/settings/screenSettings.ts',
      replace: '    sponsors: Type.Optional(',
      by: "    note: Type.Optional(text(200, 'A sentence that has a slide of its own.')),\n    sponsors: Type.Optional(",
    },
    {
      file: 'server/web/results/noteSlides.ts',
      text: `import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventSettings } from '../../domain/events/eventSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { html } from '../../kernel/http/html.ts'
import { settingsRows } from '../../print/documents.sql.ts'
import type { Slide } from './tvSlides.ts'

/** The sentence of the organiser; no slide where there is none. */
export async function noteSlides(tx: Transaction, event: VisibleEvent): Promise<readonly Slide[]> {
  const { note } = eventSettings(await settingsRows(tx, event)).screen
  return note === undefined ? [] : [{ id: 'note', title: 'Today', body: html\`<p class="message">\${note}</p>\` }]
}
`,
    },
    {
      file: 'server/web/results/tvView.ts',
      after: "import { boardsInPlay, leadersRounds } from './leadersRounds.ts'",
      put: "import { noteSlides } from './noteSlides.ts'",
    },
    {
      file: 'server/web/results/tvView.ts',
      replace: 'printCentre, sponsors, latest] =',
      by: 'printCentre, sponsors, latest, note] =',
    },
    {
      file: 'server/web/results/tvView.ts',
      replace: '        latestScores(tx, event),\n',
      by: '        latestScores(tx, event),\n        noteSlides(tx, event),\n',
    },
    { file: 'server/web/results/tvView.ts', after: '...slidesOfSponsors(sponsors', put: '        ...note,' },
    {
      file: 'docs/public-pages.md',
      replace: 'the sponsors, and a code that takes',
      by: 'the sponsors, the `note` of `settings.screen`, and a code that takes',
    },
    {
      file: 'server/web/results/tvView.test.ts',
      replace: 'settings: { screen: { sponsors: [',
      by: "settings: { screen: { note: 'Prize-giving at 18:00', sponsors: [",
    },
    {
      file: 'server/web/results/tvView.test.ts',
      replace: "test('a screen asks for eighteen rows",
      by: `test('the sentence of the organiser has a slide', async () => {
  expect(slide(await screen(), 'note')).toContain('Prize-giving at 18:00')
})

test('a screen asks for eighteen rows`,
    },
  ],
}
