import { useChoice } from '../../ui/router.tsx'
import { Segments } from '../../ui/Segments.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { NoBoards } from '../frame/NoBoards.tsx'
import { Screen } from '../frame/Screen.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { Division } from './Division.tsx'

export type Words = ScreenWords<'flights'>

/** Who is ranked with whom: boundaries over the field that count while they are dragged, for several leaderboards at once. */
export function Flights({ words }: { readonly words: Words }) {
  const { setup } = useEvent()
  const boards = setup.leaderboards
  const [chosen, setChosen] = useChoice<string>('board', String(boards[0]?.leaderboardId ?? ''))
  const board = boards.find(one => String(one.leaderboardId) === chosen) ?? boards[0]
  if (!board) return <NoBoards words={words} />
  return (
    <Screen
      title={words.title}
      beside={
        boards.length > 1 && (
          <Segments
            label={words.board}
            value={String(board.leaderboardId)}
            options={boards.map(one => ({
              value: String(one.leaderboardId),
              words: one.name,
              count: one.unassigned > 0 ? one.unassigned : undefined,
            }))}
            onChoose={setChosen}
          />
        )
      }
    >
      <Division key={board.leaderboardId} board={board} boards={boards} words={words} />
    </Screen>
  )
}
