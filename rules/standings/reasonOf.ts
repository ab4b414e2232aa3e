import { compare, type Fraction, fraction, subtract, zero } from '../exact.ts'
import type { Board, BoardRow, TieCriterion, TieLine } from './board.ts'

/** Why a side stands where it does, from the board alone. */
export type Reason = {
  /** `clear`: nobody has the same score; `broken`: somebody has, and the tie was broken; `shared`: the place is shared. */
  readonly kind: 'clear' | 'broken' | 'shared'
  readonly position: number
  /** The others with the same score, and those of them who share the place. */
  readonly level: readonly number[]
  readonly sharedWith: readonly number[]
  /** The side to look at: who was level and came just before, or after; else who stands just before, the first place aside. */
  readonly rival: number | undefined
  /** The sides just before and after those with the same score, and how far away they are; not where ranks go by more than the score. */
  readonly ahead: Neighbours | undefined
  readonly behind: Neighbours | undefined
  /** What was compared with the rival, then what was not needed any more; none where no tie was looked at. */
  readonly steps: readonly ReasonStep[]
}

export type Neighbours = { readonly sides: readonly number[]; readonly by: Fraction }

/** `values` of all who were still level, in the order of the board; empty for what was not needed. */
export type ReasonStep = TieCriterion & {
  readonly outcome: 'level' | 'decides' | 'notNeeded'
  readonly values: readonly { readonly side: number; readonly value: Fraction | null }[]
}

/** How the board ranks: whether the low or the high score wins, and by strokes to par instead of totals while it is live. */
export type Ranking = { readonly ranks: 'low' | 'high'; readonly byPar: boolean }

/** The reason of a side's place; undefined for a side without one, or that has played nothing. */
export function reasonOf(board: Board, sideId: number, ranking: Ranking): Reason | undefined {
  const ranked = board.rows.filter(row => row.position !== null && scoreOf(row, ranking) !== null)
  const own = ranked.find(row => row.sideId === sideId)
  if (!own || own.position === null || own.rounds.every(cell => cell === null)) return undefined
  const tie = board.ties?.find(({ sides }) => sides.includes(sideId))
  const others = ranked.filter(row => row !== own)
  const shares = others.filter(row => row.position === own.position).map(idOf)
  const level = tie ? others.map(idOf).filter(id => tie.sides.includes(id)) : shares
  const rival = rivalOf(own, others, level)
  const kind = own.tied ? 'shared' : level.length > 0 ? 'broken' : 'clear'
  return {
    kind,
    position: own.position,
    level,
    sharedWith: shares,
    rival,
    ...neighbours(own, ranked, [sideId, ...level], ranking),
    steps:
      tie && rival !== undefined && level.includes(rival) ? stepsOf(tie, board.rows.map(idOf), [sideId, rival]) : [],
  }
}

/** What a board ranks by: the total, or strokes to par. */
function scoreOf({ value, toPar }: BoardRow, { byPar }: Ranking): Fraction | null {
  if (!byPar) return value
  return toPar === null ? null : fraction(toPar)
}

function idOf({ sideId }: BoardRow): number {
  return sideId
}

function rivalOf(own: BoardRow, others: readonly BoardRow[], level: readonly number[]): number | undefined {
  const near = level.length > 0 ? others.filter(row => level.includes(row.sideId)) : others
  const place = own.position ?? 0
  const shared = near.find(({ position }) => position === place)
  const before = near.findLast(({ position }) => position !== null && position < place)
  const after = near.find(({ position }) => position !== null && position > place)
  return (shared ?? before ?? after)?.sideId
}

function neighbours(
  own: BoardRow,
  ranked: readonly BoardRow[],
  group: readonly number[],
  ranking: Ranking,
): Pick<Reason, 'ahead' | 'behind'> {
  const rest = ranked.filter(row => !group.includes(row.sideId))
  const isBefore = (row: BoardRow) => (row.position ?? 0) < (own.position ?? 0)
  const nearest = (row: BoardRow | undefined, worse: BoardRow | undefined, better: BoardRow | undefined) => {
    const [high, low] = [worse && scoreOf(worse, ranking), better && scoreOf(better, ranking)]
    if (!row || !high || !low) return undefined
    const by = ranking.ranks === 'low' ? subtract(high, low) : subtract(low, high)
    const score = scoreOf(row, ranking)
    const sides = rest.filter(one => isBefore(one) === isBefore(row) && isSame(scoreOf(one, ranking), score)).map(idOf)
    return compare(by, zero) > 0 ? { sides, by } : undefined
  }
  const ahead = rest.findLast(isBefore)
  const behind = rest.find(row => !isBefore(row))
  return { ahead: nearest(ahead, own, ahead), behind: nearest(behind, behind, own) }
}

/** What the two were compared by, up to what told them apart, and what was left. */
function stepsOf(
  { comparisons, criteria }: TieLine,
  order: readonly number[],
  [own, rival]: readonly [number, number],
): readonly ReasonStep[] {
  const both = comparisons.filter(({ sides }) => sides.includes(own) && sides.includes(rival))
  const made = both.flatMap(({ at, sides, values }): readonly ReasonStep[] => {
    const criterion = criteria[at]
    const amountOf = (side: number) => values[sides.indexOf(side)] ?? null
    const isLevel = isSame(amountOf(own), amountOf(rival))
    const all = order.flatMap(side => (sides.includes(side) ? [{ side, value: amountOf(side) }] : []))
    return criterion ? [{ ...criterion, outcome: isLevel ? 'level' : 'decides', values: all }] : []
  })
  const left = criteria.slice((both.at(-1)?.at ?? -1) + 1)
  return [...made, ...left.map(criterion => ({ ...criterion, outcome: 'notNeeded' as const, values: [] }))]
}

function isSame(a: Fraction | null, b: Fraction | null): boolean {
  return a && b ? compare(a, b) === 0 : a === b
}
