import type { ScreenWords } from '../../ui/words.ts'
import type { DeskPlayer } from './Desk.tsx'

/** How many of them are here: a ring that closes, and the number in words. */
export function Ring({
  players,
  words,
}: {
  readonly players: readonly DeskPlayer[]
  readonly words: ScreenWords<'checkIn'>
}) {
  const here = players.filter(one => one.state === 'here').length
  return (
    <span class="here-ring">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        {here > 0 && (
          <circle cx="10" cy="10" r="8" pathLength="1" stroke-dasharray={`${here / players.length} 1`} class="part" />
        )}
      </svg>
      {words.hereOf({ here, all: players.length })}
    </span>
  )
}
