import type { Static } from 'typebox'
import type { Standings } from '../../contract/extensions/standings.ts'
import type { NameOf } from './names.ts'

export type BoardFlight = Static<typeof Standings>['flights'][number]
type Side = Pick<BoardFlight['rows'][number], 'sideId' | 'name' | 'players'>

/** The name of a side: the player's as `nameOf` gives it, or that of the team. */
export function sideName({ sideId, name, players }: Side, nameOf: NameOf): string {
  const [player, ...others] = players
  return player && others.length === 0 && player.playerId === sideId ? nameOf(player) : name
}

/** Names the sides of a flight by their ids. */
export function sideNames({ rows, sides = [] }: BoardFlight, nameOf: NameOf): (ids: readonly number[]) => string {
  const names = new Map([...rows, ...sides].map(side => [side.sideId, sideName(side, nameOf)]))
  return ids => ids.map(id => names.get(id) ?? '').join(', ')
}
