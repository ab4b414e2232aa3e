/** Strokes as people write them on a card. */
import { words } from './words.ts'

/** A dash for no score, `X` for a hole that was picked up, else the strokes. */
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
  const said = words().scores
  const [mark, mean] =
    difference < -1
      ? ['eagle', said.eagle]
      : difference < 0
        ? ['birdie', said.birdie]
        : difference > 1
          ? ['double', said.double]
          : difference > 0
            ? ['bogey', said.bogey]
            : ['', '']
  return (
    <span class={`score ${mark}`}>
      <span aria-hidden={strokes === 0 || strokes === null}>{shownStrokes(strokes)}</span>
      <span class="hidden">{strokes === 0 ? said.pickedUp : strokes === null ? said.none : mean}</span>
    </span>
  )
}

/** A dot for each stroke received, a turned square for each one given, and the same in words. */
export function Dots({ received }: { readonly received: number }) {
  if (received === 0) return null
  const count = Math.abs(received)
  return (
    <span class="gets">
      <span class={received > 0 ? 'dots' : 'dots given'} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <span class="words">{(received > 0 ? words().received : words().given)({ count })}</span>
    </span>
  )
}
