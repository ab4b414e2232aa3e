import { call } from '../../ui/call.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import type { Part, Words } from './Matches.tsx'
import { nameOf } from './match.ts'

/** Matches that no flight counts, because their sides are apart or have left. */
export function Astray({ part, words }: { readonly part: Part; readonly words: Words }) {
  const { board, round } = part
  const sides = round.flights.flatMap(flight => flight.sides)
  const remove = useDeed((matchId: string) =>
    call('removeMatch', {
      params: { eventId: board.eventId, leaderboardId: board.leaderboardId, matchId },
      query: { ...(round.hasScores && { reason: words.astray }) },
    }),
  )
  if (round.astray.length === 0) return null
  return (
    <section class="panel astray">
      <h2>{words.astrayTitle}</h2>
      <p class="quiet">{words.astray}</p>
      <ul>
        {round.astray.map(({ matchId, a, b }) => (
          <li key={matchId}>
            <span>{words.between({ a: nameOf(a, sides), b: nameOf(b, sides) })}</span>
            <button type="button" class="button tight" disabled={remove.busy} onClick={() => remove.run(matchId)}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {remove.error}
    </section>
  )
}
