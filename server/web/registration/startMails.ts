import { openJobs } from '../../kernel/database/openJobs.ts'
import { type MailJob, mailQueue } from '../../kernel/mail/mailQueue.sql.ts'
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
  await boss.work<MailJob, void, typeof options>(mailQueue, options, async ([job]) => {
    if (!job) return
    const { data, id, retryCount, retryLimit } = job
    if (isOfMessage(data)) return sendMessageMail(service, server, data, { id, isLast: retryCount >= retryLimit })
    const write = data.about === 'teeTime' ? teeTimeMail : registrationMail
    const message = await write(service, data)
    if (message) await server.send(message, id)
  })
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 6000 })
      server.close()
    },
  }
}
