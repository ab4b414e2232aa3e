import type { EntryWeeks } from './week.sql.ts'

/** From so many weeks before the start on the entries of an event are drawn. */
export const mostWeeks = 8

/** How many had entered by then: eight weeks before the start, seven and so on, as far as that is over `days` before it. */
export function entriesByWeek(weeks: EntryWeeks, days: number): number[] {
  const entered = Object.entries(weeks).map(([week, count]) => ({ week: Number(week), count }))
  return Array.from({ length: mostWeeks + 1 }, (_, at) => mostWeeks - at)
    .filter(week => week * 7 >= days)
    .map(week => entered.reduce((sum, one) => (one.week >= week ? sum + one.count : sum), 0))
}
