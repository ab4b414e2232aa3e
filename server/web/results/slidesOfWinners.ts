import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { html } from '../../kernel/http/html.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { eventDocument, type printCentreOf } from '../../print/eventDocument.ts'
import { namesShown } from '../../print/namesShown.ts'
import { winners } from './miniBoards.ts'
import { balanced, type RowsOfScreen, type Slide, slidesOfSection } from './tvSlides.ts'

type Official = {
  readonly boards: readonly CountedBoard[]
  readonly printCentre: Awaited<ReturnType<typeof printCentreOf>>
  readonly most: RowsOfScreen
  readonly language: Language
}

/** As many winners as a slide shows in letters that are read from eight metres. */
const mostWinners = 6

/** What the room waits for once results are official: who won, then the prizes. */
export async function slidesOfWinners(
  tx: Transaction,
  event: VisibleEvent,
  { boards, printCentre, most, language }: Official,
): Promise<readonly Slide[]> {
  const names = await namesShown(tx, event, printCentre, printCentre.documents?.results?.juniors, language)
  const prizes = await eventDocument(tx, event, 'prizes', { results: boards, language })
  const won = balanced(winners(boards, names, language), mostWinners)
  const title = wordsIn(language).overviewPage.winners
  const { prizes: prizesTitle } = wordsIn(language).documents.kinds
  return [
    ...(won[0]?.length ? won : []).map((shown, at) => ({
      id: `winners/${at}`,
      title,
      ...(won.length > 1 && { page: { at: at + 1, of: won.length } }),
      body: html`<div class="champions">${shown}</div>`,
    })),
    ...prizes.sections
      .filter(({ rows }) => rows.length > 0)
      .flatMap(section => {
        // Who has received a prize is for the desk.
        const kept = section.columns.flatMap(({ key }, place) => (key === 'received' ? [] : place))
        const rows = section.rows.map(row => ({ ...row, cells: kept.flatMap(place => row.cells[place] ?? []) }))
        const columns = kept.flatMap(place => section.columns[place] ?? [])
        return slidesOfSection(
          { ...section, id: `prizes-${section.id}`, title: `${prizesTitle}: ${section.title}`, columns, rows },
          most,
        )
      }),
  ]
}
