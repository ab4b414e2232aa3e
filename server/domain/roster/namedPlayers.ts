/** The players named in a request body, with the places where they are named. */
import type { Refuse } from '../../kernel/refuse.ts'

export type NamedPlayer = { readonly playerId: number; readonly groupId: number; readonly pointer: string }

/** The players in a list of assignments; `groupIds` are the teams or tee pairings of its entries. Refuses with `VALIDATION` a player who is named twice. */
export function namedPlayers(
  refuse: Refuse<'VALIDATION'>,
  entries: readonly { readonly playerIds?: readonly number[] }[],
  groupIds: readonly number[],
): readonly NamedPlayer[] {
  const players = entries.flatMap(({ playerIds = [] }, entry) =>
    playerIds.map((playerId, index) => ({
      playerId,
      groupId: groupIds[entry] ?? 0,
      pointer: `/${entry}/playerIds/${index}`,
    })),
  )
  requireEachOnce(
    refuse,
    players.map(({ playerId, pointer }) => ({ id: playerId, pointer })),
  )
  return players
}

/** Refuses with `VALIDATION` when a request names an id twice. */
export function requireEachOnce(
  refuse: Refuse<'VALIDATION'>,
  named: readonly { readonly id: number; readonly pointer: string }[],
): void {
  const seen = new Set<number>()
  const again = named.filter(({ id }) => seen.size === seen.add(id).size)
  const [first] = again
  if (!first) return
  refuse('VALIDATION', 'repeated', {
    id: first.id,
    pointer: first.pointer,
    errors: again.map(({ pointer }) => ({ pointer, message: 'stands twice in the request' })),
  })
}
