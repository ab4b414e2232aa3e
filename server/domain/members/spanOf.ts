import type { Span } from './people.sql.ts'

const adultAt = 18
/** After so many days without a round somebody has not been seen. */
const seenWithin = 90

/** What is counted of a year in these communities, on the day of the request; this year if none is given. */
export function spanOf(
  communities: readonly number[],
  now: Temporal.Instant,
  given: number | undefined,
): { readonly year: number; readonly span: Span } {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  const year = given ?? today.year
  const span = {
    communities,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    juniorsBornAfter: today.subtract({ years: adultAt }).toString(),
    lastSeen: today.subtract({ days: seenWithin }).toString(),
  }
  return { year, span }
}
