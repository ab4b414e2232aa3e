import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { accountName } from '../access/accountName.sql.ts'
import type { RowChange } from './undoTables.ts'

export type NewStep = {
  readonly communityId: number
  /** The root of the event: a step of a round stands with its multi-round event. */
  readonly eventId: number
  /** The id of the request. */
  readonly stepId: string
  readonly actor: string
  /** Which operation did it. */
  readonly operation: string
  readonly rows: readonly RowChange[]
}

/** Keeps a step, so that it can be taken back. */
export async function insertStep(tx: Transaction, step: NewStep, now: Temporal.Instant): Promise<void> {
  const { communityId, eventId, stepId, actor, operation, rows } = step
  const tookBack = operation === 'undo' ? operationsTakenBack(communityId, stepId) : sql`null`
  await tx.rows(
    sql`
      insert into step (community_id, step_id, event_id, at, actor, operation, took_back, rows)
      values (${communityId}, ${stepId}, ${eventId}, ${now.toString()}::timestamptz, ${actor}, ${operation}, ${tookBack}, ${JSON.stringify(rows)}::jsonb)`,
  )
}

/** What the steps that this one took back had done, or had taken back themselves. */
function operationsTakenBack(communityId: number, stepId: string): Sql {
  return sql`(
    select array_agg(distinct o.operation) from step s cross join unnest(coalesce(s.took_back, array[s.operation])) o (operation)
    where s.community_id = ${communityId} and s.undone_by = ${stepId})`
}

export type StepRow = {
  readonly stepId: string
  readonly at: string
  readonly actor: string
  readonly actorName: string | null
  readonly operation: string
  /** Of an undo: the operations that taking it back does again. Null of others, and of undos from before this was kept. */
  readonly tookBack: readonly string[] | null
  readonly rows: readonly RowChange[]
  readonly undoneBy: string | null
}

type Event = { readonly communityId: number; readonly registrationEventId: number }

/** These steps of the event, the newest first. */
export function stepsWithIds(tx: Transaction, event: Event, stepIds: readonly string[]): Promise<StepRow[]> {
  return tx.rows(
    sql<StepRow>`
      select s.step_id as "stepId", ${timestampOf(sql`s.at`)} as at, s.actor, n.name as "actorName", s.operation, s.took_back as "tookBack", s.rows, s.undone_by as "undoneBy"
      from step s ${accountName(sql`s.actor`)}
      where s.community_id = ${event.communityId} and s.event_id = ${event.registrationEventId} and s.step_id = any(${stepIds})
      order by s.step_number desc`,
  )
}

export type LaterStep = { readonly stepId: string; readonly at: string; readonly actorName: string | null }

/** The steps after this one that changed one of these rows (`table/key`) and stand, the newest first. */
export function laterStepsThatTouched(
  tx: Transaction,
  event: Event,
  rows: readonly string[],
  stepId: string,
): Promise<LaterStep[]> {
  return tx.rows(
    sql<LaterStep>`
      select s.step_id as "stepId", ${timestampOf(sql`s.at`)} as at, n.name as "actorName"
      from step s ${accountName(sql`s.actor`)}
      where s.community_id = ${event.communityId} and s.event_id = ${event.registrationEventId} and s.undone_by is null
        and s.step_number > (select o.step_number from step o where o.community_id = ${event.communityId} and o.step_id = ${stepId})
        and exists (select from jsonb_array_elements(s.rows) r where (r ->> 'table') || '/' || (r ->> 'key') = any(${rows}))
      order by s.step_number desc limit 20`,
  )
}

/** Notes which step took `stepId` back. */
export async function markUndone(tx: Transaction, event: Event, stepId: string, undoneBy: string): Promise<void> {
  await tx.rows(
    sql`update step set undone_by = ${undoneBy} where community_id = ${event.communityId} and step_id = ${stepId}`,
  )
}

/** Who changed one of these rows (`table/key`) last, and when; undefined where no person did. */
export function whoTouched(
  tx: Transaction,
  event: Event,
  rows: readonly string[],
): Promise<{ readonly by: string | null; readonly at: string } | undefined> {
  return tx.first(
    sql<{ by: string | null; at: string }>`
      select n.name as by, ${timestampOf(sql`s.at`)} as at
      from step s ${accountName(sql`s.actor`)}
      where s.community_id = ${event.communityId} and s.event_id = ${event.registrationEventId}
        and exists (select from jsonb_array_elements(s.rows) r where (r ->> 'table') || '/' || (r ->> 'key') = any(${rows}))
      order by s.step_number desc limit 1`,
  )
}
