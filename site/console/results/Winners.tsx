import { useState } from 'preact/hooks'
import { call, type InputOf } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { lazy } from '../../ui/lazy.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Words } from './Results.tsx'
import type { Row } from './rows.ts'
import { contestName, type Winner, withWinners } from './winners.ts'

const WinnerDialog = lazy(() => import('./WinnerDialog.tsx').then(one => one.WinnerDialog))

type WinnersProps = {
  readonly rows: readonly Row[]
  readonly board: LeaderboardSummary
  readonly mayEdit: boolean
  readonly words: Words
}

/** The contests of a leaderboard whose winners are entered: closest to the pin, longest drive, a raffle. */
export function Winners({ rows, board, mayEdit, words }: WinnersProps) {
  const [isAdding, add] = useState(false)
  const params = { eventId: board.eventId, leaderboardId: board.leaderboardId }
  const detail = useQuery('getLeaderboard', { params })
  const write = async (winners: readonly Winner[]) => {
    if (!detail.data) return
    const settings = withWinners(detail.data.settings, winners)
    await call('updateLeaderboard', { params, body: { settings, reason: words.winnersReason } })
  }
  const removal = useDeed(write)
  if (!detail.data) return <Waiting answers={[detail]} />
  const { winners = [] } = detail.data.settings
  const nameOf = new Map(rows.map(({ sideId, name }) => [sideId, name]))
  return (
    <section class="panel" aria-labelledby="winners">
      <header class="panel-head">
        <h2 id="winners">{words.winners}</h2>
        {mayEdit && (
          <button type="button" class="button end" onClick={() => add(true)}>
            {words.addWinner}
          </button>
        )}
      </header>
      {winners.length === 0 && <p class="quiet padded">{words.noWinners}</p>}
      <ul class="lines padded">
        {winners.map(winner => {
          const contest = contestName(winner, words)
          const name = nameOf.get(winner.side) ?? words.leftEvent
          return (
            <li key={`${contest} ${winner.side}`}>
              <span>
                {contest}: <strong>{name}</strong>
              </span>
              {mayEdit && (
                <button
                  type="button"
                  class="button plain tight end"
                  disabled={removal.busy}
                  aria-label={words.removeWinner({ name, contest })}
                  onClick={() => removal.run(winners.filter(one => one !== winner))}
                >
                  {words.remove}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {removal.error}
      {isAdding && (
        <WinnerDialog
          rows={rows}
          winners={winners}
          effectsOf={next => ({
            params,
            body: { settings: withWinners(detail.data?.settings ?? {}, next), reason: 'preview' },
          })}
          write={write}
          words={words}
          onClose={() => add(false)}
        />
      )}
    </section>
  )
}

export type EffectsOf = (winners: readonly Winner[]) => InputOf<'updateLeaderboard'>
