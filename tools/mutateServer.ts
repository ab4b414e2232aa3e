/**
 * `npm run prove -- --mutate server`: changes the server and the scorecard in 150 small ways, each in a copy of the checkout, runs the
 * tests that are about the changed file, and prints how many of the changes were found, with the spread of so small a draw, and those
 * that were not. It blocks nothing: 80 % is good. `--count N`: so many changes; `SEED` draws the same again.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyOfCheckout } from './copyOfCheckout.ts'
import { drawnSeed } from './drawnSeed.ts'
import { mutantsOf } from './mutantsOf.ts'
import { mutatedFiles, type Related, relatedTests } from './relatedTests.ts'
import { sampleOf } from './sampleOf.ts'
import { sharedDatabase } from './sharedDatabase.ts'
import { spreadOf } from './spreadOf.ts'
import { environmentOf, root, toolPath } from './steps.ts'

/** What hangs is found as well. */
const mostMs = 120_000
/** What is left then is not tried. */
const mostMsInAll = 45 * 60_000
const atOnce = 2

const { values } = parseArgs({ options: { mutate: { type: 'string' }, count: { type: 'string', default: '150' } } })
const seed = drawnSeed('npm run prove -- --mutate server')
const all = mutatedFiles(root).flatMap(file => {
  const text = readFileSync(join(root, file), 'utf8')
  return mutantsOf(text, file.endsWith('x') ? 'tsx' : 'ts').map(mutant => ({ ...mutant, file, before: text }))
})
const waiting = [...sampleOf(all, Number(values.count), seed)]
type Drawn = (typeof waiting)[number]
const total = waiting.length
console.log(`${total} of ${all.length} small changes of ${mutatedFiles(root).length} files.`)

const database = await sharedDatabase()
const copies = Array.from({ length: atOnce }, () => copyOfCheckout(root))
const survivors: Drawn[] = []
const untested: string[] = []
/** Of each file, whether its tests pass without a change. */
const held = new Map<string, Promise<boolean>>()
let tried = 0
try {
  await Promise.all(copies.map(({ folder }) => work(folder)))
} finally {
  for (const { remove } of copies) remove()
  await database.stop()
}
const { percent, from, to } = spreadOf(tried - survivors.length, tried)
for (const { file, line, before, start, end, text } of survivors)
  console.log(`not found: ${file}:${line} ${oneLine(before.slice(start, end))} → ${oneLine(text)}`)
for (const file of new Set(untested)) console.log(`not tried, because its tests fail without a change: ${file}`)
console.log(
  `${tried - survivors.length} of ${tried} found: ${percent} %, with 95 % certainty between ${from} and ${to} %.`,
)

async function work(folder: string): Promise<void> {
  for (let one = waiting.shift(); one && performance.now() < mostMsInAll; one = waiting.shift()) {
    const { file, before, start, end, text } = one
    const related = relatedTests(root, file)
    const began = performance.now()
    writeFileSync(join(folder, file), before.slice(0, start) + text + before.slice(end))
    const isFound = !(await passes(folder, related))
    writeFileSync(join(folder, file), before)
    // A test that fails anyway finds nothing.
    if (isFound && !(await holds(folder, file, related))) {
      untested.push(file)
      continue
    }
    tried += 1
    if (!isFound) survivors.push(one)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${tried} of ${total}: ${isFound ? 'found' : 'NOT FOUND'} in ${seconds} s, ${file}:${one.line}`)
  }
}

/** Whether the tests of a file pass without a change; looked at once. */
function holds(folder: string, file: string, related: Related): Promise<boolean> {
  const known = held.get(file) ?? passes(folder, related)
  held.set(file, known)
  return known
}

function passes(folder: string, { tests, walk }: Related): Promise<boolean> {
  const args = ['run', '--bail=1', '--maxWorkers=1', '--reporter=dot', ...tests]
  const env = { ...environmentOf({ TESTS_GIVEN: database.given, WALK: walk.join(' ') }) }
  const child = spawn(toolPath('vitest'), args, { cwd: folder, env, stdio: 'ignore', detached: true })
  const timer = setTimeout(() => process.kill(-Number(child.pid), 'SIGKILL'), mostMs)
  return new Promise(resolve =>
    child.on('close', status => {
      clearTimeout(timer)
      resolve(status === 0)
    }),
  )
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 80)}…` : line
}
