import type { DeskPlayer } from './Desk.tsx'
import type { en } from './en.ts'

/** How many of them are here: a ring that closes, and the number in words. */
export function Ring({ players, words }: { readonly players: readonly DeskPlayer[]; readonly words: typeof en }) {
  const here = players.filter(one => one.state === 'here').length
  return (
    <span class="here-ring">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        {here > 0 && (
          <circle cx="10" cy="10" r="8" pathLength="1" stroke-dasharray={`${here / players.length} 1`} class="part" />
        )}
      </svg>
      {words.hereOf(here, players.length)}
    </span>
  )
}
