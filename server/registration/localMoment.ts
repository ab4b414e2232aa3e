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
