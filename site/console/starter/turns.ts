import type { Reply } from '../../ui/call.ts'

export type StartGroup = Reply<'listStarts'>['groups'][number]

/** The groups of a round as a starter sees them. */
export type Turns = {
  /** Who goes now: one group, or in a shotgun all that go at this time. */
  readonly next: readonly StartGroup[]
  /** Who goes after that, in order. */
  readonly after: readonly StartGroup[]
  /** Who was to go before others that have gone: they wait for somebody, or went without being told. */
  readonly passed: readonly StartGroup[]
  /** Those who have gone, the last ones first. */
  readonly gone: readonly StartGroup[]
  /** Of those who have gone the ones that the last tap sent off. */
  readonly last: readonly StartGroup[]
  /** The holes from which groups start one after the other, where there are several: each has its own starter. */
  readonly tees: readonly number[]
}

/** `tee`: only groups from this hole, where they start from several. `first`: goes before its turn, if it has not gone. */
export function turnsOf(
  all: readonly StartGroup[],
  { tee, first }: { readonly tee: number | undefined; readonly first: number | undefined },
): Turns {
  const holes = [...new Set(all.map(({ hole }) => hole))].sort((a, b) => a - b)
  const tees = holes.length > 1 && all.some(one => !goesAtOnce(one, all)) ? holes : []
  const groups = tee !== undefined && tees.includes(tee) ? all.filter(({ hole }) => hole === tee) : all
  const waiting = groups.filter(({ startedAt }) => startedAt === undefined)
  const reached = groups.findLastIndex(({ startedAt }) => startedAt !== undefined)
  const isPassed = (one: StartGroup) => groups.indexOf(one) < reached
  const turn = waiting.find(one => one.id === first) ?? waiting.find(one => !isPassed(one)) ?? waiting[0]
  const next = turn && goesAtOnce(turn, groups) ? waiting.filter(one => isAtTimeOf(one, turn)) : turn ? [turn] : []
  const others = waiting.filter(one => !next.includes(one))
  const gone = groups
    .filter(({ startedAt }) => startedAt !== undefined)
    .sort((a, b) => startOf(b) - startOf(a) || groups.indexOf(a) - groups.indexOf(b))
  return {
    next,
    after: others.filter(one => !isPassed(one)),
    passed: others.filter(isPassed),
    gone,
    last: gone.filter(one => gone[0] && startOf(one) === startOf(gone[0])),
    tees,
  }
}

/** A shotgun: the whole round goes at one time, or at this time groups go from more holes than a start from two tees has. */
function goesAtOnce(group: StartGroup, all: readonly StartGroup[]): boolean {
  const together = all.filter(one => isAtTimeOf(one, group))
  const holes = new Set(together.map(({ hole }) => hole)).size
  return holes > 2 || (holes === 2 && together.length === all.length)
}

function isAtTimeOf(one: StartGroup, other: StartGroup): boolean {
  return Date.parse(one.teeTime) === Date.parse(other.teeTime)
}

function startOf({ startedAt = '' }: StartGroup): number {
  return Date.parse(startedAt)
}
