/** Messages to players and what became of their mails. */
import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { mailQueue } from '../../kernel/mail/mailQueue.sql.ts'
import { accountNames } from '../access/accountName.sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

export type MessageGroup = 'registered' | 'waiting' | 'notHere' | 'teePairings' | 'flight' | 'players'
export type DeliveryState = 'waiting' | 'sent' | 'refused' | 'noAddress' | 'notWanted' | 'stopped'
export type Counts = { readonly [state in DeliveryState]: number }

export type NewMessage = {
  readonly group: MessageGroup
  readonly subject: string
  readonly text: string
  readonly language: Language
  readonly now: Temporal.Instant
  readonly notBefore: Temporal.Instant
  readonly actor: string
  readonly deliveries: readonly { readonly playerId: number; readonly state: DeliveryState }[]
}

/** Writes a message with its deliveries, and answers its id. */
export async function writeMessage(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  { group, subject, text, language, now, notBefore, actor, deliveries }: NewMessage,
): Promise<number> {
  const row = await tx.first(
    sql<{ messageId: number }>`
      with made as (
        insert into message (community_id, event_id, whom, subject, body, language, sent_at, not_before, actor)
        values (${communityId}, ${eventId}, ${group}, ${subject}, ${text}, ${language}, ${now.toString()}::timestamptz,
          ${notBefore.toString()}::timestamptz, ${actor})
        returning community_id, event_id, message_id),
      told as (
        insert into message_delivery (community_id, event_id, message_id, player_id, state)
        select m.community_id, m.event_id, m.message_id, d."playerId", d.state
        from made m, jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as d("playerId" bigint, state text)
        returning 1)
      select message_id as "messageId" from made`,
  )
  if (!row) throw new Error('The message was not written.')
  return row.messageId
}

/** The jobs of the mails of a message that nobody has taken yet. */
function waitingJobs(communityId: number, messageId: number): Sql {
  return sql`name = ${mailQueue} and state = 'created'
    and data @> jsonb_build_object('about', 'message', 'communityId', ${communityId}::bigint, 'messageId', ${messageId}::bigint)`
}

/** Of two that stop the same message, the second waits for the first. */
export async function lockMessage(tx: Transaction, communityId: number, messageId: number): Promise<void> {
  await tx.rows(
    sql`select from message where community_id = ${communityId} and message_id = ${messageId} for no key update`,
  )
}

/** Takes the mails of a message out of the queue, and answers how many there were. A mail that somebody has taken stays. */
export async function takeOutOfQueue(tx: Transaction, communityId: number, messageId: number): Promise<number> {
  const rows = await tx.rows(
    sql<{ one: number }>`delete from jobs.job where ${waitingJobs(communityId, messageId)} returning 1 as one`,
  )
  return rows.length
}

/** Nobody gets the mails of the message that wait. */
export async function markStopped(
  tx: Transaction,
  communityId: number,
  messageId: number,
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      update message set stopped_at = ${now.toString()}::timestamptz
      where community_id = ${communityId} and message_id = ${messageId}`,
  )
  await tx.rows(
    sql`
      update message_delivery set state = 'stopped'
      where community_id = ${communityId} and message_id = ${messageId} and state = 'waiting'`,
  )
}

/** Notes what became of a mail that waited. */
export async function noteDelivery(
  tx: Transaction,
  {
    communityId,
    messageId,
    playerId,
  }: { readonly communityId: number; readonly messageId: number; readonly playerId: number },
  state: DeliveryState,
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      update message_delivery set state = ${state}, told_at = ${now.toString()}::timestamptz
      where community_id = ${communityId} and message_id = ${messageId} and player_id = ${playerId} and state = 'waiting'`,
  )
}

export type MessageRow = {
  readonly messageId: number
  /** The event or the round that it was written for. */
  readonly eventId: number
  readonly group: MessageGroup
  readonly subject: string
  readonly text: string
  readonly language: Language
  readonly sentAt: string
  readonly notBefore: string
  readonly stopped: boolean
  readonly actorName: string | null
  readonly counts: Counts
}

const most = 100

/** The state of delivery `d` of message `m`: the queue gives a mail up after two days. */
function stateNow(now: Temporal.Instant): Sql {
  return sql`
    case when d.state = 'waiting' and m.not_before < ${now.toString()}::timestamptz - interval '2 days' then 'refused' else d.state end`
}

/** The last messages of an event and its rounds, or one of them, the newest first. */
export function messagesOf(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
  now: Temporal.Instant,
  messageId?: number,
): Promise<MessageRow[]> {
  const where = sql`
    where m.community_id = ${communityId} and m.event_id = ${eventAndRounds(communityId, registrationEventId)}
      ${messageId === undefined ? sql`` : sql`and m.message_id = ${messageId}`}`
  return tx.rows(
    sql<MessageRow>`
      select m.message_id as "messageId", m.event_id as "eventId", m.whom as "group", m.subject, m.body as text, m.language,
        ${timestampOf(sql`m.sent_at`)} as "sentAt", m.not_before as "notBefore", m.stopped_at is not null as stopped,
        n.name as "actorName", t.counts
      from message m
      cross join lateral (
        select jsonb '{"sent":0,"waiting":0,"refused":0,"noAddress":0,"notWanted":0,"stopped":0}'
          || coalesce(jsonb_object_agg(c.state, c.count), '{}') as counts
        from (
          select ${stateNow(now)} as state, count(*) as count
          from message_delivery d where d.community_id = m.community_id and d.message_id = m.message_id group by 1) c) t
      ${accountNames(sql`m.actor`, sql`from message m ${where}`)}
      ${where}
      order by m.message_id desc limit ${most}`,
  )
}

export type DeliveryRow = {
  readonly playerId: number
  readonly name: string | null
  readonly state: DeliveryState
  readonly at: string | null
}

/** What became of a message for each player, in the order of names. */
export function deliveriesOf(
  tx: Transaction,
  communityId: number,
  messageId: number,
  now: Temporal.Instant,
): Promise<DeliveryRow[]> {
  return tx.rows(
    sql<DeliveryRow>`
      select d.player_id as "playerId", case when p.player_id is not null then concat_ws(' ', p.first_name, p.last_name, p.suffix) end as name,
        concat(${stateNow(now)}) as state, ${timestampOf(sql`d.told_at`)} as at
      from message m
      join message_delivery d on d.community_id = m.community_id and d.message_id = m.message_id
      left join player p on p.player_id = d.player_id
      where m.community_id = ${communityId} and m.message_id = ${messageId}
      order by p.last_name_key, p.first_name_key, d.player_id`,
  )
}

/** What a mail of a message is written from; undefined when it is to be sent no more. */
export function mailOf(
  tx: Transaction,
  {
    communityId,
    messageId,
    playerId,
  }: { readonly communityId: number; readonly messageId: number; readonly playerId: number },
): Promise<Pick<MessageRow, 'eventId' | 'subject' | 'text'> | undefined> {
  return tx.first(
    sql<Pick<MessageRow, 'eventId' | 'subject' | 'text'>>`
      select m.event_id as "eventId", m.subject, m.body as text
      from message m
      join message_delivery d on d.community_id = m.community_id and d.message_id = m.message_id
      where m.community_id = ${communityId} and m.message_id = ${messageId} and d.player_id = ${playerId}
        and m.stopped_at is null and d.state = 'waiting'`,
  )
}
