import type { Language } from '../../contract/words/languages.ts'
import type { WallClock } from '../../contract/words/timeOfDay.ts'
import { momentInWords } from './dayInWords.ts'
import type { Printed } from './pen.ts'

/** The moment of printing as every page shows it: `2 May 2026, 08:10`, by the clock of the event. */
export function printedAt(now: Temporal.Instant, wall: WallClock, language: Language = 'en'): Printed {
  return { local: momentInWords(now, wall, language), at: new Date(now.epochMilliseconds) }
}
