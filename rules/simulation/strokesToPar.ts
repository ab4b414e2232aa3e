import { quotient, remainder } from '../exact.ts'

/** Means of strokes are counted in parts of a stroke, so that a forecast has the same numbers on every machine. */
export const partsOfStroke = 1024

/** How often each result against par came up on the holes of real cards, from the strongest players to the weakest. */
export const countedResults: readonly (readonly (readonly [toPar: number, holes: number])[])[] = [
  [
    [-3, 2],
    [-2, 3],
    [-1, 110],
    [0, 269],
    [1, 76],
    [2, 7],
    [3, 1],
  ],
  [
    [-3, 1],
    [-2, 2],
    [-1, 57],
    [0, 234],
    [1, 133],
    [2, 27],
    [3, 6],
  ],
  [
    [-1, 20],
    [0, 197],
    [1, 191],
    [2, 55],
    [3, 10],
    [4, 4],
  ],
  [
    [-2, 1],
    [-1, 10],
    [0, 90],
    [1, 201],
    [2, 103],
    [3, 32],
    [4, 7],
  ],
  [
    [-1, 3],
    [0, 51],
    [1, 135],
    [2, 164],
    [3, 67],
    [4, 26],
    [5, 5],
    [6, 2],
    [7, 2],
  ],
  [
    [-1, 1],
    [0, 19],
    [1, 73],
    [2, 131],
    [3, 118],
    [4, 73],
    [5, 46],
    [6, 22],
    [7, 1],
    [10, 1],
  ],
]

type Level = {
  /** The mean result, and how the results spread around it: parts of a stroke, and their square. */
  readonly mean: number
  readonly variance: number
  /** Every result as often as it came up. */
  readonly results: Int8Array
}

const levels: readonly Level[] = countedResults.map(counts => {
  const results = Int8Array.from(counts.flatMap(([toPar, holes]) => new Array<number>(holes).fill(toPar)))
  const sum = results.reduce((total, toPar) => total + toPar, 0)
  const mean = quotient(sum * partsOfStroke, results.length)
  const squares = results.reduce((total, toPar) => total + (toPar * partsOfStroke - mean) ** 2, 0)
  return { mean, variance: quotient(squares, results.length), results }
})

/** How far the results of somebody with this mean spread on one hole: the square of parts of a stroke. */
export function varianceAt(mean: number): number {
  const level = levels.find(one => one.mean >= mean) ?? levels.at(-1)
  return level?.variance ?? 0
}

/** Rows of the table of draws: means from -2 strokes to 6, a sixteenth of a stroke apart, each with 1,024 results. */
const lowestRow = -2 * partsOfStroke
const rows = 8 * 16 + 1
const places = 1024

/**
 * Strokes against par on one hole for somebody whose mean there is `mean` parts of a stroke, drawn with 32 random bits: a
 * result of the rows above and below, as often as makes the mean.
 */
export function strokesToPar(mean: number, bits: number): number {
  table ??= drawTable()
  const from = mean - lowestRow
  const row = (from >> 6) + ((bits & 63) < (from & 63) ? 1 : 0)
  const within = row < 0 ? 0 : row < rows ? row : rows - 1
  return table[within * places + (bits >>> 22)] ?? 0
}

let table: Int8Array | undefined

function drawTable(): Int8Array {
  const drawn = new Int8Array(rows * places)
  for (let row = 0; row < rows; row += 1) {
    const mean = lowestRow + row * 64
    const below = levels.findLast(level => level.mean <= mean)
    const above = levels.find(level => level.mean > mean)
    for (let place = 0; place < places; place += 1) drawn[row * places + place] = resultOf(mean, below, above, place)
  }
  return drawn
}

/** The result at a place of a row. Places go round the levels evenly, so that each row has its mean. */
function resultOf(mean: number, below: Level | undefined, above: Level | undefined, place: number): number {
  const chance = remainder(place * 389, places)
  if (below && above) {
    const isAbove = (mean - below.mean) * places > chance * (above.mean - below.mean)
    return resultAt(isAbove ? above : below, place)
  }
  if (above) return resultAt(above, place) - beyond(above.mean - mean, chance)
  return below ? resultAt(below, place) + beyond(mean - below.mean, chance) : 0
}

function resultAt({ results }: Level, place: number): number {
  return results[quotient(place * results.length, places)] ?? 0
}

/** Whole strokes for so many parts: one more as often as is left over. */
function beyond(parts: number, chance: number): number {
  const whole = quotient(parts, partsOfStroke)
  return whole + (parts - whole * partsOfStroke > chance ? 1 : 0)
}
