/** `npm run bench`: measures, prints a table and writes docs/benchmarks.md. */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { benchInterface } from './benchInterface.ts'
import { benchRecording } from './benchRecording.ts'
import { measureClub } from './measureClub.ts'
import { measureConsole } from './measureConsole.ts'
import { measureControlRoom } from './measureControlRoom.ts'
import { measureOverload } from './measureOverload.ts'
import { measurePages } from './measurePages.ts'
import { measurePreviews } from './measurePreviews.ts'
import { measurePrintouts } from './measurePrintouts.ts'
import { measureSimulation } from './measureSimulation.ts'
import { measureStandings } from './measureStandings.ts'
import { measureStreams } from './measureStreams.ts'

const { compared: lists, clocked } = await benchInterface()
const pages = await measurePages()
const compared = [...lists, ...(await benchRecording()), pages.compared]
const standings = measureStandings().map(({ what, medianMs, limitMs }) => ({
  what: `standings: ${what}, processor time`,
  value: medianMs,
  unit: 'ms',
  atMost: limitMs,
}))
const streams = await measureStreams(5000, 20)
const live = [
  {
    what: 'one score to the text of standings of 144 x 4, processor time',
    value: streams.recountMs,
    unit: 'ms',
    atMost: 2,
  },
  { what: 'answer of a score to 5,000 readers, 2 a second, p99', value: streams.p99Ms, unit: 'ms', atMost: 500 },
  { what: 'memory of a reader, of 5,000', value: streams.kilobytesPerReader, unit: 'KB', atMost: 30 },
  {
    what: `readers without the final standings, ${streams.reconnected} cut and back`,
    value: streams.behind,
    unit: '',
    atMost: 0,
  },
]
const overload = await measureOverload()
const crowded = [
  { what: 'ten times more asked than done: of the peak', value: overload.usefulOfPeak, unit: '', atLeast: 0.9 },
  { what: 'the same: scores accepted, 100 a second', value: overload.acceptedPercent, unit: '%', atLeast: 99 },
  {
    what: 'the same: answer of a score over an open connection, p99',
    value: overload.openP99Ms,
    unit: 'ms',
    atMost: 1000,
  },
  { what: 'the same: of a score over a new connection, p99', value: overload.newP99Ms, unit: 'ms', atMost: 1000 },
  { what: 'the same: reads neither answered nor sent away', value: overload.readsFailed, unit: '', atMost: 0 },
]
const shown = [
  {
    what: 'results page of 144 x 4 with style, scripts and font, compressed',
    value: pages.kilobytes,
    unit: 'KB',
    atMost: 60,
  },
  { what: 'rendering the results page of 144 x 4, processor time', value: pages.renderMs, unit: 'ms', atMost: 10 },
  {
    what: 'first paint of the results page, at 1.6 Mbit/s, 150 ms and a processor four times slower',
    value: pages.painted.firstPaintMs,
    unit: 'ms',
    atMost: 1000,
  },
  {
    what: 'the same: layout shift, on a phone and on a wide screen',
    value: pages.painted.layoutShift,
    unit: '',
    atMost: 0,
  },
]
const figures = [
  ...clocked,
  ...standings,
  ...live,
  ...shown,
  ...(await measureConsole()),
  ...crowded,
  ...(await measurePrintouts()),
  ...(await measurePreviews()),
  ...(await measureControlRoom()),
  ...(await measureSimulation()),
  ...(await measureClub()),
]

const lines = [
  '# Benchmarks',
  '',
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}. Machines are shared and noisy: of a comparison the ratio counts, of turns that alternate in one run.`,
  '',
  '| What | requests a second | peer | its requests a second | ratio | wanted |',
  '| --- | ---: | --- | ---: | ---: | ---: |',
  ...compared.map(
    row =>
      `| ${row.what} | ${Math.round(row.ours)} | ${row.peer} | ${Math.round(row.theirs)} | ${row.ratio.toFixed(2)} | ${row.wanted?.toFixed(2) ?? ''} |`,
  ),
  '',
  'What the peers by hand leave out stands in `bench/peers/`: access checks, row security, validation, audit, the change feed, limits. Where no ratio is wanted the peer is there to be seen.',
  '',
  '| What | measured | wanted |',
  '| --- | ---: | ---: |',
  ...figures.map(
    row => `| ${row.what} | ${row.value.toFixed(row.value < 10 ? 2 : 0)} ${row.unit} | ${wanted(row)} ${row.unit} |`,
  ),
  '',
]
console.log(lines.join('\n'))
writeFileSync(join(import.meta.dirname, '..', 'docs', 'benchmarks.md'), lines.join('\n'))
const missed = [
  ...compared.filter(row => row.ratio < (row.wanted ?? 0)),
  ...figures.filter(
    row =>
      row.value > (row.atMost ?? Number.POSITIVE_INFINITY) || row.value < ('atLeast' in row ? (row.atLeast ?? 0) : 0),
  ),
]
for (const row of missed) console.error(`Missed: ${row.what}`)
process.exitCode = missed.length === 0 ? 0 : 1

function wanted(row: { readonly atLeast?: number; readonly atMost?: number }): string {
  return row.atLeast === undefined ? `at most ${row.atMost}` : `at least ${row.atLeast}`
}
