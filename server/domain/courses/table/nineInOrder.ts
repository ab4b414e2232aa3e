type Hole = { readonly hole: number; readonly par?: number; readonly hc?: number; readonly lengthYards?: number }

/**
 * The holes of a nine with its stroke indexes numbered 1 to 9 in their order, where they are those of half a course: 2, 4, 6 or 1,
 * 3, 5 and so on. Undefined for all other holes.
 */
export function nineInOrder(holes: readonly Hole[]): readonly Hole[] | undefined {
  const indexes = holes.flatMap(({ hc }) => hc ?? []).toSorted((a, b) => a - b)
  const isHalf = new Set(indexes).size === 9 && (indexes.at(-1) ?? 0) <= 18 && (indexes.at(-1) ?? 0) > 9
  if (holes.length !== 9 || !isHalf) return undefined
  return holes.map(hole => ({ ...hole, hc: indexes.indexOf(hole.hc ?? 0) + 1 }))
}
