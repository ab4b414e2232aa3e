import { add, compare, exact, type Fraction, fraction, quotient, round, zero } from '../exact.ts'
import type { BoardInput, Entry, Format } from '../formats/format.ts'
import type { Card, Score } from '../game.ts'
import { randomBits } from '../shuffled.ts'
import { type Board, type BoardRow, toParLabel, valueLabel } from '../standings/board.ts'
import { fieldOf, type OpenCard } from './form.ts'
import { strokesToPar } from './strokesToPar.ts'

/** The chances of a side in thousandths: to win, to be among the first `places`, and to make the next cut (null without one). */
export type Chances = {
  readonly sideId: number
  readonly win: number
  readonly places: number
  readonly cut: number | null
}

/**
 * What many ends of a board came to. `cutLines` are the lines of the next cut as boards write them ('+2'; '67' where points
 * count) with their chances in thousandths, the likeliest first.
 */
export type Forecast = {
  readonly ends: number
  readonly sides: readonly Chances[]
  readonly cutLines: readonly { readonly line: string; readonly chance: number }[]
}

export type Simulation = {
  /** Plays so many more ends. */
  readonly play: (ends: number) => void
  readonly forecast: () => Forecast
}

/** What each of up to ten winners of a tie gets of a win: a number that all of them divide. */
const win = 2520

/**
 * Plays a board to its end many times. Scores that exist stay; those to come are drawn from real cards, by strokes received,
 * by what the field made of each hole and by what the player made of the holes so far. Each end is counted by the format
 * itself, ties and cuts included. The same seed gives the same forecast everywhere.
 */
export function simulation(format: Format, input: BoardInput, given: { seed: number; places: number }): Simulation {
  const bits = randomBits(given.seed)
  const field = fieldOf(input.entries, (round, hole) => isToCome(input, round, hole))
  const finalInput = { ...input, combining: { ...input.combining, final: true } }
  const cut = nextCut(input, field.open)
  const wins = new Map<number, number>()
  const placed = new Map<number, number>()
  const made = new Map<number, number>()
  const lines = new Map<string, number>()
  let ends = 0

  const count = (rows: readonly BoardRow[]) => {
    const winners = rows.filter(({ position }) => position === 1)
    for (const { sideId } of winners) addTo(wins, sideId, quotient(win, winners.length))
    for (const { sideId, position } of rows) if (position !== null && position <= given.places) addTo(placed, sideId, 1)
    if (cut === null) return
    const through = rows.filter(row => makesCut(row, cut))
    for (const { sideId } of through) addTo(made, sideId, 1)
    const line = worstAfter(through, cut, format.ranks)
    if (line !== undefined) addTo(lines, line, 1)
  }

  return {
    play: more => {
      for (let end = 0; end < more; end += 1) {
        const forms = field.forms.map(({ mean, spread }) => mean + drawnFrom(spread, bits))
        const { rows }: Board = format.board({ ...finalInput, entries: played(input.entries, field.open, forms, bits) })
        count(rows)
      }
      ends += more
    },
    forecast: () => {
      const thousandths = (n: number, unit = 1) => (ends === 0 ? 0 : round(fraction(n * 1000, ends * unit)))
      return {
        ends,
        sides: input.entries.map(({ side: { id } }) => ({
          sideId: id,
          win: thousandths(wins.get(id) ?? 0, win),
          places: thousandths(placed.get(id) ?? 0),
          cut: cut === null ? null : thousandths(made.get(id) ?? 0),
        })),
        cutLines: [...lines]
          .map(([line, n]) => ({ line, chance: thousandths(n) }))
          .sort((a, b) => b.chance - a.chance || (a.line < b.line ? -1 : 1)),
      }
    },
  }
}

/**
 * Whether a hole is still to be played: not in a round that is over, nor where the committee lets it not count. Of a round
 * shortened to what everybody has completed nothing more is played.
 */
function isToCome({ combining, shortened = [] }: BoardInput, round: number, hole: number): boolean {
  if (combining?.over?.includes(round)) return false
  const holes = shortened.find(one => one.round === round)?.holes
  return holes === undefined || (holes !== 'completed' && holes.includes(hole))
}

/** The round, counted from 1, after which the next cut is made; null when none is to come. */
function nextCut({ combining }: BoardInput, open: readonly OpenCard[]): number | null {
  return combining?.cuts?.find(({ afterRound }) => open.some(({ round }) => round < afterRound))?.afterRound ?? null
}

/** Whether a side plays on after this round. Of a side that missed a later cut, a later round counts. */
function makesCut({ position, status, rounds }: BoardRow, afterRound: number): boolean {
  const missed = status === 'missedCut' || status === 'stoppedBySecondCut'
  return missed ? rounds.slice(afterRound).some(cell => cell?.counts) : position !== null
}

/** The entries with every hole played. */
function played(
  entries: readonly Entry[],
  open: readonly OpenCard[],
  forms: readonly number[],
  bits: () => number,
): readonly Entry[] {
  const ended = entries.map(entry => ({ ...entry, rounds: entry.rounds.map(cards => cards.slice()) }))
  for (const { entry, round, place, card, toCome, means, player } of open) {
    const scores: Score[] = card.scores.slice()
    const form = forms[player] ?? 0
    for (let next = 0; next < toCome.length; next += 1) {
      const at = toCome[next] ?? 0
      const strokes = (card.holes[at]?.par ?? 0) + strokesToPar((means[next] ?? 0) + form, bits())
      scores[at] = strokes > 1 ? strokes : 1
    }
    const cards: (Card | null)[] | undefined = ended[entry]?.rounds[round]
    if (cards) cards[place] = { ...card, scores }
  }
  return ended
}

/** A deviation with this spread: the sum of twelve even draws is as good as normal. */
function drawnFrom(spread: number, bits: () => number): number {
  let sum = -6 * 0x10000
  for (let draw = 0; draw < 12; draw += 1) sum += bits() & 0xffff
  return (sum * spread) >> 16
}

/** The worst total to par after so many rounds among these rows, or the worst total where strokes do not count; nothing without a round. */
function worstAfter(rows: readonly BoardRow[], rounds: number, ranks: 'low' | 'high'): string | undefined {
  const toPar = rows.some(row => row.rounds.slice(0, rounds).some(cell => cell && cell.toPar !== null))
  let worst: Fraction | undefined
  for (const row of rows) {
    let total = zero
    for (const cell of row.rounds.slice(0, rounds)) {
      if (cell) total = add(total, toPar ? exact(cell.toPar ?? 0) : cell.value)
    }
    if (!worst || (ranks === 'low' ? compare(total, worst) > 0 : compare(total, worst) < 0)) worst = total
  }
  return worst && (toPar ? toParLabel(worst.n) : valueLabel(worst))
}

function addTo<K>(counts: Map<K, number>, key: K, n: number): void {
  counts.set(key, (counts.get(key) ?? 0) + n)
}
