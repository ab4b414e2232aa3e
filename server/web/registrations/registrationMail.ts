/** What a mail about a registration says: as little as possible, from whom and why. */

import type { Language } from '../../../contract/words/languages.ts'
import type { WallClock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type EventHead, eventHead } from '../../domain/registrations/eventHead.sql.ts'
import { type Participant, participant } from '../../domain/registrations/participant.sql.ts'
import { eventByNumber } from '../../domain/registrations/queue.sql.ts'
import type { MailJob } from '../../kernel/mail/mailQueue.sql.ts'
import type { Message } from '../../kernel/mail/mailServer.ts'
import type { Service } from '../../live/service.ts'
import { communitiesBelow } from '../links/links.sql.ts'
import { letterOfDay } from './letterOfDay.ts'
import { localMoment } from './localMoment.ts'
import { type Letter, writtenMail } from './writtenMail.ts'

/** The message of a job; undefined when nobody needs it any more: the state is another by now, or there is no address. */
export async function registrationMail(service: Service, job: MailJob): Promise<Message | undefined> {
  const { communityId, eventId, playerId, about, language = 'en' } = job
  const scope = await service.database.read('everything', tx => communitiesBelow(tx, communityId))
  return service.database.read(scope, async tx => {
    const event = await eventByNumber(tx, communityId, eventId)
    const person = event && (await participant(tx, event, playerId))
    if (!event || !person || (about !== 'link' && person.state !== about)) return undefined
    // Who asked for the link gets it, and no reminder of the day.
    const isPlaced = about === 'registered' && person.teeTimes.length > 0
    const over = isPlaced ? (await eventHead(tx, event)).name : ''
    const day = isPlaced ? await letterOfDay({ service, tx }, event, person, { over, language }) : undefined
    const letter = (head: EventHead) => {
      const written = letterOf(about, person, head, event, language)
      return written && { ...written, day, canEnd: about === 'registered' }
    }
    return writtenMail(service, tx, event, person, letter, language)
  })
}

function letterOf(
  about: string,
  person: Participant,
  { name: event }: EventHead,
  wall: WallClock,
  language: Language,
): Omit<Letter, 'canEnd'> | undefined {
  const { subjects, links, ...sentences } = wordsIn(language).mails
  const until = person.offerUntil === null ? '' : localMoment(Temporal.Instant.from(person.offerUntil), wall, language)
  const written = (kind: keyof typeof subjects, sentence: string, link: string) => ({
    subject: subjects[kind]({ event }),
    sentence,
    link,
  })
  switch (about) {
    case 'registered':
      return written('registered', sentences.registered, links.change)
    case 'waiting':
      return written('waiting', sentences.waiting({ place: person.place ?? '' }), links.number)
    case 'offered':
      return written('offered', sentences.offered({ until }), links.offer)
    case 'ballot':
      return written('ballot', sentences.ballot, links.ballot)
    case 'not drawn':
      return written('notDrawn', sentences.notDrawn, links.see)
    case 'expired':
      return written('expired', sentences.expired, links.see)
    case 'withdrawn':
      return written('withdrawn', sentences.withdrawn, links.see)
    case 'link':
      return written('link', sentences.link, links.change)
    default:
      return undefined
  }
}
