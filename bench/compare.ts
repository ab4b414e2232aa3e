/** Compares the service with a bare peer on the same machine in the same run: alternating turns, medians, a ratio. */
import { inOwnProcess } from './inOwnProcess.ts'

export type Target = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Compared = {
  readonly what: string
  readonly ours: number
  readonly peer: number
  readonly ratio: number
  readonly wanted: number
}

const turns = 5
const secondsPerTurn = 2
const connections = 16

/** Requests a second of both, turn by turn; the ratio is the median of the turns' ratios. Throws when an answer is no 200. */
export async function compare(what: string, ours: Target, peer: Target, wanted: number): Promise<Compared> {
  const speeds: { ours: number; peer: number }[] = []
  for (const target of [ours, peer]) await load(target, 1)
  for (let turn = 0; turn < turns; turn += 1) {
    speeds.push({ ours: await load(ours, secondsPerTurn), peer: await load(peer, secondsPerTurn) })
  }
  return {
    what,
    ours: median(speeds.map(speed => speed.ours)),
    peer: median(speeds.map(speed => speed.peer)),
    ratio: median(speeds.map(speed => speed.ours / speed.peer)),
    wanted,
  }
}

/** Requests a second that `target` answers; `paths` are asked in turn when given. */
export async function throughput(target: Target & { readonly paths?: readonly string[] }): Promise<number> {
  await load(target, 1)
  return load(target, 3 * secondsPerTurn)
}

async function load(target: Target, seconds: number): Promise<number> {
  return Number(await inOwnProcess('load.ts', { ...target, connections, seconds }))
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
