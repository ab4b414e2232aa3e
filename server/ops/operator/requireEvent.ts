import { said } from '../../../contract/words/say.ts'
import { type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { OperatorError, UsageError } from './command.ts'
import { allCommunities } from './communities.sql.ts'

/** The event with this public id, of any community. Throws {@link UsageError} or {@link OperatorError}. */
export async function requireEvent(tx: Transaction, publicId: string): Promise<VisibleEvent> {
  if (!/^[MS]-[1-9][0-9]{0,14}$/.test(publicId))
    throw new UsageError(said('operator.usage.noEventId', { given: publicId }))
  const communities = await allCommunities(tx)
  const event = await visibleEvent(
    tx,
    publicId,
    communities.map(({ communityId }) => communityId),
  )
  if (!event) throw new OperatorError(said('operator.events.none', { id: publicId }))
  return event
}

/** The same, of an event that may be changed. Throws {@link OperatorError} where it is official or cancelled. */
export async function requireOpenEvent(tx: Transaction, publicId: string): Promise<VisibleEvent> {
  const event = await requireEvent(tx, publicId)
  if (event.closed) throw new OperatorError(said('operator.events.closed', { id: publicId }))
  return event
}
