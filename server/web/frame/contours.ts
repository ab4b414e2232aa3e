/**
 * The contour lines of a green, as in a yardage book: each event has its own, drawn from its number, the same for ever. The
 * only ornament of the pages.
 */

const width = 720
const height = 240
/** Width of a cell of the grid on which heights are compared. */
const step = 30
const levels = [0.16, 0.31, 0.46, 0.61, 0.76]

type Point = readonly [x: number, y: number]
type Hill = {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly high: number
}

const known = new Map<number, string>()
const most = 500

/** The path of an SVG of 720 by 240 units. */
export function contours(number: number): string {
  const kept = known.get(number)
  if (kept !== undefined) return kept
  const path = drawn(hillsOf(number))
  if (known.size >= most) known.clear()
  known.set(number, path)
  return path
}

export const contourBox = `0 0 ${width} ${height}`

/** Five hills, most of them in the right half, where nothing is written. */
function hillsOf(number: number): readonly Hill[] {
  let state = (number * 2_654_435_761) >>> 0
  const next = () => {
    // Any even spread will do: nothing but an ornament depends on it.
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  return Array.from({ length: 5 }, (_, index) => ({
    x: width * (0.25 + 0.2 * index + 0.15 * (next() - 0.5)),
    y: height * (0.1 + 0.8 * next()),
    wide: 90 + 90 * next(),
    tall: 60 + 60 * next(),
    high: 0.5 + 0.5 * next(),
  }))
}

function drawn(hills: readonly Hill[]): string {
  const heightAt = (x: number, y: number) =>
    hills.reduce(
      (sum, { x: cx, y: cy, wide, tall, high }) =>
        sum + high * Math.exp(-(((x - cx) / wide) ** 2) - ((y - cy) / tall) ** 2),
      0,
    )
  const columns = width / step + 1
  const rows = height / step + 1
  const heights = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => heightAt(column * step, row * step)),
  )
  return levels.flatMap(level => joined(segments(heights, level)).map(smooth)).join('')
}

/** The pieces of a line in the cells that it crosses: where it cuts their edges. */
function segments(heights: readonly (readonly number[])[], level: number): readonly (readonly [Point, Point])[] {
  const found: (readonly [Point, Point])[] = []
  for (let row = 0; row + 1 < heights.length; row += 1)
    for (let column = 0; column + 1 < (heights[row]?.length ?? 0); column += 1) {
      const corner = (dx: number, dy: number) => heights[row + dy]?.[column + dx] ?? 0
      const cut = (ax: number, ay: number, bx: number, by: number): readonly Point[] => {
        const [a, b] = [corner(ax, ay) - level, corner(bx, by) - level]
        if (a < 0 === b < 0) return []
        const part = a / (a - b)
        return [[(column + ax + part * (bx - ax)) * step, (row + ay + part * (by - ay)) * step]]
      }
      const cuts = [...cut(0, 0, 1, 0), ...cut(1, 0, 1, 1), ...cut(0, 1, 1, 1), ...cut(0, 0, 0, 1)]
      for (let index = 0; index + 1 < cuts.length; index += 2) {
        const [from, to] = [cuts[index], cuts[index + 1]]
        if (from && to) found.push([from, to])
      }
    }
  return found
}

/** Pieces that meet, as one line. */
function joined(pieces: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] {
  const name = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`
  const left = new Set(pieces)
  const ends = Map.groupBy(
    pieces.flatMap(piece => piece.map(end => ({ end, piece }))),
    ({ end }) => name(end),
  )
  const follow = (from: Point): readonly Point[] => {
    const line: Point[] = [from]
    for (;;) {
      const last = line.at(-1) ?? from
      const next = ends.get(name(last))?.find(({ piece }) => left.has(piece))?.piece
      if (!next) return line
      left.delete(next)
      line.push(name(next[0]) === name(last) ? next[1] : next[0])
    }
  }
  const lines: (readonly Point[])[] = []
  for (const piece of pieces) {
    if (!left.delete(piece)) continue
    lines.push([...follow(piece[0]).toReversed(), ...follow(piece[1])])
  }
  return lines.filter(line => line.length > 3)
}

/** Through the middles of the pieces, bent at their ends; each bend starts where the last one ended. */
function smooth(line: readonly Point[]): string {
  const [first, ...others] = line.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  if (!first) return ''
  let [penX, penY] = first
  let path = `M${penX} ${penY}`
  for (const [index, [x, y]] of others.slice(0, -1).entries()) {
    const [nextX, nextY] = others[index + 1] ?? [x, y]
    const [endX, endY] = [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)]
    path += `q${[x - penX, y - penY, endX - penX, endY - penY].join(' ').replaceAll(' -', '-')}`
    ;[penX, penY] = [endX, endY]
  }
  return path
}
