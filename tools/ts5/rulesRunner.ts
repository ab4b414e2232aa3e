/**
 * Runs the tests of the rules for Stryker in one process that imports them once: vitest begins a process for each of thousands of
 * mutants, which takes six times as long (decision 068). What the rules remember between calls is forgotten between mutants.
 */
import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InstrumenterContext } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import type { Collected } from './collected.ts'

/** The tests that may notice a change in the rules that are mutated. The command line of the vectors is not among them. */
const patterns = ['rules/{handicap,standings,payouts,formats}/**/*.test.ts', 'rules/vectors/vectors.test.ts']

const context: InstrumenterContext = {}
Object.assign(globalThis, { __stryker__: context })

let tests: readonly Collected[] | undefined
const forgetful: { forget(): void }[] = []
/** How many mutants a test has found, and in how many milliseconds. */
const unseen = { found: 1, spent: 10 }
const seen = new Map<string, typeof unseen>()

/** Modules are imported again under a name of their own: each time the rules have been loaded this is another one. */
let generation = 0
/** The address of the folder; Stryker changes into its sandbox before the first run. */
const rules = () => `${pathToFileURL(join(process.cwd(), 'rules')).href}/`

registerHooks({
  resolve(specifier, from, next) {
    const isOfRules = from.parentURL?.startsWith(rules())
    if (isOfRules && specifier === 'vitest') return { url: import.meta.resolve('./collected.ts'), shortCircuit: true }
    const found = next(specifier, from)
    return isOfRules && found.url.startsWith(rules()) ? { ...found, url: `${found.url}?${generation}` } : found
  },
})

/** The tests of all files; `anew` imports everything again, as a mutant outside of functions needs it. */
async function load(anew: boolean) {
  if (tests && !anew) return tests
  const { collect } = await import('./collected.ts')
  await import('fast-check')
  generation++
  tests = undefined
  forgetful.length = 0
  const { WeakMap: usual } = globalThis
  globalThis.WeakMap = forgetfulMap(usual)
  const loaded: Collected[] = []
  try {
    for (const file of globSync(patterns).sort()) {
      const path = join(process.cwd(), file)
      loaded.push(...(await collect(path, () => import(`${pathToFileURL(path).href}?${generation}`))))
    }
  } finally {
    globalThis.WeakMap = usual
  }
  tests = loaded
  return tests
}

/** A WeakMap that is empty again for each mutant: what the one before has counted is not the truth. */
function forgetfulMap(usual: typeof WeakMap): typeof WeakMap {
  return class<K extends WeakKey, V> extends usual<K, V> {
    #kept = new usual<K, V>()
    constructor() {
      super()
      forgetful.push(this)
    }
    forget() {
      this.#kept = new usual()
    }
    override get(key: K) {
      return this.#kept.get(key)
    }
    override set(key: K, value: V) {
      this.#kept.set(key, value)
      return this
    }
    override has(key: K) {
      return this.#kept.has(key)
    }
    override delete(key: K) {
      return this.#kept.delete(key)
    }
  }
}

/** Runs `ids`, those that find most in least time first, and ends with the first that fails if `bail`. */
async function run(ids: readonly string[] | undefined, bail: boolean): Promise<DryRunResult> {
  for (const one of forgetful) one.forget()
  const tests: TestResult[] = []
  const chosen = (await load(false)).filter(({ id }) => !ids || ids.includes(id))
  for (const { id, run } of chosen.toSorted((a, b) => worth(b.id) - worth(a.id))) {
    context.currentTestId = id
    const began = performance.now()
    const failureMessage = await failureOf(run)
    const timeSpentMs = performance.now() - began
    delete context.currentTestId
    const { found, spent } = seen.get(id) ?? unseen
    seen.set(id, { found: found + (failureMessage === undefined ? 0 : 1), spent: spent + timeSpentMs })
    const result = { id, name: id, timeSpentMs }
    tests.push(
      failureMessage === undefined
        ? { ...result, status: TestStatus.Success }
        : { ...result, status: TestStatus.Failed, failureMessage },
    )
    if (failureMessage !== undefined && bail) break
  }
  return { status: DryRunStatus.Complete, tests }
}

function worth(id: string): number {
  const { found, spent } = seen.get(id) ?? unseen
  return found / spent
}

async function failureOf(work: () => unknown): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return String(error)
  }
}

const runner: TestRunner = {
  capabilities: () => ({ reloadEnvironment: true }),
  async dryRun({ disableBail }) {
    const result = await run(undefined, !disableBail)
    const { mutantCoverage } = context
    return result.status === DryRunStatus.Complete && mutantCoverage ? { ...result, mutantCoverage } : result
  },
  async mutantRun({
    testFilter,
    activeMutant,
    mutantActivation,
    reloadEnvironment,
    hitLimit,
    disableBail,
  }: MutantRunOptions) {
    delete context.activeMutant
    Object.assign(context, { hitLimit, hitCount: hitLimit === undefined ? undefined : 0 })
    if (mutantActivation === 'static') context.activeMutant = activeMutant.id
    const failureMessage = await failureOf(() => load(reloadEnvironment))
    // No test can begin.
    if (failureMessage !== undefined)
      return { status: MutantRunStatus.Killed, failureMessage, killedBy: [], nrOfTests: 0 }
    context.activeMutant = activeMutant.id
    const result = await run(testFilter, !disableBail)
    return toMutantRunResult(determineHitLimitReached(context.hitCount, hitLimit) ?? result)
  },
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'rules', () => runner)]
