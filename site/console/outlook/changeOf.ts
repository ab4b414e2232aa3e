import type { Change } from '../../../rules/simulation/whatIf.ts'

/** What was typed of a change. */
export type Asked = {
  readonly kind: Change['kind']
  readonly side: string
  readonly player: string
  readonly round: string
  readonly hole: string
  readonly strokes: string
  readonly low: string
  readonly upTo: string
}

/** The change that was asked for; undefined where a number is missing or wrong. */
export function changeOf({ kind, side, player, round, hole, strokes, low, upTo }: Asked): Change | undefined {
  const sideId = Number(side)
  const at = Number(round) - 1
  if (kind === 'status') return { kind, sideId, round: at, status: 'withdrawn' }
  if (kind === 'shortening') {
    if (upTo === 'completed') return { kind, shortening: { round: at, holes: 'completed' } }
    return { kind, shortening: { round: at, holes: Array.from({ length: Number(upTo) }, (_, one) => one + 1) } }
  }
  if (kind === 'cut') return isLow(low) ? { kind, cut: { afterRound: Number(round), low: Number(low) } } : undefined
  return isHole(hole) && areStrokes(strokes)
    ? { kind, sideId, player: Number(player), round: at, hole: Number(hole), score: Number(strokes) }
    : undefined
}

export function isHole(text: string): boolean {
  return isWithin(text, 1, 18)
}

export function areStrokes(text: string): boolean {
  return isWithin(text, 1, 30)
}

/** Whether so many can make a cut. */
export function isLow(text: string): boolean {
  return isWithin(text, 1, 100_000)
}

function isWithin(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
}
