/** `npm run prove:power -- --cycles N`: power loss while scores are written, and a control that must lose; 10 times unless told. */
import { parseArgs } from 'node:util'
import { whyNoDisk } from '../e2e/crash/disk.ts'
import { provePower } from '../e2e/crash/provePower.ts'

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '10' } } })
const cycles = Number(values.cycles)
if (!Number.isSafeInteger(cycles) || cycles < 1) throw new Error('--cycles must be a whole number from 1 on.')
const why = whyNoDisk()
if (why !== undefined) console.log(`not run: ${why}`)
else {
  const proof = await provePower(cycles, false, console.log)
  console.log(`${cycles} losses of power, ${proof.acknowledged} acknowledged scores, ${proof.lost} lost`)
  const control = await provePower(Math.min(cycles, 5), true, console.log)
  console.log(`control without waiting for the disk: ${control.acknowledged} acknowledged scores, ${control.lost} lost`)
  process.exitCode = proof.lost === 0 && control.lost > 0 ? 0 : 1
}
