import type { BoardInput, Entry } from '../formats/format.ts'
import type { Card, Hole } from '../game.ts'

type PackedCard = Omit<Card, 'holes'> & { readonly holes: number }
type PackedEntry = Omit<Entry, 'rounds'> & { readonly rounds: readonly (readonly (PackedCard | null)[])[] }

/** The input of a board as plain data: cards name the holes of their tee by their place in a list. */
export type PackedInput = Omit<BoardInput, 'entries'> & { readonly entries: readonly PackedEntry[] }

/** Packs an input for another program. `tees` grows by the holes that it does not have yet. */
export function packInput(input: BoardInput, tees: (readonly Hole[])[]): PackedInput {
  const placeOf = (holes: readonly Hole[]) => {
    const at = tees.indexOf(holes)
    return at < 0 ? tees.push(holes) - 1 : at
  }
  const packed = (card: Card | null) => card && { ...card, holes: placeOf(card.holes) }
  return {
    ...input,
    entries: input.entries.map(entry => ({ ...entry, rounds: entry.rounds.map(cards => cards.map(packed)) })),
  }
}

/** The input that was packed. Cards of one tee share its holes again, as what is remembered by tee needs them. */
export function unpackInput(input: PackedInput, tees: readonly (readonly Hole[])[]): BoardInput {
  const unpacked = (card: PackedCard | null) => card && { ...card, holes: tees[card.holes] ?? [] }
  return {
    ...input,
    entries: input.entries.map(entry => ({ ...entry, rounds: entry.rounds.map(cards => cards.map(unpacked)) })),
  }
}
