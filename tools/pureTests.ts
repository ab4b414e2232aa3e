import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What starts a database, a server, a program or a browser: a test that reaches none of it by its imports is pure. */
const starters =
  /^(?:test\/(?:cloneDatabase|process)|server\/kernel\/database\/(?:embedded|migrate))\.ts$|^playwright-core$|^node:child_process$/
/** Without imports of types, which start nothing. */
const imported = /^(?:import|export)\b(?! type\b)[^'";]*?'([^']+)'|\bimport\('([^']+)'\)/gm

/** The test files of the checkout at `root` that start nothing, by what they import. */
export function pureTests(root: string): readonly string[] {
  const known = new Map<string, readonly string[]>()
  const importsOf = (file: string) => {
    const found = known.get(file) ?? sources(root, file)
    known.set(file, found)
    return found
  }
  return globSync('{contract,rules,server,site,test,tools,e2e}/**/*.test.{ts,tsx}', { cwd: root })
    .filter(file => !file.includes('node_modules') && !startsSomething(file, importsOf))
    .sort()
}

function sources(root: string, file: string): readonly string[] {
  if (!/\.(?:tsx?|mjs)$/.test(file) || !existsSync(join(root, file))) return []
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(imported)].map(([, still, later]) => {
    const source = still ?? later ?? ''
    return source.startsWith('.') ? join(dirname(file), source).replaceAll('\\', '/') : source
  })
}

function startsSomething(file: string, importsOf: (file: string) => readonly string[]): boolean {
  const seen = new Set<string>()
  const waiting = [file]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (starters.test(one)) return true
    if (seen.has(one)) continue
    seen.add(one)
    waiting.push(...importsOf(one))
  }
  return false
}
