/** Tee times arrive with an offset, are stored as instants to the millisecond, and go out in the local time of the event. */

/** The instant of a timestamp of the interface, cut to milliseconds. */
export function instantOf(teeTime: string): Temporal.Instant {
  return Temporal.Instant.from(teeTime).round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
}

/** The calendar date, `YYYY-MM-dd`, on which the instant falls in the time zone. */
export function localDate(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString()
}

/** An instant as the interface writes tee times: local, with milliseconds and the offset at that moment. */
export function localTime(instant: Temporal.Instant, timeZone: string): string {
  return instant.toZonedDateTimeISO(timeZone).toString({ smallestUnit: 'millisecond', timeZoneName: 'never' })
}

/**
 * Replaces the tee times in JSON text of tee pairings, which the database writes as `<instant>[<time zone>]` behind an empty date
 * and time, by the local ones. This way only Node's time zone rules are used. Text typed by people cannot look like such a field, because its quotes are
 * escaped.
 */
export function withLocalTimes(json: string): string {
  const written = new Map<string, string>()
  return json.replaceAll(databaseStart, (fields, instant: string, timeZone: string) => {
    const local = written.get(fields) ?? localFields(Temporal.Instant.from(instant), timeZone)
    written.set(fields, local)
    return local
  })
}

const databaseStart = /"date":"","time":"","teeTime":"([^"[\]]+)\[([^"[\]]+)\]"/g

function localFields(instant: Temporal.Instant, timeZone: string): string {
  const local = instant.toZonedDateTimeISO(timeZone)
  const [date, time] = [local.toPlainDate(), local.toPlainTime()]
  return `"date":"${date}","time":"${time}","teeTime":"${localTime(instant, timeZone)}"`
}
