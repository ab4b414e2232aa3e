import { Link } from '../../ui/router.tsx'
import { dayOf } from '../../ui/words.ts'
import { StateMark } from '../frame/StateMark.tsx'
import type { Week, Words } from './Home.tsx'

type Past = Week['past'][number]
type WhoCameProps = {
  readonly past: readonly Past[] | undefined
  readonly mayWrite: boolean
  readonly words: Words
}

/** Who came to the events of the last seven days of play: a bar and its words for each. */
export function WhoCame({ past, mayWrite, words }: WhoCameProps) {
  const players = past?.reduce((sum, one) => sum + one.came, 0) ?? 0
  return (
    <section class="panel" aria-labelledby="came-head" aria-busy={past === undefined}>
      <header class="panel-head">
        <h2 id="came-head">{words.whoCame}</h2>
        {past && past.length > 0 && <span class="end quiet">{words.cameToAll({ events: past.length, players })}</span>}
      </header>
      {past?.length === 0 && <p class="quiet padded">{words.nothingPlayed}</p>}
      <ul class="home-rows">
        {past?.map(one => (
          <li key={one.eventId} class="came">
            <div>
              <Link to="overview" params={{ eventId: one.eventId }}>
                <strong>{one.name}</strong>
              </Link>
              <small>
                {one.startDate === one.endDate
                  ? dayOf(one.startDate)
                  : `${dayOf(one.startDate)} – ${dayOf(one.endDate)}`}
              </small>
            </div>
            <Turnout event={one} words={words} />
            <StateMark state={one.state} />
            {mayWrite && one.noShowIds.length > 0 && (
              <Link
                to="messages"
                params={{ eventId: one.eventId }}
                query={`to=players&ids=${one.noShowIds.join(',')}`}
                class="button tight"
                label={`${words.writeToThem}: ${one.name}, ${words.stayedAway({ count: one.noShowIds.length })}`}
              >
                {words.writeToThem}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Turnout({ event, words }: { readonly event: Past; readonly words: Words }) {
  const { entered, came, withdrawn, noShows, firstTime } = event
  const noCard = entered - came - withdrawn - noShows
  const parts = [
    ['came', came],
    ['withdrew', withdrawn],
    ['stayed', noShows],
  ] as const
  const more = [
    withdrawn > 0 && words.withdrew({ count: withdrawn }),
    noShows > 0 && words.stayedAway({ count: noShows }),
    noCard > 0 && words.noCard({ count: noCard }),
    firstTime > 0 && words.firstTime({ count: firstTime }),
  ]
  return (
    <div>
      <div class="turnout" aria-hidden="true">
        {parts.map(([name, count]) => (
          <i key={name} class={name} style={{ width: `${entered > 0 ? (100 * count) / entered : 0}%` }} />
        ))}
      </div>
      <small>
        <strong>{words.came({ count: came })}</strong>
        {more.filter(Boolean).map(one => ` · ${one}`)}
      </small>
    </div>
  )
}
