import { type TimeFormat, timeOf } from '../../ui/clock.ts'
import { decimalLabel } from '../../ui/words.ts'
import type { Words } from './Control.tsx'
import type { PaceLine } from './paceLines.ts'

type PaceTableProps = {
  readonly lines: readonly PaceLine[]
  readonly holes: number
  readonly clock: TimeFormat
  readonly words: Words
}

const every = 3

/** What the picture of pace shows, as a table: when each group had every third hole. */
export function PaceTable({ lines, holes, clock, words }: PaceTableProps) {
  const columns = Array.from({ length: Math.floor(holes / every) }, (_, at) => (at + 1) * every)
  // A phone has room for every sixth.
  const rare = (hole: number) => (hole % 6 === 0 ? 'num' : 'num rare')
  return (
    <details class="pace-table">
      <summary>{words.asTable}</summary>
      <table class="list">
        <caption class="hidden">{words.paceTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.groups}</th>
            {columns.map(hole => (
              <th key={hole} scope="col" class={rare(hole)}>
                {words.after({ hole })}
              </th>
            ))}
            <th scope="col" class="num">
              {words.perHole}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ group, points }) => {
            const [start = 0] = points[0] ?? []
            const [last = start, played = 0] = points.at(-1) ?? []
            const at = new Map(points.map(([moment, hole]) => [hole, moment]))
            const timeAfter = (hole: number) => {
              const moment = at.get(hole)
              return moment === undefined ? '–' : clock.format(new Date(moment))
            }
            return (
              <tr key={group.key}>
                <th scope="row">
                  {group.number} <span class="quiet">{group.teeTime !== undefined && timeOf(group.teeTime)}</span>
                </th>
                {columns.map(hole => (
                  <td key={hole} class={rare(hole)}>
                    {timeAfter(hole)}
                  </td>
                ))}
                <td class="num">{played === 0 ? '–' : decimalLabel((last - start) / 60_000 / played, 1)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
