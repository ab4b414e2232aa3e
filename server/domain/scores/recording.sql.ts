import { byKey } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Insertable } from '../../kernel/database/generated.ts'
import { pipelined } from '../../kernel/database/pipelined.ts'
import type { Tables } from '../../kernel/database/rows.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { EventState } from '../events/eventState.ts'
import { nineOf } from '../events/nineOf.sql.ts'
import { teamsEventId } from '../teams/teamsInEffect.sql.ts'
import { type CardOwner, cardIdOf, type StoredEntry } from './card.ts'
import { countsTeamScores } from './scores.sql.ts'

export type RoundRow = {
  readonly eventId: number
  readonly state: EventState
  /** The number of holes of its longest course, 9 where one nine is played; null without a course. */
  readonly holes: number | null
  /** The number of the first hole on the course: 10 where the second nine is played. */
  readonly firstHole: number
  /** Whether teams have one score a hole. */
  readonly teamScores: boolean
  /** Whether a leaderboard counts cards of players, or there is none yet. */
  readonly playerScores: boolean
}

/** Locks the round and its multi-round event in their states until the transaction ends; in a round that was official, for one writer at a time. */
export function lockRound(tx: Transaction, event: VisibleEvent): Promise<RoundRow[]> {
  const { communityId, eventId, registrationEventId, wasOfficial } = event
  return tx.rows(
    sql<RoundRow>`
      select e.event_id as "eventId", e.state,
        (select max(case when ${nineOf(sql`e`)} is null then cardinality(t.hole_pars) else 9 end)
          from event_course x join course_tee t on t.course_id = x.course_id
          where x.community_id = e.community_id and x.event_id = e.event_id) as holes,
        case when ${nineOf(sql`e`)} = 'back' then 10 else 1 end as "firstHole",
        exists (
          select from leaderboard l
          where l.community_id = e.community_id and l.event_id in (e.event_id, e.parent_event_id) and ${countsTeamScores}) as "teamScores",
        (select coalesce(bool_or(not ${countsTeamScores}), true) from leaderboard l
          where l.community_id = e.community_id and l.event_id in (e.event_id, e.parent_event_id)) as "playerScores"
      from event e
      where e.community_id = ${communityId} and e.event_id = any(${[eventId, registrationEventId]}::bigint[])
      order by e.event_id for ${wasOfficial ? sql`no key update` : sql`share`} of e`,
  )
}

/** Locks the registrations of all players of these teams, so that they stay. */
export async function lockMembers(tx: Transaction, event: VisibleEvent, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return
  const key = sql`community_id = ${event.communityId} and event_id = ${event.registrationEventId} and player_id = p.player_id`
  await tx.rows(
    sql`
      select from (
        select distinct x.player_id from team_player x
        where x.community_id = ${event.communityId} and x.team_id = any(${teamIds}::bigint[]) order by x.player_id) as p
      join ${byKey('registration', key, sql`for key share`)} r on true`,
  )
}

export type TeamRow = { readonly teamId: number; readonly playerIds: readonly number[] }

/** Those of these teams that play in the round, locked so that nobody else can write on their cards. */
export async function lockTeams(
  tx: Transaction,
  event: VisibleEvent,
  teamIds: readonly number[],
): Promise<readonly TeamRow[]> {
  if (teamIds.length === 0) return []
  const which = sql`
    from team t
    where t.community_id = ${event.communityId} and t.event_id = ${teamsEventId(event)} and t.team_id = any(${teamIds}::bigint[])
    order by t.team_id`
  // A statement sees what was there when it began: who plays in the teams is read once nobody moves them any more.
  pipelined(tx.rows(sql`select ${which} for no key update of t`))
  return tx.rows(
    sql<TeamRow>`
      select t.team_id as "teamId",
        array(select x.player_id from team_player x where x.community_id = t.community_id and x.team_id = t.team_id order by x.player_id) as "playerIds"
      ${which}`,
  )
}

/** An entry with the owner of its card. */
export type LoggedEntry = CardOwner & StoredEntry

/**
 * The logs of these cards, each in the order of arrival: the entries that count or may count again, or with `whole` all
 * entries.
 */
export function logOf(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  sides: readonly CardOwner[],
  { whole = false } = {},
): Promise<readonly LoggedEntry[]> {
  const wanted = whole ? sql`true` : sql`not outdone`
  const each = [...new Map(sides.map(side => [cardIdOf(side), side])).values()]
  return entries(
    tx,
    // One index lookup for each card, however long the log of the event is.
    sql`unnest(${each.map(({ side }) => side)}::text[], ${each.map(({ sideId }) => sideId)}::bigint[]) as c(of_side, of_id)
      cross join lateral (
        select * from score_entry
        where community_id = ${communityId} and event_id = ${eventId} and side = c.of_side and side_id = c.of_id and ${wanted} offset 0) x`,
  )
}

/** The entries of a card that never count again, after `arrival`, at most `limit`. */
export function outdoneAfter(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  { side, sideId }: CardOwner,
  { arrival, limit }: { readonly arrival: number; readonly limit: number },
): Promise<readonly LoggedEntry[]> {
  return entries(
    tx,
    // An order that only the index by card has: the index of the whole log would go through other cards too.
    sql`(
      select * from score_entry
      where community_id = ${communityId} and event_id = ${eventId} and side = ${side} and side_id = ${sideId}
        and (outdone, log_id) > (true, ${arrival}::bigint) order by outdone, log_id limit ${limit}) x`,
  )
}

export type CardVersion = { readonly version: number; readonly updatedAt: string }

/** The lengths of the logs of these cards and when they last changed, including entries that never count again. */
export async function cardVersions(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  sides: readonly CardOwner[],
): Promise<ReadonlyMap<string, CardVersion>> {
  const rows = await tx.rows(
    sql<CardOwner & CardVersion>`
      select c.side, c.side_id as "sideId", c.version, ${timestampOf(sql`c.updated_at`)} as "updatedAt"
      from unnest(${sides.map(({ side }) => side)}::text[], ${sides.map(({ sideId }) => sideId)}::bigint[]) as s(side, side_id)
      join card c on c.community_id = ${communityId} and c.event_id = ${eventId} and c.side = s.side and c.side_id = s.side_id`,
  )
  return new Map(rows.map(row => [cardIdOf(row), row]))
}

/** Those of these entries that the event has, on any card. */
export function entriesWithIds(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  entryIds: readonly string[],
): Promise<readonly LoggedEntry[]> {
  return entries(
    tx,
    sql`score_entry where entry_id = any(${entryIds}::uuid[]) and community_id = ${communityId} and event_id = ${eventId}`,
  )
}

/** Those of these entries, given by their place in the log, that are on the card. */
export function entriesOfCard(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
  { side, sideId }: CardOwner,
  arrivals: readonly number[],
): Promise<readonly LoggedEntry[]> {
  return entries(
    tx,
    sql`score_entry where log_id = any(${arrivals}::bigint[]) and community_id = ${communityId} and event_id = ${eventId}
      and side = ${side} and side_id = ${sideId}`,
  )
}

/** Marks entries that never count again. */
export async function markOutdone(tx: Transaction, communityId: number, entryIds: readonly string[]): Promise<void> {
  await tx.rows(
    sql`
      update score_entry set outdone = true
      where entry_id = any(${entryIds}::uuid[]) and community_id = ${communityId} and not outdone`,
  )
}

/** The logs of all cards of a round. */
export function logOfRound(
  tx: Transaction,
  { communityId, eventId }: { readonly communityId: number; readonly eventId: number },
): Promise<readonly LoggedEntry[]> {
  return entries(tx, sql`score_entry where community_id = ${communityId} and event_id = ${eventId}`)
}

/** An entry of any round of an event. */
export type EntryOfRound = LoggedEntry & { readonly eventId: number }

/** The logs of all cards of several rounds, as they were at a moment or are now. */
export function logOfRounds(
  tx: Transaction,
  communityId: number,
  eventIds: readonly number[],
  moment?: string,
): Promise<readonly EntryOfRound[]> {
  const until = moment === undefined ? sql`true` : sql`received_at <= ${moment}::timestamptz`
  return entries(
    tx,
    sql`score_entry where community_id = ${communityId} and event_id = any(${eventIds}::bigint[]) and ${until}`,
  )
}

/** Reads entries as one JSON value, because many rows would cost more than the query itself. */
async function entries(tx: Transaction, from: Sql): Promise<readonly EntryOfRound[]> {
  const row = await tx.first(
    sql<{ log: readonly EntryOfRound[] }>`
      select coalesce(json_agg(json_build_object(
        'eventId', event_id, 'side', side, 'sideId', side_id, 'entryId', entry_id, 'arrival', log_id, 'kind', kind, 'hole', hole, 'value', value,
        'status', status, 'register', register, 'scorer', scorer, 'actor', actor, 'device', device, 'deviceSequence', device_sequence,
        'tappedAt', ${timestampOf(sql`tapped_at`)}, 'receivedAt', ${timestampOf(sql`received_at`)}, 'reason', reason) order by log_id), '[]') as log
      from ${from}`,
  )
  return row?.log ?? []
}

/** Adds rows to the log in order, except those whose id another entry has, and returns the ids that were added. */
export async function insertEntries(
  tx: Transaction,
  rows: readonly Insertable<Tables['score_entry']>[],
): Promise<ReadonlySet<string>> {
  const taken = await tx.rows(
    sql<{ entryId: string }>`
      insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, status, register, scorer, actor,
        device, device_sequence, tapped_at, received_at, reason)
      select community_id, event_id, entry_id, side, side_id, kind, hole, value, status, register, scorer, actor,
        device, device_sequence, tapped_at, received_at, reason
      from jsonb_populate_recordset(null::score_entry, ${JSON.stringify(rows)}::jsonb)
      on conflict (community_id, entry_id) do nothing
      returning entry_id as "entryId"`,
  )
  return new Set(taken.map(({ entryId }) => entryId))
}

/** Writes cards, replacing those that exist. */
export async function writeCards(tx: Transaction, rows: readonly Insertable<Tables['card']>[]): Promise<void> {
  await tx.rows(
    sql`
      insert into card (community_id, event_id, side, side_id, strokes, status, has_score, conflicts, corrected, signed_by, version, updated_at)
      select community_id, event_id, side, side_id, strokes, status, has_score, conflicts, corrected, signed_by, version, updated_at
      from jsonb_populate_recordset(null::card, ${JSON.stringify(rows)}::jsonb)
      on conflict (community_id, event_id, side, side_id) do update set
        strokes = excluded.strokes, status = excluded.status, has_score = excluded.has_score, conflicts = excluded.conflicts,
        corrected = excluded.corrected, signed_by = excluded.signed_by, version = excluded.version, updated_at = excluded.updated_at`,
  )
}

/** Marks results that were once official as changed. */
export async function markRevised(
  tx: Transaction,
  communityId: number,
  eventIds: readonly number[],
  now: string,
): Promise<void> {
  await tx.rows(
    sql`
      update event set revised_at = ${now}::timestamptz
      where community_id = ${communityId} and event_id = any(${eventIds}::bigint[]) and first_official_at is not null`,
  )
}

/** Whether the team is one of those in effect in the event. */
export async function playsInRound(tx: Transaction, event: VisibleEvent, teamId: number): Promise<boolean> {
  const row = await tx.first(
    sql`
      select 1 from team where community_id = ${event.communityId} and event_id = ${teamsEventId(event)} and team_id = ${teamId}`,
  )
  return row !== undefined
}

/** Locks a round until the transaction ends, so that no scores are recorded in it. */
export async function holdRound(tx: Transaction, communityId: number, eventId: number): Promise<void> {
  await tx.rows(
    sql`
      select from event where community_id = ${communityId} and event_id = ${eventId} for no key update`,
  )
}

/** The cards of a round that differ from `rows`: in a column, missing, or too many. The id of the score follows from no log. */
export function differingCards(
  tx: Transaction,
  communityId: number,
  eventId: number,
  rows: readonly Insertable<Tables['card']>[],
): Promise<CardOwner[]> {
  return tx.rows(
    sql<CardOwner>`
      select side, side_id as "sideId"
      from (select * from card where community_id = ${communityId} and event_id = ${eventId}) c
      full join jsonb_populate_recordset(null::card, ${JSON.stringify(rows)}::jsonb) r using (side, side_id)
      where to_jsonb(c) - 'score_id' is distinct from to_jsonb(r) - 'score_id'
      order by side, side_id`,
  )
}

/** Deletes the cards of these sides. */
export async function deleteCards(
  tx: Transaction,
  communityId: number,
  eventId: number,
  sides: readonly CardOwner[],
): Promise<void> {
  await tx.rows(
    sql`
      delete from card c using jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as s(side text, "sideId" bigint)
      where c.community_id = ${communityId} and c.event_id = ${eventId} and c.side = s.side and c.side_id = s."sideId"`,
  )
}

/** The ids of the rounds of an event; a round and a single round event are their own round. */
export async function roundIds(
  tx: Transaction,
  event: Pick<VisibleEvent, 'communityId' | 'eventId'>,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ eventId: number }>`
      select event_id as "eventId" from event
      where community_id = ${event.communityId} and kind <> 'M' and event_id = ${eventAndRounds(event.communityId, event.eventId)}
      order by round_number`,
  )
  return rows.map(({ eventId }) => eventId)
}
