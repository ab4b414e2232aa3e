import { momentInWords } from './dayInWords.ts'
import type { Printed } from './pen.ts'

/** The moment of printing as every page says it: `2 May 2026, 08:10`, local to the event. */
export function printedAt(now: Temporal.Instant, timeZone: string): Printed {
  return { local: momentInWords(now, timeZone), at: new Date(now.epochMilliseconds) }
}
