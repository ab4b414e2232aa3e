import { migrate, withClient } from '../../kernel/database/migrate.ts'
import { restore } from '../backup/restore.ts'

/**
 * Restores a backup into a database of its own beside the real one, compares every hash, and drops it. Throws what stands in the
 * way: a damaged file, a hash that differs, no right to make a database, no room.
 */
export async function tryBackup(ownerUrl: string, path: string): Promise<void> {
  const own = databaseOf(ownerUrl)
  const name = `${own}_trial`
  const run = (words: string, options: string) =>
    withClient(ownerUrl, client => client.query(`${words} ${client.escapeIdentifier(name)} ${options}`))
  // One that was killed while it tried has left it.
  await run('drop database if exists', 'with (force)')
  await run('create database', 'template template0')
  try {
    const trialUrl = ownerUrl.replace(addressOf, `$1${encodeURIComponent(name)}$3`)
    await migrate(trialUrl)
    await restore(trialUrl, path, { replace: false, progress: () => undefined })
  } finally {
    await run('drop database if exists', 'with (force)')
  }
}

/** What stands before the name of the database, the name, and what follows; the host may be missing, which `URL` does not take. */
const addressOf = /^(\w+:\/\/[^/?]*\/)([^?]*)(.*)$/

function databaseOf(url: string): string {
  const name = addressOf.exec(url)?.[2]
  if (!name) throw new Error('The address of the database does not say which database it is.')
  return decodeURIComponent(name)
}
