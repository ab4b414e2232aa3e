import { type Line, numberOf } from './cells.ts'

/** How far holes are counted, across or down. */
export function mostHoles(lines: readonly Line[]): number {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => lines.map(({ cells }) => cells[at] ?? ''))
  return Math.max(0, ...[...lines.map(({ cells }) => cells), ...columns].map(countedIn))
}

/** The last of at least nine numbers that count on to 19 or further; totals may stand between them. */
function countedIn(cells: readonly string[]): number {
  const numbers = cells.flatMap(cell => numberOf(cell) ?? [])
  return numbers.reduce(
    ({ run, last, most }, number) => {
      const next =
        number === last + 1
          ? { run: run + 1, last: number }
          : number === 1 || number === 10 || number === 19
            ? { run: 1, last: number }
            : { run, last }
      return { ...next, most: next.run >= 9 && next.last > 18 && next.last <= 36 ? Math.max(most, next.last) : most }
    },
    { run: 0, last: 0, most: 0 },
  ).most
}
