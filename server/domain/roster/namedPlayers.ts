/** The players named in a request body, with the places where they are named. */
import { said } from '../../../contract/words/say.ts'
import { type Refuse, requireNone } from '../../kernel/refuse.ts'
import type { Entry } from '../operation/entriesOf.ts'

export type NamedPlayer = { readonly playerId: number; readonly groupId: number; readonly pointer: string }

/**
 * The players in a list of assignments; `groupIds` are the teams or tee pairings of its entries. Refuses with `VALIDATION` a
 * player who is named twice, and `playerId` together with `playerIds`.
 */
export function namedPlayers(
  refuse: Refuse<'VALIDATION'>,
  entries: readonly Entry<{ readonly playerId?: number; readonly playerIds?: readonly number[] }>[],
  groupIds: readonly number[],
): readonly NamedPlayer[] {
  requireNone(
    refuse,
    entries.flatMap(({ pointer, playerId, playerIds }) =>
      playerId === undefined || playerIds === undefined
        ? []
        : [{ pointer: `${pointer}/playerIds`, message: said('fields.mustBeLeftOutBeside', { field: 'playerId' }) }],
    ),
  )
  const players = entries.flatMap(({ pointer, playerId: one, playerIds = [] }, entry) => {
    const groupId = groupIds[entry] ?? 0
    return [
      ...(one === undefined ? [] : [{ playerId: one, groupId, pointer: `${pointer}/playerId` }]),
      ...playerIds.map((playerId, index) => ({ playerId, groupId, pointer: `${pointer}/playerIds/${index}` })),
    ]
  })
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
    errors: again.map(({ pointer }) => ({ pointer, message: said('fields.standsTwiceInRequest') })),
  })
}
