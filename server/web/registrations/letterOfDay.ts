import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Service } from '../../live/service.ts'
import { capital } from '../../print/capital.ts'
import { weekdayAndTime } from '../../print/dayInWords.ts'
import { isolated } from '../../print/names.ts'
import { signed } from '../../print/playerList.ts'
import { linkOf } from '../links/link.ts'
import { calendarOf } from '../results/calendarOf.ts'
import type { MailBody } from './mailHtml.ts'
import { type OwnDay, ownDay } from './ownDay.ts'
import { strokesInWords } from './strokesInWords.ts'

/** What a mail says of the day of its reader, as the own page does. */
export type LetterOfDay = Pick<MailBody, 'band' | 'facts'> & {
  /** Who plays with the reader; undefined where nobody does. */
  readonly partners: string | undefined
  readonly calendar: string
}

type Wanted = {
  /** The public id of the round; left out, the one that is played or comes next. */
  readonly roundId?: string
  /** The name over the time: of the event or of its round. */
  readonly over: string
  readonly language: Language
}

/** Writes it; undefined for whoever has no tee time in the round, or when the round is over. */
export async function letterOfDay(
  maker: { readonly service: Service; readonly tx: Transaction },
  event: VisibleEvent,
  person: Participant,
  { over, ...wanted }: Wanted,
): Promise<LetterOfDay | undefined> {
  const { language } = wanted
  const day = await ownDay(maker, event, person, { ...wanted, mayScore: false })
  if (!day || day.isOver) return undefined
  const { url } = await linkOf(maker, event, 'teeSheet')
  const { playerId, firstName } = person
  const calendar = await calendarOf(maker.service, maker.tx, event, { url, playerId, language })
  const { registrations, mails } = wordsIn(language)
  const { locale } = languageFacts[language]
  const at = weekdayAndTime(day.teeTime.toString(), event, language)
  const date = day.teeTime.toZonedDateTimeISO(event.timeZone).toPlainDate()
  const under = [
    date.toLocaleString(locale, { day: 'numeric', month: 'long' }),
    registrations.day.hole({ hole: day.hole }),
    day.courseName,
  ]
  const names = day.partners.map(({ name }) => isolated(name))
  const partners = new Intl.ListFormat(locale).format(names)
  return {
    band: { over, title: `${capital(at.day)}, ${at.time}`, under: under.join(' · ') },
    partners: names.length > 0 ? mails.day.partners({ name: firstName, partners }) : undefined,
    facts: factsOf(day, language),
    calendar,
  }
}

function factsOf(day: OwnDay, language: Language): LetterOfDay['facts'] {
  const words = wordsIn(language).mails.day
  const { tee, playingHandicap, holes } = day
  const ofCard = [
    [words.handicap, playingHandicap === null ? '' : signed(playingHandicap, 0, language)],
    [words.strokes, playingHandicap === null || holes.length === 0 ? '' : strokesInWords(holes, language)],
  ] as const
  const all = [[words.tees, tee ?? ''] as const, ...ofCard, [words.checkIn, words.checkInHow] as const]
  return all.filter(([, value]) => value !== '')
}
