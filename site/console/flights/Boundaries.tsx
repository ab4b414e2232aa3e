import { useRef } from 'preact/hooks'
import { handicapLabel, indexLabel } from '../../ui/words.ts'
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
  const scale = { least, span: last.tenths + 10 - least, step }
  const highest = Math.max(...bars.map(one => one.count))
  const flightOf = (tenths: number) => boundaries.filter(one => tenths > one).length
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
        <Boundary
          key={at}
          {...{ track, scale, tenths }}
          label={words.boundary({ lower: names[at] ?? '', upper: names[at + 1] ?? '' })}
          says={words.upTo({ key: labelOf(tenths, step) })}
          onMove={to => onMove(movedBoundary(boundaries, at, to))}
        />
      ))}
    </div>
  )
}

type BoundaryProps = {
  readonly track: { readonly current: HTMLDivElement | null }
  readonly scale: { readonly least: number; readonly span: number; readonly step: 10 | 1 }
  readonly tenths: number
  readonly label: string
  readonly says: string
  readonly onMove: (tenths: number) => void
}

/** A boundary stands behind the keys that it takes in. */
function Boundary({ track, scale: { least, span, step }, tenths, label, says, onMove }: BoundaryProps) {
  const within = (value: number) => Math.min(Math.max(value, least - 10), least + span - 10)

  function drag({ clientX }: PointerEvent): void {
    const box = track.current?.getBoundingClientRect()
    if (!box) return
    const share = (clientX - box.left) / box.width
    onMove(within(Math.round((least + share * span - 10) / step) * step))
  }

  function press(event: KeyboardEvent): void {
    const by = stepsOf(step)[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(within(tenths + by))
  }

  return (
    <span
      role="slider"
      tabIndex={0}
      class="boundary"
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={least + span}
      aria-valuenow={tenths}
      aria-valuetext={says}
      style={{ left: `${(100 * (Math.min(Math.max(tenths, least - 10) + 10, least + span) - least)) / span}%` }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.focus()
      }}
      onPointerMove={event => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      onKeyDown={press}
    >
      <small aria-hidden="true">{labelOf(tenths, step)}</small>
    </span>
  )
}

function stepsOf(step: number): Readonly<Record<string, number>> {
  return { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step, PageDown: -50, PageUp: 50 }
}

/** Whole strokes without a decimal, an index with one. */
function labelOf(tenths: number, step: 10 | 1): string {
  return step === 1 ? indexLabel(tenths / 10) : handicapLabel(tenths / 10)
}
