export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** The place of the box that is nearest in a direction; straight ahead counts before what lies beside. Undefined at the edge. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const sign = direction === 'ArrowLeft' || direction === 'ArrowUp' ? -1 : 1
  let best: { readonly at: number; readonly cost: number } | undefined
  for (const [at, box] of boxes.entries()) {
    const ahead =
      sign *
      (isAcross
        ? middle(box.left, box.right) - middle(from.left, from.right)
        : middle(box.top, box.bottom) - middle(from.top, from.bottom))
    if (ahead <= 1) continue
    const aside = isAcross
      ? gap(from.top, from.bottom, box.top, box.bottom)
      : gap(from.left, from.right, box.left, box.right)
    const cost = ahead + aside * 8
    if (!best || cost < best.cost) best = { at, cost }
  }
  return best?.at
}

function middle(start: number, end: number): number {
  return (start + end) / 2
}

/** How far two stretches are apart; 0 where they overlap by more than a little. */
function gap(startA: number, endA: number, startB: number, endB: number): number {
  return Math.max(0, Math.max(startA, startB) - Math.min(endA, endB) + 4)
}
