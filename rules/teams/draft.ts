/** The ways to draft teams by handicap. */

import { compare, type Fraction, quotient, remainder } from '../exact.ts'
import { shuffled } from '../shuffled.ts'

/** A player who needs a team; the lower the handicap, the stronger. */
export type Candidate = { readonly id: number; readonly handicap: Fraction }

/** The ids of the players in each team. */
export type Teams = readonly (readonly number[])[]

/**
 * Snake draft: the teams take the strongest player left in turn, then in reverse, and so on, so that they come out even.
 * Equal handicaps keep the order given.
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
 * ABCD teams of `size` players: the field is divided by handicap into as many classes as a team has players, and every
 * team gets one of each. Without a seed the classes are dealt as in a snake draft; with one, each class is drawn by lot.
 * When the numbers do not divide evenly, some teams lack a player of the last class.
 */
export function abcdTeams(players: readonly Candidate[], size: number, seed?: number): Teams {
  const teams = quotient(players.length + size - 1, size)
  if (seed === undefined) return snakeTeams(players, teams)
  const sorted = byHandicap(players)
  const classes = Array.from({ length: size }, (_, index) => sorted.slice(index * teams, (index + 1) * teams))
  const drawn = classes.map((players, index) => shuffled(players, seed + index))
  return Array.from({ length: teams }, (_, team) => drawn.flatMap(players => players[team]?.id ?? []))
}

/** The players sorted by handicap, lowest first; equal ones keep the order given. */
export function byHandicap(players: readonly Candidate[]): readonly Candidate[] {
  return [...players].sort((a, b) => compare(a.handicap, b.handicap))
}
