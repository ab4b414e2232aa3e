import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { clockFormat, type WallClock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'

/** A moment where the event is, `Saturday 21 November 2026 at 18:00`. */
export function localMoment(at: Temporal.Instant, { timeZone, clock }: WallClock, language: Language = 'en'): string {
  const format = clockFormat(clock, languageFacts[language].locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(at.epochMilliseconds)
}

/** Until when something lasts: `on Friday 20 November 2026 at 18:00`, `at the end of Friday 20 November 2026`. */
export function untilInWords(at: Temporal.Instant, wall: WallClock, language: Language = 'en'): string {
  const { moment, endOfDay } = wordsIn(language).registrations.until
  const local = at.toZonedDateTimeISO(wall.timeZone)
  if (local.hour !== 0 || local.minute !== 0) return moment({ moment: localMoment(at, wall, language) })
  const day = local.toPlainDate().subtract({ days: 1 })
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return endOfDay({ day: day.toLocaleString(languageFacts[language].locale, parts) })
}
