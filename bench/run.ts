/** `npm run bench`: measures, prints two tables and writes docs/benchmarks.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchInterface } from './benchInterface.ts'
import { benchRecording } from './benchRecording.ts'
import { machine } from './machine.ts'
import { measureClub } from './measureClub.ts'
import { measureConsole } from './measureConsole.ts'
import { measureControlRoom } from './measureControlRoom.ts'
import { measureOverload } from './measureOverload.ts'
import { measurePages } from './measurePages.ts'
import { measurePreviews } from './measurePreviews.ts'
import { measurePrintouts } from './measurePrintouts.ts'
import { measureSearch } from './measureSearch.ts'
import { measureSimulation } from './measureSimulation.ts'
import { measureStandings } from './measureStandings.ts'
import { createNoise, noiseInWords } from './noise.ts'
import { streamsFigures } from './streamsFigures.ts'
import { clockedTable, comparedTable, missed } from './tables.ts'

const noise = createNoise()
await noise.sample()
const { compared: lists, clocked } = await benchInterface()
const pages = await measurePages()
const compared = [...lists, ...(await benchRecording()), pages.compared]
await noise.sample()
const standings = (await measureStandings()).map(({ what, medianMs, limitMs }) => ({
  what: `standings: ${what}, processor time`,
  value: medianMs,
  unit: 'ms',
  atMost: limitMs,
}))
const searches = await measureSearch()
const live = await streamsFigures(10_000, 20)
await noise.sample()
const overload = await measureOverload()
const crowded = [
  { what: 'ten times more asked than done: of the peak', ...overload.usefulOfPeak, unit: '', atLeast: 0.9 },
  { what: 'the same: scores accepted, 100 a second', value: overload.acceptedPercent, unit: '%', atLeast: 99 },
  {
    what: 'the same: answer of a score over an open connection, p99',
    value: overload.openP99Ms,
    unit: 'ms',
    atMost: 1000,
  },
  { what: 'the same: of a score over a new connection, p99', value: overload.newP99Ms, unit: 'ms', atMost: 1000 },
  { what: 'the same: reads neither answered nor sent away', value: overload.readsFailed, unit: '', atMost: 0 },
  {
    what: '5,000 read a list from memory twice a second: scores accepted, 100 a second',
    value: overload.ofMemory.acceptedPercent,
    unit: '%',
    atLeast: 99,
  },
  {
    what: 'the same: answer of a score over an open connection, p99',
    value: overload.ofMemory.openP99Ms,
    unit: 'ms',
    atMost: 1000,
  },
  {
    what: 'the same: of a score over a new connection, p99',
    value: overload.ofMemory.newP99Ms,
    unit: 'ms',
    atMost: 1000,
  },
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
  ...searches,
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
await noise.sample()

const lines = [
  '# Benchmarks',
  '',
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. ${await machine()}.`,
  '',
  `Machines are shared and noisy: of a comparison the ratio counts, the median of turns that alternate in one run, with the lowest and the highest of them beside it. ${noiseInWords(noise)}`,
  '',
  ...comparedTable(compared),
  '',
  'What the peers by hand leave out stands in `bench/peers/`: access checks, row security, validation, audit, the change feed, limits. Where no ratio is wanted the peer is there to be seen.',
  '',
  ...clockedTable(figures),
  '',
]
console.log(lines.join('\n'))
writeFileSync(join(import.meta.dirname, '..', 'docs', 'benchmarks.md'), lines.join('\n'))
const misses = missed(compared, figures)
for (const what of misses) console.error(`Missed: ${what}`)
process.exitCode = misses.length === 0 ? 0 : 1
