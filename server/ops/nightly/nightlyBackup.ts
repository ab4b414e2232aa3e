import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BucketSettings } from '../../kernel/config.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { transactionOver } from '../../kernel/database/transactionOver.ts'
import { backUp } from '../backup/backUp.ts'
import { type Bucket, openBucket } from '../backup/bucket.ts'
import { keepOutcome, type Outcome } from './nightly.sql.ts'
import { type Environment, goingBackups, nameOfBackup } from './retention.ts'
import { tryBackup } from './tryBackup.ts'

export type NightlyBackup = {
  readonly ownerUrl: string
  /** Where it is kept; undefined: in the bucket alone. */
  readonly folder: string | undefined
  readonly bucket: BucketSettings | undefined
  /** A folder of this work alone, emptied before and after it. */
  readonly workFolder: string
  readonly daily: number
  readonly weekly: number
  readonly environment: Environment
  readonly version: string
  /** When it was due. */
  readonly slot: string
}

/**
 * Writes the backup of a day into the folder, the bucket or both, restores it into another database and compares (the one of the
 * bucket, as it comes back), removes those that are too old, and keeps what became of it. Answers what went wrong, in a sentence; undefined when all is well. Nothing is removed unless the new one is good.
 */
export async function nightlyBackup(work: NightlyBackup, clock: () => Temporal.Instant): Promise<string | undefined> {
  const outcome = await made(work, clock)
  await withClient(work.ownerUrl, async client => {
    await client.query('begin')
    await keepOutcome(transactionOver(client), Temporal.Instant.from(work.slot), outcome)
    await client.query('commit')
  })
  return outcome.trouble
}

async function made(work: NightlyBackup, clock: () => Temporal.Instant): Promise<Outcome> {
  const { ownerUrl, folder, workFolder, daily, weekly, environment, version, slot } = work
  const bucket = work.bucket && openBucket(work.bucket)
  let outcome: Outcome = {}
  let step = 'The backup was not written'
  try {
    await rm(workFolder, { recursive: true, force: true })
    for (const own of [workFolder, folder ?? workFolder]) await mkdir(own, { recursive: true, mode: 0o700 })
    const file = nameOfBackup(environment, Temporal.Instant.from(slot).toZonedDateTimeISO('UTC').toPlainDate())
    const path = join(folder ?? workFolder, file)
    // One of the same day, from before a restore or with a trouble, is replaced: its name says the day.
    const about = { version, environment, createdAt: clock().toString() }
    await backUp(ownerUrl, path, about, () => undefined)
    const written = { file, bytes: (await stat(path)).size, endedAt: clock() }
    if (folder !== undefined) outcome = written
    step = 'The backup was written, but not put into the bucket'
    await bucket?.put(file, path)
    outcome = written
    step = 'The backup was written, but restoring it for a trial failed'
    await tryBackup(ownerUrl, bucket ? await fetched(bucket, file, workFolder) : path)
    outcome = { ...outcome, triedAt: clock() }
    step = 'The backup is good, but older ones could not be removed'
    const kept = { environment, daily, weekly }
    if (folder !== undefined) for (const name of goingBackups(await readdir(folder), kept)) await rm(join(folder, name))
    if (bucket) for (const name of goingBackups(await bucket.names(), kept)) await bucket.remove(name)
    return outcome
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...outcome, trouble: `${step}: ${reason}`.replace(/\s+/g, ' ').slice(0, 1000) }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

/** What the bucket gives back for the file that was put into it. */
async function fetched(bucket: Bucket, file: string, folder: string): Promise<string> {
  const path = join(folder, 'fetched.gz')
  if (!(await bucket.get(file, path))) throw new Error(`The bucket does not have ${file}.`)
  return path
}
