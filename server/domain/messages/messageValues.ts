import type { MessageValues } from '../../../contract/site/messageFields.ts'
import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { timeOfDay, type WallClock } from '../../../contract/words/timeOfDay.ts'
import type { Participant } from '../registrations/participant.sql.ts'
import type { Start } from './recipients.sql.ts'

/** What a field of somebody without a tee time is replaced by. */
const none = '–'

/** What the fields of a message are replaced by for one person. Times are those of the event's clock. */
export function messageValues(
  { firstName, lastName, suffix }: Pick<Participant, 'firstName' | 'lastName' | 'suffix'>,
  start: Start | undefined,
  link: string,
  { timeZone, clock }: WallClock,
  language: Language,
): MessageValues {
  return {
    name: [firstName, lastName, suffix].filter(Boolean).join(' '),
    firstName,
    teeTime: start
      ? timeOfDay(
          Temporal.Instant.from(start.teeTime).toZonedDateTimeISO(timeZone).toPlainTime().toString(),
          clock,
          languageFacts[language].locale,
        )
      : none,
    start: start ? `${start.teeHole}${start.teeGroup}` : none,
    link,
  }
}
