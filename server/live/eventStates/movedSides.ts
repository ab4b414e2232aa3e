/** Where sides stand on a leaderboard, and which of them stand elsewhere than before. */
import { isDeepStrictEqual } from 'node:util'
import type { MovedSide, Standing } from '../../../contract/preview.ts'
import type { CountedBoard } from '../countedBoards.ts'

export type NamedStanding = Standing & { readonly name: string }

/** Where each side stands, by its id. */
export function standingsOf(board: CountedBoard | undefined): ReadonlyMap<number, NamedStanding> {
  return new Map(
    board?.flights.flatMap(({ name: flight = null, rows }) =>
      rows.map(({ sideId, name, label, value, payoutCents = null }) => [
        sideId,
        { name, flight, label, value, payoutCents },
      ]),
    ),
  )
}

/** The sides that stand elsewhere, in the order of `before`, then those that are new. */
export function movedSides(
  before: ReadonlyMap<number, NamedStanding>,
  after: ReadonlyMap<number, NamedStanding>,
): readonly MovedSide[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(sideId => {
    const [was, is] = [before.get(sideId), after.get(sideId)]
    const name = (is ?? was)?.name ?? ''
    const [from, to] = [standing(was), standing(is)]
    return isDeepStrictEqual(from, to) ? [] : [{ sideId, name, from, to }]
  })
}

function standing(named: NamedStanding | undefined): Standing | null {
  if (!named) return null
  const { name: _, ...rest } = named
  return rest
}
