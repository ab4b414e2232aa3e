import { said } from '../../../contract/words/say.ts'
import { type Origin, record } from '../../domain/audit/record.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { transactionOver } from '../../kernel/database/transactionOver.ts'
import { CommunityFileError, formatVersion, type Manifest, type Totals, writeCommunityFile } from './communityFile.ts'
import { exportTables, extentOf, rowsOf } from './tables.sql.ts'

/**
 * Writes everything of a community, for a club also of its sub communities, as it is at one moment. The export is in the
 * audit of the community. Throws {@link CommunityFileError} when there is no such community.
 */
export async function exportCommunity(
  ownerUrl: string,
  path: string,
  about: Pick<Manifest, 'version' | 'environment' | 'createdAt' | 'communityId'>,
  origin: Origin,
): Promise<{ readonly name: string; readonly totals: Totals }> {
  return withClient(ownerUrl, async client => {
    const { communityId } = about
    await client.query(
      `begin isolation level repeatable read read only; set local timezone = 'UTC'; set local datestyle = 'ISO'`,
    )
    const found = await client.query<{ name: string }>('select name from community where community_id = $1', [
      communityId,
    ])
    const name = found.rows[0]?.name
    if (name === undefined) throw new CommunityFileError(said('backups.community.none', { id: communityId }))
    const manifest: Manifest = { format: 'caddiemaster community', formatVersion, ...about, name }
    const extent = await extentOf(client, communityId)
    const totals = await writeCommunityFile(path, manifest, async add => {
      for (const table of await exportTables(client))
        for await (const rows of rowsOf(client, table, extent)) await add(table.name, rows)
    })
    await client.query('commit')
    const counts = Object.fromEntries(Object.entries(totals).map(([table, { rows }]) => [table, rows]))
    const change = { communityId, kind: 'community.exported', subject: { communityId }, after: counts }
    await client.query('begin')
    await record(transactionOver(client), change, origin)
    await client.query('commit')
    return { name, totals }
  })
}
