import type { Language } from '../../contract/words/languages.ts'
import { momentInWords } from './dayInWords.ts'
import type { Printed } from './pen.ts'

/** The moment of printing as every page shows it: `2 May 2026, 08:10`, in the time zone of the event. */
export function printedAt(now: Temporal.Instant, timeZone: string, language: Language = 'en'): Printed {
  return { local: momentInWords(now, timeZone, language), at: new Date(now.epochMilliseconds) }
}
