/** Wishes for a tee sheet: pairs and groups of player ids. A player may be in several. */
export type Wishes = {
  /** Players who should play together: partners, a shared cart, a lift. */
  readonly together?: readonly (readonly number[])[]
  /** Players who should not play together. */
  readonly apart?: readonly (readonly number[])[]
  /** Groups of earlier rounds: the more often two players have met, the more it is avoided that they meet again. */
  readonly earlier?: readonly (readonly number[])[]
}

/** Weighs more than any number of meetings that a club can have. */
const wishWeight = 1_000_000

/**
 * The groups after swaps of players, for as long as a swap improves them: first by `together` and `apart`, then by the sum,
 * over all pairs, of the square of how often they have met. Groups keep their sizes. Only players who are `isAlike` change
 * places.
 */
export function fulfilWishes(
  groups: readonly (readonly number[])[],
  wishes: Wishes,
  isAlike: IsAlike = () => true,
): readonly (readonly number[])[] {
  const weights = pairWeights(wishes)
  const concerned = new Set([...(wishes.together ?? []), ...(wishes.apart ?? []), ...(wishes.earlier ?? [])].flat())
  const current = groups.map(group => [...group])
  while (swapOnce(current, weights, concerned, isAlike));
  return current
}

/** Whether one may take the place of the other. */
type IsAlike = (a: number, b: number) => boolean

/**
 * The same where units stay whole: a wish of one member is a wish of the unit, and only units of the same size change places.
 * Every unit is in one of the groups.
 */
export function fulfilUnitWishes(
  groups: readonly (readonly number[])[],
  units: readonly (readonly number[])[],
  wishes: Wishes,
): readonly (readonly number[])[] {
  const unitOf = new Map(units.flatMap((unit, at) => unit.map(id => [id, at] as const)))
  const membersOf = (at: number) => units[at] ?? []
  const inUnits = (lists: readonly (readonly number[])[] = []) =>
    lists.map(ids => [...new Set(ids.flatMap(id => unitOf.get(id) ?? []))])
  const asUnits: Wishes = {
    together: inUnits(wishes.together),
    apart: inUnits(wishes.apart),
    earlier: inUnits(wishes.earlier),
  }
  const isAlike: IsAlike = (a, b) => membersOf(a).length === membersOf(b).length
  return fulfilWishes(inUnits(groups), asUnits, isAlike).map(group => group.flatMap(membersOf))
}

/** How far groups are from the wishes: 0 when every wish comes true and nobody meets again. */
export function wishCost(groups: readonly (readonly number[])[], wishes: Wishes): number {
  const weights = pairWeights(wishes)
  const wanted = (wishes.together ?? []).flatMap(pairsOf).length * wishWeight
  return groups.reduce((cost, group) => cost + costInside(group, weights), wanted)
}

type PairWeights = ReadonlyMap<string, number>

/** What it costs when a pair plays together; negative when that is wished for. */
function pairWeights({ together = [], apart = [], earlier = [] }: Wishes): PairWeights {
  const meetings = new Map<string, number>()
  for (const pair of earlier.flatMap(pairsOf)) meetings.set(pair, (meetings.get(pair) ?? 0) + 1)
  const weights = new Map([...meetings].map(([pair, times]) => [pair, times * times]))
  for (const pair of apart.flatMap(pairsOf)) weights.set(pair, (weights.get(pair) ?? 0) + wishWeight)
  for (const pair of together.flatMap(pairsOf)) weights.set(pair, (weights.get(pair) ?? 0) - wishWeight)
  return weights
}

/** `concerned`: the players of whom a wish speaks; a swap of two others changes nothing. */
function swapOnce(groups: number[][], weights: PairWeights, concerned: ReadonlySet<number>, isAlike: IsAlike): boolean {
  for (const [index, upper] of groups.entries()) {
    for (const lower of groups.slice(index + 1)) {
      if (swapBetween(upper, lower, weights, concerned, isAlike)) return true
    }
  }
  return false
}

function swapBetween(
  upper: number[],
  lower: number[],
  weights: PairWeights,
  concerned: ReadonlySet<number>,
  isAlike: IsAlike,
): boolean {
  if (![...upper, ...lower].some(id => concerned.has(id))) return false
  const before = costInside(upper, weights) + costInside(lower, weights)
  for (const [at, own] of upper.entries()) {
    for (const [there, other] of lower.entries()) {
      if ((!concerned.has(own) && !concerned.has(other)) || !isAlike(own, other)) continue
      upper[at] = other
      lower[there] = own
      if (costInside(upper, weights) + costInside(lower, weights) < before) return true
      upper[at] = own
      lower[there] = other
    }
  }
  return false
}

function costInside(group: readonly number[], weights: PairWeights): number {
  return pairsOf(group).reduce((cost, pair) => cost + (weights.get(pair) ?? 0), 0)
}

function pairsOf(group: readonly number[]): readonly string[] {
  return group.flatMap((a, index) => group.slice(index + 1).map(b => (a < b ? `${a} ${b}` : `${b} ${a}`)))
}
