/**
 * Groups of at most `size` players that keep units together: partners, the two sides of a match, players who share a cart.
 * Two pairs make a group of four; a pair left over and a single make one of three. Larger units come first; each goes into
 * the first group with room for it.
 */
export function groupUnits(units: readonly (readonly number[])[], size: number): readonly (readonly number[])[] {
  const groups: number[][] = []
  for (const unit of [...units].sort((a, b) => b.length - a.length)) {
    const room = groups.find(group => group.length + unit.length <= size)
    if (room) room.push(...unit)
    else groups.push([...unit])
  }
  return groups
}
