import { type Origin, record } from '../../domain/audit/record.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Rehearsal } from './rehearsals.sql.ts'
import { wipeCopy } from './wipeCopy.sql.ts'

/** Deletes the copy of a rehearsal with every row that it has; the log of the event says that it was. `tx` must be over everything. */
export async function throwAway(tx: Transaction, rehearsal: Rehearsal, origin: Origin): Promise<void> {
  const { seed, holes, startedAt, entered } = rehearsal
  await wipeCopy(tx, rehearsal.communityId)
  await record(
    tx,
    {
      communityId: rehearsal.ofCommunityId,
      eventId: rehearsal.ofEventId,
      kind: 'rehearsal.ended',
      subject: {},
      before: { seed, holes, startedAt, entered },
    },
    origin,
  )
}
