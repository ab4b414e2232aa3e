/** Tee times: they come in with an offset, an instant is kept to the millisecond, the local time of the event goes out. */

/** The instant of a timestamp of the interface; what is finer than a millisecond is cut off. */
export function instantOf(teeTime: string): Temporal.Instant {
  return Temporal.Instant.from(teeTime).round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
}

/** The calendar date, `YYYY-MM-dd`, on which the instant falls in the time zone. */
export function localDate(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** An instant as the interface writes a tee time: local, with milliseconds and the offset of that moment. */
export function localTime(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toString({ smallestUnit: 'millisecond', timeZoneName: 'never' })
}

/**
 * JSON text of tee pairings in which the database wrote each tee time as `<instant>[<time zone>]`, with local times. The
 * rules of time zones are those of Node alone, and no text of a person can look like such a field, because quotes are escaped there.
 */
export function withLocalTimes(json: string): string {
  const written = new Map<string, string>()
  return json.replaceAll(/"teeTime"\s*:\s*"([^"[\]]+)\[([^"[\]]+)\]"/g, (field, instant: string, timeZone: string) => {
    const local = written.get(field) ?? `"teeTime":"${localTime(Temporal.Instant.from(instant), timeZone)}"`
    written.set(field, local)
    return local
  })
}
