/** The scripts and styles of phones and pages, built once: kept below `.built` with what they were built from, and built again when that changed. */
import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { said } from '../../contract/words/say.ts'
import { root } from '../kernel/root.ts'
import { SaidError } from '../kernel/saidError.ts'
import type { StyleSheet } from './styleSheets.ts'

/** Those of the public pages, each from its file in `site/public`. */
export const pageScripts = ['live', 'lists', 'embed', 'board', 'tv', 'login', 'keepDay'] as const
export type PageScript = (typeof pageScripts)[number]

/** What is built, each with a file of its own; `styles` is a list of style sheets. */
export const builtNames = [
  'scorecard',
  'cardCodes',
  'console',
  'worker',
  'dayWorker',
  'reference',
  'styles',
  ...pageScripts,
] as const
export type BuiltName = (typeof builtNames)[number]

/** The console is a set of scripts, one for what all screens share and one for each screen; their names change with their content. */
export type BuiltSet = {
  /** The script that starts the others. */
  readonly entry: string
  /** Of each script, those that it cannot run without. */
  readonly imports: Readonly<Record<string, readonly string[]>>
  /** Of each script, those that it loads when they are needed. */
  readonly opens: Readonly<Record<string, readonly string[]>>
  /** The script of each file that is loaded when it is needed, by the path of the file below `site/console`. */
  readonly later: Readonly<Record<string, string>>
}

/** The package that something is built with, which a server in use does not need. */
const builderOf = (name: BuiltName) => (name === 'reference' ? '@scalar/fastify-api-reference' : 'vite')

/** The hash of every file that went into it, by its path from the root. */
export type Sources = Readonly<Record<string, string>>

/** Something is not built, and there is nothing to build it with. */
export class NotBuiltError extends SaidError {}

/** The code of a script. Throws `NotBuiltError` when it has to be built and cannot be. */
export async function builtScript(name: BuiltName): Promise<string> {
  await ensureBuilt([name])
  return readFile(builtPath(name, 'js'), 'utf8')
}

/** The scripts of the console by their names, and how they hang together. Throws `NotBuiltError` when they have to be built and cannot be. */
export async function builtSet(): Promise<BuiltSet & { readonly code: Readonly<Record<string, string>> }> {
  await ensureBuilt(['console'])
  const set: BuiltSet = JSON.parse(await readFile(builtPath('console', 'js'), 'utf8'))
  const names = Object.keys(set.imports)
  const code = await Promise.all(
    names.map(async name => [name, await readFile(join(setFolder, name), 'utf8')] as const),
  )
  return { ...set, code: Object.fromEntries(code) }
}

/** The text of a style sheet. `ensureBuilt` comes first. */
export function builtStyleSheet(name: StyleSheet): string {
  const sheets: Readonly<Record<StyleSheet, string>> = JSON.parse(readFileSync(builtPath('styles', 'js'), 'utf8'))
  return sheets[name]
}

/** Builds what is not there or older than its sources. Throws `NotBuiltError` when it cannot. */
export async function ensureBuilt(names: readonly BuiltName[] = builtNames): Promise<void> {
  const stale = staleScripts(names)
  if (stale.length === 0) return
  // A process of its own: the server would not give back the memory of the builder.
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'buildScript.ts'), ...stale])
}

/** What has to be built. Throws `NotBuiltError` when the packages that build it are not installed. */
export function staleScripts(names: readonly BuiltName[] = builtNames): readonly BuiltName[] {
  const stale = names.filter(name => !isUpToDate(name))
  if (stale.every(name => existsSync(join(root, 'node_modules', builderOf(name))))) return stale
  throw new NotBuiltError(said('start.trouble.notBuilt'))
}

/** Where the scripts of the console are, with the list of them. */
export const setFolder = join(root, '.built', 'console')

/** The code of a script, the list of the scripts of the console or of the style sheets (`js`), or what it was built from (`json`). */
export function builtPath(name: BuiltName, ending: 'js' | 'json'): string {
  if (ending === 'js' && name === 'console') return join(setFolder, 'set.json')
  return join(root, '.built', ending === 'js' && name === 'styles' ? 'styleSheets.json' : `${name}.${ending}`)
}

/** The SHA-256, in hexadecimal digits, of the file at a path from the root. */
export function hashOfSource(path: string): string {
  return hash('sha256', readFileSync(join(root, path)))
}

function isUpToDate(name: BuiltName): boolean {
  if (!existsSync(builtPath(name, 'js')) || !existsSync(builtPath(name, 'json'))) return false
  const sources: Sources = JSON.parse(readFileSync(builtPath(name, 'json'), 'utf8'))
  return Object.entries(sources).every(([path, hashed]) => isUnchanged(path, hashed))
}

/** A package that is not installed has not changed: the archive of `npm run pack` leaves out those that only building needs. */
function isUnchanged(path: string, hashed: string): boolean {
  if (!existsSync(join(root, path))) return path.includes('node_modules/')
  return hashOfSource(path) === hashed
}
