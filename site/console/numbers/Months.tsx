import type { Reply } from '../../ui/call.ts'
import { language, type ScreenWords } from '../../ui/words.ts'
import { numberOf } from '../members/people.ts'
import type { Which } from './EventsSheet.tsx'

type MonthsProps = {
  readonly data: Reply<'getClubNumbers'>
  readonly words: ScreenWords<'numbers'>
  readonly onList: (which: Which) => void
}

const months = Array.from({ length: 12 }, (_, at) => at + 1)
const height = 80
const width = 22
const gap = 6

/** Events by month: bars to be seen, and the same as a table, each number of which opens its events. */
export function Months({ data, words, onList }: MonthsProps) {
  const of = new Map(data.months.map(one => [one.month, one]))
  const most = Math.max(1, ...data.months.map(one => one.events))
  return (
    <section class="panel padded whole">
      <h2>{words.byMonth}</h2>
      <svg
        class="bars"
        viewBox={`0 0 ${12 * (width + gap)} ${height + 2}`}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        {months.map((month, at) => {
          const tall = (height * (of.get(month)?.events ?? 0)) / most
          return (
            <rect
              key={month}
              x={at * (width + gap) + gap / 2}
              y={height + 2 - tall}
              width={width}
              height={tall}
              rx="1"
            />
          )
        })}
      </svg>
      <MonthTable {...{ data, words, onList }} />
    </section>
  )
}

function MonthTable({ data, words, onList }: MonthsProps) {
  const of = new Map(data.months.map(one => [one.month, one]))
  const cell = (month: number, name: 'events' | 'rounds') => {
    const value = of.get(month)?.[name] ?? 0
    if (value === 0) return <span class="quiet">–</span>
    const label = `${monthName(month, 'long')}, ${words[name]}: ${numberOf(value)}`
    return (
      <button type="button" class="number" aria-label={label} onClick={() => onList({ month })}>
        {numberOf(value)}
      </button>
    )
  }
  return (
    <table class="months">
      <thead>
        <tr>
          <td />
          {months.map(month => (
            <th key={month} scope="col">
              <abbr title={monthName(month, 'long')}>
                {monthName(month, 'short').slice(0, 1)}
                <span class="rest">{monthName(month, 'short').slice(1, 3)}</span>
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['events', 'rounds'] as const).map(name => (
          <tr key={name}>
            <th scope="row">{words[name]}</th>
            {months.map(month => (
              <td key={month}>{cell(month, name)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function monthName(month: number, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(language(), { month: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1, 1)),
  )
}
