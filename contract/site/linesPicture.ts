/** A picture of scores over holes as lines, in shapes that pages and the console draw alike. Better is above, as on a leaderboard. */
import { toParLabel } from '../../rules/standings/board.ts'

/** `after`: to par before the first hole, then after each; null where a hole has no score. `end` stands where the line ends. */
export type Line = { readonly look: string; readonly end: string; readonly after: readonly (number | null)[] }

/** Pixels of a drawing. `right`: the room for what stands at the ends of the lines, if any; `every`: which hole numbers have room. */
export type PictureSize = {
  readonly look: string
  readonly width: number
  readonly height: number
  readonly right: number
  readonly every: number
}

/** Holes that are marked behind the lines, by their places, with what is said of them. */
export type Band = { readonly from: number; readonly to: number; readonly said: string }

export type Shape = { readonly look: string } & (
  | { readonly path: string }
  | { readonly text: string; readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' }
)
export type Picture = Pick<PictureSize, 'look' | 'width' | 'height'> & { readonly shapes: readonly Shape[] }

const left = 34
const bottom = 28
const leastApart = 17
/** Without names at the ends, as on a phone. */
const narrow = 60
const letter = 7

/** The lines over these holes; the first line lies on top. `band` lies below all, its words above it. */
export function linesPicture(
  lines: readonly Line[],
  holes: readonly number[],
  size: PictureSize,
  band?: Band,
): Picture {
  const { look, width, height, right, every } = size
  const top = band ? 30 : 12
  const all = lines.flatMap(({ after }) => after.filter(toPar => toPar !== null))
  const spare = Math.max(0, 4 - (Math.max(...all) - Math.min(...all))) / 2
  const [least, most] = [Math.floor(Math.min(...all) - spare), Math.ceil(Math.max(...all) + spare)]
  const x = (after: number) => Math.round(left + (after * (width - left - right)) / holes.length)
  const y = (toPar: number) => Math.round(top + ((toPar - least) * (height - top - bottom)) / (most - least))
  const grid = ticksOf(least, most).flatMap((toPar): Shape[] => [
    { look: toPar === 0 ? 'level' : 'grid', path: `M${left} ${y(toPar)}H${width - right}` },
    { look: '', text: inWords(toPar), x: left - 8, y: y(toPar) + 4, anchor: 'end' },
  ])
  const numbers = holes.flatMap((hole, at): Shape[] =>
    (at + 1) % every === 0 ? [{ look: '', text: String(hole), x: x(at + 1), y: height - 6, anchor: 'middle' }] : [],
  )
  const ends = right < narrow ? [] : endsOf(lines, x, y, width - right, height - bottom)
  const drawn = lines.toReversed().flatMap(line => drawnLine(line, x, y))
  const marked = band ? bandOf(band, x, [top, height - bottom], width - right) : []
  return { look, width, height, shapes: [...marked, ...grid, ...numbers, ...drawn, ...ends] }
}

type Scale = (value: number) => number

function bandOf({ from, to, said }: Band, x: Scale, [top, floor]: readonly [number, number], edge: number): Shape[] {
  const [start, end] = [x(from), x(to)]
  const middle = (start + end) / 2
  const isNearEnd = middle + (said.length * letter) / 2 > edge
  return [
    { look: 'band', path: `M${start} ${top - 12}H${end}V${floor + 8}H${start}z` },
    { look: 'band', text: said, x: isNearEnd ? edge : middle, y: top - 17, anchor: isNearEnd ? 'end' : 'middle' },
  ]
}

function drawnLine({ look, after }: Line, x: Scale, y: Scale): Shape[] {
  const points = after.flatMap((toPar, at) => (toPar === null ? [] : [`${x(at)} ${y(toPar)}`]))
  return [
    { look, path: `M${points.join('L')}` },
    // Of several lines, one has a dot for each hole.
    ...(look === 'own'
      ? [
          {
            look: 'own dots',
            path: points
              .slice(1)
              .map(point => `M${point}h0`)
              .join(''),
          },
        ]
      : []),
  ]
}

/** What stands at the ends, in one column beside the picture so that no line covers it, each led to from its line. */
function endsOf(lines: readonly Line[], x: Scale, y: Scale, edge: number, floor: number): Shape[] {
  const ends = lines.map(({ after }) => {
    const at = after.findLastIndex(toPar => toPar !== null)
    return { x: x(at), y: y(after[at] ?? 0) }
  })
  const places = placedApart(
    ends.map(end => end.y),
    floor,
  )
  return lines.flatMap(({ look, end }, index): Shape[] => {
    const from = ends[index] ?? { x: edge, y: 0 }
    const place = places[index] ?? 0
    return [
      { look: 'to', path: `M${from.x + 5} ${from.y}L${edge + 6} ${place}` },
      { look, text: end, x: edge + 12, y: place + 5, anchor: 'start' },
    ]
  })
}

/** These heights, moved so far apart that none covers another. */
function placedApart(heights: readonly number[], floor: number): readonly number[] {
  const order = heights.map((own, index) => ({ own, index })).sort((a, b) => a.own - b.own || a.index - b.index)
  const placed: number[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { own, index } of order) {
    last = Math.max(own, last + leastApart)
    placed[index] = last
  }
  const over = Math.max(0, last - floor)
  return placed.map(own => own - over)
}

/** So many lines that each can be told from the next. */
function ticksOf(least: number, most: number): readonly number[] {
  const step = most - least > 16 ? 5 : most - least > 8 ? 2 : 1
  return Array.from({ length: most - least + 1 }, (_, at) => least + at).filter(toPar => toPar % step === 0)
}

function inWords(toPar: number): string {
  return toParLabel(toPar).replace('-', '−')
}
