/** `npm run prove:load`: 10,000 readers of a leaderboard who all see its end, and ten times more asked than can be done. */
import { measureOverload } from '../bench/measureOverload.ts'
import { measureStreams, whyNotStreams } from '../bench/measureStreams.ts'

const readers = 10_000
const failures: string[] = []

const whyNot = whyNotStreams(readers)
if (whyNot !== undefined) console.log(`not run: ${whyNot}`)
else {
  const streams = await measureStreams(readers, 20, 1)
  const { behind, reconnected, p99Ms } = streams
  console.log(
    `${readers} readers, 2 updates a second, ${reconnected} cut and back: ${behind} without the final standings, p99 ${Math.round(p99Ms)} ms`,
  )
  if (behind > 0) failures.push('a reader missed the final standings')
}
const { usefulOfPeak, acceptedPercent, readsFailed, openP99Ms, newP99Ms, shedPerSecond, ofMemory } =
  await measureOverload()
console.log(
  `ten times more asked than done: ${acceptedPercent.toFixed(1)} % of the scores accepted, p99 ${Math.round(openP99Ms)} ms over open connections and ${Math.round(newP99Ms)} ms over new ones, ${Math.round(shedPerSecond)} reads a second sent away with 503, ${readsFailed} lost, useful work ${usefulOfPeak.value.toFixed(2)} of the peak`,
)
console.log(
  `a list from memory for 5,000: ${Math.round(ofMemory.usefulPerSecond)} a second, ${ofMemory.acceptedPercent.toFixed(1)} % of the scores accepted, p99 ${Math.round(ofMemory.openP99Ms)} ms over open connections and ${Math.round(ofMemory.newP99Ms)} ms over new ones`,
)
if (Math.min(acceptedPercent, ofMemory.acceptedPercent) < 99)
  failures.push('fewer than 99 % of the scores were accepted')
if (readsFailed > 0) failures.push('reads were neither answered nor sent away')
for (const failure of failures) console.error(failure)
process.exitCode = failures.length === 0 ? 0 : 1
