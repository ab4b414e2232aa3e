/** Tells a player the published tee time. */
import { participant } from '../../domain/registrations/participant.sql.ts'
import { eventByNumber } from '../../domain/registrations/queue.sql.ts'
import { type ShownStart, shownStart } from '../../domain/teeSheet/publishedTeeSheet.sql.ts'
import type { MailJob, MailLanguage } from '../../kernel/mail/mailQueue.sql.ts'
import type { Message } from '../../kernel/mail/mailServer.ts'
import type { Service } from '../../live/service.ts'
import { communitiesBelow } from '../links/links.sql.ts'
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
    return writtenMail(
      service,
      tx,
      event,
      person,
      ({ name }) => letter(name, round, start, event.timeZone)[language](),
      language,
    )
  })
}

function letter(
  event: string,
  round: string | undefined,
  { teeTime, teeHole, teeGroup, courseName }: ShownStart,
  timeZone: string,
): Readonly<Record<MailLanguage, () => Letter>> {
  const moment = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', hour12: false, timeZone }).format(
      new Date(teeTime ?? 0),
    )
  const of = round === undefined ? '' : `${round}: `
  return {
    en: () => ({
      subject: `Your tee time: ${event}`,
      sentence:
        teeTime === null
          ? `${of}You have no tee time at the moment. Ask the organiser if you expected one.`
          : `${of}You start on ${moment('en-GB')}, hole ${teeHole} (group ${teeHole}${teeGroup}), ${courseName}.`,
      link: 'See your tee time and your registration, or get no more mails about tee times',
    }),
    pt: () => ({
      subject: `A sua hora de saída: ${event}`,
      sentence:
        teeTime === null
          ? `${of}De momento não tem hora de saída. Se esperava uma, fale com o organizador.`
          : `${of}A sua saída: ${moment('pt-PT')}, buraco ${teeHole} (grupo ${teeHole}${teeGroup}), ${courseName}.`,
      link: 'Ver a sua hora de saída e a inscrição, ou deixar de receber e-mails sobre horas de saída',
    }),
  }
}
