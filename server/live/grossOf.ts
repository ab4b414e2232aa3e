import { everyHole, grossAt, type HoleChoice, isChosen } from '../../rules/formats/card.ts'
import { remembered } from '../../rules/formats/remembered.ts'
import type { Card } from '../../rules/game.ts'
import type { BoardRow } from '../../rules/standings/board.ts'
import type { LiveBoard } from './boardInput.ts'

const summed = new WeakMap<Card, number>()

/**
 * The gross strokes of a side over the rounds that count and, by round, their `choices` of holes, to be shown beside its
 * net total. Undefined on boards that are not net, and for sides with several cards.
 */
export function grossOf(
  { format, leaderboard, input, entries }: LiveBoard,
  row: BoardRow,
  choices: readonly HoleChoice[],
): number | undefined {
  if (format.unit !== 'strokes' || leaderboard.settings.format?.score !== 'net' || row.value === null) return undefined
  const entry = entries.get(row.sideId)
  let gross = 0
  for (const [at, round] of (input.combining?.rounds ?? []).entries()) {
    if (!row.rounds[at]?.counts) continue
    const [card, ...others] = entry?.rounds[round] ?? []
    if (!card || others.length > 0) return undefined
    const choice = choices[round] ?? everyHole
    gross +=
      choice === everyHole ? remembered(summed, card, () => strokesTaken(card, choice)) : strokesTaken(card, choice)
  }
  return gross
}

function strokesTaken(card: Card, choice: HoleChoice): number {
  return card.holes.reduce((sum, hole, at) => sum + (isChosen(hole, choice) ? (grossAt(card, at) ?? 0) : 0), 0)
}
