/**
 * How a time of day is written for a person: the club says whether its clock has 24 hours or 12 (decision 136), the language
 * how either is written. Programs and tables to save keep 24 hours.
 */

/** The clocks that a club may have: `13:10`, or `1:10 pm`. */
export const clocks = ['h24', 'h12'] as const
export type Clock = (typeof clocks)[number]

/** The clock on the wall where an event is. */
export type WallClock = { readonly timeZone: string; readonly clock: Clock }

/** A time of day, `08:10` or as it stands in a timestamp of the place (`2026-05-02T08:10:00+01:00`): `08:10`, or `8:10 am`. */
export function timeOfDay(time: string, clock: Clock, locale: string): string {
  const [, digits = ''] = /^(?:.*T)?(\d\d:\d\d)/.exec(time) ?? []
  if (clock === 'h24') return digits
  return clockFormat(clock, locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${digits}Z`))
}

/** Writes moments with their time of day; of `options` at least the time, and the zone where it is not that of the reader. */
export function clockFormat(
  clock: Clock,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  const key = JSON.stringify([clock, locale, options])
  // `options` say the `timeZone`; without one it is that of the reader.
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, hour12: clock === 'h12' })
  formats.set(key, known)
  const written = clock === 'h24' ? twoDigits : asSaid
  return { format: moment => written(known.format(moment)) }
}

/** A tee sheet says `08:10` in every language, so nothing beside it says `8:10`, as Spanish would. */
function twoDigits(text: string): string {
  return text.replace(/(^|[^\d:])(\d:\d\d)/, (_, before: string, time: string) => `${before}0${time}`)
}

/** Making a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Nobody writes `08:10 am`. Spaces of a special width differ between editions of the data, and not every font has them; time and
 * half of the day stay on one line. Old televisions do this too.
 */
function asSaid(text: string): string {
  const spaced = text.replace(/[\u2009\u202f]/g, '\u00a0').replace(/(:\d\d) /, '$1\u00a0')
  return spaced.replace(/(^|[^\d:])0(\d:)/, '$1$2')
}
