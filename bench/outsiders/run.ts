/** `npm run bench:outsiders`: the service beside programs of others over the same database; prints a table and writes docs/benchmarks-outsiders.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compared } from '../compare.ts'
import { machine } from '../machine.ts'
import { createNoise, noiseInWords } from '../noise.ts'
import { comparedTable, missed } from '../tables.ts'
import { compareOutsider } from './compareOutsider.ts'
import { startDirectus } from './startDirectus.ts'
import { startPostgraphile } from './startPostgraphile.ts'

const noise = createNoise()
const compared: Compared[] = []
const notRun: string[] = []
await noise.sample()
for (const { name, start, wanted } of [
  { name: 'PostGraphile', start: startPostgraphile, wanted: 3 },
  { name: 'Directus', start: startDirectus, wanted: 5 },
]) {
  try {
    for await (const row of compareOutsider(start, wanted)) {
      compared.push(row)
      console.log(`${row.what}: ${row.ratio.toFixed(2)} of ${row.peer}`)
    }
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    notRun.push(`not run: ${name}, because ${because}`)
    console.error(notRun.at(-1))
  }
  await noise.sample()
}

const lines = [
  '# Benchmarks beside programs of others',
  '',
  `Written by \`npm run bench:outsiders\` on ${new Date().toISOString().slice(0, 10)}. ${await machine()}.`,
  '',
  `The same rows in the same PostgreSQL, both sides with up to 16 connections to it and asked by 16 at a time, in turns that alternate: the ratio is the median of the turns, with the lowest and the highest beside it. ${noiseInWords(noise)}`,
  '',
  ...comparedTable(compared),
  ...notRun.flatMap(text => ['', `${text.replace(/^n/, 'N').replace(/\.$/, '')}.`]),
  '',
  'The service checks who asks, validates, records who changed what, answers a repetition by its key and tells its followers, under row security. The others connect as the owner of the database and do less; what each leaves out stands at the head of its file in `bench/outsiders/`. They run in production mode, without a log of requests, with the caches that they come with.',
  '',
]
console.log(lines.join('\n'))
writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'benchmarks-outsiders.md'), lines.join('\n'))
const misses = missed(compared, [])
for (const what of misses) console.error(`Missed: ${what}`)
process.exitCode = misses.length === 0 ? 0 : 1
