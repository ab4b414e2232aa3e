/** What each place pays, as bars that add up to what is paid out. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { moneyInWords } from '../../print/moneyInWords.ts'

type Flight = CountedBoard['flights'][number]

const mostPlaces = 12

/** A picture for each flight with prizes once they are decided, beside its leaderboard: who has won them stands there. */
export function purses(boards: readonly CountedBoard[], language: Language): readonly Html[] {
  const words = wordsIn(language).resultsPage
  const decided = boards.filter(({ final }) => final)
  return decided.flatMap(({ leaderboardId, name, currency, flights }) =>
    flights.flatMap((flight, index) => {
      const paid = flight.rows.reduce((sum, { payoutCents = 0 }) => sum + payoutCents, 0)
      if (flight.purseCents === undefined || paid === 0) return []
      const money = (cents: number) => moneyInWords(cents, currency, language)
      const where = [name, flight.name].filter(Boolean).join(', ')
      const sum = words.paidOut({ paid: money(paid), purse: money(flight.purseCents) })
      return [
        html`<section class="panel insight" data-panel="board-${leaderboardId}-${flight.flightId ?? index}"><h2>${words.prizes} <span class="quiet">${where}</span></h2><ol class="purse">${bars(flight, money)}</ol><p>${sum}</p></section>`,
      ]
    }),
  )
}

/** One below the other, each beginning where the one above ends. */
function bars({ rows }: Flight, money: (cents: number) => string): readonly Html[] {
  const paid = rows.filter(({ payoutCents = 0 }) => payoutCents > 0)
  const places = [...Map.groupBy(paid, ({ label }) => label)].map(([label, level]) => ({
    label,
    sides: level.length,
    cents: level.reduce((sum, { payoutCents = 0 }) => sum + payoutCents, 0),
  }))
  const whole = places.reduce((sum, { cents }) => sum + cents, 0)
  const share = (cents: number) => (100 * cents) / whole
  return places.slice(0, mostPlaces).map(({ label, sides, cents }, at) => {
    const before = places.slice(0, at).reduce((sum, place) => sum + place.cents, 0)
    return html`<li><span>${label}${sides > 1 && ` × ${sides}`}</span><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect x="${share(before)}" width="${share(cents)}" height="6"/></svg><span>${money(cents)}</span></li>`
  })
}
