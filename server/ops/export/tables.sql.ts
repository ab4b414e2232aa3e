/** The tables of a community as the catalogue of the database knows them, and their rows in a fixed order. */
import type pg from 'pg'
import { type BackupTable, backupTables } from '../backup/tables.sql.ts'

/** Tables that stay with the installation, each with the reason. Every other table is in the file. */
export const tablesThatStay: Readonly<Record<string, string>> = {
  administrator: 'accounts belong to an installation',
  administrator_community: 'accounts belong to an installation',
  api_access_request: 'requests are made to the operator of an installation',
  community_request: 'requests are made to the operator of an installation',
  installation: 'what the operator of an installation has set',
  credential: 'credentials belong to an installation',
  credential_community: 'credentials belong to an installation',
  credential_use: 'credentials belong to an installation',
  proof_try: 'callers belong to an installation',
  revoked_token: 'tokens belong to an installation',
  player_merge: 'a merge is undone where it was done',
  different_people: 'found by the operator of an installation',
  backup_run: 'backups of an installation',
  mail_failure: 'mails of an installation',
  database_identity: 'which installation it is',
  step: 'what can be taken back is known where it was done',
  begun: 'accounts belong to an installation',
  code_app: 'accounts belong to an installation',
  code_try: 'accounts belong to an installation',
  passkey: 'accounts belong to an installation',
  recovery_code: 'accounts belong to an installation',
  session: 'accounts belong to an installation',
  one_time_link: 'accounts belong to an installation',
  idempotency: 'answers are kept for a day',
  check_in: 'who was at a desk of this installation',
  group_start: 'who started at this installation',
  official_note: 'what officials of this installation said on the course',
  staff_link: 'it opens this installation',
  printed: 'paper of this installation',
  event_file: 'what files said to this installation',
  rehearsal: 'a copy that is thrown away',
  official_place: 'what this installation has published',
  published_board: 'as the places that were official',
  prize_given: 'money that was handed out at this installation',
  published_tee_sheet: 'elsewhere it is published anew; until then everybody sees the tee sheet as it is',
  published_tee_pairing: 'as the published tee sheet',
  published_tee_pairing_player: 'as the published tee sheet',
  message: 'mail of this installation',
  message_delivery: 'as the message',
  webhook_delivery: 'what this installation has sent',
  handicap_provider: 'the same everywhere',
}

/** Columns that are not in the file; on import they take the given value, or their default. */
const columnsThatStay: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  // Nobody is told twice: a webhook tells nothing until somebody switches it on.
  webhook: { active: false, previous_until: null },
  // Which version of a course follows which, and whose it is, is known where it was made.
  course: { replaces_course_id: null, first_course_id: null, club_community_id: null, club_name: null },
  // Links stay, and whose people are whose with them.
  registration: { organiser_id: null },
  // The keeper of a profile follows from the communities that have it at its destination.
  player: { creator_community_id: null, keeper_community_id: null, shared: false, email_community_id: null },
}

export type ExportTable = Pick<BackupTable, 'name' | 'columns' | 'order' | 'refersToItself'> & {
  /** What the columns that are not in the file get. */
  readonly added: Readonly<Record<string, unknown>>
}

/** The tables of the file, each after those that it refers to. */
export async function exportTables(client: pg.Client): Promise<readonly ExportTable[]> {
  const all = await backupTables(client)
  return all
    .filter(({ name }) => !(name in tablesThatStay))
    .map(({ name, columns, order, refersToItself }) => {
      const added = columnsThatStay[name] ?? {}
      return { name, order, refersToItself, added, columns: columns.filter(column => !(column in added)) }
    })
}

/** What is exported, or was imported. */
export type Extent = {
  readonly communities: readonly number[]
  readonly players: readonly number[]
  readonly courses: readonly number[]
  /** The communities stand for themselves: the club of another one is left out. */
  readonly isWhole: boolean
}

/** The community and, for a club, its sub communities, with the players and the courses that their rows name. */
export async function extentOf(client: pg.Client, communityId: number): Promise<Extent> {
  const ids = async (text: string, values: readonly unknown[]): Promise<readonly number[]> =>
    (await client.query<{ id: number }>(text, [...values])).rows.map(({ id }) => id)
  const communities = await ids(
    'select community_id as id from community where community_id = $1 or club_community_id = $1 order by 1',
    [communityId],
  )
  const players = await ids(
    `select player_id as id from membership where community_id = any($1::bigint[])
     union select player_id from registration where community_id = any($1::bigint[])
     union select player_id from sign_up where community_id = any($1::bigint[]) order by 1`,
    [communities],
  )
  const courses = await ids(
    `select course_id as id from event_course where community_id = any($1::bigint[])
     union select course_id from registration where community_id = any($1::bigint[]) and course_id is not null
     union select course_id from player_handicap where community_id = any($1::bigint[]) and course_id is not null
     union select course_id from team_handicap where community_id = any($1::bigint[]) and course_id is not null order by 1`,
    [communities],
  )
  return { communities, players, courses, isWhole: true }
}

const rowsAtOnce = 2000

/** The rows of a table inside the extent, as JSON of these columns, in batches. */
export async function* rowsOf(
  client: pg.Client,
  { name, columns, order }: Pick<ExportTable, 'name' | 'columns' | 'order'>,
  extent: Extent,
): AsyncGenerator<readonly string[]> {
  const list = columns.map(column => `${columnOf(name, column, extent)} as "${column}"`).join(', ')
  await client.query(`
    declare exported no scroll cursor for
    select row_to_json((select one from (select ${list}) as one))::text as line from "${name}" where ${inside(name, extent)} order by ${order}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from exported`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close exported')
}

/** What a community may not see of a profile is not in its file: there it stands as the community supplied it, or not at all. */
const details = ['email', 'email_key', 'dob', 'phone_country_cd', 'phone', 'hc_provider_id', 'hc_id']

/** A sub community that is exported without its club stands alone. */
function columnOf(table: string, column: string, { communities, isWhole }: Extent): string {
  if (!isWhole) return `"${column}"`
  if (table === 'community' && column === 'club_community_id')
    return `case when club_community_id = any(${array(communities)}) then club_community_id end`
  if (table !== 'player') return `"${column}"`
  const isKnown = `exists (select from membership m where m.community_id = any(${array(communities)}) and m.player_id = player.player_id and m.details_confirmed)`
  if (column === 'pic_url') return `case when ${isKnown} then pic_url end`
  if (column === 'hc_active') return `hc_active and ${isKnown}`
  if (!details.includes(column)) return `"${column}"`
  return `case when ${isKnown} then "${column}" else (
    select m."given_${column}" from membership m where m.community_id = any(${array(communities)}) and m.player_id = player.player_id
    order by m.given_email_key is null, m.community_id limit 1) end`
}

function inside(table: string, { communities, players, courses }: Extent): string {
  if (table === 'player') return `player_id = any(${array(players)})`
  if (table === 'course' || table === 'course_tee') return `course_id = any(${array(courses)})`
  return `community_id = any(${array(communities)})`
}

/** A list in the text of a statement: a cursor takes no parameters. */
function array(ids: readonly number[]): string {
  return `'{${ids.map(Number).join(',')}}'::bigint[]`
}
