import type pg from 'pg'
import { said } from '../../../contract/words/say.ts'
import { type Origin, record } from '../../domain/audit/record.ts'
import { claimProfiles, clubOf, settleProfiles } from '../../domain/players/keepers.sql.ts'
import { databaseCode, type Transaction } from '../../kernel/database/connect.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { transactionOver } from '../../kernel/database/transactionOver.ts'
import { createTableWriter, type TableWriter } from '../backup/tableWriter.ts'
import { CommunityFileError, readCommunityFile } from './communityFile.ts'
import type { IdMap } from './idColumns.ts'
import { importedRow, type Row } from './importedRow.ts'
import { createMultisetHash } from './multisetHash.ts'
import { parseExact } from './parseExact.ts'
import { type ImportOptions, type ImportPlan, planImport } from './planImport.ts'
import { type Survey, survey } from './survey.ts'
import { type ExportTable, type Extent, rowsOf } from './tables.sql.ts'

export type ImportedCommunity = {
  readonly communityId: number
  readonly name: string
  /** What the ids of the file became. */
  readonly ids: IdMap
  /** How many rows were written, by table. */
  readonly counts: Readonly<Record<string, number>>
  /** How many of the players were here already. */
  readonly matchedPlayers: number
}

/**
 * Imports a community from its file in one transaction, which ends only when every row reads back as it was meant. Ids that
 * are free stay; players and courses that are here already are left as they are. Throws {@link CommunityFileError}.
 */
export async function importCommunity(
  ownerUrl: string,
  path: string,
  options: ImportOptions,
  origin: Origin,
): Promise<ImportedCommunity> {
  const file = await survey(path)
  return withClient(ownerUrl, async client => {
    await client.query(`begin; set local timezone = 'UTC'; set local datestyle = 'ISO'`)
    try {
      const plan = await planImport(client, file, options, origin.now)
      const counts = await write(client, path, file, plan, options)
      const communityId = plan.ids.community.get(file.manifest.communityId) ?? file.manifest.communityId
      await settleImported(transactionOver(client), communityId, plan)
      const change = { communityId, kind: 'community.imported', subject: { communityId }, after: counts }
      await record(transactionOver(client), change, origin)
      await client.query('commit')
      const name = options.name ?? file.manifest.name
      return { communityId, name, ids: plan.ids, counts, matchedPlayers: plan.samePlayers.size }
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      // Values and keys that the database refuses: classes 22 and 23.
      if (error instanceof Error && /^2[23]/.test(databaseCode(error) ?? ''))
        throw new CommunityFileError(said('backups.rowDoesNotFit', { reason: error.message }))
      throw error
    }
  })
}

/** The profiles that came with the file are the club's; the others stay with whoever kept them. */
async function settleImported(tx: Transaction, communityId: number, { ids, samePlayers }: ImportPlan): Promise<void> {
  const fresh = [...ids.player].filter(([id]) => !samePlayers.has(id)).map(([, id]) => id)
  await claimProfiles(tx, fresh, await clubOf(tx, communityId))
  await settleProfiles(tx, [...ids.player.values()])
}

/** Writes the rows, reads them back, and answers their numbers by table. */
async function write(
  client: pg.Client,
  path: string,
  file: Survey,
  plan: ImportPlan,
  options: ImportOptions,
): Promise<Record<string, number>> {
  const rootId = file.manifest.communityId
  const players = new Map(file.players.map(player => [player.player_id, player]))
  const written = new Map<string, { rows: number; readonly hash: ReturnType<typeof createMultisetHash> }>()
  let writing: { readonly table: ExportTable; readonly writer: TableWriter } | undefined
  await readCommunityFile(path, async ({ table: name, text }) => {
    if (writing?.table.name !== name) {
      await writing?.writer.finish()
      const table = tableOf(name, file, plan)
      const columns = [...table.columns, ...Object.keys(table.added)]
      const atOnce = table.refersToItself
      writing = { table, writer: createTableWriter(client, { name, columns, atOnce }, () => undefined) }
    }
    const row = importedRow(name, parseExact(text) as Row, plan, { ...options, rootId, players })
    if (!row) return
    const count = written.get(name) ?? { rows: 0, hash: createMultisetHash() }
    written.set(name, count)
    count.rows += 1
    count.hash.add(JSON.stringify(row))
    await writing.writer.add(JSON.stringify({ ...row, ...writing.table.added }))
  })
  await writing?.writer.finish()
  const extent = extentOfImport(plan)
  for (const [name, { hash }] of written)
    if ((await hashOf(client, tableOf(name, file, plan), extent)) !== hash.digest())
      throw new CommunityFileError(said('backups.community.readsBack', { table: name }))
  return Object.fromEntries([...written].map(([table, { rows }]) => [table, rows]))
}

/** A table with the columns that the file has of it. */
function tableOf(name: string, { columns }: Survey, { tables }: ImportPlan): ExportTable {
  const table = tables.find(one => one.name === name)
  if (!table) throw new Error(`The table ${name} was not looked at.`)
  return { ...table, columns: columns.get(name) ?? table.columns }
}

/** What was written: everything of the new communities, and of players and courses those that were not here. */
function extentOfImport({ ids, samePlayers, sameCourses }: ImportPlan): Extent {
  const made = (map: ReadonlyMap<number, number>, isHere: (id: number) => boolean) =>
    [...map].filter(([id]) => !isHere(id)).map(([, id]) => id)
  return {
    communities: [...ids.community.values()],
    players: made(ids.player, id => samePlayers.has(id)),
    courses: made(ids.course, id => sameCourses.has(id)),
    isWhole: false,
  }
}

async function hashOf(client: pg.Client, table: ExportTable, extent: Extent): Promise<string> {
  const hash = createMultisetHash()
  for await (const rows of rowsOf(client, table, extent))
    for (const text of rows) hash.add(JSON.stringify(parseExact(text)))
  return hash.digest()
}
