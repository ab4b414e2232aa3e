/** A moment as the database answers it: `2026-05-03T14:07:09.100+00:00`, cut to milliseconds. */
export function timestampText(moment: Temporal.Instant): string {
  const cut = moment.round({ smallestUnit: 'millisecond', roundingMode: 'floor' })
  return `${cut.toString({ fractionalSecondDigits: 3 }).slice(0, -1)}+00:00`
}
