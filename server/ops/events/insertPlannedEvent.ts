import type { Static } from 'typebox'
import type { EventFile } from '../../../contract/files/eventFile.ts'
import type { EventSetup } from '../../../contract/setup/eventSetup.ts'
import type { Change } from '../../domain/audit/record.ts'
import { eventSetup } from '../../domain/setup/eventSetup.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Written } from '../../kernel/database/json.ts'
import { type Refuse, requireNone } from '../../kernel/refuse.ts'
import { insertEvent } from '../import/importEvent.ts'
import { ImportProblem } from '../import/importProblem.ts'

/** Makes the draft that a file without people describes, records it, and answers its setup. Refuses with `VALIDATION` what contradicts itself or is not there. */
export async function insertPlannedEvent(
  refuse: Refuse<'VALIDATION'>,
  tx: Transaction,
  file: EventFile,
  now: Temporal.Instant,
  record: (change: Change) => Promise<void>,
): Promise<Written<Static<typeof EventSetup>>> {
  const { numbers } = await insertEvent(tx, file, { actor: 'operator', now, scope: 'own' }).catch((error: unknown) => {
    if (error instanceof ImportProblem) requireNone(refuse, error.problems)
    throw error
  })
  const [eventId] = numbers
  const { communityId, players: _, ...after } = file
  await record({ communityId, eventId, kind: 'event.created', subject: { eventIds: numbers }, after })
  const kind = 'rounds' in file ? ('M' as const) : ('S' as const)
  return eventSetup(tx, { communityId, eventId, registrationEventId: eventId, kind })
}
