import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { said } from '../../../contract/words/say.ts'
import { openBucket } from '../backup/bucket.ts'
import { OperatorError } from './command.ts'
import type { Shell } from './shell.ts'

const mark = 'bucket:'

/** Works with the file of a backup: a path, or `bucket:NAME` for one in the bucket of the settings, which is fetched and removed. */
export async function withBackupFile<T>(shell: Shell, given: string, work: (path: string) => Promise<T>): Promise<T> {
  if (!given.startsWith(mark)) return work(shell.file(given))
  const settings = shell.config.backups?.bucket
  if (!settings) throw new OperatorError(said('backups.bucketNotSet'))
  const name = given.slice(mark.length)
  const bucket = openBucket(settings)
  const folder = await mkdtemp(join(tmpdir(), 'caddiemaster-backup-'))
  try {
    const path = join(folder, 'backup.gz')
    if (name === '' || !(await fetched(() => bucket.get(name, path)))) {
      const names = (await fetched(bucket.files)).map(file => file.name)
      throw new OperatorError(
        names.length === 0
          ? said('backups.bucketEmpty', { name })
          : said('backups.bucketHas', { name, names: names.toSorted().join(', ') }),
      )
    }
    shell.progress(said('backups.fetched', { name }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetched<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new OperatorError(
      said('backups.bucketUnreadable', { reason: error instanceof Error ? error.message : String(error) }),
    )
  }
}
