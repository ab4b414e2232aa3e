import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { Link } from '../../ui/router.tsx'
import { language } from '../../ui/words.ts'
import { numberOf } from '../members/people.ts'
import { MonthBars, MonthKey, monthName } from '../numbers/MonthBars.tsx'
import type { Words } from './Home.tsx'

type Numbers = Reply<'getClubNumbers'>

/** The rounds of the year by month beside those of last year, and three figures; the rest is on *Numbers*. */
export function Season({ communityId, words }: { readonly communityId: number; readonly words: Words }) {
  const { data } = useQuery('getClubNumbers', { params: { communityId }, query: {} })
  return (
    <section class="panel" aria-labelledby="season-head" aria-busy={data === undefined}>
      <header class="panel-head">
        <h2 id="season-head">{words.season}</h2>
        {data && <MonthKey year={data.year} />}
      </header>
      {data && (
        <>
          <div class="season">
            <MonthBars months={data.months} before={data.before.months} />
            <ol aria-hidden="true">
              {Array.from({ length: 12 }, (_, at) => (
                <li key={monthName(at + 1, 'long')}>{monthName(at + 1, 'short').slice(0, 3)}</li>
              ))}
            </ol>
          </div>
          <Figures data={data} words={words} />
          <p class="to-numbers">
            <Link to="numbers" params={{ communityId: String(communityId) }}>
              {words.toNumbers}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

function Figures({ data, words }: { readonly data: Numbers; readonly words: Words }) {
  const { people, rounds, events, before } = data
  const params = { communityId: String(data.communityId) }
  const figures = [
    ['rounds', rounds, before.rounds],
    ['events', events, before.events],
    ['played', people.played, before.played],
    ['notSeen', people.notSeen, 0],
  ] as const
  return (
    <dl class="season-figures">
      {figures.map(([name, value, lastYear]) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>
            {name === 'notSeen' ? (
              <Link to="members" params={params} query={`groups=all&year=${data.year}&seen=notSeen`}>
                {numberOf(value)}
              </Link>
            ) : (
              numberOf(value)
            )}
            {lastYear > 0 && <small>{words.onLastYear({ change: changeOf(value, lastYear) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function changeOf(value: number, before: number): string {
  const style = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(language(), style).format(value / before - 1)
}
