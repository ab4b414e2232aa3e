import { useRef } from 'preact/hooks'
import { indexLabel } from '../../ui/words.ts'
import { histogram, type Member, movedBoundary } from './divide.ts'
import type { Words } from './Flights.tsx'

type BoundariesProps = {
  readonly words: Words
  readonly members: readonly Member[]
  readonly boundaries: readonly number[]
  readonly names: readonly string[]
  /** Tenths from one place of a boundary to the next: 10 for whole strokes, 1 for an index. */
  readonly step: 10 | 1
  readonly onMove: (boundaries: readonly number[]) => void
}

/** The field as bars, with boundaries between the flights that are dragged or moved by the arrow keys. */
export function Boundaries({ words, members, boundaries, names, step, onMove }: BoundariesProps) {
  const track = useRef<HTMLDivElement>(null)
  const bars = histogram(members, 10)
  const [first] = bars
  const last = bars.at(-1)
  if (!first || !last) return null
  const least = first.tenths
  const span = last.tenths + 10 - least
  const highest = Math.max(...bars.map(one => one.count))
  /** A boundary stands behind the keys that it takes in. */
  const left = (tenths: number) => (100 * (Math.min(Math.max(tenths, least - 10) + 10, least + span) - least)) / span
  const flightOf = (tenths: number) => boundaries.filter(one => tenths > one).length

  function drag(at: number, event: PointerEvent): void {
    const box = track.current?.getBoundingClientRect()
    if (!box) return
    const share = (event.clientX - box.left) / box.width
    const tenths = Math.round((least + share * span - 10) / step) * step
    onMove(movedBoundary(boundaries, at, Math.min(Math.max(tenths, least - 10), least + span - 10)))
  }

  return (
    <div class="histogram" ref={track}>
      <div class="bars" aria-hidden="true">
        {bars.map(one => (
          <span
            key={one.tenths}
            class={flightOf(one.tenths) % 2 === 0 ? 'even-flight' : 'odd-flight'}
            style={{ height: `${(100 * one.count) / highest}%` }}
          />
        ))}
      </div>
      {boundaries.map((tenths, at) => (
        <span
          key={at}
          role="slider"
          tabIndex={0}
          class="boundary"
          aria-label={words.boundary(names[at] ?? '', names[at + 1] ?? '')}
          aria-valuemin={least}
          aria-valuemax={least + span}
          aria-valuenow={tenths}
          aria-valuetext={words.upTo(labelOf(tenths, step))}
          style={{ left: `${left(tenths)}%` }}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            event.currentTarget.focus()
          }}
          onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && drag(at, event)}
          onKeyDown={event => {
            const by = {
              ArrowLeft: -step,
              ArrowDown: -step,
              ArrowRight: step,
              ArrowUp: step,
              PageDown: -50,
              PageUp: 50,
            }[event.key]
            if (by === undefined) return
            event.preventDefault()
            onMove(movedBoundary(boundaries, at, Math.min(Math.max(tenths + by, least - 10), least + span - 10)))
          }}
        >
          <small aria-hidden="true">{labelOf(tenths, step)}</small>
        </span>
      ))}
    </div>
  )
}

/** Whole strokes without a decimal, an index with one. */
function labelOf(tenths: number, step: 10 | 1): string {
  return step === 1 ? indexLabel(tenths / 10) : indexLabel(tenths / 10).replace(/\.0$/, '')
}
