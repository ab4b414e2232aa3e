import { randomUUID } from 'node:crypto'
import { messageSchema, testMessageType } from '../../../contract/webhooks/messageTypes.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import type { DomainService } from '../operation/domainService.ts'
import { type DeliveryJob, type DueDelivery, dueDelivery, type Outcome, settleAttempt } from './deliveries.sql.ts'
import { PostError, post } from './post.ts'
import { signatureHeaders } from './signature.ts'

/** Seconds from each failed attempt to the next: eleven attempts over 24 hours. */
export const retryPauses: readonly number[] = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 29_845]

const timeoutMs = 5000

/**
 * Makes one attempt of a delivery, and logs it together with the job for the next. When the server dies in between, the
 * receiver gets the message again under the same id.
 */
export async function deliver(
  service: DomainService,
  job: DeliveryJob,
  jobId: string,
  pauses: readonly number[] = retryPauses,
): Promise<void> {
  const scope = [job.communityId]
  const due = await service.database.read(scope, tx => dueDelivery(tx, job, jobId))
  if (!due) return
  const outcome = await attempt(service, job, due, pauses)
  const next = { now: service.clock(), jobId: randomUUID() }
  await service.database.write(scope, tx => settleAttempt(tx, job, jobId, outcome, next))
}

async function attempt(
  service: DomainService,
  { communityId }: DeliveryJob,
  due: DueDelivery,
  pauses: readonly number[],
): Promise<Outcome> {
  const failed = (error: string, responseStatus?: number, last = false): Outcome => {
    const pauseSeconds = last ? undefined : pauses[due.attempts]
    return { state: pauseSeconds === undefined ? 'failed' : 'pending', responseStatus, error, pauseSeconds }
  }
  if (!due.active && due.kind !== testMessageType) return failed('The webhook is not active.', undefined, true)
  const { messageId, url } = due
  const body = bodyOf(communityId, due)
  if (service.strict) requireDescribed(due.kind, body)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Caddiemaster-Webhooks/1',
    ...signatureHeaders(service.secrets, { ...due, communityId }, { messageId, body }, service.clock()),
  }
  try {
    const { privateAddresses } = service.config
    const status = await post({ url, headers, body }, { privateAddresses, timeoutMs })
    if (status >= 200 && status < 300)
      return { state: 'delivered', responseStatus: status, error: undefined, pauseSeconds: undefined }
    if (status >= 300 && status < 400) return failed('Redirects are not followed.', status)
    return failed(`The answer was ${status}.`, status, status === 410)
  } catch (error) {
    if (error instanceof PostError) return failed(error.message)
    throw error
  }
}

/** In tests what is sent is what the contract describes. */
function requireDescribed(kind: string, body: string): void {
  const wrong = validationErrors(messageSchema(kind), JSON.parse(body))
  if (wrong.length > 0) throw new Error(`The message ${body} does not fit its type: ${JSON.stringify(wrong)}`)
}

/** The message, with the same bytes at every attempt. */
function bodyOf(communityId: number, { kind, happenedAt, eventId, subject }: DueDelivery): string {
  const data = { communityId, ...(eventId !== null && { eventId }), ...subject }
  return JSON.stringify({ type: kind, timestamp: happenedAt, data })
}
