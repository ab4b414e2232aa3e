import { type Draft, entered, totalOf, wrongTotal } from './entry.ts'
import type { RoundCard } from './groups.ts'

export type TypedCard = ReturnType<typeof typedCard>

/** A card with what is typed over it, from the first hole that is played: what it comes to, what is wrong, and what can be done. */
export function typedCard(card: RoundCard, { texts, totals }: Draft, firstHole: number) {
  const scores = entered(card.strokes.slice(firstHole - 1), texts)
  const nines = [scores.slice(0, 9), scores.slice(9)].filter(nine => nine.length > 0)
  const wrong = nines.map((nine, at) => wrongTotal(totals[at] ?? '', nine))
  const isTyped = texts.some(text => text !== '')
  const isWhole =
    scores.every(score => score !== null && score !== undefined) &&
    card.conflicts.every(hole => texts[hole - firstHole] !== '')
  const isSigned = card.status !== 'OPEN'
  const canSign = isWhole && !isSigned
  // Where a hole has no strokes there is nothing to compare the paper with.
  const [out, back] = nines.map((nine, at) => (totalOf(nine) === undefined ? '' : (totals[at] ?? '')))
  return {
    scores,
    nines,
    /** What each nine comes to, where its total on paper says otherwise. */
    wrong,
    isTyped,
    isSigned,
    canSign,
    canDo: (isTyped || canSign) && scores.every(score => score !== undefined) && wrong.every(one => one === undefined),
    body: {
      holes: scores.map(score => score ?? null),
      ...(out && { out: Number(out) }),
      ...(back && { in: Number(back) }),
    },
  }
}
