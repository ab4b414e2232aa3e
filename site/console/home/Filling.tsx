import { Link } from '../../ui/router.tsx'
import { dayOf } from '../../ui/words.ts'
import { StateMark } from '../frame/StateMark.tsx'
import { FillBar } from '../numbers/FillBar.tsx'
import { EntryCurve } from './EntryCurve.tsx'
import type { Dashboard, Week, Words } from './Home.tsx'

type Line = Dashboard['next'][number]
type Before = Week['before'][number]
type Entries = Week['entries'][number]
type FillingProps = { readonly next: readonly Line[]; readonly week: Week | undefined; readonly words: Words }

/** How full the next events are, and how full those of last year were as many days before. */
export function Filling({ next, week, words }: FillingProps) {
  const before = new Map(week?.before.map(one => [one.eventId, one]))
  const entries = new Map(week?.entries.map(one => [one.eventId, one]))
  const isCompared = next.some(one => before.get(one.eventId)?.sameTime !== undefined)
  return (
    <section class="panel" aria-labelledby="filling-head">
      <header class="panel-head">
        <h2 id="filling-head">{words.next}</h2>
        {isCompared && <span class="end quiet">{words.markIs}</span>}
      </header>
      {next.length === 0 && <p class="quiet padded">{words.nothingNext}</p>}
      <ul class="home-rows">
        {next.map(one => (
          <FillLine
            key={one.eventId}
            line={one}
            before={before.get(one.eventId)}
            entries={entries.get(one.eventId)}
            words={words}
          />
        ))}
      </ul>
    </section>
  )
}

type FillLineProps = {
  readonly line: Line
  readonly before: Before | undefined
  readonly entries: Entries | undefined
  readonly words: Words
}

function FillLine({ line, before, entries, words }: FillLineProps) {
  const { eventId, name, startDate, state, registered, places, waiting, inBallot } = line
  // Who waits for the lots has entered too.
  const entered = registered + inBallot
  const about = [
    waiting > 0 && words.waiting({ count: waiting }),
    inBallot > 0 && words.inBallot({ count: inBallot }),
    places !== undefined && registered >= places && words.full,
    before && against(entered, before, words),
  ]
  return (
    <li class="filling">
      <div>
        <Link to="overview" params={{ eventId }}>
          <strong>{name}</strong>
        </Link>
        <small>{dayOf(startDate)}</small>
      </div>
      <FillPicture line={line} before={before} entries={entries} />
      <div class="counts">
        <strong>
          {places === undefined ? words.field({ count: registered }) : words.fieldOf({ registered, places })}
        </strong>
        <small class={before?.sameTime !== undefined && before.sameTime > entered ? 'behind' : undefined}>
          {about.filter(Boolean).join(' · ')}
        </small>
      </div>
      <StateMark state={state} />
    </li>
  )
}

/** Week by week, from eight weeks before on; earlier, how full it is. */
function FillPicture({ line, before, entries }: Omit<FillLineProps, 'words'>) {
  const { startDate, registered, inBallot, places } = line
  const days = daysUntil(startDate)
  const drawn = entries && entries.entered.length > 1 && registered + inBallot > 0
  if (drawn) return <EntryCurve {...entries} now={{ count: registered + inBallot, days }} places={places} />
  // Without a limit last year's field is what there is to fill.
  const whole = places ?? before?.registered
  return whole === undefined ? <span /> : <FillBar taken={registered} places={whole} mark={before?.sameTime} />
}

function daysUntil(date: string): number {
  return (Date.parse(date) - Date.now()) / 86_400_000
}

/** How it stands against last year; where nobody knows how that filled, how many there were in the end. */
function against(entered: number, { sameTime, registered: inTheEnd }: Before, words: Words): string {
  if (sameTime === undefined) return words.inTheEnd({ count: inTheEnd })
  if (entered === sameTime) return words.level
  return entered < sameTime ? words.behind({ count: sameTime - entered }) : words.ahead({ count: entered - sameTime })
}
