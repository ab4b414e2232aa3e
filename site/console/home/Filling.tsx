import { Link } from '../../ui/router.tsx'
import { dayOf } from '../../ui/words.ts'
import { StateMark } from '../frame/StateMark.tsx'
import { FillBar } from '../numbers/FillBar.tsx'
import type { Dashboard, Week, Words } from './Home.tsx'

type Line = Dashboard['next'][number]
type Before = Week['before'][number]
type FillingProps = { readonly next: readonly Line[]; readonly before: readonly Before[]; readonly words: Words }

/** How full the next events are, and how full those of last year were as many days before. */
export function Filling({ next, before, words }: FillingProps) {
  const ofEvent = new Map(before.map(one => [one.eventId, one]))
  const isCompared = next.some(one => ofEvent.get(one.eventId)?.sameTime !== undefined)
  return (
    <section class="panel" aria-labelledby="filling-head">
      <header class="panel-head">
        <h2 id="filling-head">{words.next}</h2>
        {isCompared && <span class="end quiet">{words.markIs}</span>}
      </header>
      {next.length === 0 && <p class="quiet padded">{words.nothingNext}</p>}
      <ul class="home-rows">
        {next.map(one => (
          <FillLine key={one.eventId} line={one} before={ofEvent.get(one.eventId)} words={words} />
        ))}
      </ul>
    </section>
  )
}

type FillLineProps = { readonly line: Line; readonly before: Before | undefined; readonly words: Words }

function FillLine({ line, before, words }: FillLineProps) {
  const { eventId, name, startDate, state, registered, places, waiting, inBallot } = line
  // Without a limit last year's field is what there is to fill.
  const whole = places ?? before?.registered
  const about = [
    waiting > 0 && words.waiting({ count: waiting }),
    inBallot > 0 && words.inBallot({ count: inBallot }),
    places !== undefined && registered >= places && words.full,
    before && against(registered, before, words),
  ]
  return (
    <li class="filling">
      <div>
        <Link to="overview" params={{ eventId }}>
          <strong>{name}</strong>
        </Link>
        <small>{dayOf(startDate)}</small>
      </div>
      {whole === undefined ? <span /> : <FillBar taken={registered} places={whole} mark={before?.sameTime} />}
      <div class="counts">
        <strong>
          {places === undefined ? words.field({ count: registered }) : words.fieldOf({ registered, places })}
        </strong>
        <small class={before?.sameTime !== undefined && before.sameTime > registered ? 'behind' : undefined}>
          {about.filter(Boolean).join(' · ')}
        </small>
      </div>
      <StateMark state={state} />
    </li>
  )
}

/** How it stands against last year; where nobody knows how that filled, how many there were in the end. */
function against(registered: number, { sameTime, registered: inTheEnd }: Before, words: Words): string {
  if (sameTime === undefined) return words.inTheEnd({ count: inTheEnd })
  if (registered === sameTime) return words.level
  return registered < sameTime
    ? words.behind({ count: sameTime - registered })
    : words.ahead({ count: registered - sameTime })
}
