/** Strokes as people write them on a card. */

export function shownStrokes(value: number | null): string {
  return value === null ? '–' : value === 0 ? 'X' : String(value)
}

/** `E`, `+3`, `−2`. */
export function toPar(value: number | null): string {
  if (value === null) return '–'
  return value === 0 ? 'E' : value > 0 ? `+${value}` : `−${-value}`
}

/** Strokes with the mark of the field: rings under par, boxes over it. */
export function Score({ strokes, par }: { readonly strokes: number | null; readonly par: number }) {
  const difference = strokes === null || strokes === 0 ? 0 : strokes - par
  const mark =
    difference < -1 ? 'eagle' : difference < 0 ? 'birdie' : difference > 1 ? 'double' : difference > 0 ? 'bogey' : ''
  return <span class={`score ${mark}`}>{shownStrokes(strokes)}</span>
}

/** A dot for each stroke received, a ring for each one given. */
export function Dots({ received }: { readonly received: number }) {
  if (received === 0) return null
  const count = Math.abs(received)
  const words = `${count} ${count === 1 ? 'stroke' : 'strokes'} ${received > 0 ? 'received' : 'given'}`
  return (
    <span class="dots" role="img" aria-label={words}>
      {(received > 0 ? '●' : '○').repeat(count)}
    </span>
  )
}
