import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Said, said } from '../../../contract/words/say.ts'
import type { BucketSettings } from '../../kernel/config.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { transactionOver } from '../../kernel/database/transactionOver.ts'
import { SaidError } from '../../kernel/saidError.ts'
import { backUp } from '../backup/backUp.ts'
import { type Bucket, openBucket, type StoredFile } from '../backup/bucket.ts'
import type { Summary } from '../backup/dump.ts'
import { type BackupMemory, backupMemory, keepOutcome, type Outcome } from './nightly.sql.ts'
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
 * bucket, as it comes back), removes those that are too old, and keeps what became of it. Answers what somebody has to look at;
 * undefined when all is well. Nothing is removed unless the new one is good, and nothing that is there is replaced.
 */
export async function nightlyBackup(work: NightlyBackup, clock: () => Temporal.Instant): Promise<Said | undefined> {
  const slot = Temporal.Instant.from(work.slot)
  const inTransaction = <T>(done: (tx: Transaction) => Promise<T>) =>
    withClient(work.ownerUrl, async client => {
      await client.query('begin')
      const result = await done(transactionOver(client))
      await client.query('commit')
      return result
    })
  const memory = await inTransaction(tx => backupMemory(tx, slot))
  const outcome = await makeBackup(work, memory, clock)
  await inTransaction(tx => keepOutcome(tx, slot, outcome))
  return outcome.trouble
}

async function makeBackup(work: NightlyBackup, memory: BackupMemory, clock: () => Temporal.Instant): Promise<Outcome> {
  const { ownerUrl, folder, workFolder, daily, weekly, environment, version, slot } = work
  const bucket = work.bucket && openBucket(work.bucket)
  let outcome: Outcome = {}
  let step: Step = 'notWritten'
  try {
    await rm(workFolder, { recursive: true, force: true })
    for (const own of [workFolder, folder ?? workFolder]) await mkdir(own, { recursive: true, mode: 0o700 })
    const day = Temporal.Instant.from(slot).toZonedDateTimeISO('UTC').toPlainDate()
    const { installation, remembered, lastRows } = memory
    const newName = (there: readonly StoredFile[]) => nameOfBackup({ environment, installation }, day, there)
    const file = newName(await filesIn(folder))
    const path = join(folder ?? workFolder, file)
    const about = { version, environment, createdAt: clock().toString() }
    const rows = rowsOf(await backUp(ownerUrl, path, about, () => undefined))
    const written = { file, bytes: (await stat(path)).size, rows, endedAt: clock() }
    if (folder !== undefined) outcome = written
    step = 'notInBucket'
    const inBucket = bucket && newName(await bucket.files())
    if (inBucket !== undefined) await bucket?.put(inBucket, path)
    outcome = { ...written, file: folder === undefined ? inBucket : file }
    step = 'trialFailed'
    await tryBackup(ownerUrl, bucket && inBucket !== undefined ? await fetched(bucket, inBucket, workFolder) : path)
    outcome = { ...outcome, triedAt: clock() }
    if (lastRows !== undefined && rows * 2 < lastRows)
      return { ...outcome, trouble: said('backups.fewerRows', { file, rows, before: lastRows }) }
    step = 'notRemoved'
    const kept = { environment, installation, remembered, daily, weekly }
    if (folder !== undefined) for (const name of goingBackups(await filesIn(folder), kept)) await rm(join(folder, name))
    if (bucket) for (const name of goingBackups(await bucket.files(), kept)) await bucket.remove(name)
    return outcome
  } catch (error) {
    return { ...outcome, trouble: said(`backups.${step}`, { reason: reasonOf(error) }) }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

/** What the bucket gives back for the file that was put into it. */
async function fetched(bucket: Bucket, file: string, folder: string): Promise<string> {
  const path = join(folder, 'fetched.gz')
  if (!(await bucket.get(file, path))) throw new SaidError(said('backups.lostInBucket', { file }))
  return path
}

/** How far it came. */
type Step = 'notWritten' | 'notInBucket' | 'trialFailed' | 'notRemoved'

/** Ours as a sentence; what others say is kept as they say it, at most 900 characters. */
function reasonOf(error: unknown): Said | string {
  if (error instanceof SaidError) return error.said
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 900)
}

async function filesIn(folder: string | undefined): Promise<readonly StoredFile[]> {
  if (folder === undefined) return []
  const found = await readdir(folder, { withFileTypes: true })
  const names = found.filter(entry => entry.isFile()).map(({ name }) => name)
  return Promise.all(names.map(async name => ({ name, bytes: (await stat(join(folder, name))).size })))
}

function rowsOf({ tables }: Summary): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
}
