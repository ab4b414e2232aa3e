/** `npm run prove:crash -- --cycles N`: kill -9 of server and database while scores are written; 20 times unless told. */
import { parseArgs } from 'node:util'
import { proveKills } from '../e2e/crash/killed.ts'

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '20' } } })
const cycles = Number(values.cycles)
if (!Number.isSafeInteger(cycles) || cycles < 1) throw new Error('--cycles must be a whole number from 1 on.')
const { acknowledged, lost, slowestMs } = await proveKills(cycles, console.log)
console.log(
  `${cycles} kills, ${acknowledged} acknowledged scores, ${lost} lost, ready within ${Math.round(slowestMs)} ms`,
)
process.exitCode = lost === 0 && slowestMs <= 5000 ? 0 : 1
