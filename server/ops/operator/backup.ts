import { existsSync } from 'node:fs'
import { type Said, said } from '../../../contract/words/say.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { knownFingerprint } from '../../kernel/database/secret.sql.ts'
import { fingerprintsOf, hasSecret } from '../../kernel/secrets.ts'
import { version } from '../../kernel/version.ts'
import { backUp } from '../backup/backUp.ts'
import { BackupError } from '../backup/backupFile.ts'
import type { Summary } from '../backup/dump.ts'
import { restore as restoreFrom } from '../backup/restore.ts'
import { withBackupFile } from './backupFile.ts'
import { command, OperatorError } from './command.ts'

export const backup = command({
  name: 'backup',
  args: ['FILE'],
  options: {},
  summary: said('commands.backup.summary'),
  help: said('commands.backup.help'),
  async run({ args: [given = ''], shell }) {
    const path = shell.file(given)
    if (existsSync(path)) throw new OperatorError(said('operator.files.backupExists', { path }))
    const about = { version, environment: shell.config.environment, createdAt: shell.now.toString() }
    const summary = await tellingOfFile(path, async () => backUp(await shell.ownerUrl(), path, about, shell.progress))
    shell.print(said('backups.wrote', { path, totals: totals(summary) }))
  },
})

export const restore = command({
  name: 'restore',
  args: ['FILE'],
  options: {
    replace: { what: said('commands.restore.replace') },
    'allow-sample': { what: said('commands.restore.allowSample') },
  },
  summary: said('commands.restore.summary'),
  help: said('commands.restore.help'),
  async run({ args: [given = ''], options, shell }) {
    const isProduction = shell.config.environment === 'production'
    const { manifest, summary } = await withBackupFile(shell, given, path =>
      tellingOfFile(path, async () =>
        restoreFrom(await shell.ownerUrl(), path, {
          replace: options.replace,
          progress: shell.progress,
          ...(options['allow-sample'] && { published: 'disabled' }),
          ...(isProduction && !options['allow-sample'] && { published: 'refused' }),
        }),
      ),
    )
    const { environment, installation, createdAt } = manifest
    const known = { at: createdAt, environment, totals: totals(summary) }
    shell.print(
      installation === undefined
        ? said('backups.restored', known)
        : said('backups.restoredOf', { ...known, installation }),
    )
    const fingerprint = await withClient(await shell.ownerUrl(), knownFingerprint)
    const own = hasSecret(shell.config) ? fingerprintsOf(shell.config).present : undefined
    if (fingerprint !== undefined && fingerprint !== own) shell.print(said('backups.otherSecret'))
  },
})

function totals({ tables, events }: Summary): Said {
  const rows = rowsIn(Object.values(tables).map(table => table.rows))
  return said('backups.totals', { rows, events: Object.keys(events).length })
}

/** How many rows there are, by their numbers in each table. */
export function rowsIn(counts: readonly number[]): Said {
  return said('operator.files.rowsInTables', {
    rows: said('operator.files.rows', { count: counts.reduce((sum, count) => sum + count, 0) }),
    tables: said('operator.files.tables', { count: counts.length }),
  })
}

/** Does work with a file; what is wrong with the file is told in a sentence. Throws {@link OperatorError}. */
export async function tellingOfFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError) throw new OperatorError(said('backups.ofFile', { path, problem: error.said }))
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new OperatorError(said('operator.files.noneOrFolder', { path }))
    if (code === 'EACCES' || code === 'EISDIR' || code === 'ENOSPC')
      throw new OperatorError(said('operator.files.cannotBeUsed', { path, code }))
    throw error
  }
}
