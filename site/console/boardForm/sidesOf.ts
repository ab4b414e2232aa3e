import type { Reply } from '../../ui/call.ts'
import { byName } from '../../ui/words.ts'
import type { Words } from './BoardForm.tsx'

/** The players or teams of a leaderboard by their ids, in the order of the alphabet. */
export type Sides = {
  readonly all: readonly { readonly id: number; readonly name: string }[]
  readonly nameOf: (id: number) => string
}

/** Who plays on a leaderboard; in a cup the rows are the larger teams, and the sides are those that play for them. */
export function sidesOf(standings: Reply<'getStandings'> | undefined, words: Words): Sides {
  const rows = (standings?.flights ?? []).flatMap(flight => flight.sides ?? flight.rows)
  const order = byName()
  const all = rows.map(({ sideId: id, name }) => ({ id, name })).sort((a, b) => order(a.name, b.name))
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return { all, nameOf: id => names.get(id) ?? words.leftEvent }
}
