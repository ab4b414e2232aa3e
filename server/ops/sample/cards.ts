/** Rounds of the sample data, made from real cards. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick, shuffled } from './seeded.ts'

/** The strokes of one round, hole by hole. */
export type Strokes = readonly number[]

type Board = { readonly id: string; readonly cards: readonly Strokes[] }

/** The real cards of a board, the lowest gross score first. */
export function realCards(boardId: string): readonly Strokes[] {
  const { boards }: { readonly boards: readonly Board[] } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'boards.json'), 'utf8'),
  )
  const board = boards.find(({ id }) => id === boardId)
  if (!board) throw new Error(`There is no board ${boardId}.`)
  return [...board.cards].sort((a, b) => gross(a) - gross(b))
}

/**
 * A round that somebody who played `card` plays another day: the same results against par on other holes, good and bad spread
 * over the whole round, and on four holes a stroke more or less. By chance alone the best of a field would be better than golf is.
 */
export function anotherCard(card: Strokes, pars: readonly number[], random: () => number): Strokes {
  const sorted = card.map((strokes, index) => strokes - (pars[index] ?? 4)).sort((a, b) => a - b)
  const overPar = [0, 1, 2].flatMap(part =>
    shuffled(
      sorted.filter((_, index) => index % 3 === part),
      random,
    ),
  )
  const otherDay = shuffled([...Array<number>(4).fill(1), ...Array<number>(14).fill(0)], random)
  return pars.map((par, index) =>
    Math.max(2, par + (overPar[index] ?? 0) + (otherDay[index] ?? 0) * pick([-1, 1], random)),
  )
}

/**
 * A real card for a player with this handicap. Those of a strong field would be better than golf is for a high handicap: such a
 * one takes more strokes, until the net score is one that happens.
 */
export function toHandicap(card: Strokes, handicap: number, random: () => number): Strokes {
  const bestNet = 69 + Math.floor(8 * random())
  const missing = Math.max(0, Math.round(bestNet + handicap * 1.1 - gross(card)))
  const holes = Array.from({ length: missing }, (_, index) => index % card.length)
  const offset = Math.floor(random() * card.length)
  return card.map((strokes, hole) => strokes + holes.filter(one => (one * 5 + offset) % card.length === hole).length)
}

/** The first `thru` holes of a card that is still being played. */
export function playedThru(card: Strokes, thru: number): (number | null)[] {
  return card.map((strokes, index) => (index < thru ? strokes : null))
}

/** The strokes of a card, all holes together. */
export function gross(card: Strokes): number {
  return card.reduce((sum, strokes) => sum + strokes, 0)
}
