/** Runs the steps of a check one after the other, all of them, and closes with the plain line that counts. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { leftBehind } from './leftBehind.ts'

export const root = join(import.meta.dirname, '..')
const tools = join(root, 'node_modules', '.bin')

export type Counted = { readonly passed: number; readonly failed: number }
export type Step = { readonly name: string; readonly run: () => Counted | 'notRun' | Promise<Counted> }

/** Runs `steps`, prints `N passed, N failed`, and sets the exit code. A step that leaves a database on the disk has failed. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  let passed = 0
  let failed = 0
  // Of a run that was cut short.
  leftBehind()
  for (const { name, run } of steps) {
    console.log(`\n--- ${name}`)
    const began = performance.now()
    const result = await run()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (result === 'notRun') continue
    passed += result.passed
    failed += result.failed
    const left = leftBehind()
    for (const folder of left)
      console.log(`It left the database of ${folder}: make that folder with test/newFolder.ts.`)
    failed += left.length
    console.log(`--- ${name}: ${result.failed + left.length === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** A program of node_modules as one step that passes or fails. */
export function program(
  name: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Step {
  return {
    name,
    run: () => (execute(command, args, environment) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

/** All vitest tests below `paths`, each counted. */
export function vitest(
  name: string,
  paths: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Step {
  return {
    name,
    run() {
      const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-report-'))
      const report = join(folder, 'report.json')
      const ended = execute(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...paths],
        environment,
      )
      try {
        const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
        const failed = numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0)
        return { passed: numPassedTests, failed: failed === 0 && !ended ? 1 : failed }
      } catch {
        return { passed: 0, failed: 1 }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Runs a program with the packaged Node first in the path. True when it ended well. */
export function execute(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): boolean {
  const env = environmentOf(environment)
  const { status } = spawnSync(toolPath(command), args, { cwd: root, stdio: 'inherit', env })
  return status === 0
}

/** A program of node_modules. */
export function toolPath(command: string): string {
  return join(tools, command)
}

/** The environment of a tool: the packaged Node is first in the path. */
export function environmentOf(more: Readonly<Record<string, string>>): Record<string, string | undefined> {
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`, ...more }
}
