/** What is kept about a player, counted and taken away. `tx` must be over everything. */

import type { LeftCounts, TakenCounts } from '../../../contract/privacy/console.ts'
import { itselfAndRounds } from '../../domain/access/eventAndRounds.sql.ts'
import { publicIdOf } from '../../domain/access/publicIdOf.sql.ts'
import { byKey } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { mailQueue } from '../../kernel/mail/mailQueue.sql.ts'
import { columnDecisions } from './columnDecisions.ts'
import { namesPlayer, rowsOf, type TeamOfPlayer } from './leftBehind.sql.ts'
import { erasedName, type Person } from './redactPerson.ts'

/** The player's id and those of the profiles that were merged into it, as the audit has them. */
export async function idsOfPlayer(tx: Transaction, playerId: number): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      with recursive same (id) as (
        select ${playerId}::bigint
        union select (a.subject ->> 'mergedPlayerId')::bigint from audit a join same on (a.subject ->> 'playerId')::bigint = same.id
          where a.action = 'player.merged')
      select id from same order by id`,
  )
  return rows.map(({ id }) => id)
}

/** The addresses that a player gave beside the one of the profile: on forms, to other clubs, and for an account. */
export async function givenEmails(tx: Transaction, ids: readonly number[]): Promise<readonly string[]> {
  const rows = await tx.rows(
    sql<{ email: string }>`
      select details ->> 'email' as email from sign_up where player_id = any(${ids}::bigint[]) and details ->> 'email' <> ''
      union select given_email from membership where player_id = any(${ids}::bigint[]) and given_email <> ''
      union select a.row ->> 'email' from unnest(${ids}::bigint[]) id, accounts_of_player(id) a`,
  )
  return rows.map(({ email }) => email)
}

/** What erasing takes, and what it leaves. */
export type Holdings = { readonly taken: TakenCounts; readonly left: LeftCounts }

const openStates = sql`('ballot', 'waiting', 'offered')`

/** Counts what erasing a player takes and what it leaves. */
export async function holdings(tx: Transaction, playerId: number): Promise<Holdings> {
  const row = await tx.first(
    sql<Holdings>`
      select json_build_object(
        'memberships', (select count(*) from membership where player_id = ${playerId}),
        'registrationAnswers', (select count(*) from registration where player_id = ${playerId} and (handle is not null or answers <> '{}')),
        'signUpAnswers', (select count(*) from sign_up where player_id = ${playerId} and (details <> '{}' or answers <> '{}')),
        'openSignUps', (select count(*) from sign_up where player_id = ${playerId} and state in ${openStates}),
        'handicapReasons', (select count(*) from player_handicap where player_id = ${playerId} and reason is not null),
        'accounts', (select count(*) from administrator where player_id = ${playerId}),
        'mails', (select count(*) from jobs.job where name = ${mailQueue} and data @> ${ofPlayer(playerId)}::jsonb)) as taken,
      json_build_object(
        'registrations', (select count(*) from registration where player_id = ${playerId}),
        'handicaps', (select count(*) from player_handicap where player_id = ${playerId}),
        'teamPlaces', (select count(*) from team_player where player_id = ${playerId}),
        'drawnBalls', (select count(*) from drawn_ball where player_id = ${playerId}),
        'teePairingPlaces', (select count(*) from tee_pairing_player where player_id = ${playerId}),
        'flightPlaces', (select count(*) from flight_player where player_id = ${playerId}),
        'cards', (select count(*) from card where side = 'P' and side_id = ${playerId}),
        'scores', (select count(*) from score_entry where (side = 'P' and side_id = ${playerId}) or scorer = ${`player:${playerId}`})) as left`,
  )
  if (!row) throw new Error('A count has no row.')
  return row
}

export type ConcernedEvent = {
  readonly communityId: number
  readonly eventId: number
  readonly publicId: string
  readonly name: string
  readonly endDate: string
  readonly kind: 'M' | 'R' | 'S'
  /** Registered, in an event that is not over. */
  readonly isRunning: boolean
}

/** The events that the player is or was signed up for, with their rounds. */
export function concernedEvents(tx: Transaction, playerId: number, now: Temporal.Instant): Promise<ConcernedEvent[]> {
  return tx.rows(
    sql<ConcernedEvent>`
      select e.community_id as "communityId", e.event_id as "eventId", e.kind, e.name, e.end_date as "endDate",
        ${publicIdOf(sql`e`)} as "publicId",
        e.kind <> 'R' and e.state not in ('official', 'cancelled')
          and e.end_date >= (${now.toString()}::timestamptz at time zone e.time_zone)::date
          and exists (select from registration r where r.community_id = e.community_id and r.event_id = e.event_id and r.player_id = ${playerId})
          as "isRunning"
      from (
        select community_id, event_id from registration where player_id = ${playerId}
        union select community_id, event_id from sign_up where player_id = ${playerId}) x
      cross join ${itselfAndRounds(sql`x`)} concerned
      join ${byKey('event', sql`community_id = x.community_id and event_id = concerned.event_id`)} e on true
      order by e.start_date, e.event_id`,
  )
}

/** The communities that know a player as a member, by registration or by a form. */
export async function communitiesOfPlayer(tx: Transaction, playerId: number): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ id: number }>`
      select community_id as id from membership where player_id = ${playerId}
      union select community_id from registration where player_id = ${playerId}
      union select community_id from sign_up where player_id = ${playerId} order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** Takes everything that rows of the player's own say about the person, as {@link columnDecisions} has it. */
export async function eraseOwnRows(
  tx: Transaction,
  playerId: number,
  teams: readonly TeamOfPlayer[],
  pattern: string,
): Promise<void> {
  const { firstName, lastName, firstNameKey, lastNameKey } = erasedName(playerId)
  const own = sql`where player_id = ${playerId}`
  const name: Readonly<Record<string, string>> = {
    first_name: firstName,
    last_name: lastName,
    first_name_key: firstNameKey,
    last_name_key: lastNameKey,
  }
  const ofTables = Object.entries(columnDecisions).flatMap(([table, { person = [], secret = [], rowsGo }]) => {
    const said = [...person, ...secret]
    if (said.length === 0) return []
    if (rowsGo) return sql`delete from ${sql.table(table)} ${own}`
    const without = said.map(column => sql`${sql.ref(column)} = ${name[column] ?? sql`default`}`)
    return sql`update ${sql.table(table)} set ${sql.join(without)} ${own}`
  })
  const statements = [
    ...ofTables,
    sql`update sign_up set state = 'withdrawn', place = null, offer_until = null ${own} and state in ${openStates}`,
    sql`update team t set name = left(regexp_replace(name, ${pattern}, ${`${firstName} ${lastName}`}, 'gi'), 200)
      from ${rowsOf(teams)} where t.community_id = x."communityId" and t.team_id = x."teamId" and t.name ~* ${pattern}`,
    sql`delete from jobs.job where name = ${mailQueue} and data @> ${ofPlayer(playerId)}::jsonb`,
    // A print of an address can be compared with an address.
    sql`delete from event_file f using registration r
      where r.player_id = ${playerId} and f.community_id = r.community_id and f.event_id = r.event_id`,
  ]
  for (const one of statements) await tx.rows(one)
}

/** Ends the personal links to these events. */
export async function endLinks(tx: Transaction, playerId: number, events: readonly ConcernedEvent[]): Promise<void> {
  await tx.rows(
    sql`
      insert into web_link (community_id, event_id, purpose, player_id, generation)
      select e.community_id, e.event_id, purpose, ${playerId}, 2
      from unnest(${events.map(({ communityId }) => communityId)}::bigint[], ${events.map(({ eventId }) => eventId)}::bigint[],
        ${events.map(({ kind }) => kind)}::text[]) as e (community_id, event_id, kind), unnest(array['scoring', 'registration']) as purpose
      where not (purpose = 'registration' and e.kind = 'R')
      on conflict (community_id, event_id, purpose, player_id) do update set generation = web_link.generation + 1`,
  )
}

/** Replaces the player in a column of words, or of JSON, of these communities. */
export async function replaceMentions(
  tx: Transaction,
  place: { readonly table: string; readonly column: string; readonly isJson: boolean },
  { playerId, pattern }: { readonly playerId: number; readonly pattern: string },
  communities: readonly number[],
): Promise<void> {
  const column = sql.ref(place.column)
  const replaced = sql`regexp_replace(${column}::text, ${pattern}, ${`Withdrawn player ${playerId}`}, 'gi')`
  await tx.rows(
    sql`
      update ${sql.table(place.table)} set ${column} = ${place.isJson ? sql`${replaced}::jsonb` : replaced}
      where community_id = any(${communities}::bigint[]) and ${column}::text ~* ${pattern}`,
  )
}

export type AuditedAboutPlayer = {
  readonly communityId: number
  readonly auditId: number
  readonly at: string
  readonly actor: string
  readonly action: string
  readonly eventId: number | null
  readonly subject: Readonly<Record<string, unknown>>
  readonly before: unknown
  readonly after: unknown
}

/** What the audit says about one of these ids, or about one of these teams. */
export function auditAbout(
  tx: Transaction,
  { ids }: Pick<Person, 'ids'>,
  teams: readonly TeamOfPlayer[],
): Promise<AuditedAboutPlayer[]> {
  return tx.rows(
    sql<AuditedAboutPlayer>`
      select a.community_id as "communityId", a.audit_id as "auditId", a.at, a.actor, a.action, a.event_id as "eventId",
        a.subject, a.before, a.after
      from audit a
      where ${namesPlayer(ids)}
        or (a.action like 'team.%' and exists (select from ${rowsOf(teams)} where x."communityId" = a.community_id
          and (a.subject ->> 'teamId' = x."teamId"::text or a.subject -> 'teamIds' @> to_jsonb(x."teamId"))))
      order by a.community_id, a.audit_id`,
  )
}

/** Writes `before` and `after` of audit rows anew. */
export async function rewriteAudit(
  tx: Transaction,
  rows: readonly Pick<AuditedAboutPlayer, 'communityId' | 'auditId' | 'before' | 'after'>[],
): Promise<void> {
  await tx.rows(
    sql`
      update audit a set before = x.before, after = x.after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x ("communityId" bigint, "auditId" bigint, before jsonb, after jsonb)
      where a.community_id = x."communityId" and a.audit_id = x."auditId"`,
  )
}

export type StoredAnswer = { readonly actor: string; readonly key: string; readonly answer: string }

/** Answers that are kept for repetitions and name the player by id or in words. */
export function answersAbout(tx: Transaction, ids: readonly number[], pattern: string): Promise<StoredAnswer[]> {
  const named: Sql = sql`answer ~ ${`"playerIds?":\\s*\\[?[^\\]}]*\\m(${ids.join('|')})\\M`}`
  return tx.rows(
    sql<StoredAnswer>`
      select actor, key, coalesce(answer, '') as answer from idempotency where ${named} or answer ~* ${pattern}`,
  )
}

/** Writes answers that are kept for repeated requests anew. */
export async function rewriteAnswers(tx: Transaction, answers: readonly StoredAnswer[]): Promise<void> {
  await tx.rows(
    sql`
      update idempotency i set answer = x.answer
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as x (actor text, key text, answer text)
      where i.actor = x.actor and i.key = x.key`,
  )
}

/** The audit is read from end to end, however long it is. */
export async function withoutTimeLimit(tx: Transaction): Promise<void> {
  await tx.rows(sql`set local statement_timeout = 0`)
}

function ofPlayer(playerId: number): string {
  return JSON.stringify({ playerId })
}
