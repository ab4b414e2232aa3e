import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'

/** The rehearsal of an event as it is kept. Moments are ISO 8601. */
export type Rehearsal = {
  /** Of the copy. */
  readonly communityId: number
  readonly eventId: number
  readonly roundId: number
  readonly isMultiRound: boolean
  readonly ofCommunityId: number
  readonly ofEventId: number
  readonly ofName: string
  readonly seed: number
  readonly holes: number
  readonly speed: number
  /** What the clock of the rehearsal said at `setAt` of the real one. */
  readonly clock: string
  readonly setAt: string
  /** Up to when scores were told, and when the last one comes, by the clock of the rehearsal. */
  readonly told: string
  readonly endsAt: string
  readonly entered: number
  readonly expected: number
  readonly startedAt: string
}

const columns = sql`
  r.community_id as "communityId", r.event_id as "eventId", r.round_id as "roundId", o.kind = 'M' as "isMultiRound",
  r.of_community_id as "ofCommunityId", r.of_event_id as "ofEventId", o.name as "ofName", r.seed, r.holes, r.speed,
  ${timestampOf(sql`r.clock`)} as clock, ${timestampOf(sql`r.set_at`)} as "setAt", ${timestampOf(sql`r.told`)} as told,
  ${timestampOf(sql`r.ends_at`)} as "endsAt", r.entered, r.expected, ${timestampOf(sql`r.started_at`)} as "startedAt"`
const source = sql`rehearsal r join event o on o.community_id = r.of_community_id and o.event_id = r.of_event_id`

/** The rehearsal of an event, or that whose copy it is; with `lock` it stays as it is until the transaction ends. `tx` must be over everything. */
export function rehearsalOf(
  tx: Transaction,
  { communityId, registrationEventId }: Pick<VisibleEvent, 'communityId' | 'registrationEventId'>,
  lock: boolean,
): Promise<Rehearsal | undefined> {
  return tx.first(
    sql<Rehearsal>`
      select ${columns} from ${source}
      where (r.of_community_id = ${communityId} and r.of_event_id = ${registrationEventId})
        or (r.community_id = ${communityId} and r.event_id = ${registrationEventId})
      ${lock ? sql`for update of r` : sql``}`,
  )
}

/** The copies whose clocks go and whose scores are not all in. `tx` must be over everything. */
export function runningCopies(tx: Transaction): Promise<readonly { readonly communityId: number }[]> {
  return tx.rows(
    sql<{ communityId: number }>`
      select community_id as "communityId" from rehearsal where (speed > 0 or clock >= ends_at) and told < ends_at order by 1`,
  )
}

/** Holds the rehearsal of this copy while its scores are told; undefined when it is over, or another server tells them. `tx` must be over everything. */
export function takenRehearsal(tx: Transaction, communityId: number): Promise<Rehearsal | undefined> {
  return tx.first(
    sql<Rehearsal>`select ${columns} from ${source} where r.community_id = ${communityId} for update of r skip locked`,
  )
}

/** Says up to when scores were told, and how many these were. */
export async function writeTold(
  tx: Transaction,
  communityId: number,
  { told, entered }: Pick<Rehearsal, 'told' | 'entered'>,
): Promise<void> {
  await tx.rows(
    sql`update rehearsal set told = ${told}::timestamptz, entered = ${entered} where community_id = ${communityId}`,
  )
}

/** Sets the clock and its speed. */
export async function writeClock(
  tx: Transaction,
  communityId: number,
  { clock, setAt, speed }: Pick<Rehearsal, 'clock' | 'setAt' | 'speed'>,
): Promise<void> {
  await tx.rows(
    sql`
      update rehearsal set clock = ${clock}::timestamptz, set_at = ${setAt}::timestamptz, speed = ${speed}
      where community_id = ${communityId}`,
  )
}

/** Lets one rehearsal of the event begin at a time. */
export async function holdForRehearsal(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
): Promise<void> {
  await tx.rows(
    sql`select from event where community_id = ${communityId} and event_id = ${registrationEventId} for no key update`,
  )
}

/** The rehearsals of the events of this player, and those that began before a moment; they stay until the transaction ends. `tx` must be over everything. */
export function rehearsalsWith(
  tx: Transaction,
  { playerId, before }: { readonly playerId?: number; readonly before?: Temporal.Instant },
): Promise<Rehearsal[]> {
  return tx.rows(
    sql<Rehearsal>`
      select ${columns} from ${source}
      where r.started_at < ${before?.toString() ?? null}::timestamptz or exists (
        select from registration g
        where g.community_id = r.of_community_id and g.event_id = r.of_event_id and g.player_id = ${playerId ?? null}::bigint)
      order by r.community_id for update of r`,
  )
}
