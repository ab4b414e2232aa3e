import type { Counted } from '../../kernel/database/allotIds.ts'
import { type CommunityRow, type Manifest, readCommunityFile } from './communityFile.ts'
import { type CountedTable, countedTables } from './idColumns.ts'
import type { FileCourse, FileTee } from './matchCourses.ts'
import type { FilePlayer } from './matchPlayers.ts'
import { type StatedFacts, statedFacts } from './statedFacts.ts'

/** What has to be known of a file before its first row is written. */
export type Survey = {
  readonly manifest: Manifest
  /** The columns of each table, in the order of the tables. */
  readonly columns: ReadonlyMap<string, readonly string[]>
  readonly ids: Readonly<Record<CountedTable, readonly number[]>>
  readonly players: readonly FilePlayer[]
  readonly courses: readonly FileCourse[]
  readonly tees: readonly FileTee[]
  /** Births and countries, wherever they stand. */
  readonly facts: readonly StatedFacts[]
  /** The highest of the ids that tell the rows of one community apart. */
  readonly highest: ReadonlyMap<Counted, number>
}

const tablesOfFacts = new Set(['player', 'membership', 'sign_up', 'course'])
const countedInside = { audit: 'audit_id', change: 'change_id', score_entry: 'log_id' } as const

/** Reads the whole file once. Throws CommunityFileError when it is not whole. */
export async function survey(path: string): Promise<Survey> {
  const columns = new Map<string, readonly string[]>()
  const ids = Object.fromEntries(Object.keys(countedTables).map(table => [table, []])) as unknown as Record<
    CountedTable,
    number[]
  >
  const rows = { player: [] as FilePlayer[], course: [] as FileCourse[], course_tee: [] as FileTee[] }
  const facts: StatedFacts[] = []
  const highest = new Map<Counted, number>()
  const manifest = await readCommunityFile(path, ({ table, text }: CommunityRow) => {
    const row = JSON.parse(text)
    if (!columns.has(table)) columns.set(table, Object.keys(row))
    // Cards of older files have no id: they get one when they are written.
    const id = isCounted(table) ? row[countedTables[table]] : undefined
    if (isCounted(table) && typeof id === 'number') ids[table].push(id)
    const stated = tablesOfFacts.has(table) ? statedFacts(table, row) : undefined
    if (stated) facts.push(stated)
    if (table in rows) rows[table as keyof typeof rows].push(row)
    if (table in countedInside) {
      const inside = table as keyof typeof countedInside
      highest.set(inside, Math.max(highest.get(inside) ?? 0, row[countedInside[inside]]))
    }
  })
  return { manifest, columns, ids, players: rows.player, courses: rows.course, tees: rows.course_tee, facts, highest }
}

function isCounted(table: string): table is CountedTable {
  return table in countedTables
}
