/** The tables of the pages on benchmarks, and which of their lines miss what is wanted. */
import type { Clocked } from './benchInterface.ts'
import type { Compared } from './compare.ts'

/** What could not be measured on this machine, and why. It is never counted as reached. */
export type NotRun = { readonly what: string; readonly because: string }

/** Comparisons; the spread is that of the turns' ratios. */
export function comparedTable(rows: readonly Compared[]): readonly string[] {
  return [
    '| What | requests a second | peer | its requests a second | ratio | lowest to highest | wanted |',
    '| --- | ---: | --- | ---: | ---: | ---: | ---: |',
    ...rows.map(
      row =>
        `| ${row.what} | ${Math.round(row.ours)} | ${row.peer} | ${Math.round(row.theirs)} | ${row.ratio.toFixed(2)} | ${row.lowest.toFixed(2)} to ${row.highest.toFixed(2)} | ${row.wanted?.toFixed(2) ?? ''} |`,
    ),
  ]
}

/** What the clock says, and what it could not say. */
export function clockedTable(rows: readonly (Clocked | NotRun)[]): readonly string[] {
  return [
    '| What | measured | wanted |',
    '| --- | ---: | ---: |',
    ...rows.map(row =>
      'because' in row
        ? `| ${row.what} | not run: ${row.because} | |`
        : `| ${row.what} | ${rounded(row.value)} ${row.unit}${spread(row)} | ${wanted(row)} |`,
    ),
  ]
}

/** What each line is called that misses its goal. */
export function missed(compared: readonly Compared[], clocked: readonly (Clocked | NotRun)[]): readonly string[] {
  return [
    ...compared.filter(row => row.ratio < (row.wanted ?? 0)),
    ...clocked.filter(
      row => !('because' in row) && !(row.value >= (row.atLeast ?? 0) && row.value <= (row.atMost ?? Infinity)),
    ),
  ].map(({ what }) => what)
}

function wanted({ atLeast, atMost, unit }: Clocked): string {
  if (atLeast !== undefined) return `at least ${atLeast} ${unit}`
  return atMost === undefined ? '' : `at most ${atMost} ${unit}`
}

function spread({ lowest, highest }: Clocked): string {
  return lowest === undefined || highest === undefined ? '' : ` (${rounded(lowest)} to ${rounded(highest)})`
}

function rounded(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0)
}
