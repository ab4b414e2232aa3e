import { columns } from '../standings/board.ts'
import { chosenRounds } from '../standings/rounds.ts'
import type { BoardInput, Entry } from './format.ts'
import { leaderboardType } from './leaderboardType.ts'
import { cardsIn, matchFormat } from './matchFormat.ts'
import type { Match, MatchSide } from './matchPoints.ts'
import { matchSettings } from './matchSettings.ts'

/**
 * Wheel: the players on the wheel play a match against every group of as many others, with full playing handicaps; each
 * player of a group collects its points (UG help pages). With nobody on the wheel there are no matches.
 */
export const wheel = matchFormat({
  id: 'wheel',
  name: 'Wheel',
  description: 'One player, or several together, against everybody else: each other player, or each group of as many.',
  leaderboardType: leaderboardType.wheel,
  columns: columns.matches,
  withoutScore: 'A side without a score loses the hole once it has picked up or conceded; leaving concedes the match.',
  allowances: ['individualMatch', 'fourBallMatch'],
  rule: 'Rules of Golf 3.2, one side against all others',
  settings: matchSettings('full'),
  matches: wheelMatches,
})

function wheelMatches({ entries, wheel: onWheel = [], combining }: BoardInput): readonly Match[] {
  const hub = entries.filter(entry => onWheel.includes(entry.side.id))
  if (hub.length === 0) return []
  const others = entries.filter(entry => !hub.includes(entry))
  return chosenRounds(entries, combining).flatMap(round =>
    groupsOf(others, hub.length).map(group => ({ a: together(hub, round), b: together(group, round), round })),
  )
}

function together(entries: readonly Entry[], round: number): MatchSide {
  return { ids: entries.map(entry => entry.side.id), cards: entries.flatMap(entry => cardsIn(entry, round)) }
}

/** All groups of this size, in the order of entry. */
function groupsOf(entries: readonly Entry[], size: number): readonly (readonly Entry[])[] {
  if (size === 0) return [[]]
  return entries.flatMap((first, at) => groupsOf(entries.slice(at + 1), size - 1).map(rest => [first, ...rest]))
}
