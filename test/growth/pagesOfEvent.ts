import { roundInPlay } from '../../server/domain/scoring/scorecard.sql.ts'
import type { Transaction } from '../../server/kernel/database/connect.ts'
import { roundsOfHelper } from '../../server/web/console/helperRounds.sql.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { startWorld } from '../world.ts'
import { knownDatabase } from './grownDatabase.ts'
import { fixPlans, oneConnection, type Planning, type RowsRead, rowsRead } from './rowsRead.ts'

const communityId = 1
const eventId = 110

/** What links ask before anything of the interface is asked. */
const questions: Readonly<Record<string, (tx: Transaction) => Promise<unknown>>> = {
  'the round of a scoring link': tx => roundInPlay(tx, communityId, eventId, Temporal.Now.instant()),
  "the rounds of a helper's link": tx => roundsOfHelper(tx, { communityId, eventId }),
}

/** The rows that each of them reads in a grown world. */
export async function pagesOfEvent(
  grown: TestDatabase,
  { plans, tables }: Planning,
): Promise<ReadonlyMap<string, RowsRead>> {
  const known = await knownDatabase(grown, tables)
  const world = await startWorld(oneConnection, 1, known.name)
  try {
    await fixPlans(world, plans)
    const reads = new Map<string, RowsRead>()
    for (const [name, ask] of Object.entries(questions))
      reads.set(name, await rowsRead(world, () => world.service.database.read([communityId], ask)))
    return reads
  } finally {
    await world.close()
    await known.drop()
  }
}
