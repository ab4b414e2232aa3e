import { said } from '../../../contract/words/say.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import type { Line } from '../../kernel/saidError.ts'
import { formatVersion, type Manifest, markedLine, writeBackup } from './backupFile.ts'
import { dump, type Summary } from './dump.ts'
import { appliedMigrations, installationId, sequences } from './tables.sql.ts'

/**
 * Writes a backup of the whole database as it is at one moment, while others go on writing. `progress` hears of each
 * table. The job queue is left out: its work belongs to the running servers.
 */
export async function backUp(
  ownerUrl: string,
  path: string,
  about: Pick<Manifest, 'version' | 'environment' | 'createdAt'>,
  progress: (line: Line) => void,
): Promise<Summary> {
  return withClient(ownerUrl, async client => {
    let summary: Summary | undefined
    await writeBackup(path, async write => {
      await client.query('begin isolation level repeatable read read only')
      const migrations = await appliedMigrations(client)
      const head = { format: 'caddiemaster backup', formatVersion, ...about } as const
      await write(markedLine({ manifest: { ...head, installation: await installationId(client), migrations } }))
      summary = await dump(client, {
        table: ({ name, columns, refersToItself }) =>
          write(markedLine({ table: { name, columns, atOnce: refersToItself } })),
        rows: lines => write(`${lines.join('\n')}\n`),
        done: (name, rows) => progress(said('backups.rowsOfTable', { table: name, count: rows })),
      })
      await write(markedLine({ summary, sequences: await sequences(client) }))
      await client.query('commit')
    })
    if (!summary) throw new Error('A backup without a summary was written.')
    return summary
  })
}
