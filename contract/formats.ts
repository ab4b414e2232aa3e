/** What the formats of the shapes mean, as functions for a validator. */
export const formats = { date: isDate, 'date-time': isTimestamp, email: isEmail, uuid: isUuid } as const

/** A calendar date that exists, `YYYY-MM-dd`, from year 1 to 9999. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return year >= 1 && day >= 1 && day <= daysOfMonth(year, month)
}

/** A date that exists, a time of day with seconds, and an offset (`Z` or up to 14 hours), as RFC 3339 writes them. */
export function isTimestamp(text: string): boolean {
  const parts = /^(.{10})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)$/.exec(text)
  return parts?.[1] !== undefined && isDate(parts[1])
}

/** One `@`, words joined by single dots before it, a domain with at least one dot after it. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@')
  const labels = text.slice(at + 1).split('.')
  return (
    at >= 1 &&
    at <= 64 &&
    text
      .slice(0, at)
      .split('.')
      .every(word => /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cs}]+$/u.test(word)) &&
    labels.length >= 2 &&
    labels.every(label => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  )
}

/** 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  if (month === 4 || month === 6 || month === 9 || month === 11) return 30
  return month >= 1 && month <= 12 ? 31 : 0
}
