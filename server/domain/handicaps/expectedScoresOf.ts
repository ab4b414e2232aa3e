import {
  approximateExpected,
  type ExpectedScores,
  publishedExpected,
} from '../../../rules/handicap/scoreDifferential.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { expectedRows } from '../communities/expectedScores.sql.ts'

/** What counts for holes that were not played: the table of the federation that a community was given, else the approximation. */
export async function expectedScoresOf(tx: Transaction, communityId: number): Promise<ExpectedScores> {
  const given = await expectedRows(tx, communityId)
  if (!given) return approximateExpected
  const { name, rows } = given
  return publishedExpected(name, index => rows.findLast(([from]) => from <= index)?.[1] ?? 0)
}
