import type { EventFile } from '../../../../contract/files/eventFile.ts'
import { said } from '../../../../contract/words/say.ts'
import { type VisibleEvent, visibleEvent } from '../../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../../kernel/database/connect.ts'
import { ImportProblem } from '../importProblem.ts'
import { eventOfFile } from './eventHere.sql.ts'

/** The event that a file with the same `externalId` made before. Throws {@link ImportProblem} where it is official or cancelled. */
export async function eventAgain(tx: Transaction, file: EventFile): Promise<VisibleEvent | undefined> {
  const { externalId, communityId } = file
  const eventId = externalId === undefined ? undefined : await eventOfFile(tx, communityId, externalId)
  const event = eventId === undefined ? undefined : await visibleEvent(tx, eventId, [communityId])
  if (event?.closed)
    throw new ImportProblem([
      {
        pointer: '/externalId',
        message: said('fields.isWhichIsOfficialCancelled', { event: String(eventId) }),
      },
    ])
  return event
}
