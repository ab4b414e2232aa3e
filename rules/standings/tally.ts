import { compare, type Fraction } from '../exact.ts'
import type { BoardRow, RowStatus } from './board.ts'
import { positions } from './positions.ts'

/** What a side collected in matches, skins or pots. */
export type Tally = {
  readonly sideId: number
  readonly value: Fraction
  readonly ranked: boolean
  readonly status: RowStatus
  readonly thru: number
  readonly record?: { readonly won: number; readonly halved: number; readonly lost: number }
  readonly wonCents?: number
}

/** The rows of a board that adds up what sides collected: most first, level sides by id. */
export function tallyRows(tallies: readonly Tally[]): readonly BoardRow[] {
  const ranked = tallies.filter(tally => tally.ranked)
  const places = positions(ranked, (a, b) => compare(b.value, a.value))
  const placeOf = new Map(ranked.map((tally, at) => [tally, places[at] ?? null]))
  return tallies
    .filter(tally => tally.status !== 'noShow' || tally.ranked)
    .map(tally => {
      const { ranked: _, ...row } = tally
      const place = placeOf.get(tally) ?? null
      return {
        ...row,
        position: place?.position ?? null,
        tied: place?.tied ?? false,
        toPar: null,
        today: null,
        rounds: [],
        movement: null,
      }
    })
    .sort((a, b) => (a.position ?? tallies.length + 1) - (b.position ?? tallies.length + 1) || a.sideId - b.sideId)
}
