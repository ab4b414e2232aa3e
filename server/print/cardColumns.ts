import type { NounWords } from '../../contract/words/wordsIn.ts'
import { playOrder } from '../../rules/formats/card.ts'
import type { Hole } from '../../rules/game.ts'

/** A column of a scorecard: a hole, a sum over `holes`, or one of the columns for handicap and net at the end. */
export type CardColumn =
  | { readonly kind: 'hole'; readonly label: string; readonly hole: Hole }
  | { readonly kind: 'sum'; readonly label: string; readonly holes: readonly Hole[] }
  | { readonly kind: 'handicap' | 'net'; readonly label: string }

/**
 * The columns of a card: the holes in the order of play, from the start hole. OUT and IN follow the nine that they add up;
 * after a start in the middle of a nine both come at the end.
 */
export function cardColumns(
  holes: readonly Hole[],
  startHole: number,
  words: NounWords['forms'],
): readonly CardColumn[] {
  const order = playOrder([{ holes, scores: [], playingHandicap: 0, startHole }])
  const played = order
    .flatMap(at => holes[at] ?? [])
    .map(hole => ({ kind: 'hole', label: `${hole.number}`, hole }) as const)
  const end = [
    { kind: 'sum', label: words.total, holes },
    { kind: 'handicap', label: words.handicapShort },
    { kind: 'net', label: words.netShort },
  ] as const
  if (holes.length !== 18) return [...played, ...end]
  const out = { kind: 'sum', label: words.out, holes: holes.slice(0, 9) } as const
  const back = { kind: 'sum', label: words.in, holes: holes.slice(9) } as const
  const [first, second] = [played.slice(0, 9), played.slice(9)]
  if (startHole === 10) return [...first, back, ...second, out, ...end]
  return startHole === 1 ? [...first, out, ...second, back, ...end] : [...played, out, back, ...end]
}

/** The text of a column in a row with a number for each hole: that number, or the sum; empty when any number is missing. */
export function columnNumber(column: CardColumn, numberOf: (hole: Hole) => number | undefined): string {
  if (column.kind === 'hole') return `${numberOf(column.hole) ?? ''}`
  if (column.kind !== 'sum') return ''
  const values = column.holes.map(numberOf)
  return values.some(value => value === undefined)
    ? ''
    : `${values.reduce<number>((sum, value) => sum + (value ?? 0), 0)}`
}

/** In what these holes give their lengths. */
export function unitOf(holes: readonly Hole[]): 'metres' | 'yards' {
  return holes.some(({ metres }) => metres !== undefined) ? 'metres' : 'yards'
}
