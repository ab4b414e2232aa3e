/**
 * `npm run prove`: what `npm test` does with full counts, by the clock of Tokyo or Santiago, and without browsers by the other, the figures that are seconds, 100,000 requests at random, kills, loss of
 * power, ten times the load, a screen for eight hours, and the mutation score of the rules. `--sample` is what CI has time for: a
 * part of each, drawn by a seed that is printed and can be given again as `SEED`: one file of the randomised tests, with counts between
 * those of `npm test` and the full ones, and what its seconds allow of the rest (decision 125). `--mutate server` does something else: see `mutateServer.ts`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { whyNoDisk } from '../e2e/crash/disk.ts'
import { drawnSeed } from './drawnSeed.ts'
import { fuzz } from './fuzz.ts'
import { sampleOf } from './sampleOf.ts'
import { program, root, runSteps, type Step, vitest } from './steps.ts'
import { together } from './together.ts'

/** The tests that try histories, commands and boards at random: `FULL` gives them their full counts. */
const randomised = [
  'test/model',
  'test/walk',
  'test/undoByRoles',
  'server/domain/scores/lostAnswers',
  'server/domain/scores/histories',
  'server/domain/scores/serviceHistories',
  'server/live/standings',
  'server/live/boards',
  'server/print/fitText',
  'server/http/worstFields',
]

const { values } = parseArgs({
  options: { sample: { type: 'boolean', default: false }, mutate: { type: 'string' }, count: { type: 'string' } },
})
if (values.mutate !== undefined) {
  if (values.mutate !== 'server') throw new Error('Only the server is mutated apart: --mutate server.')
  await import('./mutateServer.ts')
  process.exit()
}
const seed = drawnSeed(`npm run prove${values.sample ? ' -- --sample' : ''}`)
/** Where days begin before and after those of UTC: no date may depend on the clock of the machine. */
const [east, west] = ['Asia/Tokyo', 'America/Santiago'] as const
/** Where dates are counted and written. What is asked in a browser was asked by the first clock. */
const dated = ['rules', 'contract', 'server', 'site']
const environment = { FULL: values.sample ? 'sample' : '1', SEED: String(seed), TZ: seed % 2 === 0 ? east : west }
const tests = values.sample ? sampleOf(randomised, 1, seed).flatMap(path => sampleOf(filesOf(path), 1, seed)) : []
/** Of what growth asks the part that takes a minute: papers of an event that read all others were found by it alone. */
const readsAnalysed = String.raw`^(?:ten times the events|a link opens) .* \(force_generic_plan, tables analysed\)`
/** A kill that was begun goes on: the last of them ends a few seconds later. */
const crashSeconds: Readonly<Record<string, string>> = values.sample ? { MOST_SECONDS: '50' } : {}
const patience = values.sample ? ['--ready', '20000'] : []
if (values.sample)
  console.log(
    `Of the tests with larger counts only ${tests.join()}; the others, and full counts, are for "npm run prove".`,
  )

runSteps([
  vitest(
    `tests with ${values.sample ? 'larger' : 'full'} counts, by the clock of ${environment.TZ}`,
    tests,
    environment,
  ),
  ...(values.sample
    ? []
    : [vitest('tests with reduced counts, by the other clock', dated, { TZ: environment.TZ === east ? west : east })]),
  // Nobody knows how busy the machine of a sample is: seconds count in the whole proof alone.
  ...(values.sample
    ? []
    : [vitest('figures, one file at a time', ['--maxWorkers=1', ...filesWithFigures()], { FIGURES: '1' })]),
  // With full counts they are among the tests above.
  ...(values.sample
    ? [
        vitest('installation and archive', ['e2e/firstStart', 'e2e/packed'], { FULL: '1' }),
        vitest('rows that are read beside many events', ['test/growth/events', '-t', readsAnalysed], { FULL: '1' }),
      ]
    : []),
  values.sample ? fuzz(seed, 5000, 40) : fuzz(seed),
  program('kills of server and database', 'node', ['tools/proveCrash.ts', ...cycles(6), ...patience], crashSeconds),
  powerLoss(),
  program('load', 'node', ['tools/proveLoad.ts']),
  // A screen waits nearly all of its hour.
  ...(values.sample
    ? [
        together('a screen for an hour, and mutation of the rules', [
          { name: 'screen', command: 'node', args: ['tools/proveScreens.ts', '--hours', '1'] },
          { name: 'mutation', command: 'node', args: ['tools/mutate.ts', '--sample', String(seed)] },
        ]),
      ]
    : [
        program('a screen for eight hours', 'node', ['tools/proveScreens.ts']),
        program('mutation of the rules', 'node', ['tools/mutate.ts']),
      ]),
])

/** The files of tests below a path. */
function filesOf(path: string): readonly string[] {
  return globSync([`${path}/**/*.test.ts`, `${path}.test.ts`], { cwd: root }).sort()
}

/** The tests in which seconds count. */
function filesWithFigures(): readonly string[] {
  const files = globSync('{e2e,server}/**/*.test.ts', { cwd: root })
  return files
    .filter(file => /\b(atMost|within)\(|\bcountsSeconds\b/.test(readFileSync(join(root, file), 'utf8')))
    .sort()
}

function cycles(few: number): readonly string[] {
  return values.sample ? ['--cycles', String(few)] : []
}

function powerLoss(): Step {
  const why = whyNoDisk()
  if (why === undefined) return program('loss of power', 'node', ['tools/provePower.ts', ...cycles(2)])
  return {
    name: 'loss of power',
    run() {
      console.log(`not run: ${why}`)
      return 'notRun'
    },
  }
}
