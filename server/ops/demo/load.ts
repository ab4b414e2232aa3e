/** The process of `loadDemoInOwnProcess.ts`. The address comes in the environment, because arguments are visible to everybody on the machine. */
import { loadDemo } from './loadDemo.ts'

const { SAMPLE_DATABASE = '', SAMPLE_PLAYS_ON } = process.env
await loadDemo(SAMPLE_DATABASE, Temporal.Now.instant(), { onlyIntoEmpty: true, playsOn: SAMPLE_PLAYS_ON === 'true' })
