/** Who may win, and where the cut may fall, as the event shows it to spectators. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { chancePercent } from '../../../rules/simulation/chancePercent.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { type EarlierChances, endsPlayed, type Forecasts } from '../../live/outlook/forecasts.ts'
import type { Names } from '../../print/names.ts'
import { sideName } from '../../print/sideName.ts'
import { chanceLine } from './chanceLine.ts'
import type { BoardInPlay } from './leadersRounds.ts'

const mostSides = 5
/** In thousandths: less is no news. */
const leastShown = 10

/** A board that is still being played, with the forecast of each of its flights. */
type Forecast = NonNullable<Awaited<ReturnType<Forecasts['of']>>>
export type BoardAhead = {
  readonly counted: CountedBoard
  readonly flights: Forecast
  readonly earlier: readonly EarlierChances[]
}

/** The forecasts of the boards that are not over. Call it before opening a transaction: the first look at a board takes a second. */
export async function boardsAhead(
  forecasts: Forecasts,
  boards: readonly BoardInPlay[],
): Promise<readonly BoardAhead[]> {
  const open = boards.filter(({ counted }) => !counted.final)
  const found = await Promise.all(open.map(({ live, version }) => forecasts.of(live, version)))
  return open.flatMap(({ counted }, at) => {
    const flights = found[at]
    return flights ? [{ counted, flights, earlier: forecasts.earlier(counted.leaderboardId) }] : []
  })
}

/** One panel for each flight; nothing where nobody can be told from others yet. */
export function chances(boards: readonly BoardAhead[], names: Names, language: Language): readonly Html[] {
  const words = wordsIn(language).resultsPage
  const inWords = (thousandths: number) => words.percent({ value: chancePercent(thousandths) })
  return boards.flatMap(({ counted, flights, earlier }) =>
    counted.flights.flatMap((flight, at) => {
      const { sides = [], cutLines = [] } = flights[at] ?? {}
      const rows = new Map(flight.rows.map(row => [row.sideId, row]))
      const likely = sides
        .filter(({ sideId, win }) => win >= leastShown && rows.has(sideId))
        .sort((a, b) => b.win - a.win)
        .slice(0, mostSides)
      if (likely.length === 0) return []
      const where = [counted.name, flight.name].filter(Boolean).join(', ')
      const lines = likely.map(({ sideId, win }) => {
        const row = rows.get(sideId)
        const line = chanceLine([...earlier.map(({ wins }) => wins[at]?.get(sideId) ?? 0), win], inWords, words)
        return row && html`<li><span>${sideName(row, names)}</span> ${line}<strong>${inWords(win)}</strong></li>`
      })
      const cuts = cutLines.slice(0, 2).map(({ line, chance }) => words.cutChance({ line, chance: inWords(chance) }))
      return [
        html`<section class="panel insight"><h2>${words.chances} <span class="quiet">${where}</span></h2><ol class="chances">${lines}</ol>${cuts.length > 0 && html`<p>${words.projectedCut({ cuts: cuts.join(', ') })}</p>`}<p>${words.fromScores({ times: endsPlayed })}</p></section>`,
      ]
    }),
  )
}
