/** What a mail about a registration says: as little as possible, from whom and why. */

import type { EventHead } from '../../domain/registrations/eventHead.sql.ts'
import { type Participant, participant } from '../../domain/registrations/participant.sql.ts'
import { eventByNumber } from '../../domain/registrations/queue.sql.ts'
import type { MailJob } from '../../kernel/mail/mailQueue.sql.ts'
import type { Message } from '../../kernel/mail/mailServer.ts'
import type { Service } from '../../live/service.ts'
import { communitiesBelow } from '../links/links.sql.ts'
import { localMoment } from './localMoment.ts'
import { type Letter, writtenMail } from './writtenMail.ts'

/** The message of a job; undefined when nobody needs it any more: the state is another by now, or there is no address. */
export async function registrationMail(service: Service, job: MailJob): Promise<Message | undefined> {
  const { communityId, eventId, playerId, about } = job
  const scope = await service.database.read('everything', tx => communitiesBelow(tx, communityId))
  return service.database.read(scope, async tx => {
    const event = await eventByNumber(tx, communityId, eventId)
    const person = event && (await participant(tx, event, playerId))
    if (!event || !person || (about !== 'link' && person.state !== about)) return undefined
    return writtenMail(service, tx, event, person, head => words(about, person, head, event.timeZone))
  })
}

function words(about: string, person: Participant, { name }: EventHead, timeZone: string): Letter | undefined {
  const until = person.offerUntil === null ? '' : localMoment(Temporal.Instant.from(person.offerUntil), timeZone)
  const change = 'See your registration, change your answers or withdraw'
  const back = 'See your registration'
  switch (about) {
    case 'registered':
      return {
        subject: `You are registered: ${name}`,
        sentence: 'You are registered. At check-in, show the code on your page.',
        link: change,
      }
    case 'waiting':
      return {
        subject: `You are on the waiting list: ${name}`,
        sentence: `All places are taken. You are number ${person.place} on the waiting list and will get a mail when a place is offered to you.`,
        link: 'See your number, or withdraw',
      }
    case 'offered':
      return {
        subject: `A place is free for you: ${name}`,
        sentence: `A place has become free and it is your turn. Accept it by ${until}, or it goes to the next person on the waiting list.`,
        link: 'Accept or decline the place',
      }
    case 'ballot':
      return {
        subject: `You are in the ballot: ${name}`,
        sentence: 'You are in the ballot. You will get a mail when the lots have been drawn.',
        link: 'See your registration, or withdraw',
      }
    case 'not drawn':
      return { subject: `No place was drawn: ${name}`, sentence: 'All places went to other players.', link: back }
    case 'expired':
      return {
        subject: `The offer has ended: ${name}`,
        sentence: 'You did not accept the place in time, so it goes to the next person on the waiting list.',
        link: back,
      }
    case 'withdrawn':
      return { subject: `You have withdrawn: ${name}`, sentence: 'You have withdrawn from the event.', link: back }
    case 'link':
      return {
        subject: `Your registration: ${name}`,
        sentence:
          'Somebody, probably you, has asked for this link, or has filled in the public form with your address. Nothing was changed.',
        link: change,
      }
    default:
      return undefined
  }
}
