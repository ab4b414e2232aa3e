import { say } from '../../../contract/words/say.ts'
import { type FailureLine, givenUpMails, newestFailures } from '../../kernel/mail/mailFailure.sql.ts'
import { commit, version } from '../../kernel/version.ts'
import { handleLive } from '../../live/handleLive.ts'
import { diskOf } from '../health/disk.ts'
import { lastBackupRun } from '../nightly/nightly.sql.ts'
import { databaseStatus, durabilitySettings } from '../operator/status.sql.ts'
import { unsafeSettings } from '../operator/status.ts'
import { queueCounts } from './installation.sql.ts'

/** How many mails that were not taken are shown. */
const mostFailures = 20

/** What an operator looks at first when something seems wrong. */
export const getStatus = handleLive('getStatus', async ({ database, service, language }) => {
  const { config, streams } = service
  const began = performance.now()
  const read = await database.report('everything', async tx => {
    const status = await databaseStatus(tx)
    const milliseconds = performance.now() - began
    const [settings, queues, run] = await Promise.all([durabilitySettings(tx), queueCounts(tx), lastBackupRun(tx)])
    const [failures, givenUp] = await Promise.all([newestFailures(tx, mostFailures), givenUpMails(tx)])
    return { status, milliseconds, settings, queues, run, failures, givenUp }
  })
  const disk = await diskOf(config)
  const queue = (isMail: boolean) => {
    const found = read.queues.find(({ mail }) => mail === isMail)
    return { waiting: found?.waiting ?? 0, failed: found?.failed ?? 0 }
  }
  return {
    version,
    ...(commit !== undefined && { commit }),
    migration: Number(/^\d+/.exec(read.status?.lastMigration ?? '')?.[0] ?? 0),
    environment: config.environment,
    database: {
      version: read.status?.version ?? '?',
      mebibytes: Math.round(read.status?.sizeMebibytes ?? 0),
      milliseconds: rounded(read.milliseconds),
      unsafe: unsafeSettings(read.settings).map(({ name, value }) => `${name} = ${value}`),
    },
    backup: {
      isSetUp: config.backups !== undefined,
      ...(read.run?.endedAt && { lastAt: read.run.endedAt }),
      ...(read.run?.triedAt && { triedAt: read.run.triedAt }),
      ...(read.run?.bytes && { bytes: read.run.bytes }),
      ...(read.run?.trouble && { trouble: say(read.run.trouble, language) }),
    },
    mail: {
      isSetUp: config.mail !== undefined,
      waiting: queue(true).waiting,
      failed: read.givenUp,
      failures: read.failures.map(line => ({
        at: line.at,
        about: line.about,
        domain: line.domain,
        tries: line.tries,
        reason: line.reason,
        state: stateOf(line),
      })),
    },
    jobs: queue(false),
    ...(disk && { disk }),
    streams: streams.size(),
    slowest: database.slowest().map(({ text, milliseconds }) => ({
      statement: text.replace(/\s+/g, ' ').trim().slice(0, 300),
      milliseconds: rounded(milliseconds),
    })),
  }
})

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10

function stateOf({ sentAt, givenUp }: FailureLine): 'sent' | 'givenUp' | 'waiting' {
  if (sentAt !== null) return 'sent'
  return givenUp ? 'givenUp' : 'waiting'
}
