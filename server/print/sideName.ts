import type { Static } from 'typebox'
import type { Standings } from '../../contract/standings/extensions.ts'
import type { Names } from './names.ts'

export type BoardFlight = Static<typeof Standings>['flights'][number]
type Side = Pick<BoardFlight['rows'][number], 'sideId' | 'name' | 'players'>

/** The name of a side as the event shows it: that of the player or of the team. */
export function sideName({ sideId, name, players }: Side, names: Names): string {
  const [player, ...others] = players
  return player && others.length === 0 && player.playerId === sideId
    ? names.player(player)
    : names.side({ name, players })
}

/** Returns a function that names sides of a flight by their ids, separated by commas. */
export function sideNames({ rows, sides = [] }: BoardFlight, names: Names): (ids: readonly number[]) => string {
  const known = new Map([...rows, ...sides].map(side => [side.sideId, sideName(side, names)]))
  return ids => ids.map(id => known.get(id) ?? '').join(', ')
}
