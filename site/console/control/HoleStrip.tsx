import { firstHole, isLate, isSilent, type Progress } from './pace.ts'

type HoleStripProps = { readonly group: Progress; readonly holes: number }

const step = 10
const width = 8
const height = 16
/** Between the nines. */
const gap = 4

/**
 * Where a group is, as a picture of the holes beside the words that say it: high what it has played, low what is to come, of
 * middle height what it should have played by now; the hole that it plays has an outline, a broken one where it is silent.
 */
export function HoleStrip({ group, holes }: HoleStripProps) {
  const first = firstHole(group)
  const placeOf = (hole: number) => (hole - first + holes) % holes
  const differing = new Set(group.cards.flatMap(({ conflicts }) => conflicts))
  const played = group.state === 'playing' ? group.holes : holes
  const due = isLate(group) ? played + group.behind : played
  const kindOf = (hole: number) => {
    const place = placeOf(hole)
    if (differing.has(hole)) return 'differs'
    if (place < played) return 'played'
    if (hole === group.hole) return isSilent(group) ? 'here broken' : 'here'
    return place < due ? 'due' : 'ahead'
  }
  return (
    <svg
      class="hole-strip"
      viewBox={`0 0 ${holes * step + gap} ${height}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {Array.from({ length: holes }, (_, at) => {
        const kind = kindOf(at + 1)
        const high = kind === 'ahead' ? 3 : kind === 'due' ? 9 : height
        const x = at * step + (at >= 9 ? gap : 0)
        return <path key={at} class={kind} d={`M${x} ${height - high}h${width}v${high}h-${width}z`} />
      })}
    </svg>
  )
}
