/** Rounds of the sample data, made from real cards. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick } from './seeded.ts'

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

/** A round that somebody who played `card` plays another day: the same results against par, spread differently over the holes. */
export function anotherCard(card: Strokes, pars: readonly number[], random: () => number): Strokes {
  const overPar = card.map((strokes, index) => strokes - (pars[index] ?? 4))
  return pars.map(par => Math.max(2, par + Math.min(4, pick(overPar, random))))
}

/** The first `thru` holes of a card that is still being played. */
export function playedThru(card: Strokes, thru: number): (number | null)[] {
  return card.map((strokes, index) => (index < thru ? strokes : null))
}

export function gross(card: Strokes): number {
  return card.reduce((sum, strokes) => sum + strokes, 0)
}
