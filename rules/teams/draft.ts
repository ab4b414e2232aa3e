/** The ways to draft teams by handicap. */

import { compare, type Fraction, quotient, remainder } from '../exact.ts'
import { shuffled } from '../shuffled.ts'

/** A player to be put into a team; lower handicaps are stronger. */
export type Candidate = { readonly id: number; readonly handicap: Fraction }

/** The ids of the players of each team. */
export type Teams = readonly (readonly number[])[]

/**
 * Snake draft: the strongest player to each team in turn, then back from the last team, so that sums come out even.
 * Equal handicaps go by the order given.
 */
export function snakeTeams(players: readonly Candidate[], teams: number): Teams {
  const drafted = Array.from({ length: teams }, (): number[] => [])
  byHandicap(players).forEach(({ id }, index) => {
    const turn = remainder(index, teams)
    const isWayBack = remainder(quotient(index, teams), 2) === 1
    drafted[isWayBack ? teams - 1 - turn : turn]?.push(id)
  })
  return drafted
}

/**
 * ABCD teams of `size`: the field by handicap is cut into as many classes as a team has players, and every team gets one
 * of each. Without a seed the classes are dealt as in a snake draft; with one, each class is drawn by lot. When it does
 * not come out even, some teams lack a player of the last class.
 */
export function abcdTeams(players: readonly Candidate[], size: number, seed?: number): Teams {
  const teams = quotient(players.length + size - 1, size)
  if (seed === undefined) return snakeTeams(players, teams)
  const sorted = byHandicap(players)
  const classes = Array.from({ length: size }, (_, index) => sorted.slice(index * teams, (index + 1) * teams))
  const drawn = classes.map((players, index) => shuffled(players, seed + index))
  return Array.from({ length: teams }, (_, team) => drawn.flatMap(players => players[team]?.id ?? []))
}

/** Players from the lowest handicap on, equal ones in the order given. */
export function byHandicap(players: readonly Candidate[]): readonly Candidate[] {
  return [...players].sort((a, b) => compare(a.handicap, b.handicap))
}
