/** Compares the service with a peer on the same machine in the same run: alternating turns, medians, a ratio. */
import { inOwnProcess } from './inOwnProcess.ts'

export type Target = {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Asked in turn in place of the path of `url`. */
  readonly paths?: readonly string[]
}

/** What is compared with whom, and the ratio that is wanted; none where the peer is only to be seen beside. */
export type Comparison = { readonly what: string; readonly peer: string; readonly wanted?: number }

export type Compared = Comparison & {
  /** Requests a second. */
  readonly ours: number
  readonly theirs: number
  readonly ratio: number
  /** The ratios of the turns that were furthest apart: how far the median can be trusted. */
  readonly lowest: number
  readonly highest: number
}

/** Between two turns the machine may be half as quick: a ratio wants as many. */
export const turns = 7
const secondsPerTurn = 2
const connections = 16

/** Requests a second of both, turn by turn. Throws when an answer is no success, or when a turn had none. */
export async function compare(comparison: Comparison, ours: Target, theirs: Target): Promise<Compared> {
  return compareTurns(
    comparison,
    seconds => load(ours, seconds),
    seconds => load(theirs, seconds),
  )
}

/** The same of whatever loads for some seconds and tells the requests a second; the ratio is the median of the turns' ratios. */
export async function compareTurns(
  comparison: Comparison,
  ours: (seconds: number) => Promise<number>,
  theirs: (seconds: number) => Promise<number>,
): Promise<Compared> {
  const speeds: { ours: number; theirs: number }[] = []
  for (const side of [ours, theirs]) await side(1)
  for (let turn = 0; turn < turns; turn += 1)
    speeds.push({ ours: await ours(secondsPerTurn), theirs: await theirs(secondsPerTurn) })
  if (speeds.some(speed => speed.ours === 0 || speed.theirs === 0))
    throw new Error(`${comparison.what}: no answer in a turn`)
  const ratios = speeds.map(speed => speed.ours / speed.theirs)
  return {
    ...comparison,
    ours: median(speeds.map(speed => speed.ours)),
    theirs: median(speeds.map(speed => speed.theirs)),
    ratio: median(ratios),
    ...spread(ratios),
  }
}

async function load(target: Target, seconds: number): Promise<number> {
  return Number(await inOwnProcess('load.ts', { ...target, connections, seconds }))
}

/** Of what was measured several times, the least and the most. */
export function spread(values: readonly number[]): { readonly lowest: number; readonly highest: number } {
  return { lowest: Math.min(...values), highest: Math.max(...values) }
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
