import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { said, say } from '../../../contract/words/say.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { mailOperators } from '../../domain/accessRequests/tellOperators.ts'
import { background } from '../../kernel/background.ts'
import { log } from '../../kernel/log.ts'
import { version } from '../../kernel/version.ts'
import type { Service } from '../../live/service.ts'
import { hasBegun, lastBackupRun, takeSlot } from './nightly.sql.ts'
import type { NightlyBackup } from './nightlyBackup.ts'

const lookMilliseconds = 5 * 60 * 1000

/** Makes a backup each day while there is a place for them, until stopped; one that was missed is made up for. Of several servers one does. */
export function startBackups(service: Service, ownerUrl: string): { readonly stop: () => void } {
  if (!service.config.backups) return { stop: () => undefined }
  const backUp = () => background('The backup of the day failed', () => backUpWhenDue(service, ownerUrl))
  backUp()
  const timer = setInterval(backUp, lookMilliseconds)
  return { stop: () => clearInterval(timer) }
}

/** Makes the backup that is due, in a process of its own, and mails operators when it fails. Answers whether one was due. */
export async function backUpWhenDue(service: Service, ownerUrl: string): Promise<boolean> {
  const { config, database } = service
  if (!config.backups) return false
  const { hour, ...settings } = config.backups
  const now = service.clock()
  const slot = lastDue(now, hour)
  const isTaken = await database.write('everything', async tx => (await hasBegun(tx)) && takeSlot(tx, slot, now))
  if (!isTaken) return false
  const { environment } = config
  const workFolder = join(config.dataDir, 'backup-in-work')
  await inOwnProcess({ ...settings, workFolder, ownerUrl, environment, version, slot: slot.toString() })
  const run = await database.read('everything', lastBackupRun)
  const trouble = run?.trouble ?? (run?.triedAt ? undefined : said('backups.notEnded'))
  if (trouble === undefined) return true
  log('error', say(trouble, 'en'))
  const url = `${config.baseUrl}${pathOf('communities', {})}`
  await mailOperators(service, language => {
    const { subject, look } = wordsIn(language).letters.backup
    return { subject, lines: [look, say(trouble, language), url] }
  })
  return true
}

/** The last moment at which a backup was due. */
function lastDue(now: Temporal.Instant, hour: number): Temporal.Instant {
  const today = now.toZonedDateTimeISO('UTC').startOfDay().add({ hours: hour })
  const due =
    Temporal.ZonedDateTime.compare(today, now.toZonedDateTimeISO('UTC')) <= 0 ? today : today.subtract({ days: 1 })
  return due.toInstant()
}

/** To write and compare everything keeps a processor busy, and nobody waits for it. */
function inOwnProcess(work: NightlyBackup): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'nightly.ts')], {
      env: { ...process.env, NIGHTLY_BACKUP: JSON.stringify(work) },
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    child.on('error', failed)
    // If anything went wrong, the database has it.
    child.on('close', () => done())
  })
}
