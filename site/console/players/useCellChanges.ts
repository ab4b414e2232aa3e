import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import type { Reply } from '../../ui/call.ts'
import type { CellChange, GridColumn } from '../../ui/grid.ts'
import type { ScreenWords } from '../../ui/words.ts'
import type { Entrant } from '../frame/useRoster.ts'
import { setHandicaps, type Wanted } from './changes.ts'
import { type ByHand, wantedOf } from './wantedOf.ts'

type CellChangesProps = {
  readonly eventId: string
  readonly tees: readonly Reply<'listCourseTees'>[number][]
  readonly columns: readonly GridColumn<Entrant>[]
  readonly words: ScreenWords<'players'>
  readonly onByHand: (asked: ByHand) => void
}

/** Does what cells ask for as one step, and keeps why some of them could not be, by player. */
export function useCellChanges({ eventId, tees, columns, words, onByHand }: CellChangesProps) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())

  function change(changes: readonly CellChange<Entrant>[]): void {
    const wrong = new Map<string, string>()
    const wanted: { readonly row: Entrant; readonly to: Wanted }[] = []
    for (const cell of changes) {
      const asked = wantedOf(cell, tees, words)
      if ('wrong' in asked) wrong.set(String(cell.row.playerId), asked.wrong)
      else if ('byHand' in asked) onByHand(asked.byHand)
      else wanted.push({ row: cell.row, to: asked.to })
    }
    setProblems(wrong)
    const [first] = wrong.values()
    if (first !== undefined) announce(first)
    const titles = [...new Set(changes.map(one => columns.find(({ key }) => key === one.column)?.title ?? ''))]
    const [only] = wanted
    setHandicaps(
      eventId,
      wanted,
      wanted.length === 1 && only
        ? words.changed({ column: titles.join(', '), name: only.row.name })
        : words.changedMany({ column: titles.join(', '), count: wanted.length }),
    )
  }

  return { problems, change }
}
