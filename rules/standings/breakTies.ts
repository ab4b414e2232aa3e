import { type Countback, type CountbackSettings, type CountbackSide, countback } from './countback.ts'
import type { Position } from './positions.ts'

/** How ties are broken: the steps, and the places for which they are taken (all when `places` is absent). */
export type TieSettings = CountbackSettings & { readonly places?: readonly number[] }

export type BrokenTie = {
  /** Indexes of the items that were level. */
  readonly items: readonly number[]
  readonly countback: Countback
}

/**
 * The positions after ties are broken, and how each tie was. `sides[i]` and `ranked[i]` belong together; a position is null
 * for a side that has none. The best side of a tie takes the first place of it if that place is to be decided, and so on;
 * from the first place that is not, the rest share. Ties that nothing separates stay shared.
 */
export function breakTies(
  ranked: readonly (Position | null)[],
  sides: readonly CountbackSide[],
  settings: TieSettings,
): { readonly positions: readonly (Position | null)[]; readonly ties: readonly BrokenTie[] } {
  const positions = [...ranked]
  const ties: BrokenTie[] = []
  for (const [first, items] of tiedItems(ranked)) {
    if (settings.steps.length === 0 || !isDecided(first, settings)) continue
    const result = countback(
      items.flatMap(item => sides[item] ?? []),
      settings,
    )
    ties.push({ items, countback: result })
    for (const { position, group } of settledPlaces(first, result.order, settings)) {
      for (const item of group.flatMap(at => items[at] ?? [])) positions[item] = { position, tied: group.length > 1 }
    }
  }
  return { positions, ties }
}

function tiedItems(ranked: readonly (Position | null)[]): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>()
  ranked.forEach((place, item) => {
    if (!place?.tied) return
    const group = groups.get(place.position)
    if (group) group.push(item)
    else groups.set(place.position, [item])
  })
  return groups
}

function settledPlaces(
  first: number,
  order: readonly (readonly number[])[],
  settings: TieSettings,
): readonly { readonly position: number; readonly group: readonly number[] }[] {
  const places: { position: number; group: readonly number[] }[] = []
  let position = first
  for (const [index, group] of order.entries()) {
    if (!isDecided(position, settings)) {
      places.push({ position, group: order.slice(index).flat() })
      break
    }
    places.push({ position, group })
    position += group.length
  }
  return places
}

function isDecided(position: number, settings: TieSettings): boolean {
  return settings.places?.includes(position) ?? true
}
