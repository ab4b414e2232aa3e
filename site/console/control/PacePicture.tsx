import type { TimeFormat } from '../../ui/clock.ts'
import { useQuery } from '../../ui/data.ts'
import { useNarrow } from '../../ui/useNarrow.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Words } from './Control.tsx'
import { sentenceOf } from './NeedsYou.tsx'
import { needsOf } from './needsOf.ts'
import { PaceTable } from './PaceTable.tsx'
import { type Progress, usualMinutes } from './pace.ts'
import { type PaceLine, type PacePoint, paceLines, plannedLine } from './paceLines.ts'

type PaceProps = {
  readonly groups: readonly Progress[]
  readonly holes: number
  readonly clock: TimeFormat
  readonly now: number
  readonly words: Words
}

/** Hole by clock, a line a group, the planned pace behind it, and the same as a table. */
export function PacePicture({ groups, holes, clock, now, words }: PaceProps) {
  const { roundId } = useEvent()
  const { data } = useQuery('listPace', { params: { eventId: roundId } })
  const lines = data ? paceLines(groups, data, holes) : []
  if (lines.every(({ points }) => points.length < 2)) return null
  const late = needsOf(groups, true).filter(one => one.kind === 'late')
  const says = late.map(one => `${sentenceOf(one, words)}.`).join(' ')
  return (
    <section class="panel control-pace" aria-labelledby="pace-head">
      <header class="panel-head">
        <h2 id="pace-head">{words.paceTitle}</h2>
        <ul class="pace-key end">
          <li class="plan">{words.planned({ minutes: usualMinutes })}</li>
          {lines.some(({ look }) => look === 'holder') && <li class="holder">{words.holder}</li>}
          {lines.some(({ look }) => look === 'late') && <li class="late">{words.looks.late}</li>}
          {lines.some(({ look }) => look === 'silent') && <li class="silent">{words.looks.silent}</li>}
        </ul>
      </header>
      <Chart
        {...{ lines, holes, clock, now }}
        label={late.length > 0 ? words.pacePicture({ late: says }) : words.nobodyLate}
      />
      <PaceTable {...{ lines, holes, clock, words }} />
    </section>
  )
}

type ChartProps = Pick<PaceProps, 'holes' | 'clock' | 'now'> & {
  readonly lines: readonly PaceLine[]
  readonly label: string
}

const hourMs = 3_600_000
/** Longer ago than this the round is over, whoever is still missing. */
const overMs = 2 * hourMs
const edge = { left: 26, right: 50, top: 12, bottom: 24 }

function Chart({ lines, holes, clock, now, label }: ChartProps) {
  const isNarrow = useNarrow()
  const size = isNarrow ? { width: 340, height: 300 } : { width: 860, height: 340 }
  const begin = Math.min(...lines.map(({ points: [first] }) => first?.[0] ?? now))
  const last = Math.max(...lines.map(({ points }) => points.at(-1)?.[0] ?? begin))
  const isOn = now > last && now - last < overMs && lines.some(({ group }) => group.hole !== undefined)
  const end = isOn ? now : last
  const x = (at: number) => edge.left + ((at - begin) / (end - begin || 1)) * (size.width - edge.left - edge.right)
  const y = (played: number) => size.height - edge.bottom - (played / holes) * (size.height - edge.top - edge.bottom)
  const pathOf = (points: readonly PacePoint[]) =>
    `M${points.map(([at, played]) => `${tenth(x(at))} ${tenth(y(played))}`).join('L')}`
  const everyHours = end - begin > 6 * hourMs && isNarrow ? 2 : 1
  const firstHour = Math.ceil(begin / hourMs)
  const hours = Array.from({ length: Math.max(0, Math.floor(end / hourMs) - firstHour + 1) }, (_, at) => firstHour + at)
  return (
    <svg class="pace-chart" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {[0, 3, 6, 9, 12, 15, 18]
        .filter(hole => hole <= holes)
        .map(hole => (
          <g key={hole} class="grid">
            <path d={`M${edge.left} ${y(hole)}H${size.width - edge.right}`} />
            {hole > 0 && (
              <text x={edge.left - 6} y={y(hole) + 4} text-anchor="end">
                {hole}
              </text>
            )}
          </g>
        ))}
      {hours
        .filter(hour => hour % everyHours === 0)
        .map(hour => (
          <g key={hour} class="grid">
            <path d={`M${x(hour * hourMs)} ${edge.top}V${size.height - edge.bottom}`} />
            <text x={x(hour * hourMs)} y={size.height - 7} text-anchor="middle">
              {clock.format(new Date(hour * hourMs))}
            </text>
          </g>
        ))}
      {lines.map(({ group, points: [first] }) => (
        <path key={group.key} class="plan" d={pathOf(plannedLine(first?.[0] ?? begin, end, holes))} />
      ))}
      {lines.map(({ group, look, points }) => (
        <path key={group.key} class={`line ${look}`} d={pathOf(points)} />
      ))}
      <Ends {...{ lines, x, y }} />
    </svg>
  )
}

const tenth = (value: number) => Math.round(value * 10) / 10

type EndsProps = Pick<ChartProps, 'lines'> & {
  readonly x: (at: number) => number
  readonly y: (played: number) => number
}

/** The numbers of the groups on the course at the ends of their lines, beside each other where these meet. */
function Ends({ lines, x, y }: EndsProps) {
  const placed: { readonly x: number; readonly y: number }[] = []
  return lines.flatMap(({ group, look, points }) => {
    const [at, played] = points.at(-1) ?? [0, 0]
    if (group.hole === undefined || played === 0) return []
    const place = { x: x(at) + 4, y: y(played) + 4 }
    while (placed.some(one => Math.abs(one.x - place.x) < 15 && Math.abs(one.y - place.y) < 10)) place.x += 15
    placed.push(place)
    return [
      <text key={group.key} class={`end-of ${look}`} {...place}>
        {group.number}
      </text>,
    ]
  })
}
