/** What the figures of a leaderboard are for those who listen: `T4`, `−10`, `F` and `▲3` as words. */
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import type { Cell } from './document.ts'
import type { BoardFlight } from './sideName.ts'

type Row = BoardFlight['rows'][number]

/** The place, or why there is none. */
export function withPlace(shown: Cell, { position, tied, status }: Row, language: Language): Cell {
  const { tiedPlace, place, noPlace } = wordsIn(language).results.said
  if (shown.text === '') return shown
  const reason = (noPlace as Readonly<Partial<Record<Row['status'], string>>>)[status]
  const said = position === null ? reason : (tied ? tiedPlace : place)({ position })
  return said === undefined ? shown : { ...shown, said }
}

/** Strokes to par. */
export function withPar(shown: Cell, toPar: number | null, language: Language): Cell {
  const { under, over, level } = wordsIn(language).results.said
  if (toPar === null) return shown
  const strokes = Math.abs(toPar)
  return { ...shown, said: toPar === 0 ? level : (toPar < 0 ? under : over)({ strokes }) }
}

/** How far the round is. */
export function withThru(shown: Cell, { status, thru }: Row, language: Language): Cell {
  const { finished, said } = wordsIn(language).results
  if (status === 'complete') return { ...shown, said: finished }
  if (thru > 0) return { ...shown, said: said.thru({ holes: thru }) }
  return shown.text === '' ? shown : { ...shown, said: said.starts({ time: shown.text }) }
}

/** How many places a side has gained or lost. */
export function withMovement(shown: Cell, places: number | null, language: Language): Cell {
  const { up, down, asBefore } = wordsIn(language).results.said
  if (places === null) return shown
  return { ...shown, said: places === 0 ? asBefore : (places > 0 ? up : down)({ places: Math.abs(places) }) }
}
