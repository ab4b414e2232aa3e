import { Link } from '../../ui/router.tsx'
import { dayOf } from '../../ui/words.ts'
import { StateMark } from '../frame/StateMark.tsx'
import type { Dashboard, Words } from './Home.tsx'

type Line = Dashboard['today'][number]

/** The events that are on. */
export function Today({ lines, words }: { readonly lines: readonly Line[]; readonly words: Words }) {
  return (
    <section class="panel" aria-labelledby="today-head">
      <header class="panel-head">
        <h2 id="today-head">{words.today}</h2>
      </header>
      <ul class="lines">
        {lines.map(one => (
          <li key={one.eventId}>
            <span class="quiet">{dayOf(one.startDate)}</span>
            <Link to="overview" params={{ eventId: one.eventId }}>
              <strong>{one.name}</strong>
            </Link>
            <span class="end">
              <StateMark state={one.round?.state ?? one.state} />
            </span>
            <small class="whole quiet">{aboutOf(one, words)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function aboutOf({ places, registered, round }: Line, words: Words): string {
  return [
    places === undefined ? words.field({ count: registered }) : words.fieldOf({ registered, places }),
    round && round.groups > 0 && words.groups({ out: round.out, all: round.groups }),
    round && round.differing > 0 && words.differ({ count: round.differing }),
  ]
    .filter(Boolean)
    .join(' · ')
}
