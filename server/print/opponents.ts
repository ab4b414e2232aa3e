import { membersOf } from '../domain/leaderboards/sides.ts'
import type { Names } from './names.ts'
import type { PairedPlayer, PlayedRound } from './playedRounds.ts'

/** Whom each player of a round meets in matches, by player id; who meets nobody is missing. Somebody with several matches has all of them. */
export function opponents(
  { matches, pairings }: Pick<PlayedRound, 'matches' | 'pairings'>,
  names: Names,
): ReadonlyMap<number, string> {
  const players = pairings.flatMap(pairing => pairing.players)
  const found = new Map<number, PairedPlayer[]>()
  for (const { team, a, b } of matches) {
    const of = (side: typeof a) => players.filter(player => membersOf(side).includes(sideOf(player, team)))
    const [own, others] = [of(a), of(b)]
    for (const player of own) found.set(player.playerId, [...(found.get(player.playerId) ?? []), ...others])
    for (const player of others) found.set(player.playerId, [...(found.get(player.playerId) ?? []), ...own])
  }
  return new Map([...found].flatMap(([id, met]) => (met.length > 0 ? [[id, names.players([...new Set(met)])]] : [])))
}

function sideOf({ playerId, teamId }: PairedPlayer, team: boolean): number {
  return team ? (teamId ?? 0) : playerId
}
