import type { Reply } from '../../ui/call.ts'
import type { ScreenWords } from '../../ui/words.ts'
import { numberOf } from '../members/people.ts'
import type { Which } from './EventsSheet.tsx'
import { MonthBars, MonthKey, monthName } from './MonthBars.tsx'

type MonthsProps = {
  readonly data: Reply<'getClubNumbers'>
  readonly words: ScreenWords<'numbers'>
  readonly onList: (which: Which) => void
}

const months = Array.from({ length: 12 }, (_, at) => at + 1)

/** Rounds by month: bars to be seen, and the same as a table, each number of which opens its events. */
export function Months({ data, words, onList }: MonthsProps) {
  return (
    <section class="panel padded whole">
      <div class="months-head">
        <h2>{words.byMonth}</h2>
        <MonthKey year={data.year} />
      </div>
      <MonthBars months={data.months} before={data.before.months} />
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
        {data.before.months.length > 0 && <YearBefore data={data} words={words} />}
      </tbody>
    </table>
  )
}

function YearBefore({ data, words }: Omit<MonthsProps, 'onList'>) {
  const of = new Map(data.before.months.map(one => [one.month, one.rounds]))
  return (
    <tr class="quiet">
      <th scope="row">
        {words.rounds} {data.year - 1}
      </th>
      {months.map(month => (
        <td key={month}>{of.has(month) ? numberOf(of.get(month) ?? 0) : '–'}</td>
      ))}
    </tr>
  )
}
