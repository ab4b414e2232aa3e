import type { TSchema } from 'typebox'
import { TeeSheetPairing } from '../../../contract/teeSheet/console.ts'
import { TeePairing, WrittenTeePairing } from '../../../contract/teeSheet/published.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import { byKey } from '../../kernel/database/byKey.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { type Json, type JsonText, jsonListOf, jsonOf } from '../../kernel/database/json.ts'
import { type Listed, list, type Page } from '../../kernel/database/list.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { zonedTimestampOf } from '../../kernel/database/timestampText.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { nineOf } from '../events/nineOf.sql.ts'
import { handicapRow, teeInEffect } from '../handicaps/roundHandicap.sql.ts'
import type { Groups } from '../roster/groups.sql.ts'
import { playersOf, summaryFields, summaryOrder } from '../roster/playerSummary.ts'
import { shownPairings, shownPlaces } from '../roster/shownTeeSheet.sql.ts'
import { teamsEventId } from '../teams/teamsInEffect.sql.ts'
import { withLocalTimes } from './teeTime.ts'

/** Tee pairings as groups of players. */
export const teePairingGroups: Groups = {
  kind: 'teePairing',
  groups: sql.table('tee_pairing'),
  places: sql.table('tee_pairing_player'),
  id: sql.ref('tee_pairing_id'),
}

const teamsOfRound = teamsEventId({
  communityId: sql.ref('round.community_id'),
  eventId: sql.ref('round.event_id'),
  parentEventId: sql.ref('round.parent_event_id'),
})

/** The groups and places of a tee sheet: those that directors work on, or those that people see who have a link. */
type Sheet = { readonly groups: Sql; readonly places: Sql }
const working: Sheet = { groups: teePairingGroups.groups, places: teePairingGroups.places }
const shown: Sheet = { groups: shownPairings, places: shownPlaces }

/**
 * The players of a tee pairing `g` of the round `e`, each with the tee and the team in effect in the round. `offset 0` keeps
 * the tee out of the join condition: PostgreSQL 18 returns wrong rows when a hash join over several rounds evaluates it there.
 */
const playersInPairing = ({ places }: Sheet) =>
  jsonListOf(
    jsonOf(TeePairing.properties.players.items, {
      ...summaryFields,
      teeId: sql`tee.tee_id`,
      teeName: sql`tee.name`,
      teamId: sql`in_team.team_id`,
    }),
    sql`
  from ${playersOf(places)}
  ${handicapRow}
  cross join lateral (select ${teeInEffect} as tee_id offset 0) in_effect
  left join course_tee tee on tee.tee_id = in_effect.tee_id
  left join ${byKey('team_player', sql`community_id = x.community_id and event_id = e.teams_event_id and player_id = x.player_id`)} in_team on true
  where x.community_id = g.community_id and x.tee_pairing_id = g.tee_pairing_id`,
    summaryOrder,
  )

const teePairingFields = (sheet: Sheet) => ({
  id: sql`g.tee_pairing_id`,
  courseId: sql`g.course_id`,
  // These three stand together, so that Node can fill in the first two from the third.
  date: sql`''::text`,
  time: sql`''::text`,
  teeTime: zonedTimestampOf(sql`g.tee_time`, sql`e.time_zone`),
  hole: sql`g.tee_hole`,
  group: sql`g.tee_group`,
  players: playersInPairing(sheet),
  eventId: sql`'S-' || e.event_id`,
  courseName: sql`c.name`,
})

const teePairingItem = jsonOf(TeePairing, teePairingFields(working))
const writtenItem = jsonOf(WrittenTeePairing, {
  ...teePairingFields(working),
  teePairingId: sql`g.tee_pairing_id`,
  errors: sql`array[]::text[]`,
})
const shownItem = jsonOf(TeePairing, teePairingFields(shown))

const teeSheetItem = jsonOf(TeeSheetPairing, {
  ...teePairingFields(working),
  locked: sql`g.locked`,
  note: sql`g.note`,
  seats: sql`array(
    select x.player_id from tee_pairing_player x where x.community_id = g.community_id and x.tee_pairing_id = g.tee_pairing_id
    order by x.seat nulls last, x.player_id)`,
})

/** The tee sheet of a round, as directors work on it. */
export function teeSheet(tx: Transaction, event: VisibleEvent): Promise<Listed<typeof TeeSheetPairing>> {
  return listOfPairings(tx, teeSheetItem, event, { rounds: thisRound(event) })
}

type TeePairings = Listed<typeof TeePairing>

/** The tee pairings of a round. */
export function teePairings(tx: Transaction, event: VisibleEvent, page: Page): Promise<TeePairings> {
  return listOfPairings(tx, teePairingItem, event, { rounds: thisRound(event), page })
}

/** The tee pairings of all rounds of a multi-round event, round by round. */
export function teePairingsOfRounds(tx: Transaction, event: VisibleEvent, page: Page): Promise<TeePairings> {
  return listOfPairings(tx, teePairingItem, event, { rounds: allRounds(event), page })
}

/** The tee pairings of a round, or of all rounds of a multi-round event, as people see them who have a link. */
export function shownTeePairings(tx: Transaction, event: VisibleEvent): Promise<TeePairings> {
  const rounds = event.kind === 'M' ? allRounds(event) : thisRound(event)
  return listOfPairings(tx, shownItem, event, { rounds, sheet: shown })
}

/** These tee pairings of the round. */
export function teePairingsWithIds(tx: Transaction, event: VisibleEvent, ids: readonly number[]): Promise<TeePairings> {
  return listOfPairings(tx, teePairingItem, event, { rounds: thisRound(event), ids })
}

/** These tee pairings of the round, just written, in the order of the ids: a program knows them by their places in its request. */
export function writtenTeePairings(
  tx: Transaction,
  event: VisibleEvent,
  ids: readonly number[],
): Promise<Listed<typeof WrittenTeePairing>> {
  return listOfPairings(tx, writtenItem, event, { rounds: thisRound(event), ids, order: ['place'] })
}

/** One tee pairing of the round as JSON text. */
export async function teePairingWithId(
  tx: Transaction,
  event: VisibleEvent,
  id: number,
): Promise<JsonText<typeof TeePairing>> {
  return (await teePairingsWithIds(tx, event, [id])).only
}

const thisRound = ({ eventId }: VisibleEvent) => sql`round.event_id = ${eventId}`
const allRounds = ({ eventId }: VisibleEvent) => sql`round.parent_event_id = ${eventId}`

type Which = {
  readonly rounds: Sql
  /** All without them. */
  readonly ids?: readonly number[]
  readonly page?: Page
  readonly order?: readonly string[]
  readonly sheet?: Sheet
}

async function listOfPairings<S extends TSchema>(
  tx: Transaction,
  item: Json<S>,
  event: VisibleEvent,
  { rounds, ids, page = {}, order = orderOfSheet, sheet: { groups } = working }: Which,
): Promise<Listed<S>> {
  const named = ids === undefined ? sql`true` : sql`g.tee_pairing_id = any(${ids}::bigint[])`
  const place = ids === undefined ? sql`` : sql`, array_position(${ids}::bigint[], g.tee_pairing_id) as place`
  const rest = sql`
      coalesce(e.round_number, 1) as round_number, (extract(epoch from g.tee_time) * 1000000)::bigint as time_key,
      g.tee_hole, g.tee_group collate "C" as tee_group, g.tee_pairing_id${place}
    from (select round.*, ${teamsOfRound} as teams_event_id from event round where round.community_id = ${event.communityId} and ${rounds}) e
    cross join lateral (
      select * from ${groups} g where g.community_id = e.community_id and g.event_id = e.event_id and ${named} ${onPageOfRound(page)}) g
    join course c on c.course_id = g.course_id`
  return (await list(tx, item, rest, order, page)).rewritten(withLocalTimes)
}

const orderOfSheet = ['round_number', 'time_key', 'tee_hole', 'tee_group', 'tee_pairing_id']

/** Limits each round `e` by its index to what can be on the page: those after the last one seen, at most the limit plus one. */
function onPageOfRound({ after, limit }: Page): Sql {
  const order = sql`g.tee_time, g.tee_hole, g.tee_group collate "C", g.tee_pairing_id`
  const page = limit === undefined ? sql`` : sql`order by ${order} limit ${limit + 1}`
  if (after === undefined) return page
  const [round, time, ...rest] = after
  const seen = sql`timestamptz 'epoch' + ${time}::bigint * interval '1 microsecond'`
  // Columns are not passed to functions that row level security does not trust, or the condition could not use the index.
  const since = sql`case when e.round_number > ${round}::bigint then '-infinity' else ${seen} end`
  return sql`and (e.round_number is null or e.round_number >= ${round}::bigint)
    and (${order}) > (${since}, ${sql.join(rest)}) ${page}`
}

/** The numbers of the first and the last hole of a course that are played, so that a round can start there. */
export type HolesOfCourse = {
  readonly first: number
  readonly last: number
  /** How many holes the course has. */
  readonly all: number
}

/** The first and the last hole that are played of each course of the round, by id, locked so that the courses stay in the round until the transaction ends. */
export async function holesOfCourses(
  tx: Transaction,
  event: VisibleEvent,
): Promise<ReadonlyMap<number, HolesOfCourse>> {
  const rows = await tx.rows(
    sql<{ courseId: number; holes: number; nine: 'front' | 'back' | null }>`
      select x.course_id as "courseId",
        coalesce((select max(cardinality(t.hole_pars)) from course_tee t where t.course_id = x.course_id), 18) as holes,
        ${nineOf(sql`e`)} as nine
      from event_course x join event e on e.community_id = x.community_id and e.event_id = x.event_id
      where x.community_id = ${event.communityId} and x.event_id = ${event.eventId} for key share of x`,
  )
  return new Map(
    rows.map(({ courseId, holes, nine }) => {
      const part = holes === 18 ? nine : null
      return [courseId, { first: part === 'back' ? 10 : 1, last: part === 'front' ? 9 : holes, all: holes }]
    }),
  )
}

/** A tee pairing without its players. `teeTime` is a timestamp with an offset. */
export type PairingFields = {
  readonly courseId: number
  readonly teeTime: string
  readonly teeHole: number
  readonly teeGroup: string
}

/** The fields of these tee pairings of the round, by id. Lock them first. */
export async function pairingFields(
  tx: Transaction,
  event: VisibleEvent,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PairingFields>> {
  const rows = await tx.rows(
    sql<PairingFields & { teePairingId: number }>`
      select tee_pairing_id as "teePairingId", course_id as "courseId", tee_time as "teeTime", tee_hole as "teeHole", tee_group as "teeGroup"
      from tee_pairing
      where community_id = ${event.communityId} and event_id = ${event.eventId} and tee_pairing_id = any(${ids}::bigint[])`,
  )
  return new Map(rows.map(({ teePairingId, ...fields }) => [teePairingId, fields]))
}

/** Creates tee pairings and returns their ids in the same order. */
export async function insertTeePairings(
  tx: Transaction,
  event: VisibleEvent,
  pairings: readonly PairingFields[],
): Promise<readonly number[]> {
  const ids = await allotIds(tx, 'tee_pairing', pairings.length)
  const { communityId: community_id, eventId: event_id } = event
  await insertRows(
    tx,
    'tee_pairing',
    pairings.map((pairing, index) => ({
      community_id,
      event_id,
      tee_pairing_id: ids[index] ?? 0,
      ...columns(pairing),
    })),
  )
  return ids
}

/** Writes the fields of tee pairings of the round, by id. */
export async function writeTeePairings(
  tx: Transaction,
  event: VisibleEvent,
  pairings: ReadonlyMap<number, PairingFields>,
): Promise<void> {
  const rows = [...pairings].map(([tee_pairing_id, pairing]) => ({ tee_pairing_id, ...columns(pairing) }))
  await tx.rows(
    sql`
      update tee_pairing g
      set course_id = w.course_id, tee_time = w.tee_time, tee_hole = w.tee_hole, tee_group = w.tee_group
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(tee_pairing_id bigint, course_id bigint, tee_time timestamptz, tee_hole int, tee_group text)
      where g.community_id = ${event.communityId} and g.event_id = ${event.eventId} and g.tee_pairing_id = w.tee_pairing_id`,
  )
}

function columns({ courseId, teeTime, teeHole, teeGroup }: PairingFields) {
  return { course_id: courseId, tee_time: teeTime, tee_hole: teeHole, tee_group: teeGroup }
}

/** What directors say of tee pairings beside their time and place; a field that is left out stays, an empty note goes. */
export async function writeMarks(
  tx: Transaction,
  event: VisibleEvent,
  marks: readonly { readonly teePairingId: number; readonly locked?: boolean; readonly note?: string }[],
): Promise<void> {
  await tx.rows(
    sql`
      update tee_pairing g
      set locked = coalesce(w.locked, g.locked), note = case when w.note is null then g.note else nullif(w.note, '') end
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as w("teePairingId" bigint, locked boolean, note text)
      where g.community_id = ${event.communityId} and g.event_id = ${event.eventId} and g.tee_pairing_id = w."teePairingId"`,
  )
}

/** Deletes tee pairings of the round with the places in them. */
export async function deleteTeePairingRows(
  tx: Transaction,
  event: VisibleEvent,
  ids: readonly number[],
): Promise<void> {
  await tx.rows(
    sql`
      delete from tee_pairing
      where community_id = ${event.communityId} and event_id = ${event.eventId} and tee_pairing_id = any(${ids}::bigint[])`,
  )
}
