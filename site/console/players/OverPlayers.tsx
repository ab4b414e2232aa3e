import { lazy } from '../../ui/lazy.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Entrant, Roster } from '../frame/useRoster.ts'
import { setHandicaps } from './changes.ts'
import { AskReason, Details } from './dialogs.tsx'
import type { ByHand } from './wantedOf.ts'

export type Open =
  | { readonly what: 'details'; readonly row: Entrant }
  | ({ readonly what: 'reason' } & ByHand)
  | { readonly what: 'remove' | 'replace' | 'late' | 'waiting' }

const LateEntry = lazy(() => import('./LateEntry.tsx').then(one => one.LateEntry))
const Remove = lazy(() => import('./Remove.tsx').then(one => one.Remove))
const Replace = lazy(() => import('./Replace.tsx').then(one => one.Replace))
const WaitingList = lazy(() => import('./WaitingList.tsx').then(one => one.WaitingList))

type OverPlayersProps = {
  readonly open: Open
  readonly eventId: string
  readonly roundId: string
  readonly roster: Roster
  readonly chosen: readonly Entrant[]
  readonly boards: readonly LeaderboardSummary[]
  readonly words: ScreenWords<'players'>
  readonly onClose: () => void
  /** `done`: the chosen rows are dealt with. */
  readonly onEnd: (done: boolean) => void
}

/** The dialog that is open over the players. */
export function OverPlayers({
  open,
  eventId,
  roundId,
  roster,
  chosen,
  boards,
  words,
  onClose,
  onEnd,
}: OverPlayersProps) {
  const { entrants, pairings } = roster
  const [first] = chosen
  if (open.what === 'details') {
    const row = entrants.find(one => one.playerId === open.row.playerId) ?? open.row
    return <Details {...{ row, boards, words, onClose }} />
  }
  if (open.what === 'late') return <LateEntry {...{ eventId, roundId, pairings, boards, words, onClose }} />
  if (open.what === 'waiting') return <WaitingList {...{ words, onClose }} />
  if (open.what === 'reason') {
    const keep = (manualMsg: string) => {
      const { row, values } = open
      setHandicaps(
        eventId,
        [{ row, to: { ...values, manualMsg } }],
        words.changed({ column: words.playing, name: row.name }),
      )
      onClose()
    }
    return <AskReason words={words} onClose={onClose} onReason={keep} />
  }
  if (!first) return null
  if (open.what === 'remove') return <Remove {...{ rows: chosen, entrants, eventId, words }} onClose={onEnd} />
  return <Replace {...{ row: first, eventId, words }} onClose={onEnd} />
}
