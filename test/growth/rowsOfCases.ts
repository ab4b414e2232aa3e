import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import { type AnyCase, ask, prepareCase } from '../askCase.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { everyCase } from '../everyCase.ts'
import { knownDatabase } from './grownDatabase.ts'
import { inCopyOf } from './inKnownWorld.ts'
import type { Counted } from './readingMore.ts'
import { type Planning, type RowsRead, rowsRead } from './rowsRead.ts'

/** The rows that each of these reads, as its case asks it: each in a copy of its own of a grown world. */
export async function rowsOfCases(
  ids: readonly AnyOperationId[],
  grown: TestDatabase,
  { plans, tables }: Planning,
): Promise<Counted> {
  const known = await knownDatabase(grown, tables)
  try {
    const cases = new Map<string, RowsRead>()
    for (const id of ids) {
      const rows = await rowsOfCase(id, known.name, plans)
      if (rows !== undefined) cases.set(id, rows)
    }
    return cases
  } finally {
    await known.drop()
  }
}

/** The rows that it reads in a copy of this database; undefined when it does not succeed there. */
function rowsOfCase(id: AnyOperationId, known: string, plans: Planning['plans']): Promise<RowsRead | undefined> {
  return inCopyOf(known, plans, async world => {
    const { success } = everyCase[id] as { readonly success: AnyCase }
    await prepareCase(world, success)
    let status = 0
    const rows = await rowsRead(world, async () => {
      status = (await ask(world, allOperations[id], success, {})).status
    })
    return status === 200 ? rows : undefined
  })
}
