/** The process of `loadSampleDataInOwnProcess.ts`. The address comes in the environment, because arguments are visible to everybody on the machine. */
import { loadSampleData } from './loadSampleData.ts'

await loadSampleData(process.env.SAMPLE_DATABASE ?? '', Temporal.Now.instant(), { onlyIntoEmpty: true })
