import { timeFormat } from '../../ui/clock.ts'
import { whatHappened } from '../frame/whatHappened.ts'
import type { Dashboard, Words } from './Home.tsx'

type Entries = Dashboard['lately']

/** The rest is in the log of the club. */
const mostShown = 8

/** What happened last, and when. */
export function Lately({ entries, words }: { readonly entries: Entries; readonly words: Words }) {
  return (
    <section class="panel" aria-labelledby="lately-head">
      <header class="panel-head">
        <h2 id="lately-head">{words.lately}</h2>
      </header>
      {entries.length === 0 && <p class="quiet padded">{words.nothingLately}</p>}
      <ul class="lines">
        {gathered(entries, words)
          .slice(0, mostShown)
          .map(one => (
            <li key={one.at}>
              <span>{one.words}</span>
              <span class="end quiet">{timeOf(one.at)}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** One line for what one person did to one event, from when it was done last: on the day scores come from many at once. */
function gathered(entries: Entries, words: Words): readonly { readonly words: string; readonly at: string }[] {
  const lines: { words: string; at: string }[] = []
  for (const entry of entries.filter(one => one.eventName !== undefined)) {
    const { who, what } = whatHappened(entry, words)
    const line = `${who} ${what} ${entry.eventName}`
    if (!lines.some(one => one.words === line)) lines.push({ words: line, at: entry.at })
  }
  return lines
}

function timeOf(moment: string): string {
  return timeFormat({ dateStyle: 'short', timeStyle: 'short' }).format(new Date(moment))
}
