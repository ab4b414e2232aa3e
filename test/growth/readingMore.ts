/** What is read in two worlds of which the second has ten times as much around what is asked about. */
import type { TestDatabase } from '../cloneDatabase.ts'
import { type Planning, pagesOf, type RowsRead } from './rowsRead.ts'

/** What was asked, with the rows that it read. */
export type Counted = ReadonlyMap<string, RowsRead>

export async function inBoth(
  worlds: readonly TestDatabase[],
  count: (grown: TestDatabase, planning: Planning) => Promise<Counted>,
  planning: Planning,
): Promise<readonly [Counted, Counted]> {
  const [few, many] = worlds as [TestDatabase, TestDatabase]
  return [await count(few, planning), await count(many, planning)]
}

/** What reads more of a table beside many than beside few, with the rows of both. */
export function readingMore(few: Counted, many: Counted): readonly string[] {
  return [...few].flatMap(([id, before]) => {
    const more = [...(many.get(id) ?? [])].flatMap(([table, rows]) => {
      const least = before.get(table) ?? 0
      // An index of ten times the rows may be one level higher.
      const most = table.startsWith(pagesOf) ? least * 2 : least
      return rows > most + 50 ? [`${table} ${least} -> ${rows}`] : []
    })
    return more.length > 0 ? [`${id}: ${more.join(', ')}`] : []
  })
}
