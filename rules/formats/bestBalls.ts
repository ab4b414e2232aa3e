import { remainder } from '../exact.ts'
import type { Ball, TeamHole, TeamValue } from './teamFormat.ts'

/** How many balls count on a hole, whose, and whether gross or net. */
export type Wanted =
  | { readonly kind: 'best'; readonly count: number }
  | { readonly kind: 'byGender'; readonly men: number; readonly women: number }
  | { readonly kind: 'mixed'; readonly gross: number; readonly net: number; readonly sameBall: boolean }

/** What a ball is worth, gross and net, and the par it is compared with. */
type Counted = Required<Ball>

/** How a format values balls: what one is worth, whether low or high is better, and what a missing one is worth. */
export type Valuing = {
  readonly score: 'gross' | 'net'
  readonly counts: (strokes: number, par: number) => number
  readonly better: 'low' | 'high'
  /** Null: a hole with too few balls does not count. */
  readonly missing: 0 | null
}

/**
 * The best sum of the balls that must count, with the par of those balls; null when there are too few. A team never needs
 * more balls than it has players. Gross and net balls come from different players unless the same ball may count twice;
 * every combination is considered, because the best gross ball is often the best net ball too.
 */
export function bestBalls(
  { balls, players }: TeamHole,
  wanted: Wanted,
  valuing: Valuing,
  genders: readonly ('male' | 'female')[],
): TeamValue<number> | null {
  if (balls.length === 0) return null
  const flipped = (value: number) => (valuing.better === 'low' ? value : 0 - value)
  const counted = balls.map(ball => ({
    player: ball.player,
    gross: flipped(valuing.counts(ball.gross, ball.par)),
    net: flipped(valuing.counts(ball.net, ball.par)),
    par: ball.par,
    parStrokes: ball.parStrokes ?? 0,
  }))
  const best = lowestWanted(balls, counted, wanted, valuing, players, genders)
  return best === null ? null : { ...best, value: flipped(best.value) }
}

/** The lowest sum of the balls that must count. Where high is better, the values arrive negated. */
function lowestWanted(
  balls: readonly Ball[],
  counted: readonly Counted[],
  wanted: Wanted,
  { score, missing }: Valuing,
  players: number,
  genders: readonly ('male' | 'female')[],
): TeamValue<number> | null {
  switch (wanted.kind) {
    case 'best':
      return lowest(counted, score, least(wanted.count, players), missing)
    case 'byGender': {
      const ballsOf = (gender: 'male' | 'female') =>
        counted.filter((_, index) => (genders[balls[index]?.player ?? 0] ?? 'male') === gender)
      return joined(
        lowest(ballsOf('male'), score, wanted.men, missing),
        lowest(ballsOf('female'), score, wanted.women, missing),
      )
    }
    case 'mixed':
      if (wanted.sameBall) {
        return joined(
          lowest(counted, 'gross', least(wanted.gross, players), missing),
          lowest(counted, 'net', least(wanted.net, players), missing),
        )
      }
      return lowestMixed(counted, wanted.gross, wanted.net, missing)
  }
}

/** The sum of the `count` lowest values. With fewer balls it is null, unless missing balls count as 0. */
function lowest(
  counted: readonly Counted[],
  score: 'gross' | 'net',
  count: number,
  missing: Valuing['missing'],
): TeamValue<number> | null {
  if (counted.length < count && missing === null) return null
  return lowestBalls(counted, score, count).reduce((sum, ball) => withBall(sum, ball, score), none)
}

/** The `count` balls of the lowest values, lowest first, level ones in the order of the players. */
function lowestBalls(counted: readonly Counted[], score: 'gross' | 'net', count: number): readonly Counted[] {
  const best: Counted[] = []
  for (const ball of counted) {
    const place = best.findIndex(kept => ball[score] < kept[score])
    if (place >= 0) best.splice(place, 0, ball)
    else best.push(ball)
    if (best.length > count) best.pop()
  }
  return best
}

const none: TeamValue<number> = { value: 0, par: 0, players: [] }

/**
 * The sum with one more ball. A net ball has the strokes for the par of its tee deducted already, so they come off its par
 * too; a gross ball is compared with the par of its own tee, and those strokes go to `hidden`.
 */
export function withBall(sum: TeamValue<number>, ball: Ball, score: 'gross' | 'net'): TeamValue<number> {
  const { player, par, parStrokes = 0 } = ball
  const value = sum.value + ball[score]
  const players = [...(sum.players ?? []), player]
  if (parStrokes === 0 && sum.hidden === undefined) return { value, par: sum.par + par, players }
  if (score === 'net') return { ...sum, value, par: sum.par + par - parStrokes, players }
  return { value, par: sum.par + par, hidden: (sum.hidden ?? 0) + parStrokes, players }
}

/**
 * The lowest sum of `gross` gross and `net` net balls of different players. It takes ball after ball and keeps the best
 * sum for every number of gross and net balls so far.
 */
function lowestMixed(
  counted: readonly Counted[],
  gross: number,
  net: number,
  missing: Valuing['missing'],
): TeamValue<number> | null {
  const columns = net + 1
  let best: (TeamValue<number> | null)[] = new Array((gross + 1) * columns).fill(null)
  best[0] = none
  for (const ball of counted) {
    best = best.map((without, at) => {
      const asGross = at >= columns ? plusBall(best[at - columns], ball, 'gross') : null
      const asNet = remainder(at, columns) > 0 ? plusBall(best[at - 1], ball, 'net') : null
      return lower(lower(without, asGross), asNet)
    })
  }
  return missing === null ? (best.at(-1) ?? null) : best.reduce(lower, null)
}

function plusBall(
  sum: TeamValue<number> | null | undefined,
  ball: Counted,
  score: 'gross' | 'net',
): TeamValue<number> | null {
  return sum ? withBall(sum, ball, score) : null
}

function lower(a: TeamValue<number> | null, b: TeamValue<number> | null): TeamValue<number> | null {
  if (a === null || b === null) return a ?? b
  return b.value < a.value ? b : a
}

function joined(a: TeamValue<number> | null, b: TeamValue<number> | null): TeamValue<number> | null {
  if (!a || !b) return null
  const hidden = (a.hidden ?? 0) + (b.hidden ?? 0)
  const players = [...(a.players ?? []), ...(b.players ?? [])]
  return { value: a.value + b.value, par: a.par + b.par, players, ...(hidden !== 0 && { hidden }) }
}

function least(a: number, b: number): number {
  return a < b ? a : b
}
