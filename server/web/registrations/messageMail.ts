/** A mail of a message of the organiser: its text with the values of the player, and what became of it. */
import { filled } from '../../../contract/site/messageFields.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { mailOf, noteDelivery } from '../../domain/messages/messages.sql.ts'
import { messageValues } from '../../domain/messages/messageValues.ts'
import { shownStarts } from '../../domain/messages/recipients.sql.ts'
import { deliveryTo } from '../../domain/messages/recipientsOf.ts'
import { participant } from '../../domain/registrations/participant.sql.ts'
import { eventByNumber } from '../../domain/registrations/queue.sql.ts'
import type { MailJob } from '../../kernel/mail/mailQueue.sql.ts'
import { MailError, type MailServer, type Message } from '../../kernel/mail/mailServer.ts'
import type { Service } from '../../live/service.ts'
import { communitiesBelow } from '../links/links.sql.ts'
import { writtenMail } from './writtenMail.ts'

type MessageJob = MailJob & { readonly messageId: number }

/** Whether the mail is one of a message of the organiser. */
export function isOfMessage(job: MailJob): job is MessageJob {
  return job.about === 'message' && job.messageId !== undefined
}

/**
 * Sends one mail of a message and notes that it was sent, or refused for good. Throws where it is worth trying again. Nothing is
 * sent of a message that was stopped, and nothing a second time.
 */
export async function sendMessageMail(
  service: Service,
  server: MailServer,
  job: MessageJob,
  { id, isLast }: { readonly id: string; readonly isLast: boolean },
): Promise<void> {
  const written = await messageMail(service, job)
  if (!written) return
  const note = (state: 'sent' | 'refused' | 'noAddress' | 'notWanted') =>
    service.database.write('everything', tx => noteDelivery(tx, job, state, service.clock()))
  if (written.state !== 'waiting') return note(written.state)
  try {
    await server.send(written.mail, id)
  } catch (error) {
    if (!(error instanceof MailError) || !(error.isFinal || isLast)) throw error
    return note('refused')
  }
  await note('sent')
}

type Written =
  | { readonly state: 'waiting'; readonly mail: Message }
  | { readonly state: 'noAddress' | 'notWanted' }
  | undefined

/** The mail as it is now; why there is none for somebody who has no address any more or wants none; undefined where nobody waits for it. */
async function messageMail(service: Service, job: MessageJob): Promise<Written> {
  const { communityId, eventId, playerId, language = 'en' } = job
  const scope = await service.database.read('everything', tx => communitiesBelow(tx, communityId))
  return service.database.read(scope, async tx => {
    const [message, event] = await Promise.all([mailOf(tx, job), eventByNumber(tx, communityId, eventId)])
    if (!message || !event) return undefined
    const [person, [start]] = await Promise.all([
      participant(tx, event, playerId),
      shownStarts(tx, { communityId, eventId: message.eventId }, [playerId]),
    ])
    const state = person ? deliveryTo(person) : 'noAddress'
    if (!person || state !== 'waiting') return { state: state === 'waiting' ? 'noAddress' : state }
    const { links } = wordsIn(language).mails
    const letter = (address: string) => {
      const values = messageValues(person, start, address, event, language)
      return {
        subject: filled(message.subject, values),
        sentence: filled(message.text, values),
        // Who waits for a place has nothing to choose about mails.
        link: person.state === 'registered' ? links.message : links.see,
        canEnd: person.state === 'registered',
      }
    }
    const mail = await writtenMail(service, tx, event, person, (_, address) => letter(address), language)
    return mail ? { state, mail } : { state: 'noAddress' }
  })
}
