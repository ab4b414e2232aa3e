import { existsSync } from 'node:fs'
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
  summary: 'Writes a backup of the whole database as it is now',
  help: 'The server may keep running. The file holds personal data and password hashes. It does not hold the secret that signs links and tokens: keep a copy of that too.',
  async run({ args: [given = ''], shell }) {
    const path = shell.file(given)
    if (existsSync(path)) throw new OperatorError(`${path} already exists. A backup never overwrites a file.`)
    const about = { version, environment: shell.config.environment, createdAt: shell.now.toString() }
    const summary = await explained(path, async () => backUp(await shell.ownerUrl(), path, about, shell.progress))
    shell.print(`Wrote ${path}: ${totals(summary)}.`)
  },
})

export const restore = command({
  name: 'restore',
  args: ['FILE'],
  options: {
    replace: { what: 'deletes everything that is in the database first' },
    'allow-sample': { what: 'in production: takes a backup with sample data, and blocks its published accounts' },
  },
  summary: 'Restores the database from a backup and compares the hashes of all tables and events',
  help: 'FILE is a path, or bucket:NAME for one in BACKUP_BUCKET; "bucket:" alone lists them. Runs in one transaction: either everything is restored, or nothing is changed.',
  async run({ args: [given = ''], options, shell }) {
    const isProduction = shell.config.environment === 'production'
    const { manifest, summary } = await withBackupFile(shell, given, path =>
      explained(path, async () =>
        restoreFrom(await shell.ownerUrl(), path, {
          replace: options.replace,
          progress: shell.progress,
          ...(options['allow-sample'] && { published: 'disabled' }),
          ...(isProduction && !options['allow-sample'] && { published: 'refused' }),
        }),
      ),
    )
    const origin = [manifest.environment, manifest.installation && `installation ${manifest.installation}`]
    shell.print(
      `Restored the backup of ${manifest.createdAt} (${origin.filter(Boolean).join(', ')}): ${totals(summary)}, all hashes equal.`,
    )
    const fingerprint = await withClient(await shell.ownerUrl(), knownFingerprint)
    const own = hasSecret(shell.config) ? fingerprintsOf(shell.config).present : undefined
    if (fingerprint !== undefined && fingerprint !== own) shell.print(otherSecret)
  },
})

const otherSecret =
  'It was made with another secret than the one here. Before the server starts, set SECRET to that one, or put it into the file "secret" of DATA_DIR; if it is lost, run "caddiemaster accept-new-secret".'

function totals({ tables, events }: Summary): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows in ${Object.keys(tables).length} tables, ${Object.keys(events).length} events`
}

/** Tells what is wrong with the file in a sentence. */
async function explained<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError) throw new OperatorError(`${path}: ${error.message}`)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new OperatorError(`There is no file or folder ${path}.`)
    if (code === 'EACCES' || code === 'EISDIR' || code === 'ENOSPC')
      throw new OperatorError(`${path} cannot be used (${code}).`)
    throw error
  }
}
