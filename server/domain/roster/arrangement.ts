/** What arranging teams and tee sheets share: where everybody is meant to go, held against where everybody is. */
import { said } from '../../../contract/words/say.ts'
import { type Refuse, requireNone } from '../../kernel/refuse.ts'
import type { GroupPlayer } from './groups.sql.ts'
import { requireEachOnce } from './namedPlayers.ts'

export type Move = {
  readonly playerId: number
  readonly from: number | null
  /** A group, the key of a new one, or none. */
  readonly to: number | string | null
  readonly seat?: number
}

/** Refuses with `VALIDATION` players, groups or keys that are named twice, and keys that name no new group. */
export function requireConsistent(
  refuse: Refuse<'VALIDATION'>,
  {
    create = [],
    changed,
    remove = [],
    moves = [],
  }: {
    readonly create?: readonly { readonly key: string }[] | undefined
    readonly changed: readonly { readonly id: number; readonly pointer: string }[]
    readonly remove?: readonly number[] | undefined
    readonly moves?: readonly Move[] | undefined
  },
): void {
  const removed = remove.map((id, index) => ({ id, pointer: `/remove/${index}` }))
  requireEachOnce(refuse, [...changed, ...removed])
  requireEachOnce(
    refuse,
    moves.map(({ playerId }, index) => ({ id: playerId, pointer: `/moves/${index}/playerId` })),
  )
  const keys = create.map(({ key }) => key)
  const going = new Set(remove)
  requireNone(refuse, [
    ...keys.flatMap((key, index) =>
      keys.indexOf(key) === index
        ? []
        : [{ pointer: `/create/${index}/key`, message: said('fields.standsTwiceInRequest') }],
    ),
    ...moves.flatMap(({ to }, index) => {
      const pointer = `/moves/${index}/to`
      if (typeof to === 'string' && !keys.includes(to)) return [{ pointer, message: said('fields.mustBeKeyGroupIn') }]
      return typeof to === 'number' && going.has(to) ? [{ pointer, message: said('fields.isGroupGoes') }] : []
    }),
  ])
}

/** Refuses with `CHANGED_MEANWHILE` when one of the players is not where the move says. `rowOf`: the place of a player, as steps name it. */
export function requireFrom(
  refuse: Refuse<'CHANGED_MEANWHILE'>,
  moves: readonly Move[],
  places: readonly GroupPlayer[],
  rowOf: (playerId: number) => string,
): void {
  const present = new Map(places.map(({ playerId, groupId }) => [playerId, groupId]))
  const errors = moves.flatMap(({ playerId, from }, index) => {
    const now = present.get(playerId) ?? null
    return now === from
      ? []
      : [
          {
            playerId,
            pointer: `/moves/${index}/from`,
            message: now === null ? said('fields.isInNoGroupNow') : said('fields.isInNow', { place: now }),
            present: now,
          },
        ]
  })
  if (errors.length === 0) return
  refuse('CHANGED_MEANWHILE', 'places', {
    count: errors.length,
    errors: errors.map(({ playerId: _, ...error }) => error),
    rows: errors.map(({ playerId }) => rowOf(playerId)),
  })
}

/** Where the players of the moves go, new groups by the ids that they got in the order of `create`, and who goes nowhere. */
export function placesWanted(
  create: readonly { readonly key: string }[],
  ids: readonly number[],
  moves: readonly Move[],
): { readonly after: readonly GroupPlayer[]; readonly leaving: readonly number[] } {
  const keys = new Map(create.map(({ key }, index) => [key, ids[index] ?? 0]))
  const after = moves.flatMap(({ playerId, to }): GroupPlayer[] => {
    const groupId = typeof to === 'string' ? keys.get(to) : to
    return groupId === null || groupId === undefined ? [] : [{ playerId, groupId }]
  })
  return { after, leaving: moves.filter(({ to }) => to === null).map(({ playerId }) => playerId) }
}

/** What arranging answers: the new groups by the keys of the request, and how much changed. */
export function arranged(
  create: readonly { readonly key: string }[],
  ids: readonly number[],
  { changed, removed, moved }: { readonly changed: number; readonly removed: number; readonly moved: number },
) {
  return { created: create.map(({ key }, index) => ({ key, id: ids[index] ?? 0 })), changed, removed, moved }
}
