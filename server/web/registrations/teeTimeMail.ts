/** Tells a player the published tee time. */
import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { clockFormat, type WallClock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { roundInWords } from '../../domain/events/roundInWords.ts'
import { eventHead } from '../../domain/registrations/eventHead.sql.ts'
import { participant } from '../../domain/registrations/participant.sql.ts'
import { eventByNumber } from '../../domain/registrations/queue.sql.ts'
import { type ShownStart, shownStart } from '../../domain/teeSheet/publishedTeeSheet.sql.ts'
import type { MailJob } from '../../kernel/mail/mailQueue.sql.ts'
import type { Message } from '../../kernel/mail/mailServer.ts'
import type { Service } from '../../live/service.ts'
import { communitiesBelow } from '../links/links.sql.ts'
import { letterOfDay } from './letterOfDay.ts'
import { type Letter, writtenMail } from './writtenMail.ts'

/** The message of a job, as the tee sheet is shown when it is sent; undefined once the round has begun, for players who have left, and for those who want no such mail. */
export async function teeTimeMail(service: Service, job: MailJob): Promise<Message | undefined> {
  const { communityId, eventId, playerId, roundId = eventId, language = 'en' } = job
  const scope = await service.database.read('everything', tx => communitiesBelow(tx, communityId))
  return service.database.read(scope, async tx => {
    const event = await eventByNumber(tx, communityId, eventId)
    const [person, start] = event
      ? await Promise.all([
          participant(tx, event, playerId),
          shownStart(tx, { communityId, eventId: roundId }, playerId),
        ])
      : []
    if (!event || !start?.isAhead || person?.state !== 'registered' || !person.startMails) return undefined
    const round = roundId === eventId ? undefined : start.round
    const { name } = await eventHead(tx, event)
    const over = round === undefined ? name : roundInWords(round, name, language)
    const day = await letterOfDay({ service, tx }, event, person, {
      roundId: publicEventId(event.kind === 'M' ? 'R' : 'S', roundId),
      ...{ over, language },
    })
    const written = { ...letter(name, round, start, event, language), day, canEnd: true }
    return writtenMail(service, tx, event, person, () => written, language)
  })
}

function letter(
  event: string,
  round: string | undefined,
  { teeTime, teeHole, teeGroup, courseName }: ShownStart,
  { timeZone, clock }: WallClock,
  language: Language,
): Omit<Letter, 'canEnd'> {
  const words = wordsIn(language).mails
  const format = clockFormat(clock, languageFacts[language].locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const text =
    teeTime === null
      ? words.noTeeTime
      : words.teeTime({
          moment: format.format(new Date(teeTime)),
          hole: teeHole ?? '',
          group: `${teeHole}${teeGroup}`,
          course: courseName ?? '',
        })
  return {
    subject: words.subjects.teeTime({ event }),
    sentence: round === undefined ? text : words.ofRound({ round: roundInWords(round, event, language), text }),
    link: words.links.teeTime,
  }
}
