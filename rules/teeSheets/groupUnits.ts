/**
 * Groups that keep units whole: partners, the two sides of a match, those who share a cart. Two pairs make a four, an odd
 * pair and a single a three. Larger units first; each goes into the first group that has room for it.
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

/** The groups with those who wish to start early first and those who wish to start late last; a group with both goes early. */
export function orderByWish<Group extends readonly number[]>(
  groups: readonly Group[],
  early: readonly number[],
  late: readonly number[],
): readonly Group[] {
  const wish = (group: Group) => {
    if (group.some(id => early.includes(id))) return -1
    return group.some(id => late.includes(id)) ? 1 : 0
  }
  return [...groups].sort((a, b) => wish(a) - wish(b))
}
