import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Changes the rules of handicaps, standings and payouts in thousands of small ways and counts how many the tests
 * notice. Prints the score and fails below 85 %. Takes about a quarter of an hour; arguments go to Stryker, for instance
 * `--mutate rules/payouts/purse.ts` for one file.
 */
const root = join(import.meta.dirname, '..')
const tools = join(root, 'tools', 'ts5')
const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')

if (!existsSync(stryker)) run('npm', ['ci', '--no-audit', '--no-fund'], tools)
run(process.execPath, [stryker, 'run', join('tools', 'ts5', 'stryker.config.json'), ...process.argv.slice(2)], root)

function run(command: string, parameters: readonly string[], folder: string): void {
  const { status, error } = spawnSync(command, parameters, { cwd: folder, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
