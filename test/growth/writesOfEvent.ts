import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import type { Operation } from '../../contract/operation.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { everyCase } from '../everyCase.ts'
import type { Counted } from './readingMore.ts'
import { rowsOfCases } from './rowsOfCases.ts'
import type { Planning } from './rowsRead.ts'

/** What changes an event, as its case asks it. */
export const writingIds = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
  const op: Operation = allOperations[id]
  return op.path.includes('{eventId}') && op.method !== 'GET' && op.transaction !== 'read' && !op.stream
})

/** The rows that each of them reads. */
export function writesOfEvent(grown: TestDatabase, planning: Planning): Promise<Counted> {
  return rowsOfCases(writingIds, grown, planning)
}
