import { remainder } from '../exact.ts'
import { shuffled } from '../shuffled.ts'
import { byHandicap, type Candidate, snakeTeams } from '../teams/draft.ts'
import { cutIntoGroups, groupSizes } from './groupSizes.ts'

/**
 * How a first tee sheet is made: `lot`, drawn from a seed; `handicap`, players of similar handicap together; `mixed`,
 * strong and weak players together so that groups come out even; `class`, one of each class (A, B, C, D), drawn by lot.
 */
export type GroupMethod =
  | { readonly by: 'lot'; readonly seed: number }
  | { readonly by: 'handicap' }
  | { readonly by: 'mixed' }
  | { readonly by: 'class'; readonly seed: number }

/** Groups of at most `size` players, as lists of ids, larger groups first. */
export function makeGroups(
  players: readonly Candidate[],
  size: number,
  method: GroupMethod,
): readonly (readonly number[])[] {
  switch (method.by) {
    case 'lot':
      return cutIntoGroups(shuffled(ids(players), method.seed), size)
    case 'handicap':
      return cutIntoGroups(ids(byHandicap(players)), size)
    case 'mixed':
      return bySize(snakeTeams(players, groupSizes(players.length, size).length))
    case 'class':
      return byClass(players, groupSizes(players.length, size).length, method.seed)
  }
}

function byClass(players: readonly Candidate[], groups: number, seed: number): readonly (readonly number[])[] {
  const sorted = ids(byHandicap(players))
  const classes = Map.groupBy(sorted, (_, index) => index - remainder(index, groups))
  const drawn = [...classes.values()].map((members, index) => shuffled(members, seed + index))
  return Array.from({ length: groups }, (_, group) => drawn.flatMap(members => members[group] ?? []))
}

function bySize(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return [...groups].sort((a, b) => b.length - a.length)
}

function ids(players: readonly Candidate[]): readonly number[] {
  return players.map(({ id }) => id)
}
