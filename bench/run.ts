/** `npm run bench`: measures, prints a table and writes docs/benchmarks.md. */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Compared } from './compare.ts'
import { benchCourses } from './courses.ts'
import { measureStandings } from './standings.ts'

const compared: Compared[] = [...(await benchCourses())]
const standings = measureStandings()

const lines = [
  '# Benchmarks',
  '',
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}. Machines are shared and noisy: the ratio, of turns that alternate in one run, is what counts.`,
  '',
  '| What | requests a second | bare peer | ratio | wanted |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...compared.map(
    row =>
      `| ${row.what} | ${Math.round(row.ours)} | ${Math.round(row.peer)} | ${row.ratio.toFixed(2)} | ${row.wanted.toFixed(2)} |`,
  ),
  '',
  '| What | median processor time | at most |',
  '| --- | ---: | ---: |',
  ...standings.map(row => `| ${row.what} | ${row.medianMs.toFixed(2)} ms | ${row.limitMs} ms |`),
  '',
]
console.log(lines.join('\n'))
writeFileSync(join(import.meta.dirname, '..', 'docs', 'benchmarks.md'), lines.join('\n'))
const missed = [
  ...compared.filter(row => row.ratio < row.wanted),
  ...standings.filter(row => row.medianMs > row.limitMs),
]
for (const row of missed) console.error(`Missed: ${row.what}`)
process.exitCode = missed.length === 0 ? 0 : 1
