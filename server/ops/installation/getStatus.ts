import { statfs } from 'node:fs/promises'
import { version } from '../../kernel/version.ts'
import { handleLive } from '../../live/handleLive.ts'
import { lastBackupRun } from '../nightly/nightly.sql.ts'
import { databaseStatus, durabilitySettings } from '../operator/status.sql.ts'
import { unsafeSettings } from '../operator/status.ts'
import { queueCounts } from './installation.sql.ts'

const mebibyte = 1024 * 1024

/** What an operator looks at first when something seems wrong. */
export const getStatus = handleLive('getStatus', async ({ database, service }) => {
  const { config, streams } = service
  const began = performance.now()
  const read = await database.read('everything', async tx => {
    const status = await databaseStatus(tx)
    const milliseconds = performance.now() - began
    const [settings, queues, run] = await Promise.all([durabilitySettings(tx), queueCounts(tx), lastBackupRun(tx)])
    return { status, milliseconds, settings, queues, run }
  })
  // With an existing PostgreSQL there may be no folder of ours.
  const disk = await statfs(config.dataDir).catch(() => undefined)
  const queue = (isMail: boolean) => {
    const found = read.queues.find(({ mail }) => mail === isMail)
    return { waiting: found?.waiting ?? 0, failed: found?.failed ?? 0 }
  }
  return {
    version,
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
      ...(read.run?.trouble && { trouble: read.run.trouble }),
    },
    mail: { isSetUp: config.mail !== undefined, ...queue(true) },
    jobs: queue(false),
    ...(disk && {
      disk: {
        freeMebibytes: Math.floor((disk.bavail * disk.bsize) / mebibyte),
        mebibytes: Math.floor((disk.blocks * disk.bsize) / mebibyte),
      },
    }),
    streams: streams.size(),
    slowest: database.slowest().map(({ text, milliseconds }) => ({
      statement: text.replace(/\s+/g, ' ').trim().slice(0, 300),
      milliseconds: rounded(milliseconds),
    })),
  }
})

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10
