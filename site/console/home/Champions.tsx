import { worded } from '../../../contract/words/spoken.ts'
import { Link } from '../../ui/router.tsx'
import { listOf } from '../../ui/words.ts'
import type { Week, Words } from './Home.tsx'

type Champion = Week['champions'][number]
type ChampionsProps = { readonly champions: readonly Champion[]; readonly words: Words }

/** Who has won this year, on the board; nothing before somebody has. */
export function Champions({ champions, words }: ChampionsProps) {
  if (champions.length === 0) return null
  return (
    <section class="panel" aria-labelledby="champions-head">
      <header class="panel-head">
        <h2 id="champions-head">{words.champions}</h2>
      </header>
      <ol class="champions board-ground">
        {champions.map(one => (
          <li key={one.eventId}>
            <Link to="results" params={{ eventId: one.eventId }}>
              {one.name}
            </Link>
            <span class="serif">{[winnerOf(one, words), scoreOf(one, words)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function winnerOf({ winners, more }: Champion, words: Words): string {
  return more === 0 ? listOf(winners) : words.shared({ count: winners.length + more })
}

function scoreOf({ counts, value }: Champion, words: Words): string | undefined {
  return counts && worded(words.scores, counts, { count: value ?? 0 })
}
