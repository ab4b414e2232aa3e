import type { Printed } from './renderPdf.ts'

/** The moment of printing as every page says it: `2026-05-02 08:10`, local to the event. */
export function printedAt(now: Temporal.Instant, timeZone: string): Printed {
  const local = now.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  return { local: local.replace('T', ' '), at: new Date(now.epochMilliseconds) }
}
