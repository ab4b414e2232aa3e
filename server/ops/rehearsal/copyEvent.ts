import { cutText } from '../../../contract/site/cutText.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { eventContents } from '../../domain/setup/eventContents.sql.ts'
import { allotIds } from '../../kernel/database/allotIds.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import type { Tables } from '../../kernel/database/rows.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { type CountedTable, countedTables, type IdMap, withIds } from '../export/idColumns.ts'
import { communityToCopy, type PlayerToCopy, playersToCopy, type Row, scoresToCopy } from './copyRows.sql.ts'

/** What a rehearsal needs of an event, in an order in which every row finds what it refers to. */
const copied = [
  'event',
  'event_course',
  'registration',
  'team',
  'team_player',
  'leaderboard',
  'flight',
  'flight_player',
  'flight_team',
  'drawn_ball',
  'tee_pairing',
  'tee_pairing_player',
  'player_handicap',
  'team_handicap',
  'card',
] as const satisfies readonly (keyof Tables)[]

export type Copy = { readonly communityId: number; readonly eventId: number; readonly roundId: number }

type Wanted = {
  readonly event: VisibleEvent
  /** The rounds of the event in their order; of a single round event itself. */
  readonly rounds: readonly number[]
  /** The round that is rehearsed. */
  readonly roundId: number
  /** What stands before the names of the copy. */
  readonly word: string
  readonly now: Temporal.Instant
}

/**
 * Copies an event into a community of its own: rounds, courses, players, teams, leaderboards, flights, tee sheet, handicaps,
 * and the scores of the rounds before `roundId`, which is in progress. Its players are other profiles with the same names,
 * without an address. `tx` must be over everything.
 */
export async function copyEvent(tx: Transaction, { event, rounds, roundId, word, now }: Wanted): Promise<Copy> {
  const { communityId, registrationEventId } = event
  const before = rounds.slice(0, rounds.indexOf(roundId))
  const [contents, players, scores, community] = await Promise.all([
    eventContents(tx, communityId, [...new Set([registrationEventId, ...rounds])]),
    playersToCopy(tx, event),
    scoresToCopy(tx, communityId, before),
    communityToCopy(tx, communityId),
  ])
  const ids = await newIds(tx, contents, players, communityId)
  const newIdOf = (id: number, table: CountedTable) => ids[table].get(id) ?? id
  const copy = { communityId: newIdOf(communityId, 'community'), eventId: newIdOf(registrationEventId, 'event') }
  const madeAt = now.toString()
  const asCopied = (table: (typeof copied)[number], row: Row): Row => {
    const changed = withIds(table, row, ids)
    // Links open the event itself, and name nobody in its copy.
    if (table === 'registration') return { ...changed, organiser_id: null }
    if (table !== 'event') return changed
    const isWhole = row.event_id === registrationEventId
    const inPlay = isWhole || row.event_id === roundId
    return {
      ...changed,
      ...nameOfCopy(word, String(row.name)),
      // The round is being played, those before it are over, and those after it are still to come.
      state: inPlay ? 'in progress' : before.includes(Number(row.event_id)) ? 'completed' : 'published',
      state_at: madeAt,
      state_reason: null,
      first_official_at: null,
      revised_at: null,
      created_at: madeAt,
      registration_type: 'Closed',
      ...(isWhole && { settings: { ...(changed.settings as Row), rehearsal: true } }),
    }
  }
  await insert(tx, 'community', [
    { ...community, community_id: copy.communityId, club_community_id: null, home: 'closed', created_at: madeAt },
  ])
  await insert(
    tx,
    'player',
    players.map(one => playerOf(one, ids, copy.communityId, madeAt)),
  )
  await insert(
    tx,
    'membership',
    players.flatMap(one => membershipOf(one, ids, copy.communityId, madeAt)),
  )
  for (const table of copied) {
    const rows = (contents[table] ?? []) as readonly Row[]
    const kept = table === 'card' ? rows.filter(row => before.includes(Number(row.event_id))) : rows
    // A few tables, each in one statement, because the rows of each refer to those of the previous one.
    await insert(tx, table, kept.map(row => asCopied(table, row)).sort(parentsFirst))
  }
  await insert(
    tx,
    'score_entry',
    scores.map(row => withIds('score_entry', row, ids)),
  )
  return { ...copy, roundId: newIdOf(roundId, 'event') }
}

/** New ids for everything that is counted; courses and tees stay what they are. */
async function newIds(
  tx: Transaction,
  contents: Readonly<Record<string, readonly unknown[]>>,
  players: readonly PlayerToCopy[],
  communityId: number,
): Promise<IdMap> {
  const fresh = async (
    table: 'community' | 'player' | 'event' | 'leaderboard' | 'flight' | 'team' | 'tee_pairing' | 'card',
  ) => {
    const rows = (table === 'player' ? players.map(({ row }) => row) : (contents[table] ?? [])) as readonly Row[]
    const known = table === 'community' ? [communityId] : rows.map(row => Number(row[countedTables[table]]))
    // In the same order, so that what is sorted by id is sorted alike.
    const sorted = known.sort((a, b) => a - b)
    const made = await allotIds(tx, table, sorted.length)
    return new Map(sorted.map((id, index) => [id, made[index] ?? id]))
  }
  const none: ReadonlyMap<number, number> = new Map()
  const [community, player, event, leaderboard, flight, team, teePairing, card] = await Promise.all([
    fresh('community'),
    fresh('player'),
    fresh('event'),
    fresh('leaderboard'),
    fresh('flight'),
    fresh('team'),
    fresh('tee_pairing'),
    fresh('card'),
  ])
  return {
    community,
    player,
    event,
    leaderboard,
    flight,
    team,
    tee_pairing: teePairing,
    card,
    course: none,
    course_tee: none,
    webhook: none,
  }
}

function nameOfCopy(word: string, name: string): { readonly name: string; readonly name_key: string } {
  const whole = cutText(`${word}: ${name}`, 120)
  return { name: whole, name_key: nameKey(whole) }
}

/** Nobody can write to the player of a copy, and nothing leads from there to the profile. */
function playerOf({ row }: PlayerToCopy, { player }: IdMap, communityId: number, madeAt: string): Row {
  return {
    ...row,
    player_id: player.get(Number(row.player_id)),
    email: null,
    email_key: null,
    phone_country_cd: null,
    phone: null,
    hc_provider_id: null,
    hc_id: null,
    pic_url: null,
    unproven: [],
    created_at: madeAt,
    creator_community_id: communityId,
    keeper_community_id: row.by_name ? null : communityId,
    shared: false,
    email_community_id: null,
  }
}

function membershipOf({ row, isMember }: PlayerToCopy, { player }: IdMap, communityId: number, madeAt: string): Row[] {
  if (row.by_name) return []
  const { last_name_key, first_name_key } = row
  return [
    {
      community_id: communityId,
      player_id: player.get(Number(row.player_id)),
      member: isMember,
      details_confirmed: true,
      last_name_key,
      first_name_key,
      created_at: madeAt,
    },
  ]
}

function parentsFirst(a: Row, b: Row): number {
  return Number((a.parent_event_id ?? null) !== null) - Number((b.parent_event_id ?? null) !== null)
}

/** The rows were read as they stand, so they fit. */
function insert(tx: Transaction, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  return insertRows(tx, table, rows as never)
}
