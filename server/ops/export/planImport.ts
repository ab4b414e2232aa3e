import type pg from 'pg'
import { type Said, said } from '../../../contract/words/say.ts'
import { allotIds, continueIdsAt } from '../../kernel/database/allotIds.ts'
import { transactionOver } from '../../kernel/database/transactionOver.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { CommunityFileError } from './communityFile.ts'
import { type CountedTable, countedTables, type IdMap } from './idColumns.ts'
import { matchCourses } from './matchCourses.ts'
import { type FilePlayer, matchPlayers } from './matchPlayers.ts'
import { impossibleFacts } from './statedFacts.ts'
import type { Survey } from './survey.ts'
import { type ExportTable, exportTables } from './tables.sql.ts'

export type ImportOptions = {
  /** The name that the community gets in place of its own. */
  readonly name?: string | undefined
  /** The club that it becomes a sub community of. */
  readonly clubId?: number | undefined
}

export type ImportPlan = {
  readonly tables: readonly ExportTable[]
  readonly ids: IdMap
  /** The profiles that are here already, by their id in the file; they are left as they are. */
  readonly samePlayers: ReadonlyMap<number, FilePlayer>
  /** The ids in the file of the courses and tees that are here already. */
  readonly sameCourses: ReadonlySet<number>
  readonly sameTees: ReadonlySet<number>
}

/** Decides what every id of the file becomes. Throws {@link CommunityFileError} with everything that stands against the import. */
export async function planImport(
  client: pg.Client,
  file: Survey,
  options: ImportOptions,
  now: Temporal.Instant,
): Promise<ImportPlan> {
  const tables = await exportTables(client)
  const { same: samePlayers, problems } = matchPlayers(file.players, await similarPlayers(client, file.players))
  const all = [
    ...unknownColumns(file, tables),
    ...(options.clubId !== undefined && file.ids.community.length > 1 ? [said('backups.community.clubInClub')] : []),
    ...(await communityProblems(client, options.name ?? file.manifest.name, options.clubId)),
    ...problems,
    ...impossibleFacts(file.facts, now),
  ]
  const [first, ...rest] = [...all.slice(0, 20), ...more(all.length - 20)]
  if (first) throw new CommunityFileError(first, ...rest)
  const { courses, tees } = matchCourses(file, await similarCourses(client, file))
  const known: Partial<Record<CountedTable, ReadonlyMap<number, number>>> = {
    player: new Map([...samePlayers].map(([id, { player_id }]) => [id, player_id])),
    course: courses,
    course_tee: tees,
  }
  const ids: Partial<Record<CountedTable, ReadonlyMap<number, number>>> = {}
  for (const table of Object.keys(countedTables) as CountedTable[])
    ids[table] = await idsFor(client, table, file.ids[table], known[table] ?? new Map())
  for (const [table, highest] of file.highest) await continueIdsAt(transactionOver(client), table, highest + 1)
  return {
    tables,
    ids: ids as IdMap,
    samePlayers,
    sameCourses: new Set(courses.keys()),
    sameTees: new Set(tees.keys()),
  }
}

function more(count: number): readonly Said[] {
  return count > 0 ? [said('backups.community.more', { count })] : []
}

function unknownColumns({ columns }: Survey, tables: readonly ExportTable[]): readonly Said[] {
  return [...columns].flatMap(([name, given]) => {
    const table = tables.find(one => one.name === name)
    const strange = table ? given.filter(column => !table.columns.includes(column)) : given
    return strange.length > 0
      ? [said('backups.community.unknownColumns', { table: name, columns: strange.join(', ') })]
      : []
  })
}

async function communityProblems(
  client: pg.Client,
  name: string,
  clubId: number | undefined,
): Promise<readonly Said[]> {
  const { rows } = await client.query<{ id: number; club: number | null; key: string }>(
    'select community_id as id, club_community_id as club, name_key as key from community',
  )
  const isClub = clubId === undefined || rows.some(row => row.id === clubId && row.club === clubId)
  const siblings = rows.filter(({ id, club }) =>
    clubId === undefined ? club === null || club === id : club === clubId,
  )
  const taken = siblings.find(({ key }) => key === nameKey(name))
  return [
    ...(isClub ? [] : [said('backups.community.noClub', { id: clubId })]),
    ...(taken ? [said('backups.community.taken', { name, id: taken.id })] : []),
  ]
}

/** Those who could be somebody of the file, held until the end of the transaction: what is written refers to them. */
async function similarPlayers(client: pg.Client, players: readonly FilePlayer[]): Promise<readonly FilePlayer[]> {
  const { rows } = await client.query<{ row: FilePlayer }>(
    `select row_to_json(p) as row from player p
     where p.player_id in (
       select unnest($1::bigint[])
       union all select o.player_id from player o where o.email_key = any($2::text[])
       union all select o.player_id from player o
         join unnest($3::bigint[], $4::text[]) as one (provider_id, hc_id) on o.hc_provider_id = one.provider_id and o.hc_id = one.hc_id)
     order by p.player_id for no key update`,
    [
      players.map(player => player.player_id),
      players.flatMap(({ email_key }) => email_key ?? []),
      players.flatMap(({ hc_provider_id }) => hc_provider_id ?? []),
      players.flatMap(({ hc_id }) => hc_id ?? []),
    ],
  )
  return rows.map(({ row }) => row)
}

async function similarCourses(client: pg.Client, { courses }: Survey): Promise<Pick<Survey, 'courses' | 'tees'>> {
  const keys = courses.map(course => course.name_key)
  const read = async (text: string) => (await client.query(text, [keys])).rows.map(({ row }) => row)
  return {
    courses: await read(
      'select row_to_json(c) as row from course c where c.name_key = any($1::text[]) order by c.course_id',
    ),
    tees: await read(
      'select row_to_json(t) as row from course_tee t join course c using (course_id) where c.name_key = any($1::text[]) order by t.tee_id',
    ),
  }
}

/** The known ones as they are known; of the others those that are free stay, and the rest get new ones in their order. */
async function idsFor(
  client: pg.Client,
  table: CountedTable,
  given: readonly number[],
  known: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, number>> {
  const tx = transactionOver(client)
  const open = given.filter(id => !known.has(id)).sort((a, b) => a - b)
  const column = countedTables[table]
  const { rows } = await client.query<{ id: number }>(
    `select ${column} as id from ${table} where ${column} = any($1::bigint[])`,
    [open],
  )
  const taken = new Set(rows.map(({ id }) => id))
  const kept = open.filter(id => !taken.has(id))
  const last = kept.at(-1)
  if (last !== undefined) await continueIdsAt(tx, table, last + 1)
  const fresh = await allotIds(tx, table, taken.size)
  const anew = open.filter(id => taken.has(id)).map((id, index): [number, number] => [id, fresh[index] ?? id])
  return new Map([...known, ...kept.map((id): [number, number] => [id, id]), ...anew])
}
