/** The leaders or winners of a flight, as pages say them on one line. */
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import type { CountedBoard } from '../live/countedBoards.ts'
import { type Cell, numberCell, toParCell } from './document.ts'
import type { Names } from './names.ts'
import { sideName } from './sideName.ts'

type Row = CountedBoard['flights'][number]['rows'][number]

export type Leader = {
  readonly row: Row
  readonly name: string
  /** `thru 12`, `finished`. */
  readonly played: string
  readonly score: Cell
}

/** The first `most` sides that have a position and have played a hole. */
export function leadersOf(
  { unit }: Pick<CountedBoard, 'unit'>,
  flight: CountedBoard['flights'][number] | undefined,
  names: Names,
  most: number,
  language: Language = 'en',
): readonly Leader[] {
  const ranked = flight?.rows.filter(({ position, thru }) => position !== null && thru > 0) ?? []
  return ranked.slice(0, most).map(row => ({
    row,
    name: sideName(row, names),
    played: playedInWords(row, language),
    score: scoreCell(unit, row, language),
  }))
}

/** The number that counts on a board: to par where strokes are counted, else points. */
export function scoreCell(
  unit: CountedBoard['unit'],
  { toPar, value }: Pick<Row, 'toPar' | 'value'>,
  language: Language = 'en',
): Cell {
  return unit === 'strokes' ? toParCell(toPar) : numberCell(value, language)
}

/** How far a side has played: `finished`, `thru 12`, `not started`. */
export function playedInWords({ status, thru }: Pick<Row, 'status' | 'thru'>, language: Language = 'en'): string {
  const { finished, thruHoles, notStarted } = wordsIn(language).results
  if (status === 'complete') return finished
  return thru > 0 ? thruHoles({ holes: thru }) : notStarted
}
