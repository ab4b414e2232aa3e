/** A place on a board; `tied` when it is shared. */
export type Position = { readonly position: number; readonly tied: boolean }

/**
 * The position of each item, in the order of `items`: 1 plus the number of better ones, as in 1, T2, T2, 4.
 *
 * `order(a, b)` is negative when `a` is better, zero when they are level; it must be a consistent order.
 */
export function positions<Item>(items: readonly Item[], order: (a: Item, b: Item) => number): readonly Position[] {
  const placed = new Array<Position>(items.length)
  let position = 1
  for (const group of levelGroups(items, order)) {
    for (const index of group) placed[index] = { position, tied: group.length > 1 }
    position += group.length
  }
  return placed
}

/** The indexes of `items` in groups of level ones, best group first; within a group in the order of `items`. */
export function levelGroups<Item>(
  items: readonly Item[],
  order: (a: Item, b: Item) => number,
): readonly (readonly number[])[] {
  // Sorting keeps the order of level items.
  const sorted = items.map((item, index) => ({ item, index })).sort((a, b) => order(a.item, b.item))
  const groups: number[][] = []
  let group: number[] = []
  let previous: { readonly item: Item } | undefined
  for (const entry of sorted) {
    if (previous && order(previous.item, entry.item) === 0) group.push(entry.index)
    else {
      group = [entry.index]
      groups.push(group)
    }
    previous = entry
  }
  return groups
}

/** A position as a board writes it: '1', 'T2'; empty for a row that is not ranked. */
export function positionLabel(place: Position | null): string {
  if (place === null) return ''
  return place.tied ? `T${place.position}` : `${place.position}`
}
