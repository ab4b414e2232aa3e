/** A moment where the event is, `Saturday 21 November 2026 at 18:00`. */
export function localMoment(at: Temporal.Instant, timeZone: string): string {
  return at.toLocaleString('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** Until when something lasts: `on Friday 20 November 2026 at 18:00`, `at the end of Friday 20 November 2026`. */
export function untilInWords(at: Temporal.Instant, timeZone: string): string {
  const local = at.toZonedDateTimeISO(timeZone)
  if (local.hour !== 0 || local.minute !== 0) return `on ${localMoment(at, timeZone)}`
  const day = local.toPlainDate().subtract({ days: 1 })
  return `at the end of ${day.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}`
}
