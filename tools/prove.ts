/** `npm run prove`: what `npm test` does with full counts, kills, loss of power, and the mutation score of the rules. */
import { whyNoDisk } from '../e2e/crash/disk.ts'
import { program, runSteps, type Step, vitest } from './steps.ts'

const why = whyNoDisk()
const power: Step =
  why === undefined
    ? program('loss of power', 'node', ['tools/provePower.ts'])
    : {
        name: 'loss of power',
        run() {
          console.log(`not run: ${why}`)
          return 'notRun'
        },
      }

runSteps([
  vitest('tests with full counts', [], { FULL: '1' }),
  program('kills of server and database', 'node', ['tools/proveCrash.ts']),
  power,
  program('load', 'node', ['tools/proveLoad.ts']),
  program('mutation of the rules', 'node', ['tools/mutate.ts']),
])
