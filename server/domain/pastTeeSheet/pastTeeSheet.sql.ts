import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { RowChange } from '../undo/undoTables.ts'

export type Group = {
  readonly teePairingId: number
  readonly courseId: number
  readonly teeTime: string
  readonly teeHole: number
  readonly teeGroup: string
}

/** The groups of the round as they are now. */
export function groupsNow(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<Group[]> {
  return tx.rows(
    sql<Group>`
      select tee_pairing_id as "teePairingId", course_id as "courseId", tee_time as "teeTime", tee_hole as "teeHole", tee_group as "teeGroup"
      from tee_pairing where community_id = ${communityId} and event_id = ${eventId}`,
  )
}

export type Place = { readonly playerId: number; readonly teePairingId: number }

/** Who stands in which of them. */
export function placesNow(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<Place[]> {
  return tx.rows(
    sql<Place>`
      select player_id as "playerId", tee_pairing_id as "teePairingId"
      from tee_pairing_player where community_id = ${communityId} and event_id = ${eventId}`,
  )
}

/** Something that was done to the event: what a person did by its rows, what others did by the audit alone. */
export type Done = {
  readonly action: string
  readonly subject: unknown
  readonly before: unknown
  readonly after: unknown
  /** Of a step, with its first entry only. */
  readonly rows: readonly RowChange[] | null
  readonly isStep: boolean
}

/** What was done to this round and its event after a moment, the latest first. */
export function doneSince(tx: Transaction, event: VisibleEvent, asOf: string): Promise<Done[]> {
  const { communityId, eventId, registrationEventId } = event
  return tx.rows(
    sql<Done>`
      select a.action, a.subject, a.before, a.after, s.step_id is not null as "isStep",
        case when row_number() over (partition by s.step_id order by a.audit_id desc) = 1 then s.rows end as rows
      from audit a left join step s on s.community_id = a.community_id and s.step_id = a.request_id
      where a.community_id = ${communityId} and a.event_id = any(${[eventId, registrationEventId]}) and a.at > ${asOf}::timestamptz
        and (s.step_id is not null or split_part(a.action, '.', 1) in ('teePairing', 'registration'))
      order by a.audit_id desc`,
  )
}

export type Named = { readonly playerId: number; readonly name: string }

/** What these players are called. */
export function namesOf(tx: Transaction, playerIds: readonly number[]): Promise<Named[]> {
  return tx.rows(
    sql<Named>`
      select p.player_id as "playerId", concat_ws(' ', p.first_name, p.last_name, p.suffix) as name
      from player p where p.player_id = any(${playerIds}::bigint[])`,
  )
}
