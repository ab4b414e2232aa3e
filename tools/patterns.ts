/**
 * Checks that every regular expression of the product takes time in proportion to the text: one that backtracks stops a server
 * for everybody (decision 100). recheck judges them; it is installed in `tools/patterns`, the first time that it is missing there.
 * What it said of a pattern is kept, because the same pattern is the same tomorrow.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Pattern, patternsIn } from './patternsIn.ts'
import { root } from './steps.ts'

const tools = join(root, 'tools', 'patterns')
const recheck = createRequire(join(tools, 'package.json'))
const kept = join(root, 'node_modules', '.cache', 'patterns-recheck-4.5.0.json')

/** Patterns that are slower on texts that nobody else writes, and where those come from. */
const ownTexts: Readonly<Record<string, string>> = {
  '^(\\w+:\\/\\/[^/?]*\\/)([^?]*)(.*)$': 'the address of the database, from the operator',
  ', (\\.\\.\\.)?".*is not valid JSON$': 'what V8 says of JSON, a few words',
  '\\((.*)\\) \\S (\\d+)': 'what the kernel says of a process',
}

/** Files that put patterns together, of parts that are theirs. */
const ownParts: Readonly<Record<string, string>> = {
  'site/public/tv.ts': 'names of parameters in our own page',
  'site/console/frame/phrase.ts': 'what the person types, in the browser of the person',
  'contract/documents/console.ts': 'names of documents',
  'server/ops/personalData/redactPerson.ts': 'words of a name, escaped, without repetition',
  'server/kernel/http/explainErrors.ts': 'patterns of the contract, which are judged where they stand',
}

/** What a check that sees nothing would let through: the logo that stopped everybody, and two runs of the same sign. */
const known: readonly (readonly [pattern: string, speed: Speed])[] = [
  ['^(<!--[\\s\\S]*?-->\\s*|<!DOCTYPE[^>]*>\\s*)*<svg', 'exponential'],
  ['\\d\\s*\\s*x', 'polynomial'],
  ['^[a-z]+$', 'linear'],
]

type Speed = 'linear' | 'polynomial' | 'exponential'

const judged: Record<string, Speed> = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}
const wrong: string[] = []
for (const [source, speed] of known)
  if (speedOf({ source, flags: '', line: 0 }) !== speed) wrong.push(`the check does not see that ${source} is ${speed}`)
const used = new Set<string>()
let count = 0
for (const file of globSync('{server,contract,rules,site}/**/*.{ts,tsx}', { cwd: root }).sort()) {
  if (/\.test\.tsx?$|\.cases\.ts$/.test(file)) continue
  const { patterns, madeOfParts } = patternsIn(file, readFileSync(join(root, file), 'utf8'))
  for (const pattern of patterns) {
    count += 1
    const speed = speedOf(pattern)
    const isOwn = ownTexts[pattern.source] !== undefined
    if (isOwn) used.add(pattern.source)
    // What is slow in a browser is slow for the person who typed it.
    if (speed === 'exponential' || (speed === 'polynomial' && !isOwn && !file.startsWith('site/')))
      wrong.push(`${file}:${pattern.line} takes ${speed} time: /${pattern.source}/${pattern.flags}`)
  }
  if (madeOfParts.length > 0 && ownParts[file] !== undefined) used.add(file)
  else for (const line of madeOfParts) wrong.push(`${file}:${line} puts a pattern together, which nobody can judge`)
}
for (const name of [...Object.keys(ownTexts), ...Object.keys(ownParts)])
  if (!used.has(name)) wrong.push(`tools/patterns.ts lists what is no longer there: ${name}`)
mkdirSync(dirname(kept), { recursive: true })
writeFileSync(kept, JSON.stringify(judged))
console.log(wrong.length > 0 ? wrong.join('\n') : `${count} patterns, all of them linear where others write the text.`)
process.exitCode = wrong.length > 0 ? 1 : 0

function speedOf({ source, flags }: Pattern): Speed {
  const key = `/${source}/${flags}`
  judged[key] ??= judge(source, flags)
  return judged[key]
}

function judge(source: string, flags: string): Speed {
  if (!existsSync(join(tools, 'node_modules', 'recheck'))) install()
  process.env.RECHECK_BACKEND = 'pure'
  const { checkSync } = recheck('recheck') as { readonly checkSync: Check }
  const { status, complexity, error } = checkSync(source, flags.replaceAll(/[dv]/g, ''), { timeout: 30_000 })
  if (status === 'unknown')
    throw new Error(`/${source}/${flags} cannot be judged: ${error?.kind}. Write it more simply.`)
  if (status === 'safe') return 'linear'
  return complexity?.type === 'exponential' ? 'exponential' : 'polynomial'
}

type Check = (
  source: string,
  flags: string,
  options: { readonly timeout: number },
) => {
  readonly status: 'safe' | 'vulnerable' | 'unknown'
  readonly complexity?: { readonly type: string }
  readonly error?: { readonly kind: string }
}

/** Without the programs for Java and for each platform, which it can do without. */
function install(): void {
  const { status, error } = spawnSync('npm', ['ci', '--omit=optional', '--no-audit', '--no-fund'], {
    cwd: tools,
    stdio: 'inherit',
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
