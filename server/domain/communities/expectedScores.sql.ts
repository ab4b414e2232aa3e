import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'

/** From which index on which differential is expected over nine holes, both in tenths; rising. */
export type ExpectedRows = readonly (readonly [indexTenths: number, differentialTenths: number])[]

/** The table that a community was given, else that of its club, with the name of the community; undefined where there is none. */
export function expectedRows(
  tx: Transaction,
  communityId: number,
): Promise<{ readonly name: string; readonly rows: ExpectedRows } | undefined> {
  return tx.first(
    sql<{ name: string; rows: ExpectedRows }>`
      select c.name, coalesce(c.expected_scores, club.expected_scores) as rows
      from community c left join community club on club.community_id = c.club_community_id
      where c.community_id = ${communityId} and coalesce(c.expected_scores, club.expected_scores) is not null`,
  )
}

/** Keeps a table, or none. */
export async function writeExpectedRows(
  tx: Transaction,
  communityId: number,
  rows: ExpectedRows | null,
): Promise<void> {
  const value = rows && JSON.stringify(rows)
  await tx.rows(sql`update community set expected_scores = ${value}::jsonb where community_id = ${communityId}`)
}
