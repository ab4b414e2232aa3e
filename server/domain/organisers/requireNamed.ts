import type { Refuse } from '../../kernel/refuse.ts'
import type { NamedPlayerRow } from './organisers.sql.ts'

/** Refuses with `NOT_FOUND` whom the organiser has not named, whoever that is. */
export function requireNamed(
  refuse: Refuse<'NOT_FOUND'>,
  people: readonly NamedPlayerRow[],
  playerId: number,
): NamedPlayerRow {
  return people.find(one => one.playerId === playerId) ?? refuse('NOT_FOUND', 'named')
}
