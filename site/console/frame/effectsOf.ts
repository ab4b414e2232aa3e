/** What a change would do, in sentences. Pure. */
import type { Consequences, MovedSide, Standing } from '../../../contract/preview.ts'
import { isMoneyOnly } from '../../../contract/site/isMoneyOnly.ts'
import { withTimeOf } from '../../ui/clock.ts'
import { decimalLabel, type ScreenWords } from '../../ui/words.ts'

export type Effect = {
  readonly sort: 'board' | 'appear' | 'now' | 'go' | 'paper'
  readonly text: string
  readonly details: string
}

type Words = ScreenWords<'frame'>
const most = 4

/** One sentence for each board, finding and document; boards with the sides that move, the first few. */
export function effectsOf(all: readonly Consequences[], words: Words): readonly Effect[] {
  const firstOf = (items: readonly string[], count = items.length) =>
    [...items.slice(0, most), ...(count > most ? [words.followsMore({ count: count - most })] : [])].join(', ')
  const effects = all.flatMap(({ standings, readiness, documents }): Effect[] => [
    ...papers(documents).map(([name, pages]) => ({
      sort: 'paper' as const,
      text: words.followsPaper({
        pages: pages.length === 0 || (pages.length === 1 && pages[0] === name) ? name : `${name} ${firstOf(pages)}`,
      }),
      details: '',
    })),
    ...standings.flatMap(({ name, count, sides }) => {
      const money = sides.filter(isMoneyOnly)
      const movers = sides.slice(0, sides.length - money.length)
      // What is left out are the last, so where money is listed all movers are.
      const moving = money.length > 0 ? movers.length : count
      const parts = [
        { text: words.followsBoard({ board: name, count: moving }), of: movers, all: moving },
        { text: words.followsMoney({ board: name, count: count - moving }), of: money, all: count - moving },
      ]
      return parts
        .filter(({ all }) => all > 0)
        .map(({ text, of, all }) => {
          const sentences = of.map(side => sideInWords(side, words))
          return { sort: 'board' as const, text, details: firstOf(sentences, all) }
        })
    }),
    // Stale paper is said above, page by page.
    ...readiness.appear.flatMap(({ rule, text }) => {
      if (rule === 'papers') return []
      // What a rule finds reads otherwise then: that is neither new nor solved.
      const isKnown = readiness.go.some(one => one.rule === rule)
      return [
        {
          sort: isKnown ? ('now' as const) : ('appear' as const),
          text: isKnown ? words.followsNow({ text }) : text,
          details: '',
        },
      ]
    }),
    ...readiness.go.flatMap(({ rule, text }) =>
      rule === 'papers' || readiness.appear.some(one => one.rule === rule)
        ? []
        : [{ sort: 'go' as const, text: words.followsSolved({ text }), details: '' }],
    ),
  ])
  return [...new Map(effects.map(effect => [effect.text + effect.details, effect])).values()]
}

/** Two documents with their pages; more of them by their names alone, so that they leave room for the rest. */
function papers(documents: Consequences['documents']): readonly (readonly [name: string, pages: readonly string[]])[] {
  if (documents.length > 2) return [[documents.map(({ name }) => name).join(', '), []]]
  return documents.map(({ name, pages }) => [name, pages.map(withTimeOf)])
}

function sideInWords({ name, from, to }: MovedSide, words: Words): string {
  if (from && to) {
    const flight = from.flight !== to.flight
    return words.followsSide({ name, from: placeOf(from, flight, words), to: placeOf(to, flight, words) })
  }
  if (to) return to.flight ? words.followsJoinsAt({ name, to: to.flight }) : words.followsJoins({ name })
  const was = [from?.label, from?.flight].filter(Boolean).join(', ')
  return was === '' ? words.followsLeaves({ name }) : words.followsLeavesFrom({ name, from: was })
}

/** Position and value, and the flight where it is another one. */
function placeOf({ label, value, flight, payoutCents }: Standing, withFlight: boolean, words: Words): string {
  const parts = [
    withFlight && flight,
    label,
    value !== null && `(${value})`,
    payoutCents !== null && payoutCents > 0 && decimalLabel(payoutCents / 100, 2),
  ]
  return parts.filter(Boolean).join(' ') || words.followsNoPlace
}
