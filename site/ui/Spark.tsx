const apart = 5
const height = 20

/** A round as strokes of the pen: up is under par, down over it, in two heights; a dot is a par, a pale one a hole to come. Numbers stand beside it. */
export function Spark({ toPar }: { readonly toPar: readonly (number | null)[] }) {
  const width = toPar.length * apart
  const path = (draw: (hole: number | null, x: number) => string) =>
    toPar.map((hole, at) => draw(hole, at * apart + apart / 2)).join('')
  return (
    <svg class="spark" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path class="ahead" d={path((hole, x) => (hole === null ? `M${x} 10h.01` : ''))} />
      <path class="par" d={path((hole, x) => (hole === 0 ? `M${x} 10h.01` : ''))} />
      <path class="under" d={path((hole, x) => (hole === null || hole >= 0 ? '' : `M${x} 8V${hole < -1 ? 1 : 4.5}`))} />
      <path
        class="over"
        d={path((hole, x) => (hole === null || hole <= 0 ? '' : `M${x} 12V${hole > 1 ? 19 : 15.5}`))}
      />
    </svg>
  )
}
