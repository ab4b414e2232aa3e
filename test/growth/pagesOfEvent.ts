import { roundInPlay } from '../../server/domain/scores/scorecard.sql.ts'
import type { Transaction } from '../../server/kernel/database/connect.ts'
import { roundsOfHelper } from '../../server/web/console/helperRounds.sql.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { inKnownWorld } from './inKnownWorld.ts'
import { type Planning, type RowsRead, rowsRead } from './rowsRead.ts'

const communityId = 1
const eventId = 110

/** What links ask before anything of the interface is asked. */
const questions: Readonly<Record<string, (tx: Transaction) => Promise<unknown>>> = {
  'the round of a scoring link': tx => roundInPlay(tx, communityId, eventId, Temporal.Now.instant()),
  "the rounds of a helper's link": tx => roundsOfHelper(tx, { communityId, eventId }),
}

/** The rows that each of them reads in a grown world. */
export function pagesOfEvent(grown: TestDatabase, planning: Planning): Promise<ReadonlyMap<string, RowsRead>> {
  return inKnownWorld(grown, planning, async world => {
    const reads = new Map<string, RowsRead>()
    for (const [name, ask] of Object.entries(questions))
      reads.set(name, await rowsRead(world, () => world.service.database.read([communityId], ask)))
    return reads
  })
}
