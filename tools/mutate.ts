/**
 * Changes the rules of handicaps, formats of play, standings and payouts in thousands of small ways and counts how many the tests
 * notice. Prints the score and fails below 90 %. Takes ten to twenty minutes. `--sample SEED` takes a few files only, drawn by
 * the seed, and fails below 60 %, because a small file has few mutants; other arguments go to Stryker, for instance
 * `--mutate rules/formats/ringer.ts` for one file.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleOf } from './sampleOf.ts'

const root = join(import.meta.dirname, '..')
const tools = join(root, 'tools', 'ts5')
const stryker = join(tools, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const config = join('tools', 'ts5', 'stryker.config.json')

/** What a sample has time for: about a mutant a line, some of them a second each. */
const mostLines = 120

const [option, seed, ...rest] = process.argv.slice(2)
if (!existsSync(stryker)) run('npm', ['ci', '--no-audit', '--no-fund'], tools)
const parameters = option === '--sample' ? [sampled(Number(seed)), ...rest] : [config, ...process.argv.slice(2)]
run(process.execPath, [stryker, 'run', ...parameters], root)

/** A configuration for some of the files. */
function sampled(seed: number): string {
  const all = globSync('rules/{formats,handicap,standings,payouts}/**/*.ts', { cwd: root }).sort()
  const files = all.filter(file => !/\.(test|cases)\.ts$|test(Rounds|Cards)\.ts$/.test(file))
  let lines = 0
  const mutate = sampleOf(files, 12, seed).filter((file, at) => {
    lines += readFileSync(join(root, file), 'utf8').split('\n').length
    return at === 0 || lines <= mostLines
  })
  console.log(`Of ${files.length} files ${mutate.join(', ')}.`)
  const settings = JSON.parse(readFileSync(join(root, config), 'utf8'))
  const folder = join(root, '.stryker-tmp')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'sample.config.json')
  const thresholds = { ...settings.thresholds, break: 60 }
  writeFileSync(path, JSON.stringify({ ...settings, mutate, thresholds, tempDirName: '.stryker-tmp/sandbox' }))
  return path
}

function run(command: string, parameters: readonly string[], folder: string): void {
  const { status, error } = spawnSync(command, parameters, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, MUTANTS: '1', CI: '1' },
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
