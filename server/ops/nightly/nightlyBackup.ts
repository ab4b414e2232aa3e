import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from '../../kernel/database/migrate.ts'
import { transactionOver } from '../../kernel/database/transactionOver.ts'
import { backUp } from '../backup/backUp.ts'
import { keepOutcome, type Outcome } from './nightly.sql.ts'
import { type Environment, goingBackups, nameOfBackup } from './retention.ts'
import { tryBackup } from './tryBackup.ts'

export type NightlyBackup = {
  readonly ownerUrl: string
  readonly folder: string
  readonly daily: number
  readonly weekly: number
  readonly environment: Environment
  readonly version: string
  /** When it was due. */
  readonly slot: string
}

/**
 * Writes the backup of a day, restores it into another database and compares, removes those that are too old, and keeps what became
 * of it. Answers what went wrong, in a sentence; undefined when all is well. Nothing is removed unless the new one is good.
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

async function made(
  { ownerUrl, folder, daily, weekly, environment, version, slot }: NightlyBackup,
  clock: () => Temporal.Instant,
): Promise<Outcome> {
  let outcome: Outcome = {}
  let step = 'The backup was not written'
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = nameOfBackup(environment, Temporal.Instant.from(slot).toZonedDateTimeISO('UTC').toPlainDate())
    const path = join(folder, file)
    // One of the same day, from before a restore or with a trouble, is replaced: its name says the day.
    const about = { version, environment, createdAt: clock().toString() }
    await backUp(ownerUrl, path, about, () => undefined)
    outcome = { file, bytes: (await stat(path)).size, endedAt: clock() }
    step = 'The backup was written, but restoring it for a trial failed'
    await tryBackup(ownerUrl, path)
    outcome = { ...outcome, triedAt: clock() }
    step = 'The backup is good, but older ones could not be removed'
    const going = goingBackups(await readdir(folder), { environment, daily, weekly })
    for (const name of going) await rm(join(folder, name))
    return outcome
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...outcome, trouble: `${step}: ${reason}`.replace(/\s+/g, ' ').slice(0, 1000) }
  }
}
