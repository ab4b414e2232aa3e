/**
 * `npm run prove:crash`: kill -9 of server and database while scores are written, 20 times; of first starts at every phase, 30
 * times; of everything right after the sample data were loaded, 5 times. `--cycles N` takes N, 1.5 N and N / 4 of them;
 * `--ready MS` is how soon it must serve again, 5 s unless told; `MOST_SECONDS` bounds how long it begins new ones.
 */
import { parseArgs } from 'node:util'
import { proveEarlyKills } from '../e2e/crash/proveEarlyKills.ts'
import { proveFirstStarts } from '../e2e/crash/proveFirstStarts.ts'
import { proveKills } from '../e2e/crash/proveKills.ts'

const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '20' }, ready: { type: 'string', default: '5000' } },
})
const cycles = Number(values.cycles)
if (!Number.isSafeInteger(cycles) || cycles < 1) throw new Error('--cycles must be a whole number from 1 on.')
await proveFirstStarts(Math.ceil(cycles * 1.5), console.log)
await proveEarlyKills(Math.ceil(cycles / 4), console.log)
const { kills, acknowledged, lost, slowestMs } = await proveKills(cycles, console.log)
console.log(
  `${kills} kills, ${acknowledged} acknowledged scores, ${lost} lost, ready within ${Math.round(slowestMs)} ms`,
)
process.exitCode = lost === 0 && slowestMs <= Number(values.ready) ? 0 : 1
