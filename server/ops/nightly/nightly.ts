/** The process of `startBackups.ts`. What it needs comes in the environment, because arguments are visible to everybody on the machine. */
import { type NightlyBackup, nightlyBackup } from './nightlyBackup.ts'

const work: NightlyBackup = JSON.parse(process.env.NIGHTLY_BACKUP ?? '{}')
const trouble = await nightlyBackup(work, () => Temporal.Now.instant())
if (trouble !== undefined) {
  process.exitCode = 1
}
