/** Dates and moments as people read them, in their language. */
import { type Language, languageFacts } from '../../contract/words/languages.ts'
import { type Clock, timeOfDay, type WallClock } from '../../contract/words/timeOfDay.ts'

/** Days of an event: `21 November 2026`, `20–21 November 2026`, `30 November – 2 December 2026`. */
export function daysInWords(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  language: Language = 'en',
): string {
  const days = format(language, 'long').formatRange(utc(startDate), utc(endDate))
  // Spaces of a special width differ between editions of the data; two days of a month stand together.
  return days.replaceAll(/[\u2009\u202f]/g, ' ').replace(/^(\d+) – (\d)/, '$1–$2')
}

/** One day where there is little room: `21 Nov 2026`. */
export function dayInWords(date: string, language: Language = 'en'): string {
  // Short names of months differ between editions of the data: `Sept` is `Sep` here like all others.
  return format(language, 'medium').format(utc(date)).replace('Sept ', 'Sep ')
}

/** A time of day, such as that of a tee time with the clock of its event: `08:10`, or `8:10 am`. */
export function timeInWords(time: string, clock: Clock, language: Language = 'en'): string {
  return timeOfDay(time, clock, languageFacts[language].locale)
}

/** A moment where the event is: `21 Nov 2026, 11:29`. */
export function momentInWords(at: Temporal.Instant, wall: WallClock, language: Language = 'en'): string {
  const local = at.toZonedDateTimeISO(wall.timeZone)
  return `${dayInWords(local.toPlainDate().toString(), language)}, ${timeAt(at, wall, language)}`
}

/** The time of day of a moment where the event is: `11:29`. */
export function timeAt(at: Temporal.Instant, { timeZone, clock }: WallClock, language: Language): string {
  return timeInWords(at.toZonedDateTimeISO(timeZone).toPlainTime().toString(), clock, language)
}

/** The day of the week and the time of day of a moment where the event is: `Saturday` and `09:00`. */
export function weekdayAndTime(moment: string, wall: WallClock, language: Language) {
  const at = Temporal.Instant.from(moment)
  const day = at.toZonedDateTimeISO(wall.timeZone).toPlainDate()
  return {
    day: day.toLocaleString(languageFacts[language].locale, { weekday: 'long' }),
    time: timeAt(at, wall, language),
  }
}

/** Making a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, dateStyle: 'long' | 'medium'): Intl.DateTimeFormat {
  const key = `${language} ${dateStyle}`
  const { locale } = languageFacts[language]
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

function utc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}
