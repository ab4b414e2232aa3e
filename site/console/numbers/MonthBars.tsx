import { language } from '../../ui/words.ts'

type Month = { readonly month: number; readonly rounds: number }
type MonthBarsProps = { readonly months: readonly Month[]; readonly before: readonly Month[] }

const months = Array.from({ length: 12 }, (_, at) => at + 1)
const height = 80
const width = 28

/** Rounds by month, those of the year before beside them: a picture of the numbers that stand in words or in a table. */
export function MonthBars({ months: now, before }: MonthBarsProps) {
  const most = Math.max(1, ...now.map(one => one.rounds), ...before.map(one => one.rounds))
  const bar = (list: readonly Month[], month: number, left: number) => {
    const tall = (height * (list.find(one => one.month === month)?.rounds ?? 0)) / most
    return <rect x={(month - 1) * width + left} y={height + 2 - tall} width={10} height={tall} rx="1" />
  }
  return (
    <svg class="bars" viewBox={`0 0 ${12 * width} ${height + 2}`} aria-hidden="true" preserveAspectRatio="none">
      <g class="before">{months.map(month => bar(before, month, 3))}</g>
      <g>{months.map(month => bar(now, month, 15))}</g>
    </svg>
  )
}

/** Which bars are of which year. */
export function MonthKey({ year }: { readonly year: number }) {
  return (
    <span class="end bars-key">
      <i class="now" />
      {year}
      <i />
      {year - 1}
    </span>
  )
}

/** What a month is called. */
export function monthName(month: number, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(language(), { month: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1, 1)),
  )
}
