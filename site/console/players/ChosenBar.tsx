import type { CellChange } from '../../ui/grid.ts'
import { Menu } from '../../ui/Menu.tsx'
import { kit, type ScreenWords } from '../../ui/words.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Entrant } from '../frame/useRoster.ts'
import { setFlight, setHandicaps } from './changes.ts'
import type { Open } from './OverPlayers.tsx'

type ChosenBarProps = {
  readonly eventId: string
  readonly rows: readonly Entrant[]
  readonly boards: readonly LeaderboardSummary[]
  readonly teesOf: (row: Entrant) => readonly string[]
  readonly words: ScreenWords<'players'>
  readonly onChange: (changes: readonly CellChange<Entrant>[]) => void
  readonly onOpen: (what: Open) => void
}

/** What can be done with the chosen rows, as one step each. */
export function ChosenBar({ eventId, rows, boards, teesOf, words, onChange, onOpen }: ChosenBarProps) {
  const [first] = rows
  const only = rows.length === 1 ? first : undefined
  const lockAll = (locked: boolean) =>
    setHandicaps(
      eventId,
      rows.map(row => ({ row, to: { locked } })),
      words.lockedGesture({ count: rows.length, on: locked }),
    )
  return (
    <span class="end">
      <span class="sum">{kit().chosen({ count: rows.length })}</span>
      <Menu
        label={words.setTeeLabel}
        words={words.setTee}
        items={[...new Set(rows.flatMap(teesOf))].map(name => ({
          words: name,
          run: () => onChange(rows.map(row => ({ row, column: 'tee', text: name }))),
        }))}
      />
      {boards.map(board => (
        <ToFlight key={board.leaderboardId} {...{ eventId, rows, board, words }} />
      ))}
      <button type="button" class="button tight" onClick={() => lockAll(true)}>
        {words.lockThem}
      </button>
      <button type="button" class="button tight" onClick={() => lockAll(false)}>
        {words.unlockThem}
      </button>
      {only && (
        <>
          <button type="button" class="button tight" onClick={() => onOpen({ what: 'details', row: only })}>
            {words.why}
          </button>
          <button type="button" class="button tight" onClick={() => onOpen({ what: 'replace' })}>
            {words.replace}
          </button>
        </>
      )}
      <button type="button" class="button tight harm" onClick={() => onOpen({ what: 'remove' })}>
        {words.withdraw}
      </button>
    </span>
  )
}

type ToFlightProps = Pick<ChosenBarProps, 'eventId' | 'rows' | 'words'> & { readonly board: LeaderboardSummary }

function ToFlight({ eventId, rows, board, words }: ToFlightProps) {
  const { leaderboardId, name, flights } = board
  return (
    <Menu
      label={words.toFlight({ board: name })}
      words={name}
      items={flights.map(flight => ({
        words: flight.name,
        run: () => {
          const to = { ...flight, id: flight.flightId, leaderboardId, eventId: board.eventId }
          for (const row of rows)
            setFlight(eventId, row, to, words.flightGesture({ name: row.name, flight: flight.name }))
        },
      }))}
    />
  )
}
