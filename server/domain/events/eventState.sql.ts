import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { EventState } from './eventState.ts'

export type StateRow = {
  readonly eventId: number
  readonly state: EventState
  readonly stateAt: string
  readonly revisedAt: string | null
}

/** The states of the event and, for a round, of its multi-round event; with `lock` they are locked until the transaction ends. */
export async function stateRows(
  tx: Transaction,
  { communityId, eventId, registrationEventId }: VisibleEvent,
  lock: boolean,
): Promise<{ readonly own: StateRow; readonly parent: StateRow | undefined }> {
  const rows = await tx.rows(
    sql<StateRow>`
      select event_id as "eventId", state, state_at as "stateAt", revised_at as "revisedAt" from event
      where community_id = ${communityId} and event_id = any(${[eventId, registrationEventId]}::bigint[])
      order by event_id ${lock ? sql`for no key update` : sql``}`,
  )
  const own = rows.find(row => row.eventId === eventId)
  if (!own) throw new Error(`Event ${eventId} was visible and is gone.`)
  return { own, parent: rows.find(row => row.eventId !== eventId) }
}

/** The rounds of a multi-round event that are drafts still, locked until the transaction ends. */
export async function draftRounds(
  tx: Transaction,
  { communityId, eventId }: Pick<VisibleEvent, 'communityId' | 'eventId'>,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ eventId: number }>`
      select event_id as "eventId" from event
      where community_id = ${communityId} and parent_event_id = ${eventId} and state = 'draft'
      order by event_id for no key update`,
  )
  return rows.map(row => row.eventId)
}

/** Writes the state of one event, with the reason that people are told. The first time an event becomes official is remembered. */
export async function writeState(
  tx: Transaction,
  communityId: number,
  eventId: number,
  state: EventState,
  now: string,
  reason: string | undefined,
): Promise<void> {
  await tx.rows(
    sql`
      update event set state = ${state}, state_at = ${now}::timestamptz, state_reason = ${reason ?? null},
        first_official_at = case when ${state} = 'official' then coalesce(first_official_at, ${now}::timestamptz) else first_official_at end
      where community_id = ${communityId} and event_id = ${eventId}`,
  )
}
