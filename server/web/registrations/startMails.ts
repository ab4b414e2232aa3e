import { openJobs } from '../../kernel/database/openJobs.ts'
import { log } from '../../kernel/log.ts'
import { messageOf } from '../../kernel/mail/mailed.ts'
import { noteGivenUp } from '../../kernel/mail/mailFailure.sql.ts'
import { type LetterJob, type MailJob, mailQueue } from '../../kernel/mail/mailQueue.sql.ts'
import { MailError, type MailServer } from '../../kernel/mail/mailServer.ts'
import { notingServer } from '../../kernel/mail/notingServer.ts'
import { letterOf } from '../../kernel/mail/queueLetter.ts'
import type { Service } from '../../live/service.ts'
import { isOfMessage, sendMessageMail } from './messageMail.ts'
import { registrationMail } from './registrationMail.ts'
import { teeTimeMail } from './teeTimeMail.ts'

export type MailOptions = {
  /** Address of the database. */
  readonly url: string
  readonly onError: (error: Error) => void
  readonly pollingSeconds?: number
}

/** Mails that one server hands over beside each other. */
const localConcurrency = 5

/**
 * Sends the mails that are queued until `stop`. Several servers share the queue; a mail that the mail server does not take
 * is tried again, after longer and longer pauses. Without `SMTP_URL` nothing is sent, and mails wait for two days.
 */
export async function startMails(
  service: Service,
  { url, onError, pollingSeconds = 2 }: MailOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { mail } = service.config
  if (!mail) return { stop: async () => undefined }
  const { openMailServer } = await import('../../kernel/mail/mailServer.ts')
  const server = openMailServer(mail)
  const boss = await openJobs({ url, onError, connections: 2 })
  // One by one, so that each is tried again by itself; several beside each other, because a queue asks for work only so often.
  const options = {
    batchSize: 1,
    localConcurrency,
    pollingIntervalSeconds: pollingSeconds,
    includeMetadata: true,
  } as const
  await boss.work<MailJob | LetterJob, void, typeof options>(mailQueue, options, async ([job]) => {
    if (!job) return
    const { data, id, retryCount, retryLimit } = job
    const isLast = retryCount >= retryLimit
    const noting = notingServer(service.database, server, { about: kindOf(data), isLast, failed: retryCount })
    try {
      await sendJob(service, noting, data, { id, isLast })
    } catch (error) {
      // Asked again, the mail server would say the same.
      if (!(error instanceof MailError && error.isFinal)) throw error
    }
  })
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 6000 })
      server.close()
    },
  }
}

type Job = MailJob | LetterJob

/** What operators are told that a mail is about. */
function kindOf(job: Job): string {
  if (job.about === 'letter' && 'kind' in job) return job.kind
  return job.about === 'teeTime' || job.about === 'message' ? job.about : 'registration'
}

async function sendJob(
  service: Service,
  server: MailServer,
  job: Job,
  { id, isLast }: { readonly id: string; readonly isLast: boolean },
): Promise<void> {
  if ('sealed' in job) {
    const letter = letterOf(job, service.secrets, service.clock())
    if (!letter) {
      log('warn', `A mail (${job.kind}) was not sent: what it says is no longer good.`)
      return service.database.write('everything', tx => noteGivenUp(tx, id))
    }
    return server.send(messageOf(letter), id)
  }
  if (isOfMessage(job)) return sendMessageMail(service, server, job, { id, isLast })
  const write = job.about === 'teeTime' ? teeTimeMail : registrationMail
  const message = await write(service, job)
  if (message) await server.send(message, id)
}
