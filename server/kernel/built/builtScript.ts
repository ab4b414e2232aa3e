/** The scripts of phones and pages, built once: kept below `.built` with what they were built from, and built again when that changed. */
import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../root.ts'

/** Those of the public pages, each from its file in `site/public`. */
export const pageScripts = ['live', 'lists', 'embed', 'board', 'tv'] as const
export type PageScript = (typeof pageScripts)[number]

export const scriptNames = ['scorecard', 'reference', ...pageScripts] as const
export type ScriptName = (typeof scriptNames)[number]

/** The package that a script is built with, which a server in use does not need. */
const builderOf = (name: ScriptName) => (name === 'reference' ? '@scalar/fastify-api-reference' : 'vite')

/** The hash of every file that went into a script, by its path from the root. */
export type Sources = Readonly<Record<string, string>>

/** A script is not built, and there is nothing to build it with. */
export class NotBuiltError extends Error {}

/** The code of a script. Throws `NotBuiltError` when it has to be built and cannot be. */
export async function builtScript(name: ScriptName): Promise<string> {
  await ensureBuilt([name])
  return readFile(builtPath(name, 'js'), 'utf8')
}

/** Builds those of the scripts that are not there or older than their sources. Throws `NotBuiltError` when it cannot. */
export async function ensureBuilt(names: readonly ScriptName[] = scriptNames): Promise<void> {
  const stale = staleScripts(names)
  if (stale.length === 0) return
  // A process of its own: the server would not give back the memory of the builder.
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'buildScript.ts'), ...stale])
}

/** Which of the scripts have to be built. Throws `NotBuiltError` when the packages that build them are not installed. */
export function staleScripts(names: readonly ScriptName[] = scriptNames): readonly ScriptName[] {
  const stale = names.filter(name => !isUpToDate(name))
  if (stale.every(name => existsSync(join(root, 'node_modules', builderOf(name))))) return stale
  throw new NotBuiltError(
    'The pages are not built. Run "npm ci" and then "npm run build", or unpack the archive that "npm run pack" makes.',
  )
}

/** The code of a script (`js`), or what it was built from (`json`). */
export function builtPath(name: ScriptName, ending: 'js' | 'json'): string {
  return join(root, '.built', `${name}.${ending}`)
}

/** The SHA-256, in hexadecimal digits, of the file at a path from the root. */
export function hashOfSource(path: string): string {
  return hash('sha256', readFileSync(join(root, path)))
}

function isUpToDate(name: ScriptName): boolean {
  if (!existsSync(builtPath(name, 'js')) || !existsSync(builtPath(name, 'json'))) return false
  const sources: Sources = JSON.parse(readFileSync(builtPath(name, 'json'), 'utf8'))
  return Object.entries(sources).every(([path, hashed]) => isUnchanged(path, hashed))
}

/** A package that is not installed has not changed: the archive of `npm run pack` leaves out those that only building needs. */
function isUnchanged(path: string, hashed: string): boolean {
  if (!existsSync(join(root, path))) return path.includes('node_modules/')
  return hashOfSource(path) === hashed
}
